import { DealRng, type MatchKey, NOBODY, type Seat, type SeatSet } from '@sixfold/game-kit';
import { bullheads, type Card, HIGHEST_CARD, ZERO, ZERO_CARDS } from './cards.js';
import type { NimmtOptions } from './options.js';
import { TRAP_KINDS } from './traps.js';
import { type Variant, variantById, zerosEach } from './variants.js';
import type { PublicView } from './view.js';

export const ROWS = 4; // N-2
/** N-4 A row that holds this many is full: the next card takes it. */
export const ROW_LIMIT = 5;
/** A stretched row holds one more (N-67). */
export const ROW_SPACE = 6;
export const HAND_SPACE = 15;
export const LAID_SPACE = 2;
export const NO_SEAT = -1;
/** In place of where a card stands in a hand. */
export const NOT_HELD = -1;
/** In place of a trap's index: no trap is in play. */
export const NO_TRAP = -1;

/**
 * What is being decided, or (with nobody to act) what the rules do next. `pick`: draft; `lay`: cards are laid (or played in turn); `window`: a trap may be
 * blocked; `chooseMasked`: masked players choose their card; `place`: a card is about to be placed by a holder
 * of traps; `chooseRow`: a low card takes a row; `count`: a taken card may be dropped.
 */
export type Phase = 'pick' | 'lay' | 'window' | 'chooseMasked' | 'place' | 'chooseRow' | 'count' | 'over';

/** What never changes during a match; all copies of a state share it. */
export interface MatchRules {
  readonly options: NimmtOptions;
  readonly variant: Variant;
  readonly seats: number;
  /** What is asked in every turn, of the variant: one open card after another, or one number and never two or a 0. */
  readonly openInTurn: boolean;
  readonly oneNumberOnly: boolean;
  /** N-14 The highest number card in the game. */
  readonly highest: Card;
  /** The number cards, then the 0-cards that are shuffled in: the order before a shuffle. */
  readonly deck: Uint8Array;
  /** Started again for every deal. */
  readonly dealRng: DealRng;
  /** Room to shuffle in. */
  readonly shuffled: Uint8Array;
  /** The part of `shuffled` that the rows are started from (no 0s: N-20) … */
  readonly shuffledNumbers: Uint8Array;
  /** … and the part that is dealt after that. */
  readonly shuffledRest: Uint8Array;
}

/** Before the first deal. */
const NO_KEY: MatchKey = new Uint32Array(8);

/** N-14 The highest number card in the game. */
export const highestCard = ({ deck }: Pick<NimmtOptions, 'deck'>, seats: number): Card =>
  deck === 'tactics' ? 10 * seats + 4 : HIGHEST_CARD;

export function matchRules(options: NimmtOptions, seats: number): MatchRules {
  const variant = variantById(options.variant);
  const highest = highestCard(options, seats);
  const zeros = variant.zeros === 'none' ? 0 : ZERO_CARDS - zerosEach(variant, seats) * seats;
  const deck = new Uint8Array(highest + zeros).fill(ZERO);
  for (let card = 1; card <= highest; card++) deck[card - 1] = card;
  const shuffled = new Uint8Array(deck.length);
  return {
    options,
    variant,
    seats,
    openInTurn: variant.laying === 'inTurn',
    oneNumberOnly: variant.cardsATurn === 1 && variant.zeros === 'none' && !variant.traps,
    highest,
    deck,
    dealRng: new DealRng(NO_KEY, 0),
    shuffled,
    shuffledNumbers: shuffled.subarray(0, highest),
    shuffledRest: shuffled.subarray(ROWS),
  };
}

/**
 * Room for the cards of a position, in one buffer. It is a class of its own so that every part of `NimmtState` is set
 * once, where it is named: what is declared first and set later, the compiler cannot rely on.
 */
class CardSpace {
  protected readonly bytes: Uint8Array;
  private carved = 0;

  constructor(readonly rules: MatchRules) {
    const { seats, highest, options } = rules;
    const forRows = ROWS * (ROW_SPACE + 3);
    const forSeat = 2 * HAND_SPACE + 3 * LAID_SPACE + 2 * TRAP_KINDS + 3;
    const forTaken = 3 * (highest + ZERO_CARDS);
    const forDraft = options.draft ? highest + 1 : 0;
    this.bytes = new Uint8Array(forRows + seats * forSeat + forTaken + forDraft);
  }

  /** The next part of the room. */
  protected carve(size: number): Uint8Array {
    this.carved += size;
    return this.bytes.subarray(this.carved - size, this.carved);
  }
}

/**
 * A position. Cards lie in byte arrays over one buffer, so that copying a state is one copy of a few hundred
 * bytes and a dozen numbers. Hands are ascending; `hands[seat * HAND_SPACE + i]` is a seat's i-th card.
 */
export class NimmtState extends CardSpace {
  round = 1;
  phase: Phase = 'lay';
  toAct: SeatSet = NOBODY;
  /** Who picks, plays in turn, or is asked at the count. */
  turn: Seat = 0;
  /** Who started this round (N-15, N-52, N-60). */
  starter: Seat = this.rules.options.starter;

  /** Revealed cards wait in placing order; those before `queueNext` are placed. Empty while lays are hidden. */
  queueLength = 0;
  queueNext = 0;
  /** N-66 Whether the next card is placed as if it had another value than its own, and which. */
  shifted = false;
  shiftedTo = 0;

  /** Seats whose lay stays hidden until they have chosen between two cards (N-64, N-65). */
  masked: SeatSet = NOBODY;
  /** Those of them whose block window is still to come. */
  maskWindows: SeatSet = NOBODY;

  /** The trap that windows are about, who played it, and the value or card it names. */
  trapInPlay = NO_TRAP;
  trapOwner: Seat = NO_SEAT;
  trapValue = 0;
  /** How many blocks lie on it, each blocking the one before; who played the topmost of all; who is asked. */
  blocks = 0;
  windowOf: Seat = NO_SEAT;
  asked: SeatSet = NOBODY;
  blockers: SeatSet = NOBODY;

  takenCount = 0;
  /** 0-cards laid aside (N-51). */
  aside = 0;

  /** What everyone sees of this position, once somebody has asked; gone with the next change. */
  seen: PublicView | undefined = undefined;

  /** Points of the finished rounds, and of this one so far (dropped cards left out). */
  readonly totals = new Int32Array(this.rules.seats);
  readonly points = new Int32Array(this.rules.seats);

  readonly rows = this.carve(ROWS * ROW_SPACE);
  readonly rowLength = this.carve(ROWS);
  /** Last card and points of each row: what placing a card asks for, kept up to date by `startRow` and `addToRow`. */
  readonly rowEnd = this.carve(ROWS);
  readonly rowHeads = this.carve(ROWS);
  readonly hands = this.carve(this.rules.seats * HAND_SPACE);
  readonly handSize = this.carve(this.rules.seats);
  readonly laid = this.carve(this.rules.seats * LAID_SPACE);
  readonly laidCount = this.carve(this.rules.seats);
  readonly queueCard = this.carve(this.rules.seats * LAID_SPACE);
  readonly queueSeat = this.carve(this.rules.seats * LAID_SPACE);
  /** Taken cards in the order taken, with who took each and whether its bullheads were dropped (N-69). */
  readonly takenCard = this.carve(this.rules.highest + ZERO_CARDS);
  readonly takenBy = this.carve(this.rules.highest + ZERO_CARDS);
  readonly takenDropped = this.carve(this.rules.highest + ZERO_CARDS);
  /** Unused and used traps, counted by kind: `traps[seat * TRAP_KINDS + kind]`. */
  readonly traps = this.carve(this.rules.seats * TRAP_KINDS);
  readonly usedTraps = this.carve(this.rules.seats * TRAP_KINDS);
  /** The cards that a seat has shown this round, in order: `played[seat * HAND_SPACE + i]`. */
  readonly played = this.carve(this.rules.seats * HAND_SPACE);
  readonly playedCount = this.carve(this.rules.seats);
  /** By card: whether it still lies open for the draft (N-15). */
  readonly open = this.carve(this.rules.options.draft ? this.rules.highest + 1 : 0);

  constructor(
    rules: MatchRules,
    public key: MatchKey,
  ) {
    super(rules);
  }

  /** Takes every card and trap off the table. */
  clearCards(): void {
    this.bytes.fill(0);
    const { points } = this;
    for (let seat = 0; seat < points.length; seat++) points[seat] = 0;
  }

  /** Becomes equal to a state of the same table. */
  copyFrom(other: NimmtState): void {
    this.seen = other.seen;
    this.round = other.round;
    this.phase = other.phase;
    this.toAct = other.toAct;
    this.turn = other.turn;
    this.starter = other.starter;
    this.queueLength = other.queueLength;
    this.queueNext = other.queueNext;
    this.shifted = other.shifted;
    this.shiftedTo = other.shiftedTo;
    this.masked = other.masked;
    this.maskWindows = other.maskWindows;
    this.trapInPlay = other.trapInPlay;
    this.trapOwner = other.trapOwner;
    this.trapValue = other.trapValue;
    this.blocks = other.blocks;
    this.windowOf = other.windowOf;
    this.asked = other.asked;
    this.blockers = other.blockers;
    this.takenCount = other.takenCount;
    this.aside = other.aside;
    this.key = other.key;
    this.totals.set(other.totals);
    this.points.set(other.points);
    this.bytes.set(other.bytes);
  }
}

/** The last card of a row that is not empty. */
export const lastCard = (state: NimmtState, row: number): Card => state.rowEnd[row];

/** The points that lie in a row. */
export const rowHeads = (state: NimmtState, row: number): number => state.rowHeads[row];

/** A card is all that lies in a row. */
export function startRow(state: NimmtState, row: number, card: Card): void {
  state.rows[row * ROW_SPACE] = card;
  state.rowLength[row] = 1;
  state.rowEnd[row] = card;
  state.rowHeads[row] = bullheads(card);
}

/** A card becomes the last of a row. */
export function addToRow(state: NimmtState, row: number, card: Card): void {
  state.rows[row * ROW_SPACE + state.rowLength[row]++] = card;
  state.rowEnd[row] = card;
  state.rowHeads[row] += bullheads(card);
}

/** Views and facts are made of these, so they are plain loops. */
function cardsAt(cards: Uint8Array, start: number, count: number): Card[] {
  const copy: Card[] = [];
  for (let at = start; at < start + count; at++) copy.push(cards[at]);
  return copy;
}

export const rowCards = (state: NimmtState, row: number): Card[] =>
  cardsAt(state.rows, row * ROW_SPACE, state.rowLength[row]);

export const allRows = (state: NimmtState): Card[][] => [
  rowCards(state, 0),
  rowCards(state, 1),
  rowCards(state, 2),
  rowCards(state, 3),
];

export const handCards = (state: NimmtState, seat: Seat): Card[] =>
  cardsAt(state.hands, seat * HAND_SPACE, state.handSize[seat]);

export const laidCards = (state: NimmtState, seat: Seat): Card[] =>
  cardsAt(state.laid, seat * LAID_SPACE, state.laidCount[seat]);

export const playedCards = (state: NimmtState, seat: Seat): Card[] =>
  cardsAt(state.played, seat * HAND_SPACE, state.playedCount[seat]);

/** Notes that everyone has seen a card of a seat. */
export function addToPlayed(state: NimmtState, seat: Seat, card: Card): void {
  state.played[seat * HAND_SPACE + state.playedCount[seat]++] = card;
}

/** Where in `hands` a card of a seat stands, the uppermost of equal ones, or NOT_HELD. */
export function placeInHand(state: NimmtState, seat: Seat, card: Card): number {
  const { hands } = state;
  const start = seat * HAND_SPACE;
  let at = start + state.handSize[seat] - 1;
  while (at >= start && hands[at] !== card) at--;
  return at >= start ? at : NOT_HELD;
}

/** Takes a card out of a hand, if the seat holds it; tells whether it did. All cards above it move down on the way. */
export function takeFromHand(state: NimmtState, seat: Seat, card: Card): boolean {
  const { hands, handSize } = state;
  const start = seat * HAND_SPACE;
  let at = start + handSize[seat] - 1;
  let carried = at < start ? NOT_HELD : hands[at];
  while (carried !== card && at > start) {
    const below = hands[--at];
    hands[at] = carried;
    carried = below;
  }
  if (carried !== card) return putBack(state, seat, carried);
  handSize[seat]--;
  return true;
}

/** Undoes a search that did not find its card: all move up again, and the lowest stands where it stood. */
function putBack(state: NimmtState, seat: Seat, lowest: Card): false {
  const { hands } = state;
  const start = seat * HAND_SPACE;
  const end = start + state.handSize[seat];
  hands.copyWithin(start + 1, start, end - 1);
  if (end > start) hands[start] = lowest;
  return false;
}

/** Puts a card into a hand where its number belongs. */
export function addToHand(state: NimmtState, seat: Seat, card: Card): void {
  const start = seat * HAND_SPACE;
  insertAscending(state.hands, start, start + state.handSize[seat]++, card);
}

/** Inserts a card into cards that ascend from one place to before another, which is free; returns where it went. */
export function insertAscending(cards: Uint8Array, start: number, end: number, card: Card): number {
  let at = end;
  while (at > start && cards[at - 1] > card) {
    cards[at] = cards[at - 1];
    at--;
  }
  cards[at] = card;
  return at;
}

/** Puts a card onto the hidden lay of a seat. */
export function addToLaid(state: NimmtState, seat: Seat, card: Card): void {
  state.laid[seat * LAID_SPACE + state.laidCount[seat]++] = card;
}

/** Puts a card onto a player's pile. */
export function addToPile(state: NimmtState, seat: Seat, card: Card): void {
  state.takenCard[state.takenCount] = card;
  state.takenBy[state.takenCount] = seat;
  state.takenCount++;
  state.points[seat] += bullheads(card);
}

/** Puts all cards of a row onto a player's pile. The row is to be started with another card then. */
export function addRowToPile(state: NimmtState, seat: Seat, row: number): void {
  const { rows, takenCard, takenBy } = state;
  const end = row * ROW_SPACE + state.rowLength[row];
  let count = state.takenCount;
  for (let at = row * ROW_SPACE; at < end; at++) {
    takenCard[count] = rows[at];
    takenBy[count++] = seat;
  }
  state.takenCount = count;
  state.points[seat] += state.rowHeads[row];
}

export function pileCards(state: NimmtState, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index < state.takenCount; index++) {
    if (state.takenBy[index] === seat) cards.push(state.takenCard[index]);
  }
  return cards;
}

export const trapCount = (state: NimmtState, seat: Seat, trap: number): number =>
  state.traps[seat * TRAP_KINDS + trap];

/** How many unused traps a seat holds: all that others may know of them. */
export function trapsHeld(state: NimmtState, seat: Seat): number {
  let held = 0;
  for (let trap = 0; trap < TRAP_KINDS; trap++) held += trapCount(state, seat, trap);
  return held;
}
