import type { Cell, SideName, SixView } from '@sixfold/six';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { CELL, Stone } from '../../cards/stone.js';
import { IconButton } from '../../ui/button.js';
import { useCamera } from './camera.js';
import { stepFrom } from './cursor.js';
import type { SixEffect } from './frames.js';
import {
  boxOf,
  CELL_WIDTH,
  cellOf,
  cellsPath,
  centreOf,
  inOrder,
  type Key,
  keyOf,
  outlinePath,
  ringsAround,
} from './hex.js';
import { useSixWords } from './words.js';

/** A group that may stay when a stone is lifted (S-5). */
export interface Group {
  readonly keep: Key;
  readonly letter: string;
  readonly red: readonly Cell[];
  readonly black: readonly Cell[];
}

interface BoardProps {
  readonly view: SixView;
  /** The same stones, found by their cells. */
  readonly lying: ReadonlyMap<Key, SideName>;
  readonly effect: SixEffect | undefined;
  readonly last: Key | undefined;
  /** The colour of the one who moves here. */
  readonly own: SideName | undefined;
  /** Where a stone can be put now. */
  readonly targets: ReadonlySet<Key>;
  /** Stones that can be picked up now. */
  readonly stones: ReadonlySet<Key>;
  readonly from: Key | undefined;
  /** Where the stone would come. */
  readonly chosen: Key | undefined;
  /** Stones that would leave the game. */
  readonly falls: ReadonlySet<Key>;
  readonly groups: readonly Group[];
  readonly wins: ReadonlySet<Key>;
  readonly threatened: ReadonlySet<Key>;
  readonly onTap: (key: Key) => void;
  /** The keyboard's cursor has come to a cell. */
  readonly onCursor: (key: Key) => void;
  /** Enter on a cell. */
  readonly onEnter: (key: Key) => void;
  readonly onEscape: () => void;
  readonly label: (key: Key) => string;
}

/** Which side's stone lies on each cell that has one. */
export const stonesByCell = ({ red, black }: Pick<SixView, SideName>): ReadonlyMap<Key, SideName> =>
  new Map([
    ...red.map((cell): [Key, SideName] => [keyOf(cell), 'red']),
    ...black.map((cell): [Key, SideName] => [keyOf(cell), 'black']),
  ]);

/** How far around the stones the grid can be seen. */
const FADING = [0.95, 0.5, 0.2] as const;

/** The endless board: it pans, zooms, follows the play, and every cell can be reached by keyboard and by name. */
export function Board(props: BoardProps) {
  const { view, lying, effect, last, own, targets, stones, from, chosen, falls, groups, wins, threatened } =
    props;
  const words = useSixWords();
  const { rings, rim, box, rows } = useMemo(
    () => layout([...view.red, ...view.black]),
    [view.red, view.black],
  );
  const camera = useCamera(box, { still: chosen !== undefined || from !== undefined });
  const [cursor, setCursor] = useState<Key>();
  const root = useRef<SVGGElement>(null);

  const isCell = (key: Key | undefined): key is Key => key !== undefined && (lying.has(key) || rim.has(key));
  const current = [cursor, chosen, from, last, [...rim][0]].find(isCell);
  const lit = effect?.kind === 'completed' ? effect.cells : effect ? [] : (view.result?.cells ?? []);
  const litOrder = inOrder(lit).map(keyOf);
  const groupOf = new Map(
    groups.flatMap((group) =>
      [...group.red, ...group.black].map((cell): [Key, Group] => [keyOf(cell), group]),
    ),
  );

  function nearest(event: MouseEvent): Key | undefined {
    const { x, y, scale } = camera.locate(event);
    const candidates = [...targets, ...stones, ...groupOf.keys()];
    let best: Key | undefined;
    // Small cells are still easy to hit: the nearest one that can be chosen is meant.
    let bestDistance = Math.max(CELL_WIDTH * 0.75, 34 / scale);
    for (const key of candidates) {
      const centre = centreOf(cellOf(key));
      const distance = Math.hypot(centre.x - x, centre.y - y);
      if (distance >= bestDistance) continue;
      best = key;
      bestDistance = distance;
    }
    return best;
  }

  function onClick(event: MouseEvent): void {
    if (camera.wasDragged()) return;
    // A screen reader or a key clicks without a place.
    const named = (event.target as Element).closest<SVGElement>('[data-cell]')?.dataset.cell;
    const key = event.detail === 0 ? named : nearest(event);
    if (key === undefined) return;
    setCursor(key);
    props.onTap(key);
  }

  function goTo(key: Key): void {
    setCursor(key);
    props.onCursor(key);
    camera.reveal(centreOf(cellOf(key)));
    root.current?.querySelector<SVGElement>(`[data-cell="${key}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (current === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key.toLowerCase() === 'l' ? last : stepFrom(current, event.key, isCell);
    if (next !== undefined) goTo(next);
    else if (event.key === 'Enter' || event.key === ' ') props.onEnter(current);
    else if (event.key === 'Escape') props.onEscape();
    else if (event.key === '+') camera.zoom(1.3);
    else if (event.key === '-') camera.zoom(1 / 1.3);
    else if (event.key === '0') camera.fit();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="six-board">
      <svg ref={camera.svg} onClick={onClick}>
        <g ref={camera.layer}>
          <g className="six-grid" aria-hidden="true">
            {rings.map((ring, index) => (
              <path key={FADING[index]} d={cellsPath(ring)} opacity={FADING[index]} />
            ))}
          </g>
          <g ref={root} role="grid" aria-label={words.board} onKeyDown={onKeyDown}>
            {rows.map(([row, cells]) => (
              <g key={row} role="row">
                {cells.map((cell) => {
                  const key = keyOf(cell);
                  const { x, y } = centreOf(cell);
                  return (
                    <g
                      key={key}
                      role="gridcell"
                      className={cellClass(key)}
                      data-cell={key}
                      tabIndex={key === current ? 0 : -1}
                      aria-label={props.label(key)}
                      aria-selected={key === chosen || key === from || undefined}
                      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
                      onFocus={() => setCursor(key)}
                    >
                      <polygon className="six-spot" points={CELL} />
                      {lying.has(key) ? stoneAt(key) : emptyAt(key)}
                      <polygon className="six-focus" points={CELL} transform="scale(0.86)" />
                    </g>
                  );
                })}
              </g>
            ))}
          </g>
          {groups.map((group) => (
            <GroupMark key={group.keep} group={group} />
          ))}
          <Ring at={lit.length > 0 ? undefined : last} className="six-last" />
          <Ring at={from} className="six-from" />
          <Ring at={chosen} className="six-chosen" />
          {lit.length > 0 && <path className="six-form" d={outlinePath(lit)} aria-hidden="true" />}
        </g>
      </svg>
      <div className="six-zoom">
        <IconButton icon="plus" label={words.zoomIn} onClick={() => camera.zoom(1.4)} />
        <IconButton icon="minus" label={words.zoomOut} onClick={() => camera.zoom(1 / 1.4)} />
        <IconButton icon="fit" label={words.fit} disabled={camera.follows} onClick={camera.fit} />
      </div>
    </div>
  );

  function cellClass(key: Key): string {
    const isFalling = falls.has(key) || (effect?.kind === 'falls' && fallsIn(effect, key));
    const isLifted = key === from || (effect?.kind === 'falls' && keyOf(effect.from) === key);
    return [
      'six-cell',
      targets.has(key) && 'target',
      stones.has(key) && 'own',
      key === chosen && 'chosen',
      isLifted && 'lifted',
      isFalling && 'falls',
      groupOf.has(key) && 'grouped',
    ]
      .filter(Boolean)
      .join(' ');
  }

  function stoneAt(key: Key) {
    const order = litOrder.indexOf(key);
    const isMoved = effect?.kind === 'moved' && keyOf(effect.cell) === key;
    const isPlaced = effect?.kind === 'placed' && keyOf(effect.cell) === key;
    const isFalling = falls.has(key) || (effect?.kind === 'falls' && fallsIn(effect, key));
    return (
      <>
        <TravellingStone
          colour={lying.get(key) ?? 'red'}
          from={isMoved ? effect.from : undefined}
          to={cellOf(key)}
          isPlaced={isPlaced}
          lit={order === -1 ? undefined : order}
        />
        {isFalling && <path className="six-cross" d="M-7 -7 7 7M7 -7-7 7" />}
      </>
    );
  }

  function emptyAt(key: Key) {
    if (key === chosen)
      return (
        <g className="six-ghost">
          <Stone colour={own ?? 'red'} />
        </g>
      );
    const isWin = wins.has(key);
    const isThreat = threatened.has(key);
    return (
      <>
        {targets.has(key) && !isWin && !isThreat && <circle className="six-dot" r="3.4" />}
        {isWin && (
          <path
            className="six-win"
            d="M0 -11 3 -3.6 11 -3.4 4.8 1.4 7 9 0 4.6 -7 9 -4.8 1.4 -11 -3.4 -3 -3.6Z"
          />
        )}
        {isThreat && !isWin && <path className="six-threat" d="M0 -9V2M0 8v.1" />}
      </>
    );
  }
}

const fallsIn = ({ red, black }: SixEffect & { kind: 'falls' }, key: Key): boolean =>
  [...red, ...black].some((cell) => keyOf(cell) === key);

/** Where everything is: the grid around the stones, the cells one can go to, and the room it all takes. */
function layout(stones: readonly Cell[]) {
  const start: readonly Cell[] = [[0, 0]];
  const rings = ringsAround(stones.length > 0 ? stones : start, FADING.length);
  const free = stones.length > 0 ? (rings[0] ?? []) : start;
  const rim = new Set(free.map(keyOf));
  const byRow = new Map<number, Cell[]>();
  for (const cell of [...stones, ...free]) byRow.set(cell[1], [...(byRow.get(cell[1]) ?? []), cell]);
  const rows = [...byRow]
    .sort(([one], [other]) => one - other)
    .map(([row, cells]): [number, Cell[]] => [row, cells.sort((one, other) => one[0] - other[0])]);
  const all = [...stones, ...start.slice(stones.length)];
  return { rings: withInside(rings, all), rim, rows, box: boxOf(all) };
}

/** The cells under the stones belong to the nearest part of the grid. */
const withInside = (rings: readonly (readonly Cell[])[], stones: readonly Cell[]) =>
  rings.map((ring, index) => (index === 0 ? [...stones, ...ring] : ring));

/** A stone that comes from somewhere: down onto the board, or over it from another cell. */
function TravellingStone({
  colour,
  from,
  to,
  isPlaced,
  lit,
}: {
  readonly colour: SideName;
  readonly from: Cell | undefined;
  readonly to: Cell;
  readonly isPlaced: boolean;
  readonly lit: number | undefined;
}) {
  const way = from && { from: centreOf(from), to: centreOf(to) };
  return (
    <g
      className={['six-stone', way && 'travels', isPlaced && 'drops'].filter(Boolean).join(' ')}
      style={{
        ...(way && {
          '--dx': `${(way.from.x - way.to.x).toFixed(1)}px`,
          '--dy': `${(way.from.y - way.to.y).toFixed(1)}px`,
        }),
        ...(lit !== undefined && { '--order': lit }),
      }}
    >
      <Stone colour={colour} isLit={lit !== undefined} />
    </g>
  );
}

/** A line around one cell, above all stones. */
function Ring({ at, className }: { readonly at: Key | undefined; readonly className: string }) {
  if (at === undefined) return null;
  const { x, y } = centreOf(cellOf(at));
  return (
    <g className={className} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} aria-hidden="true">
      <polygon className="six-gap" points={CELL} />
      <polygon points={CELL} />
    </g>
  );
}

/** The border and the letter of a group that may stay. */
function GroupMark({ group }: { readonly group: Group }) {
  const cells = [...group.red, ...group.black];
  const points = cells.map(centreOf);
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const [at] = [...points].sort(
    (one, other) =>
      Math.hypot(one.x - middle.x, one.y - middle.y) - Math.hypot(other.x - middle.x, other.y - middle.y),
  );
  return (
    <g className="six-group" aria-hidden="true">
      <path d={outlinePath(cells)} />
      <g transform={`translate(${at?.x ?? 0} ${at?.y ?? 0})`}>
        <circle r="15" />
        <text>{group.letter}</text>
      </g>
    </g>
  );
}
