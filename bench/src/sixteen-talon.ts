import { type Bot, botFamily } from '@sixfold/bots';
import {
  bestAnswer,
  exploitability,
  type HiddenGame,
  hiddenCards,
  isShortTalon,
  NOWHERE,
  RegretMatching,
  ROUNDS,
  type Strategy,
  TalonGame,
  valueOf,
} from '@sixfold/bots/sixteen-workshop';
import { isRefusal, Match } from '@sixfold/game-kit';
import { FULL_HAND, type SixteenState, type SixteenView, sixteen, talonCount } from '@sixfold/sixteen';
import { summary } from './bots-arena.js';
import { think } from './growth.js';

// node bench/dist/sixteen-talon.js [POSITIONS [WALKS]]: two players with two cards left in the talon. What Master's equilibrium gives away to
// whoever knows it, what the search with some walks would give away in its place, and what knowing all cards would be worth.

const TALON = 2;
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
  for (const hand of game.hands()) {
    const { place, moves } = game.placeWith(hand);
    const first = game.tree.movesAt[place] as number;
    const view = sixteen.view(worldWith(state, hand), state.toMove);
    const texts = moves.map((move) => sixteen.formatMove(state, move));
    const position = { view, seat: state.toMove, legal: texts };
    const { move } = think(master, position, { iterations: walks }, `${place}`);
    changed.fill(0, first, first + moves.length);
    changed[first + texts.indexOf(move)] = 1;
  }
  return changed;
}

/** What player 0 gets if one player sees all cards and the other plays a strategy. */
const allSeen = (tree: HiddenGame, player: number, strategy: Strategy): number => {
  const worth = (node: number): number => {
    const place = tree.placeOf[node] as number;
    if (place === NOWHERE) return tree.worth[node] as number;
    const worths = Array.from({ length: tree.movesIn(place) }, (_, move) => worth(tree.childOf(node, move)));
    if (tree.owner[place] === player) return player === 0 ? Math.max(...worths) : Math.min(...worths);
    const first = tree.movesAt[place] as number;
    return worths.reduce((sum, one, move) => sum + one * (strategy[first + move] as number), 0);
  };
  return tree.roots.reduce((sum, root) => sum + worth(root), 0) / tree.roots.length;
};

const wanted = Number(process.argv[2] ?? 30);
const walks = Number(process.argv[3] ?? 2000);
const found = { equilibrium: [] as number[], search: [] as number[], knowing: [] as number[] };
for (const state of positions()) {
  if (found.search.length === wanted) break;
  const game = TalonGame.of(state, () => false) as TalonGame;
  const { tree } = game;
  const matching = new RegretMatching(tree);
  for (let round = 0; round < ROUNDS; round++) matching.improve();
  const strategy = matching.average();
  const value = valueOf(tree, strategy);
  const sign = state.toMove === 0 ? 1 : -1;
  const other = 1 - state.toMove;
  found.equilibrium.push(exploitability(tree, strategy));
  const changed = searched(game, state, strategy, walks);
  found.search.push(sign * (value - valueOf(tree, bestAnswer(tree, other, changed))));
  found.knowing.push(sign * (allSeen(tree, state.toMove, strategy) - value));
}
const line = (name: string, results: readonly number[]): string => {
  const { mean, error } = summary(results.map((result) => 100 * result));
  return `${name.padEnd(42)} ${mean.toFixed(3)} ±${error.toFixed(3)} % of a game`;
};
console.log(`${wanted} positions with ${TALON} cards in the talon`);
console.log(line('given away by the equilibrium (both)', found.equilibrium));
console.log(line(`given away by the search, ${walks} walks`, found.search));
console.log(line('gained by seeing all cards', found.knowing));
