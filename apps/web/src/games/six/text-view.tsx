import { useWords } from '../../words/words.js';
import type { SixProps } from './frames.js';
import { lastOf } from './last-stone.js';
import { useSixWords } from './words.js';

/** The whole table in words, the board by rows. */
export function SixTextView({ view: shown, nameOf, turn, history }: SixProps) {
  const words = useSixWords();
  const page = useWords();
  const view = shown;
  const stones = [
    ...view.red.map(([q, r]) => ({ q, r, colour: 'red' as const })),
    ...view.black.map(([q, r]) => ({ q, r, colour: 'black' as const })),
  ];
  const rows = [...new Set(stones.map(({ r }) => r))].sort((one, other) => one - other);
  const last = lastOf(history);
  return (
    <dl className="text-view">
      <dt>{words.board}</dt>
      <dd>{words.boardHelp}</dd>
      {rows.length === 0 && <dd>{words.noStones}</dd>}
      {rows.map((row) => (
        <dd key={row}>
          {words.row(
            row,
            stones
              .filter(({ r }) => r === row)
              .sort((one, other) => one.q - other.q)
              .map(({ q, colour }) => words.stoneAt(q, colour)),
          )}
        </dd>
      ))}
      {last !== undefined && (
        <dd>
          {words.lastStone}: {last}
        </dd>
      )}
      <dt>{words.phases[view.phase]}</dt>
      {(['red', 'black'] as const).map((side, index) => (
        <dd key={side}>
          {view.phase === 1
            ? words.supply(view.supply[index] ?? 0, side)
            : words.onBoard(view[side].length, side)}
          .
        </dd>
      ))}
      {view.phase === 2 && view.options.noCaptureLimit !== null && (
        <dd>{words.quiet(view.quiet, view.options.noCaptureLimit)}.</dd>
      )}
      <dt>{page.lobby.seats}</dt>
      {view.colours.map((colour, seat) => (
        <dd key={`seat-${seat + 1}`}>
          {nameOf(seat)}: {words.colours[colour]}
          {turn.toAct.includes(seat) ? `, ${words.toMove}` : ''}.
        </dd>
      ))}
    </dl>
  );
}
