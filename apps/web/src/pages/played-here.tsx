import type { TableState } from '@sixfold/protocol';
import { useGameWords, useWords } from '../words/words.js';

/** Which rules this table plays by, in words: only what somebody would ask about. */
export function PlayedHere({ table }: { readonly table: TableState }) {
  const words = useWords();
  const game = useGameWords(table.game);
  const lines = Object.entries(table.options).flatMap(([key, value]) => {
    const option = game.options[key];
    if (!option || value === null || value === false || key === 'starter' || typeof value === 'object')
      return [];
    const text =
      typeof value === 'string'
        ? (option.values?.[value]?.label ?? value)
        : value === true
          ? '✓'
          : String(value);
    return [{ label: option.label, text }];
  });
  return (
    <section className="stack" aria-labelledby="played-here">
      <h2 id="played-here" className="small-heading">
        {words.lobby.settingsOf}
      </h2>
      <dl className="facts">
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
