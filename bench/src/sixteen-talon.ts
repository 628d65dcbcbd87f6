import { type Bot, botFamily } from '@sixfold/bots';
import {
  type Decision,
  type End,
  exploitability,
  hiddenCards,
  isShortTalon,
  RegretMatching,
  ROUNDS,
  type Strategy,
  TalonGame,
  valueOf,
  valueOfAnswer,
} from '@sixfold/bots/sixteen-workshop';
import { FastRng, isRefusal, Match, shuffle } from '@sixfold/game-kit';
import { FULL_HAND, type SixteenState, type SixteenView, sixteen, talonCount } from '@sixfold/sixteen';
import { summary } from './bots-arena.js';
import { think } from './growth.js';

// node bench/dist/sixteen-talon.js [POSITIONS [WALKS [TALON]]]: two players with two, three or four cards left in the talon. What Master's
// equilibrium gives away to whoever knows it, what the search with some walks would give away in its place, and what knowing all cards
// would be worth; and how long the equilibrium takes.

const TALON = Number(process.argv[4] ?? 2);
/** Ways to deal the cards on which the worth of knowing them is measured. */
const DEALS = 2520;
const WARM_UP = { iterations: 300 };

const bots = botFamily('sixteen');
const strong = bots?.bot('strong') as Bot<SixteenView>;
const master = bots?.bot('master') as Bot<SixteenView>;

/** Positions with a given number of cards in the talon, from games of Strong against itself, in which no joker is out. */
function* positions(): Generator<SixteenState> {
  for (let number = 0; ; number++) {
    const match = Match.start(sixteen, { options: {}, seats: 2, seed: `talon ${number}` });
    if (isRefusal(match)) throw new Error(match.code);
    for (let played = 0; talonCount(match.state) > TALON; played++) {
      const seat = match.toAct()[0] as number;
      const position = { view: match.view(seat), seat, legal: match.legal(seat) };
      match.play(seat, think(strong, position, WARM_UP, `${number}/${played}`).move);
    }
    if (isShortTalon(match.state, TALON)) yield match.state;
  }
}

/** A world in which the player to move holds a hand; the other's cards and the talon are whatever is left. */
function worldWith(state: SixteenState, hand: readonly number[]): SixteenState {
  const world = sixteen.copy(state);
  const seat = state.toMove;
  const rest = [...hiddenCards(state)];
  for (const card of hand) rest.splice(rest.indexOf(card), 1);
  world.hands.set(hand, seat * FULL_HAND);
  world.hands.set(rest.slice(0, state.handSizes[1 - seat]), (1 - seat) * FULL_HAND);
  world.talon.set(rest.slice(-TALON), world.talonNext);
  return world;
}

/** The strategy with the first move made by search, whatever the player to move holds. */
function searched(game: TalonGame, state: SixteenState, strategy: Strategy, walks: number): Strategy {
  const changed = strategy.slice();
  const { at, hands } = game.root;
  for (const [index, set] of hands.fours.entries()) {
    const hand = game.cards.filter((_, card) => (set & (1 << card)) !== 0);
    const view = sixteen.view(worldWith(state, hand), state.toMove);
    const legal = [...new Set(hand)].map((move) => sixteen.formatMove(state, move));
    const { move } = think(master, { view, seat: state.toMove, legal }, { iterations: walks }, `${index}`);
    const first = at + 4 * index;
    changed.fill(0, first, first + 4);
    changed[first + hand.indexOf(sixteen.parseMove(state, move) as number)] = 1;
  }
  return changed;
}

/** What player 0 gets on average if one player sees all cards, those of the talon too, and the other plays a strategy. */
function allSeen(game: TalonGame, player: number, strategy: Strategy): number {
  const rng = new FastRng('all seen');
  const order = Uint8Array.from(game.cards.keys());
  const set = (cards: Uint8Array): number => cards.reduce((sum, card) => sum | (1 << card), 0);
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    shuffle(rng, order);
    const talon = order.subarray(7);
    const worth = (now: Decision | End, mine: number, theirs: number, drawn: number): number => {
      if (!now.next) return now.worths[now.hands.fours.indexOf(mine)] as number;
      const { mover, hands, at, next } = now;
      const first = at + 4 * hands.fours.indexOf(mine);
      const worths = hands.cards
        .filter((card) => (mine & (1 << card)) !== 0)
        .map((card) => {
          const then = next[card] as Decision | End;
          const rest = mine ^ (1 << card);
          const more = 1 << (talon[drawn] as number);
          return then.mover === mover
            ? worth(then, rest | more, theirs, drawn + 1)
            : worth(then, theirs | more, rest, drawn + 1);
        });
      if (mover === player) return player === 0 ? Math.max(...worths) : Math.min(...worths);
      return worths.reduce((all, one, move) => all + one * (strategy[first + move] as number), 0);
    };
    sum += worth(game.root, set(order.subarray(0, 4)), set(order.subarray(4, 7)), 0);
  }
  return sum / DEALS;
}

const wanted = Number(process.argv[2] ?? 30);
const walks = Number(process.argv[3] ?? 2000);
const found = { equilibrium: [] as number[], search: [] as number[], knowing: [] as number[] };
let spent = 0;
for (const state of positions()) {
  if (found.search.length === wanted) break;
  const start = process.cpuUsage().user;
  const game = TalonGame.of(state, () => false) as TalonGame;
  const matching = new RegretMatching(game);
  for (let round = 0; round < ROUNDS; round++) matching.improve();
  spent += process.cpuUsage().user - start;
  const strategy = matching.average();
  const value = valueOf(game, strategy);
  const sign = state.toMove === 0 ? 1 : -1;
  found.equilibrium.push(exploitability(game, strategy));
  const changed = searched(game, state, strategy, walks);
  found.search.push(sign * (value - valueOfAnswer(game, 1 - state.toMove, changed)));
  found.knowing.push(sign * (allSeen(game, state.toMove, strategy) - value));
}
const line = (name: string, results: readonly number[]): string => {
  const { mean, error } = summary(results.map((result) => 100 * result));
  return `${name.padEnd(42)} ${mean.toFixed(3)} ±${error.toFixed(3)} % of a game`;
};
console.log(
  `${wanted} positions with ${TALON} cards in the talon, ${(spent / 1e6 / wanted).toFixed(2)} s of a core each`,
);
console.log(line('given away by the equilibrium (both)', found.equilibrium));
console.log(line(`given away by the search, ${walks} walks`, found.search));
console.log(line('gained by seeing all cards', found.knowing));
