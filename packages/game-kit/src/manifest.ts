import type { GameOptions } from './options.js';

/** What people may do at a table besides moving, and what happens to whoever runs out of time. */
export interface Manners {
  readonly resign: boolean;
  readonly draw: boolean;
  /** `loses`: the game is over; `bot`: a bot makes the move, because others want to play on. */
  readonly onTime: 'bot' | 'loses';
}

/** Where one side's loss is the other's win, time and resignation decide the game. */
export const DUEL: Manners = { resign: true, draw: true, onTime: 'loses' };

/** Where others want to play on, a bot makes the move instead. */
export const COMPANY: Manners = { resign: false, draw: false, onTime: 'bot' };

/** A ready-made choice of seats and options, for people who do not want to read the rules first. */
export interface Preset {
  /** Its words are found under `presets.<id>` of the game's words. */
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A way to play with rules of its own, and how a table that plays it is recognised. */
export interface GameVariant {
  readonly id: string;
  /** Only with this many seats; with any number if left out. */
  readonly seats?: number;
  /** Only with these values of options; with any if left out. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The preset whose name it has, unless that has the same id or the variant is the value of an option. */
  readonly preset?: string;
}

/**
 * What everybody must know of a game without loading its rules: plain data, in a module of its own. Start page,
 * forms, tables, logs and the tools of this repository read it, so that none of them keeps a list of games.
 */
export interface GameManifest<FactKind extends string = string> {
  readonly id: string;
  /**
   * Counts the corrections of the rules that could refuse or change something that was played before: 1 if left out, and
   * one more with each. Every deal is kept with the edition that it was made under.
   */
  readonly edition?: number;
  /** Whether somebody may not know everything: people who share a device must then not see each other's view. */
  readonly hides: boolean;
  readonly manners: Manners;
  /** How many may sit down in one variant or another, ascending. */
  readonly seats: readonly number[];
  /** How many sit down when somebody just plays now. */
  readonly quickSeats: number;
  readonly presets: readonly Preset[];
  /** In games that have several: a table plays the first that fits it. */
  readonly variants?: readonly GameVariant[];
  /** The option that allows the table's warning signal, in games that know one (S-11). */
  readonly signalOption?: string;
  /** Facts that a reader of the log need not be told again and again. */
  readonly quietFacts: readonly FactKind[];
  /** The fact that a new round begins, in games that have rounds: then somebody may get the seat of a bot. */
  readonly roundFact?: FactKind;
  /** The fact that tells what each seat scored in a round, as `points`, in games that have rounds. */
  readonly pointsFact?: FactKind;
  /** Facts that stand out in the log. */
  readonly headlineFacts: readonly FactKind[];
  /** False: playable by whoever knows its address, but not shown on the start page. */
  readonly onHomePage: boolean;
}

/** The edition of a game's rules. */
export const editionOf = ({ edition }: GameManifest): number => edition ?? 1;

/** The variant that a table plays; a game with one way to play is its own. */
export const variantOf = (
  { id, variants }: GameManifest,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): string =>
  variants?.find(
    (variant) =>
      (variant.seats ?? seats) === seats &&
      Object.entries(variant.options ?? {}).every(([key, value]) => options[key] === value),
  )?.id ?? id;

/** Whether a table with these options offers the warning signal. */
export const offersSignal = ({ signalOption }: GameManifest, options: GameOptions): boolean =>
  signalOption !== undefined && options[signalOption] === true;
