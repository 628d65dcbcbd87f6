import type { TableCase } from '../src/laws/run.js';

/** Ways to open a room: every game, several variants, every kind of clock. */
export const TABLES: readonly TableCase[] = [
  {
    name: 'nimmt, three seats, no clock',
    wanted: {
      game: 'nimmt',
      seats: 3,
      options: { rounds: 1 },
      name: 'anna',
      spectators: false,
      hints: true,
    },
  },
  {
    name: 'nimmt olé with masks, a clock for each move',
    wanted: {
      game: 'nimmt',
      seats: 4,
      options: { variant: 'ole', rounds: 2 },
      name: 'anna',
      clock: { kind: 'move', seconds: 20 },
      latecomers: 'now',
      bots: [{ seat: 2, level: 'master' }],
    },
  },
  {
    name: 'nimmt olé where everybody can mask',
    wanted: {
      game: 'nimmt',
      seats: 3,
      options: {
        variant: 'ole',
        rounds: 1,
        traps: 'own',
        collections: [{ mask: 9 }, { mask: 9 }, { mask: 9 }],
      },
      name: 'anna',
      clock: { kind: 'game', seconds: 300, increment: 0 },
    },
  },
  {
    name: 'nimmt in turn, latecomers with the round, made by somebody who watches',
    wanted: {
      game: 'nimmt',
      seats: 3,
      options: { variant: 'simple', rounds: 3 },
      name: 'anna',
      seat: null,
      bots: ['easy'],
    },
  },
  {
    name: 'nimmt among bots, latecomers with the next game',
    wanted: {
      game: 'nimmt',
      seats: 3,
      options: { variant: 'simple', rounds: 2 },
      name: 'anna',
      latecomers: 'game',
      bots: ['easy', 'easy'],
    },
  },
  {
    name: 'six for two, a clock for the game',
    wanted: {
      game: 'six',
      seats: 2,
      name: 'anna',
      clock: { kind: 'game', seconds: 60, increment: 3 },
      bestOf: 3,
    },
  },
  {
    name: 'six for four with the signal, two people at one device',
    wanted: {
      game: 'six',
      seats: 4,
      options: { signal: true, opener: 'lot' },
      name: 'anna',
      also: [{ name: 'opa', seat: 2 }],
      clock: { kind: 'move', seconds: 30 },
      contributes: true,
    },
  },
  {
    name: 'sixteen by the day, starts when full',
    wanted: { game: 'sixteen', seats: 2, name: 'anna', clock: { kind: 'day', days: 1 }, startWhenFull: true },
  },
  {
    name: 'sixteen among bots, moves may be taken back',
    wanted: {
      game: 'sixteen',
      seats: 4,
      options: { drawing: 'loose' },
      name: 'anna',
      takeBack: true,
      bots: [{ seat: 3, level: 'easy' }, 'strong', 'medium'],
    },
  },
  {
    name: 'goofspiel for three, a clock for each move',
    wanted: {
      game: 'goofspiel',
      seats: 3,
      name: 'anna',
      clock: { kind: 'move', seconds: 10 },
      bots: ['easy'],
    },
  },
  {
    name: 'a quick match of six',
    quick: true,
    wanted: { game: 'six', seats: 2, name: 'anna', visibility: 'public', contributes: true },
  },
];

const NIMMT: readonly Readonly<Record<string, unknown>>[] = [
  { variant: 'classic', rounds: 1 },
  { variant: 'classic', deck: 'tactics', rounds: 2 },
  { variant: 'classic', deck: 'tactics', draft: true, rounds: 1 },
  { variant: 'plus', rounds: 1 },
  { variant: 'plus-even', rounds: 1 },
  { variant: 'zero', rounds: 1 },
  { variant: 'simple', rounds: 2 },
  { variant: 'ole', rounds: 1 },
  { variant: 'ole', rounds: 1, deck: 'tactics', copies: 1 },
];

const SIXTEEN: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { matches: false, drawing: 'strict' },
  { jokers: false, bonus: true, drawing: 'loose' },
];

const waysOf = (game: string, seats: number, options: Readonly<Record<string, unknown>>): TableCase => ({
  name: `${game} for ${seats} ${JSON.stringify(options)}`,
  wanted: {
    game,
    seats,
    options,
    name: 'anna',
    latecomers: 'now',
    bots: ['easy'],
    also: [{ name: 'opa', seat: 2 }],
  },
});

/** Every game and variant that hides something, with a bot and two people at one device, and the usual tables. */
export const HIDING_TABLES: readonly TableCase[] = [
  ...TABLES,
  ...NIMMT.map((options, index) => waysOf('nimmt', 3 + (index % 3), options)),
  ...SIXTEEN.map((options) => waysOf('sixteen', 4, options)),
  waysOf('goofspiel', 3, {}),
];
