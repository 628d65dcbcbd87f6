import { isRefusal } from '@sixfold/game-kit';
import type { Decider } from '../commands.js';
import { refuse } from '../refusals.js';
import { cameBack } from './people.js';
import { requireOwnSeat } from './require.js';

/** Wants to play again. It begins when everybody who is there does; for those who are away bots play. */
export const rematch: Decider<'rematch'> = (room, asking) => {
  const seat = requireOwnSeat(room, asking);
  if (isRefusal(seat)) return seat;
  if (room.phase !== 'finished') return refuse(room.phase === 'lobby' ? 'notStarted' : 'stillPlaying');
  const person = room.people.get(asking.person);
  if (person?.willing && !person.gone) return 'repeated';
  // Whoever had left and wants to play again is back.
  const back = person?.gone ? cameBack(room, person.id) : [];
  return [{ kind: 'willing', person: asking.person }, ...back];
};
