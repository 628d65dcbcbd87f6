import { FastRng, hasSeat, type Seat, type Viewer } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import {
  BLOCK,
  handCards,
  holdsTrap,
  laidCards,
  type NimmtState,
  type NimmtView,
  nimmt,
  TRAPS,
} from '../src/index.js';
import { playRandomly, start, WAYS, type Way } from './helpers.js';

const ZEROS = 7;

const count = <Item>(items: readonly Item[], wanted: Item): number =>
  items.filter((item) => item === wanted).length;

/** What is wrong with the 0-cards of a world: there are seven, and some of them are promised to everyone (N-20, N-30). */
function wrongZeros(world: NimmtState, view: NimmtView): string[] {
  const { hands, piles, laid } = nimmt.table(world) as Partial<Record<string, number[][]>>;
  const held = view.players.map((_, seat) =>
    count(
      [hands, piles, laid].flatMap((cards) => cards?.[seat] ?? []),
      0,
    ),
  );
  const { variant, seats } = world.rules;
  const promised = variant.zeros === 'even' ? (seats <= 3 ? 2 : 1) : 0;
  const most = variant.zeros === 'none' ? 0 : ZEROS - view.aside;
  const all = held.reduce((sum, zeros) => sum + zeros, 0);
  return [
    ...(all > most ? [`${all} 0-cards`] : []),
    ...held.flatMap((zeros, seat) => (zeros < promised ? [`seat ${seat} never got its 0`] : [])),
  ];
}

/** N-61 Nobody has more traps than the pool, or their own collection, had. */
function wrongTraps(world: NimmtState, view: NimmtView): string[] {
  const { options } = world.rules;
  const perSeat = view.players.map(({ used }, seat) => [...nimmt.view(world, seat).traps, ...used]);
  const own = options.traps === 'own';
  return TRAPS.flatMap((trap) =>
    (own ? perSeat : [perSeat.flat()]).flatMap((traps, seat) => {
      const had = own ? (options.collections?.[seat]?.[trap] ?? 0) : (options.copies ?? 0);
      return count(traps, trap) > had ? [`${count(traps, trap)} of ${had} ${trap}`] : [];
    }),
  );
}

/** N-10, N-21, N-64, N-65 What lies hidden must be something that can be laid. */
function wrongLay(world: NimmtState, view: NimmtView, seat: Seat): string[] {
  const cards = laidCards(world, seat);
  const { lay } = view.players[seat];
  if (lay === 'masked') {
    const hasChosen = view.phase === 'chooseMasked' && !view.toAct.includes(seat);
    return cards.length === (hasChosen ? 1 : 2) ? [] : [`mask over ${cards}`];
  }
  if (lay !== 'hidden') return [];
  const fits = cards.length === 1 || (world.rules.variant.cardsATurn === 2 && cards[0] <= cards[1]);
  return fits && cards.length <= 2 ? [] : [`hidden lay of ${cards}`];
}

/** N-63 Only who was asked and has answered can have blocked, and only with a block. */
function wrongAnswer(world: NimmtState, view: NimmtView, seat: Seat): string[] {
  if (!hasSeat(world.blockers, seat)) return [];
  const hasAnswered = view.window?.asked.includes(seat) && !view.toAct.includes(seat);
  return hasAnswered && holdsTrap(world, seat, BLOCK) ? [] : [`seat ${seat} blocks`];
}

/** Draws worlds for everyone at every position of random games. */
function draw(way: Way, visit: (world: NimmtState, view: NimmtView, state: NimmtState) => void): void {
  const rng = new FastRng('worlds');
  const viewers: Viewer[] = [...Array(way.seats).keys(), 'spectator'];
  for (const seed of ['a', 'b', 'c']) {
    const state = start({ ...way, options: { ...way.options, rounds: 1 } }, seed);
    playRandomly(state, seed, () => {
      for (const viewer of viewers) {
        const view = nimmt.view(state, viewer);
        visit(nimmt.determinize(view, rng), view, state);
      }
    });
  }
}

describe('worlds that fit what somebody sees', () => {
  it.each(WAYS)('could be: $options for $seats', (way) => {
    draw(way, (world, view, state) => {
      const seats = [...view.players.keys()];
      const wrong = [
        ...wrongZeros(world, view),
        ...wrongTraps(world, view),
        ...seats.flatMap((seat) => wrongLay(world, view, seat)),
        ...seats.flatMap((seat) => wrongAnswer(world, view, seat)),
        // N-64 Who masks is public, and so is whose mask may still be blocked.
        ...(world.maskWindows === state.maskWindows ? [] : ['other masks await their window']),
      ];
      expect(wrong).toEqual([]);
    });
  });

  it('[N-21] [N-63] [N-64] [N-65] are of every kind that could be', () => {
    const seen = new Set<string>();
    for (const way of WAYS) {
      draw(way, (world, view) => {
        for (const [seat, { lay, hand }] of view.players.entries()) {
          if (seat === view.viewer) continue;
          if (hand === undefined && handCards(world, seat).includes(world.rules.highest))
            seen.add('holds the highest card');
          if (lay === 'masked' || lay === 'hidden') seen.add(`${lay}: ${kindOfLay(laidCards(world, seat))}`);
          const hasAnswered = view.window?.asked.includes(seat) && !view.toAct.includes(seat);
          if (hasAnswered && holdsTrap(world, seat, BLOCK))
            seen.add(hasSeat(world.blockers, seat) ? 'blocks' : 'could block');
        }
      });
    }
    expect([...seen].sort()).toEqual([
      'blocks',
      'could block',
      'hidden: a 0',
      'hidden: a 0 and another card',
      'hidden: one number',
      'hidden: two numbers, ascending',
      'holds the highest card',
      'masked: one number',
      'masked: two numbers, ascending',
      'masked: two numbers, descending',
    ]);
  });
});

function kindOfLay([first, second]: readonly number[]): string {
  if (second === undefined) return first === 0 ? 'a 0' : 'one number';
  if (first === 0) return 'a 0 and another card';
  return first < second ? 'two numbers, ascending' : 'two numbers, descending';
}
