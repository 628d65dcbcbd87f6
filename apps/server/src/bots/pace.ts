import { FastRng, Match, type Seat } from '@sixfold/game-kit';

type Rules = Pick<Match, 'game' | 'setup' | 'view' | 'legal'>;

/** How many worlds are looked into: with four, one trap among many was missed in three decisions of a hundred. */
const WORLDS = 60;

/**
 * How long bots seem to think. A bot that has only one move could answer at once; where nobody else could know that it
 * has only one (it holds no trap, say), that would give its hand away. Then it takes as long as such bots took last.
 */
export class Pace {
  private readonly lasted = new Map<string, number>();

  /** How much longer a bot of this kind must seem to think that took so long; `isForced`: it had nothing to think about. */
  rest(kind: string, took: number, isForced: boolean): number {
    if (isForced) return Math.max(0, (this.lasted.get(kind) ?? 0) - took);
    this.lasted.set(kind, took);
    return 0;
  }
}

/**
 * Whether others would think that this seat has something to think about: then an answer at once would tell them of its
 * hand. It has more than one move, or would have in another world that everybody could think of.
 */
export function seemsToChoose(rules: Rules, seat: Seat): boolean {
  return rules.legal(seat).length > 1 || isSecretlyForced(rules, seat);
}

function isSecretlyForced(rules: Rules, seat: Seat): boolean {
  const { game, setup } = rules;
  const view: unknown = JSON.parse(JSON.stringify(rules.view('spectator')));
  const rng = new FastRng(`${setup.seed} ${seat}`);
  for (let world = 0; world < WORLDS; world++)
    if (Match.from(game, setup, game.determinize(view, rng)).legal(seat).length > 1) return true;
  return false;
}
