import { FastRng, Match, type Seat } from '@sixfold/game-kit';

type Rules = Pick<Match, 'game' | 'setup' | 'view'>;

const WORLDS = 4;

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

/** Whether a seat has one move only because of what is hidden: in other worlds that everybody could think of it has more. */
export function isSecretlyForced(rules: Rules, seat: Seat): boolean {
  const { game, setup } = rules;
  const view: unknown = JSON.parse(JSON.stringify(rules.view('spectator')));
  const rng = new FastRng(`${setup.seed} ${seat}`);
  return Array.from({ length: WORLDS }, () =>
    Match.from(game, setup, game.determinize(view, rng)).legal(seat),
  ).some(({ length }) => length > 1);
}
