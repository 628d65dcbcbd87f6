import type { Fact } from '@sixfold/game-kit';
import type { PlayState } from '@sixfold/protocol';
import type { TableClient } from '../client/table-client.js';
import { paceOf, type Speed, useSettings } from '../settings/settings.js';
import { playSound } from '../settings/sound.js';
import { withSameParts } from './same-parts.js';
import type { Frame, GamePage } from './table-props.js';

/** How much longer or shorter than normal a frame stands. */
const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
/** How long something to read stands where nobody is waited for to read it. */
const READING = 6000;
/** After a long absence nobody wants to watch everything: more moves than this are not shown one by one. */
const MOST_STEPS = 24;

/** What is on the screen: a frame of what happened, or the match as it stands. */
export interface Shown {
  readonly play: PlayState;
  readonly view: unknown;
  readonly effect: unknown;
  readonly tells: Fact | undefined;
  readonly live: boolean;
  /** Waits for the person to go on. */
  readonly hold: boolean;
}

/** Where new states come from: a table, or a match that is looked at again. */
export interface PlaySource extends Pick<TableClient, 'onPlay'> {
  state(): { readonly play?: PlayState | undefined };
}

/** Shows how each new state of a match came about, one frame after another, and can always be skipped. */
export class Playback {
  private shown: Shown | undefined;
  private readonly queue: (Frame & { readonly play: PlayState })[] = [];
  private latest: PlayState | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private stop: () => void = () => undefined;

  constructor(
    private readonly client: PlaySource,
    private readonly page: GamePage,
    /** Whether the person may take as long as they like to read what came before this state. */
    private readonly hasTime: (play: PlayState) => boolean = () => true,
  ) {
    this.settleNow();
  }

  /** Shows from now on what happens, until it is closed. */
  open(): void {
    this.settleNow();
    this.stop = this.client.onPlay((next, before) => this.take(next, before));
  }

  get = (): Shown | undefined => this.shown;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  /** Jumps to the next frame that waits for the person, or to the end. */
  skip = (): void => {
    if (this.shown?.live !== false) return;
    clearTimeout(this.timer);
    const next = this.queue.findIndex((frame) => frame.hold);
    this.queue.splice(0, next === -1 ? this.queue.length : next);
    this.advance();
  };

  private take(play: PlayState, before: PlayState | undefined): void {
    this.latest = play;
    const facts = play.steps.flatMap((step) => step.facts);
    const factor = FACTORS[paceOf(useSettings.getState())];
    const worthShowing =
      before && play.steps.length > 0 && play.steps.length <= MOST_STEPS && !document.hidden;
    if (worthShowing) {
      const frames = this.page.frames(before.view, facts, play.view);
      this.queue.push(
        ...frames.filter((frame) => factor > 0 || frame.hold).map((frame) => ({ ...frame, play })),
      );
    }
    if (this.shown?.live === false) return;
    if (this.queue.length > 0) this.advance();
    else this.settle(play);
  }

  private advance(): void {
    const frame = this.queue.shift();
    if (!frame) {
      if (this.latest) this.settle(this.latest);
      return;
    }
    if (frame.sound) playSound(frame.sound);
    this.shown = {
      play: frame.play,
      view: withSameParts(frame.view, this.shown?.view),
      effect: frame.effect,
      tells: frame.tells,
      live: false,
      hold: frame.hold ?? false,
    };
    this.changed();
    if (frame.hold && this.hasTime(frame.play)) return;
    const factor = FACTORS[paceOf(useSettings.getState())];
    this.timer = setTimeout(() => this.advance(), frame.hold ? READING : frame.millis * factor);
  }

  /** Shows the match as it stands; how it came about was not watched. */
  private settleNow(): void {
    const { play } = this.client.state();
    if (play && play !== this.latest) this.settle(play);
  }

  private settle(play: PlayState): void {
    this.latest = play;
    const view = withSameParts(play.view, this.shown?.view);
    this.shown = { play, view, effect: undefined, tells: undefined, live: true, hold: false };
    this.changed();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
