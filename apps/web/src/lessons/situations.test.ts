import { below, type Fact, FastRng, factsFor, isRefusal, Match } from '@sixfold/game-kit';
import { LANGUAGES } from '@sixfold/words';
import { describe, expect, it } from 'vitest';
import { GAMES, HOME_GAMES, type HomeGame } from '../games/registry.js';
import { adviceFor } from './situations.js';

const OPTIONS: Readonly<Record<HomeGame, readonly object[]>> = {
  nimmt: [{}, { variant: 'ole' }, { variant: 'plus', rounds: 2 }, { variant: 'simple', rounds: 1 }],
  six: [{}],
  sixteen: [{}],
};
const ME = 0;

/** Lets dice play a game; returns what a coach behind seat 0 would have said, in order. */
async function coached(game: HomeGame, options: object, seed: number, told: string[]): Promise<void> {
  const rules = await GAMES[game].rules();
  const { situations } = await GAMES[game].learning();
  const match = Match.start(rules, { options, seats: game === 'nimmt' ? 3 : 2, seed: `coach-${seed}` });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  let lately: Fact[] = [];
  for (let seats = match.toAct(); seats.length > 0; seats = match.toAct()) {
    if (seats.includes(ME)) {
      const moment = { view: match.view(ME), legal: match.legal(ME), lately, me: ME };
      const advice = adviceFor(situations, moment, told);
      if (advice !== undefined) told.push(advice);
      lately = [];
    }
    for (const seat of seats) {
      const legal = match.legal(seat);
      const facts = match.play(seat, legal[below(rng, legal.length)] ?? '');
      if (!isRefusal(facts)) lately.push(...factsFor(ME, facts));
    }
  }
}

describe.each(HOME_GAMES)('a coach at %s', (game) => {
  it('speaks of every situation, and once only', async () => {
    const told: string[] = [];
    for (let seed = 1; seed <= 12; seed++)
      for (const options of OPTIONS[game]) await coached(game, options, seed, told);
    const { situations } = await GAMES[game].learning();
    expect(told.toSorted()).toEqual(situations.map(({ id }) => id).toSorted());
  });

  it.each(LANGUAGES)('has a sentence for each, and no others (%s)', async (language) => {
    const { situations, words } = await GAMES[game].learning();
    const { coach } = await words(language);
    expect(Object.keys(coach).toSorted()).toEqual(situations.map(({ id }) => id).toSorted());
  });
});
