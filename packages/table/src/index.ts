export { Clocks, graceOf } from './clocks.js';
export type { Asking, Command, Decision } from './commands.js';
export { NewerRules } from './dealing.js';
export { comeIn, goAway } from './decide/people.js';
export { chooseForBots } from './decide/play.js';
export { decide, settle, stamped } from './decide.js';
export type { Entry, PersonId, Played, Quick, RoomEvent, Settings } from './entries.js';
export { fold, roomFrom, UnknownEntry } from './fold.js';
export type { OldEntry } from './old-entries.js';
export { openRoom } from './open-room.js';
export { giveBack } from './outages.js';
export { pastOf } from './past.js';
export {
  gamesOf,
  type Looking,
  mayWatch,
  playState,
  sharedTable,
  snapshotOf,
  summaryOf,
  tableState,
  turnState,
  youState,
} from './project.js';
export { recordOfRoom } from './record.js';
export type { TableCode } from './refusals.js';
export { type GameById, Room, UnknownGame } from './room.js';
export { botsToAct, nextDue, tick } from './tick.js';
