import type { PlayState, TableState } from '@sixfold/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isGameId } from '../games/registry.js';
import { IconButton } from '../ui/button.js';
import { useWords } from '../words/words.js';

const HintPanel = lazy(() => import('./hint-panel.js'));

/** Among people a hint would be somebody else playing; against bots alone it is a help. */
export const isAlone = ({ seats, you }: TableState): boolean =>
  you.seat !== undefined && seats.every(({ kind, seat }) => seat === you.seat || kind === 'bot');

/** Whether hints are there for whoever looks: at a server's table as it says, on this device alone with bots. */
const mayAsk = (where: 'online' | 'device', table: TableState): boolean =>
  where === 'online' ? table.allows.hints : isAlone(table);

/** What would Strong do? Offered where the table allows it, when it is one's turn. */
export function HintButton({
  where,
  table,
  play,
  isAsked,
}: {
  readonly where: 'online' | 'device';
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
  if (!isGameId(game) || seat === undefined || !mayAsk(where, table) || table.phase === 'finished')
    return null;
  const main = document.querySelector('.table-main');
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
        main &&
        createPortal(
          <Suspense>
            <HintPanel
              where={where}
              table={table}
              game={game}
              seat={seat}
              play={play}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          main,
        )}
    </>
  );
}
