import { FastRng, Match, type Seat } from '@sixfold/game-kit';

type Rules = Pick<Match, 'game' | 'setup' | 'view' | 'legal'>;

/** How many worlds are looked into: with four, one trap among many was missed in three decisions of a hundred. */
const WORLDS = 60;

/** Something to think about: what a seat sees, and what it may do. */
export interface Thought {
  readonly view: unknown;
  readonly legal: readonly string[];
}

/**
 * What bots are to think about at these seats; nothing for a seat of which everybody knows that it has one move only.
 *
 * A bot that has only one move could answer at once. Where nobody else could know that it has only one (it holds no trap,
 * say), that would give its hand away, and so would any time that was made up for it: how long others think depends on
 * how many wait for a thread. So it really thinks, about a hand that others believe possible, in the same queue as
 * everybody. What it finds out is of no use to it.
 */
export function thoughtsOf(rules: Rules, seats: readonly Seat[]): ReadonlyMap<Seat, Thought> {
  const worlds = new Worlds(rules);
  const thoughts = new Map<Seat, Thought>();
  for (const seat of seats) {
    const legal = rules.legal(seat);
    const place = legal.length > 1 ? rules : worlds.find((world) => world.legal(seat).length > 1);
    if (place !== undefined) thoughts.set(seat, { view: place.view(seat), legal: place.legal(seat) });
  }
  return thoughts;
}

/** Worlds that somebody who only looks on could believe in, made when they are first asked for. */
class Worlds {
  private readonly made: Rules[] = [];
  private readonly rng: FastRng;
  private view: unknown;

  constructor(private readonly rules: Rules) {
    this.rng = new FastRng(`${rules.setup.seed} worlds`);
  }

  find(isWanted: (world: Rules) => boolean): Rules | undefined {
    for (let index = 0; index < WORLDS; index++) {
      const world = this.made[index] ?? this.make();
      if (isWanted(world)) return world;
    }
    return undefined;
  }

  private make(): Rules {
    const { game, setup } = this.rules;
    this.view ??= JSON.parse(JSON.stringify(this.rules.view('spectator')));
    const world = Match.from(game, setup, game.determinize(this.view, this.rng));
    this.made.push(world);
    return world;
  }
}
