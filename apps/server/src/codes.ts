import { randomInt } from 'node:crypto';

/** Digits and letters of which no two look alike, on paper or on a screen: without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 6;

/** A new short code: 23⁶ of them are possible (docs/rooms.md reckons what guessing one would take). */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as somebody typed it: in any case, with spaces or dashes. Undefined if it cannot be one. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode = code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter));
  return isCode ? code : undefined;
}
