import type { MatchRecord } from '@sixfold/game-kit';
import type { DeviceSeat } from './device-games.js';

// What is kept in a browser may have been written by anybody, and by any accident: these say what a value is.

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const areNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

const isSeat = (value: unknown): value is DeviceSeat =>
  isObject(value) &&
  ((value.kind === 'human' && typeof value.name === 'string') ||
    (value.kind === 'bot' && typeof value.level === 'string'));

export const areSeats = (value: unknown): value is readonly DeviceSeat[] =>
  Array.isArray(value) && value.length > 0 && value.every(isSeat);

/** A record as far as lists and figures need it; whether it can be replayed turns out when somebody looks at it. */
export const isRecord = (value: unknown): value is MatchRecord =>
  isObject(value) &&
  [value.game, value.seed].every((each) => typeof each === 'string') &&
  typeof value.seats === 'number' &&
  isObject(value.options) &&
  areTexts(value.moves) &&
  (value.result === undefined ||
    (isObject(value.result) && areNumbers(value.result.ranks) && areNumbers(value.result.scores)));
