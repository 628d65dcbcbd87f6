// What all measurements share, some of it with the tests: a browser, and games kept on this device.
import { existsSync } from 'node:fs';
import { games } from '@sixfold/games';

/** No sandbox inside containers, no graphics card, and nothing sent anywhere. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium that is installed, the one that the environment names before all others. */
export const installedChromium = () =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));

export const chromiumPath = installedChromium();

export const artifacts = new URL('../../artifacts/', import.meta.url).pathname;

/** A game on this device that nobody has made a move in, one person against bots: as versions before rooms kept it. */
export const deviceGame = (game, seats, name = 'Mia') => ({
  id: 'measure',
  game,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human', name } : { kind: 'bot', level: 'easy' },
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

/** Runs in the page: keeps a game on this device, and settings unless there are some. */
export function keepGame(game) {
  localStorage.setItem(`sixfold.game.${game.id}`, JSON.stringify(game));
  if (localStorage.getItem('sixfold.settings') !== null) return;
  const settings = { speed: 'normal', name: 'Mia' };
  localStorage.setItem('sixfold.settings', JSON.stringify({ state: settings, version: 1 }));
}

/** What is measured of each game of the start page; stops if one is missing. */
export function ofEveryGame(measured) {
  const missing = games.filter(({ id, manifest }) => manifest.onHomePage && !Object.hasOwn(measured, id));
  if (missing.length > 0) throw new Error(`Not measured: ${missing.map(({ id }) => id).join(', ')}`);
  return measured;
}
