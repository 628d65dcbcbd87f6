import { type NimmtView, variantById } from '@sixfold/nimmt';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { useTableWords, useWords } from '../../words/words.js';
import type { NimmtEffect, NimmtProps } from './frames.js';

/** The score after a round, best first. */
export function RoundOver({
  view,
  effect,
  nameOf,
  me,
  onNext,
}: Omit<NimmtProps, 'view' | 'effect'> & {
  readonly view: NimmtView;
  readonly effect: NimmtEffect & { kind: 'counted' };
  readonly onNext: () => void;
}) {
  const words = useWords();
  const nimmt = useTableWords('nimmt');
  const sign = variantById(view.options.variant).points === 'plus' ? -1 : 1;
  const order = Array.from(effect.totals.keys()).sort(
    (one, other) => sign * ((effect.totals[one] ?? 0) - (effect.totals[other] ?? 0)),
  );
  return (
    <Dialog
      title={nimmt.roundOver(effect.round)}
      onClose={onNext}
      actions={
        <form method="dialog">
          <Button look="main" type="submit">
            {nimmt.nextRound}
          </Button>
        </form>
      }
    >
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">{words.setup.players}</th>
            <th scope="col">{nimmt.thisRound}</th>
            <th scope="col">{words.table.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} className={seat === me ? 'me' : undefined}>
              <th scope="row">{nameOf(seat)}</th>
              <td>{effect.points[seat]}</td>
              <td>
                <strong>{effect.totals[seat]}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
