import { type Match, type Seat, traceEnd, traceMove, traceStart } from '@sixfold/game-kit';
import type { Decision } from './bot-games.js';
import { wrongUsage } from './failure.js';

const EXTRAS = ['names', 'views', 'values'] as const;
type Extra = (typeof EXTRAS)[number];

/** What a trace tells besides the table: a list such as `names,values`. */
export function readExtras(list: string | undefined): ReadonlySet<Extra> {
  const wanted = (list ?? '').split(',').flatMap((name) => name.trim() || []);
  const unknown = wanted.find((name) => !(EXTRAS as readonly string[]).includes(name));
  if (unknown !== undefined) throw wrongUsage('traceExtra', { extra: unknown, known: EXTRAS.join(', ') });
  return new Set(wanted as Extra[]);
}

/** The lines of a match's trace (docs/notation.md), with whatever else is wanted. */
export class TraceLines {
  constructor(
    private readonly match: Match,
    private readonly names: readonly string[],
    private readonly extras: ReadonlySet<Extra>,
  ) {}

  start(): string {
    const { match, names, extras } = this;
    return traceStart(match, { ...(extras.has('names') && { names }), ...this.views() });
  }

  move({ seat, legal, move, candidates }: Decision): string {
    // What chance or an outside program played has no value.
    const isValued = this.extras.has('values') && candidates.length > 1;
    const values = candidates.map(({ move: considered, value }) => [considered, value]);
    return traceMove(this.match, seat, legal.toSorted(), move, {
      ...this.views(),
      ...(isValued && { values }),
    });
  }

  end(): string {
    return traceEnd(this.match);
  }

  /** What every seat may know now. */
  private views(): { readonly views?: readonly unknown[] } {
    if (!this.extras.has('views')) return {};
    const seats: Seat[] = Array.from({ length: this.match.setup.seats }, (_, seat) => seat);
    return { views: seats.map((seat) => this.match.view(seat)) };
  }
}
