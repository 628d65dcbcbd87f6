import type { SixteenView } from '@sixfold/sixteen';
import { CardBack } from '../../cards/other-cards.js';
import { SeatSign } from '../../table/seat-sign.js';
import type { SixteenEffect, SixteenProps } from './frames.js';
import { useSixteenWords } from './words.js';

interface SeatsProps extends Pick<SixteenProps, 'turn' | 'live' | 'me' | 'seats' | 'nameOf'> {
  readonly view: SixteenView;
  readonly effect: SixteenEffect | undefined;
  readonly onOpenGroups: (side: number) => void;
}

/** Both sides with their players, what they hold and what they have won; the viewer's side first. */
export function Seats(props: SeatsProps) {
  const { view, me } = props;
  const mine = (me ?? 0) % 2;
  return (
    <div className="sides">
      {[mine, 1 - mine].map((side) => (
        <SideTile key={side} side={side} {...props} seatsOf={seatsOf(view.seats, side)} />
      ))}
    </div>
  );
}

const seatsOf = (seats: number, side: number): number[] =>
  Array.from({ length: seats / 2 }, (_, pair) => side + 2 * pair);

function SideTile({
  side,
  seatsOf: members,
  view,
  effect,
  turn,
  live,
  me,
  seats,
  nameOf,
  onOpenGroups,
}: SeatsProps & { readonly side: number; readonly seatsOf: readonly number[] }) {
  const words = useSixteenWords();
  const wins = effect !== undefined && effect.winners.some((seat) => members.includes(seat));
  const groups = view.won[side] ?? 0;
  return (
    <section className={['side-tile', wins && 'wins'].filter(Boolean).join(' ')}>
      <ul>
        {members.map((seat) => {
          const who = seats[seat];
          const isAsked = live && turn.toAct.includes(seat);
          const classes = [
            'member',
            isAsked && 'asked',
            seat === me && 'me',
            who?.connected === false && 'away',
          ];
          return (
            <li key={seat} className={classes.filter(Boolean).join(' ')}>
              <span className="member-name" title={nameOf(seat)}>
                <SeatSign who={who} seat={seat} name={nameOf(seat)} />
                <span>{nameOf(seat)}</span>
              </span>
              <span
                className="backs"
                data-travel={`seat-${seat}`}
                title={words.cards(view.handCounts[seat] ?? 0)}
              >
                {Array.from({ length: view.handCounts[seat] ?? 0 }, (_, card) => (
                  <CardBack key={`back-${card + 1}`} />
                ))}
              </span>
              <span className="unseen">
                {words.cards(view.handCounts[seat] ?? 0)}
                {isAsked ? `, ${words.toMove}` : ''}
              </span>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="won"
        disabled={groups === 0}
        onClick={() => onOpenGroups(side)}
        aria-label={words.groups(groups)}
        title={words.groups(groups)}
      >
        <strong>{groups}</strong>
        <small>{words.groupsShort(groups)}</small>
      </button>
    </section>
  );
}
