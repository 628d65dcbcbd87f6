import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type NimmtState, type NimmtView, nimmt } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { type Answer, type Budget, LEVELS, type Level } from '../src/bot.js';
import { HABIT_WEIGHTS } from '../src/nimmt/habit.js';
import { HABITS } from '../src/nimmt/habits.js';
import { nimmtBots } from '../src/nimmt/index.js';
import { habitualJudge } from '../src/nimmt/judges.js';
import { WEIGHTS } from '../src/nimmt/net.js';
import { NETS } from '../src/nimmt/nets.js';
import { QuickPlayer } from '../src/nimmt/player.js';

const TABLES: readonly (readonly [string, Readonly<Record<string, unknown>>, number])[] = [
  ['classic', { variant: 'classic', rounds: 1 }, 2],
  ['classic', { variant: 'classic', rounds: 1 }, 10],
  ['tactics', { variant: 'classic', rounds: 1, deck: 'tactics' }, 3],
  ['draft', { variant: 'classic', rounds: 1, deck: 'tactics', draft: true }, 4],
  ['plus', { variant: 'plus', rounds: 1 }, 3],
  ['plus', { variant: 'plus', rounds: 1 }, 7],
  ['plus-even', { variant: 'plus-even', rounds: 1 }, 4],
  ['zero', { variant: 'zero', rounds: 1 }, 4],
  ['simple', { variant: 'simple', rounds: 1 }, 4],
  ['ole', { variant: 'ole', rounds: 1 }, 2],
  ['ole', { variant: 'ole', rounds: 1 }, 5],
];

function ask(view: NimmtView, legal: readonly string[], level: Level, budget: Budget, seed = 'luck'): Answer {
  if (view.viewer === 'spectator') throw new Error('a spectator is never asked');
  const rng = new FastRng(seed);
  return nimmtBots.bot(level).choose({ view, seat: view.viewer, legal, budget, rng, clock: () => 0 });
}

function start(options: Readonly<Record<string, unknown>>, seats: number, seed: string) {
  const match = Match.start(nimmt, { options, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  return match;
}

function position(
  options: Readonly<Record<string, unknown>>,
  table: Readonly<Record<string, unknown>>,
): NimmtState {
  const hands = table.hands as readonly unknown[];
  const match = start(options, hands.length, 'position');
  const empty = { round: 1, piles: hands.map(() => []), totals: hands.map(() => 0) };
  const state = nimmt.fromTable(match.setup.options, hands.length, { ...empty, ...table }, 'position');
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}

function legalIn(state: NimmtState, seat: number): string[] {
  const moves = new Int32Array(nimmt.maxMoves);
  const count = nimmt.legalMoves(state, seat, moves);
  return Array.from(moves.subarray(0, count), (move) => nimmt.formatMove(state, move)).sort();
}

const choice = (state: NimmtState, level: Level, iterations = 2000): Answer =>
  ask(nimmt.view(state, 0), legalIn(state, 0), level, { iterations });

describe('bots of 6 nimmt!', () => {
  it.each(TABLES)('play whole rounds of %s %o with %i seats legally', (_, options, seats) => {
    const match = start(options, seats, `legal-${seats}`);
    while (!match.outcome()) {
      for (const seat of match.toAct()) {
        const legal = match.legal(seat);
        const level = LEVELS[(seat + seats) % LEVELS.length];
        const answer = ask(match.view(seat), legal, level, { iterations: 40 }, `${seat}`);
        expect(legal).toContain(answer.move);
        expect(answer.candidates[0]?.move).toBe(answer.move);
        expect(isRefusal(match.play(seat, answer.move))).toBe(false);
      }
    }
    expect(match.outcome()?.scores).toHaveLength(seats);
  });

  it.each(LEVELS)('%s gives the same answer to the same question', (level) => {
    const match = start({ variant: 'ole' }, 4, 'twice');
    const once = ask(match.view(1), match.legal(1), level, { iterations: 300 });
    expect(ask(match.view(1), match.legal(1), level, { iterations: 300 })).toEqual(once);
  });

  it('what others hold or have laid does not change the answer', () => {
    const match = start({ variant: 'ole' }, 3, 'hidden');
    const view = match.view(0);
    const other = nimmt.determinize(view, new FastRng('another world'));
    expect(nimmt.view(other, 0)).toEqual(view);
    const legal = match.legal(0);
    const before = ask(view, legal, 'master', { iterations: 300 });
    expect(ask(nimmt.view(other, 0), legal, 'master', { iterations: 300 })).toEqual(before);
    for (const seat of [1, 2]) match.play(seat, match.legal(seat).find((move) => !move.includes('?')) ?? '');
    expect(ask(match.view(0), legal, 'master', { iterations: 300 })).toEqual(before);
  });

  it('stops when it is told to', () => {
    const match = start({ variant: 'classic' }, 4, 'stop');
    let asked = 0;
    const answer = nimmtBots.bot('master').choose({
      view: match.view(0),
      seat: 0,
      legal: match.legal(0),
      budget: { iterations: 1e9 },
      rng: new FastRng('stop'),
      clock: () => 0,
      cancelled: () => ++asked > 3,
    });
    expect(match.legal(0)).toContain(answer.move);
    expect(answer.iterations).toBeLessThan(200);
  });

  it('stops when its time is up', () => {
    const match = start({ variant: 'classic' }, 4, 'time');
    let now = 0;
    const answer = nimmtBots.bot('master').choose({
      view: match.view(0),
      seat: 0,
      legal: match.legal(0),
      budget: nimmtBots.budgets.master,
      rng: new FastRng('time'),
      clock: () => (now += 300),
    });
    expect(answer.iterations).toBeLessThan(200);
  });
});

describe('what was learned', () => {
  it.each([
    ...Object.entries(NETS).map(([name, list]) => [`net ${name}`, list, WEIGHTS] as const),
    ...Object.entries(HABITS).map(([name, list]) => [`habit ${name}`, list, HABIT_WEIGHTS] as const),
  ])('%s is whole', (_, list, length) => {
    const numbers = list.split(' ').map(Number);
    expect(numbers).toHaveLength(length);
    expect(numbers.every(Number.isFinite)).toBe(true);
  });

  it.each([
    ['classic', 1],
    ['zero', 1],
    ['simple', 1],
    ['plus', -1],
  ] as const)(
    'by habit players of %s lay what does not take a full row more often (plus: less)',
    (variant, sign) => {
      const rows = [[10], [20, 21, 22, 23, 24], [55, 60, 65, 66, 70], [90]];
      const hands = [
        [71, 91],
        [40, 95],
      ];
      const state = position({ variant }, { rows, hands });
      const player = new QuickPlayer(habitualJudge(nimmt.view(state, 0)));
      player.table.read(state);
      const [takes, joins] = player.scores(state, 0).alone;
      expect(sign * (joins - takes)).toBeGreaterThan(1);
    },
  );
});

describe('what every thinking bot sees', () => {
  const classic = { variant: 'classic' };
  const rows = [[10], [20, 21, 22, 23, 24], [55, 60, 65, 66, 70], [90]];

  it.each(['medium', 'strong', 'master'] as const)(
    '[N-4] %s does not take a row that it can avoid',
    (level) => {
      const state = position(classic, {
        rows,
        hands: [
          [71, 91],
          [40, 95],
        ],
      });
      expect(choice(state, level).move).toBe('91');
    },
  );

  it.each(['strong', 'master'] as const)(
    '%s answers early when its cards are as good as each other',
    (level) => {
      const short = [[1], [30], [50], [70]];
      const state = position(classic, {
        rows: short,
        hands: [
          [72, 75],
          [40, 95],
        ],
      });
      const budget = { millis: 1000, iterations: 100_000 };
      const { iterations } = ask(nimmt.view(state, 0), legalIn(state, 0), level, budget);
      expect(iterations).toBeLessThan(10_000);
    },
  );

  it.each(['strong', 'master'] as const)('[N-11] %s takes the cheap row with a low card', (level) => {
    const state = position(classic, { rows: [[10], [20, 30, 40], [55, 60], [90, 99]], hands: [[5], [100]] });
    nimmt.apply(state, 1, nimmt.parseMove(state, '100') as number);
    nimmt.apply(state, 0, nimmt.parseMove(state, '5') as number);
    expect(choice(state, level).move).toBe('r1');
  });

  it.each(['medium', 'strong', 'master'] as const)(
    '[N-28] %s takes the rich row where points are good',
    (level) => {
      const plusRows = [[10], [20, 21, 23, 24, 26], [55, 60, 65, 66, 70], [90]];
      const state = position(
        { variant: 'plus' },
        {
          rows: plusRows,
          hands: [
            [27, 71],
            [101, 102],
          ],
        },
      );
      expect(choice(state, level).move).toMatch(/71/);
    },
  );

  it.each([2, 4, 8])(
    '[N-15] medium picks neither the lowest nor the highest cards of a draft for %i',
    (seats) => {
      const match = start({ ...classic, deck: 'tactics', draft: true }, seats, 'draft');
      const { move } = ask(match.view(0), match.legal(0), 'medium', {});
      const share = Number(move.slice('pick:'.length)) / (10 * seats + 4);
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.6);
    },
  );

  it('[N-65] medium keeps the masked card that takes nothing', () => {
    const state = position(
      { variant: 'ole' },
      {
        rows,
        hands: [
          [71, 91],
          [40, 95],
        ],
        traps: [['mask'], []],
      },
    );
    for (const [seat, text] of [[0, '71?91'] as const, [1, '40'] as const]) {
      expect(nimmt.apply(state, seat, nimmt.parseMove(state, text) as number)).toBeUndefined();
    }
    expect(state.phase).toBe('chooseMasked');
    expect(choice(state, 'medium').move).toBe('91');
  });

  it('tells what a card risks', () => {
    const state = position(classic, {
      rows,
      hands: [
        [5, 25, 91],
        [40, 95, 96],
      ],
    });
    const reasons = new Map(choice(state, 'master').candidates.map(({ move, reason }) => [move, reason]));
    expect(reasons.get('25')).toEqual({ code: 'takesRow', params: { row: 2, heads: 11 } });
    expect(reasons.get('5')).toEqual({ code: 'lowCard', params: { heads: 3 } });
    expect(reasons.get('91')?.code).toBe('safe');
  });
});
