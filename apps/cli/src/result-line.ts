import type { Outcome, Seat } from '@sixfold/game-kit';
import { pointsText } from '@sixfold/words';
import type { Shell } from './shell.js';

/** Who came where, best first. */
export function resultLine(outcome: Outcome, name: (seat: Seat) => string, { words }: Shell): string {
  const places = outcome.ranks
    .map((place, seat) => ({
      place,
      text: `${place}. ${name(seat)} (${pointsText(outcome.scores[seat] ?? 0)})`,
    }))
    .sort((a, b) => a.place - b.place);
  return words.play.result(places.map(({ text }) => text).join(', '));
}
