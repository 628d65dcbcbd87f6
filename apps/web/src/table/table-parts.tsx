import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';

/** Ends the pictures that are running, where the button for one's own move is otherwise. */
export function SkipButton({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <Button look="quiet" icon="skip" onClick={onSkip}>
      {useWords().table.skip}
    </Button>
  );
}

/** Stands where somebody who plays would have a hand. */
export function Watching() {
  return (
    <p className="watching soft">
      <Icon name="eye" /> {useWords().table.spectating}
    </p>
  );
}
