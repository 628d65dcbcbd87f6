import type { Cell } from '@sixfold/six';
import { CELL, Stone } from '../../cards/stone.js';
import { centreOf, type Key, keyOf } from './hex.js';
import type { Situation } from './situation.js';

interface CellProps {
  readonly cell: Cell;
  readonly situation: Situation;
  /** Where it comes in the completed form, if it belongs to it. */
  readonly lit: number | undefined;
  readonly isGrouped: boolean;
  readonly isCurrent: boolean;
  readonly label: string;
  readonly onFocus: () => void;
}

const STAR = 'M0 -11 3 -3.6 11 -3.4 4.8 1.4 7 9 0 4.6 -7 9 -4.8 1.4 -11 -3.4 -3 -3.6Z';

/** One cell with what lies in it or could come there. */
export function BoardCell({ cell, situation, lit, isGrouped, isCurrent, label, onFocus }: CellProps) {
  const { lying, targets, stones, from, chosen, falls, effect } = situation;
  const key = keyOf(cell);
  const { x, y } = centreOf(cell);
  const isLifted = key === from || (effect?.kind === 'falls' && keyOf(effect.from) === key);
  const classes = [
    'six-cell',
    targets.has(key) && 'target',
    stones.has(key) && 'own',
    key === chosen && 'chosen',
    isLifted && 'lifted',
    falls.has(key) && 'falls',
    isGrouped && 'grouped',
  ];
  return (
    <g
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      data-cell={key}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-selected={key === chosen || key === from || undefined}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      onFocus={onFocus}
    >
      <polygon className="six-spot" points={CELL} />
      {lying.has(key) ? (
        <LyingStone cell={cell} situation={situation} lit={lit} />
      ) : (
        <FreeCell at={key} situation={situation} />
      )}
      <polygon className="six-focus" points={CELL} transform="scale(0.86)" />
    </g>
  );
}

/** A stone, which may just have come: down onto the board, or over it from another cell. */
function LyingStone({ cell, situation, lit }: Pick<CellProps, 'cell' | 'situation' | 'lit'>) {
  const { lying, effect, falls, captures } = situation;
  const key = keyOf(cell);
  const comes = effect && 'cell' in effect && effect.cell && keyOf(effect.cell) === key;
  const start = comes && effect.kind === 'moved' ? centreOf(effect.from) : undefined;
  const end = centreOf(cell);
  const classes = ['six-stone', start && 'travels', comes && effect.kind === 'placed' && 'drops'];
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
        <Stone colour={lying.get(key) ?? 'red'} isLit={lit !== undefined} />
        <text className="six-at" y="13" aria-hidden="true">
          {key.replace(/-/g, '−')}
        </text>
      </g>
      {captures.has(key) && <circle className="six-captures" cx="9" cy="-9.5" r="4.2" />}
      {falls.has(key) && <path className="six-cross" d="M-7 -7 7 7M7 -7-7 7" />}
    </>
  );
}

/** A free cell: the stone that would come, a star where the viewer wins, a warning, or a dot. */
function FreeCell({ at, situation }: { readonly at: Key; readonly situation: Situation }) {
  const { chosen, own, wins, threatened, targets } = situation;
  if (at === chosen)
    return (
      <g className="six-ghost">
        <Stone colour={own ?? 'red'} />
      </g>
    );
  if (wins.has(at)) return <path className="six-win" d={STAR} />;
  if (threatened.has(at)) return <path className="six-threat" d="M0 -9V2M0 8v.1" />;
  return targets.has(at) ? <circle className="six-dot" r="3.4" /> : null;
}
