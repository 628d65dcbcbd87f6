import { type Game, isRefusal, Match } from '@sixfold/game-kit';
import type { CreateTable } from '@sixfold/protocol';
import type { What } from './cues.js';

/** How often each comes, so that evenings get somewhere: games are dealt, played and ended. */
export const WEIGHTS: Readonly<Record<What, number>> = {
  join: 9,
  leave: 3,
  seat: 2,
  name: 1,
  settings: 3,
  bots: 2,
  remove: 2,
  host: 2,
  start: 4,
  seal: 2,
  open: 2,
  choose: 4,
  resign: 2,
  draw: 5,
  signal: 4,
  takeover: 4,
  return: 3,
  takeback: 2,
  hint: 2,
  rematch: 5,
  again: 2,
  chat: 2,
  mute: 2,
  link: 3,
  take: 3,
  drops: 8,
  comes: 6,
  botsMove: 2,
  time: 8,
  outage: 2,
  reload: 2,
  repeats: 3,
  starts: 8,
  seals: 5,
  wishes: 6,
  moves: 6,
  plays: 6,
  finishes: 3,
  dawdles: 3,
  dithers: 2,
  gathers: 6,
  hesitates: 5,
  replaces: 5,
  outdates: 4,
};

/** Evenings in which deals are held up as much as people can. */
export const DAWDLING: readonly What[] = [
  'join',
  'start',
  'dawdles',
  'seal',
  'wishes',
  'finishes',
  'leave',
  'time',
];

/** A kind of evening: what people do again and again, and at which tables that is possible at all. */
export interface Theme {
  readonly whats: readonly What[];
  readonly fits?: (wanted: CreateTable, game: Game) => boolean;
}

/** Whether several seats must act at once when a game begins. */
function asksSeveral(game: Game): boolean {
  const match = Match.start(game, { options: {}, seats: game.manifest.quickSeats, seed: 'several' });
  return !isRefusal(match) && match.toAct().length > 1;
}

/** In most evenings people do a few things again and again: all of them at once get nowhere. */
export const THEMES: readonly Theme[] = [
  { whats: (Object.keys(WEIGHTS) as What[]).filter((what) => what !== 'dawdles') },
  // Who sits where before a game.
  {
    whats: [
      ...(['gathers', 'join', 'leave', 'seat', 'seat', 'bots', 'bots', 'remove', 'settings'] as const),
      ...(['again', 'again', 'name', 'host', 'host', 'start', 'finishes', 'finishes'] as const),
    ],
  },
  // Lines break and come back while one game follows another.
  {
    whats: [
      ...(['gathers', 'leave', 'drops', 'comes', 'takeover', 'return', 'time', 'replaces'] as const),
      ...(['replaces', 'starts', 'moves', 'finishes', 'wishes', 'rematch'] as const),
    ],
  },
  // People go on at other devices.
  {
    whats: [
      ...(['gathers', 'join', 'leave', 'link', 'take', 'outdates', 'outdates', 'time', 'starts'] as const),
      ...(['moves', 'finishes', 'repeats', 'remove', 'reload'] as const),
    ],
  },
  // Latecomers wait for a bot's seat.
  { whats: ['starts', 'join', 'leave', 'link', 'take', 'drops', 'time', 'plays', 'finishes', 'settings'] },
  // Deals are prepared, and people do not keep to it.
  {
    whats: [
      ...(['gathers', 'start', 'start', 'seal', 'open', 'seals', 'dawdles', 'dawdles', 'drops'] as const),
      ...(['comes', 'leave', 'return', 'time', 'finishes', 'wishes'] as const),
    ],
  },
  // Clocks.
  {
    whats: [
      ...(['gathers', 'starts', 'moves', 'hesitates', 'time', 'outage', 'leave', 'return'] as const),
      ...(['drops', 'takeover', 'reload', 'botsMove'] as const),
    ],
    fits: ({ clock }) => clock !== undefined,
  },
  // Somebody alone with bots tries things out.
  {
    whats: ['starts', 'moves', 'takeback', 'choose', 'hint', 'time'],
    fits: ({ takeBack = false }) => takeBack,
  },
  // What people say to each other, with and without words.
  {
    whats: [
      ...(['gathers', 'starts', 'moves', 'choose', 'draw', 'draw', 'signal', 'signal'] as const),
      ...(['signal', 'resign', 'chat', 'chat', 'mute', 'name', 'wishes', 'settings'] as const),
    ],
    fits: (_, { manifest }) => manifest.manners.draw,
  },
  // Choices that are made, declared and changed while others still think.
  {
    whats: ['gathers', 'starts', 'choose', 'choose', 'dithers', 'hint', 'moves', 'finishes', 'wishes'],
    fits: (_, game) => asksSeveral(game),
  },
];
