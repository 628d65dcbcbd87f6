import { useState } from 'react';
import { isGameId } from '../games/registry.js';
import { IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../words/words.js';

/** How the game is played, in a few sentences. */
export function RulesButton({ game }: { readonly game: string }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  if (!isGameId(game)) return null;
  return (
    <>
      <IconButton icon="help" label={words.table.rules} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={words.games[game].name} onClose={() => setOpen(false)}>
          <ul className="stack">
            {words.howTo[game].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
