import { useState } from 'react';
import { IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useGameWords, useWords } from '../words/words.js';

/** How the game is played, in a few sentences. */
export function RulesButton({ game }: { readonly game: string }) {
  const words = useWords();
  const { name, howTo } = useGameWords(game);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="help" label={words.table.rules} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <ul className="stack">
            {howTo.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
