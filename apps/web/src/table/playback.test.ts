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

/** Shows the second state after the first; returns what is on the screen. */
function show(hasTime?: () => boolean): Playback {
  let tell: (next: PlayState, before: PlayState) => void = () => undefined;
  const source = {
    state: () => ({ play: state(1) }),
    onPlay: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  };
  const playback = new Playback(source as never, page, hasTime);
  tell(state(2), state(1));
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
