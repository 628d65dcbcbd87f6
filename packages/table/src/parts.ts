import type { PersonId } from './entries.js';
import type { Person, Place } from './room.js';

/** Somebody who has just come. */
export const newPerson = (id: PersonId, name: string, at: number): Person => ({
  id,
  name,
  contributes: false,
  presentSince: at,
  awaySince: undefined,
  muted: false,
  gone: false,
  willing: false,
  seal: undefined,
  contribution: undefined,
  missed: false,
  asides: 0,
  absences: 0,
  keys: [],
});

export const openPlace = (): Place => ({ kind: 'open' });
