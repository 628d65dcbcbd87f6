import { type NimmtView, type PlayerView, variantById } from '@sixfold/nimmt';
import type { SeatState } from '@sixfold/protocol';
import { memo } from 'react';
import { CardBack } from '../../cards/other-cards.js';
import { SeatSign } from '../../table/seat-sign.js';
import { useTableWords } from '../../words/words.js';
import { FaceCard, Heads } from './card.js';
import type { NimmtEffect, NimmtProps } from './frames.js';

interface StripProps {
  readonly view: NimmtView;
  readonly effect: NimmtEffect | undefined;
  readonly turn: NimmtProps['turn'];
  readonly live: boolean;
  readonly me: number | undefined;
  readonly seats: readonly SeatState[];
  readonly nameOf: (seat: number) => string;
  /** What the viewer has chosen and may still change. */
  readonly pending: readonly number[];
  readonly onOpenPile: (seat: number) => void;
}

/** Everybody at the table, the viewer first: what lies in front of them and what they have. */
export function SeatStrip(props: StripProps) {
  const { view, effect, turn, live, me, seats, nameOf, pending, onOpenPile } = props;
  const order = Array.from({ length: view.seats }, (_, step) => ((me ?? 0) + step) % view.seats);
  return (
    <ul className="strip" style={{ '--seats': view.seats }}>
      {order.map((seat) => (
        <SeatTile
          key={seat}
          seat={seat}
          player={view.players[seat]}
          variant={view.options.variant}
          isOver={view.phase === 'over'}
          flying={effect?.kind === 'fly' && effect.seat === seat ? effect : undefined}
          isMe={seat === me}
          isToAct={live && turn.toAct.includes(seat)}
          hasChosen={live && turn.chosen.includes(seat)}
          declaresMask={isDeclared(turn, seat)}
          who={seats[seat]}
          name={nameOf(seat)}
          pending={seat === me ? pending : NOTHING}
          onOpenPile={onOpenPile}
        />
      ))}
    </ul>
  );
}

const NOTHING: readonly number[] = [];

/** N-64 That somebody masks is known as soon as they lay. */
const isDeclared = ({ declared }: NimmtProps['turn'], seat: number): boolean =>
  declared?.some((fact) => fact.kind === 'laid' && fact.seat === seat && fact.masked) === true;

interface TileProps {
  readonly seat: number;
  readonly player: PlayerView | undefined;
  readonly variant: NimmtView['options']['variant'];
  readonly isOver: boolean;
  /** The cards of a row on their way here. */
  readonly flying: Extract<NimmtEffect, { readonly kind: 'fly' }> | undefined;
  readonly isMe: boolean;
  readonly isToAct: boolean;
  readonly hasChosen: boolean;
  readonly declaresMask: boolean;
  readonly who: SeatState | undefined;
  readonly name: string;
  readonly pending: readonly number[];
  readonly onOpenPile: (seat: number) => void;
}

/** One seat; it is drawn again only when something about it changes. */
const SeatTile = memo((props: TileProps) => {
  const { seat, player, isOver, flying, isMe, isToAct, hasChosen, who, name, onOpenPile } = props;
  const words = useTableWords('nimmt');
  if (!player) return null;
  const variant = variantById(props.variant);
  const hasOpenPile = variant.lowCard === 'behindHighest' || isMe;
  const classes = [
    'seat',
    isMe && 'me',
    isToAct && !hasChosen && 'asked',
    flying && 'takes',
    who?.connected === false && 'away',
  ];
  // Where hands differ in size, everybody wants to know by how much.
  const isUneven = variant.cardsATurn === 2 || variant.laying === 'inTurn';
  // When the game is over, the totals hold the last round as well.
  const points = isOver ? player.total : player.total + player.points;
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <div className="seat-name">
        <SeatSign who={who} seat={seat} name={name} />
        <span title={name}>{name}</span>
      </div>
      <div className="seat-body">
        <LaySlot {...props} player={player} />
        <button
          type="button"
          className="seat-points"
          disabled={!hasOpenPile || player.pile.length === 0}
          aria-label={`${words.seatText(name, player.cards, points)}. ${hasOpenPile ? words.openPile : ''}`}
          onClick={() => onOpenPile(seat)}
        >
          <strong>
            <Heads heads={points} />
          </strong>
          <small>
            {isUneven ? (
              <>
                <i className="card-sign" />
                {player.cards}
              </>
            ) : player.total > 0 && !isOver ? (
              `+${player.points}`
            ) : (
              '\u200b'
            )}
            {variant.traps && <TrapCount traps={player.traps} label={words.trapsLeft(player.traps)} />}
          </small>
        </button>
      </div>
      {flying && (
        <div className="flying" aria-hidden="true">
          {flying.cards.map((card, index) => (
            <div key={card} data-travel={`card-${card}`} style={{ '--n': index }}>
              <FaceCard card={card} />
            </div>
          ))}
          <span className="gain">+{flying.heads}</span>
        </div>
      )}
    </li>
  );
});

function TrapCount({ traps, label }: { readonly traps: number; readonly label: string }) {
  return (
    <span className="trap-count" title={label}>
      {Array.from({ length: traps }, (_, index) => (
        <i key={`trap-${index + 1}`} />
      ))}
    </span>
  );
}

/** What lies in front of a player: nothing yet, something hidden, or open cards. */
function LaySlot({
  seat,
  player,
  isMe,
  isToAct,
  hasChosen,
  declaresMask,
  pending,
}: TileProps & { readonly player: PlayerView }) {
  const words = useTableWords('nimmt');
  const isHidden = player.lay === 'hidden' || player.lay === 'masked' || (hasChosen && !isMe);
  const isMasked = player.lay === 'masked' || declaresMask;
  if (player.shown.length > 0)
    return (
      <div className="slot open" data-count={player.shown.length}>
        {player.shown.map((card, index) => (
          <div
            key={`${card}-${index + 1}`}
            className="turned"
            data-travel={card === 0 ? `zero-${seat}-${index}` : `card-${card}`}
            data-travel-from={`lay-${seat}`}
          >
            <FaceCard card={card} />
          </div>
        ))}
      </div>
    );
  if (pending.length > 0)
    return (
      <div className="slot open" data-count={pending.length}>
        {pending.map((card, index) => (
          <div key={`${card}-${index + 1}`}>
            <FaceCard card={card} />
          </div>
        ))}
      </div>
    );
  return (
    <div className={isHidden ? 'slot filled' : 'slot'}>
      {isHidden && (
        <div data-travel={`lay-${seat}`} className={isMasked ? 'masked' : undefined}>
          <CardBack />
        </div>
      )}
      <span className="unseen">
        {isHidden ? words.chosen : isToAct ? words.choosing : ''}
        {isHidden && isMasked && `, ${words.traps.mask}`}
      </span>
    </div>
  );
}
