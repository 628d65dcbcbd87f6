import type { Answer, Bot, Question } from '@sixfold/bots';
import { Stream } from '@sixfold/bots/nimmt-workshop';
import { below } from '@sixfold/game-kit';
import type { NimmtView } from '@sixfold/nimmt';
import { BareRound } from './bots-bare-round.js';

// Flat Monte Carlo for `classic`: each card is tried in random worlds, and the best on average is laid.

/** How a flat Monte Carlo player imagines the rest of a round. */
interface FlatStyle {
  /** Whether all cards are tried in the same worlds with the same luck. */
  readonly shared: boolean;
  /** How often players in playouts lay any card; otherwise the one that lies closest above its row. */
  readonly careless: number;
  /** What the end of the round is worth to a seat. */
  worth(points: ArrayLike<number>, seat: number): number;
}

/** Tries every card in this many playouts (the budget's iterations are playouts a card) and lays the best. */
export const flat = (style: FlatStyle): Bot<NimmtView> => ({
  choose: (question) => {
    const { view, legal } = question;
    if (legal.length === 1 || view.phase !== 'lay') return plainAnswer(cheapestOf(view, legal), 0);
    return search(question, style);
  },
});

const plainAnswer = (move: string, iterations: number): Answer => ({
  move,
  candidates: [{ move, value: 0 }],
  iterations,
});

/** The only move, or the row that costs least. */
function cheapestOf(view: NimmtView, legal: readonly string[]): string {
  const round = new BareRound(view);
  const costs = legal.map((move) => (move.startsWith('r') ? round.headsOf(Number(move.slice(1)) - 1) : 0));
  return legal[costs.indexOf(Math.min(...costs))] as string;
}

function search({ view, seat, legal, budget, rng }: Question<NimmtView>, style: FlatStyle): Answer {
  const playouts = budget.iterations ?? 1000;
  const round = new BareRound(view);
  const dice = new Stream(rng.next());
  const sums = legal.map(() => 0);
  const layOf = (player: number): number =>
    dice.unit() < style.careless ? below(dice, round.sizeOf(player)) : round.closestFit(player);
  const tryCard = (index: number): void => {
    const own = round.placeOf(seat, Number(legal[index]));
    round.startPlayout();
    round.trick((player) => (player === seat ? own : layOf(player)));
    while (round.sizeOf(seat) > 0) round.trick(layOf);
    sums[index] = (sums[index] as number) + style.worth(round.points, seat);
  };
  for (let playout = 0; playout < playouts; playout++) {
    if (style.shared) round.deal(seat, dice);
    const luck = dice.next();
    for (const index of legal.keys()) {
      if (style.shared) dice.state = luck;
      else round.deal(seat, dice);
      tryCard(index);
    }
  }
  return plainAnswer(legal[sums.indexOf(Math.max(...sums))] as string, playouts * legal.length);
}

/** What somebody wants who looks at nothing but their own points. */
export const ownPoints: FlatStyle['worth'] = (points, seat) => -(points[seat] as number);

/** The share in winning the round, and a little against each point so that lost rounds are not thrown away. */
export const playsToWin =
  (perPoint: number): FlatStyle['worth'] =>
  (points, seat) => {
    const own = points[seat] as number;
    let equal = 0;
    for (let other = 0; other < points.length; other++) {
      if ((points[other] as number) < own) return -perPoint * own;
      if (points[other] === own) equal++;
    }
    return 1 / equal - perPoint * own;
  };
