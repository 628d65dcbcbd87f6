import { type Cell, MAX_STONES } from '@sixfold/six';
import { cellOf, centreOf, type Key, keyOf, type Turn, turnedCell } from './hex.js';

/** The four slanted ways lie on the keys as they do around the middle of a number pad. */
const STEPS: Readonly<Record<string, Cell>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  PageUp: [1, -1],
  Home: [0, -1],
  End: [-1, 1],
  PageDown: [0, 1],
};

/** The cell that a key leads to from here, if there is one: the next in that direction, over gaps if need be. */
export function stepFrom(key: Key, pressed: string, isCell: (key: Key) => boolean): Key | undefined {
  const [q, r] = cellOf(key);
  if (pressed === 'ArrowUp' || pressed === 'ArrowDown')
    return straight([q, r], pressed === 'ArrowUp' ? -1 : 1, isCell);
  const step = STEPS[pressed];
  if (!step) return undefined;
  return along(step, [q, r], isCell);
}

/** The same on a board that is turned: the keys lead where they are seen to lead. */
export function stepTurned(
  key: Key,
  pressed: string,
  isCell: (key: Key) => boolean,
  turn: Turn,
): Key | undefined {
  const back = (seen: Key): Key => keyOf(turnedCell(cellOf(seen), turn === 0 ? 0 : turn === 1 ? -1 : 1));
  const next = stepFrom(keyOf(turnedCell(cellOf(key), turn)), pressed, (seen) => isCell(back(seen)));
  return next === undefined ? undefined : back(next);
}

/** No two stones that hang together are further apart than there are stones; one more is free at either end. */
const FARTHEST = MAX_STONES + 2;

function along([dq, dr]: Cell, [q, r]: Cell, isCell: (key: Key) => boolean): Key | undefined {
  for (let far = 1; far <= FARTHEST; far++) {
    const next = keyOf([q + far * dq, r + far * dr]);
    if (isCell(next)) return next;
  }
  return undefined;
}

/** Up and down there is no neighbour straight ahead: the nearest cell of the next row is meant. */
function straight([q, r]: Cell, by: 1 | -1, isCell: (key: Key) => boolean): Key | undefined {
  const { x } = centreOf([q, r]);
  const row = r + by;
  const cells = Array.from({ length: 2 * FARTHEST }, (_, index): Cell => [q - FARTHEST + index, row]).filter(
    (cell) => isCell(keyOf(cell)),
  );
  // Going up leans right and going down leans left, so that up and down again leads back.
  const away = (cell: Cell) => Math.abs(centreOf(cell).x - x + by * 0.1);
  const [best] = cells.sort((one, other) => away(one) - away(other));
  return best && keyOf(best);
}
