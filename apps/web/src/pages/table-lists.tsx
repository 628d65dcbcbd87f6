import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';
import { DeviceLine, TableLine } from './game-lines.js';
import type { MyGames } from './my-games.js';

/** What is wrong with the games kept here, open tables of others, and everything that was played. */
export function TableLists({ games }: { readonly games: MyGames }) {
  const words = useWords().home;
  const { damaged, open, running, offline, forget } = games;
  return (
    <>
      {offline && (
        <p className="notice" role="status">
          <Icon name="offline" /> {words.offline}
        </p>
      )}
      {damaged.length > 0 && (
        <p className="notice" role="status">
          <span className="grow">{words.damaged(damaged.length)}</span>
          <Button onClick={() => forget(damaged)}>{words.forget}</Button>
        </p>
      )}
      <div className="lists">
        {!offline && open && (
          <section className="list">
            <h2>{words.openTables}</h2>
            {open.length === 0 && <p className="soft">{words.noOpenTables}</p>}
            <ul>
              {open.map((table) => (
                <TableLine key={table.id} table={table} />
              ))}
            </ul>
          </section>
        )}
        {!offline && running.length > 0 && (
          <section className="list">
            <h2>{words.toWatch}</h2>
            <ul>
              {running.map((table) => (
                <TableLine key={table.id} table={table} />
              ))}
            </ul>
          </section>
        )}
        <Finished games={games} />
      </div>
    </>
  );
}

/** All finished games, folded: they are looked for, not stumbled over. */
function Finished({ games: { here, mine, forget } }: { readonly games: MyGames }) {
  const words = useWords().home;
  const finished = [
    ...here.filter((game) => game.finished),
    ...mine.filter(({ phase }) => phase === 'finished'),
  ].sort((one, other) => other.updatedAt - one.updatedAt);
  if (finished.length === 0) return null;
  return (
    <details className="list">
      <summary>
        <h2>{words.finishedGames}</h2>
        <span className="count">{finished.length}</span>
      </summary>
      <ul>
        {finished.map((each) =>
          'phase' in each ? (
            <TableLine key={each.id} table={each} />
          ) : (
            <DeviceLine key={each.id} game={each} onForget={() => forget([each.id])} />
          ),
        )}
      </ul>
    </details>
  );
}
