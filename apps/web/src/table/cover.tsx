import { CardBack } from '../cards/other-cards.js';
import { Button } from '../ui/button.js';
import { useWords } from '../words/words.js';

/** Between two people who share a device: nothing of anybody's cards is on the page while this shows. */
export function Cover({ name, onTake }: { readonly name: string; readonly onTake: () => void }) {
  const words = useWords().table;
  return (
    <section className="cover" aria-live="polite">
      <div style={{ '--card-w': '96px' }}>
        <CardBack />
      </div>
      <h2>{words.passTo(name)}</h2>
      <p className="soft">{words.passHelp}</p>
      <Button look="act" onClick={onTake} autoFocus>
        {words.passGo(name)}
      </Button>
    </section>
  );
}
