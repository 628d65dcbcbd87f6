import type { Seat, Table } from '@sixfold/game-kit';
import type { FactOf, GameId, ViewOf } from '@sixfold/games';
import type { TerminalWords } from '@sixfold/words';
import type { Colours } from '../shell.js';

/** What a drawing of a table needs besides the view. */
export interface Scene<Words = unknown> {
  readonly colours: Colours;
  /** What the game says in a terminal. */
  readonly words: Words;
  readonly name: (seat: Seat) => string;
  /** How wide the screen is, where that is known. */
  readonly columns?: number | undefined;
  /** The whole table with all hands, for those who look back at a match. */
  readonly all?: Table;
  /** The move that a player is about to choose: drawn where it would lie. */
  readonly selected?: string;
}

/** An arrow key. */
export type Arrow = 'left' | 'right' | 'up' | 'down';

/** How one game looks in a terminal. */
export interface TableArt<View = unknown, FactKind extends string = string, Words = unknown> {
  /** The table as lines of text. */
  draw(view: View, scene: Scene<Words>): string[];
  /** Kinds of facts that go without saying when the table is drawn anyway. */
  readonly unsaid: readonly FactKind[];
  /** What a player is asked for, where there is more to say than "your move". */
  ask(view: View, legal: readonly string[], words: Words): string | undefined;
  /** How many cards a move takes, where some take several: those that take fewer are offered first. */
  cardsIn?(move: string): number;
  /** On a board: the move that an arrow key leads to from the selected one. Without it arrows follow the list. */
  neighbour?(moves: readonly string[], selected: string, arrow: Arrow): string | undefined;
}

/** The drawing of one of our games, with the words that its own words keep for it. */
export type ArtOf<Id extends GameId> = TableArt<ViewOf<Id>, FactOf<Id>['kind'], TerminalWords<Id>>;
