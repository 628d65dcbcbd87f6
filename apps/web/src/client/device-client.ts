import type { PlayState, SeatState, TableState } from '@sixfold/protocol';
import { createDeviceGame, type DeviceGame, readDeviceGame, saveDeviceGame } from './device-games.js';
import {
  type ClientState,
  type Refused,
  StateHolder,
  type TableClient,
  type Verification,
} from './table-client.js';
import type { FromHost, ToHost } from './worker-messages.js';

const NOT_HERE: Refused = { code: 'notOnThisDevice', params: {} };

/** A table on this device: alone against bots, or several people who pass it round. */
export class DeviceClient implements TableClient {
  readonly where = 'device';
  private readonly holder = new StateHolder();
  private readonly worker: Worker;
  private readonly answers = new Map<number, (message: FromHost) => void>();
  private readonly humans: readonly number[];
  /** What each person has seen last; the same for all where nothing is hidden. */
  private readonly seen = new Map<number | undefined | 'all', PlayState>();
  /** Whose game is on the screen right now. */
  private shown: number | undefined | 'nobody' = 'nobody';
  /** Whose cards are on the screen. */
  private holding: number | undefined;
  private thinking: readonly number[] = [];
  private asks = 0;

  constructor(
    private game: DeviceGame,
    /** Whether this game hides anything from the others at the device. */
    readonly hides: boolean,
  ) {
    this.humans = game.seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
    this.holding = this.humans.length === 1 ? this.humans[0] : undefined;
    this.worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
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
    if (seat === undefined) return NOT_HERE;
    const answer = await this.ask((ask) => ({ kind: 'choose', ask, seat, move }));
    return answer.kind === 'refused' ? answer.refused : undefined;
  }

  take(seat: number): void {
    this.holding = seat;
    this.holder.set({ handTo: undefined, history: [], table: this.tableState() });
    this.show();
  }

  /** The next game of the same people here, opened by whom the rules say. */
  async rematch(): Promise<Refused | undefined> {
    const answer = await this.ask((ask) => ({ kind: 'next', ask }));
    if (answer.kind !== 'nextOptions') return NOT_HERE;
    const { match } = this.holder.get();
    const next = createDeviceGame({
      game: this.game.game,
      options: answer.options,
      seats: this.game.seats,
      bestOf: this.game.bestOf,
      results: match && !match.over ? match.results : [],
    });
    this.game = { ...this.game, next: next.id };
    saveDeviceGame(this.game);
    this.holder.set({ table: this.tableState() });
    return undefined;
  }

  say = async (): Promise<Refused> => NOT_HERE;
  resign = async (): Promise<Refused> => NOT_HERE;
  draw = async (): Promise<Refused> => NOT_HERE;
  signal = async (): Promise<Refused> => NOT_HERE;
  verify = async (): Promise<Verification> => ({ kind: 'local', seed: this.game.seed });

  private tell(message: ToHost): void {
    this.worker.postMessage(message);
  }

  private ask(make: (ask: number) => ToHost): Promise<FromHost> {
    const ask = ++this.asks;
    return new Promise((resolve) => {
      this.answers.set(ask, resolve);
      this.tell(make(ask));
    });
  }

  private hear(message: FromHost): void {
    switch (message.kind) {
      case 'refused':
      case 'done':
      case 'nextOptions':
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
          // Nobody holds the device: only what everybody may know is told.
          if (message.seat === undefined) this.holder.set({ history: message.play.steps });
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

  private changed(message: FromHost & { kind: 'changed' }): void {
    const { moves, choices, options, thinking, finished, match } = message;
    const isNew = moves.length !== this.game.moves.length || finished !== this.game.finished;
    this.thinking = thinking;
    this.game = {
      ...this.game,
      options,
      moves,
      choices,
      finished,
      ...(isNew && { updatedAt: Date.now() }),
    };
    saveDeviceGame(this.game);
    this.holder.set({ status: 'open', match, table: this.tableState(match) });
    this.passOn();
  }

  /** Shows the game to who holds the device, or asks that it be handed on. */
  private passOn(): void {
    const next = this.humans.find((seat) => this.thinking.includes(seat));
    const holderIsAsked = this.holding !== undefined && this.thinking.includes(this.holding);
    if (next !== undefined && !holderIsAsked && this.humans.length > 1) {
      if (this.hides) return this.cover(next);
      this.holding = next;
    }
    if (this.holding !== undefined || this.humans.length === 0 || this.game.finished) this.show();
  }

  /** Takes everything that only the last holder may know from the screen. */
  private cover(next: number): void {
    this.holding = undefined;
    this.shown = 'nobody';
    this.holder.set({ handTo: next, play: undefined, history: [], table: this.tableState() });
    this.tell({ kind: 'show', seat: undefined, after: 0 });
  }

  private show(): void {
    const seat = this.holding ?? (this.game.finished ? this.humans[0] : undefined);
    this.holding = seat;
    this.holder.set({ table: this.tableState() });
    // A person who takes the device gets the whole log as they may read it.
    const goesOn = this.hides ? this.shown === seat : this.shown !== 'nobody';
    const after = goesOn ? (this.seen.get(this.seenBy(seat))?.number ?? 0) : 0;
    this.tell({ kind: 'show', seat, after });
  }

  private seenBy(seat: number | undefined): number | undefined | 'all' {
    return this.hides ? seat : 'all';
  }

  private tableState(match = this.holder.get().match): TableState {
    const { game } = this;
    const seats = game.seats.map(
      (player, seat): SeatState => ({
        seat,
        kind: player.kind,
        ...(player.kind === 'bot' ? { level: player.level } : player.name ? { name: player.name } : {}),
        standIn: false,
        host: seat === this.humans[0],
        connected: true,
        muted: false,
        rematch: false,
      }),
    );
    return {
      id: game.id,
      game: game.game,
      options: { ...game.options },
      seats,
      phase: game.finished ? 'finished' : 'playing',
      clock: { kind: 'none' },
      visibility: 'link',
      spectators: { allowed: false, count: 0 },
      chat: false,
      startWhenFull: true,
      commitment: '',
      allows: { resign: false, draw: false, signal: false },
      onTime: 'bot',
      series: {
        bestOf: match?.bestOf ?? 1,
        games: match?.games.length ?? 0,
        wins: (match?.games ?? []).map((game) => [...game]),
        points: [...(match?.points ?? [])],
        leaders: [...(match?.leaders ?? [])],
        over: match?.over ?? false,
      },
      you: { host: true, ...(this.holding !== undefined && { seat: this.holding }) },
      createdAt: game.startedAt,
      ...(game.next !== undefined && readDeviceGame(game.next) && { next: game.next }),
    };
  }
}
