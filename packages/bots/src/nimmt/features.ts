import { HAND_SPACE, HIGHEST_CARD, type NimmtState } from '@sixfold/nimmt';
import { headsOf, MEAN_HEADS, type OpenTable } from './table.js';

/** Numbers that describe laying one card; the net adds what it knows of the row's length (`Kind`). */
export const FEATURES = 21;
/** A low card that takes a row, or a card joining a row of one to five (a stretched row counts as five). */
export const KINDS = 6;

/** Poisson weights e^-x x^k / k! for k from 0 to 5, x in steps of 1/16 up to 8. */
const STEPS = 16;
const MOST = 8;
const POISSON = poissonTable();

function poissonTable(): Float64Array {
  const table = new Float64Array((MOST * STEPS + 1) * 6);
  for (let step = 0; step <= MOST * STEPS; step++) {
    const mean = step / STEPS;
    let weight = Math.exp(-mean);
    for (let count = 0; count < 6; count++) {
      table[step * 6 + count] = weight;
      weight *= mean / (count + 1);
    }
  }
  return table;
}

const poisson = (mean: number, count: number): number =>
  POISSON[Math.min(MOST * STEPS, Math.round(mean * STEPS)) * 6 + count];

/** What one seat's lay looks like from that seat: its own hand and the open table, nothing else. */
export class Laying {
  /** Others who lay in the same trick, each one or (where allowed) perhaps two cards. */
  private cardsComing = 0;
  private unseen = 0;
  private start = 0;
  private size = 0;
  private lowCards = 0;
  private lowTakes = true;
  private state!: NimmtState;
  /** Which kind of lay the last described card is. */
  kind = 0;
  /** The chance that the last described card takes a row, and the points it would get. */
  takes = 0;
  damage = 0;

  constructor(private readonly table: OpenTable) {}

  /** Sits down at a seat. The table has been read. */
  sit(state: NimmtState, seat: number): void {
    const { table } = this;
    const { variant, seats } = state.rules;
    this.state = state;
    this.start = seat * HAND_SPACE;
    this.size = state.handSize[seat];
    let others = 0;
    if (variant.laying === 'hidden') {
      for (let other = 0; other < seats; other++) {
        if (other !== seat && (state.handSize[other] > 0 || state.laidCount[other] > 0)) others++;
      }
    }
    this.cardsComing = others * (variant.cardsATurn === 2 ? 1.4 : 1);
    this.unseen = Math.max(1, table.unseen - this.size);
    this.lowTakes = variant.lowCard === 'takesRow';
    this.lowCards = 0;
    const { hands } = state;
    while (this.lowCards < this.size && hands[this.start + this.lowCards] < table.end[0]) this.lowCards++;
  }

  /** Describes laying the seat's card at a place of its hand; `early`: laid with a 0, so placed first (N-22). */
  describe(place: number, early: boolean, into: Float32Array): void {
    const { table, state, size, start } = this;
    const card = state.hands[start + place];
    const fit = table.fit(card);
    const low = fit < 0;
    const row = low ? 3 : fit;
    const from = low ? 0 : table.end[row];
    const next = low ? table.end[0] : row < 3 ? table.end[row + 1] : HIGHEST_CARD + 1;
    const own = low ? place : this.ownBetween(from, place);
    const gap = table.below[card] - table.below[from + (low ? 0 : 1)] - own;
    const coming = (early ? 0.15 : 1) * this.cardsComing;
    const intruders = (coming * gap) / this.unseen;
    const length = Math.min(5, table.length[row]);
    const takesLow = low && this.lowTakes;
    if (takesLow) {
      this.kind = 0;
      this.takes = 1;
      this.damage = table.cheapestHeads;
    } else {
      this.kind = length;
      this.takes = poisson(intruders, 5 - length);
      this.damage = this.takes * (table.heads[row] + (5 - length) * MEAN_HEADS);
    }
    const lowest = low ? card : table.end[0];
    const lowComing = 1 - poisson((coming * table.below[lowest]) / this.unseen, 0);
    into[0] = low ? 1 : 0;
    into[1] = Math.min(4, intruders);
    into[2] = this.takes;
    into[3] = this.damage / 8;
    into[4] = takesLow ? 0 : table.heads[row] / 10;
    into[5] = takesLow ? table.cheapestHeads / 10 : 0;
    into[6] = lowComing;
    into[7] = !low && row === table.cheapest ? 1 : 0;
    into[8] = size > 1 ? place / (size - 1) : 0.5;
    into[9] = size / state.rules.variant.handSize;
    into[10] = card / HIGHEST_CARD;
    into[11] = own / 3;
    into[12] = (table.below[next] - table.below[card + 1]) / 20;
    into[13] = headsOf(card) / 5;
    into[14] = Math.min(1, (this.cardsComing * size) / this.unseen);
    into[15] = state.rules.seats / 10;
    into[16] = this.ownAbove(place, next) / 3;
    into[17] = row / 3;
    into[18] = this.lowCards / 3;
    into[19] = table.cheapestHeads / 10;
    into[20] = early ? 1 : 0;
  }

  /** How many of the seat's own cards lie between a row's last card and the card at a place. */
  private ownBetween(end: number, place: number): number {
    const { hands } = this.state;
    let at = this.start + place - 1;
    let own = 0;
    while (at >= this.start && hands[at] > end) {
      own++;
      at--;
    }
    return own;
  }

  private ownAbove(place: number, next: number): number {
    const { hands } = this.state;
    const end = this.start + this.size;
    let at = this.start + place + 1;
    let own = 0;
    while (at < end && hands[at] < next) {
      own++;
      at++;
    }
    return own;
  }
}
