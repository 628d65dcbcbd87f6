/**
 * A game of two in which one's gain is the other's loss and each knows things that the other does not, as a tree. What a player cannot
 * tell apart is one *place*: whoever is there does the same in all of its nodes.
 */
export class HiddenGame {
  /** For each node its place, or none at an end; where its children begin in `children`; what an end is worth to player 0. */
  readonly placeOf: number[] = [];
  readonly childrenAt: number[] = [];
  readonly children: number[] = [];
  readonly worth: number[] = [];
  /** For each place who is there, where its moves begin in a list of all places' moves, and how deep it lies. */
  readonly owner: number[] = [];
  readonly movesAt: number[] = [0];
  readonly depth: number[] = [];
  /** One for each way in which luck may have begun, all equally likely. */
  readonly roots: number[] = [];

  addEnd(worth: number): number {
    return this.addNode(NOWHERE, worth);
  }

  /** Adds a node with room for a child for each move of its place. */
  addDecision(place: number): number {
    const node = this.addNode(place, 0);
    for (let move = this.movesIn(place); move > 0; move--) this.children.push(NOWHERE);
    return node;
  }

  setChild(node: number, move: number, child: number): void {
    this.children[this.childrenAt[node] + move] = child;
  }

  childOf(node: number, move: number): number {
    return this.children[this.childrenAt[node] + move];
  }

  addPlace(owner: 0 | 1, moves: number, depth: number): number {
    this.owner.push(owner);
    this.depth.push(depth);
    this.movesAt.push(this.movesAt[this.movesAt.length - 1] + moves);
    return this.owner.length - 1;
  }

  movesIn(place: number): number {
    return this.movesAt[place + 1] - this.movesAt[place];
  }

  private addNode(place: number, worth: number): number {
    this.placeOf.push(place);
    this.childrenAt.push(this.children.length);
    this.worth.push(worth);
    return this.placeOf.length - 1;
  }
}

export const NOWHERE = -1;

/** How often each move is made at each place, all places one after another. */
export type Strategy = Float64Array;

/** Every move as often as every other. */
export function evenStrategy(game: HiddenGame): Strategy {
  const { owner, movesAt } = game;
  const strategy = new Float64Array(movesAt[owner.length]);
  for (const place of owner.keys()) {
    strategy.fill(1 / game.movesIn(place), movesAt[place], movesAt[place + 1]);
  }
  return strategy;
}

/**
 * Finds what both should do by regret matching (CFR+, Tammelin 2014): whoever has regretted not to have made a move makes it more often;
 * the average of all rounds, later ones counting more, approaches an equilibrium.
 */
export class RegretMatching {
  private readonly regrets: Float64Array;
  private readonly sums: Float64Array;
  private readonly now: Strategy;
  private rounds = 0;

  constructor(private readonly game: HiddenGame) {
    this.now = evenStrategy(game);
    this.regrets = new Float64Array(this.now.length);
    this.sums = new Float64Array(this.now.length);
  }

  /** One round of thinking for each player. */
  improve(): void {
    this.rounds++;
    for (const player of [0, 1]) {
      for (const root of this.game.roots) this.visit(root, player, 1, 1);
      this.follow(player);
    }
  }

  /** What has been found so far. */
  average(): Strategy {
    const { game, sums } = this;
    const strategy = evenStrategy(game);
    for (const place of game.owner.keys()) {
      const from = game.movesAt[place];
      const to = game.movesAt[place + 1];
      let all = 0;
      for (let move = from; move < to; move++) all += sums[move];
      if (all > 0) for (let move = from; move < to; move++) strategy[move] = sums[move] / all;
    }
    return strategy;
  }

  /** What a node is worth to a player; `mine` and `theirs`: how likely each player's own moves lead here. */
  private visit(node: number, player: number, mine: number, theirs: number): number {
    const { game, now } = this;
    const place = game.placeOf[node];
    if (place === NOWHERE) return player === 0 ? game.worth[node] : -game.worth[node];
    const first = game.movesAt[place];
    const moves = game.movesAt[place + 1] - first;
    const at = game.childrenAt[node];
    let value = 0;
    if (game.owner[place] !== player) {
      // Also what the other never does: the average must know an answer to it.
      for (let move = 0; move < moves; move++) {
        const share = now[first + move];
        value += share * this.visit(game.children[at + move], player, mine, theirs * share);
      }
      return value;
    }
    const { regrets, sums, rounds } = this;
    for (let move = 0; move < moves; move++) {
      const share = now[first + move];
      const worth = this.visit(game.children[at + move], player, mine * share, theirs);
      regrets[first + move] += theirs * worth;
      sums[first + move] += rounds * mine * share;
      value += share * worth;
    }
    for (let move = 0; move < moves; move++) regrets[first + move] -= theirs * value;
    return value;
  }

  /** From now on a player does what it regrets not to have done. */
  private follow(player: number): void {
    const { game, regrets, now } = this;
    for (const place of game.owner.keys()) {
      if (game.owner[place] !== player) continue;
      const from = game.movesAt[place];
      const to = game.movesAt[place + 1];
      let all = 0;
      for (let move = from; move < to; move++) {
        regrets[move] = Math.max(0, regrets[move]);
        all += regrets[move];
      }
      for (let move = from; move < to; move++) now[move] = all > 0 ? regrets[move] / all : 1 / (to - from);
    }
  }
}

/** What player 0 gets if both play a strategy. */
export const valueOf = (game: HiddenGame, strategy: Strategy): number =>
  game.roots.reduce((sum, root) => sum + worthOf(game, root, strategy), 0) / game.roots.length;

/** What a node leads to if both play a strategy, by what each end counts. */
export function worthOf(
  game: HiddenGame,
  node: number,
  strategy: Strategy,
  worths: readonly number[] = game.worth,
): number {
  const place = game.placeOf[node];
  if (place === NOWHERE) return worths[node];
  const first = game.movesAt[place];
  let value = 0;
  for (let move = game.movesIn(place) - 1; move >= 0; move--) {
    const share = strategy[first + move];
    if (share > 0) value += share * worthOf(game, game.childOf(node, move), strategy, worths);
  }
  return value;
}

/** A strategy in which one player makes, at every place, the best move against what the other does in `strategy`. */
export function bestAnswer(game: HiddenGame, player: number, strategy: Strategy): Strategy {
  const answer = strategy.slice();
  const deepest = Math.max(0, ...game.depth);
  // What is best at a place depends on what is done at deeper ones alone.
  for (let depth = deepest; depth >= 0; depth--) {
    const gains = gainsAt(game, player, depth, answer);
    for (const place of game.owner.keys()) {
      if (game.owner[place] !== player || game.depth[place] !== depth) continue;
      const from = game.movesAt[place];
      const to = game.movesAt[place + 1];
      let best = from;
      for (let move = from + 1; move < to; move++) if (gains[move] > gains[best]) best = move;
      answer.fill(0, from, to);
      answer[best] = 1;
    }
  }
  return answer;
}

/** What each move at a player's places of one depth leads to, weighed by how likely the other's moves lead there. */
function gainsAt(game: HiddenGame, player: number, depth: number, strategy: Strategy): Float64Array {
  const gains = new Float64Array(strategy.length);
  const visit = (node: number, theirs: number): void => {
    const place = game.placeOf[node];
    if (place === NOWHERE || game.depth[place] > depth) return;
    const first = game.movesAt[place];
    const isMine = game.owner[place] === player;
    for (let move = game.movesIn(place) - 1; move >= 0; move--) {
      const child = game.childOf(node, move);
      if (isMine && game.depth[place] === depth) {
        const worth = worthOf(game, child, strategy);
        gains[first + move] += theirs * (player === 0 ? worth : -worth);
      } else {
        const share = isMine ? 1 : strategy[first + move];
        if (share > 0) visit(child, theirs * share);
      }
    }
  };
  for (const root of game.roots) visit(root, 1);
  return gains;
}

/** How much both together could gain by knowing the strategy: 0 in an equilibrium. */
export const exploitability = (game: HiddenGame, strategy: Strategy): number =>
  valueOf(game, bestAnswer(game, 0, strategy)) - valueOf(game, bestAnswer(game, 1, strategy));
