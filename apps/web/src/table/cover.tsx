import { CardBack } from '../cards/other-cards.js';
import { Button } from '../ui/button.js';
import { useWords } from '../words/words.js';
import { type LogLine, withoutQuiet } from './log.js';

/** So many of the last public events are told on the cover. */
const TOLD = 3;

/** Between two people who share a device: nothing of anybody's cards is on the page while this shows. */
export function Cover({
  name,
  lines,
  onTake,
}: {
  readonly name: string;
  /** What everybody may know of what happened. */
  readonly lines: readonly LogLine[];
  readonly onTake: () => void;
}) {
  const words = useWords().table;
  const last = withoutQuiet(lines).slice(-TOLD);
  return (
    <section className="cover" aria-live="polite">
      <div className="cover-card" style={{ '--card-w': '96px' }}>
        <CardBack />
      </div>
      <h2>{words.passTo(name)}</h2>
      <p className="soft">{words.passHelp}</p>
      <Button look="act" onClick={onTake} autoFocus>
        {words.passGo(name)}
      </Button>
      <ol className="cover-lines" aria-label={words.passLately}>
        {last.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
