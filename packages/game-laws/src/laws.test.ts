import { type Fact, type Game, onlySeat } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { describeLaws } from './describe-laws.js';
import type { LawCase } from './law-case.js';
import { copyLaw } from './laws/copies.js';
import { leakLaw, secretLaw, seedLaw } from './laws/leaks.js';
import { manifestLaw } from './laws/manifest.js';
import { hiddenChoiceLaw, orderLaw } from './laws/order.js';
import { refusalLaw } from './laws/refusals.js';
import { replayLaw } from './laws/replay.js';
import { tableLaw } from './laws/tables.js';
import { wholeGameLaw } from './laws/whole-games.js';
import { type ToyState, type ToyView, toyGame } from './toy-game.js';

type Toy = Game<ToyState, ToyView>;
type Law = typeof leakLaw;

const toyCase: LawCase = {
  name: 'three seats',
  options: {},
  seats: 3,
  hidden: true,
  games: 8,
  conserved: ({ hands, laid, won }) =>
    (hands as number[][]).flat().length +
    (won as number[][]).flat().length +
    (laid as number[]).filter(Boolean).length,
  secrets: (table, viewer) =>
    Object.fromEntries(
      (table.hands as number[][]).flatMap((hand, seat) =>
        seat === viewer || hand.length === 0 ? [] : [[`hand ${seat}`, hand]],
      ),
    ),
};

/** A law that holds for the toy must break for the toy with one thing wrong. */
function broken(law: Law, wrong: Partial<Toy>, message: RegExp, lawCase = toyCase): void {
  const seeds = [1, 2, 3, 4];
  for (const seed of seeds) law(toyGame, toyCase, seed);
  const game: Toy = { ...toyGame, ...wrong };
  expect(() => {
    for (const seed of seeds) law(game, lawCase, seed);
  }).toThrow(message);
}

describeLaws(
  toyGame,
  [toyCase, { ...toyCase, name: 'two seats', seats: 2 }],
  new URL('./toy-game.ts', import.meta.url),
);

describe('the laws notice', () => {
  it('a game that stops without an outcome', () => {
    broken(wholeGameLaw, { outcome: () => undefined }, /exactly while there is no outcome/);
  });
  it('a seat that is asked without having a move', () => {
    broken(
      wholeGameLaw,
      { legalMoves: (state, seat, into) => (seat === 2 ? 0 : toyGame.legalMoves(state, seat, into)) },
      /legal moves exactly while|no legal move/,
    );
  });
  it('a move listed twice', () => {
    const legalMoves: Toy['legalMoves'] = (state, seat, into) => {
      const count = toyGame.legalMoves(state, seat, into);
      if (count === 2) into[1] = into[0] as number;
      return count;
    };
    broken(wholeGameLaw, { legalMoves }, /listed twice/);
  });
  it('a lost card', () => {
    const apply: Toy['apply'] = (state, seat, move, facts) => {
      const refusal = toyGame.apply(state, seat, move, facts);
      if (state.won[0]?.length === 3) state.won[0].pop();
      return refusal;
    };
    broken(wholeGameLaw, { apply }, /not conserved/);
  });
  it('ranks that do not fit', () => {
    const outcome: Toy['outcome'] = (state) => {
      const right = toyGame.outcome(state);
      return right && { ...right, ranks: right.ranks.map(() => 2) };
    };
    broken(wholeGameLaw, { outcome }, /score and a place/);
  });
  it('a move that is not listed but accepted', () => {
    const legalMoves: Toy['legalMoves'] = (state, seat, into) =>
      Math.min(1, toyGame.legalMoves(state, seat, into));
    broken(refusalLaw, { legalMoves }, /not listed was accepted/);
  });
  it('a refusal that changes something', () => {
    const apply: Toy['apply'] = (state, seat, move, facts) => {
      const refusal = toyGame.apply(state, seat, move, facts);
      if (refusal !== undefined) state.won[0]?.reverse();
      return refusal;
    };
    broken(refusalLaw, { apply }, /changed something/);
  });
  it('an order that matters', () => {
    const apply: Toy['apply'] = (state, seat, move, facts) => {
      const isLast = state.laid.filter((card) => card === 0).length === 1;
      const refusal = toyGame.apply(state, seat, move, facts);
      if (isLast && refusal === undefined) state.won[seat]?.push(0);
      return refusal;
    };
    broken(orderLaw, { apply }, /order of moves/);
  });
  it('a choice that others see too early', () => {
    const view: Toy['view'] = (state, viewer) =>
      ({ ...toyGame.view(state, viewer), all: [...state.laid] }) as ToyView;
    broken(hiddenChoiceLaw, { view }, /others see what seat/);
  });
  it('a view that gives hands away', () => {
    const view: Toy['view'] = (state, viewer) =>
      ({ ...toyGame.view(state, viewer), all: state.hands }) as ToyView;
    broken(leakLaw, { view }, /looks different/);
  });
  it('a view that pins a hand which determinizing then honours', () => {
    const view: Toy['view'] = (state, viewer) =>
      ({ ...toyGame.view(state, viewer), all: structuredClone(state.hands[0]) }) as ToyView;
    const determinize: Toy['determinize'] = (given, rng) => {
      for (;;) {
        const state = toyGame.determinize(given, rng);
        if (JSON.stringify(state.hands[0]) === JSON.stringify((given as unknown as { all: unknown }).all))
          return state;
      }
    };
    broken(secretLaw, { view, determinize }, /knows the secret "hand 0"/);
  });
  it('a seat that is asked because of a hidden card', () => {
    const toAct: Toy['toAct'] = (state) =>
      state.hands.every((hand) => hand.length === 3) && state.hands[0]?.includes(1)
        ? onlySeat(0)
        : toyGame.toAct(state);
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    expect(() => seeds.forEach((seed) => leakLaw({ ...toyGame, toAct } as Game, toyCase, seed))).toThrow(
      /looks different/,
    );
  });
  it('facts that tell what was laid face down', () => {
    const apply: Toy['apply'] = (state, seat, move, facts) => {
      facts?.push({ kind: 'laid', card: move } as Fact);
      return toyGame.apply(state, seat, move, facts);
    };
    broken(leakLaw, { apply }, /facts tell/);
  });
  it('a world with other cards than there are', () => {
    const determinize: Toy['determinize'] = (view, rng) => {
      const state = toyGame.determinize(view, rng);
      for (const [seat, hand] of state.hands.entries())
        if (seat !== view.viewer && hand.length > 1) hand.pop();
      return state;
    };
    broken(leakLaw, { determinize }, /looks different/);
  });
  it('a world in which a card is in two hands', () => {
    const determinize: Toy['determinize'] = (view, rng) => {
      const state = toyGame.determinize(view, rng);
      const [one, other] = state.hands.filter((hand, seat) => seat !== view.viewer && hand.length > 0);
      if (one && other) other[0] = one[0] as number;
      return state;
    };
    const pooled: LawCase['pooled'] = ({ hands }) => new Set((hands as number[][]).flat()).size;
    broken(leakLaw, { determinize }, /looks different/, { ...toyCase, pooled });
  });
  it('hidden information where there should be none', () => {
    broken(secretLaw, {}, /nothing is hidden/, { ...toyCase, hidden: false });
  });
  it('a deal that does not depend on the seed', () => {
    broken(seedLaw, { setup: (options, seats) => toyGame.setup(options, seats, 'always') }, /same deal/);
  });
  it('a shallow copy', () => {
    broken(copyLaw, { copy: (state) => ({ ...state }) }, /copy|differ/);
  });
  it('a copy into a used state that forgets a part', () => {
    const copyInto: Toy['copyInto'] = (from, into) => {
      const { won } = into;
      toyGame.copyInto(from, into);
      Object.assign(into, { won });
    };
    broken(copyLaw, { copyInto }, /used state differs/);
  });
  it('a match that plays differently the second time', () => {
    let calls = 0;
    const setup: Toy['setup'] = (options, seats, seed) =>
      toyGame.setup(options, seats, `${seed}${calls++ % 5 === 4 ? '!' : ''}`);
    expect(() =>
      [1, 2, 3].forEach((seed) => replayLaw({ ...toyGame, setup } as Game, toyCase, seed)),
    ).toThrow();
  });
  it('a table that is not plain data', () => {
    broken(
      tableLaw,
      { table: (state) => ({ ...toyGame.table(state), laid: Uint8Array.from(state.laid) }) },
      /plain data/,
    );
  });
  it('a position set up wrongly', () => {
    const fromTable: Toy['fromTable'] = (options, seats, table, seed) =>
      toyGame.fromTable(options, seats, { ...table, won: (table.won as number[][]).map(() => [1]) }, seed);
    broken(tableLaw, { fromTable }, /another table/);
  });
  it.each([
    ['another id', { id: 'toys' }, /another id/],
    ['more seats than the rules have', { seats: [2, 3, 4] }, /other numbers of players/],
    ['quick seats that do not exist', { quickSeats: 4 }, /just play now/],
    ['hidden cards that it denies', { hides: false }, /whether anything is hidden/],
    [
      'a preset that the rules refuse',
      { presets: [{ id: 'x', seats: 3, options: { y: 1 } }] },
      /"x" is refused/,
    ],
    [
      'a variant that the rules refuse',
      { variants: [{ id: 'x', options: { y: 1 } }] },
      /variant "x" is refused/,
    ],
    ['a variant behind one that fits every table', { variants: [{ id: 'x' }, { id: 'z' }] }, /variant "z"/],
    ['a signal without an option', { signalOption: 'bell' }, /no switch/],
    ['a quiet headline', { quietFacts: ['laid'], headlineFacts: ['laid'] }, /quiet and a headline/],
  ] as const)('a manifest with %s', (_, wrong, message) => {
    const game = { ...toyGame, manifest: { ...toyGame.manifest, ...wrong } } as Game;
    expect(() => manifestLaw(game, [toyCase])).toThrow(message);
  });
});
