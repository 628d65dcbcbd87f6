import type { NimmtFact } from '@sixfold/nimmt';
import type { StepOf } from '../../table/table-props.js';
import { useWords } from '../../words/words.js';

/** The points of every round, once there was more than one. */
export function RoundTable({
  history,
  nameOf,
}: {
  readonly history: readonly StepOf<NimmtFact>[];
  readonly nameOf: (seat: number) => string;
}) {
  const words = useWords();
  const rounds = history.flatMap((step) => step.facts).filter((fact) => fact.kind === 'counted');
  const last = rounds.at(-1);
  if (!last || rounds.length < 2) return null;
  return (
    // Focusable, because a wide table scrolls sideways within itself.
    <section className="round-table" aria-label={words.table.total} tabIndex={0}>
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">{words.setup.players}</th>
            {rounds.map(({ round }) => (
              <th key={round} scope="col" aria-label={words.table.round(round)}>
                {round}
              </th>
            ))}
            <th scope="col">{words.table.total}</th>
          </tr>
        </thead>
        <tbody>
          {last.totals.map((total, seat) => (
            <tr key={`seat-${seat + 1}`}>
              <th scope="row">{nameOf(seat)}</th>
              {rounds.map(({ round, points }) => (
                <td key={round}>{points[seat]}</td>
              ))}
              <td>
                <strong>{total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
