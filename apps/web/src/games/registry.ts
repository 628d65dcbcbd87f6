import type { Game } from '@sixfold/game-kit';
import type { GamePage } from '../table/table-props.js';

export const GAME_IDS = ['nimmt', 'six', 'sixteen'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** A ready-made table: seats and options that a family would not want to look up. */
export interface Preset {
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

interface Entry {
  /** All numbers of players any variant allows, for the start page. */
  readonly seats: readonly number[];
  /** How many sit down when somebody just plays now. */
  readonly quickSeats: number;
  /** Whether people who share a device must not see each other's view. */
  readonly hides: boolean;
  readonly presets: readonly Preset[];
  readonly rules: () => Promise<Game>;
  readonly page: () => Promise<GamePage>;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The one list of the page's games. Rules and drawings are chunks of their own. */
export const GAMES: Readonly<Record<GameId, Entry>> = {
  nimmt: {
    seats: range(2, 10),
    quickSeats: 4,
    hides: true,
    presets: [
      { id: 'classic', seats: 4, options: {} },
      { id: 'plus', seats: 4, options: { variant: 'plus' } },
      { id: 'simple', seats: 3, options: { variant: 'simple' } },
      { id: 'ole', seats: 4, options: { variant: 'ole' } },
      { id: 'tactics', seats: 4, options: { deck: 'tactics' } },
      { id: 'draft', seats: 4, options: { deck: 'tactics', draft: true } },
      { id: 'short', seats: 4, options: { rounds: 1 } },
    ],
    rules: async () => (await import('@sixfold/nimmt')).nimmt as unknown as Game,
    page: async () => (await import('./nimmt/index.js')).page,
  },
  six: {
    seats: [2, 4],
    quickSeats: 2,
    hides: false,
    presets: [
      { id: 'german', seats: 2, options: {} },
      { id: 'dutch', seats: 2, options: { edition: '21' } },
      { id: 'teams', seats: 4, options: {} },
    ],
    rules: async () => (await import('@sixfold/six')).six as unknown as Game,
    page: async () => (await import('./six/index.js')).page,
  },
  sixteen: {
    seats: [2, 4],
    quickSeats: 2,
    hides: true,
    presets: [
      { id: 'standard', seats: 2, options: {} },
      { id: 'children', seats: 2, options: { matches: false } },
      { id: 'strict', seats: 2, options: { drawing: 'strict' } },
      { id: 'teams', seats: 4, options: {} },
    ],
    rules: async () => (await import('@sixfold/sixteen')).sixteen as unknown as Game,
    page: async () => (await import('./sixteen/index.js')).page,
  },
};
