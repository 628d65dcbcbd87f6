import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal, type MatchRecord, plainEnd, recordHash, verifyRecord } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import type { Snapshot } from '@sixfold/protocol';
import { describe, expect, it } from 'vitest';
import { decide, settle, stamped } from '../src/decide.js';
import { fold, roomFrom } from '../src/fold.js';
import type { OldEntry } from '../src/old-entries.js';
import { snapshotOf } from '../src/project.js';
import { recordOfRoom } from '../src/record.js';
import type { Room } from '../src/room.js';

/** A table of the first version: its log, what its server showed to each person, and the record if it was over. */
interface Fixture {
  readonly name: string;
  readonly id: string;
  readonly log: readonly (readonly OldEntry[])[];
  readonly shown: Readonly<Record<string, Snapshot>>;
  readonly record?: MatchRecord;
}

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture,
);

const open = ({ id, log }: Fixture): Room => roomFrom(id, gameById, log.flat());

/** All of a record but its hash, which is made in another way today, as is where an ended game has its result. */
function contentsOf(record: MatchRecord): unknown {
  const { hash: _, ended, result, ...rest } = record;
  const { scores, ranks } = { ...ended, ...result } as { scores?: unknown; ranks?: unknown };
  return JSON.parse(
    JSON.stringify({ ...rest, result: { scores, ranks }, ended: ended && plainEnd(ended) }),
  ) as unknown;
}

/** What both versions say about a table, in the same words. Who is connected was not in the log in those days. */
function comparable({ table, play, talk }: Snapshot): unknown {
  const { id, game, phase, clock, visibility, chat, startWhenFull, onTime } = table;
  const { series, previous, next, result, createdAt, startedAt, finishedAt, fillAt } = table;
  return {
    table: { id, game, phase, clock, visibility, chat, startWhenFull, onTime },
    // After a game these are the next one's; in those days that was another table.
    options: phase === 'finished' ? undefined : table.options,
    // A deal that is still to come is one of today, with a secret of its own.
    commitment: phase === 'lobby' ? undefined : table.commitment,
    more: { series, previous, next, result, createdAt, startedAt, finishedAt, fillAt },
    spectators: table.spectators.allowed,
    seats: table.seats.map(({ seat, kind, name, level, standIn, host, muted }) => ({
      seat,
      kind,
      name,
      level,
      standIn,
      host,
      muted,
    })),
    you: { seat: table.you.seat, host: table.you.host },
    play: play && { number: play.number, view: play.view, legal: play.legal, result: play.result },
    turn: play && {
      toAct: play.turn.toAct,
      chosen: play.turn.chosen,
      choice: play.turn.choice,
      clocks: play.turn.clocks,
    },
    talk,
  };
}

describe.each(fixtures)('a log of the first version: $name', (fixture) => {
  it.each(Object.entries(fixture.shown))('shows %s the same as before', (person, before) => {
    const now = before.play?.turn.now ?? 0;
    const after = snapshotOf(open(fixture), { person }, 0, now);
    expect(comparable(after)).toEqual(comparable(before));
  });

  it('has the same record', () => {
    const record = recordOfRoom(open(fixture));
    expect(record && contentsOf(record)).toEqual(fixture.record && contentsOf(fixture.record));
    if (record === undefined || fixture.record === undefined) return;
    expect(recordHash(record)).toBe(record.hash);
    const game = gameById(record.game);
    if (game === undefined) throw new Error(`no game ${record.game}`);
    for (const each of [record, fixture.record]) expect(isRefusal(verifyRecord(game, each))).toBe(false);
  });

  it('can be gone on with', () => {
    const room = open(fixture);
    const now = room.lastAt + 1000;
    settle(room, now);
    const [person] = room.people.keys();
    const decision = decide(room, { person: person ?? '', now }, { do: 'link', hash: 'new' });
    expect(Array.isArray(decision)).toBe(true);
    for (const entry of stamped(decision as never, now)) fold(room, entry);
    expect(room.links.get(person ?? '')?.hash).toBe('new');
  });

  it('announces the commitment of the deal that comes next, under its number', () => {
    const room = open(fixture);
    const { deal, nextCommitment } = snapshotOf(room, {}, 0, room.lastAt).table;
    if (nextCommitment === undefined) return;
    fold(room, { kind: 'prepared', at: room.lastAt });
    expect(snapshotOf(room, {}, 0, room.lastAt).table).toMatchObject({
      deal: { number: deal.number + 1 },
      commitment: nextCommitment,
    });
  });
});
