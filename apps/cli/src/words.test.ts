import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRefusal, Match } from '@sixfold/game-kit';
import { games } from '@sixfold/games';
import { type NimmtFact, nimmt, type Phase } from '@sixfold/nimmt';
import type { SixteenFact } from '@sixfold/sixteen';
import { gameWords, LANGUAGES, loadWords, type RefusalWords, sentence } from '@sixfold/words';
import { nimmt as nimmtEnglish } from '@sixfold/words/en/nimmt';
import { sixteen as sixteenEnglish } from '@sixfold/words/en/sixteen';
import { describe, expect, it } from 'vitest';

const folderOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The codes of all refusals that a folder's sources make. */
function codesIn(folder: string): string[] {
  const files = readdirSync(folderOf(folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const codes = sources.flatMap((file) => {
    const text = readFileSync(`${folderOf(folder)}/${file}`, 'utf8');
    return [...text.matchAll(/(?:new Refusal|wrongUsage)\(\s*'([^']+)'/g)].map((found) => found[1] as string);
  });
  return [...new Set(codes)].sort();
}

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

/** What can be asked in 6 nimmt!; its refusals name the phase, so their codes stand in no source as such. */
const ASKED: Readonly<Record<Exclude<Phase, 'over'>, true>> = {
  pick: true,
  lay: true,
  window: true,
  chooseMasked: true,
  place: true,
  chooseRow: true,
  count: true,
};

const PARAMS = new Proxy({}, { get: () => 7 });
const missing = (codes: readonly string[], ...books: RefusalWords[]) =>
  codes.filter((code) => sentence({ code, params: PARAMS }, ...books) === code);

describe.each(LANGUAGES)('words in %s', (language) => {
  it('has a sentence for every refusal of the kit and of the command line', async () => {
    const kit = await loadWords(language, 'kit');
    const cli = await loadWords(language, 'cli');
    const server = await loadWords(language, 'server');
    expect(codesIn('packages/game-kit/src').length).toBeGreaterThan(20);
    expect(missing(codesIn('packages/game-kit/src'), kit.refusals)).toEqual([]);
    expect(missing(codesIn('apps/cli/src'), cli.refusals, kit.refusals, server.refusals)).toEqual([]);
  });

  it.each(games.map((game) => game.id))('has a sentence for every refusal of %s', async (game) => {
    const words = await gameWords(language, game);
    const kit = await loadWords(language, 'kit');
    const codes = codesIn(`packages/${game}/src`);
    expect(codes.length).toBeGreaterThan(3);
    expect(missing(codes, words?.refusals ?? {}, kit.refusals)).toEqual([]);
  });

  it('has a sentence for an answer to another question of nimmt', async () => {
    const { refusals } = await loadWords(language, 'nimmt');
    expect(
      missing(
        Object.keys(ASKED).map((phase) => `expected.${phase}`),
        refusals,
      ),
    ).toEqual([]);
  });

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
      const chosen = variants?.kind === 'choice' ? variants.values.map((variant) => ({ variant })) : [{}];
      for (const spec of chosen.flatMap((choice) => game.optionSpecs(choice, 4))) {
        const option = words?.options[spec.key];
        expect(option?.label, spec.key).toBeTruthy();
        if (spec.kind !== 'choice') continue;
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

// The compiler checks here what words, which knows no game, cannot: every kind of fact has its sentence.
nimmtEnglish.facts satisfies {
  readonly [Kind in NimmtFact['kind']]: (
    fact: NimmtFact & { kind: Kind },
    name: (seat: number) => string,
  ) => string;
};

sixteenEnglish.facts satisfies {
  readonly [Kind in SixteenFact['kind']]: (
    fact: SixteenFact & { kind: Kind },
    name: (seat: number) => string,
  ) => string;
};
