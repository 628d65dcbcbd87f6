import { below, onlySeat, type Rng, randomKey, type Seat, type SeatSet, shuffle } from '@sixfold/game-kit';
import { bullheads, type Card, ZERO, ZERO_CARDS } from './cards.js';
import { drawnFrom, type NimmtOptions } from './options.js';
import {
  addToHand,
  addToLaid,
  addToPile,
  addToPlayed,
  addToRow,
  HAND_SPACE,
  type MatchRules,
  matchRules,
  NimmtState,
  NO_SEAT,
  type NimmtState as State,
  takeFromHand,
  trapCount,
} from './state.js';
import { BLOCK, TRAP_KINDS, TRAPS, trapIndex } from './traps.js';
import { zerosEach } from './variants.js';
import { masksAwaitingWindow, type NimmtView } from './view.js';

/**
 * A random world that fits a view: what is public and what the viewer holds is as seen; unseen cards and traps
 * are dealt to the others, their hidden lays and answers are any that they could have chosen.
 */
export function determinize(view: NimmtView, rng: Rng): NimmtState {
  const state = new NimmtState(rulesFor(view.options, view.seats), randomKey(rng));
  putPublicThings(state, view);
  putOwnThings(state, view);
  dealUnseenCards(state, view, rng);
  layUnseenCards(state, view, rng);
  drawUnseenTraps(state, view, rng);
  answerUnseen(state, view, rng);
  return state;
}

/** Search asks for many worlds of one view, so what depends on its options alone is made once. */
const rulesByOptions = new WeakMap<NimmtOptions, MatchRules>();

function rulesFor(options: NimmtOptions, seats: number): MatchRules {
  const known = rulesByOptions.get(options);
  if (known?.seats === seats) return known;
  const rules = matchRules(options, seats);
  rulesByOptions.set(options, rules);
  return rules;
}

const asSet = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => set | onlySeat(seat), 0);

function putPublicThings(state: State, view: NimmtView): void {
  state.round = view.round;
  state.starter = view.starter;
  state.turn = view.turn;
  state.phase = view.phase;
  state.toAct = asSet(view.toAct);
  state.aside = view.aside;
  state.shifted = view.shifted;
  state.shiftedTo = view.placingValue;
  for (const [row, cards] of view.rows.entries()) {
    for (const card of cards) addToRow(state, row, card);
  }
  for (const { seat, card } of view.waiting) {
    state.queueSeat[state.queueLength] = seat;
    state.queueCard[state.queueLength++] = card;
  }
  for (const card of view.open) state.open[card] = 1;
  for (const [seat, player] of view.players.entries()) {
    state.totals[seat] = player.total;
    for (const card of player.pile) {
      addToPile(state, seat, card);
      if (player.dropped.includes(card)) {
        state.takenDropped[state.takenCount - 1] = 1;
        state.points[seat] -= bullheads(card);
      }
    }
    for (const card of player.played) addToPlayed(state, seat, card);
    for (const card of player.shown) addToLaid(state, seat, card);
    for (const trap of player.used) state.usedTraps[seat * TRAP_KINDS + trapIndex(trap)]++;
    if (player.lay === 'masked') state.masked |= onlySeat(seat);
  }
  state.maskWindows = asSet(masksAwaitingWindow(view));
  putWindow(state, view);
}

function putWindow(state: State, { window }: NimmtView): void {
  state.trapOwner = NO_SEAT;
  if (!window) return;
  state.trapInPlay = trapIndex(window.trap);
  state.trapOwner = window.owner;
  state.trapValue = window.value ?? 0;
  state.blocks = window.blocks;
  state.windowOf = window.by;
  state.asked = asSet(window.asked);
}

function putOwnThings(state: State, { viewer, hand, lay, traps, players }: NimmtView): void {
  if (viewer === 'spectator') return;
  for (const card of hand) addToHand(state, viewer, card);
  if (players[viewer].lay !== 'open') for (const card of lay) addToLaid(state, viewer, card);
  for (const trap of traps) state.traps[viewer * TRAP_KINDS + trapIndex(trap)]++;
}

/** Deals what the viewer has not seen to the hands it cannot see. */
function dealUnseenCards(state: State, view: NimmtView, rng: Rng): void {
  const pool = unseenCards(state, view);
  let zeros = pool.filter((card) => card === ZERO).length;
  const promised = zerosEach(state.rules.variant, view.seats);
  const others = Array.from(view.players.keys()).filter((seat) => seat !== view.viewer);
  for (const seat of others) {
    const player = view.players[seat];
    if (player.hand) {
      for (const card of player.hand) addToHand(state, seat, card);
      continue;
    }
    // N-30 Everyone got some 0s for sure; those that have not been played are still in the hand.
    const played = player.pile.filter((card) => card === ZERO).length;
    const held = Math.max(0, promised - played);
    for (let zero = 0; zero < held; zero++) addToHand(state, seat, ZERO);
    zeros -= held;
  }
  const rest = [...pool.filter((card) => card !== ZERO), ...Array<Card>(zeros).fill(ZERO)];
  const wanted = others.map((seat) => view.players[seat].cards - state.handSize[seat]);
  shuffle(
    rng,
    rest,
    wanted.reduce((sum, count) => sum + count, 0),
  );
  let next = 0;
  for (const [index, seat] of others.entries()) {
    for (let card = 0; card < wanted[index]; card++) addToHand(state, seat, rest[next++]);
  }
}

function unseenCards(state: State, view: NimmtView): Card[] {
  const seen = new Uint8Array(state.rules.highest + 1);
  let zeros = state.rules.variant.zeros === 'none' ? 0 : ZERO_CARDS - view.aside;
  const see = (card: Card): void => {
    if (card === ZERO) zeros--;
    else seen[card] = 1;
  };
  view.rows.forEach((cards) => cards.forEach(see));
  view.waiting.forEach(({ card }) => see(card));
  view.players.forEach(({ pile, shown }) => [...pile, ...shown].forEach(see));
  view.hand.forEach(see);
  if (view.viewer !== 'spectator' && view.players[view.viewer].lay !== 'open') view.lay.forEach(see);
  const unseen = Array<Card>(zeros).fill(ZERO);
  for (let card = 1; card <= state.rules.highest; card++) if (!seen[card]) unseen.push(card);
  return unseen;
}

/** A hidden lay may be any cards of the hand. */
function layUnseenCards(state: State, view: NimmtView, rng: Rng): void {
  for (const [seat, player] of view.players.entries()) {
    if (seat === view.viewer || (player.lay !== 'hidden' && player.lay !== 'masked')) continue;
    const hasChosen = view.phase === 'chooseMasked' && !view.toAct.includes(seat);
    const cards = takeRandom(
      state,
      seat,
      player.lay === 'hidden' ? randomLaySize(state, seat, rng) : hasChosen ? 1 : 2,
      rng,
    );
    // Of two masked cards either may be the one that stays (N-64); other lays are ascending.
    if (player.lay === 'hidden') cards.sort((a, b) => a - b);
    for (const card of cards) addToLaid(state, seat, card);
  }
}

function randomLaySize(state: State, seat: Seat, rng: Rng): number {
  const most = Math.min(state.rules.variant.cardsATurn, state.handSize[seat]);
  return 1 + below(rng, most);
}

function takeRandom(state: State, seat: Seat, count: number, rng: Rng): Card[] {
  const cards: Card[] = [];
  for (let taken = 0; taken < count; taken++) {
    const card = state.hands[seat * HAND_SPACE + below(rng, state.handSize[seat])];
    cards.push(card);
    takeFromHand(state, seat, card);
  }
  return cards;
}

/** N-61 Others hold any traps that neither the viewer holds nor anyone has used. */
function drawUnseenTraps(state: State, view: NimmtView, rng: Rng): void {
  const { options, variant } = state.rules;
  if (!variant.traps) return;
  const pool = options.traps === 'own' ? undefined : unseenPool(state, view);
  let next = 0;
  for (const [seat, player] of view.players.entries()) {
    if (seat === view.viewer) continue;
    const from = pool ?? unseenCollection(state, seat);
    if (!pool) {
      shuffle(rng, from);
      next = 0;
    } else if (next === 0) {
      shuffle(rng, from);
    }
    for (let trap = 0; trap < player.traps; trap++) state.traps[seat * TRAP_KINDS + from[next++]]++;
  }
}

function unseenPool(state: State, { seats }: NimmtView): number[] {
  return TRAPS.flatMap((_, trap) => {
    let left = state.rules.options.copies ?? 0;
    for (let seat = 0; seat < seats; seat++) left -= used(state, seat, trap) + trapCount(state, seat, trap);
    return Array<number>(left).fill(trap);
  });
}

function unseenCollection(state: State, seat: Seat): number[] {
  const { options } = state.rules;
  const counts = drawnFrom(options.collections?.[seat] ?? {}, options);
  return counts.flatMap((count, trap) => Array<number>(count - used(state, seat, trap)).fill(trap));
}

const used = (state: State, seat: Seat, trap: number): number => state.usedTraps[seat * TRAP_KINDS + trap];

/** N-63 Answers stay hidden until all have answered; only a holder of a block can have blocked. */
function answerUnseen(state: State, { window, viewer, answer }: NimmtView, rng: Rng): void {
  if (!window) return;
  for (const seat of window.asked) {
    const hasAnswered = (state.toAct & onlySeat(seat)) === 0;
    if (!hasAnswered) continue;
    const blocks =
      seat === viewer ? answer === 'block' : trapCount(state, seat, BLOCK) > 0 && below(rng, 2) === 0;
    if (blocks) state.blockers |= onlySeat(seat);
  }
}
