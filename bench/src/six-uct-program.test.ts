import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { EDITIONS, randomMove, six, winningMoves } from '@sixfold/six';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../programs/six-uct.cpp', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sixfold-uct-'));
const program = join(folder, 'six-uct');

function hasCompiler(): boolean {
  try {
    execFileSync('g++', ['--version']);
    return true;
  } catch {
    return false;
  }
}

interface Asked {
  readonly phase: number;
  readonly legal: readonly string[];
  /** The moves that win at once. */
  readonly wins: readonly string[];
}

/** The questions that random games ask, as the protocol sends them (docs/bots.md), and what may be answered. */
function questionsOf(edition: string, games: number): { lines: string[]; asked: Asked[] } {
  const lines = ['{"type":"hello","protocol":1}', '{"type":"start","match":"1","game":"six","seed":7}'];
  const asked: Asked[] = [];
  const moves = new Int32Array(six.maxMoves);
  for (let game = 0; game < games; game++) {
    const rng = new FastRng(`uct ${edition} ${game}`);
    const match = Match.start(six, { options: { edition }, seats: 2, seed: `uct ${game}` });
    if (isRefusal(match)) throw new Error(match.code);
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
      const { state } = match;
      const legal = match.legal(seat);
      const wins = Array.from(moves.subarray(0, winningMoves(state, moves)), (move) =>
        six.formatMove(state, move),
      );
      const sight = { match: '1', game: 'six', seat, view: match.view(seat), legal, facts: [] };
      lines.push(JSON.stringify({ type: 'question', id: asked.length, ...sight, limitMs: 60_000 }));
      asked.push({ phase: state.phase, legal, wins });
      match.play(seat, six.formatMove(state, randomMove(state, rng)));
    }
  }
  return { lines, asked };
}

describe.skipIf(!hasCompiler())('bench/programs/six-uct.cpp', () => {
  beforeAll(() => {
    execFileSync('g++', ['-std=c++17', '-O1', '-o', program, source]);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(EDITIONS)(
    'answers every question with a legal move, and wins where it can: edition %s',
    (edition) => {
      const { lines, asked } = questionsOf(edition, 4);
      const [ready, ...answers] = execFileSync(program, ['20'], { input: `${lines.join('\n')}\n` })
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: number; move: string });
      expect(ready).toEqual({ type: 'ready', protocol: 1 });
      expect(answers.map(({ id }) => id)).toEqual(asked.map((_, at) => at));
      for (const [at, { legal, wins }] of asked.entries()) {
        expect(wins.length > 0 ? wins : legal).toContain(answers[at]?.move);
      }
      // Random games come to both phases, and leave wins lying about.
      expect(new Set(asked.map(({ phase }) => phase))).toEqual(new Set([1, 2]));
      expect(asked.some(({ wins }) => wins.length > 0)).toBe(true);
    },
    120_000,
  );
});
