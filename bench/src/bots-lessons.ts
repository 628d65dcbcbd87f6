import {
  FEATURES,
  type Judge,
  Laying,
  OpenTable,
  PAIR,
  PAIR_TERMS,
  playOut,
  playTogether,
  QuickPlayer,
  readMoves,
  Stream,
  scoreOf,
  Utility,
  worldsOf,
} from '@sixfold/bots/nimmt-workshop';
import { FastRng, isRefusal, legalTexts, Match, type Move, onlySeat, type Seat } from '@sixfold/game-kit';
import { firstOf, HAND_SPACE, KIND, kindOf, type NimmtState, nimmt, secondOf, ZERO } from '@sixfold/nimmt';

/** One lay as a net sees it: the sum of described cards and of pair terms. */
interface Lay {
  readonly cards: readonly number[];
  readonly terms: readonly number[];
}

/** A decision and what a search thinks of each lay, in points. */
export interface Lesson {
  /** Descriptions of single cards, one after another, and the kind of each. */
  readonly features: Float64Array;
  readonly kinds: readonly number[];
  readonly lays: readonly Lay[];
  readonly worth: readonly number[];
}

export interface School {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly judge: Judge;
  /** Worlds that every lay is tried in. */
  readonly worlds: number;
  readonly seed: string;
}

/** How many lays of a long list are tried: the best by the judge, and as many others. */
const LIKELY = 10;
const UNLIKELY = 8;
const AIMS = { others: 0.8, points: 1, win: 0 };

/** Plays one round and writes down every lay that had a choice. */
export function lessonsOfRound(school: School): Lesson[] {
  const match = Match.start(nimmt, { options: school.options, seats: school.seats, seed: school.seed });
  if (isRefusal(match)) throw new Error(match.code);
  const state = nimmt.copy(match.state);
  const rng = new FastRng(school.seed);
  const player = new QuickPlayer(school.judge);
  const luck = new Stream(rng.next());
  const lessons: Lesson[] = [];
  while (state.phase !== 'over') {
    if (state.phase !== 'lay') {
      playTogether(state, state.toAct, player, luck);
      continue;
    }
    for (let seat = 0; seat < school.seats; seat++) {
      if ((state.toAct & onlySeat(seat)) === 0) continue;
      const tried = tryLays(state, seat, player, school.worlds, rng);
      if (tried.moves.length > 1) lessons.push(describeLays(state, seat, tried));
    }
    playTogether(state, state.toAct, player, luck);
  }
  return lessons;
}

interface Tried {
  readonly moves: readonly Move[];
  readonly worth: readonly number[];
}

function tryLays(state: NimmtState, seat: Seat, player: QuickPlayer, worlds: number, rng: FastRng): Tried {
  const view = nimmt.view(state, seat);
  const moves = someLays(state, seat, player, rng);
  const sums = moves.map(() => 0);
  if (moves.length === 1) return { moves, worth: sums };
  const draw = worldsOf(view);
  const utility = new Utility(view, seat, AIMS);
  const luck = new Stream(0);
  let scratch: NimmtState | undefined;
  for (let count = 0; count < worlds; count++) {
    const world = draw(rng);
    scratch ??= nimmt.copy(world);
    luck.state = rng.next();
    playTogether(world, world.toAct & ~onlySeat(seat), player, luck);
    const before = luck.state;
    for (const [index, move] of moves.entries()) {
      nimmt.copyInto(world, scratch);
      luck.state = before;
      nimmt.apply(scratch, seat, move);
      playOut(scratch, player, luck);
      sums[index] = (sums[index] ?? 0) + utility.of(scratch);
    }
  }
  return { moves, worth: sums.map((sum) => sum / worlds) };
}

function someLays(state: NimmtState, seat: Seat, player: QuickPlayer, rng: FastRng): Move[] {
  const moves = readMoves(state, legalTexts(nimmt, state, seat)).filter(
    (move) => kindOf(move) !== KIND.layMasked,
  );
  if (moves.length <= LIKELY + UNLIKELY) return moves;
  player.table.read(state);
  const scores = player.scores(state, seat);
  const sorted = moves
    .map((move) => ({ move, score: scoreOf(state, seat, move, scores) }))
    .sort((a, b) => b.score - a.score)
    .map(({ move }) => move);
  const others = sorted.slice(LIKELY);
  for (let place = others.length - 1; place > 0; place--) {
    const from = rng.next() % (place + 1);
    [others[place], others[from]] = [others[from] as Move, others[place] as Move];
  }
  return [...sorted.slice(0, LIKELY), ...others.slice(0, UNLIKELY)];
}

/** Writes a decision down as features, from what the seat sees. */
export function describeLays(state: NimmtState, seat: Seat, { moves, worth }: Tried): Lesson {
  const table = new OpenTable();
  table.read(state);
  const laying = new Laying(table);
  laying.sit(state, seat);
  const hand = Array.from(
    state.hands.subarray(seat * HAND_SPACE, seat * HAND_SPACE + (state.handSize[seat] ?? 0)),
  );
  const full = hand.length / HAND_SPACE;
  const described: Float64Array[] = [];
  const kinds: number[] = [];
  const known = new Map<string, number>();
  const describe = (card: number, early: boolean): number => {
    const key = `${card}${early}`;
    const index = known.get(key) ?? described.length;
    if (index === described.length) {
      laying.describe(hand.indexOf(card), early);
      laying.describeHand();
      described.push(laying.features.slice());
      kinds.push(laying.kind);
      known.set(key, index);
    }
    return index;
  };
  const lays = moves.map((move): Lay => {
    const terms = Array<number>(PAIR_TERMS).fill(0);
    const first = firstOf(move);
    const second = secondOf(move);
    if (kindOf(move) === KIND.lay) {
      if (first !== ZERO) return { cards: [describe(first, false)], terms };
      terms[PAIR.zero] = 1;
      terms[PAIR.zeroFull] = full;
      return { cards: [], terms };
    }
    if (second === ZERO) {
      terms[PAIR.zeros] = 1;
      return { cards: [], terms };
    }
    if (first === ZERO) {
      terms[PAIR.zeroTwo] = 1;
      terms[PAIR.zeroTwoFull] = full;
      return { cards: [describe(second, true)], terms };
    }
    terms[PAIR.two] = 1;
    terms[PAIR.twoFull] = full;
    terms[PAIR.twoSameRow] = table.fit(first) === table.fit(second) ? 1 : 0;
    return { cards: [describe(first, false), describe(second, false)], terms };
  });
  const features = new Float64Array(described.length * FEATURES);
  for (const [index, one] of described.entries()) features.set(one, index * FEATURES);
  return { features, kinds, lays, worth };
}
