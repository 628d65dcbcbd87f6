import type { Fact, KitCode, RefusalParams, Seat } from '@sixfold/game-kit';
import type { CodeOf, FactOf, GameId } from '@sixfold/games';

/** Words for one thing a person can choose: what it is called, and what choosing it means. */
export interface OfferWords {
  readonly label: string;
  readonly help: string;
}

export interface OptionWords extends OfferWords {
  /** For options with named values. */
  readonly values?: Readonly<Record<string, OfferWords>>;
  /** For numbers that may be null: what "none" means. */
  readonly none?: string;
}

export type SentenceOf<Subject> = (subject: Subject, name: (seat: Seat) => string) => string;

/** By refusal code: says what is wrong and what is allowed. */
export type RefusalWords<Code extends string = string> = Readonly<
  Record<Code, (params: RefusalParams) => string>
>;

/**
 * What another language must offer: the same keys and the same parameters. The English file of an area defines
 * the type, so that the compiler finds every sentence that a translation lacks or has too many.
 */
export type SameKeys<Words> = Words extends string
  ? string
  : Words extends (...params: infer Params) => string
    ? (...params: Params) => string
    : { readonly [Key in keyof Words]: SameKeys<Words[Key]> };

/**
 * All sentences about one game in one language. A game's English file fixes the keys; the other languages are
 * typed by it, so the compiler finds every missing sentence.
 */
export interface GameWords {
  readonly name: string;
  readonly tagline: string;
  /** How it is played, in a few sentences. */
  readonly howTo: readonly string[];
  /** Names of the ready-made tables, by their id in the manifest. */
  readonly presets: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly refusals: RefusalWords;
  /** By fact kind: the log. Each takes the fact as its game defines it. */
  readonly facts: Readonly<Record<string, SentenceOf<never>>>;
  /** By `Outcome.reason`. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Titles of the worked examples, by the last part of their key. */
  readonly scenarios?: Readonly<Record<string, string>>;
  /** What the game's own table on the page says beside all this. */
  readonly table?: object;
  /** What the game's drawing in a terminal says. */
  readonly terminal?: object;
  /** What decisions are weighed in: what the curve of a match shows, and how much something cost. */
  readonly analysis: {
    readonly curve: string;
    readonly amount: (cost: number) => string;
    /** That a win can be forced, and with how many moves of one's own, in games where that can be proved. */
    readonly forced?: (name: string, moves: number) => string;
  };
  /** What one scored in each round from game to game, in games whose manifest names the fact that tells it. */
  readonly course?: {
    readonly title: (average: string) => string;
    readonly label: (games: number, average: string) => string;
  };
  /** By the reason code of a bot's candidate: why the move is worth considering. */
  readonly hints?: RefusalWords;
}

/**
 * All sentences about one of our games, typed by its rules: a refusal or a fact without a sentence does not
 * compile, and neither does a sentence for what cannot happen.
 */
export interface WordsOf<Id extends GameId> extends GameWords {
  readonly refusals: RefusalWords<Exclude<CodeOf<Id>, KitCode>>;
  readonly facts: {
    readonly [Kind in FactOf<Id>['kind']]: SentenceOf<FactOf<Id> & { readonly kind: Kind }>;
  };
}

export type AnyFactSentence = SentenceOf<Fact>;
