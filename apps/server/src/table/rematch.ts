import type { Entry, Happening } from './entries.js';
import type { TableModel } from './model.js';
import { seriesOf } from './states.js';

/** True: everybody who is a person (and did not leave) wants to play again. */
export function isRematchAgreed(model: TableModel): boolean {
  if (model.phase !== 'finished' || model.next !== undefined) return false;
  const people = model.places.filter((place) => place.kind === 'human' && !place.standIn);
  return people.length > 0 && people.every((place) => place.rematch !== undefined);
}

/** The history with which the next table of the same people begins: it starts at once. */
export function nextTable(model: TableModel, at: number): Entry[] {
  const { options, seats } = model.settings;
  const { outcome } = model;
  if (outcome === undefined) throw new Error(`table ${model.id} is not finished`);
  const { clock, visibility, spectators, chat, startWhenFull } = model.settings;
  const first: Happening = {
    kind: 'created',
    game: model.game.id,
    host: model.host,
    root: model.nextRoot,
    options: model.game.nextOptions(options, seats, outcome),
    seats,
    clock,
    visibility,
    spectators,
    chat,
    startWhenFull,
    previous: model.id,
    ...(model.created.bestOf !== undefined && { bestOf: model.created.bestOf }),
    // A decided match is over: what follows is a new one.
    results: seriesOf(model).over ? [] : [...(model.created.results ?? []), outcome],
  };
  const seated = model.places.map((place, seat): Happening => {
    const { player, name, rematch, level = 'medium' } = place;
    // Who left without wanting to go on has a bot in their place.
    if (place.kind !== 'human' || player === undefined || rematch === undefined)
      return { kind: 'botJoined', seat, level };
    return { kind: 'joined', seat, player, name: name ?? '', contribution: rematch };
  });
  return [first, ...seated, { kind: 'started' } as const].map((happening) => ({ ...happening, at }));
}
