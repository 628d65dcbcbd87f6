import { GAMES, type StateOf, type ViewOf } from '@sixfold/games';
import type { Answer, Bot, Question } from '../bot.js';
import { NO_OPINION, Race } from '../search/race.js';
import { stopwatch } from '../search/stopwatch.js';
import { Stream } from '../search/stream.js';
import { playOut } from './playout.js';
import { reasonFor } from './reasons.js';

type View = ViewOf<'goofspiel'>;
const { goofspiel } = GAMES;

/** How many standard errors a card must be behind before it is given up. */
const DOUBT = 3;

/** A bot that searches: every card in the same random worlds, played to the end by simple players. */
export const searcher: Bot<View> = {
  choose(question: Question<View>): Answer {
    const { view, seat, legal, rng } = question;
    const isOver = stopwatch(question);
    const race = new Race(legal.length, DOUBT, NO_OPINION);
    // That somebody has bid tells nothing: in every world all bid once more.
    const open: View = { ...view, hasBid: view.hasBid.map(() => false), bid: 0 };
    const luck = new Stream(rng.next());
    let playouts = 0;
    while (race.active.length > 1 && (playouts === 0 || !isOver(playouts))) {
      const world = goofspiel.determinize(open, rng);
      const luckBefore = luck.state;
      for (const candidate of race.active) {
        luck.state = luckBefore;
        const after = goofspiel.copy(world);
        playOut(after, seat, Number(legal[candidate]), luck);
        const lead = leadOf(after, seat);
        race.record(candidate, lead, lead);
        playouts++;
      }
      race.endWorld();
    }
    const values = race.tellings();
    const candidates = race.ranking().map((index) => {
      const move = legal[index];
      return { move, value: values[index], reason: reasonFor(view, move) };
    });
    return { move: candidates[0].move, candidates, iterations: playouts };
  },
};

/** By how many points a seat is ahead of the best other. */
function leadOf(state: StateOf<'goofspiel'>, seat: number): number {
  const points = state.points();
  return points[seat] - Math.max(...points.filter((_, other) => other !== seat));
}
