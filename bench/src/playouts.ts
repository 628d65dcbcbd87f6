import { ask, type Bot, botFamily, type Level } from '@sixfold/bots';
import {
  habitualJudge,
  playOut,
  QuickPlayer,
  Stream,
  trainedJudge,
  worldsOf,
} from '@sixfold/bots/nimmt-workshop';
import { below, FastRng, firstSeat, type Game, isRefusal, Match, type Rng } from '@sixfold/game-kit';
import { nimmt, VARIANTS, type VariantId } from '@sixfold/nimmt';
import { six } from '@sixfold/six';
import { sixteen } from '@sixfold/sixteen';
import { type Figure, type Measure, ratesOf } from './figures.js';

// Playouts are what bots are made of. Each kind is measured on the bots' own path, from one position, and beside it
// bare playouts by the same rules from the same position: everyone plays any legal move, and nobody thinks.

/** Short runs, so that some of them are not interrupted on a busy machine. */
const SHORT = { times: 20, runs: 150 };
/** Iterations of one question to a searching bot. */
const QUESTION = 2000;
const QUESTIONS = { times: 1, runs: 30 };

/** Plays on at random to the end, one legal move after another; returns the moves. */
function playAtRandom<State>(game: Game<State>, state: State, rng: Rng, moves: Int32Array): number {
  let played = 0;
  for (let asked = game.toAct(state); asked !== 0; asked = game.toAct(state)) {
    const seat = firstSeat(asked);
    const count = game.legalMoves(state, seat, moves);
    game.apply(state, seat, moves[below(rng, count)] as number);
    played++;
  }
  return played;
}

/** Bare playouts from a position, in a form that can be measured. */
function bareFrom<State>(game: Game<State>, position: State): (times: number) => void {
  const scratch = game.copy(position);
  const moves = new Int32Array(game.maxMoves);
  const rng = new FastRng('bare');
  return (times) => {
    for (let count = 0; count < times; count++) {
      game.copyInto(position, scratch);
      playAtRandom(game, scratch, rng, moves);
    }
  };
}

/** A match that has gone on at random for a while. */
function matchAfter<State, View>(
  game: Game<State, View>,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  played: number,
): Match<State, View> {
  const match = Match.start(game, { options, seats, seed: 'playouts' });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng('playouts');
  for (let count = 0; count < played; count++) {
    const seat = match.toAct()[0] as number;
    const legal = match.legal(seat);
    match.play(seat, legal[below(rng, legal.length)] as string);
  }
  return match;
}

/** 6 nimmt!: whole rounds for four from the first trick, by the quick players that search puts into every seat. */
function nimmtFigures(variant: VariantId): Figure[] {
  const view = matchAfter(nimmt, { variant }, 4, 0).view(0);
  const world = worldsOf(view)(new FastRng('speed'));
  const scratch = nimmt.copy(world);
  const luck = new Stream(1);
  const playing = (player: QuickPlayer) => (times: number) => {
    for (let count = 0; count < times; count++) {
      nimmt.copyInto(world, scratch);
      playOut(scratch, player, luck);
    }
  };
  const rates = ratesOf(
    {
      bare: bareFrom(nimmt, world),
      habitual: playing(new QuickPlayer(habitualJudge(view))),
      trained: playing(new QuickPlayer(trainedJudge(view))),
    },
    SHORT,
  );
  const unit = 'rounds/s';
  return [
    { what: `${variant}: bare`, value: rates.bare, unit, ratio: 1 },
    {
      what: `${variant}: players with habits`,
      value: rates.habitual,
      unit,
      ratio: rates.habitual / rates.bare,
    },
    {
      what: `${variant}: players with nets`,
      value: rates.trained,
      unit,
      ratio: rates.trained / rates.bare,
    },
  ];
}

/** How many moves a bare playout from a position has, on average. */
function movesAPlayout<State>(game: Game<State>, position: State): number {
  const moves = new Int32Array(game.maxMoves);
  const rng = new FastRng('moves');
  const playouts = 200;
  let played = 0;
  for (let count = 0; count < playouts; count++) {
    played += playAtRandom(game, game.copy(position), rng, moves);
  }
  return played / playouts;
}

/**
 * What the bots that search do in a second, by their own count, in one position; and bare playouts, or the positions
 * in them where the bots count positions.
 */
function searchFigures<State, View>(
  what: string,
  game: Game<State, View>,
  match: Match<State, View>,
  unit: 'playouts/s' | 'positions/s',
): Figure[] {
  const seat = match.toAct()[0] as number;
  const sight = { view: match.view(seat), seat, legal: match.legal(seat) };
  const clock = () => performance.now();
  const playouts = ratesOf({ bare: bareFrom(game, match.state) }, SHORT).bare;
  const bare = unit === 'playouts/s' ? playouts : playouts * movesAPlayout(game, match.state);
  const levels: readonly Level[] = ['strong', 'master'];
  return [
    { what: `${what}: bare`, value: bare, unit, ratio: 1 },
    ...levels.map((level): Figure => {
      const bot = botFamily(game.id)?.bot(level) as Bot<View>;
      const rng = new FastRng(level);
      const choose = () => ask(bot, sight, { budget: { iterations: QUESTION }, rng, clock });
      const { iterations } = choose();
      const rate = iterations * ratesOf({ choose }, QUESTIONS).choose;
      return { what: `${what}: ${level}`, value: rate, unit: 'iterations/s', ratio: rate / bare };
    }),
  ];
}

/** Playouts a second on the bots' own paths, per game and variant. */
export const playoutsOfGames: readonly Measure[] = [
  ...VARIANTS.map((variant) => () => nimmtFigures(variant)),
  () => searchFigures('SIX, phase one', six, matchAfter(six, {}, 2, 14), 'positions/s'),
  () => searchFigures('SIX, phase two', six, matchAfter(six, {}, 2, 40), 'positions/s'),
  () => searchFigures('Sixteen for two', sixteen, matchAfter(sixteen, {}, 2, 10), 'playouts/s'),
  () => searchFigures('Sixteen for four', sixteen, matchAfter(sixteen, {}, 4, 10), 'playouts/s'),
];
