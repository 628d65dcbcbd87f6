import type { Turn } from '@sixfold/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.js';
import './countdown.css';

/** Seconds below which time is worth worrying about. */
const SHORT = 10;

/** A calm ring of the time that is left, for the viewer or whoever's clock runs. */
export function Countdown({
  turn,
  seat,
}: {
  readonly turn: Pick<Turn, 'clocks'>;
  readonly seat: number | undefined;
}) {
  const words = useWords().table;
  const clocks = turn.clocks;
  const own = seat === undefined ? undefined : clocks?.[seat];
  const clock = own?.running ? own : clocks?.find(({ running }) => running);
  const [started, setStarted] = useState(() => performance.now());
  const [now, setNow] = useState(started);
  useEffect(() => {
    setStarted(performance.now());
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [turn]);
  if (!clock) return null;
  const left = Math.max(0, Math.ceil((clock.left - (now - started)) / 1000));
  const minutes = Math.floor(left / 60);
  const text =
    minutes >= 60 ? `${Math.ceil(minutes / 60)} h` : `${minutes}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span
      className={left <= SHORT ? 'countdown short' : 'countdown'}
      role="timer"
      aria-label={words.timeLeft(left)}
    >
      {text}
    </span>
  );
}
