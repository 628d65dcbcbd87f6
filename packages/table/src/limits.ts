/** Commands besides moves that one person may give between two deals: everything is stored, and no human needs more. */
export const MOST_ASIDES = 300;
/** How many people may come between two deals, or until the host does something; whoever belongs to the room already is not counted. */
export const MOST_ARRIVALS = 300;
/** How often one decision may be changed: everything is stored, and no human needs more. */
export const MOST_CHANGES = 20;

/** Somebody whose time ran out this often in a row counts as away. */
export const MOST_TIMEOUTS = 2;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Beyond that, one person may come in this time: nobody can lock others out by coming again and again as somebody new. */
export const ARRIVAL_PACE = MINUTE;
/** A link to another device works for this long. */
export const LINK_LASTS = 15 * MINUTE;
/** A host whose line dropped keeps the room for this long. */
export const HOST_GRACE = 30 * SECOND;
/** Each stage of preparing a deal waits for this long. */
export const DEAL_WAIT = 10 * SECOND;
/** A game that everybody has left waits for this long; if they only went offline, for the longer time. */
export const LEFT_GAME_WAITS = 10 * MINUTE;
export const LONE_GAME_WAITS = 24 * HOUR;
/** A room in which nothing at all happens is deserted, even if somebody is still marked as present. */
export const SILENT_ROOM_WAITS = 48 * HOUR;
/** The silence is checked this often, so that not every move has to move the deadline. */
export const SILENCE_PACE = 6 * HOUR;
/** A room without anybody goes to sleep after this long. */
export const EMPTY_ROOM_WAITS = 24 * HOUR;

/** How long a broken line is tolerated: after every ten breaks twice as long, because each one is stored. */
export const awayAfter = (absences: number): number =>
  Math.min(HOUR, 3 * SECOND * 2 ** Math.floor(absences / 10));
