import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './record.js';
import { Refusal } from './refusal.js';

/** What shows that a deal was not chosen by anyone: the `fairness` of a record (docs/fairness.md). */
export interface Fairness {
  readonly version: 1;
  /** The table's id, so that a secret cannot serve twice. */
  readonly table: string;
  /** SHA-256 of the secret, shown before anybody sat down. */
  readonly commitment: string;
  /** The server's 32 bytes in hexadecimal, shown when the match is over. */
  readonly secret: string;
  /** What each seat added, in hexadecimal; empty for a bot. */
  readonly contributions: readonly string[];
}

const SECRET = /^[0-9a-f]{64}$/;
const CONTRIBUTION = /^([0-9a-f]{32,128})?$/;

/** What is shown of a secret before it may be known. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/**
 * The published formula: the seed is HMAC-SHA-256 with the secret as key over a fixed word, the table's id and
 * all contributions in the order of seats, each on its own line.
 */
export function fairSeed(secret: string, table: string, contributions: readonly string[]): string {
  const message = ['sixfold deal 1', table, ...contributions].join('\n');
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(message)));
}

/** One secret grows from another without giving it away: a series commits to its next deal before this one ends. */
export const deriveSecret = (root: string, purpose: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(root), utf8ToBytes(purpose)));

/** Whether the record's seed follows from its secret and contributions. Undefined: it does. */
export function checkFairness(record: MatchRecord): Refusal | undefined {
  const fairness = readFairness(record.fairness);
  if (fairness === undefined) return new Refusal('fairnessUnreadable');
  const { commitment, secret, table, contributions } = fairness;
  if (contributions.length !== record.seats) return new Refusal('fairnessUnreadable');
  if (commitmentOf(secret) !== commitment) return new Refusal('commitmentDiffers');
  if (fairSeed(secret, table, contributions) !== record.seed) return new Refusal('seedDiffers');
  return undefined;
}

function readFairness(data: unknown): Fairness | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { version, table, commitment, secret, contributions } = data as Record<string, unknown>;
  const isReadable =
    version === 1 &&
    typeof table === 'string' &&
    typeof commitment === 'string' &&
    typeof secret === 'string' &&
    SECRET.test(secret) &&
    Array.isArray(contributions) &&
    contributions.every((each) => typeof each === 'string' && CONTRIBUTION.test(each));
  return isReadable ? (data as Fairness) : undefined;
}
