import { readFileSync } from 'node:fs';
import { below, FastRng } from '@sixfold/game-kit';
import { games } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { readTable } from '../arguments.js';
import { Conversation } from '../env/conversation.js';
import { Matches } from '../env/matches.js';
import { Numbers } from '../env/observe/observer.js';
import { observerOf } from '../game-parts.js';
import { sixfold } from '../testing.js';

interface Told {
  readonly seed?: string;
  readonly toAct: number[];
  readonly legal: string[][];
  readonly views: unknown[];
  readonly observations: number[][];
  readonly result?: { readonly ranks: number[] };
}

const lines = (...requests: object[]) => requests.map((request) => `${JSON.stringify(request)}\n`).join('');

async function env(argv: readonly string[], ...requests: object[]) {
  const { code, out, err } = await sixfold(['env', ...argv], lines(...requests));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Asks in this process, to play whole games without starting a program. */
function talk(gameId: string, flags: object, count: number, autoReset = false) {
  const table = readTable(gameId, flags);
  const observer = observerOf(gameId, table.options, table.seats);
  const conversation = new Conversation(new Matches(table, count), { views: true, observer, autoReset });
  const ask = (request: object): (Told | null)[] => {
    const answer = conversation.answer(JSON.stringify(request));
    if (typeof answer !== 'string') throw new Error(`refused: ${answer?.code}`);
    return JSON.parse(answer).matches;
  };
  return { conversation, ask, parts: observer.parts };
}

const TABLES = [
  ['nimmt', {}],
  ['nimmt', { variant: 'plus' }],
  ['nimmt', { variant: 'ole' }],
  ['nimmt', { options: '{"deck":"tactics","draft":true}' }],
  ['six', {}],
  ['six', { players: '4' }],
  ['sixteen', {}],
  ['sixteen', { players: '4' }],
  ['goofspiel', { players: '3' }],
] as const;

describe('sixfold env', () => {
  it('says what is played, and answers each line with one', async () => {
    const [ready, state, ...rest] = await env(
      ['sixteen', '--matches', '2', '--send', 'views,arrays'],
      { type: 'reset', seed: 's' },
      { type: 'close' },
      { type: 'reset', seed: 'never read' },
    );
    expect(ready).toMatchObject({ type: 'ready', protocol: 1, game: 'sixteen', seats: 2, matches: 2 });
    expect(state.matches.map((match: Told) => match.seed)).toEqual(['s/1', 's/2']);
    expect(rest).toEqual([]);
  });

  it('sends views alone unless asked', async () => {
    const [ready, state] = await env(['six'], { type: 'reset', seed: 's' });
    expect(ready.observation).toBeUndefined();
    expect(Object.keys(state.matches[0])).toEqual(['seed', 'toAct', 'legal', 'views']);
  });

  it.each([
    ['not JSON', 'envNotARequest'],
    ['[1]', 'envNotARequest'],
    ['{"type":"dance"}', 'envUnknownRequest'],
    ['{"type":"reset"}', 'envBadSeeds'],
    ['{"type":"reset","seeds":["a"]}', 'envBadSeeds'],
    ['{"type":"step","moves":[["1"],["1"]]}', 'envNotReset'],
    ['{"type":"step","moves":[]}', 'envBadMoves'],
  ])('answers %s with %s and goes on', async (line, code) => {
    const { out } = await sixfold(['env', 'six', '--matches', '2'], `${line}\n{"type":"reset","seed":"s"}\n`);
    const [, error, state] = out
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(error).toMatchObject({ type: 'error', code, sentence: expect.stringMatching(/\w{3}/) });
    expect(state.type).toBe('state');
  });

  it('plays nothing anywhere when one move of many is wrong', () => {
    const { conversation, ask } = talk('nimmt', {}, 2);
    const before = ask({ type: 'reset', seed: 's' });
    const moves = before.map((match) => match?.legal.map((legal) => legal[0]));
    moves[1] = ['105', '1', '1', '1'];
    expect(conversation.answer(JSON.stringify({ type: 'step', moves }))).toMatchObject({
      code: 'envIllegalMove',
      params: { match: 1, seat: 0, move: '105' },
    });
    expect(ask({ type: 'observe' })).toEqual(
      before.map((match) => ({ views: match?.views, observations: match?.observations })),
    );
  });

  it.each(TABLES)(
    'plays %s %o to the end; every observation has its length and whole numbers',
    (id, flags) => {
      const { ask, parts } = talk(id, flags, 3);
      const length = parts.reduce((sum, [, each]) => sum + each, 0);
      const dice = new FastRng('env');
      let matches = ask({ type: 'reset', seed: 'whole games' });
      while (matches.some((match) => match !== null && match.result === undefined)) {
        for (const match of matches) {
          for (const observation of match?.observations ?? []) {
            expect(observation).toHaveLength(length);
            expect(observation.every(Number.isInteger)).toBe(true);
          }
        }
        const moves = matches.map(
          (match) => (match?.result ? null : match?.legal.map((legal) => below(dice, legal.length))) ?? null,
        );
        matches = ask({ type: 'step', moves });
      }
    },
  );

  it('begins a finished match again, with its result, from a seed of its own', () => {
    const { ask } = talk('sixteen', {}, 1, true);
    let [match] = ask({ type: 'reset', seed: 's' });
    do [match] = ask({ type: 'step', moves: [[0]] });
    while (match?.result === undefined);
    expect(match).toMatchObject({ seed: 's/2', toAct: [0], result: { ranks: expect.arrayContaining([1]) } });
  });

  it('is described in docs/environment.md or in the rules of the game, part by part', () => {
    const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
    const shared = read('docs/environment.md');
    const sectionOf = (id: string): string => {
      const [, own = ''] = read(`packages/${id}/RULES.md`).split(/\n## \d+\. The observation\n/);
      return [shared, own].flatMap((page) => page.split(`\n### ${id}\n`)[1] ?? [])[0]?.split('\n#')[0] ?? '';
    };
    for (const [id, flags] of [...TABLES, ...games.map((game) => [game.id, {}] as const)])
      for (const [name] of talk(id, flags, 1).parts) expect(sectionOf(id), id).toContain(`\`${name}\``);
  });
});

it('writes numbers of every size as JSON does', () => {
  const some = [0, 9, 10, 99, 100, 101, 110, 999, 1000, -1, -2, -104, 12_345];
  const numbers = new Numbers(some.length);
  for (const number of some) numbers.put(number);
  expect(numbers.toJson()).toBe(JSON.stringify(some));
});
