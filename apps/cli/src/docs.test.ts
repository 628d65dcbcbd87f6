import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, type Fact, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { games } from '@sixfold/games';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sixfold } from './testing.js';

const text = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
const example = (language: string, number = 1) =>
  text.split(`\`\`\`${language}\n`)[number]?.split('```')[0] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'sixfold-docs-'));

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    return false;
  }
}

async function playAgainstRandom(game: string, bot: string) {
  const argv = [
    'tournament',
    game,
    '--bots',
    'random',
    '--bot',
    bot,
    '--deals',
    '1',
    '--jobs',
    '1',
    '--json',
  ];
  const { code, out } = await sixfold(argv);
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('docs/bots.md', () => {
  it.skipIf(!hasPython()).each(games.map((game) => game.id))('its Python bot plays %s', async (game) => {
    const file = join(folder, 'my_bot.py');
    writeFileSync(file, example('python'));
    const result = await playAgainstRandom(game, `cmd:python3 ${file}`);
    expect(result.forfeits).toEqual([]);
    expect(result.games).toBe(2);
  });

  it.skipIf(!hasPython())('its bot of a few lines plays', async () => {
    const file = join(folder, 'first.py');
    writeFileSync(file, example('python', 2));
    expect((await playAgainstRandom('nimmt', `cmd:python3 ${file}`)).forfeits).toEqual([]);
  });

  it('its JavaScript bot plays', async () => {
    const file = join(folder, 'my-bot.mjs');
    writeFileSync(file, example('js'));
    expect((await playAgainstRandom('sixteen', file)).forfeits).toEqual([]);
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'lists the fields of every view of %s',
    (id, game) => {
      const own = new URL(`../../../packages/${id}/RULES.md`, import.meta.url);
      const found = [text, readFileSync(own, 'utf8')].flatMap((page) => page.split(`\n### ${id}\n`)[1] ?? []);
      const section = found[0]?.split('\n## ')[0]?.split('\n### ')[0] ?? '';
      const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].map((row) => row[1] ?? '');
      const listed = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map((name) => name[1]));
      const match = Match.start(game, { options: {}, seats: 2, seed: 'docs' });
      if (isRefusal(match)) throw new Error(match.code);
      const fields = Object.keys(match.view(0) as object);
      expect(fields.filter((field) => !listed.includes(field))).toEqual([]);
      const optional = listed.filter((name) => !fields.includes(name ?? ''));
      expect(optional).toEqual(id === 'nimmt' ? ['window', 'answer'] : []);
    },
  );

  it('names every code of a forfeit', async () => {
    const { cli } = await import('@sixfold/words/en/cli');
    const codes = Object.keys(cli.refusals).filter((code) => /^bot[A-Z]/.test(code) && code !== 'botLeft');
    expect(codes.filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
  });
});

describe('docs/from-code.md', () => {
  const page = readFileSync(new URL('../../../docs/from-code.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```ts\n(.*?)```/gs)].map((found) => found[1] as string);
  // Inside the workspace, where the packages are found by name.
  const here = fileURLToPath(new URL('../.cache/docs/', import.meta.url));
  afterAll(() => rmSync(here, { recursive: true, force: true }));

  /** What an example prints. */
  async function run(number: number): Promise<readonly unknown[]> {
    mkdirSync(here, { recursive: true });
    const file = join(here, `example-${number}.ts`);
    writeFileSync(file, examples[number] ?? '');
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      await import(file);
      return log.mock.calls.flat();
    } finally {
      log.mockRestore();
    }
  }

  it('plays a match and writes it down', async () => {
    const [outcome, record] = await run(0);
    expect(outcome).toMatchObject({ ranks: expect.arrayContaining([1]) });
    expect(JSON.parse(record as string)).toMatchObject({ sixfold: 1, seats: 3, result: outcome });
  });

  it('asks a bot', async () => {
    const [move, candidates] = await run(1);
    expect(candidates).toContainEqual(expect.objectContaining({ move }));
  });

  it('searches', async () => {
    const [move] = await run(2);
    expect(move).toMatch(/^([gobp][0-6]|j=.+)$/);
  });

  it('words a refusal', async () => {
    expect(await run(3)).toEqual([expect.stringContaining('11')]);
    expect(examples).toHaveLength(4);
  });

  it.each([
    ...['classic', 'plus', 'zero', 'simple', 'ole'].map((variant) => ['nimmt', { variant }] as const),
    ['nimmt', { deck: 'tactics', draft: true }] as const,
    ['six', {}] as const,
    ['six', { edition: '21' }] as const,
    ['sixteen', {}] as const,
  ])('lists every fact of %s %o with its fields', (id, options) => {
    const facts = page.split('\n## Facts\n')[1] ?? '';
    const section = facts.split(`\n### ${id}\n`)[1]?.split('\n#')[0] ?? '';
    const rows = section.split('\n').filter((row) => row.startsWith('| `'));
    for (const fact of factsOfGames(id, options)) {
      const row = rows.find((line) => line.split('|')[1]?.includes(`\`${fact.kind}\``)) ?? '';
      expect(row, `the row of ${fact.kind}`).not.toBe('');
      const unnamed = Object.keys(fact).filter((field) => field !== 'kind' && !row.includes(`\`${field}\``));
      expect({ kind: fact.kind, unnamed }).toEqual({ kind: fact.kind, unnamed: [] });
    }
  });

  /** Everything that happens in some random games. */
  function factsOfGames(id: string, options: object): Fact[] {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Error(id);
    return ['a', 'b', 'c'].flatMap((seed) => {
      const match = Match.start(game, { options, seats: 2, seed });
      if (isRefusal(match)) throw new Error(match.code);
      const dice = new FastRng(seed);
      const facts: Fact[] = [];
      while (match.outcome() === undefined) {
        const [seat = 0] = match.toAct();
        const legal = match.legal(seat);
        const happened = match.play(seat, legal[below(dice, legal.length)] ?? '');
        if (isRefusal(happened)) throw new Error(happened.code);
        facts.push(...happened);
      }
      return facts;
    });
  }
});

describe('docs/decisions', () => {
  const decisions = new URL('../../../docs/decisions/', import.meta.url);

  const pages = readdirSync(decisions).filter((file) => file !== 'README.md');
  const index = readFileSync(new URL('README.md', decisions), 'utf8');

  it.each(pages)(
    '%s begins with its number and a title, is listed under it, and names its choice',
    (file) => {
      const text = readFileSync(new URL(file, decisions), 'utf8');
      const [title = ''] = text.split('\n');
      expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
      expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
      expect(index).toContain(`[${title.replace(/^# \d+\. /, '')}](${file})`);
      expect(text).toMatch(/^\*\*Choice\.\*\*/m);
    },
  );
});
