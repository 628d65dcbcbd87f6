/** What the tests use of what measurements share. */
export interface OldDeviceGame {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export const FLAGS: string[];
export function installedChromium(): string | undefined;
export function deviceGame(game: string, seats: number, name?: string): OldDeviceGame;
export function keepGame(game: OldDeviceGame): void;
