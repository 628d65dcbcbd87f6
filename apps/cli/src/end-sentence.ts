import type { Ended } from '@sixfold/game-kit';
import type { Shell } from './shell.js';

/** What ended a game that its own rules did not end. */
export function endSentence({ reason, seat }: Ended, { words }: Shell): string {
  const { resigned, agreed, time, abandoned, abandonedBy } = words.verified;
  if (seat === undefined) return reason === 'agreed' ? agreed : abandoned;
  const sentences = { resigned, time, abandoned: abandonedBy, agreed: () => agreed };
  return sentences[reason](seat + 1);
}
