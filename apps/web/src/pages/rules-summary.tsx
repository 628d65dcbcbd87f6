import { BY_LOT } from '@sixfold/game-kit';
import type { TableState } from '@sixfold/protocol';
import { useLanguage } from '../settings/settings.js';
import { seatName } from '../table/names.js';
import { useGameWords, useWords } from '../words/words.js';
import { clockText } from './clock-text.js';

/** Which rules this table plays by, in words: only what somebody would ask about. */
export function RulesSummary({ table }: { readonly table: TableState }) {
  const words = useWords();
  const language = useLanguage();
  const game = useGameWords(table.game);
  const clock = clockText(words, language, table.clock);
  const lines = Object.entries(table.options).flatMap(([key, value]) => {
    const option = game.options[key];
    if (!option || value === null || value === false || typeof value === 'object') return [];
    if (value === BY_LOT) return [{ label: option.label, text: words.setup.byLot }];
    if (key === 'starter') return [];
    if (key === 'opener') {
      const seat = Number(value);
      const isFree = table.seats[seat]?.kind === 'open';
      const text = isFree ? words.setup.seat(seat + 1) : seatName(words, table.seats, seat);
      return [{ label: option.label, text }];
    }
    const text =
      typeof value === 'string'
        ? (option.values?.[value]?.label ?? value)
        : value === true
          ? '✓'
          : String(value);
    return [{ label: option.label, text }];
  });
  if (clock !== undefined) lines.push({ label: words.setup.clock, text: clock });
  if (table.hints) lines.push({ label: words.setup.allowHints, text: '✓' });
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
