import { hasSeat, type Move, onlySeat, type Seat } from '@sixfold/game-kit';
import { type NimmtState, type NimmtView, nimmt } from '@sixfold/nimmt';
import type { Answer, Bot, Budget, Question } from '../bot.js';
import { Race } from '../search/race.js';
import { stopwatch } from '../search/stopwatch.js';
import { Stream } from '../search/stream.js';
import { likelyWorlds, unknownWorlds } from './beliefs.js';
import { readMoves, shortlist } from './candidates.js';
import type { Judge } from './judge.js';
import { POINTS_PER_SCORE } from './judges.js';
import { QuickPlayer } from './player.js';
import { mixedJudge, type PlayerType } from './player-types.js';
import { playOut, playTogether } from './playout.js';
import { reasonFor } from './reasons.js';
import { OpenTable } from './table.js';
import { type Aims, Utility } from './utility.js';
import { worldsOf } from './worlds.js';

/** Lays that differ by less than this many points are as good as each other: nobody waits for the difference. */
const TRIFLE = 0.1;

/** Whoever asks for a number of playouts instead of a time wants to see what these find. */
const trifleOf = ({ millis }: Budget): number => (millis === undefined ? 0 : TRIFLE);

/** How a level searches. */
export interface Style {
  /** Has an opinion on the lays before the first playout. */
  adviser(view: NimmtView): Judge;
  /** Who the others may be: so they lay in the trick in question, and so they have laid before. */
  types(view: NimmtView): readonly PlayerType[];
  /** Plays in the tricks after that, all seats but those of types that play otherwise. */
  players(view: NimmtView): Judge;
  /** Plays the own seat there, if it plays otherwise. */
  own?(view: NimmtView): Judge | undefined;
  aims(view: NimmtView): Aims;
  /** Whether it infers from what others have laid what they hold. */
  readonly infers: boolean;
  /** How many lays are looked at; the adviser chooses which. */
  readonly width: number;
  /** How many worlds the adviser's opinion of a lay counts for. */
  readonly trust: number;
  /** How sure it must be before it stops looking at a move. */
  readonly doubt: number;
}

/** A bot that searches: it tries each move in the same random worlds and plays the round out by the real rules. */
export class Searcher implements Bot<NimmtView> {
  constructor(private readonly style: Style) {}

  choose(question: Question<NimmtView>): Answer {
    const { style } = this;
    const { view, seat, legal, rng } = question;
    const isOver = stopwatch(question);
    const plain = worldsOf(view);
    const types = style.types(view);
    const worlds = style.infers ? likelyWorlds(view, seat, plain, types) : unknownWorlds(view, plain);
    const adviser = new QuickPlayer(style.adviser(view));
    const foreseeing = types.map(({ judge }) => judge);
    const others = new QuickPlayer(mixedJudge(foreseeing, worlds.types, seat));
    const players = style.players(view);
    const quick = types.map((type) => type.quick ?? players);
    const player = new QuickPlayer(mixedJudge(quick, worlds.types, seat, style.own?.(view)));
    const utility = new Utility(view, seat, style.aims(view));
    const first = plain(rng);
    const { moves, scores } = shortlist(first, seat, readMoves(first, legal), adviser, style.width);
    const opinion = {
      results: scores.map((score) => POINTS_PER_SCORE * score),
      worlds: first.phase === 'lay' ? style.trust : 0,
    };
    const race = new Race(moves.length, style.doubt, opinion, trifleOf(question.budget));
    const scratch = nimmt.copy(first);
    const luck = new Stream(rng.next());
    let playouts = 0;
    // A world is played by all candidates or by none.
    while (!race.isSettled && (playouts === 0 || !isOver(playouts + race.active.length - 1))) {
      const world = worlds.draw(rng);
      luck.state = rng.next();
      layOthers(world, seat, others, luck);
      const luckBefore = luck.state;
      for (const candidate of race.active) {
        nimmt.copyInto(world, scratch);
        luck.state = luckBefore;
        nimmt.apply(scratch, seat, moves[candidate]);
        playOut(scratch, player, luck);
        race.record(candidate, utility.of(scratch), utility.pointsOf(scratch));
      }
      playouts += race.active.length;
      race.endWorld();
    }
    return { ...ranked(first, seat, moves, race), iterations: playouts };
  }
}

/** N-10 The others' hidden lays do not depend on ours: they are the same for every candidate. */
function layOthers(world: NimmtState, seat: Seat, player: QuickPlayer, luck: Stream): void {
  if (world.phase !== 'lay' || !hasSeat(world.toAct, seat)) return;
  playTogether(world, world.toAct & ~onlySeat(seat), player, luck);
}

/** The moves, best first, with what people are told of each. */
function ranked(
  state: NimmtState,
  seat: Seat,
  moves: readonly Move[],
  race: Race,
): Pick<Answer, 'move' | 'candidates'> {
  const tellings = race.tellings();
  const table = new OpenTable();
  table.read(state);
  const candidates = race.ranking().map((index) => ({
    move: nimmt.formatMove(state, moves[index]),
    value: Math.round(tellings[index] * 100) / 100,
    ...reasonFor(state, seat, moves[index], table),
  }));
  return { move: candidates[0].move, candidates };
}
