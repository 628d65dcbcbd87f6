import type { PlayState, Step, TableState } from '@sixfold/protocol';
import { lazy, Suspense, useState } from 'react';
import { isHomeGame } from '../games/registry.js';
import { IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useGameWords, useWords } from '../words/words.js';

const TableRules = lazy(() => import('../rules/table-rules.js'));

/** How the game of this table is played; opens at the rule that just applied. */
export function RulesButton({
  table,
  history,
  play,
}: {
  readonly table: TableState;
  readonly history: readonly Step[];
  readonly play: PlayState | undefined;
}) {
  const words = useWords();
  const { name, howTo } = useGameWords(table.game);
  const [open, setOpen] = useState(false);
  const lately = history.slice(-table.seats.length).flatMap(({ facts }) => facts);
  return (
    <>
      <IconButton icon="help" label={words.table.rules} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <Suspense>
            {isHomeGame(table.game) ? (
              <TableRules game={table.game} table={table} lately={lately} play={play} />
            ) : (
              <ul className="stack">
                {howTo.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
