import { isRefusal, Refusal } from '@sixfold/game-kit';
import type { Mute, Say } from '@sixfold/protocol';
import { type Asking, type Decision, ownSeat, requireHost, requirePhase, requireSeat } from './decide.js';
import type { TableModel } from './model.js';

const LINK_LASTS = 15 * 60_000;

export function say(model: TableModel, asking: Asking, said: Say): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  if (!model.settings.chat) return new Refusal('chatOff');
  if (model.places[seat]?.muted) return new Refusal('muted');
  const name = model.places[seat]?.name ?? '';
  if ('emote' in said) return [{ kind: 'said', seat, name, emote: said.emote }];
  // Line breaks and invisible characters would let one message look like several.
  const text = said.text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return text === '' ? new Refusal('emptyMessage') : [{ kind: 'said', seat, name, text }];
}

export function mute(model: TableModel, asking: Asking, { seat, muted }: Mute): Decision {
  const refusal = requireHost(model, asking) ?? requireSeat(model, seat);
  if (refusal !== undefined) return refusal;
  return model.places[seat]?.muted === muted ? 'repeated' : [{ kind: 'muted', seat, muted }];
}

/** A link that moves the asking player's seat to whoever opens it. */
export function makeLink(model: TableModel, asking: Asking, hash: string): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  return [{ kind: 'linked', seat, hash, expiresAt: asking.now + LINK_LASTS }];
}

export function takeSeat(model: TableModel, { player, now }: Asking, hash: string): Decision {
  const found = [...model.links].find(([, link]) => link.hash === hash);
  if (found === undefined) return new Refusal('linkUnknown');
  const [seat, { expiresAt }] = found;
  if (now > expiresAt) return new Refusal('linkExpired');
  if (model.places[seat]?.player === player) return 'repeated';
  if (model.seatOf(player) !== undefined) return new Refusal('alreadySeated');
  return [{ kind: 'taken', seat, player }];
}

/** Who has played wants to play again. */
export function wantRematch(model: TableModel, asking: Asking, contribution: string): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  const refusal = requirePhase(model, 'finished');
  if (refusal !== undefined) return refusal;
  if (model.next !== undefined || model.places[seat]?.rematch !== undefined) return 'repeated';
  return [{ kind: 'wantsRematch', seat, contribution }];
}
