import type { Fact, Seat } from '@sixfold/game-kit';
import type { AnyFactSentence, GameWords } from '@sixfold/words';

/** Facts as sentences; those that a game has no sentence for stay unsaid. */
export function factSentences(
  facts: readonly Fact[],
  words: GameWords | undefined,
  name: (seat: Seat) => string,
): string[] {
  return facts.flatMap((fact) => {
    // Each sentence takes the fact of its own kind: it was looked up by that kind.
    const sentenceOf = words?.facts[fact.kind] as AnyFactSentence | undefined;
    return sentenceOf ? [sentenceOf(fact, name)] : [];
  });
}
