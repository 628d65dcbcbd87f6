/** A game or a variant of it in a minute. */
export interface Minute {
  readonly goal: string;
  readonly turn: string;
  readonly end: string;
  readonly wins: string;
}

/** One part of a game's complete rules. */
export interface RulesSection {
  readonly title: string;
  readonly text: readonly string[];
}

/** The rules of a game: each variant in a minute, and everything in sections that variants share. */
export interface RulesWords {
  readonly short: Readonly<Record<string, Minute>>;
  readonly sections: Readonly<Record<string, RulesSection>>;
}
