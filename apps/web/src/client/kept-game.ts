import type { DeviceGame } from './device-games.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const areNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

const isSeat = (value: unknown): boolean =>
  isObject(value) &&
  ((value.kind === 'human' && typeof value.name === 'string') ||
    (value.kind === 'bot' && typeof value.level === 'string'));

const isResult = (value: unknown): boolean =>
  isObject(value) && areNumbers(value.scores) && areNumbers(value.ranks);

/** Whether what was read from the browser's storage is a game: anybody, and any accident, may have written there. */
export const isDeviceGame = (value: unknown): value is DeviceGame =>
  isObject(value) &&
  [value.id, value.game, value.seed].every((each) => typeof each === 'string') &&
  [value.startedAt, value.updatedAt, value.bestOf].every((each) => typeof each === 'number') &&
  typeof value.finished === 'boolean' &&
  isObject(value.options) &&
  areTexts(value.moves) &&
  areTexts(value.choices) &&
  Array.isArray(value.seats) &&
  value.seats.length > 0 &&
  value.seats.every(isSeat) &&
  Array.isArray(value.results) &&
  value.results.every(isResult);
