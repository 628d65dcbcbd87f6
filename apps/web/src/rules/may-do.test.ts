import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { LANGUAGES } from '@sixfold/words';
import { describe, expect, it } from 'vitest';
import { GAMES, HOME_GAMES, type HomeGame } from '../games/registry.js';
import { mayDo } from './may-do.js';

const OPTIONS: Readonly<Record<HomeGame, readonly object[]>> = {
  nimmt: [
    { variant: 'ole' },
    { variant: 'ole', rounds: 3 },
    { variant: 'plus' },
    { deck: 'tactics', draft: true },
  ],
  six: [{ swap: true }],
  sixteen: [{ drawing: 'strict' }],
};

/** Dice come to everything sooner or later. */
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

describe.each(HOME_GAMES)('what one may do at %s', (game) => {
  it('every legal move is of one kind, and every kind comes up', async () => {
    const rules = await GAMES[game].rules();
    const seen = new Set<string>();
    const rng = new FastRng(5);
    const learning = await GAMES[game].learning();
    const all = learning.kinds;
    const games = OPTIONS[game].flatMap((options) => SEEDS.map((seed) => ({ options, seed })));
    for (const { options, seed } of games) {
      if (seen.size === all.length) break;
      const match = Match.start(rules, { options, seats: game === 'nimmt' ? 4 : 2, seed });
      if (isRefusal(match)) throw new Error(match.code);
      for (let seats = match.toAct(); seats.length > 0; seats = match.toAct())
        for (const seat of seats) {
          const legal = match.legal(seat);
          const kinds = mayDo(learning, legal);
          expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(legal.length);
          for (const { kind } of kinds) seen.add(kind);
          match.play(seat, legal[below(rng, legal.length)] ?? '');
        }
    }
    expect([...seen].toSorted()).toEqual(all.toSorted());
  });

  it.each(LANGUAGES)('each kind has a sentence (%s)', async (language) => {
    const learning = await GAMES[game].learning();
    const words = await learning.words(language);
    expect(Object.keys(words.mayDo).toSorted()).toEqual(learning.kinds.toSorted());
  });
});
