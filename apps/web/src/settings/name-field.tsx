import { TextField } from '../ui/form.js';
import { useWords } from '../words/words.js';
import { useSettings } from './settings.js';

/** Asks for the name that a person has at every table, and says what was wrong with the last try. */
export function NameField({
  label,
  problem,
}: {
  readonly label?: string;
  readonly problem: string | undefined;
}) {
  const words = useWords();
  const settings = useSettings();
  return (
    <>
      <TextField
        label={label ?? words.settings.name}
        help={words.settings.nameHelp}
        value={settings.name}
        onChange={(name) => settings.set({ name })}
        autoFocus
      />
      {problem && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
    </>
  );
}
