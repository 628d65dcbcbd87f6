// The worlds that what a player knows leaves possible

import { type Rng, type Seat, shuffle, type Viewer } from '@sixfold/game-kit';
import { BOX, type Card, copiesOf, JOKER, parseCard } from './cards.js';
import { FULL_HAND, heldAs, OVER, packPlayed, SixteenState } from './state.js';
import type { PlayedCard, SixteenView } from './view.js';

/** A world that the viewer could be in, the unseen cards dealt at random. */
export function determinize(view: SixteenView, rng: Rng): SixteenState {
  const state = worldOf(view);
  dealUnseen(state, view.viewer, rng);
  return state;
}

/** Deals the cards that the viewer has not seen again, in place: talon and all other hands. */
function dealUnseen(state: SixteenState, viewer: Viewer, rng: Rng): void {
  const unseen = unseenCards(state, viewer);
  shuffle(rng, unseen);
  let next = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const first = seat * FULL_HAND;
    const end = first + state.handSizes[seat];
    for (let place = first; place < end; place++) state.hands[place] = unseen[next++];
  }
  state.talon.set(unseen.subarray(next), state.talonNext);
}

function unseenCards(state: SixteenState, viewer: Viewer): Uint8Array {
  const unseen = new Uint8Array(BOX);
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const first = seat * FULL_HAND;
    const end = first + state.handSizes[seat];
    for (let place = first; place < end; place++) unseen[count++] = state.hands[place];
  }
  for (let place = state.talonNext; place < state.talonEnd; place++) unseen[count++] = state.talon[place];
  return unseen.subarray(0, count);
}

/** The state behind a view, with the unseen cards in the deck's printed order. */
function worldOf(view: SixteenView): SixteenState {
  const state = new SixteenState(view.options, view.seats);
  for (const text of view.aside) putPlayed(state, cardOf(text), cardOf(text) === JOKER, 0);
  state.asideCount = state.playedCount;
  for (const group of view.groups) {
    putAll(state, group.cards);
    state.groupEnds[state.groupCount] = state.playedCount;
    state.groupOwners[state.groupCount++] = group.side;
  }
  state.pileStart = state.playedCount;
  putAll(state, view.pile);
  state.sum = view.sum;
  state.won.set(view.won);
  state.toMove = view.toMove ?? OVER;
  state.drawn = view.drawn;
  state.handSizes.set(view.handCounts);
  if (view.viewer !== 'spectator') state.hands.set(view.hand.map(cardOf), view.viewer * FULL_HAND);
  layUnseen(state, view);
  return state;
}

const cardOf = (text: string): Card => parseCard(text) as Card;

function putAll(state: SixteenState, cards: readonly PlayedCard[]): void {
  for (const { card, joker, seat } of cards) putPlayed(state, cardOf(card), joker, seat);
}

function putPlayed(state: SixteenState, card: Card, joker: boolean, seat: Seat): void {
  state.played[state.playedCount++] = packPlayed(card === JOKER ? 0 : card, joker, seat);
}

/** Every card that is neither played nor in the viewer's hand goes into another hand or the talon. */
function layUnseen(state: SixteenState, view: SixteenView): void {
  const seenCopies = new Uint8Array(JOKER + 1);
  for (const played of state.played.subarray(0, state.playedCount)) seenCopies[heldAs(played)]++;
  for (const text of view.hand) seenCopies[cardOf(text)]++;
  const unseen: Card[] = [];
  for (let card = 0; card <= JOKER; card++) {
    for (let copy = seenCopies[card]; copy < copiesOf(card, view.options.jokers); copy++) unseen.push(card);
  }
  let next = 0;
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === view.viewer) continue;
    for (let place = 0; place < state.handSizes[seat]; place++) {
      state.hands[seat * FULL_HAND + place] = unseen[next++];
    }
  }
  state.talon.set(unseen.slice(next));
  state.talonEnd = unseen.length - next;
}
