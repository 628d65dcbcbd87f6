import { FastRng, firstSeat } from '@sixfold/game-kit';
import {
  layMove,
  type NimmtState,
  type NimmtView,
  nimmt,
  ROW_SPACE,
  ROWS,
  rowMove,
  variantById,
} from '@sixfold/nimmt';

/** A trick of this round that is over. */
export interface PastTrick {
  /** The position before it; of the hands only what has been laid since is in it. */
  readonly before: NimmtState;
  /** What each seat laid. */
  readonly laid: readonly number[];
}

/**
 * The tricks of this round so far, from what everybody saw: who laid what and who took which cards. They are played
 * again by the rules. Only where everybody lays one hidden card and nothing else is decided but rows.
 */
export function pastTricks(view: NimmtView): readonly PastTrick[] {
  const { laying, cardsATurn, traps, zeros } = variantById(view.options.variant);
  const isPlain = laying === 'hidden' && cardsATurn === 1 && !traps && zeros === 'none';
  const count = view.players[0].played.length;
  if (!isPlain || view.options.draft || view.phase !== 'lay' || count === 0) return [];
  const state = roundStart(view);
  const tricks: PastTrick[] = [];
  for (let trick = 0; trick < count; trick++) {
    const laid = view.players.map(({ played }) => played[trick]);
    tricks.push({ before: nimmt.copy(state), laid });
    for (const [seat, card] of laid.entries()) nimmt.apply(state, seat, layMove(card));
    while (state.phase === 'chooseRow') chooseAsSeen(state, view);
  }
  return tricks;
}

/** The position before the first trick, in which everybody holds what they have laid since. */
function roundStart(view: NimmtView): NimmtState {
  const played = new Set(view.players.flatMap((player) => player.played));
  const onTable = [...view.rows.flat(), ...view.players.flatMap(({ pile }) => pile)];
  const rows = onTable.filter((card) => !played.has(card)).map((card) => [card]);
  const byNumber = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
  const players = view.players.map((player) => ({
    ...player,
    cards: player.played.length,
    hand: byNumber(player.played),
    lay: 'none' as const,
    played: [],
    pile: [],
    points: 0,
  }));
  const everybody = Array.from(players.keys());
  // One more round to come, so that nothing ends when the hands are empty.
  const options = { ...view.options, rounds: view.round + 1 };
  const start = {
    ...view,
    viewer: 'spectator' as const,
    options,
    rows,
    players,
    hand: [],
    lay: [],
    toAct: everybody,
  };
  return nimmt.determinize(start, new FastRng('history'));
}

/** A low card took the row whose cards come next in its player's pile. */
function chooseAsSeen(state: NimmtState, view: NimmtView): void {
  const seat = firstSeat(state.toAct);
  let taken = 0;
  for (let index = 0; index < state.takenCount; index++) if (state.takenBy[index] === seat) taken++;
  const next = view.players[seat].pile[taken];
  let row = 0;
  while (row < ROWS - 1 && state.rows[row * ROW_SPACE] !== next) row++;
  nimmt.apply(state, seat, rowMove(row));
}
