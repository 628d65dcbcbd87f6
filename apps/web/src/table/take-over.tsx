import { useEffect, useState } from 'react';
import { Button } from '../ui/button.js';
import { useWords } from '../words/words.js';

/** Puts a bot in the place of somebody who is away: only when they have had time to come back. */
export function TakeOver({
  name,
  at,
  ahead,
  onTakeOver,
}: {
  readonly name: string;
  /** From when on it is possible, by the server's clock. */
  readonly at: number;
  /** How far the server's clock is ahead of this device's. */
  readonly ahead: number;
  readonly onTakeOver: () => void;
}) {
  const words = useWords().table;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((at - now - ahead) / 1000);
  return (
    <div className="take-over">
      <Button disabled={seconds > 0} onClick={onTakeOver}>
        {words.botForAway(name)}
      </Button>
      {seconds > 0 && <p className="help">{words.botSoon(seconds)}</p>}
    </div>
  );
}
