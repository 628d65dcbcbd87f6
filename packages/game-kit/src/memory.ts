import { type Fairness, isContribution } from './fair.js';
import { readFairness } from './fair-check.js';
import type { Match } from './match.js';
import type { MatchRecord } from './record.js';
import { canonicalText } from './record-hash.js';
import { type Refusal, refuse } from './refusal.js';
import type { Viewer } from './seats.js';

/** What somebody at the table saw and sent before the deal, and keeps in order to hold the record against it. */
export interface DealMemory {
  readonly table: string;
  readonly deal: number;
  /** As it was shown first. */
  readonly commitment: string;
  /** As they were shown before anything was opened; empty for whoever saw none of them. */
  readonly seals: readonly string[];
  /** The options that the table left to lot, as they were shown before the deal. */
  readonly lots?: readonly string[];
  /** What one has added oneself; left out by whoever only watched or declined. */
  readonly own?: { readonly seats: readonly number[]; readonly contribution: string };
}

/**
 * Whether a finished record is about the deal that one saw being prepared. `checkFairness` finds what does not fit
 * together inside a record; a server that swapped something before it dealt is found only here. Undefined: it is.
 */
export function checkAgainstMemory(record: MatchRecord, memory: DealMemory): Refusal | undefined {
  const fairness = readFairness(record.fairness, record.seats);
  if (fairness === undefined) return refuse('fairnessUnreadable');
  // Evidence of version 1 knows neither deals nor seals: it proves nothing to somebody who saw some.
  if (fairness.version !== 2 || fairness.table !== memory.table || fairness.deal !== memory.deal) {
    return refuse('dealSwapped', { deal: memory.deal });
  }
  if (fairness.commitment !== memory.commitment) return refuse('commitmentSwapped');
  return checkOwn(fairness, memory) ?? checkSeals(fairness, memory) ?? checkLots(fairness, memory);
}

/**
 * Whether a record that was played again led to what one saw. A view forgets nothing, so its last one says what every
 * card and every move was: a server that dealt other cards than it shows afterwards is found here.
 */
export const checkAgainstView = (match: Match, viewer: Viewer, seen: unknown): Refusal | undefined =>
  canonicalText(match.view(viewer)) === canonicalText(seen) ? undefined : refuse('gameSwapped');

function checkOwn({ contributions }: Fairness, { own }: DealMemory): Refusal | undefined {
  const swapped = own?.seats.find((seat) => contributions[seat] !== own.contribution);
  if (swapped === undefined) return undefined;
  const code = isContribution(contributions[swapped]) ? 'contributionSwapped' : 'contributionLeftOut';
  return refuse(code, { seat: swapped + 1 });
}

function checkSeals({ seals }: Fairness, memory: DealMemory): Refusal | undefined {
  if (memory.seals.length === 0) return undefined;
  if (seals.length !== memory.seals.length) return refuse('dealSwapped', { deal: memory.deal });
  const swapped = seals.findIndex((seal, seat) => seal !== memory.seals[seat]);
  return swapped === -1 ? undefined : refuse('sealSwapped', { seat: swapped + 1 });
}

/** A lot that was drawn for everybody to see is checked by the seed; that there was one at all is known only here. */
function checkLots({ lots }: Fairness, memory: DealMemory): Refusal | undefined {
  const { lots: shown } = memory;
  const option =
    shown?.find((key) => !lots.includes(key)) ?? lots.find((key) => shown?.includes(key) === false);
  return option === undefined ? undefined : refuse('lotsSwapped', { option });
}
