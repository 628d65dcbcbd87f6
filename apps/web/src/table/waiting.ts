import { useEffect, useState } from 'react';
import { useLanguage } from '../settings/settings.js';
import { timeText } from '../ui/time-text.js';
import { useWords } from '../words/words.js';

/** Until then nobody wonders for how long. */
const LONG = 30_000;

/** Says whom a table waits for, and after a while since when. */
export function useWaiting(since: number): (names: readonly string[]) => string {
  const words = useWords().table;
  const language = useLanguage();
  const [longSince, setLongSince] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setLongSince(since), Math.max(0, since + LONG - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return (names) =>
    longSince === since
      ? words.waitingSince(words.waitingFor(names), timeText(since, language))
      : words.waitingFor(names);
}
