import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a position stands before the next one comes, by speed. */
const STAND_MILLIS = { 1: 1400, 2: 700, 4: 300 } as const;
export type PlaySpeed = keyof typeof STAND_MILLIS;
const NEXT_SPEED: Readonly<Record<PlaySpeed, PlaySpeed>> = { 1: 2, 2: 4, 4: 1 };

export interface Player {
  readonly isPlaying: boolean;
  readonly speed: PlaySpeed;
  readonly toggle: () => void;
  readonly faster: () => void;
  /** The table has come to rest: what follows may follow. */
  readonly settled: () => void;
}

/** Goes on by itself, one position after another, each when the one before has come to rest. */
export function usePlayer(index: number, last: number, onNext: () => void): Player {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaySpeed>(1);
  const [rest, setRest] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settled = useCallback(() => setRest((count) => count + 1), []);
  useEffect(() => {
    if (!isPlaying || rest === 0) return;
    if (index >= last) {
      setPlaying(false);
      return;
    }
    timer.current = setTimeout(onNext, STAND_MILLIS[speed]);
    return () => clearTimeout(timer.current);
  }, [isPlaying, rest, index, last, speed, onNext]);
  return {
    isPlaying,
    speed,
    toggle: () => setPlaying(!isPlaying && index < last),
    faster: () => setSpeed(NEXT_SPEED[speed]),
    settled,
  };
}
