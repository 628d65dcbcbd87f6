import { isRefusal } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { expect, it } from 'vitest';
import type { Command } from '../src/commands.js';
import { goAway } from '../src/decide/people.js';
import { decide, settle, stamped } from '../src/decide.js';
import { fold, roomFrom } from '../src/fold.js';
import { HOST_GRACE } from '../src/limits.js';
import { openRoom } from '../src/open-room.js';
import { tableState } from '../src/project.js';
import type { Room } from '../src/room.js';

const NIMMT = gameById('nimmt');
if (NIMMT === undefined) throw new Error('no such game');

/** A room of Anna's, and a way to let people do things there; what is refused comes back as its code. */
function table() {
  const opened = openRoom(
    NIMMT as NonNullable<typeof NIMMT>,
    { seats: 4, options: { rounds: 1 }, name: 'Anna', bots: [{ seat: 3, level: 'easy' }] },
    { person: 'anna', root: '07'.repeat(32) },
  );
  if (isRefusal(opened)) throw new Error(opened.code);
  const room = roomFrom('room', gameById, stamped(opened, 1000));
  const act = (person: string, command: Command, now = 2000): string => {
    const decision = decide(room, { person, now }, command);
    if (isRefusal(decision)) return decision.code;
    if (decision !== 'repeated') for (const entry of stamped(decision, now, { person })) fold(room, entry);
    settle(room, now);
    return 'done';
  };
  return { room, act };
}

const shown = (room: Room, seat: number) => tableState(room, {}, 0).seats[seat];
const JOIN = { do: 'join', name: 'Robo', program: true } as const;

it('a program sits down where the host allows it, and everybody is shown what it is', () => {
  const { room, act } = table();
  expect(act('robo', JOIN)).toBe('noPrograms');
  expect(room.people.has('robo')).toBe(false);
  expect(act('robo', { do: 'settings', programs: true })).toBe('notHost');
  expect(act('anna', { do: 'settings', programs: true })).toBe('done');
  expect(tableState(room, {}, 0).programs).toBe(true);
  expect(act('robo', JOIN)).toBe('done');
  expect(shown(room, 1)).toMatchObject({ kind: 'human', name: 'Robo', program: true });
  expect(shown(room, 0)?.program).toBeUndefined();
  // Where it is allowed no more, whoever sits there stays: the host can free the seat.
  expect(act('anna', { do: 'settings', programs: false })).toBe('done');
  expect(shown(room, 1)?.program).toBe(true);
});

it('a program stays one after a deal, and at another device', () => {
  const { room, act } = table();
  act('anna', { do: 'settings', programs: true });
  act('robo', JOIN);
  for (const start of [3000, 4000]) {
    expect(act('anna', { do: 'start', open: 'bots' }, start)).toBe('done');
    expect(room.phase).toBe('playing');
    fold(room, { kind: 'ended', reason: 'abandoned', at: start + 1 });
  }
  expect(shown(room, 1)?.program).toBe(true);
  act('robo', { do: 'link', hash: 'link' }, 5000);
  expect(act('robo elsewhere', { do: 'take', hash: 'link' }, 6000)).toBe('done');
  expect(room.personAt(1)?.id).toBe('robo elsewhere');
  expect(shown(room, 1)?.program).toBe(true);
});

it('the room passes to people before programs, however long these have been there', () => {
  const { room, act } = table();
  act('anna', { do: 'settings', programs: true });
  act('robo', JOIN);
  act('bert', { do: 'join', name: 'Bert' }, 9000);
  const gone = goAway(room, 'anna', 10_000, 20_000);
  if (typeof gone === 'string' || isRefusal(gone)) throw new Error('she is still there');
  for (const entry of stamped(gone, 20_000)) fold(room, entry);
  settle(room, 20_000 + HOST_GRACE);
  expect(room.host).toBe('bert');
});
