import type { Figure } from './figures.js';

/**
 * How a rate compares with that of a program in C++ which plays the same kind of random games, if somebody has
 * measured one beside this run: SIXFOLD_CPP="nimmt=1000000 six=160000 sixteen=2000000" (games or rounds a second, see
 * docs/engines.md). Without it there is no such figure.
 */
export function besideCpp(
  game: 'nimmt' | 'six' | 'sixteen',
  what: string,
  rate: number,
  unit: string,
  goal: number,
): readonly Figure[] {
  const given = new RegExp(`\\b${game}=(\\d+)\\b`).exec(process.env.SIXFOLD_CPP ?? '');
  if (given === null) return [];
  return [{ what: `${what}, beside C++`, value: rate, unit, ratio: rate / Number(given[1]), goal }];
}
