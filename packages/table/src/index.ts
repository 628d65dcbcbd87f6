export { Clocks, graceOf } from './clocks.js';
export type { Asking, Command, Decision } from './commands.js';
export { decide, settle, stamped } from './decide.js';
export { comeIn, goAway } from './decide/people.js';
export { chooseForBots } from './decide/play.js';
export type { Entry, RoomEvent, PersonId, Played, Quick, Settings } from './entries.js';
export { NewerRules } from './dealing.js';
export { fold, roomFrom, UnknownEntry } from './fold.js';
export { giveBack } from './outages.js';
export type { OldEntry } from './old-entries.js';
export { openRoom } from './open-room.js';
export {
  gamesOf,
  type Looking,
  mayWatch,
  playState,
  snapshotOf,
  summaryOf,
  tableState,
  turnState,
  youState,
} from './project.js';
export { pastInSteps } from './past.js';
export { recordOfRoom } from './record.js';
export { type GameById, Room, UnknownGame } from './room.js';
export { botsToAct, nextDue, tick } from './tick.js';
export type { TableCode } from './refusals.js';
