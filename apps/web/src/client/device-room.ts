import { isRefusal, type MatchRecord, type Refusal, type Seat, type Viewer } from '@sixfold/game-kit';
import type { BotLevel, PlayState, TableState } from '@sixfold/protocol';
import {
  botsToAct,
  type Command,
  chooseForBots,
  type Decision,
  decide,
  type Entry,
  fold,
  type GameById,
  playState,
  type Room,
  roomFrom,
  settle,
  stamped,
  tableState,
} from '@sixfold/table';
import { AT_THIS_DEVICE, type DeviceGame } from './device-games.js';

/** A bot that must be asked, and what it is shown. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly game: number;
  readonly number: number;
  readonly view: unknown;
  readonly legal: readonly string[];
  /** The most milliseconds it may think. */
  readonly patience: number;
}

/** Bots that are asked together share this many milliseconds, because a device has few threads to think in. */
const TOGETHER = 3000;

/** The room of a device: the same room as a server's, with everybody at the device as one person. */
export class DeviceRoom {
  private readonly room: Room;
  /** What is in the log since the running game was dealt: an earlier game is kept by itself. */
  private log: Entry[];

  /** Opens a kept game. Throws if its log cannot be read by this version. */
  constructor(kept: DeviceGame, gameById: GameById, now: number) {
    this.room = roomFrom(kept.id, gameById, kept.log);
    // Whoever opens a game is there, however long it has waited: it must not count as deserted.
    const opened = stamped([{ kind: 'back', person: AT_THIS_DEVICE }], Math.max(now, this.room.lastAt));
    for (const entry of opened) fold(this.room, entry);
    this.log = [...kept.log, ...opened, ...settle(this.room, now)];
  }

  get entries(): readonly Entry[] {
    return this.log;
  }

  get game(): number {
    return this.room.dealtGames;
  }

  get number(): number {
    return this.room.number;
  }

  /** Everybody who is asked and has not chosen. */
  thinking(): Seat[] {
    return this.room.play?.waitingFor() ?? [];
  }

  /** The game on the table as a file, with its end if it has one. */
  record(): MatchRecord | undefined {
    return this.room.play?.record();
  }

  isFinished(): boolean {
    return this.room.phase === 'finished';
  }

  table(seat: Seat | undefined): TableState {
    return tableState(this.room, { person: AT_THIS_DEVICE, seat }, 0);
  }

  playState(viewer: Viewer, after: number, now: number): PlayState | undefined {
    return playState(this.room, viewer, after, now);
  }

  /** Does what somebody at the device wants, or says why not. */
  execute(command: Command, now: number): Refusal | undefined {
    const at = Math.max(now, this.room.lastAt);
    return this.happen(decide(this.room, { person: AT_THIS_DEVICE, now: at }, command), at);
  }

  /** The bots that must be asked, of which only a few can think at the same time. */
  botTurns(threads: number): BotTurn[] {
    const { room } = this;
    const { play } = room;
    if (play === undefined) return [];
    const { rules } = play;
    // Those that have chosen already count, so that everybody gets the same share.
    const asked = play.toAct.filter((seat) => room.isBots(seat)).length;
    const patience = TOGETHER / Math.ceil(asked / threads);
    return botsToAct(room).map((seat) => {
      const place = room.places[seat];
      return {
        seat,
        level: place?.kind === 'bot' ? place.level : room.settings.standIn,
        game: this.game,
        number: this.number,
        view: rules.view(seat),
        legal: rules.legal(seat),
        patience,
      };
    });
  }

  /** A bot has answered; what came too late is left out. */
  answer({ seat, game, number, legal }: BotTurn, move: string | undefined, now: number): void {
    // A bot that breaks must not end the game: some legal move is made for it.
    const played = move !== undefined && legal.includes(move) ? move : legal[0];
    if (played === undefined) return;
    const at = Math.max(now, this.room.lastAt);
    this.happen(chooseForBots(this.room, { game, number }, [{ seat, move: played }]), at);
  }

  private happen(decision: Decision, at: number): Refusal | undefined {
    if (isRefusal(decision)) return decision;
    if (decision === 'repeated') return undefined;
    const entries = stamped(decision, at);
    for (const entry of entries) fold(this.room, entry);
    entries.push(...settle(this.room, at));
    const deal = entries.findIndex((entry) => entry.kind === 'dealt' && entry.room !== undefined);
    this.log = deal === -1 ? [...this.log, ...entries] : entries.slice(deal);
    this.room.takeNews();
    return undefined;
  }
}
