import { type Game, isRefusal, readTableOptions, variantOf } from '@sixfold/game-kit';
import { LANGUAGES } from '@sixfold/words';
import { describe, expect, it } from 'vitest';
import { GAMES, HOME_GAMES } from '../games/registry.js';
import { matchAt } from '../stage/line.js';
import { branch, exampleOf } from '../stage/scenario.js';
import { sectionAbout } from './section-about.js';

/** Scenarios about texts that no board can produce. */
const NOT_SHOWN = ['N-10-bad-lays'];

const learning = new Map(
  await Promise.all(HOME_GAMES.map(async (id) => [id, await GAMES[id].learning()] as const)),
);

describe.each([...learning])('the book of %s', (id, { book, words: load }) => {
  const { manifest } = GAMES[id];
  const sections = [...new Set(book.variants.flatMap((variant) => [...variant.sections, ...variant.extras]))];

  it.each(LANGUAGES)(
    'has a minute for every variant and words for every section, and no others (%s)',
    async (language) => {
      const { rules: words } = await load(language);
      expect(Object.keys(words.short).sort()).toEqual(book.variants.map((variant) => variant.id).sort());
      expect(Object.keys(words.sections).sort()).toEqual([...sections].sort());
      for (const { title, text } of Object.values(words.sections)) {
        expect(title).not.toBe('');
        expect(text.length).toBeGreaterThan(0);
      }
    },
  );

  it.each(book.variants)(
    'a game by the rules of $id is one of that variant',
    async ({ id: variant, play }) => {
      const options = readTableOptions(await GAMES[id].rules(), play.options, play.seats);
      if (isRefusal(options)) throw new Error(options.code);
      expect(variantOf(manifest, options, play.seats)).toBe(variant);
    },
  );

  it('shows every worked example that the tests of the rules run, each in one place', async () => {
    const ids = (await book.scenarios()).map((scenario) => scenario.id);
    const shown = Object.values(book.examples).flat();
    expect(Object.keys(book.examples).filter((section) => !sections.includes(section))).toEqual([]);
    expect([...shown, ...NOT_SHOWN.filter((each) => ids.includes(each))].sort()).toEqual([...ids].sort());
  });

  it('steps through each example to the position that the scenario ends with', async () => {
    const game = await GAMES[id].rules();
    for (const scenario of await book.scenarios()) {
      const { line, steps } = exampleOf(game, scenario);
      const table = matchAt(line, line.beats.length).table();
      const { after } = scenario as unknown as { readonly after: Readonly<Record<string, unknown>> };
      for (const [key, value] of Object.entries(after))
        expect(table[key], `${scenario.id}: ${key}`).toEqual(value);
      expect(steps.at(-1)?.index).toBe(line.beats.length);
    }
  });

  it('can be left at every step with any legal move', async () => {
    const game: Game = await GAMES[id].rules();
    for (const scenario of await book.scenarios()) {
      const { line } = exampleOf(game, scenario);
      for (let index = 0; index <= line.beats.length; index++) {
        const match = matchAt(line, index);
        const [seat] = match.toAct();
        if (seat === undefined) continue;
        const move = match.legal(seat).at(-1) ?? '';
        const tried = branch(line, index, seat, move);
        expect(tried, `${scenario.id} ${index} ${move}`).toHaveProperty(`beats.${index}.facts`);
      }
    }
  });
});

describe('which rules a table plays by', () => {
  it.each([
    ['nimmt', { variant: 'ole' }, 4, 'ole'],
    ['nimmt', {}, 4, 'classic'],
    ['six', { edition: '21' }, 2, '21'],
    ['six', {}, 4, 'teams'],
    ['sixteen', { matches: false }, 2, 'children'],
    ['sixteen', { drawing: 'strict' }, 2, 'strict'],
  ] as const)('%s %o for %i is %s', (game, options, seats, variant) => {
    expect(variantOf(GAMES[game].manifest, options, seats)).toBe(variant);
    expect(learning.get(game)?.book.variants.map(({ id }) => id)).toContain(variant);
  });

  it('opens at the newest rule that applied', async () => {
    const nimmt = await GAMES.nimmt.learning();
    const facts = [{ kind: 'tookRow', chosen: true }, { kind: 'placed', low: false }, { kind: 'laid' }];
    expect(sectionAbout(nimmt, facts, ['sixth', 'low'])).toBe('low');
    expect(sectionAbout(nimmt, [...facts, { kind: 'tookRow' }], ['sixth', 'low'])).toBe('sixth');
    expect(sectionAbout(nimmt, [], ['sixth'])).toBeUndefined();
  });
});
