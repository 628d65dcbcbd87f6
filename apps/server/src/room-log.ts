import type { LogEntry } from '@sixfold/store';
import { type Entry, fold, type OldEntry, type Room, roomFrom } from '@sixfold/table';
import type { Context } from './context.js';

// How the log of a room is read, and a room made from it.

/** One step of the log in memory. */
export interface Step {
  readonly seq: number;
  readonly entries: readonly (Entry | OldEntry)[];
}

export const stepOf = ({ seq, body }: LogEntry): Step => ({ seq, entries: entriesOf({ seq, body }) });

/** One step of the log holds everything that was decided together. */
export const entriesOf = ({ body }: LogEntry): (Entry | OldEntry)[] =>
  JSON.parse(body) as (Entry | OldEntry)[];

/** A long log is read in pieces, others in between. */
export async function stepsOf(entries: readonly LogEntry[], { breather }: Context): Promise<Step[]> {
  const steps: Step[] = [];
  for (const entry of entries) {
    const pause = breather.pause();
    if (pause) await pause;
    steps.push(stepOf(entry));
  }
  return steps;
}

export function foldStep(room: Room, step: Step): void {
  for (const entry of step.entries) fold(room, entry);
  room.seq = step.seq;
}

/** A room from its steps. What was told before is not news. */
export async function remade(
  id: string,
  context: Context,
  steps: readonly Step[],
  toldSeq: number,
): Promise<Room | undefined> {
  const [first, ...rest] = steps;
  if (first === undefined) return undefined;
  const start = context.breather.pause();
  if (start) await start;
  const room = roomFrom(id, context.gameById, first.entries);
  if (first.entries.some(isCheckpoint)) room.dealtAt = first.seq;
  room.seq = first.seq;
  for (const step of rest) {
    const pause = context.breather.pause();
    if (pause) await pause;
    if (room.seq <= toldSeq) room.takeNews();
    foldStep(room, step);
  }
  if (room.seq <= toldSeq) room.takeNews();
  return room;
}

export const isCheckpoint = (entry: Entry | OldEntry): boolean =>
  entry.kind === 'dealt' && entry.room !== undefined;

export const countMoves = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'played' ? entry.moves.length : 0), 0);
