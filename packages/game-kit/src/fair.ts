import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What shows that a deal was not chosen by anyone: the `fairness` of a record (docs/fairness.md). A person with
 * several seats has the same seal and contribution on each of them.
 */
export interface Fairness {
  readonly version: 2;
  /** The room's id, so that a secret cannot serve twice. */
  readonly table: string;
  /** Which preparation of the room this is, from 1; abandoned ones count. */
  readonly deal: number;
  /** SHA-256 of the secret, shown before anybody sealed anything. */
  readonly commitment: string;
  /** The server's 32 bytes in hexadecimal, shown when the game is over. */
  readonly secret: string;
  /** For each seat SHA-256 of its contribution, shown before any was opened; or `ADDED_BY_BOT`, or `DECLINED`. */
  readonly seals: readonly string[];
  /** For each seat what was opened, in hexadecimal; or `ADDED_BY_BOT`, or `DECLINED`. */
  readonly contributions: readonly string[];
  /** The options that were left to lot, in the game's order. The record's options hold what came out. */
  readonly lots: readonly string[];
  /** For every abandoned preparation of this game the seats that had sealed and did not open. */
  readonly restarts?: readonly (readonly number[])[];
}

/** The evidence in records from before contributions were sealed. */
export interface EarlyFairness {
  readonly version: 1;
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added, in hexadecimal; empty for a bot. */
  readonly contributions: readonly string[];
}

/** What stands for the seal and the contribution of a bot, which adds nothing. */
export const ADDED_BY_BOT = '';
/** What stands for the seal and the contribution of a person who did not want to contribute. */
export const DECLINED = '-';

const HASH = /^[0-9a-f]{64}$/;
const CONTRIBUTION = /^(?:[0-9a-f]{2}){16,64}$/;

/** Whether this is a hash in lower-case hexadecimal, as seals and commitments are. */
export const isSeal = (text: unknown): boolean => typeof text === 'string' && HASH.test(text);

/** Whether this can be added to a deal: 16 to 64 bytes in lower-case hexadecimal. */
export const isContribution = (text: unknown): boolean => typeof text === 'string' && CONTRIBUTION.test(text);

/** What a person shows of a contribution before it may be known. */
export const sealOf = (contribution: string): string => bytesToHex(sha256(hexToBytes(contribution)));

/** What the server shows of a secret before it may be known. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** One secret grows from another without giving it away. */
export const deriveSecret = (root: string, purpose: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(root), utf8ToBytes(purpose)));

/** A room keeps one root; the secret of each of its deals grows from it. */
export const dealSecret = (root: string, deal: number): string => deriveSecret(root, `deal ${deal}`);

/**
 * The published formula: HMAC-SHA-256 with the secret as key over a fixed word, the room's id, the number of the
 * deal and all contributions in the order of seats, each on its own line.
 */
export const dealSeed = (from: Pick<Fairness, 'secret' | 'table' | 'deal' | 'contributions'>): string =>
  seedFrom(from.secret, ['sixfold deal 2', from.table, String(from.deal), ...from.contributions]);

/** The formula of version 1, before rooms counted their deals. */
export const fairSeed = (secret: string, table: string, contributions: readonly string[]): string =>
  seedFrom(secret, ['sixfold deal 1', table, ...contributions]);

const seedFrom = (secret: string, lines: readonly string[]): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(lines.join('\n'))));
