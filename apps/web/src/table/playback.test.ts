import type { PlayState } from '@sixfold/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from './playback.js';
import type { GamePage } from './table-props.js';

// Both ask the browser, which is not here.
vi.mock('../settings/settings.js', () => ({
  paceOf: () => 'off',
  useSettings: { getState: () => ({}) },
}));
vi.mock('../settings/sound.js', () => ({ playSound: () => undefined }));

const state = (number: number): PlayState =>
  ({ game: 1, number, view: `after ${number}`, legal: [], steps: [{ number, facts: [] }] }) as never;

/** A page on which every move is followed by something to read. */
const page = {
  frames: () => [{ view: 'to read', effect: 'counted', millis: 0, hold: true }],
} as unknown as GamePage;

type Tell = (next: PlayState, before: PlayState) => void;

/** A table in its first state. */
function tableWith() {
  const told = new Set<Tell>();
  const table = {
    play: state(1),
    listeners: () => told.size,
    state: () => ({ play: table.play }),
    onPlay: (listener: Tell) => {
      told.add(listener);
      return () => told.delete(listener);
    },
    become(next: PlayState) {
      const before = table.play;
      table.play = next;
      for (const tell of told) tell(next, before);
    },
  };
  return table;
}

/** Shows the second state after the first; returns what is on the screen. */
function show(hasTime?: () => boolean): Playback {
  const table = tableWith();
  const playback = new Playback(table as never, page, hasTime);
  playback.open();
  table.become(state(2));
  return playback;
}

describe('what is there to be read', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('stands until its reader goes on', () => {
    const playback = show();
    vi.runAllTimers();
    expect(playback.get()).toMatchObject({ view: 'to read', live: false });
    playback.skip();
    expect(playback.get()).toMatchObject({ view: 'after 2', live: true });
  });

  it('gives way by itself to a reader who holds nobody up, or whose clock runs', () => {
    const playback = show(() => false);
    expect(playback.get()).toMatchObject({ view: 'to read', live: false });
    vi.runAllTimers();
    expect(playback.get()).toMatchObject({ view: 'after 2', live: true });
  });
});

describe('a playback that is not open yet', () => {
  it('shows the match as it stands, and listens to nobody', () => {
    const table = tableWith();
    const playback = new Playback(table as never, page);
    expect(playback.get()).toMatchObject({ view: 'after 1', live: true });
    expect(table.listeners()).toBe(0);
  });

  it('shows what came meanwhile when it is opened, and nothing after it was closed', () => {
    const table = tableWith();
    const playback = new Playback(table as never, page);
    table.become(state(2));
    expect(playback.get()).toMatchObject({ view: 'after 1' });
    playback.open();
    expect(playback.get()).toMatchObject({ view: 'after 2', live: true });
    playback.close();
    table.become(state(3));
    expect(playback.get()).toMatchObject({ view: 'after 2', live: true });
  });
});
