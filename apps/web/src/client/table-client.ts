import type { ChatMessage, Emote, PlayState, Step, StreamStatus, TableState } from '@sixfold/protocol';

/** A refusal as it reaches the page, from the rules or from the server. */
export interface Refused {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A warning signal without words (S-11): who gave it, and which one it is. */
export interface Signal {
  readonly seat: number;
  readonly count: number;
}

/** What the page knows of a table at one moment. */
export interface ClientState {
  readonly status: StreamStatus;
  readonly table?: TableState;
  readonly play?: PlayState | undefined;
  readonly talk: readonly ChatMessage[];
  /** Every move so far as this viewer may know it: the log is made of these. */
  readonly history: readonly Step[];
  /** One device for several: who should take it before anything is shown. */
  readonly handTo?: number | undefined;
  readonly signal?: Signal;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead?: number;
}

/** What the record of a finished match tells about its deal. */
export type Verification =
  | {
      readonly kind: 'fair';
      /** Who made sure that nobody could choose the deal: this browser, others who have to be believed, or nobody. */
      readonly addedBy: 'us' | 'others' | 'nobody';
      readonly commitment: string;
      readonly secret: string;
      readonly seed: string;
      readonly contributions: readonly string[];
    }
  | { readonly kind: 'local'; readonly seed: string }
  | { readonly kind: 'wrong'; readonly code: string; readonly params: Refused['params'] };

/**
 * A table, wherever it is: on the server or on this device. Commands return why they were refused, or nothing;
 * what they did arrives as the next state.
 */
export interface TableClient {
  readonly where: 'online' | 'device';
  state(): ClientState;
  subscribe(listener: () => void): () => void;
  /** Called with every change of the match; `before` is what this viewer saw last, if anything. */
  onPlay(listener: PlayListener): () => void;
  close(): void;

  choose(move: string): Promise<Refused | undefined>;
  /** The person now holding the device shows their cards. */
  take(seat: number): void;
  rematch(): Promise<Refused | undefined>;
  /** One's last move back, alone with bots. */
  takeBack(): Promise<Refused | undefined>;
  /** One's seat back from the bot that plays for one. */
  comeBack(): Promise<Refused | undefined>;
  say(said: { readonly text: string } | { readonly emote: Emote }): Promise<Refused | undefined>;
  resign(): Promise<Refused | undefined>;
  draw(action: 'offer' | 'accept' | 'decline'): Promise<Refused | undefined>;
  signal(): Promise<Refused | undefined>;
  verify(): Promise<Verification>;
}

export type PlayListener = (play: PlayState, before: PlayState | undefined) => void;

const newer = (steps: readonly Step[], than: readonly Step[]): readonly Step[] =>
  steps.filter((step) => step.number > (than.at(-1)?.number ?? 0));

/** Listeners and a state that is replaced, never changed: what both clients are made of. */
export class StateHolder {
  private current: ClientState = { status: 'connecting', talk: [], history: [] };
  private readonly listeners = new Set<() => void>();
  private readonly playListeners = new Set<PlayListener>();

  get(): ClientState {
    return this.current;
  }

  set(change: Partial<ClientState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Takes a new state of the match. Its steps may begin before what was seen last: the log then starts over. */
  setPlay(play: PlayState, seen: PlayState | undefined): void {
    // Another game of the room, or moves were taken back: what was seen before is not what it grew from.
    const before = seen?.game === play.game && seen.number <= play.number ? seen : undefined;
    const isFresh = play.steps[0]?.number === 1 || (seen !== undefined && before === undefined);
    const history = isFresh
      ? play.steps
      : [...this.current.history, ...newer(play.steps, this.current.history)];
    const fresh = play.steps.filter((step) => step.number > (before?.number ?? 0));
    this.set({ play, history });
    for (const listener of this.playListeners) listener({ ...play, steps: fresh }, before);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  onPlay = (listener: PlayListener): (() => void) => {
    this.playListeners.add(listener);
    return () => this.playListeners.delete(listener);
  };
}
