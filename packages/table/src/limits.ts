/** Nobody does as much besides a game; only a program would, and everything is stored. Each person has their own. */
export const MOST_ASIDES = 300;
/** How many people may come between two deals, or until the host does something; who belongs to the room is not counted. */
export const MOST_ARRIVALS = 300;
/** Nobody changes their mind as often on one decision. */
export const MOST_CHANGES = 20;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After that, one may come in this time: nobody can keep others out by coming again and again as somebody new. */
export const ARRIVAL_PACE = MINUTE;
/** A link to another device works for this long. */
export const LINK_LASTS = 15 * MINUTE;
/** A host whose line dropped keeps the room for this long. */
export const HOST_GRACE = 30 * SECOND;
/** Each step of preparing a deal waits for this long. */
export const DEAL_WAIT = 10 * SECOND;
/** A game that everybody has left waits for this long; if they only went offline, for the longer time. */
export const LEFT_GAME_WAITS = 10 * MINUTE;
export const LONE_GAME_WAITS = 24 * HOUR;
/** A room in which nothing at all happens is deserted, whatever is believed of who is there. */
export const SILENT_ROOM_WAITS = 48 * HOUR;
/** That is looked at this often, so that not every move has to change when. */
export const SILENCE_PACE = 6 * HOUR;
/** A room without anybody goes to sleep after this long. */
export const EMPTY_ROOM_WAITS = 24 * HOUR;

/** A line that breaks again and again counts as gone only after longer and longer: ten times, then double the time. */
export const awayAfter = (absences: number): number =>
  Math.min(HOUR, 3 * SECOND * 2 ** Math.floor(absences / 10));
