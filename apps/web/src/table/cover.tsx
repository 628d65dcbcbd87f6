import { CardBack } from '../cards/other-cards.js';
import { Button } from '../ui/button.js';
import { useWords } from '../words/words.js';
import './cover.css';

interface CoverProps {
  readonly name: string;
  readonly onTake: () => void;
}

/** Between two people who share a device: nothing of anybody's cards is on the page while this shows. */
export function Cover(props: CoverProps) {
  return (
    <section className="cover whole" aria-live="polite">
      <div className="cover-card" style={{ '--card-w': '96px' }}>
        <CardBack />
      </div>
      <Question {...props} />
    </section>
  );
}

/** The same below a table as everybody may see it: what just happened is watched together. */
export function PassOn(props: CoverProps) {
  return (
    <section className="cover below" aria-live="polite">
      <Question {...props} />
    </section>
  );
}

function Question({ name, onTake }: CoverProps) {
  const words = useWords().table;
  return (
    <>
      <h2>{words.passTo(name)}</h2>
      <p className="soft">{words.passHelp}</p>
      <Button look="act" onClick={onTake} autoFocus>
        {words.passGo(name)}
      </Button>
    </>
  );
}
