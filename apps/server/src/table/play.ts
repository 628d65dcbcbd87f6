import { isRefusal, offersSignal, Refusal, type Seat } from '@sixfold/game-kit';
import type { BotLevel, Choose, Draw, TakeOver } from '@sixfold/protocol';
import { type Asking, type Decision, ownSeat, requirePhase, requireSeat } from './decide.js';
import type { Happening, Played } from './entries.js';
import { leaveLobby } from './lobby.js';
import type { TableModel } from './model.js';

/** A bot of this level moves for who is away or out of time. */
export const STAND_IN: BotLevel = 'medium';
/** Nobody changes their mind so often; only a program would, and every choice is stored. */
const MOST_CHOICES = 200;
/** Whose time ran out so often in a row is away: a bot stands in until they come back. */
const PATIENCE = 2;

/** A person chooses a move. The last choice of a turn makes moves of all of them. */
export function choose(model: TableModel, asking: Asking, wanted: Choose): Decision {
  const { number, move, key } = wanted;
  if (model.knowsKey(asking.player, key)) return 'repeated';
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  const refusal = requirePhase(model, 'playing');
  if (refusal !== undefined) return refusal;
  if (number !== model.number) return new Refusal('staleNumber', { number: model.number });
  if (!model.isPerson(seat)) return new Refusal('botPlaysForYou');
  if (model.pending.get(seat)?.move === move) return 'repeated';
  if (model.choices >= MOST_CHOICES) return new Refusal('choiceStands');
  const formatted = legalForm(model, seat, move);
  if (isRefusal(formatted)) return formatted;
  return choices(model, [{ seat, move: formatted }], key);
}

/** Bots choose, for themselves or for people who are away. What no longer fits is left out. */
export function chooseForBots(model: TableModel, number: number, wanted: readonly Played[]): Decision {
  if (model.phase !== 'playing' || model.number !== number) return 'repeated';
  const open = wanted.filter(
    ({ seat, move }) =>
      model.waitingFor().includes(seat) && !model.isPerson(seat) && !isRefusal(legalForm(model, seat, move)),
  );
  return open.length === 0 ? 'repeated' : choices(model, open, undefined);
}

/** A move in the rules' own writing, if it is legal for this seat now. Nothing is changed. */
export function legalForm(model: TableModel, seat: Seat, text: string): string | Refusal {
  return model.match?.check(seat, text) ?? new Refusal('notStarted');
}

function choices(model: TableModel, wanted: readonly Played[], key: string | undefined): Happening[] {
  const waiting = model.waitingFor().filter((seat) => !wanted.some((choice) => choice.seat === seat));
  const withKey = key === undefined ? {} : { key };
  if (waiting.length > 0)
    return wanted.map((choice): Happening => ({ kind: 'chose', ...choice, ...withKey }));
  const all = new Map(model.pending);
  for (const choice of wanted) all.set(choice.seat, choice);
  // In the order of seats, whoever chose first: the order of choosing is nobody's business.
  const moves = [...all.values()].sort((a, b) => a.seat - b.seat);
  const by = wanted.at(-1)?.seat ?? 0;
  // Bots that choose together with the last person have their own entries, so that every choice is accounted for.
  const earlier = wanted.slice(0, -1).map((choice): Happening => ({ kind: 'chose', ...choice }));
  return [...earlier, { kind: 'played', by, moves, ...withKey }];
}

/** Whose time is up now. */
export const outOfTime = (model: TableModel, now: number): Seat[] =>
  model.clocks.isOn
    ? model.waitingFor().filter((seat) => model.isPerson(seat) && model.clocks.leftAt(seat, now) <= 0)
    : [];

/** Time is up: a loss, or the moves that a bot made for those who are late. */
export function timeUp(model: TableModel, now: number, number: number, moves: readonly Played[]): Decision {
  if (model.phase !== 'playing' || model.number !== number) return 'repeated';
  const late = outOfTime(model, now);
  const [first] = late;
  if (first === undefined) return 'repeated';
  if (model.game.manifest.manners.onTime === 'loses') return [{ kind: 'ended', reason: 'time', seat: first }];
  const made = moves
    .filter(({ seat, move }) => late.includes(seat) && !isRefusal(legalForm(model, seat, move)))
    .map(({ seat, move }): Played => ({ seat, move, auto: true }));
  if (made.length === 0) return 'repeated';
  const tired = made.filter(({ seat }) => (model.places[seat]?.timeouts ?? 0) + 1 >= PATIENCE);
  const standIns = tired.map(({ seat }): Happening => ({ kind: 'standIn', seat, level: STAND_IN }));
  return [...choices(model, made, undefined), ...standIns];
}

/** Somebody leaves. While the match runs their seat stays theirs, and a bot plays for them. */
export function leave(model: TableModel, asking: Asking): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return 'repeated';
  if (model.phase === 'lobby') return leaveLobby(model, asking, seat);
  if (model.phase === 'finished' || !model.isPerson(seat)) return 'repeated';
  return [{ kind: 'standIn', seat, level: STAND_IN }];
}

export function takeOver(model: TableModel, asking: Asking, wanted: TakeOver): Decision {
  const own = ownSeat(model, asking);
  const isHost = model.host === asking.player;
  if (isRefusal(own) && !isHost) return own;
  const refusal = requirePhase(model, 'playing') ?? requireSeat(model, wanted.seat);
  if (refusal !== undefined) return refusal;
  if (!model.isPerson(wanted.seat)) return 'repeated';
  const isThere = (asking.attendance.seats & (1 << wanted.seat)) !== 0;
  if (isThere && own !== wanted.seat) return new Refusal('stillThere', { seat: wanted.seat + 1 });
  return [{ kind: 'standIn', seat: wanted.seat, level: wanted.level ?? STAND_IN }];
}

export function comeBack(model: TableModel, asking: Asking): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  return model.places[seat]?.standIn ? [{ kind: 'returned', seat }] : 'repeated';
}

export function resign(model: TableModel, asking: Asking): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  if (!model.game.manifest.manners.resign) return new Refusal('noResigning');
  return requirePhase(model, 'playing') ?? [{ kind: 'ended', reason: 'resigned', seat }];
}

export function draw(model: TableModel, asking: Asking, action: Draw['action']): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  if (!model.game.manifest.manners.draw) return new Refusal('noDraws');
  const refusal = requirePhase(model, 'playing');
  if (refusal !== undefined) return refusal;
  const { drawOffer, sides } = model;
  const isTheirs = drawOffer !== undefined && sides[drawOffer] !== sides[seat];
  switch (action) {
    case 'offer':
      // Both want it: that is an agreement.
      if (isTheirs) return [{ kind: 'ended', reason: 'agreed' }];
      return drawOffer === undefined ? [{ kind: 'drawOffered', seat }] : 'repeated';
    case 'accept':
      return isTheirs ? [{ kind: 'ended', reason: 'agreed' }] : new Refusal('noOffer');
    case 'decline':
      return drawOffer === undefined ? new Refusal('noOffer') : [{ kind: 'drawDeclined', seat }];
  }
}

/** S-11: one warning signal a turn, heard by everyone, where the table allows it. */
export function signal(model: TableModel, asking: Asking): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  const refusal = requirePhase(model, 'playing');
  if (refusal !== undefined) return refusal;
  if (!offersSignal(model.game.manifest, model.settings.options)) return new Refusal('noSignals');
  if (model.signalled.get(seat) === model.number) return new Refusal('signalGiven');
  return [{ kind: 'signalled', seat }];
}
