import type { Fact, GameManifest } from '@sixfold/game-kit';
import type { Step } from '@sixfold/protocol';
import type { AnyFactSentence, GameWords } from '@sixfold/words';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words.js';

export interface LogLine {
  readonly key: string;
  /** How many moves had been played after it. */
  readonly moves: number;
  readonly text: string;
  /** How much it says to a reader: a `quiet` line is left out, a `headline` stands out. */
  readonly weight: 'quiet' | 'plain' | 'headline';
  readonly mine: boolean;
}

/** One thing that happened, as a sentence. */
export const factText = (
  fact: Fact,
  words: GameWords,
  nameOf: (seat: number) => string,
): string | undefined => (words.facts[fact.kind] as AnyFactSentence | undefined)?.(fact, nameOf);

/** Sentences for what happened, in the reader's language. */
export function logLines(
  steps: readonly Step[],
  manifest: GameManifest,
  words: GameWords,
  nameOf: (seat: number) => string,
  me: number | undefined,
): readonly LogLine[] {
  return steps.flatMap((step) =>
    step.facts.flatMap((fact, index) => {
      const text = factText(fact, words, nameOf);
      if (text === undefined) return [];
      const { seat } = fact as { readonly seat?: number };
      return {
        key: `${step.number}.${index}`,
        moves: step.number,
        text,
        weight: weightOf(manifest, fact.kind),
        mine: me !== undefined && seat === me,
      };
    }),
  );
}

function weightOf({ quietFacts, headlineFacts }: GameManifest, kind: string): LogLine['weight'] {
  if (quietFacts.includes(kind)) return 'quiet';
  return headlineFacts.includes(kind) ? 'headline' : 'plain';
}

/** The lines that are worth reading. */
export const withoutQuiet = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ weight }) => weight !== 'quiet');

/** What happened so far, the newest at the bottom. */
export function Log({
  lines,
  onOpen,
}: {
  readonly lines: readonly LogLine[];
  /** Present: an entry shows the table as it was after it. */
  readonly onOpen?: ((moves: number) => void) | undefined;
}) {
  const words = useWords().table;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element && lines.length > 0) element.scrollTop = element.scrollHeight;
  }, [lines]);
  const shown = withoutQuiet(lines);
  return (
    // Focusable, because a list that scrolls must be reachable by keyboard.
    <ol ref={list} className="log" aria-label={words.log} tabIndex={0}>
      {shown.length === 0 && <li className="soft">{words.logEmpty}</li>}
      {shown.map(({ key, moves, text, weight, mine }) => (
        <li
          key={key}
          className={[mine && 'mine', weight === 'headline' && 'headline'].filter(Boolean).join(' ')}
        >
          {onOpen ? (
            <button type="button" className="log-entry" onClick={() => onOpen(moves)}>
              {text}
            </button>
          ) : (
            text
          )}
        </li>
      ))}
    </ol>
  );
}
