import type { GameWords } from '@sixfold/words';
import type { PageWords } from '@sixfold/words/en/page';
import type { SixEffect } from './frames.js';
import { cellOf, type Key, keyOf, neighboursOf } from './hex.js';
import { cellsOf, type Situation } from './situation.js';
import type { SixWords } from './words.js';

/** Frames that stand long enough to be skipped; for the others buttons would only flicker. */
export const isLong = (effect: SixEffect | undefined): boolean =>
  effect !== undefined && effect.kind !== 'placed' && effect.kind !== 'moved';

interface Telling {
  readonly words: SixWords;
  readonly game: GameWords;
  readonly page: PageWords;
  readonly hints: boolean;
  readonly me: number | undefined;
  /** Whose turn it is, if the game goes on. */
  readonly next: number | undefined;
  readonly nameOf: (seat: number) => string;
  /** Whom the table waits for, in words. */
  readonly waiting: (names: readonly string[]) => string;
}

/** The one line under the board: what happens, what is asked, what the move would do. */
export function promptText(situation: Situation, telling: Telling): string {
  const { view, effect, isAsked, groups, canSwap, wins, threatened, captures } = situation;
  const { words, game, page, me, next, nameOf, waiting } = telling;
  if (effect?.kind === 'falls') return words.falls(effect.red.length, effect.black.length);
  if (effect?.kind === 'completed') return game.reasons[effect.form] ?? '';
  if (isLong(effect)) return '';
  // What is shown was the turn of the one before.
  const waitsFor = effect ? (view.toMove ?? undefined) : next;
  if (!isAsked) return waitsFor === undefined || waitsFor === me ? '' : waiting([nameOf(waitsFor)]);
  if (groups.length > 0) return words.keepAsk;
  const told = previewText(situation, telling);
  if (told) return told;
  if (canSwap) return words.swapAsk;
  if (view.red.length === 0) return words.firstStone;
  if (wins.size > 0) return words.canWin;
  if (threatened.size > 0) return words.blockThem;
  return captures.size > 0 ? words.dots : page.table.yourTurn;
}

/** What the move would do: the lifting as soon as a stone is up, the rest for the chosen cell. */
export function previewText(
  { preview, from, chosen, own }: Situation,
  { words, hints }: Pick<Telling, 'words' | 'hints'>,
): string {
  if (!preview) return '';
  const { red, black, form, winner } = preview;
  if (chosen !== undefined && hints && form) return words.completesForm[form];
  if (chosen !== undefined && winner !== undefined && !form)
    return winner === null ? words.wouldDraw : winner === own ? words.wouldWin : words.wouldLose;
  if (red.length + black.length > 0) return words.falls(red.length, black.length);
  return from === undefined ? '' : words.fallsNothing;
}

/** A cell by name: where it is, what lies there or beside it, and what can be done there. */
export function cellLabel(situation: Situation, words: SixWords, key: Key): string {
  const { lying, last, from, chosen, targets, stones, groups, wins, threatened, captures } = situation;
  const colour = lying.get(key);
  const beside = neighboursOf(cellOf(key)).flatMap((cell, direction) => {
    const other = lying.get(keyOf(cell));
    return other ? [words.beside(other, words.directions[direction] ?? '')] : [];
  });
  const group = groups.find((each) => cellsOf(each).some((cell) => keyOf(cell) === key));
  const parts = [
    colour ? words.stoneCell(key, colour) : words.emptyCell(key, beside),
    key === last && colour && words.lastStone,
    group && words.keepLabel(group.letter),
    key === from ? words.pickedUp : stones.has(key) && words.canPickUp,
    captures.has(key) && words.captures,
    targets.has(key) && words.canPlace,
    key === chosen && words.again,
    wins.has(key) && words.wins,
    threatened.has(key) && words.threat,
  ];
  return parts.filter(Boolean).join(', ');
}
