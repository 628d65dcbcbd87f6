import type { Series } from '@sixfold/protocol';
import { pointsText } from '@sixfold/words/points';
import { useWords } from '../words/words.js';
import './match-table.css';

/** Older games than these are counted in the total, not shown one by one. */
const SHOWN = 7;

/** Several games of the same people: who won which, and where the match stands. */
export function MatchTable({
  series,
  nameOf,
}: {
  readonly series: Series;
  readonly nameOf: (seat: number) => string;
}) {
  const page = useWords();
  const words = page.table;
  const { wins: games, points, leaders, bestOf, over } = series;
  const from = Math.max(0, games.length - SHOWN);
  const verdict = over
    ? leaders.length === points.length
      ? words.match.drawn
      : words.match.wins(leaders.map(nameOf))
    : undefined;
  return (
    <section className="match-result">
      {verdict && <h3>{verdict}</h3>}
      <div className="match-scroll">
        <table>
          <caption>
            {bestOf > 1 ? words.match.game(games.length, bestOf) : words.series(games.length)}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{page.setup.players}</span>
              </th>
              {games.slice(from).map((_, index) => (
                <th
                  key={`game-${from + index + 1}`}
                  scope="col"
                  aria-label={words.match.column(from + index + 1)}
                >
                  {from + index + 1}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((sum, seat) => (
              <tr key={`seat-${seat + 1}`} className={leaders.includes(seat) ? 'leads' : undefined}>
                <th scope="row">{nameOf(seat)}</th>
                {games.slice(from).map((game, index) => (
                  <td key={`game-${from + index + 1}`} className={game[seat] ? 'point' : undefined}>
                    {pointsText(game[seat] ?? 0)}
                  </td>
                ))}
                <td className="sum">{pointsText(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
