import { ask } from '@sixfold/bots';
import {
  flatJudge,
  habitualJudge,
  type Judge,
  MASTER,
  playerTypes,
  playTogether,
  policyJudge,
  QuickPlayer,
  Searcher,
  Stream,
  type Style,
  surer,
} from '@sixfold/bots/nimmt-workshop';
import { FastRng, isRefusal, onlySeat, readOptions } from '@sixfold/game-kit';
import { type NimmtState, type NimmtView, nimmt } from '@sixfold/nimmt';
import { summary } from './bots-arena.js';

// What single lays are worth. A whole round says so little of who plays better that it takes hundreds of deals; here ways to
// search answer the same questions, and what each lays is tried in the hands that were really dealt.

/** Whoever is asked. */
const SEAT = 0;
const TRICKS = 10;
/** The last lay is no question. */
const QUESTIONS = TRICKS - 1;
/** How often each lay is tried. */
const TRIES = 400;
/** How sure the seat in question is of what the policy likes best, once it has laid. */
const VERY_SURE = 4;

/** The same players in every seat of the playouts, but for types with a rule of thumb, which are drawn as they lay. */
const playedBy =
  (players: (view: NimmtView) => Judge) =>
  (view: NimmtView): ReturnType<typeof playerTypes> =>
    playerTypes(view).map((type) => (type.quick === type.judge ? type : { ...type, quick: players(view) }));

interface Way {
  readonly name: string;
  readonly style: Partial<Style>;
  /** How many times the playouts. */
  readonly times?: number;
  /** All have the same luck but those that are to show what luck alone makes of it. */
  readonly luck?: string;
}

/** Master, and Master with one thing changed. */
const WAYS: readonly Way[] = [
  { name: 'Master', style: {} },
  { name: 'the same, other luck', style: {}, luck: 'other' },
  { name: 'four times the playouts', style: {}, times: 4 },
  { name: 'a quarter of the playouts', style: {}, times: 1 / 4 },
  { name: 'playouts by habits', style: { types: playedBy(habitualJudge), own: habitualJudge } },
  {
    name: 'playouts by habits, four times as many',
    style: { types: playedBy(habitualJudge), own: habitualJudge },
    times: 4,
  },
  { name: 'playouts by policies as they are', style: { types: playedBy(policyJudge), own: policyJudge } },
  {
    name: 'three times the weight of winning',
    style: { aims: (view) => ({ ...MASTER.aims(view), win: 3 * MASTER.aims(view).win }) },
  },
  { name: 'no conclusions', style: { infers: false } },
];

export interface LaysPlan {
  readonly positions: number;
  readonly playouts: number;
  readonly seats: number;
  /** How many times as sure as their policies the players are that the lays are tried with. */
  readonly sureness: number;
}

/** Compared with Master as it is, by the round: how many more wins, of a hundred, and how many more heads. */
export interface Worth {
  readonly name: string;
  readonly wins: { readonly mean: number; readonly error: number };
  readonly heads: { readonly mean: number; readonly error: number };
  /** How often it lays something else. */
  readonly differs: number;
}

export function worthOfLays(plan: LaysPlan): Worth[] {
  const tried = Array.from({ length: plan.positions }, (_, number) => tryPosition(plan, number));
  return WAYS.map(({ name }, way) => {
    const more = (what: 'wins' | 'heads', scale: number) =>
      summary(
        tried.map(
          (lays) => scale * QUESTIONS * ((lays[way]?.[what] as number) - (lays[0]?.[what] as number)),
        ),
      );
    const differing = tried.filter((lays) => lays[way]?.move !== lays[0]?.move).length;
    return { name, wins: more('wins', 100), heads: more('heads', 1), differs: differing / tried.length };
  });
}

export const formatWorths = (worths: readonly Worth[]): string =>
  worths
    .map(
      ({ name, wins, heads, differs }) =>
        `${name.padEnd(40)} wins ${wins.mean.toFixed(1)} ±${wins.error.toFixed(1)}  ` +
        `heads ${heads.mean.toFixed(2)} ±${heads.error.toFixed(2)}  other lays ${(100 * differs).toFixed(0)} %`,
    )
    .join('\n');

interface Tried {
  readonly move: string;
  readonly wins: number;
  readonly heads: number;
}

/** What each way lays in one position, and what that came to. */
function tryPosition(plan: LaysPlan, number: number): Tried[] {
  const trials = new Trials(plan, number);
  const state = trials.position();
  const view = nimmt.view(state, SEAT);
  const legal = trials.legal(state);
  const results = new Map(legal.map((move) => [move, trials.results(state, move)]));
  return WAYS.map(({ style, times = 1, luck = 'same' }) => {
    const bot = new Searcher({ ...MASTER, ...style });
    const rng = new FastRng(`${number} ${luck} luck`);
    const budget = { iterations: Math.round(times * plan.playouts) };
    const { move } = ask(bot, { view, seat: SEAT, legal }, { budget, rng, clock: () => 0 });
    const { wins, heads } = results.get(move) as { wins: number; heads: number };
    return { move, wins, heads };
  });
}

/** Rounds played by players much quicker than a search: the others by a policy, ours or that of flat players, the seat in question very surely. */
class Trials {
  private readonly own: QuickPlayer;
  private readonly others: QuickPlayer;
  private readonly start: NimmtState;

  constructor(
    plan: LaysPlan,
    private readonly number: number,
  ) {
    const options = readOptions(nimmt, { variant: 'classic', rounds: 1 }, plan.seats);
    if (isRefusal(options)) throw new Error(options.code);
    this.start = nimmt.setup(options, plan.seats, `lays ${number}`);
    const view = nimmt.view(this.start, SEAT);
    this.own = new QuickPlayer(surer(policyJudge(view), VERY_SURE));
    this.others = new QuickPlayer(surer(number % 2 === 0 ? policyJudge(view) : flatJudge(), plan.sureness));
  }

  /** Before one of the first nine tricks. */
  position(): NimmtState {
    const state = nimmt.copy(this.start);
    const luck = new Stream(this.number);
    const cards = TRICKS - (Math.floor(this.number / 2) % QUESTIONS);
    while (state.phase !== 'lay' || (state.handSize[SEAT] as number) > cards) this.step(state, luck);
    return state;
  }

  legal(state: NimmtState): string[] {
    const moves = new Int32Array(nimmt.maxMoves);
    const count = nimmt.legalMoves(state, SEAT, moves);
    return Array.from(moves.subarray(0, count), (move) => nimmt.formatMove(state, move));
  }

  /** How often a lay wins the round, and its heads, with other luck each time. */
  results(state: NimmtState, text: string): { wins: number; heads: number } {
    const move = nimmt.parseMove(state, text);
    if (isRefusal(move)) throw new Error(move.code);
    const scratch = nimmt.copy(state);
    const luck = new Stream(0);
    let wins = 0;
    let heads = 0;
    for (let time = 0; time < TRIES; time++) {
      nimmt.copyInto(state, scratch);
      luck.state = TRIES * this.number + time;
      playTogether(scratch, scratch.toAct & ~onlySeat(SEAT), this.others, luck);
      nimmt.apply(scratch, SEAT, move);
      while (scratch.phase !== 'over') this.step(scratch, luck);
      const { ranks, scores } = nimmt.outcome(scratch) as { ranks: number[]; scores: number[] };
      if (ranks[SEAT] === 1) wins += 1 / ranks.filter((rank) => rank === 1).length;
      heads += scores[SEAT] as number;
    }
    return { wins: wins / TRIES, heads: heads / TRIES };
  }

  private step(state: NimmtState, luck: Stream): void {
    const { toAct } = state;
    const others = toAct & ~onlySeat(SEAT);
    if (others !== 0) playTogether(state, others, this.others, luck);
    if (others !== toAct) playTogether(state, onlySeat(SEAT), this.own, luck);
  }
}
