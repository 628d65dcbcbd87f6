import type { SideName } from '@sixfold/six';
import { memo } from 'react';
import { CELL, Stone } from '../../cards/stone.js';
import { cellOf, centreOf, type Key, keyOf } from './hex.js';
import type { Situation } from './situation.js';

/** How a cell looks: nothing but texts, numbers and booleans, so that one that looks as before is not drawn again. */
interface Looks {
  readonly at: Key;
  /** The stone that lies here. */
  readonly colour: SideName | undefined;
  /** The stone that would come here. */
  readonly ghost: SideName | undefined;
  readonly isTarget: boolean;
  readonly isOwn: boolean;
  readonly isChosen: boolean;
  readonly isLifted: boolean;
  readonly isSelected: boolean;
  readonly falls: boolean;
  readonly captures: boolean;
  readonly wins: boolean;
  readonly isThreatened: boolean;
  /** Its stone has just come: down onto the board, or over it from another cell. */
  readonly isDropped: boolean;
  readonly cameFrom: Key | undefined;
}

/** What there is to see of a cell. */
export function looksOf(situation: Situation, at: Key): Looks {
  const { lying, targets, stones, from, chosen, own, effect } = situation;
  const colour = lying.get(at);
  const comes = effect && 'cell' in effect && effect.cell && keyOf(effect.cell) === at;
  return {
    at,
    colour,
    ghost: colour === undefined && at === chosen ? (own ?? 'red') : undefined,
    isTarget: targets.has(at),
    isOwn: stones.has(at),
    isChosen: at === chosen,
    isLifted: at === from || (effect?.kind === 'falls' && keyOf(effect.from) === at),
    isSelected: at === chosen || at === from,
    falls: situation.falls.has(at),
    captures: situation.captures.has(at),
    wins: situation.wins.has(at),
    isThreatened: situation.threatened.has(at),
    isDropped: Boolean(comes) && effect?.kind === 'placed',
    cameFrom: comes && effect.kind === 'moved' ? keyOf(effect.from) : undefined,
  };
}

interface CellProps extends Looks {
  /** Where it comes in the completed form, if it belongs to it. */
  readonly lit: number | undefined;
  readonly isGrouped: boolean;
  readonly isCurrent: boolean;
  readonly label: string;
}

const STAR = 'M0 -11 3 -3.6 11 -3.4 4.8 1.4 7 9 0 4.6 -7 9 -4.8 1.4 -11 -3.4 -3 -3.6Z';

/** One cell with what lies in it or could come there. */
export const BoardCell = memo((props: CellProps) => {
  const { at, colour, isTarget, isOwn, isChosen, isLifted, falls, isGrouped, isCurrent, label } = props;
  const { x, y } = centreOf(cellOf(at));
  const classes = [
    'six-cell',
    isTarget && 'target',
    isOwn && 'own',
    isChosen && 'chosen',
    isLifted && 'lifted',
    falls && 'falls',
    isGrouped && 'grouped',
  ];
  return (
    <g
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      data-cell={at}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-selected={props.isSelected || undefined}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
    >
      <polygon className="six-spot" points={CELL} />
      {colour ? <LyingStone {...props} colour={colour} /> : <FreeCell {...props} />}
      <polygon className="six-focus" points={CELL} transform="scale(0.86)" />
    </g>
  );
});

/** A stone, which may just have come. */
function LyingStone({
  at,
  colour,
  lit,
  isDropped,
  cameFrom,
  captures,
  falls,
}: CellProps & { readonly colour: SideName }) {
  const start = cameFrom === undefined ? undefined : centreOf(cellOf(cameFrom));
  const end = centreOf(cellOf(at));
  const classes = ['six-stone', start && 'travels', isDropped && 'drops'];
  return (
    <>
      <g
        className={classes.filter(Boolean).join(' ')}
        style={{
          ...(start && {
            '--dx': `${(start.x - end.x).toFixed(1)}px`,
            '--dy': `${(start.y - end.y).toFixed(1)}px`,
          }),
          ...(lit !== undefined && { '--order': lit }),
        }}
      >
        <Stone colour={colour} isLit={lit !== undefined} />
        <text className="six-at" y="13" aria-hidden="true">
          {at.replace(/-/g, '−')}
        </text>
      </g>
      {captures && <circle className="six-captures" cx="9" cy="-9.5" r="4.2" />}
      {falls && <path className="six-cross" d="M-7 -7 7 7M7 -7-7 7" />}
    </>
  );
}

/** A free cell: the stone that would come, a star where the viewer wins, a warning, or a dot. */
function FreeCell({ ghost, wins, isThreatened, isTarget }: Looks) {
  if (ghost)
    return (
      <g className="six-ghost">
        <Stone colour={ghost} />
      </g>
    );
  if (wins) return <path className="six-win" d={STAR} />;
  if (isThreatened) return <path className="six-threat" d="M0 -9V2M0 8v.1" />;
  return isTarget ? <circle className="six-dot" r="3.4" /> : null;
}
