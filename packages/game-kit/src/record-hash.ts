import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './record.js';

/** The hash of a whole record, so that no change in it goes unnoticed: `2:` and SHA-256 of its canonical text. */
export const recordHash = (record: MatchRecord): string =>
  `2:${sha256Hex(canonicalText({ ...record, hash: undefined }))}`;

/** A record with its hash, which covers everything else that it says. */
export const withHash = (record: MatchRecord): MatchRecord => ({ ...record, hash: recordHash(record) });

/** The hash of version 1 covers what makes the match, but neither its end nor the evidence of its deal. */
export function firstHash({ game, options, seats, seed, moves }: MatchRecord): string {
  const parts = { game, options, seats, seed, moves };
  const text = Object.entries(parts).map(([key, value]) => `"${key}":${canonicalText(value)}`);
  return sha256Hex(`{${text.join(',')}}`);
}

const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** JSON without spaces and with the keys of all objects sorted by code unit (RFC 8785). */
export function canonicalText(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonicalText).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null';
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonicalText(value)}`).join(',')}}`;
}
