import { comeIn, goAway } from '../decide/people.js';
import { chooseForBots } from '../decide/play.js';
import { decide, settle } from '../decide.js';
import { fold, roomFrom } from '../fold.js';
import { giveBack } from '../outages.js';
import type { Looking } from '../project.js';
import { playState, summaryOf, tableState } from '../project.js';
import { recordOfRoom } from '../record.js';
import type { Room } from '../room.js';
import { botsToAct, nextDue } from '../tick.js';

/** All that the laws judge. A test passes a copy that is broken in one way. */
export interface Engine {
  readonly decide: typeof decide;
  readonly settle: typeof settle;
  readonly fold: typeof fold;
  readonly roomFrom: typeof roomFrom;
  readonly goAway: typeof goAway;
  readonly comeIn: typeof comeIn;
  readonly chooseForBots: typeof chooseForBots;
  readonly botsToAct: typeof botsToAct;
  readonly nextDue: typeof nextDue;
  readonly record: typeof recordOfRoom;
  readonly giveBack: typeof giveBack;
  /** Everything that the protocol carries to one viewer. */
  readonly project: (room: Room, looking: Looking, now: number) => unknown;
}

export const theEngine: Engine = {
  decide,
  settle,
  fold,
  roomFrom,
  goAway,
  comeIn,
  chooseForBots,
  botsToAct,
  nextDue,
  record: recordOfRoom,
  giveBack,
  project: (room, looking, now) => ({
    table: tableState(room, looking, 0),
    play: playState(room, room.viewerOf(looking.person, looking.seat), 0, now),
    talk: room.talk,
    summary: summaryOf(room),
  }),
};
