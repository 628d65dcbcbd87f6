import type { Entry } from './entries.js';

/** Whom an entry is news to, besides those whom its own message tells of it. */
interface Interest {
  /** Everybody in the room: something of the table around the game has changed. */
  readonly table: boolean;
  /** Those who look at lists of rooms. */
  readonly lists: boolean;
}

const LISTED: Interest = { table: true, lists: true };
const TABLE: Interest = { table: true, lists: false };
const NOTHING: Interest = { table: false, lists: false };

/** For every kind of entry; a new one does not compile before somebody has decided. */
export const INTEREST: Readonly<Record<Entry['kind'], Interest>> = {
  created: LISTED,
  came: LISTED,
  sat: LISTED,
  waits: LISTED,
  botSat: LISTED,
  stood: LISTED,
  swapped: LISTED,
  named: LISTED,
  left: LISTED,
  away: TABLE,
  back: TABLE,
  host: LISTED,
  settings: LISTED,
  coded: LISTED,
  prepared: LISTED,
  willing: TABLE,
  starting: LISTED,
  dealing: LISTED,
  sealed: TABLE,
  unsealed: TABLE,
  restarted: TABLE,
  dealt: LISTED,
  chose: NOTHING,
  played: NOTHING,
  tookBack: LISTED,
  timeUp: NOTHING,
  ended: LISTED,
  hinted: TABLE,
  drawOffered: TABLE,
  drawDeclined: TABLE,
  standIn: LISTED,
  returned: LISTED,
  said: NOTHING,
  silenced: TABLE,
  signalled: NOTHING,
  linkMade: NOTHING,
  movedOver: LISTED,
  outage: NOTHING,
  slept: LISTED,
};
