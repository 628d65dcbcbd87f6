// What all measurements share: a browser, and games kept on this device.
import { existsSync } from 'node:fs';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

export const chromiumPath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

export const artifacts = new URL('../../artifacts/', import.meta.url).pathname;

/** A game on this device that nobody has made a move in: Mia against bots. */
export const deviceGame = (game, seats) => ({
  id: 'measure',
  game,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: 'Mia' } : { kind: 'bot', level: 'easy' },
  ),
  seed: 'measure',
  moves: [],
  choices: [],
  startedAt: 1,
  updatedAt: 1,
  finished: false,
  results: [],
  bestOf: 1,
});

/** Runs in the page: keeps a game on this device. */
export function keepGame(game) {
  localStorage.setItem('sixfold.game.measure', JSON.stringify(game));
  localStorage.setItem(
    'sixfold.settings',
    JSON.stringify({ state: { speed: 'normal', name: 'Mia' }, version: 1 }),
  );
}
