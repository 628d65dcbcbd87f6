import type { SeatState } from '@sixfold/protocol';
import { describe, expect, it } from 'vitest';
import { comingOf } from './coming.js';

const ANNA: SeatState = {
  seat: 1,
  kind: 'human',
  name: 'Anna',
  standIn: false,
  host: false,
  connected: true,
  muted: false,
  rematch: false,
};
const { name: _, ...nobody } = ANNA;
const OPEN: SeatState = { ...nobody, kind: 'open', connected: false };
const AWAY: SeatState = { ...ANNA, connected: false, awaySince: 1000 };

describe('what others hear of somebody', () => {
  it('that they came, went away, came back and left', () => {
    expect(comingOf(OPEN, ANNA)).toBe('came');
    expect(comingOf(ANNA, AWAY)).toBe('away');
    expect(comingOf(AWAY, ANNA)).toBe('back');
    expect(comingOf(ANNA, OPEN)).toBe('left');
    expect(comingOf(ANNA, { ...ANNA, gone: true, standIn: true, connected: false })).toBe('leftGame');
    expect(comingOf(ANNA, { ...OPEN, kind: 'bot', level: 'easy', connected: true })).toBe('left');
  });

  it('nothing of a line that only flickered, of another name, and of whom one has just met', () => {
    expect(comingOf(ANNA, { ...ANNA, connected: false })).toBeUndefined();
    expect(comingOf(ANNA, { ...ANNA, name: 'Bert' })).toBeUndefined();
    expect(comingOf(undefined, ANNA)).toBeUndefined();
    expect(comingOf(OPEN, OPEN)).toBeUndefined();
  });
});
