import { isRefusal } from '@sixfold/game-kit';
import { cleanText } from '@sixfold/protocol';
import type { Decider } from '../commands.js';
import { LINK_LASTS } from '../limits.js';
import { refuse } from '../refusals.js';
import { requireHost, requirePerson, requireSeat } from './require.js';

export const say: Decider<'chat'> = (room, asking, said) => {
  const person = requirePerson(room, asking);
  if (isRefusal(person)) return person;
  if (!room.settings.chat) return refuse('chatOff');
  if (person.muted) return refuse('muted');
  const [first] = room.seatsOf(person.id);
  const seat = 'seat' in said && room.seatsOf(person.id).includes(said.seat ?? -1) ? said.seat : first;
  const place = seat === undefined ? undefined : room.places[seat];
  const name = place?.kind === 'human' ? place.name : person.name;
  const speaker = { kind: 'said', person: person.id, name, ...(seat !== undefined && { seat }) } as const;
  if ('emote' in said) return [{ ...speaker, emote: said.emote }];
  const text = cleanText(said.text);
  return text === '' ? refuse('emptyMessage') : [{ ...speaker, text }];
};

/** The host silences whoever sits there, wherever they sit later. */
export const mute: Decider<'mute'> = (room, asking, { seat, muted }) => {
  const refusal = requireHost(room, asking) ?? requireSeat(room, seat);
  if (refusal !== undefined) return refusal;
  const person = room.personAt(seat);
  if (person === undefined) return refuse('nobodyThere', { seat: seat + 1 });
  return person.muted === muted ? 'repeated' : [{ kind: 'silenced', person: person.id, muted }];
};

/** A link that moves everything the asking person has to whoever opens it. A new one makes the old one void. */
export const makeLink: Decider<'link'> = (room, asking, { hash }) => {
  const person = requirePerson(room, asking);
  if (isRefusal(person)) return person;
  return [{ kind: 'linkMade', person: person.id, hash, expiresAt: asking.now + LINK_LASTS }];
};

/** Continues as the person who made the link. Whoever belongs to the room already cannot become somebody else in it. */
export const useLink: Decider<'take'> = (room, { person: to, now }, { hash }) => {
  const found = [...room.links].find(([, link]) => link.hash === hash);
  if (found === undefined) return refuse('linkUnknown');
  const [from, { expiresAt, usedBy }] = found;
  if (from === to || usedBy === to) return 'repeated';
  if (usedBy !== undefined) return refuse('linkUsed');
  if (now > expiresAt) return refuse('linkExpired');
  if (room.people.has(to)) return refuse('alreadySeated');
  return [{ kind: 'movedOver', from, to, hash }];
};
