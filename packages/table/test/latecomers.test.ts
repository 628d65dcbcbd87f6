import { isRefusal } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { expect, it } from 'vitest';
import type { Decision } from '../src/commands.js';
import { chooseForBots } from '../src/decide/play.js';
import { decide, settle, stamped } from '../src/decide.js';
import { fold, roomFrom } from '../src/fold.js';
import { openRoom } from '../src/open-room.js';
import type { Room } from '../src/room.js';

/** Anna plays two rounds with two bots; Ben comes during the first and asks for the seat of one. */
function withLatecomer(latecomers: 'now' | 'round' | 'game'): { room: Room; untilRound: () => void } {
  const nimmt = gameById('nimmt');
  const opened =
    nimmt &&
    openRoom(
      nimmt,
      { seats: 3, options: { rounds: 2 }, name: 'Anna', bots: ['easy', 'easy'], latecomers },
      { person: 'anna', root: '07'.repeat(32) },
    );
  if (opened === undefined || isRefusal(opened)) throw new Error('no room');
  const room = roomFrom('room', gameById, stamped(opened, 1000));
  let now = 1000;
  const happen = (decision: Decision): void => {
    if (typeof decision === 'string' || isRefusal(decision)) throw new Error(JSON.stringify(decision));
    for (const entry of stamped(decision, (now += 10))) fold(room, entry);
    settle(room, now);
  };
  const act = (person: string, command: Parameters<typeof decide>[2]) =>
    happen(decide(room, { person, now }, command));
  act('anna', { do: 'start' });
  act('ben', { do: 'join', name: 'Ben', seat: 2 });
  const untilRound = (): void => {
    const cards = (): number => {
      const view = room.play?.rules.view(0) as { hand: readonly number[] } | undefined;
      return view?.hand.length ?? 0;
    };
    for (let before = cards(); room.phase === 'playing' && cards() <= before; ) {
      before = cards();
      const [seat = 0] = room.play?.waitingFor() ?? [];
      const move = room.play?.rules.legal(seat)[0] ?? '';
      const { number, dealtGames: game } = room;
      if (room.isBots(seat)) happen(chooseForBots(room, { game, number }, [{ seat, move }]));
      else act(room.personAt(seat)?.id ?? '', { do: 'choose', number, move, seat });
    }
  };
  return { room, untilRound };
}

it.each([
  ['now', 2, 2, 2],
  ['round', undefined, 2, 2],
  ['game', undefined, undefined, 2],
] as const)('who comes late sits down as the room says: %s', (latecomers, atOnce, nextRound, nextGame) => {
  const { room, untilRound } = withLatecomer(latecomers);
  expect(room.seatsOf('ben')[0]).toBe(atOnce);
  untilRound();
  expect(room.phase).toBe('playing');
  expect(room.seatsOf('ben')[0]).toBe(nextRound);
  untilRound();
  expect(room.phase).toBe('finished');
  expect(room.seatsOf('ben')[0]).toBe(nextGame);
});
