import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';

/** Plays by lines, always answering with the first move of the last list shown. */
async function playFirstMoves(argv: readonly string[], limit = 400): Promise<string[]> {
  const answers: string[] = [];
  for (;;) {
    const { out } = await sixfold(['play', ...argv], answers.join('\n'));
    const asked = out
      .split('\n > ')
      .at(-2)
      ?.split(/[:?]\n/)
      .at(-1);
    const last = asked?.trim().split(/\s+/)[0];
    if (!out.includes('You left the game') || last === undefined || answers.length >= limit) return answers;
    answers.push(last);
  }
}

describe('play without a terminal', () => {
  it('shows the table, asks, and leaves at the end of the input', async () => {
    const { code, out } = await sixfold(['play', 'nimmt', '--seed', '5'], '');
    expect(code).toBe(0);
    expect(out).toContain('Row 1');
    expect(out).toContain('Your hand:');
    expect(out).toContain('Lay a card:');
    expect(out).toContain('You left the game.');
  });

  it('plays a typed move and tells what happened', async () => {
    const { out } = await sixfold(['play', 'nimmt', '--seed', '5'], '24\nq\n');
    expect(out).toMatch(/Revealed: Player 1 \(you\) 24, /);
    expect(out).toMatch(/Player 1 \(you\) (places|takes)/);
  });

  it('seats bots with budgets of their own', async () => {
    const { code, out } = await sixfold(
      ['play', 'nimmt', '--seed', '5', '--players', '2', '--bots', 'strong@30it'],
      '24\nq\n',
    );
    expect(code).toBe(0);
    expect(out).toContain('strong@30it 2');
  });

  it('shows the first of many moves, and all of them when asked', async () => {
    const argv = ['play', 'nimmt', '--options', '{"deck":"tactics","draft":true}', '--seed', '5'];
    const { out } = await sixfold(argv, '?\nq\n');
    const [first = '', second = ''] = out.split(' > ');
    expect(first).toContain('… 44 moves in all');
    expect(first).not.toContain('pick:44');
    expect(second).toContain('pick:44');
  });

  it('says what is wrong with a move, and goes on', async () => {
    const { out } = await sixfold(['play', 'nimmt', '--seed', '5'], '99\nhello\n?\n24\nq\n');
    expect(out).toContain('You do not hold 99; ');
    expect(out).toContain('“hello” is not a move');
    expect(out).toContain('q: leave the game');
    expect(out).toContain('Player 1 (you) 24');
  });

  it('plays a whole game at another seat and records it', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'sixfold-')), 'game.json');
    const argv = [
      'nimmt',
      '--seed',
      '5',
      '--seat',
      '2',
      '--players',
      '2',
      '--options',
      '{"rounds":1}',
      '--bots',
      'random',
    ];
    const answers = await playFirstMoves(argv);
    const { out } = await sixfold(['play', ...argv, '--record', file], answers.join('\n'));
    expect(out).toContain('The game is over: 1. ');
    expect(out).toContain(`Saved in ${file}`);
    expect(await sixfold(['verify', file])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Final points'),
    });
  });

  it.each(games.map((game) => game.id))('draws %s and accepts its first listed move', async (game) => {
    const [first] = await playFirstMoves([game, '--seed', '1', '--bots', 'random'], 1);
    const { out } = await sixfold(['play', game, '--seed', '1', '--bots', 'random'], `${first}\nq\n`);
    expect(out.split(' > ').length).toBeGreaterThan(2);
    expect(out).not.toContain('not a move');
  });
});
