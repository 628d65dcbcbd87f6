import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.js';

/** The modules that every package of rules has, and what others find in them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  manifest: ['manifest'],
  options: ['optionSpecs'],
  facts: [],
  refusals: [],
  state: [],
  setup: ['setup'],
  moves: ['parseMove', 'formatMove'],
  'move-text': ['meaningOf', 'textOf'],
  play: ['legalMoves', 'apply'],
  outcome: ['outcome'],
  view: ['view'],
  determinize: ['determinize'],
  table: ['table', 'fromTable'],
  game: [],
};

/** The compiler wants words, bots, a drawing and a table on the page for every game; the rest is looked for here. */
describe.each(games)('$id', ({ id, manifest }) => {
  const at = (path: string) => new URL(`../../${id}/${path}`, import.meta.url);
  const tests = (): string =>
    readdirSync(at('test'))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(at(`test/${file}`), 'utf8'))
      .join('\n');

  it('is handed to the laws, the goldens and the scenarios', () => {
    for (const described of ['describeLaws(', 'describeGoldens(', 'describeScenarios('])
      expect(tests()).toContain(described);
  });

  it('has playthroughs and worked examples', () => {
    expect(readdirSync(at('playthroughs')).length).toBeGreaterThan(0);
    expect(readdirSync(at('scenarios')).length).toBeGreaterThan(0);
  });

  it('has its bots handed to the laws of bots', () => {
    const laws = new URL(`../../bots/test/${id}-laws.test.ts`, import.meta.url);
    expect(readFileSync(laws, 'utf8')).toContain(`describeBotLaws('${id}'`);
  });

  it.each(Object.entries(PARTS))('keeps its %s where every game keeps it', async (part, names) => {
    const module: object = await import(at(`src/${part}.ts`).pathname);
    expect(Object.keys(module)).toEqual(expect.arrayContaining([...names]));
  });

  it.runIf(manifest.onHomePage)('has its rules written a second time, slowly, to be compared with', () => {
    expect(existsSync(at('test/reference.test.ts'))).toBe(true);
  });

  it('has its rules written down, and tells who it is', () => {
    expect(existsSync(at('RULES.md'))).toBe(true);
    expect(manifest.id).toBe(id);
  });
});

/** The worked example of docs/adding-a-game.md: what a game costs besides its own folders and files. */
describe('a fourth game', () => {
  const root = new URL('../../../', import.meta.url);
  const PLACES = ['packages', 'apps', 'bench/src', 'scripts'];
  const SKIPPED = /(?:^|\/)(?:node_modules|dist|\.cache|test|playthroughs|scenarios|goofspiel)(?:\/|$)/;
  const SOURCE = /\.(?:[cm]?[jt]sx?|css)$|\/tsconfig[^/]*\.json$/;
  const isOwn = (file: string) => /\/goofspiel\.\w+$/.test(file);
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);

  /** Its dependencies are written by `npm install`, and tests that name it would be there for any game. */
  const mentions = (): string[] =>
    PLACES.flatMap((place) =>
      readdirSync(new URL(place, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => !SKIPPED.test(file))
        .map((file) => `${place}/${file}`)
        .filter((file) => SOURCE.test(file) && !isOwn(file) && !isTest(file))
        .filter((file) => /goofspiel/i.test(readFileSync(new URL(file, root), 'utf8'))),
    );

  it('touches eight files outside of its own, which the document lists', () => {
    const touched = mentions();
    expect(touched).toHaveLength(8);
    const manual = readFileSync(new URL('docs/adding-a-game.md', root), 'utf8');
    for (const file of touched) expect(manual).toContain(`\`${file}\``);
  });
});
