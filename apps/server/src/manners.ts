/** What people do at a table besides moving, and what happens to who runs out of time. */
export interface Manners {
  readonly onTime: 'bot' | 'loses';
  readonly resign: boolean;
  readonly draw: boolean;
}

/** Where one side's loss is the other's win, time and resignation decide the game. */
const DUEL: Manners = { onTime: 'loses', resign: true, draw: true };

/** Where others want to play on, a bot makes the move instead. */
const COMPANY: Manners = { onTime: 'bot', resign: false, draw: false };

const DUELS: ReadonlySet<string> = new Set(['six']);

export const mannersOf = (game: string): Manners => (DUELS.has(game) ? DUEL : COMPANY);
