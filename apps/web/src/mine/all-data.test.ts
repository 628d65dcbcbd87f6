import { ApiProblem } from '@sixfold/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../client/online.js';
import { deleteAll, exportAll } from './all-data.js';
import type { PlayedGame } from './played.js';
import { patiently } from './records.js';

const saved = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('../replay/save-record.js', () => ({
  saveFile: (_name: string, text: string) => saved.texts.push(text),
}));
vi.mock('../install/push.js', () => ({ stopPush: async () => undefined }));

const deviceGame = (id: string, people: number, finished: boolean) => ({
  version: 2,
  id,
  game: 'nimmt',
  seats: [
    { kind: 'human', name: 'Mia' },
    people > 1 ? { kind: 'human', name: 'Ben' } : { kind: 'bot', level: 'easy' },
  ],
  startedAt: 1,
  updatedAt: 2,
  finished,
  log: [{ kind: 'created', at: 1, root: `secret of ${id}` }],
});

const online = (game: number): PlayedGame => ({
  id: `room/${game}`,
  where: 'online',
  game: 'nimmt',
  at: game,
  sitters: [],
  mine: 0,
  result: { ranks: [1, 2], scores: [3, 9] },
  online: { table: 'room', game },
});

beforeEach(() => {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => (kept[key] = text) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  });
  vi.stubGlobal('localStorage', kept);
  saved.texts.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tooFast = (seconds: number) =>
  new ApiProblem(429, { code: 'tooFast', params: { seconds }, retry: true });

it('a server that is asked too often is asked again when it says so', async () => {
  const waited: number[] = [];
  const answers = [tooFast(2), tooFast(5)];
  const ask = async () => {
    const problem = answers.shift();
    if (problem) throw problem;
    return 'a record';
  };
  const wait = async (millis: number) => void waited.push(millis);
  expect(await patiently(ask, wait)).toBe('a record');
  expect(waited).toEqual([2000, 5000]);
  const gone = new ApiProblem(404, { code: 'noSuchTable', params: {}, retry: false });
  await expect(patiently(() => Promise.reject(gone), wait)).rejects.toBe(gone);
  expect(waited).toHaveLength(2);
});

it('an export has every finished game in its order, tells how far it is, and says how many are missing', async () => {
  vi.spyOn(api, 'record').mockImplementation(async (_table, game) => {
    if (game === 2) throw new ApiProblem(404, { code: 'noSuchRecord', params: {}, retry: false });
    return { sixfold: 1, game: 'nimmt', options: {}, seats: 2, seed: `seed ${game}`, moves: [] };
  });
  const told: string[] = [];
  const games = [1, 2, 3, 4, 5, 6].map(online);
  const exported = await exportAll(games, (got, all) => told.push(`${got} of ${all}`));
  expect(exported).toEqual({ missing: 1, leftOut: 0 });
  expect(told).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6']);
  const { records } = JSON.parse(saved.texts[0] ?? '') as { records: { seed: string }[] };
  expect(records.map(({ seed }) => seed)).toEqual([1, 3, 4, 5, 6].map((game) => `seed ${game}`));
});

it('an export leaves out running games that several people share: their log tells the cards', async () => {
  const games = [deviceGame('alone', 1, false), deviceGame('shared', 2, false), deviceGame('over', 2, true)];
  for (const game of games) localStorage.setItem(`sixfold.game.${game.id}`, JSON.stringify(game));
  const running = { ...online(7), where: 'device', result: undefined } as unknown as PlayedGame;
  expect(await exportAll([running])).toEqual({ missing: 0, leftOut: 1 });
  const text = saved.texts[0] ?? '';
  expect(text).toContain('secret of alone');
  expect(text).toContain('secret of over');
  expect(text).not.toContain('secret of shared');
});

it('deleting everything also makes the server forget this browser, and says if it could not', async () => {
  const forget = vi.spyOn(api, 'forget').mockResolvedValueOnce({});
  localStorage.setItem('sixfold.settings', '{}');
  localStorage.setItem('other', 'stays');
  expect(await deleteAll()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['other']);
  forget.mockRejectedValueOnce(new ApiProblem(0, { code: 'unreachable', params: {}, retry: true }));
  localStorage.setItem('sixfold.settings', '{}');
  expect(await deleteAll()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['other']);
});
