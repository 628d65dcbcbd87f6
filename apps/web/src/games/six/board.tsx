import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../ui/button.js';
import { BoardCell, looksOf } from './cell.js';
import { stepTurned } from './cursor.js';
import { CELL_WIDTH, cellOf, cellsPath, centreOf, inOrder, type Key, keyOf, outlinePath } from './hex.js';
import { FADING, layoutOf } from './layout.js';
import { GroupMark, Ring, Way } from './marks.js';
import { cellLabel } from './sentences.js';
import { cellsOf, type Situation } from './situation.js';
import { useCamera } from './use-camera.js';
import { useSixWords } from './words.js';

interface BoardProps {
  readonly situation: Situation;
  readonly onTap: (key: Key) => void;
  /** The keyboard's cursor has come to a cell. */
  readonly onCursor: (key: Key) => void;
  /** Enter on a cell. */
  readonly onEnter: (key: Key) => void;
  readonly onEscape: () => void;
  /** Stones of both sides in turn that could have followed. */
  readonly way?: readonly Key[] | undefined;
}

/** How far a finger may miss, in cells and in pixels. */
const MISS = { cells: 0.75 * CELL_WIDTH, pixels: 34 };
const ZOOM = 1.4;

/** The endless board: it pans, zooms, follows the play, and every cell can be reached by keyboard and by name. */
export function Board({ situation, onTap, onCursor, onEnter, onEscape, way }: BoardProps) {
  const { view, effect, lying, last, from, chosen, groups } = situation;
  const words = useSixWords();
  const { rings, rim, rows, boxes } = useMemo(() => layoutOf(view), [view]);
  const isBusy = chosen !== undefined || from !== undefined;
  const { camera, svg, layer, follows, wasDrag } = useCamera(boxes, last, isBusy);
  const [cursor, setCursor] = useState<Key>();
  const grid = useRef<SVGGElement>(null);

  const isCell = (key: Key | undefined): key is Key => key !== undefined && (lying.has(key) || rim.has(key));
  const current = [cursor, chosen, from, last, [...rim][0]].find(isCell);
  const lit = effect?.kind === 'completed' ? effect.cells : effect ? [] : (view.result?.cells ?? []);
  const litOrder = inOrder(lit).map(keyOf);
  const grouped = new Set(groups.flatMap(cellsOf).map(keyOf));

  // The buttons of a choice are gone once it is made: the keyboard goes on at the stone.
  const isChoosing = groups.length > 0;
  useEffect(() => {
    if (!isChoosing && from !== undefined && document.activeElement === document.body)
      focusOn(grid.current, from);
  }, [isChoosing, from]);

  /** Small cells are easy to hit, too: the nearest one that can be chosen is meant. */
  function nearest(event: MouseEvent): Key | undefined {
    const { x, y, scale } = camera.locate(event);
    const far = (key: Key) => {
      const centre = centreOf(cellOf(key));
      return Math.hypot(centre.x - x, centre.y - y);
    };
    const candidates = [...situation.targets.keys(), ...situation.stones, ...grouped];
    return candidates
      .map((key) => ({ key, distance: far(key) }))
      .filter(({ distance }) => distance < Math.max(MISS.cells, MISS.pixels / scale))
      .sort((one, other) => one.distance - other.distance)[0]?.key;
  }

  function onClick(event: MouseEvent): void {
    if (wasDrag()) return;
    // A screen reader clicks without a place.
    const named = (event.target as Element).closest<SVGElement>('[data-cell]')?.dataset.cell;
    const key = event.detail === 0 ? named : nearest(event);
    if (key === undefined) return;
    setCursor(key);
    onTap(key);
  }

  /** Nothing is seen of it, and a tap that brings it has more to show. */
  function onFocus({ target }: FocusEvent): void {
    startTransition(() => setCursor((target as SVGElement).dataset.cell));
  }

  function goTo(key: Key): void {
    setCursor(key);
    onCursor(key);
    camera.reveal(centreOf(cellOf(key)));
    focusOn(grid.current, key);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (current === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next =
      event.key.toLowerCase() === 'l' ? last : stepTurned(current, event.key, isCell, camera.turn());
    if (next !== undefined) goTo(next);
    else if (event.key === 'Enter' || event.key === ' ') onEnter(current);
    else if (event.key === 'Escape') onEscape();
    else if (event.key === '+') camera.zoom(ZOOM);
    else if (event.key === '-') camera.zoom(1 / ZOOM);
    else if (event.key === '0') camera.fit();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="six-board">
      <svg ref={svg} onClick={onClick}>
        <g ref={layer}>
          <g className="six-grid" aria-hidden="true">
            {rings.map((ring, index) => (
              <path key={FADING[index]} d={cellsPath(ring)} opacity={FADING[index]} />
            ))}
          </g>
          <g ref={grid} role="grid" aria-label={words.board} onKeyDown={onKeyDown} onFocus={onFocus}>
            {rows.map(([row, cells]) => (
              <g key={row} role="row">
                {cells.map((cell) => {
                  const key = keyOf(cell);
                  const order = litOrder.indexOf(key);
                  return (
                    <BoardCell
                      key={key}
                      {...looksOf(situation, key)}
                      lit={order === -1 ? undefined : order}
                      isGrouped={grouped.has(key)}
                      isCurrent={key === current}
                      label={cellLabel(situation, words, key)}
                    />
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
          {way && way.length > 0 && <Way cells={way} />}
          {lit.length > 0 && (
            <g aria-hidden="true">
              <path className="six-form gap" d={outlinePath(lit)} />
              <path className="six-form" d={outlinePath(lit)} />
            </g>
          )}
        </g>
      </svg>
      <div className="six-zoom">
        <IconButton icon="plus" label={words.zoomIn} onClick={() => camera.zoom(ZOOM)} />
        <IconButton icon="minus" label={words.zoomOut} onClick={() => camera.zoom(1 / ZOOM)} />
        <IconButton icon="fit" label={words.fit} disabled={follows} onClick={camera.fit} />
      </div>
    </div>
  );
}

const focusOn = (grid: SVGGElement | null, key: Key): void =>
  grid?.querySelector<SVGElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true });
