import { isContribution, isRefusal, isSeal, sealOf } from '@sixfold/game-kit';
import type { Decider } from '../commands.js';
import { refuse } from '../refusals.js';
import { requirePerson } from './require.js';

/**
 * Commits to a contribution to the coming deal. It names the room's commitment, so that nobody can have sent theirs
 * before the room was bound.
 */
export const seal: Decider<'seal'> = (room, asking, { commitment, seal: text }) => {
  const person = requirePerson(room, asking);
  if (isRefusal(person)) return person;
  if (!isSeal(text)) return refuse('badSeal');
  if (person.missed) return refuse('dealClosed');
  if (room.phase === 'playing' || room.preparation?.stage === 'open') return refuse('dealClosed');
  if (commitment !== room.comingCommitment) return refuse('otherDeal');
  return person.seal === text ? 'repeated' : [{ kind: 'sealed', person: person.id, seal: text }];
};

/** Shows what was sealed. */
export const open: Decider<'open'> = (room, asking, { contribution }) => {
  const person = requirePerson(room, asking);
  if (isRefusal(person)) return person;
  if (person.contribution === contribution) return 'repeated';
  const { preparation } = room;
  if (preparation?.stage !== 'open' || !preparation.people.includes(person.id))
    return refuse('nothingToOpen');
  if (!isContribution(contribution) || sealOf(contribution) !== person.seal)
    return refuse('sealDiffersFromShare');
  return [{ kind: 'unsealed', person: person.id, contribution }];
};
