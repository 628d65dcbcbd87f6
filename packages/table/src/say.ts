import type { ChatMessage } from '@sixfold/protocol';
import type { Entry } from './entries.js';
import type { Room } from './room.js';

/** How many messages are sent to whoever comes in later. */
const REMEMBERED_TALK = 60;

/** Somebody said something, and everybody hears of it. */
export function say(room: Room, entry: Entry & { readonly kind: 'said' }): void {
  const { seat, name, text, emote, at } = entry;
  const message: ChatMessage = {
    n: ++room.said,
    name,
    at,
    ...(seat !== undefined && { seat }),
    ...(text !== undefined && { text }),
    ...(emote !== undefined && { emote }),
  };
  room.talk.push(message);
  if (room.talk.length > REMEMBERED_TALK) room.talk.shift();
  room.news.talk.push(message);
}
