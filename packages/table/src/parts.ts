import type { PersonId, Settings } from './entries.js';
import type { Person, Place } from './room.js';

/** Somebody who has just come. */
export const newPerson = (id: PersonId, name: string, at: number): Person => ({
  id,
  name,
  contributes: false,
  program: false,
  presentSince: at,
  awaySince: undefined,
  muted: false,
  gone: false,
  willing: false,
  seal: undefined,
  contribution: undefined,
  missed: false,
  isNew: false,
  asides: 0,
  absences: 0,
  keys: new Set(),
});

export const openPlace = (): Place => ({ kind: 'open' });

/** Of a room whose log has not been read yet. */
export const NO_SETTINGS: Settings = {
  game: '',
  options: {},
  seats: 0,
  clock: { kind: 'none' },
  visibility: 'link',
  spectators: true,
  chat: true,
  startWhenFull: false,
  standIn: 'medium',
  latecomers: 'round',
  takeBack: false,
  bestOf: 1,
};
