import { bullheads, HAND_SPACE, HIGHEST_CARD, type NimmtState, ROW_LIMIT, ROWS, ZERO } from '@sixfold/nimmt';
import { MEAN_HEADS, type OpenTable } from './table.js';

/** Numbers that describe laying one card, those that are the same for the whole hand last. */
export const FEATURES = 21;
/** How many of them differ from card to card. */
export const CARD_FEATURES = 16;
/** A low card that takes a row, or a card joining a row of one to five (a stretched row counts as five). */
export const KINDS = 6;

/** Poisson weights e^-x x^k / k! for k from 0 to 5, x in steps of 1/16 up to 8. */
const STEPS = 16;
const LAST_STEP = 8 * STEPS;
const POISSON = poissonTable();

function poissonTable(): Float64Array {
  const table = new Float64Array((LAST_STEP + 1) * 6);
  for (let step = 0; step <= LAST_STEP; step++) {
    const mean = step / STEPS;
    let weight = Math.exp(-mean);
    for (let count = 0; count < 6; count++) {
      table[step * 6 + count] = weight;
      weight *= mean / (count + 1);
    }
  }
  return table;
}

/** The Poisson weight of a count, from a table. */
export function poisson(mean: number, count: number): number {
  const step = (mean * STEPS + 0.5) | 0;
  return POISSON[(step < LAST_STEP ? step : LAST_STEP) * 6 + count];
}

/** What one seat's lay looks like from that seat: its own hand and the open table, nothing else. */
export class Laying {
  /** How many cards of the others come in this trick for each unseen card. */
  density = 0;
  /** What one place of the hand counts, so that the highest card counts 1. */
  perPlace = 0;
  start = 0;
  size = 0;
  private zeros = 0;
  /** Whether a card below all rows takes one (N-11). */
  lowTakes = true;
  state!: NimmtState;
  /** Where one's own cards that join each row begin in the hand, low cards first; the end of the hand comes last. */
  readonly begins = new Int32Array(ROWS + 2);
  /** The card described last and the hand described last; see `describe` and `describeHand`. */
  readonly features = new Float64Array(FEATURES);
  /** Which kind of lay the last described card is. */
  kind = 0;
  /** The chance that the last described card takes a row, and the points it would get. */
  takes = 0;
  damage = 0;

  constructor(readonly table: OpenTable) {}

  /** Sits down at a seat. The table has been read. */
  sit(state: NimmtState, seat: number): void {
    const { table } = this;
    const { variant } = state.rules;
    this.state = state;
    this.start = seat * HAND_SPACE;
    this.size = state.handSize[seat];
    const others = variant.laying === 'hidden' ? table.players - 1 : 0;
    const { hands } = state;
    let zeros = 0;
    while (zeros < this.size && hands[this.start + zeros] === ZERO) zeros++;
    const coming = others * (variant.cardsATurn === 2 ? 1.4 : 1);
    this.density = coming / Math.max(1, table.unseen - this.size + zeros);
    this.perPlace = 1 / Math.max(1, this.size - 1);
    this.lowTakes = variant.lowCard === 'takesRow';
    this.zeros = zeros;
    const { begins } = this;
    const lower = table.countLower(hands, this.start, this.start + this.size);
    begins[0] = zeros;
    begins[1] = lower & 255;
    begins[2] = (lower >>> 8) & 255;
    begins[3] = (lower >>> 16) & 255;
    begins[4] = lower >>> 24;
    begins[ROWS + 1] = this.size;
  }

  /** How many cards come in between for each unseen card: few before one that is placed first (N-22). */
  densityOf(early: boolean): number {
    return early ? 0.15 * this.density : this.density;
  }

  /** Describes laying the seat's card at a place of its hand; `early`: laid with a 0, so placed first (N-22). */
  describe(place: number, early: boolean): void {
    const { table, start, features: into } = this;
    const { below, end } = table;
    const card = this.state.hands[start + place];
    const fit = table.fit(card);
    const low = fit < 0;
    const row = low ? ROWS - 1 : fit;
    const next = row < ROWS - 1 ? end[fit + 1] : low ? end[0] : HIGHEST_CARD + 1;
    const own = place - this.begins[fit + 1];
    const gap = below[card] - (low ? 0 : below[end[row] + 1]) - own;
    const density = this.densityOf(early);
    const intruders = density * gap;
    const length = table.length[row] < ROW_LIMIT ? table.length[row] : ROW_LIMIT;
    const takesLow = low && this.lowTakes;
    if (takesLow) {
      this.kind = 0;
      this.takes = 1;
      this.damage = table.cheapestHeads;
    } else {
      this.kind = length;
      this.takes = poisson(intruders, ROW_LIMIT - length);
      this.damage = this.takes * (table.heads[row] + (ROW_LIMIT - length) * MEAN_HEADS);
    }
    into[0] = low ? 1 : 0;
    into[1] = intruders < 4 ? intruders : 4;
    into[2] = this.takes;
    into[3] = this.damage * 0.125;
    into[4] = takesLow ? 0 : table.heads[row] * 0.1;
    into[5] = takesLow ? table.cheapestHeads * 0.1 : 0;
    into[6] = 1 - poisson(density * below[low ? card : end[0]], 0);
    into[7] = !low && row === table.cheapest ? 1 : 0;
    into[8] = this.size > 1 ? place * this.perPlace : 0.5;
    into[9] = card * 0.01;
    into[10] = own * 0.3;
    into[11] = (below[next] - below[card + 1]) * 0.05;
    into[12] = bullheads(card) * 0.2;
    into[13] = (this.begins[fit + 2] - 1 - place) * 0.3;
    into[14] = row * 0.3;
    into[15] = early ? 1 : 0;
  }

  /** Describes what is the same for all cards of the hand. */
  describeHand(): void {
    const { table, state, size, features: into } = this;
    into[16] = size / state.rules.variant.handSize;
    into[17] = Math.min(1, this.density * size);
    into[18] = state.rules.seats * 0.1;
    into[19] = (this.begins[1] - this.zeros) * 0.3;
    into[20] = table.cheapestHeads * 0.1;
  }
}
