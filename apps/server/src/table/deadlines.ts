import type { DeadlineChange } from '@sixfold/store';
import type { TableModel } from './model.js';

/** What a table waits for. */
export const DEADLINES = ['clock', 'bot', 'fill'] as const;
export type DeadlineKind = (typeof DEADLINES)[number];

/** When each is due. It follows from the table alone, so every node comes to the same. */
export type Deadlines = { readonly [Kind in DeadlineKind]?: number };

export function deadlinesOf(model: TableModel, now: number): Deadlines {
  const { quick } = model.created;
  if (model.phase === 'lobby') {
    const isWaiting = quick !== undefined && model.places.some((place) => place.kind === 'human');
    return isWaiting ? { fill: quick.fillAt } : {};
  }
  if (model.phase !== 'playing') return {};
  const clock = clockDue(model, now);
  return {
    ...(clock !== undefined && { clock }),
    ...(botsToAct(model).length > 0 && { bot: model.clocks.since }),
  };
}

function clockDue(model: TableModel, now: number): number | undefined {
  if (!model.clocks.isOn) return undefined;
  const due = model
    .waitingFor()
    .filter((seat) => model.isPerson(seat))
    .map((seat) => model.clocks.due(seat, now));
  return due.length === 0 ? undefined : Math.min(...due);
}

/** Bots that are asked. When all people have left, the game waits for one to come back. */
export function botsToAct(model: TableModel): number[] {
  const people = model.places.filter((place) => place.kind === 'human');
  const isDeserted = people.length > 0 && people.every((place) => place.standIn);
  return isDeserted ? [] : model.waitingFor().filter((seat) => !model.isPerson(seat));
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
