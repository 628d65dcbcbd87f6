import { FastRng, Match, type Seat } from '@sixfold/game-kit';
import {
  DRAWINGS,
  FULL_HAND,
  JOKER,
  OVER,
  parseCard,
  type SixteenOptions,
  type SixteenState,
  type SixteenView,
  sideOf,
  sixteen,
} from '@sixfold/sixteen';
import { describe, expect, test } from 'vitest';
import { type Answer, type Budget, LEVELS, type Level, type Question } from '../src/index.js';
import { solve } from '../src/sixteen/ending.js';
import { sixteenBots } from '../src/sixteen/index.js';
import { evenWeights, holdingWeights, unseenCards } from '../src/sixteen/knowledge.js';
import { train } from '../src/sixteen/training.js';
import { WorldDealer } from '../src/sixteen/worlds.js';
import { worldsLeft } from '../src/sixteen/worlds-left.js';
import { cardsLeft } from '../src/sixteen/worth.js';

const DEFAULTS: SixteenOptions = {
  matches: true,
  jokers: true,
  bonus: false,
  drawing: 'automatic',
  starter: 0,
};
const FEW: Budget = { iterations: 20 };
const SOME: Budget = { iterations: 400 };

const switches = [false, true];
const combinations = [2, 4].flatMap((seats) =>
  DRAWINGS.flatMap((drawing) =>
    switches.flatMap((matches) =>
      switches.flatMap((jokers) => switches.map((bonus) => ({ seats, drawing, matches, jokers, bonus }))),
    ),
  ),
);

type SixteenMatch = Match<SixteenState, SixteenView, SixteenOptions>;

const start = (options: Partial<SixteenOptions>, seats: number, seed: string) =>
  Match.start(sixteen, { options, seats, seed }) as SixteenMatch;

/** A position as a table, awaiting seat 0 unless said otherwise. */
function positioned(
  table: Readonly<Record<string, unknown>> & { readonly hands: readonly unknown[] },
  options: Partial<SixteenOptions> = {},
): SixteenState {
  const full = { groups: [0, 0], pile: [], toMove: 0, ...table };
  const seats = table.hands.length;
  return sixteen.fromTable({ ...DEFAULTS, ...options }, seats, full, 'test') as SixteenState;
}

function question(state: SixteenState, more: Partial<Question<SixteenView>> = {}): Question<SixteenView> {
  const seat = state.toMove;
  const moves = new Int32Array(sixteen.maxMoves);
  const count = sixteen.legalMoves(state, seat, moves);
  const legal = Array.from(moves.subarray(0, count), (move) => sixteen.formatMove(state, move));
  return {
    view: sixteen.view(state, seat),
    seat,
    legal,
    budget: FEW,
    rng: new FastRng('question'),
    clock: () => 0,
    ...more,
  };
}

const ask = (level: Level, state: SixteenState, more: Partial<Question<SixteenView>> = {}): Answer =>
  sixteenBots.bot(level).choose(question(state, more));

/** Plays a whole game; the first side is `levels[0]`. Returns the difference of groups. */
function playGame(match: SixteenMatch, levels: readonly [Level, Level], budget: Budget): number {
  const rng = new FastRng(`${match.setup.seed} ${levels}`);
  while (match.outcome() === undefined) {
    const seat = match.toAct()[0] as Seat;
    const view = match.view(seat);
    const legal = match.legal(seat);
    const level = levels[sideOf(seat) as 0 | 1];
    const { move } = sixteenBots.bot(level).choose({ view, seat, legal, budget, rng, clock: () => 0 });
    if (!Array.isArray(match.play(seat, move))) throw new Error(`${level} played ${move}`);
  }
  const [first = 0, second = 0] = match.outcome()?.scores ?? [];
  return first - second;
}

/** Points of the first level over duplicate deals with seats changed. */
function duel(one: Level, other: Level, deals: number, seats: number, budget: Budget): number {
  let points = 0;
  const score = (difference: number) => (Math.sign(difference) + 1) / 2;
  for (let deal = 0; deal < deals; deal++) {
    points += score(playGame(start({}, seats, `duel ${deal}`), [one, other], budget));
    points += score(-playGame(start({}, seats, `duel ${deal}`), [other, one], budget));
  }
  return points / (2 * deals);
}

describe('every level plays every way to the end', () => {
  test.each(combinations)('%o', ({ seats, ...options }) => {
    playGame(start(options, seats, 'levels'), ['easy', 'medium'], FEW);
    playGame(start(options, seats, 'levels'), ['strong', 'master'], FEW);
  });
});

describe('answers', () => {
  test.each(LEVELS)('%s: the same question has the same answer', (level) => {
    const { state } = start({}, 2, 'same');
    expect(ask(level, state)).toEqual(ask(level, state));
  });

  test.each(LEVELS)('%s: the move is legal and among the candidates, with a reason', (level) => {
    const { state } = start({}, 4, 'candidates');
    const answer = ask(level, state);
    expect(question(state).legal).toContain(answer.move);
    expect(answer.candidates[0]?.move).toBe(answer.move);
    for (const candidate of answer.candidates) expect(candidate.reason?.code).toBeTypeOf('string');
  });

  test('iterations, clock and cancelling end the search', () => {
    const { state } = start({}, 2, 'budget');
    expect(ask('master', state, { budget: { iterations: 77 } }).iterations).toBe(77);
    let time = 0;
    const clock = () => time++;
    const byClock = ask('master', state, { budget: { millis: 5 }, clock }).iterations;
    expect(byClock).toBeGreaterThan(1);
    expect(byClock).toBeLessThan(1000);
    const cancelled = ask('master', state, { budget: { millis: 1e9 }, cancelled: () => true });
    expect(cancelled.iterations).toBeLessThan(100);
  });

  test('a settled choice is answered at once, whatever the budget', () => {
    const { state } = start({}, 2, 'settled');
    const most = { budget: { iterations: 1_000_000 } };
    const settled = ask('master', state, most);
    expect(settled.iterations).toBeLessThan(100_000);
    expect(ask('master', state, most)).toEqual(settled);
  });

  test('a search sees nothing but the view', () => {
    const { state } = start({}, 2, 'honest');
    const other = sixteen.determinize(sixteen.view(state, 0), new FastRng('another world'));
    expect(sixteen.table(other)).not.toEqual(sixteen.table(state));
    expect(ask('master', other)).toEqual(ask('master', state));
  });
});

describe('sense', () => {
  const takesSixteen = positioned({
    hands: [
      ['b3', 'g1', 'o2', 'p6'],
      ['b1', 'o3', 'p4'],
    ],
    talon: ['p1', 'g5', 'g3', 'b4', 'o6', 'p2'],
    pile: ['g6', 'o4'],
  });

  test.each(['medium', 'strong', 'master'] as const)('[X-4] %s takes sixteen', (level) => {
    const answer = ask(level, takesSixteen, { budget: SOME });
    expect(answer.move).toBe('p6');
    expect(answer.candidates[0]?.reason).toEqual({ code: 'takesSixteen', params: {} });
  });

  test.each(['strong', 'master'] as const)('[X-7] %s gets the last group with a joker', (level) => {
    const hands = [['g6', 'j'], ['b5']];
    const answer = ask(level, positioned({ hands, talon: [], pile: ['o6', 'b5'] }));
    expect(answer.move).toMatch(/^j=/);
    expect(answer.candidates[0]?.value).toBe(1);
    expect(answer.candidates.find(({ move }) => move === 'g6')?.value).toBe(-1);
  });

  test.each(['medium', 'strong', 'master'] as const)('[X-13] %s prefers the double group', (level) => {
    const state = positioned(
      {
        hands: [
          ['b6', 'o2'],
          ['b6', 'o1'],
        ],
        talon: [],
        pile: ['g4', 'o6', 'o4'],
      },
      { bonus: true },
    );
    const answer = ask(level, state);
    expect(answer.move).toBe('o2');
    expect(answer.candidates[0]?.reason?.code).toBe('takesBonus');
  });

  test.each(['medium', 'strong', 'master'] as const)('[X-4] %s does not bust needlessly', (level) => {
    const state = positioned({
      hands: [
        ['b2', 'g5', 'o6', 'p6'],
        ['b1', 'o3', 'p4'],
      ],
      talon: ['p1', 'g5', 'g3', 'b4', 'o5', 'p3', 'b6', 'p5', 'o1', 'g4', 'b5'],
      pile: ['g6', 'o6'],
    });
    expect(ask(level, state, { budget: SOME }).move).toBe('b2');
  });

  test.each(['medium', 'strong', 'master'] as const)('[X-14] %s draws before playing', (level) => {
    for (const drawing of ['strict', 'loose'] as const) {
      expect(ask(level, start({ drawing }, 2, 'draw').state).move).toBe('draw');
    }
  });
});

/** Every line of play to its end, without any cleverness: a win counts more than any number of groups. */
function bestResult(state: SixteenState): number {
  if (state.toMove === OVER) {
    const difference = state.won[0] - state.won[1];
    return 100 * Math.sign(difference) + difference;
  }
  const results = legalOf(state).map((move) => bestResult(afterMove(state, move)));
  return sideOf(state.toMove) === 0 ? Math.max(...results) : Math.min(...results);
}

function legalOf(state: SixteenState): number[] {
  const moves = new Int32Array(sixteen.maxMoves);
  return Array.from(moves.subarray(0, sixteen.legalMoves(state, state.toMove, moves)));
}

function afterMove(state: SixteenState, move: number): SixteenState {
  const after = sixteen.copy(state);
  sixteen.apply(after, state.toMove, move);
  return after;
}

const differenceIn = (result: number): number => result - 100 * Math.sign(Math.round(result / 100));

/** A game played at random until at most this many cards are left, in hands and talon. */
function nearTheEnd(
  options: Partial<SixteenOptions>,
  seats: number,
  seed: string,
  cards: number,
): SixteenState {
  const match = start(options, seats, seed);
  const rng = new FastRng(seed);
  while (cardsLeft(match.state) > cards) {
    const seat = match.toAct()[0] as Seat;
    const legal = match.legal(seat);
    match.play(seat, legal[rng.next() % legal.length] as string);
  }
  return match.state;
}

describe('[X-8] the end is solved', () => {
  const ends: { seats: number; cards: number; options: Partial<SixteenOptions> }[] = [
    { seats: 2, cards: 6, options: { jokers: false } },
    { seats: 2, cards: 8, options: { jokers: false } },
    { seats: 2, cards: 4, options: { bonus: true } },
    { seats: 2, cards: 4, options: { matches: false } },
    { seats: 4, cards: 6, options: { jokers: false } },
    { seats: 4, cards: 4, options: {} },
    { seats: 2, cards: 4, options: { jokers: false, drawing: 'loose' } },
  ];

  test.each(ends)('no line of play is better: %o', ({ seats, cards, options }) => {
    for (let number = 0; number < 12; number++) {
      const state = nearTheEnd(options, seats, `end ${number}`, cards);
      if (state.toMove === OVER) continue;
      // Jokers are rarely kept so long by chance, so the player to move is given one.
      if (options.jokers !== false) state.hands[state.toMove * FULL_HAND] = JOKER;
      const worlds = worldsLeft(state, state.toMove, evenWeights(seats));
      const sign = sideOf(state.toMove) === 0 ? 1 : -1;
      const results = new Map(
        legalOf(state).map((move) => {
          const each = worlds.map(({ world }) => sign * bestResult(afterMove(world, move)));
          return [move, { worth: mean(each), value: mean(each.map(differenceIn)) }];
        }),
      );
      const solved = solve(worlds);
      const best = Math.max(...Array.from(results.values(), ({ worth }) => worth));
      expect(results.get(solved[0]?.move as number)?.worth).toBeCloseTo(best);
      for (const { move, value } of solved) expect(value).toBeCloseTo(results.get(move)?.value as number);
    }
  });

  test('with every world that is left, and no other', () => {
    const counts = [
      { seats: 2, cards: 7, worlds: 1 },
      { seats: 2, cards: 8, worlds: 4 },
      { seats: 2, cards: 9, worlds: 20 },
      { seats: 4, cards: 9, worlds: 90 },
    ];
    for (const { seats, cards, worlds } of counts) {
      const state = nearTheEnd({ jokers: false }, seats, 'worlds left', cards);
      const view = sixteen.view(state, state.toMove);
      const left = worldsLeft(state, state.toMove, evenWeights(seats));
      expect(left).toHaveLength(worlds);
      for (const { world } of left) expect(sixteen.view(world, state.toMove)).toEqual(view);
      expect(new Set(left.map(({ world }) => `${world.hands} ${world.talon}`)).size).toBe(worlds);
    }
  });

  test('worlds in which others hold what they hardly hold weigh less', () => {
    const state = nearTheEnd({ jokers: false }, 2, 'weights', 8);
    const other = 1 - state.toMove;
    const doubted = state.hands[other * FULL_HAND] as number;
    const weights = evenWeights(2);
    (weights[other] as Float64Array)[doubted] = 0.1;
    for (const { world, weight } of worldsLeft(state, state.toMove, weights)) {
      const copies = world.hands
        .subarray(other * FULL_HAND, other * FULL_HAND + (world.handSizes[other] as number))
        .filter((card) => card === doubted).length;
      expect(weight).toBeCloseTo(0.1 ** copies);
    }
  });
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('what others hold', () => {
  const state = positioned({
    hands: [
      ['b3', 'g1', 'o2', 'p6'],
      ['b1', 'o3', 'p4'],
    ],
    talon: ['p1', 'g5', 'g3', 'b4', 'o6', 'p2', 'o5', 'p5', 'b5'],
    pile: ['g6', 'p5'],
    toMove: 1,
  });

  test('every card is either seen or unseen', () => {
    const unseen = unseenCards(sixteen.view(state, 0));
    expect(unseen.reduce((sum, count) => sum + count, 0)).toBe(3 + 9);
    expect(unseen[parseCard('p6') as number]).toBe(0);
  });

  test('who passed by a sixteen hardly holds the card for it', () => {
    const after = sixteen.copy(state);
    sixteen.apply(after, 1, sixteen.parseMove(after, 'b1') as number);
    const view = sixteen.view(after, 0);
    const five = parseCard('o5') as number;
    const four = parseCard('b4') as number;
    const held = (weights: readonly Float64Array[]) => {
      const rng = new FastRng('worlds');
      const dealer = new WorldDealer(view, weights, 9, rng);
      const seen = new Map<number, number>();
      for (let number = 0; number < 600; number++) {
        for (const card of dealer.deal(rng).hands.subarray(4, 6)) seen.set(card, (seen.get(card) ?? 0) + 1);
      }
      return seen;
    };
    const inferred = held(holdingWeights(view));
    const even = held(evenWeights(2));
    expect(inferred.get(five) ?? 0).toBeLessThan((even.get(five) ?? 0) / 3);
    expect(inferred.get(four) ?? 0).toBeGreaterThan(even.get(four) ?? 0);
  });

  test('dealt worlds look to the viewer like the one they came from', () => {
    const view = sixteen.view(state, 0);
    const rng = new FastRng('worlds');
    const dealer = new WorldDealer(view, holdingWeights(view), 4, rng);
    for (let number = 0; number < 20; number++) {
      expect(JSON.stringify(sixteen.view(dealer.deal(rng), 0))).toBe(JSON.stringify(view));
    }
  });
});

describe('levels are ordered', () => {
  test.each([2, 4])('medium beats easy (%i players)', (seats) => {
    expect(duel('medium', 'easy', 20, seats, FEW)).toBeGreaterThan(0.75);
  });

  test.each([2, 4])('strong beats medium (%i players)', (seats) => {
    expect(duel('strong', 'medium', 20, seats, SOME)).toBeGreaterThan(0.6);
  });

  test.each([2, 4])('master beats strong (%i players)', (seats) => {
    expect(duel('master', 'strong', 20, seats, { iterations: 100 })).toBeGreaterThan(0.55);
  });
});

describe('training', () => {
  test('learns that a joker is worth most and that meeting 10 is better than meeting 9', () => {
    const { cards, piles } = train(DEFAULTS, 2, { rounds: 4, gamesPerRound: 150 });
    expect(cards.indexOf(Math.max(...cards))).toBe(7);
    expect(piles[10 * 4]).toBeGreaterThan(piles[9 * 4] as number);
  });
});
