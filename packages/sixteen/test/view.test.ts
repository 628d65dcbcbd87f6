import {
  below,
  FastRng,
  isRefusal,
  legalTexts,
  type Match,
  Match as Matches,
  type Table,
  type Viewer,
} from '@sixfold/game-kit';
import { describe, expect, test } from 'vitest';
import { DRAWINGS, type SixteenOptions, type SixteenState, type SixteenView, sixteen } from '../src/index.js';
import { wholeDeck } from './reference.js';

type SixteenMatch = Match<SixteenState, SixteenView, SixteenOptions>;

const start = (options: Partial<SixteenOptions>, seats: number, seed: string) =>
  Matches.start(sixteen, { options, seats, seed }) as SixteenMatch;

/** Plays at random for this many moves, or to the end. */
function playOn(match: SixteenMatch, moves: number, seed: string): SixteenMatch {
  const rng = new FastRng(seed);
  for (let number = 0; number < moves && match.outcome() === undefined; number++) {
    const seat = match.toAct()[0] as number;
    const legal = match.legal(seat);
    match.play(seat, legal[below(rng, legal.length)] as string);
  }
  return match;
}

/** All cards that a viewer has seen, jokers as jokers. */
const seenBy = (match: SixteenMatch, viewer: Viewer): string[] => {
  const view = match.view(viewer);
  const table = [...view.groups.flatMap((group) => group.cards), ...view.pile];
  return [...view.hand, ...table.map((played) => (played.joker ? 'j' : played.card))];
};

describe('what a player knows', () => {
  test.each([2, 4])('[X-16] a counter knows every card when the talon is empty (%i players)', (seats) => {
    const match = start({}, seats, 'counter');
    for (let moves = 0; match.view(0).talonCount > 0; moves++) {
      expect(moves).toBeLessThan(wholeDeck(true).length);
      playOn(match, 1, `${moves}`);
    }
    const table = match.table() as { hands: string[][] };
    const unseen = wholeDeck(true);
    for (const card of seenBy(match, 0)) unseen.splice(unseen.indexOf(card), 1);
    expect(unseen.sort()).toEqual(table.hands.slice(1).flat().sort());
  });

  test('[X-16] a view shows its own hand alone, and a spectator none', () => {
    const match = playOn(start({}, 4, 'hands'), 9, 'hands');
    const { hands } = match.table() as { hands: string[][] };
    for (const seat of [0, 1, 2, 3]) expect(match.view(seat).hand).toEqual(hands[seat]);
    expect(match.view('spectator').hand).toEqual([]);
    expect(match.view('spectator').handCounts).toEqual(hands.map((hand) => hand.length));
  });

  test('[X-14] whether a player has drawn is public, which card is not', () => {
    const match = start({ drawing: 'strict' }, 2, 'public draw');
    expect(match.view(1).drawn).toBe(false);
    const facts = match.play(0, 'draw');
    expect(match.view(1).drawn).toBe(true);
    expect(facts).toEqual([
      { kind: 'draws', seat: 0, count: 1, talon: 47 },
      { kind: 'drew', to: 0, seat: 0, cards: [expect.any(String)] },
    ]);
  });

  test.each(DRAWINGS)('[X-1] no card is lost or doubled (%s)', (drawing) => {
    for (let number = 0; number < 20; number++) {
      const match = start({ drawing }, 2, `cards ${number}`);
      for (let moves = 0; match.outcome() === undefined; moves += 7) {
        playOn(match, 7, `${number}/${moves}`);
        const { hands, talon } = match.table() as { hands: string[][]; talon: string[] };
        const all = [...seenBy(match, 'spectator'), ...hands.flat(), ...talon];
        expect(all.sort()).toEqual(wholeDeck(true).sort());
      }
    }
  });

  test('[X-4 X-5] groups are told apart in the view', () => {
    const kinds = new Set<string>();
    for (let number = 0; number < 60; number++) {
      const match = playOn(start({}, 2, `kinds ${number}`), 1000, `kinds ${number}`);
      const view = match.view(0);
      for (const group of view.groups) kinds.add(group.kind);
      expect(view.won).toEqual([0, 1].map((side) => view.groups.filter((g) => g.side === side).length));
    }
    expect([...kinds].sort()).toEqual(['bust', 'match', 'sixteen', 'sixteenAndMatch']);
  });
});

test('a copy has the same groups, each with its owner', () => {
  const { state } = playOn(start({}, 4, 'copy'), 40, 'copy');
  const copy = sixteen.setup(state.options, 4, 'another deal');
  sixteen.copyInto(state, copy);
  expect(sixteen.view(state, 0).groups.length).toBeGreaterThan(1);
  for (const each of [copy, sixteen.copy(state)])
    expect(sixteen.view(each, 0)).toEqual(sixteen.view(state, 0));
});

describe('the deal', () => {
  test('[X-2] three cards each, and the starter has drawn', () => {
    const match = start({ starter: 2 }, 4, 'deal');
    expect(match.view('spectator')).toMatchObject({ handCounts: [3, 3, 4, 3], talonCount: 41, toMove: 2 });
  });

  test('[X-12] without jokers there are 52 cards', () => {
    expect(start({ jokers: false }, 2, 'deal').view(0).talonCount).toBe(45);
  });

  test('[X-10] the deal goes round', () => {
    const { options } = start({ starter: 3 }, 4, 'round').setup;
    const outcome = { scores: [1, 0, 1, 0], ranks: [1, 3, 1, 3] };
    expect(sixteen.nextOptions(options, 4, outcome).starter).toBe(0);
    expect(sixteen.nextOptions({ ...options, starter: 0 }, 4, outcome).starter).toBe(1);
  });

  test('[X-2] partners sit opposite each other', () => {
    const { options } = start({}, 4, 'sides').setup;
    expect(sixteen.sides?.(options, 4)).toEqual([0, 1, 0, 1]);
    expect(sixteen.sides?.(options, 2)).toEqual([0, 1]);
  });
});

describe('[X-3] nobody holds more than four cards', () => {
  const full = ['b3', 'g1', 'o2', 'p4'];
  const startOf = (drawing: SixteenOptions['drawing'], hands: string[][]) => {
    const { options } = start({ drawing }, 2, 'full').setup;
    const table = { hands, talon: ['g5', 'o5'], pile: ['g6'], groups: [0, 0], toMove: 0 };
    return sixteen.fromTable(options, 2, table, 'full') as SixteenState;
  };
  const move = (state: SixteenState, text: string) => sixteen.parseMove(state, text) as number;

  test.each(['strict', 'loose'] as const)('a full hand draws none (%s)', (drawing) => {
    for (const [hand, mayDraw] of [
      [full, false],
      [full.slice(1), true],
    ] as const) {
      const state = startOf(drawing, [['b1', 'b2'], [...hand]]);
      sixteen.apply(state, 0, move(state, 'b1'));
      expect(legalTexts(sixteen, state, 1).includes('draw')).toBe(mayDraw);
      expect(sixteen.apply(state, 1, move(state, 'draw')) === undefined).toBe(mayDraw);
    }
  });

  test('a turn begins without a card for whoever has a full hand', () => {
    const state = startOf('automatic', [['b1'], full]);
    sixteen.apply(state, 0, move(state, 'b1'));
    expect(sixteen.view(state, 1)).toMatchObject({ hand: full, toMove: 1, talonCount: 2, drawn: false });
  });

  test('cards are drawn whether or not anybody is told of it', () => {
    const [silent, told] = [startOf('loose', [['b1'], ['b2']]), startOf('loose', [['b1'], ['b2']])];
    sixteen.apply(silent, 0, move(silent, 'draw'));
    sixteen.apply(told, 0, move(told, 'draw'), []);
    expect(sixteen.table(silent)).toEqual(sixteen.table(told));
    expect(sixteen.view(silent, 0).hand).toHaveLength(3);
  });
});

describe('[X-21] tables that are no position', () => {
  const table = {
    hands: [['g1', 'o2'], ['b3']],
    talon: ['p4'],
    pile: ['g6', 'o5'],
    groups: [1, 0],
    toMove: 0,
  };
  const options = start({}, 2, 'table').setup.options;
  const read = (change: Readonly<Record<string, unknown>>) =>
    sixteen.fromTable(options, 2, { ...table, ...change }, 'seed');

  test('the table itself is one', () => {
    expect(sixteen.table(read({}) as SixteenState)).toEqual(table);
  });

  test.each([
    ['hands', [['g1']]],
    ['hands', [['g1', 'g1', 'g1'], ['b3']]],
    ['hands', [['g1', 'g2', 'g3', 'g4', 'g5'], ['b3']]],
    ['hands', [['x1'], ['b3']]],
    ['talon', ['j', 'j', 'j']],
    ['talon', 'p4'],
    ['talon', ''],
    ['talon', 4],
    ['pile', ['g6', 'o6', 'b4']],
    ['pile', ['g1', 'o1', 'b1']],
    ['pile', ['j']],
    ['pile', ['x1']],
    // One of them is in the deck, and two jokers.
    ['pile', ['g0', 'o1', 'g0', 'b2', 'g0', 'p1', 'g0']],
    ['pile', undefined],
    ['groups', [1]],
    ['groups', [-1, 0]],
    ['toMove', 2],
    ['toMove', null],
    ['toMove', '0'],
  ])('%s: %j', (key, value) => {
    expect(read({ [key]: value })).toMatchObject({ code: 'badTable', params: { key } });
  });

  test.each([0, 1, 'spectator'] as const)('what lies aside stays aside in every world of %s', (viewer) => {
    const state = read({}) as SixteenState;
    const { aside } = sixteen.view(state, viewer);
    expect(aside).toContain('j');
    const pooled = ({ hands, talon }: Table) =>
      [...(hands as string[][]).flat(), ...(talon as string[])].sort();
    for (let number = 0; number < 5; number++) {
      const world = sixteen.determinize(sixteen.view(state, viewer), new FastRng(`aside ${number}`));
      expect(sixteen.view(world, viewer)).toEqual(sixteen.view(state, viewer));
      expect(pooled(sixteen.table(world))).toEqual(pooled(sixteen.table(state)));
    }
  });

  test.each([
    ['automatic', ['p4'], false],
    ['strict', ['p4'], true],
    ['loose', ['p4'], true],
    ['strict', [], false],
  ] as const)('[X-8] whoever is to move can draw or play: %s with talon %j', (drawing, talon, isOne) => {
    const state = sixteen.fromTable(
      { ...options, drawing },
      2,
      { ...table, hands: [[], ['b3']], talon },
      'seed',
    );
    expect(isRefusal(state) ? state.params : 'a position').toEqual(isOne ? 'a position' : { key: 'toMove' });
  });

  test.each([2, -1, 0.5])('[X-21] seat %d is none, though whoever is to move may draw', (toMove) => {
    const state = sixteen.fromTable({ ...options, drawing: 'strict' }, 2, { ...table, toMove }, 'seed');
    expect(state).toMatchObject({ code: 'badTable', params: { key: 'toMove' } });
  });

  test('[X-8] nobody is to move exactly when all cards are gone', () => {
    const over = { hands: [[], []], talon: [], toMove: null };
    expect(sixteen.table(read(over) as SixteenState)).toEqual({ ...table, ...over });
    for (const left of [{ hands: [[], ['b3']] }, { talon: ['p4'] }, { hands: [['g1'], []], talon: ['p4'] }])
      expect(read({ ...over, ...left })).toMatchObject({ code: 'badTable', params: { key: 'toMove' } });
  });

  test('groups are counted up to 99', () => {
    expect(sixteen.table(read({ groups: [99, 0] }) as SixteenState).groups).toEqual([99, 0]);
    expect(read({ groups: [0, 100] })).toMatchObject({ code: 'badTable', params: { key: 'groups' } });
  });

  test('[X-3] whoever is to move with a full hand has drawn', () => {
    const hands = [['b3', 'g1', 'o2', 'p1'], ['b3']];
    const state = sixteen.fromTable({ ...options, drawing: 'strict' }, 2, { ...table, hands }, 'seed');
    expect(sixteen.view(state as SixteenState, 0).drawn).toBe(true);
  });

  test('[X-3] nobody plays a card of the next hand', () => {
    const hands = [['b3', 'g1', 'o2', 'p1'], ['g4']];
    const state = sixteen.fromTable({ ...options, drawing: 'strict' }, 2, { ...table, hands }, 'seed');
    const move = sixteen.parseMove(state as SixteenState, 'g4') as number;
    expect(sixteen.apply(state as SixteenState, 0, move)).toMatchObject({ code: 'cardNotInHand' });
  });

  test('[X-14] strict: whoever has drawn their only card and plays it has none', () => {
    const change = { hands: [[], ['b3']], talon: ['p4', 'p5'] };
    const state = sixteen.fromTable({ ...options, drawing: 'strict' }, 2, { ...table, ...change }, 'seed');
    for (const text of ['draw', 'p4']) {
      const move = sixteen.parseMove(state as SixteenState, text) as number;
      expect(sixteen.apply(state as SixteenState, 0, move)).toBeUndefined();
    }
    expect(sixteen.table(state as SixteenState)).toMatchObject({ hands: [[], ['b3']], talon: ['p5'] });
  });

  test('a pile card that the deck no longer has is a joker', () => {
    const state = read({ pile: ['g6', 'o5'], talon: ['p4', 'o5', 'o5'] }) as SixteenState;
    expect(sixteen.view(state, 0).pile.map(({ joker }) => joker)).toEqual([false, true]);
  });
});
