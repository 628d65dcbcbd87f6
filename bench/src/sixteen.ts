import { below, DealRng, FastRng, matchKey, type Rng, shuffle } from '@sixfold/game-kit';
import { sixteen } from '@sixfold/sixteen';

const OPTIONS = { matches: true, jokers: true, bonus: false, drawing: 'automatic', starter: 0 } as const;
const JOKER = 28;

/** One random game through the contract, as search and simulation play it; returns its moves. */
function playContract(rng: Rng, seed: string, moves: Int32Array): number {
  const state = sixteen.setup(OPTIONS, 2, seed);
  let played = 0;
  for (let acting = sixteen.toAct(state); acting !== 0; acting = sixteen.toAct(state)) {
    const seat = acting - 1;
    const count = sixteen.legalMoves(state, seat, moves);
    sixteen.apply(state, seat, moves[below(rng, count)] as number);
    played++;
  }
  return played;
}

const DECK = Uint8Array.from([
  ...Array.from({ length: 28 }, (_, face) => face),
  ...Array.from({ length: 28 }, (_, face) => face).filter((face) => face % 7 !== 0),
  JOKER,
  JOKER,
]);

/** The same game for two with nothing around it: no contract, no history, no checks; the yardstick. */
function playBare(rng: Rng, seed: string, deck: Uint8Array): number {
  deck.set(DECK);
  shuffle(new DealRng(matchKey(seed), 0), deck);
  const hands = [
    [deck[0], deck[1], deck[2]],
    [deck[3], deck[4], deck[5]],
  ] as [number[], number[]];
  const won = [0, 0] as [number, number];
  let next = 6;
  let seat = 0;
  let sum = 0;
  let length = 0;
  let last = -1;
  let beforeLast = -1;
  let played = 0;
  for (;;) {
    if (next < deck.length) (hands[seat] as number[]).push(deck[next++] as number);
    else if ((hands[seat] as number[]).length === 0) {
      seat = 1 - seat;
      if ((hands[seat] as number[]).length === 0) return played;
    }
    const hand = hands[seat] as number[];
    const place = below(rng, hand.length);
    const card = hand[place] as number;
    hand[place] = hand[hand.length - 1] as number;
    hand.pop();
    const face = card === JOKER ? below(rng, 28) : card;
    sum += face % 7;
    length++;
    played++;
    const isMatch =
      length >= 3 &&
      ((face % 7 === last % 7 && face % 7 === beforeLast % 7) ||
        (Math.floor(face / 7) === Math.floor(last / 7) &&
          Math.floor(face / 7) === Math.floor(beforeLast / 7)));
    beforeLast = last;
    last = face;
    if (sum > 16 || sum === 16 || isMatch) {
      if (sum > 16) seat = 1 - seat;
      won[seat as 0 | 1]++;
      sum = 0;
      length = 0;
    } else seat = 1 - seat;
  }
}

/** Games a second of one way to play, the best of a few short runs, so that a busy machine disturbs less. */
function gamesPerSecond(play: (seed: string) => number, games: number, runs: number): number {
  let best = 0;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    for (let number = 0; number < games; number++) play(`bench ${run}/${number}`);
    best = Math.max(best, games / ((performance.now() - start) / 1000));
  }
  return best;
}

/** Random two-player games a second through the contract, compared with a bare loop in the same run. */
export function benchSixteen(games = 4000, runs = 6): { contract: number; bare: number; ratio: number } {
  const moves = new Int32Array(sixteen.maxMoves);
  const deck = new Uint8Array(DECK.length);
  const contract = gamesPerSecond((seed) => playContract(new FastRng(seed), seed, moves), games, runs);
  const bare = gamesPerSecond((seed) => playBare(new FastRng(seed), seed, deck), games, runs);
  return { contract, bare, ratio: contract / bare };
}
