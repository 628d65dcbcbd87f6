import type { Fact } from '@sixfold/game-kit';
import type { Language } from '@sixfold/words';
import type { LearnWords } from '@sixfold/words/shape-learn';
import { type ComponentType, use } from 'react';
import { GAMES, type HomeGame } from '../games/registry.js';
import type { Lesson } from '../lessons/lessons.js';
import type { Situation } from '../lessons/situations.js';
import { useLanguage } from '../settings/settings.js';
import { once } from '../words/words.js';
import type { Book } from './books.js';

/** What a game brings for those who learn it: a book of rules, lessons and a coach, typed by its own views and facts. */
export interface Learning<View = unknown, Happened extends Fact = Fact> {
  words(language: Language): Promise<LearnWords>;
  readonly book: Book;
  /** By section of the book: a drawing, where one says more than an example to play. */
  readonly pictures: Readonly<Record<string, ComponentType>>;
  /** The sections about what a fact tells; a variant has at most one of them. */
  sectionsOn(fact: Happened): readonly string[];
  /** What everybody needs first comes first. */
  readonly lessons: readonly Lesson[];
  /** What a coach speaks up about, the most pressing first. */
  readonly situations: readonly Situation<View, Happened>[];
  /** Kinds of moves as people think of them, in the order in which they are told. */
  readonly kinds: readonly string[];
  kindOf(move: string): string | undefined;
}

/** Sorts moves into kinds as people think of them, by what the rules call the kind of a move. */
export const kindsBy = <Kind extends string>(
  names: Readonly<Record<Kind, string>>,
  meaningOf: (move: string) => { readonly kind: Kind } | undefined,
): Pick<Learning, 'kinds' | 'kindOf'> => ({
  kinds: [...new Set(Object.values<string>(names))],
  kindOf: (move) => {
    const meaning = meaningOf(move);
    return meaning && names[meaning.kind];
  },
});

/** What a game brings for those who learn it; waits for it. */
export const useLearning = (game: HomeGame): Learning => use(once(`learning.${game}`, GAMES[game].learning));

/** What there is to learn about one game, in the reader's language; waits for it. */
export function useGameLearnWords(game: HomeGame): LearnWords {
  const { words } = useLearning(game);
  const language = useLanguage();
  return use(once(`learn.${game}.${language}`, () => words(language)));
}
