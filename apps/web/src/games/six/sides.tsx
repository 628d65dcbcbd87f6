import type { SideName, SixView } from '@sixfold/six';
import { Stone } from '../../cards/stone.js';
import { SeatSign } from '../../table/seat-sign.js';
import type { SixProps } from './frames.js';
import { useSixWords } from './words.js';

interface SidesProps extends Pick<SixProps, 'turn' | 'live' | 'me' | 'seats' | 'nameOf'> {
  readonly view: SixView;
}

/** Both colours with their players and what is left of them, red first: nothing moves when the device is passed on. */
export function Sides(props: SidesProps) {
  return (
    <div className="six-sides">
      <Side side="red" {...props} />
      <Side side="black" {...props} />
    </div>
  );
}

function Side({ side, view, turn, live, me, seats, nameOf }: SidesProps & { readonly side: SideName }) {
  const words = useSixWords();
  const members = view.colours.flatMap((colour, seat) => (colour === side ? [seat] : []));
  // In phase one the supply runs out; in phase two fewer than six on the board have lost (S-7).
  const count = view.phase === 1 ? (view.supply[side === 'red' ? 0 : 1] ?? 0) : view[side].length;
  const label = view.phase === 1 ? words.supply(count, side) : words.onBoard(count, side);
  return (
    <section className="six-side">
      <svg className="six-side-stone" viewBox="-21 -21 42 42" aria-hidden="true">
        <Stone colour={side} />
      </svg>
      <ul>
        {members.map((seat) => {
          const who = seats[seat];
          const isAsked = live && turn.toAct.includes(seat);
          const classes = [
            'six-member',
            isAsked && 'asked',
            seat === me && 'me',
            who?.connected === false && 'away',
          ];
          return (
            <li key={seat} className={classes.filter(Boolean).join(' ')}>
              <SeatSign who={who} seat={seat} name={nameOf(seat)} />
              <span className="six-name" title={nameOf(seat)}>
                {nameOf(seat)}
              </span>
              <span className="unseen">
                {words.colours[side]}
                {isAsked ? `, ${words.toMove}` : ''}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="six-count" title={label}>
        <strong aria-hidden="true">{count}</strong>
        <small aria-hidden="true">{view.phase === 1 ? words.toPlace : words.left}</small>
        <span className="unseen">{label}</span>
      </p>
    </section>
  );
}
