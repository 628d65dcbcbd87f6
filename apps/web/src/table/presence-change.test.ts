import type { SeatState } from '@sixfold/protocol';
import { describe, expect, it } from 'vitest';
import { presenceChange } from './presence-change.js';

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
    expect(presenceChange(OPEN, ANNA)).toBe('came');
    expect(presenceChange(ANNA, AWAY)).toBe('away');
    expect(presenceChange(AWAY, ANNA)).toBe('back');
    expect(presenceChange(ANNA, OPEN)).toBe('left');
    expect(presenceChange(ANNA, { ...ANNA, gone: true, standIn: true, connected: false })).toBe('leftGame');
    expect(presenceChange(ANNA, { ...OPEN, kind: 'bot', level: 'easy', connected: true })).toBe('left');
  });

  it('nothing of a line that only flickered, of another name, and of whom one has just met', () => {
    expect(presenceChange(ANNA, { ...ANNA, connected: false })).toBeUndefined();
    expect(presenceChange(ANNA, { ...ANNA, name: 'Bert' })).toBeUndefined();
    expect(presenceChange(undefined, ANNA)).toBeUndefined();
    expect(presenceChange(OPEN, OPEN)).toBeUndefined();
  });
});
