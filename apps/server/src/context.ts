import type { Game } from '@sixfold/game-kit';
import type { Outage, Store } from '@sixfold/store';
import type { Logger } from 'pino';
import type { Breather } from './breather.js';
import type { Metrics } from './metrics.js';
import type { Limits, Rhythm } from './settings.js';

/** What all parts of one server share. */
export interface Context {
  readonly node: string;
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly rhythm: Rhythm;
  readonly games: readonly Game[];
  readonly gameById: (id: string) => Game | undefined;
  /** Times in which no server ran, as the last beat told them. */
  outages: readonly Outage[];
  /** Waits until the outages are known up to this moment; undefined when they already are. */
  pulse: () => Promise<void> | undefined;
  readonly now: () => number;
  /** Asked by everything that goes through a great many things. */
  readonly breather: Breather;
}
