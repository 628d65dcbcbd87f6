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

/** What a lesson says: its task, and the answer to what was done, for each of its steps. */
export interface LessonWords {
  readonly title: string;
  readonly steps: Readonly<Record<string, Readonly<Record<'task' | 'right' | 'wrong', string>>>>;
}

export interface PuzzleWords {
  /** What is asked, given how many moves the solver has to find. */
  readonly task: (moves: number) => string;
  readonly right: string;
  readonly wrong: string;
  /** What a move is worth, and what the values of all moves mean, in games whose puzzles weigh them. */
  readonly worth?: (move: string, value: number) => string;
  readonly values?: string;
}

/** Everything there is to learn about one game. */
export interface LearnWords {
  readonly rules: RulesWords;
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** By situation: what a coach says when it comes up for the first time. */
  readonly coach: Readonly<Record<string, string>>;
  /** By kind of move: what somebody may do now, given how many ways there are. */
  readonly mayDo: Readonly<Record<string, (count: number) => string>>;
  readonly puzzles: PuzzleWords;
}
