import type { BotSeats } from '../bots/seats.js';
import type { Context } from '../context.js';
import type { Hub } from '../hub.js';
import type { Presence } from '../presence.js';
import type { Reminders } from '../push/reminders.js';
import type { Rooms } from '../rooms.js';
import type { Guard } from './guard.js';
import type { Proxies } from './proxies.js';

/** Everything that routes work with. */
export interface Services {
  readonly context: Context;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly bots: BotSeats;
  readonly reminders: Reminders;
  readonly guard: Guard;
  readonly proxies: Proxies;
}
