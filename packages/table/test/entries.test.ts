import { readFileSync } from 'node:fs';
import { gameById } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import type { Entry, RoomEvent } from '../src/entries.js';
import { fold, roomFrom, UnknownEntry } from '../src/fold.js';
import { snapshotOf } from '../src/project.js';
import { Room } from '../src/room.js';

/** Every kind of entry that this version writes: the compiler sees to it that none is missing. */
const KINDS: Readonly<Record<RoomEvent['kind'], true>> = {
  created: true,
  came: true,
  sat: true,
  waits: true,
  botSat: true,
  stood: true,
  swapped: true,
  named: true,
  left: true,
  away: true,
  back: true,
  host: true,
  settings: true,
  coded: true,
  prepared: true,
  willing: true,
  starting: true,
  dealing: true,
  sealed: true,
  unsealed: true,
  restarted: true,
  dealt: true,
  chose: true,
  played: true,
  tookBack: true,
  timeUp: true,
  ended: true,
  hinted: true,
  drawOffered: true,
  drawDeclined: true,
  standIn: true,
  returned: true,
  said: true,
  silenced: true,
  signalled: true,
  linkMade: true,
  movedOver: true,
  outage: true,
  slept: true,
};

/** A log as it was written once, and for each entry what everybody sees differently after it. */
interface GoldenLog {
  readonly id: string;
  readonly entries: readonly { readonly entry: Entry; readonly shows: Readonly<Record<string, unknown>> }[];
}

const golden = JSON.parse(
  readFileSync(new URL('./entries.golden.json', import.meta.url), 'utf8'),
) as GoldenLog[];

type Leaves = Map<string, unknown>;

/** Everything that a stranger and the people of the room see, by its path. */
function seen(room: Room): Leaves {
  const leaves: Leaves = new Map();
  const walk = (path: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) leaves.set(path, value);
    else for (const [key, inner] of Object.entries(value)) walk(path === '' ? key : `${path}.${key}`, inner);
  };
  walk('', JSON.parse(JSON.stringify(snapshotOf(room, {}, 0, room.lastAt))));
  for (const { id } of room.people.values()) walk(id, snapshotOf(room, { person: id }, 0, 0).table.you);
  return leaves;
}

/** What of the old is read alike must be there; what a later version shows besides is its own business. */
function changes(before: Leaves, after: Leaves): Record<string, unknown> {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  return Object.fromEntries(changed.map((path) => [path, after.get(path) ?? null]));
}

describe('the entries of a log are a format', () => {
  it('has one of each in the golden file', () => {
    const kinds = new Set(golden.flatMap(({ entries }) => entries.map(({ entry }) => entry.kind)));
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort());
  });

  it.each(golden)('log $id reads as it was written', ({ id, entries }) => {
    const [first, ...rest] = entries;
    if (first === undefined) throw new Error('an empty log');
    const room = roomFrom(id, gameById, [first.entry]);
    expect(room).toBeInstanceOf(Room);
    for (const { entry, shows } of rest) {
      const before = seen(room);
      fold(room, entry);
      expect({ kind: entry.kind, shows: changes(before, seen(room)) }).toMatchObject({
        kind: entry.kind,
        shows,
      });
    }
  });

  it('an entry of a newer version is not guessed at', () => {
    const [{ id, entries }] = golden as [GoldenLog];
    const log = [...entries.map(({ entry }) => entry), { kind: 'danced', at: 0 } as unknown as Entry];
    expect(() => roomFrom(id, gameById, log)).toThrow(UnknownEntry);
  });
});
