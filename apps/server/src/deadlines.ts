import type { DeadlineChange } from '@sixfold/store';
import { botsToAct, nextDue, type Room } from '@sixfold/table';
import { reminderTimes } from './push/reminder-times.js';

/** What a room waits for: something that is due by itself, the turn of a bot, and telling people that it waits for them. */
const DEADLINES = ['due', 'bot', 'remind'] as const;
type DeadlineKind = (typeof DEADLINES)[number];

/** When each is due. It follows from the room alone, so every node comes to the same. */
export type Deadlines = { readonly [Kind in DeadlineKind]?: number };

export function deadlinesOf(room: Room): Deadlines {
  const due = nextDue(room);
  const { play } = room;
  const isBots = play !== undefined && botsToAct(room).length > 0;
  const [remind] = reminderTimes(room);
  return {
    ...(due !== undefined && { due }),
    ...(isBots && { bot: play.askedAt }),
    ...(remind !== undefined && { remind }),
  };
}

/** What changes for the store. Bots' turns are seen to by the node itself, unless it dies. */
export function deadlineChanges(
  before: Deadlines,
  after: Deadlines,
  claim: { readonly node: string; readonly until: number },
): DeadlineChange[] {
  return DEADLINES.filter((kind) => before[kind] !== after[kind]).map((kind) => {
    const due = after[kind];
    return { kind, ...(due !== undefined && { due }), ...(due !== undefined && kind === 'bot' && { claim }) };
  });
}
