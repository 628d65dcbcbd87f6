import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRefusal, Match } from '@sixfold/game-kit';
import { games } from '@sixfold/games';
import { nimmt } from '@sixfold/nimmt';
import { gameWords, LANGUAGES, loadWords, sentence } from '@sixfold/words';
import { describe, expect, it } from 'vitest';

const folderOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The titles of a game's worked examples. */
function scenarioTitles(game: string): string[] {
  const folder = folderOf(`packages/${game}/scenarios`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const data = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as
      | { title: string }
      | { title: string }[];
    return [data].flat().map(({ title }) => title);
  });
}

describe.each(LANGUAGES)('words in %s', (language) => {
  it('[N-10] [N-21] asks for two cards where two may be laid', async () => {
    const { refusals } = await loadWords(language, 'nimmt');
    const asked = (variant: string) => {
      const match = Match.start(nimmt, { options: { variant }, seats: 2, seed: 'lay' });
      const refused = isRefusal(match) ? match : match.play(0, 'pass');
      return isRefusal(refused) ? sentence(refused, refusals) : '';
    };
    expect(asked('plus')).toContain('18+43');
    expect(asked('classic')).toContain('43');
    expect(asked('classic')).not.toContain('+');
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'names every option of %s and its values',
    async (id, game) => {
      const words = await gameWords(language, id);
      const variants = game.optionSpecs({}, 4).find((spec) => spec.key === 'variant');
      const chosen = variants?.kind === 'oneOf' ? variants.values.map((variant) => ({ variant })) : [{}];
      for (const spec of chosen.flatMap((choice) => game.optionSpecs(choice, 4))) {
        const option = words?.options[spec.key];
        expect(option?.label, spec.key).toBeTruthy();
        if (spec.kind !== 'oneOf') continue;
        for (const value of spec.values)
          expect(option?.values?.[value]?.label, `${spec.key}.${value}`).toBeTruthy();
      }
    },
  );

  it.each(games)(
    'names every ready-made table of $id, and says how it is played',
    async ({ id, manifest }) => {
      const words = await gameWords(language, id);
      const presets = manifest.presets.map((preset) => preset.id);
      expect(Object.keys(words?.presets ?? {}).sort()).toEqual(presets.sort());
      expect(words?.howTo.length).toBeGreaterThan(2);
    },
  );

  it.each(games.map((game) => game.id))('has a title for every worked example of %s', async (game) => {
    const words = await gameWords(language, game);
    for (const title of scenarioTitles(game)) {
      expect(words?.scenarios?.[title.replace(`${game}.scenario.`, '')], title).toBeTruthy();
    }
  });

  it('shows an unknown code rather than nothing', () => {
    expect(sentence({ code: 'neverHeardOf', params: {} })).toBe('neverHeardOf');
  });
});
