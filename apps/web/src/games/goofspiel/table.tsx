import { meaningOf, textOf } from '@sixfold/goofspiel';
import { useEffect, useState } from 'react';
import { CardBack } from '../../cards/other-cards.js';
import { Countdown } from '../../table/countdown.js';
import { SeatSign } from '../../table/seat-sign.js';
import { SkipButton, Watching } from '../../table/table-parts.js';
import { useWaiting } from '../../table/waiting.js';
import { Button } from '../../ui/button.js';
import { useTableWords, useWords } from '../../words/words.js';
import { GoofspielCard } from './card.js';
import type { GoofspielProps } from './frames.js';
import './table.css';

/** The table of Goofspiel: everybody and their bids, the prize in the middle, one's own hand within reach. */
export function GoofspielTable(props: GoofspielProps) {
  const { view, live, legal, turn, me, choose, skip } = props;
  const words = useTableWords('goofspiel');
  const page = useWords();
  const waiting = useWaiting(props.turn.since);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => setChosen(undefined), [turn.number, turn.choice]);

  const isAsked = live && me !== undefined && turn.toAct.includes(me);
  const laid = turn.choice === undefined ? undefined : meaningOf(turn.choice)?.card;
  const bid = (card: number) => textOf({ kind: 'bid', card });
  return (
    <div className={isAsked ? 'goofspiel yours' : 'goofspiel'} onClick={() => !live && skip()}>
      <Bidders {...props} />
      <Prizes view={view} />
      <div className={isAsked && laid === undefined ? 'prompt mine-now' : 'prompt'}>
        <p aria-live="polite">{promptText()}</p>
        {live && <Countdown turn={turn} seat={me} />}
      </div>
      {me === undefined ? (
        <Watching />
      ) : (
        <div className="mine">
          <ul className="goofspiel-hand" aria-label={words.hand}>
            {(view.hands[me] ?? []).map((card) => (
              <li key={card}>
                <button
                  type="button"
                  data-card={card}
                  aria-pressed={(chosen ?? laid) === card}
                  aria-label={words.card(card)}
                  disabled={!isAsked || !legal.includes(bid(card))}
                  onClick={() => (chosen === card ? choose(bid(card)) : setChosen(card))}
                >
                  <GoofspielCard card={card} kind="bid" />
                </button>
              </li>
            ))}
          </ul>
          <div className="action">
            {live && props.meanwhile && (!isAsked || (laid !== undefined && chosen === undefined)) ? (
              props.meanwhile
            ) : live ? (
              <Button
                look="act"
                wide
                disabled={!isAsked || chosen === undefined || chosen === laid}
                onClick={() => chosen !== undefined && choose(bid(chosen))}
              >
                {chosen === undefined || chosen === laid ? actionText() : words.bid(chosen)}
              </Button>
            ) : (
              <SkipButton onSkip={skip} />
            )}
          </div>
        </div>
      )}
    </div>
  );

  function actionText(): string {
    return isAsked && laid === undefined ? words.choose : page.table.wait;
  }

  function promptText(): string {
    if (!live) return props.story ?? '';
    if (isAsked && laid !== undefined) return words.changed(laid);
    if (isAsked) return props.note ?? page.table.yourTurn;
    const thinking = turn.toAct.filter((seat) => !turn.chosen.includes(seat));
    return thinking.length === 0 ? (props.note ?? '') : waiting(thinking.map(props.nameOf));
  }
}

/** Everybody with points and bid; the bid lies face down until all have laid theirs. */
function Bidders({ view, effect, live, turn, me, seats, nameOf }: GoofspielProps) {
  const words = useTableWords('goofspiel');
  return (
    <ul className="bidders">
      {view.points.map((points, seat) => {
        const who = seats[seat];
        const hasBid = view.hasBid[seat] || turn.chosen.includes(seat);
        const isAsked = live && turn.toAct.includes(seat) && !hasBid;
        const bid = effect?.bids[seat];
        const wins = effect?.isDecided && effect.highest.includes(seat) && effect.highest.length === 1;
        const classes = ['bidder', isAsked && 'asked', seat === me && 'me', wins && 'wins'];
        return (
          <li key={nameOf(seat) + String(seat)} className={classes.filter(Boolean).join(' ')}>
            <span className="bidder-name" title={nameOf(seat)}>
              <SeatSign who={who} seat={seat} name={nameOf(seat)} />
              <span>{nameOf(seat)}</span>
            </span>
            <span className="bid">
              {bid !== undefined ? (
                <GoofspielCard card={bid} kind="bid" />
              ) : hasBid ? (
                <CardBack />
              ) : (
                <span className="no-bid" />
              )}
            </span>
            <strong>{words.points(points)}</strong>
            <span className="unseen">
              {bid !== undefined ? words.card(bid) : hasBid ? words.hasBid : words.thinking}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What is at stake now, and how much is still to come. */
function Prizes({ view }: Pick<GoofspielProps, 'view'>) {
  const words = useTableWords('goofspiel');
  const { prizes, takers, left } = view;
  const isOver = takers.length === prizes.length;
  const waiting = prizes.filter((_, at) => takers[at] === 'waiting');
  const prize = prizes.at(-1);
  return (
    <section className="prizes" aria-label={words.prize}>
      {waiting.length > 0 && (
        <figure className="waiting-prizes">
          <div>
            {waiting.map((card) => (
              <GoofspielCard key={card} card={card} kind="prize" />
            ))}
          </div>
          <figcaption>
            {words.waiting}
            <span className="unseen"> {waiting.join(', ')}</span>
          </figcaption>
        </figure>
      )}
      {!isOver && prize !== undefined && (
        <figure className="prize">
          <GoofspielCard card={prize} kind="prize" />
          <figcaption>
            {words.prize}
            <span className="unseen"> {prize}</span>
          </figcaption>
        </figure>
      )}
      {left > 0 && (
        <figure className="to-come">
          <div>
            <CardBack />
          </div>
          <figcaption>{words.left(left)}</figcaption>
        </figure>
      )}
    </section>
  );
}
