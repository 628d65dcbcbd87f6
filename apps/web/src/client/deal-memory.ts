import { type DealMemory, sealOf } from '@sixfold/game-kit';
import type { TableState } from '@sixfold/protocol';
import { randomText } from './device-games.js';
import { areTexts, isObject } from './shapes.js';

/** What this browser saw of the deals of a table, and what it added: kept where the server cannot change it. */
type Memories = Readonly<Record<string, DealMemory>>;

const PREFIX = 'sixfold.deals.';
/** Older deals of the same table are not asked about any more. */
const KEPT_DEALS = 12;
/** As many bytes as the server's secret has. */
const CONTRIBUTION_BYTES = 32;

/** What is to be sent to the server for a deal. */
export type DealStep =
  | { readonly kind: 'seal'; readonly commitment: string; readonly seal: string }
  | { readonly kind: 'open'; readonly contribution: string };

/** Where storage is forbidden, deals are remembered as long as the page. */
const unkept = new Map<string, Memories>();

function read(table: string): Memories {
  try {
    const text = localStorage.getItem(PREFIX + table);
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    return isObject(kept) ? memoriesIn(kept) : (unkept.get(table) ?? {});
  } catch {
    return unkept.get(table) ?? {};
  }
}

/** What is no memory of a deal any more is as good as forgotten. */
const memoriesIn = (kept: Readonly<Record<string, unknown>>): Memories =>
  Object.fromEntries(Object.entries(kept).filter((each): each is [string, DealMemory] => isMemory(each[1])));

const isMemory = (value: unknown): boolean =>
  isObject(value) &&
  [value.table, value.commitment].every((each) => typeof each === 'string') &&
  typeof value.deal === 'number' &&
  areTexts(value.seals) &&
  (value.own === undefined ||
    (isObject(value.own) && typeof value.own.contribution === 'string' && Array.isArray(value.own.seats)));

function keep(table: string, memory: DealMemory): void {
  const all: Memories = { ...read(table), [memory.deal]: memory };
  const kept: Memories = Object.fromEntries(Object.entries(all).slice(-KEPT_DEALS));
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    unkept.set(table, kept);
  }
}

/** What this browser remembers of a deal. */
export const dealMemory = (table: string, deal: number): DealMemory | undefined => read(table)[deal];

/** Remembers what a table shows of its coming deal when it shows it first, and says what is to be sent for it. */
export function followDeal(table: TableState): DealStep | undefined {
  const { id, deal, phase, commitment, nextCommitment } = table;
  if (phase === 'finished' && nextCommitment !== undefined) firstSight(id, deal.number + 1, nextCommitment);
  if (phase !== 'lobby' && phase !== 'dealing') return undefined;
  const memory = firstSight(id, deal.number, commitment);
  const own = table.you.seats ?? (table.you.seat === undefined ? [] : [table.you.seat]);
  const isAsked = own.some((seat) => deal.waitingFor?.includes(seat));
  if (deal.stage === 'seal' && isAsked) {
    const contribution = memory.own?.contribution ?? randomText(CONTRIBUTION_BYTES);
    keep(id, { ...memory, own: { seats: own, contribution } });
    return { kind: 'seal', commitment, seal: sealOf(contribution) };
  }
  if (deal.stage !== 'open' || deal.seals === undefined) return undefined;
  if (memory.seals.length === 0) keep(id, { ...memory, seals: deal.seals });
  return isAsked && memory.own ? { kind: 'open', contribution: memory.own.contribution } : undefined;
}

function firstSight(table: string, deal: number, commitment: string): DealMemory {
  const known = dealMemory(table, deal);
  if (known) return known;
  const memory: DealMemory = { table, deal, commitment, seals: [] };
  keep(table, memory);
  return memory;
}
