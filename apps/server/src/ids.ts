import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 128 random bits: nobody finds a table by guessing. */
export const newTableId = (): string => randomBytes(16).toString('base64url');

/** 256 random bits: who has them is the player. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token that goes into a link and works once. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** 32 random bytes for a deal. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** All that is ever stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The same wish of the same player leads to the same table, however often it is sent. */
export const tableIdFor = (player: string, key: string): string =>
  createHmac('sha256', player).update(`table ${key}`).digest().subarray(0, 16).toString('base64url');

/** The same for a link; it follows from a room's secret, so that nobody else can make it. */
export const linkTokenFor = (root: string, player: string, key: string): string =>
  createHmac('sha256', Buffer.from(root, 'hex'))
    .update(`link ${player} ${key}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
