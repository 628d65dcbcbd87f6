import {
  type Game,
  isRefusal,
  type MatchSetup,
  readOptions,
  type Table,
  type Viewer,
} from '@sixfold/game-kit';

/** One way to play a game, handed to the laws: options, seats, and what is known about it. */
export interface LawCase {
  /** Shown in test titles and kept with failing seeds; unique among the cases of a game. */
  readonly name: string;
  /** As a person would give them; what is missing has its default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** Whether some viewer does not know everything: then determinizing must give different worlds. */
  readonly hidden: boolean;
  /** How many random games the cheap laws play; the costly ones play a quarter of them. */
  readonly games?: number;
  /** What no move may change, such as all cards in one sorted list. */
  conserved?(table: Table): unknown;
  /**
   * What is the same in every world that a viewer could be in, however it is dealt, such as all cards of hands and talon
   * in one sorted list. Unlike what is conserved it may change from move to move.
   */
  pooled?(table: Table): unknown;
  /**
   * The named parts of the table that this viewer must not know, such as each other hand. Over many worlds
   * of the first decisions each must take more than one value: a view that gave it away would pin it.
   */
  secrets?(table: Table, viewer: Viewer): Readonly<Record<string, unknown>>;
  /** What everyone sees at once of a move made while others are still choosing, where it is not nothing. */
  openly?(move: string): string;
}

const DEFAULT_GAMES = 20;

export const cheapGames = (lawCase: LawCase): number => lawCase.games ?? DEFAULT_GAMES;
export const costlyGames = (lawCase: LawCase): number => Math.ceil(cheapGames(lawCase) / 4);

/** The complete options of a case, for a match with this seed. */
export function setupOf(
  game: Game,
  { name, options, seats }: Pick<LawCase, 'name' | 'options' | 'seats'>,
  seed: string,
): MatchSetup {
  const read = readOptions(game, options, seats);
  if (isRefusal(read)) {
    throw new Error(`The options of "${name}" are refused: ${read.code} ${JSON.stringify(read.params)}`);
  }
  return { options: read, seats, seed };
}
