import { checkFairness, isRefusal, verifyRecord } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { ApiProblem, type Clock, createClient } from '@sixfold/protocol';
import type { Store } from '@sixfold/store';
import { newToken } from '../ids.js';
import { entriesOf } from '../room-log.js';

/** A choice that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly key: string;
  readonly move: string;
  /** The server said that it had this choice already, perhaps under another key. */
  readonly repeated: boolean;
}

export interface Crowd {
  readonly tables: readonly string[];
  readonly acknowledged: Acknowledged[];
  /** Plays on until every match is over or somebody says stop. */
  play(): Promise<void>;
  isPlaying(): boolean;
  stop(): void;
}

/** Asked before every request: where to go. Different people may be sent to different nodes. */
export type Where = () => string;

/**
 * People who play as fast as they are let. A command without an answer is sent again with the same key, wherever the
 * next server is, just as the page does it.
 */
export async function gather(
  where: Where,
  tables: number,
  seats: number,
  options: Record<string, unknown>,
  clock?: Clock,
): Promise<Crowd> {
  const acknowledged: Acknowledged[] = [];
  let isStopped = false;
  let isPlaying = false;
  let keys = 0;
  const ids: string[] = [];
  const people: { table: string; token: string }[] = [];

  async function insist<Answer>(
    token: string,
    ask: (api: ReturnType<typeof createClient>) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    while (!isStopped) {
      try {
        return await ask(createClient({ base: where(), token, tries: 1 }));
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || !problem.retry) throw problem;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    return undefined;
  }

  for (let table = 0; table < tables; table++) {
    const tokens = Array.from({ length: seats }, newToken);
    const [host, ...others] = tokens as [string, ...string[]];
    const wish = {
      game: 'nimmt',
      seats,
      name: 'P0',
      options,
      startWhenFull: true,
      ...(clock && { clock }),
      key: `crowd-table-${table}`,
    };
    const made = await insist(host, (api) => api.create(wish));
    const id = made?.table.id as string;
    ids.push(id);
    for (const [index, token] of others.entries())
      await insist(token, (api) => api.join(id, { name: `P${index + 1}` }));
    for (const token of tokens) people.push({ table: id, token });
  }

  async function playOne({ table, token }: (typeof people)[number]): Promise<void> {
    while (!isStopped) {
      const snapshot = await insist(token, (api) => api.snapshot(table));
      const play = snapshot?.play;
      if (play?.result !== undefined) return;
      const move = play?.legal[0];
      if (play === undefined || move === undefined || play.turn.choice !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const key = `key-${++keys}-of-crowd`;
      try {
        const done = await insist(token, (api) => api.choose(table, { number: play.number, move, key }));
        if (done !== undefined) acknowledged.push({ table, key, move, repeated: done.repeated === true });
      } catch (problem) {
        const code = problem instanceof ApiProblem ? problem.code : '';
        // Nobody here keeps a stream open: on a slow machine somebody may count as away when the cards are dealt.
        if (code === 'botPlaysForYou') await insist(token, (api) => api.comeBack(table));
        // Another node was ahead of the one that was asked for the state: look again.
        else if (!['staleNumber', 'gameOver', 'notYourTurn'].includes(code)) throw problem;
      }
    }
  }

  return {
    tables: ids,
    acknowledged,
    play: async () => {
      isStopped = false;
      isPlaying = true;
      try {
        await Promise.all(people.map(playOne));
      } finally {
        isPlaying = false;
      }
    },
    isPlaying: () => isPlaying,
    stop: () => {
      isStopped = true;
    },
  };
}

/** Resolves when this many more choices have been acknowledged, or when all has been played. */
export async function afterMore(crowd: Crowd, count: number): Promise<void> {
  const enough = crowd.acknowledged.length + count;
  while (crowd.isPlaying() && crowd.acknowledged.length < enough)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The acknowledged choices that are missing from the log, and the keys that are in it twice. */
export async function lostAndDoubled(
  store: Store,
  crowd: Crowd,
): Promise<{ lost: string[]; doubled: string[] }> {
  const keys: string[] = [];
  const moves = new Set<string>();
  // Where other nodes live on, more is acknowledged while this reads: that is for the next time.
  const acknowledged = [...crowd.acknowledged];
  for (const table of crowd.tables) {
    for (const entry of (await store.read(table, 0)).flatMap(entriesOf)) {
      if (entry.kind !== 'chose' && entry.kind !== 'played') continue;
      if (entry.key !== undefined) keys.push(entry.key);
      for (const { move } of entry.kind === 'chose' ? [entry] : entry.moves) moves.add(`${table} ${move}`);
    }
  }
  const isKept = ({ table, key, move, repeated }: Acknowledged) =>
    keys.includes(key) || (repeated && moves.has(`${table} ${move}`));
  return {
    lost: acknowledged.filter((each) => !isKept(each)).map(({ key }) => key),
    doubled: keys.filter((key, index) => keys.indexOf(key) !== index),
  };
}

/** The tables whose match did not end, does not replay, or was not dealt fairly. */
export async function unsoundRecords(url: string, crowd: Crowd): Promise<string[]> {
  const api = createClient({ base: url });
  const unsound: string[] = [];
  for (const table of crowd.tables) {
    const record = await api.record(table);
    const game = gameById(record.game);
    const isSound =
      game !== undefined &&
      record.result !== undefined &&
      !isRefusal(verifyRecord(game, record)) &&
      checkFairness(record) === undefined;
    if (!isSound) unsound.push(table);
  }
  return unsound;
}
