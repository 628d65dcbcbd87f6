import { LEVELS } from '@sixfold/game-kit';
import { Select, TextField } from '../ui/form.js';
import { useWords } from '../words/words.js';
import type { Sitters } from './use-sitters.js';

/** One's own name, and for every other seat who will sit there. */
export function SittersForm({
  sitters,
  place,
}: {
  readonly sitters: Sitters;
  readonly place: 'device' | 'online';
}) {
  const words = useWords();
  const { others, sitterOf, writtenName, setSitter, setName } = sitters;
  return (
    <ol className="sitters">
      <li>
        <TextField
          label={words.settings.name}
          hideLabel
          value={writtenName(0)}
          onChange={(name) => setName(0, name)}
          placeholder={words.settings.name}
        />
      </li>
      {others.map((seat) => (
        <li key={seat}>
          <Select
            label={words.setup.whoSits(seat + 1)}
            hideLabel
            value={sitterOf(seat)}
            values={[place === 'online' ? 'free' : 'person', ...LEVELS]}
            wordOf={(each) => {
              if (each === 'free') return words.setup.free;
              if (each === 'person') return words.setup.person;
              return `${words.setup.bot}: ${words.setup.levels[each]}`;
            }}
            onChange={(each) => setSitter(seat, each)}
          />
          {sitterOf(seat) === 'person' && (
            <TextField
              label={words.setup.seatName(seat + 1)}
              hideLabel
              placeholder={words.setup.seatName(seat + 1)}
              value={writtenName(seat)}
              onChange={(name) => setName(seat, name)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
