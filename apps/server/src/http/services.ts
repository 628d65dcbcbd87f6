import type { BotSeats } from '../bots/seats.js';
import type { Context } from '../context.js';
import type { Hub } from '../hub.js';
import type { Tables } from '../tables.js';
import type { Guard } from './guard.js';

/** Everything that routes work with. */
export interface Services {
  readonly context: Context;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly bots: BotSeats;
  readonly guard: Guard;
}
