import { dealSecret, type Seat } from '@sixfold/game-kit';
import { same, violated } from '@sixfold/game-laws/violation';
import type { Room } from '../room.js';
import { declareAlike } from '../running-match.js';
import { shownTo } from './dump.js';
import type { Law } from './law.js';

const textOf = (shown: Map<string, string>): string => [...shown.values()].join('\n');

/**
 * Law 8. What somebody has chosen shows to nobody else before all have, except what the rules make public at once
 * (N-64: that they mask), which everybody sees and which binds; and no secret of a room is ever shown.
 */
export const hiddenLaw: Law = (evening) => {
  const { engine } = evening;
  return {
    before(deed) {
      if (deed.kind !== 'command' || deed.command.do !== 'choose') return;
      const { room } = evening;
      const seat = deed.command.seat ?? room.seatsOf(deed.person)[0];
      if (room.phase !== 'playing' || seat === undefined || room.personAt(seat)?.id !== deed.person) return;
      compareChoices(deed.person, seat, deed.command.move);
    },
    after(_, { entries, settled }) {
      const { room, now } = evening;
      if (entries.length + settled.length === 0) return;
      const text = textOf(shownTo(engine, room, now));
      const secrets = [
        room.root,
        dealSecret(room.root, room.deals + 1),
        ...(room.phase === 'playing' ? [dealSecret(room.root, room.deals)] : []),
        ...[...room.links.values()].map(({ hash }) => hash),
        ...[...room.people.values()].flatMap(({ contribution }) => contribution ?? []),
      ];
      for (const secret of secrets) if (text.includes(secret)) violated('a secret is shown', secret);
    },
  };

  /** The same room twice, with two choices of one seat that declare the same. */
  function compareChoices(person: string, seat: Seat, first: string): void {
    const { now } = evening;
    const worlds = [evening.reread(false), evening.reread(false)] as const;
    const [one, other] = worlds;
    const play = one.play;
    if (!play?.waitingFor().includes(seat) || play.waitingFor().length < 2) return;
    const legal = play.rules.legal(seat);
    const checked = legal.flatMap((move) => {
      const result = play.rules.check(seat, move);
      return 'facts' in result ? [{ move, facts: result.facts }] : [];
    });
    const chosen = checked.find(({ move }) => move === first);
    if (chosen === undefined) return;
    const alike = checked.findLast(({ move, facts }) => move !== first && declareAlike(facts, chosen.facts));
    const unlike = checked.find(({ facts }) => !declareAlike(facts, chosen.facts));
    if (!choose(one, person, seat, first)) return;
    if (alike !== undefined && choose(other, person, seat, alike.move)) {
      const shown = shownTo(engine, other, now);
      for (const [viewer, text] of shownTo(engine, one, now)) {
        const isOwn = viewer === person || viewer === `${person} at ${seat}`;
        if (!isOwn) same(`${viewer} sees what ${seat} has chosen`, text, shown.get(viewer) ?? '');
      }
    }
    if (unlike === undefined) return;
    // What tells two choices apart for everybody is public at once, and binds.
    const declaring = JSON.stringify(engine.project(one, {}, now));
    const fresh = evening.reread(false);
    if (
      choose(fresh, person, seat, unlike.move) &&
      JSON.stringify(engine.project(fresh, {}, now)) === declaring
    )
      violated('what a choice declares is not public at once', first, unlike.move);
    const asking = { person, now };
    const again = engine.decide(one, asking, { do: 'choose', number: one.number, move: unlike.move, seat });
    if (Array.isArray(again)) violated('what was declared can be taken back', first, unlike.move);
  }

  function choose(room: Room, person: string, seat: Seat, move: string): boolean {
    const { now } = evening;
    const decision = engine.decide(room, { person, now }, { do: 'choose', number: room.number, move, seat });
    if (!Array.isArray(decision)) return false;
    for (const event of decision) engine.fold(room, { ...event, at: now });
    return room.play?.pending.has(seat) === true;
  }
};
