import type { PlayState, TableState } from '@sixfold/protocol';
import type { Command } from '@sixfold/table';
import { type DeviceGame, type DeviceSeat, saveDeviceGame } from './device-games.js';
import { startHost } from './early-host.js';
import {
  type ClientState,
  type Refused,
  StateHolder,
  type TableClient,
  type Verification,
} from './table-client.js';
import type { Changed, FromHost, ToHost } from './worker-messages.js';

const NOT_HERE: Refused = { code: 'notOnThisDevice', params: {} };

/** A table on this device: alone against bots, or several people who pass it round. */
export class DeviceClient implements TableClient {
  readonly where = 'device';
  private readonly holder = new StateHolder();
  private readonly worker: Worker;
  private readonly answers = new Map<number, (message: FromHost) => void>();
  private humans: readonly number[];
  /** What each person has seen last of the running game; the same for all where nothing is hidden. */
  private readonly seen = new Map<number | undefined | 'all', PlayState>();
  /** Whose game is on the screen right now. */
  private shown: number | undefined | 'nobody' = 'nobody';
  /** Whose cards are on the screen. */
  private holding: number | undefined;
  private thinking: readonly number[] = [];
  private playing = 0;
  /** How many moves of it have been played. */
  private number = 0;
  private table: TableState | undefined;
  private asks = 0;

  constructor(
    private game: DeviceGame,
    /** Whether this game hides anything from the others at the device. */
    readonly hides: boolean,
  ) {
    this.humans = game.seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
    this.holding = this.humans.length === 1 ? this.humans[0] : undefined;
    this.worker = startHost();
    this.worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.hear(data);
    this.worker.onerror = () => this.holder.set({ status: 'closed' });
    this.tell({ kind: 'start', game });
  }

  get id(): string {
    return this.game.id;
  }

  state = (): ClientState => this.holder.get();
  subscribe = this.holder.subscribe;
  onPlay = this.holder.onPlay;

  close(): void {
    this.worker.terminate();
  }

  async choose(move: string): Promise<Refused | undefined> {
    const seat = this.holding;
    const { play } = this.holder.get();
    if (seat === undefined || !play) return NOT_HERE;
    return this.do({ do: 'choose', seat, number: play.number, move });
  }

  take(seat: number): void {
    this.holding = seat;
    this.holder.set({ handTo: undefined, play: undefined, history: [], ...this.tableFor() });
    this.show();
  }

  /** Whoever holds the device asks for a hint: that they did is kept, and shown to the others here. */
  noteHint = (number: number) => this.do({ do: 'hint', number, ...this.own() });
  /** The next game of the same people here, opened by whom the rules say. */
  rematch = () => this.do({ do: 'rematch' });
  takeBack = () => this.do({ do: 'takeback' });
  comeBack = () => this.do({ do: 'return' });
  resign = () => this.do({ do: 'resign', ...this.own() });
  draw = (action: 'offer' | 'accept' | 'decline') => this.do({ do: 'draw', action, ...this.own() });
  signal = () => this.do({ do: 'signal', ...this.own() });
  say = async (): Promise<Refused> => NOT_HERE;
  verify = async (): Promise<Verification> => ({ kind: 'local', seed: this.game.record?.seed ?? '' });

  private own(): { seat?: number } {
    return this.holding === undefined ? {} : { seat: this.holding };
  }

  private async do(command: Command): Promise<Refused | undefined> {
    const ask = ++this.asks;
    const answer = await new Promise<FromHost>((resolve) => {
      this.answers.set(ask, resolve);
      this.tell({ kind: 'do', ask, command });
    });
    return answer.kind === 'refused' ? answer.refused : undefined;
  }

  private tell(message: ToHost): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromHost): void {
    switch (message.kind) {
      case 'refused':
      case 'done':
        this.answers.get(message.ask)?.(message);
        this.answers.delete(message.ask);
        return;
      case 'broken':
        this.holder.set({ status: 'closed' });
        return;
      case 'changed':
        return this.changed(message);
      case 'play': {
        if (this.holder.get().handTo !== undefined) {
          // Nobody holds the device: only what everybody may know is shown, and how it came about.
          if (message.seat !== undefined) return;
          const before = this.seen.get(undefined);
          this.seen.set(undefined, message.play);
          this.holder.setPlay(message.play, before);
          return;
        }
        // Somebody else may have taken the device while this was on its way.
        if (message.seat !== this.holding) return;
        const key = this.seenBy(message.seat);
        const before = this.seen.get(key);
        this.seen.set(key, message.play);
        this.shown = message.seat;
        this.holder.setPlay(message.play, before);
      }
    }
  }

  private changed(message: Changed): void {
    const { table, thinking, record } = message;
    if (message.whole && this.playing !== 0 && message.game !== this.playing) this.beginGame();
    this.playing = message.game;
    this.number = message.number;
    this.thinking = thinking;
    this.table = table;
    this.humans = table.seats.flatMap(({ kind, seat }) => (kind === 'human' ? [seat] : []));
    const isNew = message.whole
      ? this.game.record?.moves.length !== message.number
      : message.entries.length > 0;
    this.game = {
      ...this.game,
      game: table.game,
      seats: table.seats.map(seatOf),
      log: message.whole ? message.entries : [...this.game.log, ...message.entries],
      finished: table.phase === 'finished',
      ...(record && { record }),
      ...(isNew && { updatedAt: Date.now() }),
    };
    saveDeviceGame(this.game);
    this.holder.set({ status: 'open', ...this.tableFor() });
    const isHint = !message.whole && message.entries.at(0)?.kind === 'hinted';
    if (!isHint) this.passOn();
  }

  /** The finished game becomes one of its own among those kept here; its people go on in this room. */
  private beginGame(): void {
    const finished = { ...this.game, id: `${this.game.id}-${this.playing}`, finished: true };
    if (this.game.finished) saveDeviceGame(finished);
    this.game = { ...this.game, startedAt: Date.now() };
    this.seen.clear();
    this.shown = 'nobody';
    this.holding = this.humans.length === 1 ? this.humans[0] : undefined;
    this.holder.set({ play: undefined, history: [] });
  }

  /** Shows the game to whoever holds the device, or asks that it be passed on. */
  private passOn(): void {
    const asked = this.humans.filter((seat) => this.thinking.includes(seat));
    const holderIsAsked = this.holding !== undefined && this.thinking.includes(this.holding);
    const next = holderIsAsked ? this.holding : asked[0];
    if (next !== undefined && this.humans.length > 1) {
      // What several people have waited for is watched together, before anybody takes the device again.
      const isNews = this.number > (this.seen.get(undefined)?.number ?? 0) && asked.length > 1;
      if (this.hides && (!holderIsAsked || isNews)) return this.cover(next);
      this.holding = next;
    }
    if (this.holding !== undefined || this.humans.length === 0 || this.game.finished) this.show();
  }

  /** Takes everything that only the last holder may know from the screen: what everybody may see is left. */
  private cover(next: number): void {
    this.holding = undefined;
    this.shown = 'nobody';
    this.holder.set({ handTo: next, play: this.seen.get(undefined), history: [], ...this.tableFor() });
    // Asked for when the table for everybody is there: it then shows how what is new came about.
    setTimeout(() => this.tell({ kind: 'show', seat: undefined, after: 0 }));
  }

  private show(): void {
    const seat = this.holding ?? (this.game.finished ? this.humans[0] : undefined);
    this.holding = seat;
    this.holder.set(this.tableFor());
    // A person who takes the device gets the whole log as they may read it.
    const goesOn = this.hides ? this.shown === seat : this.shown !== 'nobody';
    const seen = this.seen.get(this.seenBy(seat))?.number ?? 0;
    // After moves were taken back the whole log is another.
    const after = goesOn && seen <= this.number ? seen : 0;
    this.tell({ kind: 'show', seat, after });
  }

  private seenBy(seat: number | undefined): number | undefined | 'all' {
    return this.hides ? seat : 'all';
  }

  /** The table as whoever holds the device sees it. */
  private tableFor(): { table?: TableState } {
    const { table, holding } = this;
    if (!table) return {};
    const { seat: _, ...you } = table.you;
    return { table: { ...table, you: { ...you, ...(holding !== undefined && { seat: holding }) } } };
  }
}

const seatOf = ({ kind, name = '', level = 'medium' }: TableState['seats'][number]): DeviceSeat =>
  kind === 'bot' ? { kind, level } : { kind: 'human', name };
