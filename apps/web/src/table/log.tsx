import type { Fact, GameManifest } from '@sixfold/game-kit';
import type { Step } from '@sixfold/protocol';
import type { AnyFactSentence, GameWords } from '@sixfold/words';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words.js';

export interface LogLine {
  readonly key: string;
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
      const text = factText(fact as unknown as Fact, words, nameOf);
      if (text === undefined) return [];
      const { seat } = fact as { readonly seat?: number };
      return {
        key: `${step.number}.${index}`,
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
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
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
      {shown.map(({ key, text, weight, mine }) => (
        <li
          key={key}
          className={[mine && 'mine', weight === 'headline' && 'headline'].filter(Boolean).join(' ')}
        >
          {text}
        </li>
      ))}
    </ol>
  );
}
