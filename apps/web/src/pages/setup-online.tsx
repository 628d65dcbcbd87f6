import type { Clock } from '@sixfold/protocol';
import { Segments, Select, Switch } from '../ui/form.js';
import { useWords } from '../words/words.js';

const CLOCKS = ['none', 'calm', 'brisk', 'quick', 'day'] as const;
export const CLOCK_OF: Readonly<Record<(typeof CLOCKS)[number], Clock>> = {
  none: { kind: 'none' },
  calm: { kind: 'move', seconds: 120 },
  brisk: { kind: 'move', seconds: 45 },
  quick: { kind: 'move', seconds: 15 },
  day: { kind: 'day', days: 1 },
};

/** What is decided only about a table on a server. */
export interface OnlineTerms {
  readonly clock: (typeof CLOCKS)[number];
  readonly visibility: 'link' | 'public';
  readonly hints: boolean;
}

export function OnlineForm({
  terms,
  onChange,
}: {
  readonly terms: OnlineTerms;
  readonly onChange: (terms: OnlineTerms) => void;
}) {
  const words = useWords().setup;
  return (
    <>
      <Select
        label={words.clock}
        help={words.clockHelp}
        value={terms.clock}
        values={CLOCKS}
        wordOf={(each) => words.clocks[each]}
        onChange={(clock) => onChange({ ...terms, clock })}
      />
      <Segments
        label={words.visibility}
        value={terms.visibility}
        values={['link', 'public']}
        wordOf={(each) => words.visibilities[each]}
        onChange={(visibility) => onChange({ ...terms, visibility })}
      />
      <Switch
        label={words.allowHints}
        help={words.allowHintsHelp}
        checked={terms.hints}
        onChange={(hints) => onChange({ ...terms, hints })}
      />
    </>
  );
}
