import type { TableSummary } from '@sixfold/protocol';
import { useState } from 'react';
import type { DeviceGame } from '../client/device-games.js';
import { Button } from '../ui/button.js';
import { useBadge, useTitle } from '../ui/title.js';
import { useWords } from '../words/words.js';
import { DeviceLine, TableLine } from './game-lines.js';
import type { MyGames } from './my-games.js';

/** How many are in sight at once; the rest is a tap away. */
const SHOWN = 4;

/** The games that are being played, those that wait for the reader first. */
export function GoOn({ games: { here, mine, forget } }: { readonly games: MyGames }) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const waiting = mine.filter(({ yourTurn }) => yourTurn).length;
  useTitle(waiting > 0 ? `(${waiting}) ${words.home.yourTurn}` : undefined);
  useBadge(waiting);
  const running = inOrder(here, mine);
  if (running.length === 0) return null;
  return (
    <section className="list go-on" aria-labelledby="go-on">
      <h2 id="go-on">
        {words.home.goOn}
        {waiting > 0 && (
          <span className="count" aria-label={words.home.turns(waiting)}>
            {waiting}
          </span>
        )}
      </h2>
      <ul>
        {running
          .slice(0, all ? running.length : SHOWN)
          .map((each) =>
            'phase' in each ? (
              <TableLine key={each.id} table={each} />
            ) : (
              <DeviceLine key={each.id} game={each} onForget={() => forget([each.id])} />
            ),
          )}
      </ul>
      {running.length > SHOWN && !all && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            {words.home.showAll(running.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function inOrder(
  here: readonly DeviceGame[],
  mine: readonly TableSummary[],
): readonly (DeviceGame | TableSummary)[] {
  const running = [
    ...here.filter(({ finished }) => !finished),
    ...mine.filter(({ phase }) => phase !== 'finished'),
  ];
  const isWaiting = (each: DeviceGame | TableSummary) => Number('phase' in each && each.yourTurn === true);
  return running.sort((one, other) => isWaiting(other) - isWaiting(one) || other.updatedAt - one.updatedAt);
}
