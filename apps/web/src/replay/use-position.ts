import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Line, movesAt } from '../stage/line.js';
import { type Mark, positionOf } from './record-line.js';
import type { Ways } from './use-keys.js';
import { type Player, usePlayer } from './use-player.js';

interface Position {
  /** The position that is shown, from 0 to `last`. */
  readonly index: number;
  readonly last: number;
  readonly setIndex: (index: number) => void;
  readonly ways: Ways;
  readonly player: Player;
}

/** Where somebody is in a match, and how they go along it; the address follows. */
export function usePosition(line: Line, marks: readonly Mark[]): Position {
  const last = line.beats.length;
  const [index, setIndex] = useState(() => startOf(line));
  const step = useCallback((by: number) => setIndex((at) => Math.max(0, Math.min(last, at + by))), [last]);
  const next = useCallback(() => step(1), [step]);
  const player = usePlayer(index, last, next);
  const ways = useMemo(
    (): Ways => ({
      step,
      jump: (by) =>
        setIndex((at) => {
          const stops = [...marks.map((mark) => mark.index), last];
          return by > 0
            ? (stops.find((stop) => stop > at) ?? last)
            : (stops.findLast((stop) => stop < at) ?? 0);
        }),
      first: () => setIndex(0),
      last: () => setIndex(last),
      toggle: player.toggle,
    }),
    [step, marks, last, player.toggle],
  );
  useEffect(() => {
    history.replaceState(history.state, '', `${location.pathname}#${movesAt(line, index)}`);
  }, [line, index]);
  return { index, last, setIndex, ways, player };
}

/** The move that the address names, or the beginning. */
function startOf(line: Line): number {
  // A link that is shared names the move where servers can read it, too: they draw a picture of it for other sites.
  const shared = new URLSearchParams(location.search).get('move');
  const moves = Number(location.hash === '' ? shared : location.hash.slice(1));
  return Number.isInteger(moves) && moves > 0 ? positionOf(line, moves) : 0;
}
