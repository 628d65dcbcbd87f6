import {
  ADDED_BY_BOT,
  commitmentOf,
  DECLINED,
  dealSeed,
  type EarlyFairness,
  type Fairness,
  fairSeed,
  isContribution,
  isSeal,
  sealOf,
} from './fair.js';
import type { Game } from './game.js';
import { drawAgain } from './lot.js';
import type { MatchRecord } from './record.js';
import { type Refusal, refuse } from './refusal.js';

/**
 * Whether the record's deal follows from its evidence: every seal from its contribution, the commitment from the
 * secret, the seed from all of them and the lots from the seed (these need the game). Undefined: it does.
 */
export function checkFairness(record: MatchRecord, game?: Game): Refusal | undefined {
  const fairness = readFairness(record.fairness, record.seats);
  if (fairness === undefined) return refuse('fairnessUnreadable');
  if (commitmentOf(fairness.secret) !== fairness.commitment) return refuse('commitmentDiffers');
  if (fairness.version === 1) {
    const seed = fairSeed(fairness.secret, fairness.table, fairness.contributions);
    return seed === record.seed ? undefined : refuse('seedDiffers');
  }
  const broken = fairness.contributions.findIndex((opened, seat) => !isSealed(opened, fairness.seals[seat]));
  if (broken !== -1) return refuse('sealDiffers', { seat: broken + 1 });
  if (dealSeed(fairness) !== record.seed) return refuse('seedDiffers');
  return game && checkLots(game, record, fairness.lots);
}

/** Bots and those who declined have nothing to seal, and say so in both lists. */
const isSealed = (opened: string, seal: string | undefined): boolean =>
  isContribution(opened) ? sealOf(opened) === seal : opened === seal;

/** S-10, X-10: what was left to lot must be what the seed draws. */
function checkLots(game: Game, record: MatchRecord, lots: readonly string[]): Refusal | undefined {
  const { options, seats, seed } = record;
  const drawn = drawAgain(game, options, lots, seats, seed);
  if (drawn === undefined) return refuse('lotsUnreadable', { lots: lots.join(', ').slice(0, 80) });
  const wrong = lots.find((key) => drawn[key] !== options[key]);
  if (wrong === undefined) return undefined;
  return refuse('lotDiffers', {
    option: wrong,
    seat: Number(options[wrong]) + 1,
    drawn: Number(drawn[wrong]) + 1,
  });
}

/** The evidence of a record, whatever its version; undefined when it is missing, damaged or for other seats. */
export function readFairness(data: unknown, seats: number): Fairness | EarlyFairness | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { version, table, commitment, secret, contributions } = data as Readonly<Record<string, unknown>>;
  const isReadable =
    typeof table === 'string' &&
    typeof commitment === 'string' &&
    isSeal(secret) &&
    Array.isArray(contributions) &&
    contributions.length === seats;
  if (!isReadable) return undefined;
  if (version === 1) return contributions.every(isEarlyContribution) ? (data as EarlyFairness) : undefined;
  return version === 2 && isSecondVersion(data as Partial<Fairness>, seats) ? (data as Fairness) : undefined;
}

/** In version 1 half a byte was no mistake. */
const isEarlyContribution = (each: unknown): boolean =>
  typeof each === 'string' && /^([0-9a-f]{32,128})?$/.test(each);

function isSecondVersion(fairness: Partial<Fairness>, seats: number): boolean {
  const { table, deal, seals, contributions, lots, restarts = [] } = fairness;
  const isNothing = (each: unknown): boolean => each === ADDED_BY_BOT || each === DECLINED;
  // Seats as they were numbered then: fewer people may have sat down again.
  const isSeat = (each: unknown): boolean => Number.isInteger(each) && Number(each) >= 0;
  return (
    !table?.includes('\n') &&
    Number.isSafeInteger(deal) &&
    isListOf(contributions, (each) => isNothing(each) || isContribution(each)) &&
    isListOf(seals, (each) => isNothing(each) || isSeal(each)) &&
    seals.length === seats &&
    isListOf(lots, (each) => typeof each === 'string') &&
    isListOf(restarts, (each) => isListOf(each, isSeat) && each.length > 0) &&
    // Every abandoned preparation of this game was counted before the one that led to the deal.
    Number(deal) > restarts.length
  );
}

const isListOf = (data: unknown, fits: (each: unknown) => boolean): data is readonly unknown[] =>
  Array.isArray(data) && data.every(fits);
