import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { TextField } from '../ui/form.js';
import { useWords } from '../words/words.js';

/** Several people share the device, and some have not said who they are: asked once, and left open if they like. */
export function NamesDialog({
  seats,
  nameOf,
  onName,
  onStart,
  onClose,
}: {
  /** Whose names are missing. */
  readonly seats: readonly number[];
  readonly nameOf: (seat: number) => string;
  readonly onName: (seat: number, name: string) => void;
  readonly onStart: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords().setup;
  // Who was asked stays asked while they type.
  const [asked] = useState(seats);
  return (
    <Dialog title={words.whoPlays} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onStart();
        }}
      >
        <p className="soft">{words.whoPlaysHelp}</p>
        {asked.map((seat, index) => (
          <TextField
            key={seat}
            label={words.seatName(seat + 1)}
            value={nameOf(seat)}
            onChange={(name) => onName(seat, name)}
            autoFocus={index === 0}
          />
        ))}
        <Button look="main" type="submit" wide>
          {words.start}
        </Button>
      </form>
    </Dialog>
  );
}
