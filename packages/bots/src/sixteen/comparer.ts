// Strong: all moves tried in the same worlds, each to the end of the pile.

import type { Seat } from '@sixfold/game-kit';
import { type SixteenState, type SixteenView, sideOf, sixteen } from '@sixfold/sixteen';
import type { Bot, Question } from '../bot.js';
import { NO_OPINION, Race } from '../search/race.js';
import { stopwatch } from '../search/stopwatch.js';
import { MoveLister } from './candidates.js';
import { evenWeights } from './knowledge.js';
import { answer, look, type Rated } from './sight.js';
import { SimplePlayer } from './simple-player.js';
import { weightsFor } from './weights.js';
import { WorldDealer } from './worlds.js';

/** How many standard errors a move must be behind before it is given up. */
const DOUBT = 3;
/** Cards that a pile can draw at most. */
const REACH = 20;

/** Compares moves by the groups they bring until the pile is gone; cards kept in hand count for nothing. */
export class Comparer implements Bot<SixteenView> {
  choose(question: Question<SixteenView>) {
    const { seat } = question;
    const sight = look(question);
    const { view, state, rng } = sight;
    const moves = new Int32Array(sixteen.maxMoves);
    const count = new MoveLister().candidates(state, seat, weightsFor(view.options, view.seats), moves);
    const race = new Race(count, DOUBT, NO_OPINION);
    const dealer = new WorldDealer(view, evenWeights(view.seats), REACH, rng);
    const isOver = stopwatch(question);
    const player = new SimplePlayer();
    const after = sixteen.copy(state);
    let playouts = 0;
    while (race.active.length > 1 && (playouts === 0 || !isOver(playouts))) {
      const world = dealer.deal(rng);
      for (const index of race.active) {
        after.copyFrom(world);
        sixteen.apply(after, seat, moves[index]);
        player.playOut(after, world.groupCount + 1, rng);
        const lead = leadOf(after, seat);
        race.record(index, lead, lead);
        playouts++;
      }
      race.endWorld();
    }
    const values = race.tellings();
    const rated = race.ranking().map((index): Rated => ({ move: moves[index], value: values[index] }));
    return answer(sight, rated, playouts);
  }
}

/** By how many groups the seat's side is ahead. */
const leadOf = ({ won }: SixteenState, seat: Seat): number => won[sideOf(seat)] - won[1 - sideOf(seat)];
