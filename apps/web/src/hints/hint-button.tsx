import type { PlayState, TableState } from '@sixfold/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TableClient } from '../client/table-client.js';
import { isGameId } from '../games/registry.js';
import { IconButton } from '../ui/button.js';
import { useWords } from '../words/words.js';

const HintPanel = lazy(() => import('./hint-panel.js'));

/** Whether there is nobody whom a hint has to be told. */
const isAlone = ({ seats, you }: TableState): boolean =>
  you.seat !== undefined && seats.every(({ kind, seat }) => seat === you.seat || kind === 'bot');

/** What would Strong do? Offered where the table allows it, when it is one's turn. */
export function HintButton({
  client,
  table,
  play,
  isAsked,
}: {
  readonly client: TableClient;
  readonly table: TableState;
  readonly play: PlayState | undefined;
  readonly isAsked: boolean;
}) {
  const words = useWords().table;
  const [open, setOpen] = useState(false);
  const number = play?.number;
  useEffect(() => setOpen(false), [number, isAsked]);
  const { game } = table;
  const { seat } = table.you;
  if (!isGameId(game) || seat === undefined || !table.allows.hints || table.phase === 'finished') return null;
  const screen = document.querySelector('.table-screen');
  return (
    <>
      <IconButton
        icon="bulb"
        label={isAlone(table) ? words.hint : words.hintTold}
        disabled={!isAsked || open}
        onClick={() => setOpen(true)}
      />
      {open &&
        play &&
        screen &&
        createPortal(
          <Suspense>
            <HintPanel
              client={client}
              table={table}
              game={game}
              seat={seat}
              play={play}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          screen,
        )}
    </>
  );
}
