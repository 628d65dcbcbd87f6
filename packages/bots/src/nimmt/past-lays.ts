import type { Seat } from '@sixfold/game-kit';
import { HAND_SPACE, insertAscending, type NimmtState } from '@sixfold/nimmt';
import type { PastTrick } from './history.js';
import { type Judge, Judging } from './judge.js';
import { OpenTable } from './table.js';

/** How often anybody is taken to lay any card: nobody is as predictable as a judge thinks. */
const CARELESS = 0.03;

/** A trick that is over, ready to be judged with any hands. */
interface Memory {
  readonly state: NimmtState;
  /** One for each judge that may be asked. */
  readonly judgings: readonly Judging[];
  readonly laid: readonly number[];
}

/** What was laid so far, and how likely a hand and a way of choosing make it. */
export class PastLays {
  private readonly memories: readonly Memory[];
  private readonly scratch = new Uint8Array(HAND_SPACE);

  constructor(tricks: readonly PastTrick[], judges: readonly Judge[]) {
    this.memories = tricks.map(({ before, laid }) => {
      const table = new OpenTable();
      table.read(before);
      return { state: before, judgings: judges.map((judge) => new Judging(table, judge)), laid };
    });
  }

  /** The logarithm of how likely a seat that is left with this hand has laid what it laid. */
  likelihood(seat: Seat, hand: Uint8Array, judge: number): number {
    const { memories, scratch } = this;
    scratch.set(hand);
    let size = hand.length;
    let sum = 0;
    for (let trick = memories.length - 1; trick >= 0; trick--) {
      const { state, judgings, laid } = memories[trick];
      const place = insertAscending(scratch, 0, size++, laid[seat]);
      state.hands.set(scratch, seat * HAND_SPACE);
      state.handSize[seat] = size;
      const { alone } = judgings[judge].score(state, seat);
      let all = 0;
      for (let other = 0; other < size; other++) all += Math.exp(alone[other] - alone[place]);
      sum += Math.log((1 - CARELESS) / all + CARELESS / size);
    }
    return sum;
  }
}
