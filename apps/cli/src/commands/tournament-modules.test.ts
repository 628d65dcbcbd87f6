import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sixfold } from '../testing.js';
import { botFile, command, FIRST, folder, moduleFile, READY, tournament } from '../tournament/testing.js';

describe('an outside program', () => {
  it('is told a budget that fits into its limit', async () => {
    const log = join(folder, 'budget.jsonl');
    const keep = `if (message.type === 'question') (await import('node:fs')).appendFileSync(${JSON.stringify(log)}, message.budgetMs + ' ' + message.limitMs + '\\n');`;
    const file = await botFile('budget', keep, READY, FIRST);
    const times = ['--limit-ms', '5000', '--budget-ms', '9000'];
    await tournament([command(file), 'random'], '--deals', '1', ...times);
    expect(new Set((await readFile(log, 'utf8')).trim().split('\n'))).toEqual(new Set(['4000 5000']));
  });

  it('has the moves that others made for it marked in the record', async () => {
    const records = join(folder, 'marked');
    const file = await botFile('leaver', READY, `if (message.type === 'question') process.exit(3);`);
    await tournament([command(file), 'random'], '--deals', '1', '--records', records);
    const [name = ''] = (await readdir(records)).sort();
    const { forfeits, names } = JSON.parse(await readFile(join(records, name), 'utf8'));
    const seat = names.indexOf('outside');
    expect(forfeits).toEqual([{ seat, code: 'botEnded', params: expect.anything(), after: seat }]);
    expect((await sixfold(['verify', join(records, name)])).code).toBe(0);
  });

  it('may be watched on standard error', async () => {
    const file = await botFile('loud', `console.error('hello from inside');`, READY, FIRST);
    const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    try {
      await tournament([command(file, 'loud'), 'random'], '--deals', '1', '--show-stderr');
      expect(written.mock.calls.flat()).toContain('loud: hello from inside\n');
    } finally {
      written.mockRestore();
    }
  });
});

describe('JavaScript modules', () => {
  it('choose by their default export, and may log', async () => {
    const file = await moduleFile(
      'module',
      `export default async ({ legal, game, seat, options }) => { console.log(game, seat); return options.variant === 'classic' ? legal[0] : ''; };`,
    );
    const result = await tournament([file, 'random'], '--deals', '1');
    expect(result.forfeits).toEqual([]);
    expect(result.bots.map(({ name }: { name: string }) => name)).toContain('module.mjs');
  });

  it('have dice that grow from the game, so that the same tournament comes again', async () => {
    const file = await moduleFile(
      'dice',
      'export default ({ legal, seed, random }) => { if (!Number.isInteger(seed)) throw new Error("no seed"); return legal[Math.floor(random() * legal.length)]; };',
    );
    const points = async () => {
      const { bots, forfeits } = await tournament([file, 'random'], '--deals', '2');
      expect(forfeits).toEqual([]);
      return bots.map(({ meanPoints }: { meanPoints: unknown }) => meanPoints);
    };
    const once = await points();
    expect(await points()).toEqual(once);
  });

  it.each([
    {
      name: 'throws',
      text: `export default () => { throw new Error('stuck'); };`,
      code: 'botThrew',
      says: 'stuck',
    },
    {
      name: 'has no default export',
      text: 'export const x = 1;',
      code: 'botEnded',
      says: 'no default export that is a function',
    },
    {
      name: 'does not load',
      text: 'import "./nowhere.js";',
      code: 'botEnded',
      says: 'Cannot find module',
    },
    { name: 'is not JavaScript', text: 'let let = 1;', code: 'botEnded', says: 'SyntaxError' },
    { name: 'never returns', text: 'export default () => { for (;;); };', code: 'botTooSlow', says: '0.3 s' },
    { name: 'cheats', text: `export default () => '105';`, code: 'botIllegalMove', says: '105' },
  ])('forfeit if one $name', async ({ text, code, says }) => {
    const file = await moduleFile('bad-module', text);
    const result = await tournament([file, 'random'], '--deals', '1', '--limit-ms', '300');
    expect(result.forfeits).toHaveLength(2);
    expect(result.forfeits[0].code).toBe(code);
    expect(result.forfeits[0].sentence).toContain(says);
  });
});
