// Easy and Medium: no search, an answer at once.

import { below, type Move, unit } from '@sixfold/game-kit';
import type { SixteenView } from '@sixfold/sixteen';
import { DRAW, faceOfMove, isJokerMove, numberOf, TARGET } from '@sixfold/sixteen';
import type { Bot } from '../bot.js';
import { outlook, withFace } from './outlook.js';
import { busts, gain } from './pile.js';
import { answer, look, type Rated, type Sight } from './sight.js';

/** What a joker played for nothing costs, in groups. */
const JOKER_COST = 0.5;

/** Takes what it can, otherwise leaves the next player the least, by counting the cards that are out. */
export const mediumBot: Bot<SixteenView> = {
  choose(question) {
    const sight = look(question);
    const rated = sight.legal.map((move) => ({ move, value: mediumValue(move, sight) }));
    rated.sort((a, b) => b.value - a.value);
    return answer(sight, rated, rated.length);
  },
};

function mediumValue(move: Move, { situation }: Sight): number {
  const { pile, options, unseen, nextHeld } = situation;
  if (move === DRAW) return 3;
  const face = faceOfMove(move);
  const cost = isJokerMove(move) ? JOKER_COST : 0;
  const won = gain(pile, face, options);
  if (won > 0) return won - cost / 10;
  if (busts(pile, face)) return -1 - cost;
  return -outlook(withFace(pile, face), unseen, nextHeld, options).win - cost;
}

/** Chance to see nothing at all and play any card, to overlook a match, and to forget to draw. */
const DREAMS = 0.25;
const OVERLOOKS_MATCH = 0.5;
const FORGETS = 0.1;

/** Sees sixteen, often a match, avoids a bust if it looks, and thinks no further. */
export const easyBot: Bot<SixteenView> = {
  choose(question) {
    const sight = look(question);
    const { rng, legal } = sight;
    const mustDraw = legal.includes(DRAW) && (legal.length === 1 || unit(rng) >= FORGETS);
    if (mustDraw) return answer(sight, [{ move: DRAW, value: 0 }], 1);
    const cards = legal.filter((move) => move !== DRAW);
    const dreams = unit(rng) < DREAMS;
    const overlooksMatch = unit(rng) < OVERLOOKS_MATCH;
    const rated: Rated[] = cards.map((move) => ({
      move,
      value: dreams ? 0 : easyValue(move, sight, overlooksMatch),
    }));
    const best = Math.max(...rated.map(({ value }) => value));
    const equal = rated.filter(({ value }) => value === best);
    const chosen = equal[below(rng, equal.length)] as Rated;
    return answer(sight, [chosen, ...rated.filter((other) => other !== chosen)], rated.length);
  },
};

function easyValue(move: Move, { situation }: Sight, overlooksMatch: boolean): number {
  const { pile, options } = situation;
  const face = faceOfMove(move);
  if (busts(pile, face)) return -1;
  const isSixteen = pile.sum + numberOf[face] === TARGET;
  if (isSixteen || (!overlooksMatch && gain(pile, face, options) > 0)) return 1;
  return isJokerMove(move) ? -0.5 : 0;
}
