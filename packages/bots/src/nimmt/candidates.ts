import { isRefusal, type Move, type Seat } from '@sixfold/game-kit';
import { firstOf, HAND_SPACE, KIND, kindOf, type NimmtState, nimmt, secondOf } from '@sixfold/nimmt';
import type { Scores } from './judge.js';
import type { QuickPlayer } from './player.js';

/** How many masked lays are looked at besides the others (N-64). */
const MASKS = 6;

/** Reads the legal moves of a question. */
export function readMoves(state: NimmtState, legal: readonly string[]): Move[] {
  return legal.flatMap((text) => {
    const move = nimmt.parseMove(state, text);
    return isRefusal(move) ? [] : [move];
  });
}

/** Moves that are worth a search, and what the judge thinks of each. */
export interface Shortlist {
  readonly moves: readonly Move[];
  /** Scores of lays; all 0 for other decisions, of which a judge knows nothing. */
  readonly scores: readonly number[];
}

/** The lays that are worth a search: all when they are few, else those that score best. Other moves all stay. */
export function shortlist(
  state: NimmtState,
  seat: Seat,
  moves: readonly Move[],
  player: QuickPlayer,
  width: number,
): Shortlist {
  if (state.phase !== 'lay') return { moves, scores: moves.map(() => 0) };
  player.table.read(state);
  const scores = player.scores(state, seat);
  const ranked = moves
    .map((move) => ({ move, score: scoreOf(state, seat, move, scores) }))
    .sort((a, b) => b.score - a.score);
  const isMasked = ({ move }: { readonly move: Move }): boolean => kindOf(move) === KIND.layMasked;
  const listed = [
    ...ranked.filter((one) => !isMasked(one)).slice(0, width),
    ...ranked.filter(isMasked).slice(0, MASKS),
  ];
  return { moves: listed.map(({ move }) => move), scores: listed.map(({ score }) => score) };
}

/** What a judge's scores say of a lay. */
export function scoreOf(state: NimmtState, seat: Seat, move: Move, scores: Scores): number {
  const first = placeOf(state, seat, firstOf(move), 0);
  if (kindOf(move) === KIND.lay) return scores.alone[first];
  const second = placeOf(state, seat, secondOf(move), firstOf(move) === secondOf(move) ? first + 1 : 0);
  if (kindOf(move) === KIND.layTwo) return scores.pair(first, second);
  // The better one will be played, the other one when it turns out better; the first stays if the mask is blocked.
  const [better, other] = [scores.alone[first], scores.alone[second]];
  return 0.6 * better + 0.4 * other;
}

function placeOf(state: NimmtState, seat: Seat, card: number, from: number): number {
  const start = seat * HAND_SPACE;
  let place = from;
  while (place < state.handSize[seat] - 1 && state.hands[start + place] !== card) place++;
  return place;
}
