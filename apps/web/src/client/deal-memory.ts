import { BY_LOT, DECLINED, type DealMemory, isContribution, sealOf } from '@sixfold/game-kit';
import type { TableState } from '@sixfold/protocol';
import { randomText } from './device-games.js';
import { areTexts, isObject } from './shapes.js';

/** What this browser keeps of one deal that it saw being prepared. */
export interface KeptDeal extends DealMemory {
  /** The game that was to be dealt, counted as the room counts its games. */
  readonly game?: number;
  /** The server has said that it has this browser's contribution. */
  readonly isOpened?: true;
  /** Somebody sat here, the line was good, and the server dealt without having asked for anything. */
  readonly isUnasked?: true;
}

/** The deals of a table by their number: kept where the server cannot change it. */
type Memories = Readonly<Record<string, KeptDeal>>;

const PREFIX = 'sixfold.deals.';
/** The tables whose deals are kept, the one prepared last at the end. */
const TABLES = 'sixfold.deals';
/** Older deals of the same table, and older tables, are not asked about any more. */
const KEPT_DEALS = 12;
const KEPT_TABLES = 40;
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

/** Damaged entries count as forgotten. */
const memoriesIn = (kept: Readonly<Record<string, unknown>>): Memories =>
  Object.fromEntries(Object.entries(kept).filter((each): each is [string, KeptDeal] => isMemory(each[1])));

const isMemory = (value: unknown): boolean =>
  isObject(value) &&
  [value.table, value.commitment].every((each) => typeof each === 'string') &&
  typeof value.deal === 'number' &&
  areTexts(value.seals) &&
  (value.lots === undefined || areTexts(value.lots)) &&
  (value.own === undefined ||
    (isObject(value.own) && isContribution(value.own.contribution) && Array.isArray(value.own.seats)));

function keep(table: string, memory: KeptDeal): void {
  const all: Memories = { ...read(table), [memory.deal]: memory };
  const kept: Memories = Object.fromEntries(Object.entries(all).slice(-KEPT_DEALS));
  try {
    if (localStorage.getItem(PREFIX + table) === null) makeRoomFor(table);
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    unkept.set(table, kept);
  }
}

/** Remembers one more table, and forgets the oldest beyond those that are kept. */
function makeRoomFor(table: string): void {
  const all = [...keptTables().filter((each) => each !== table), table];
  for (const old of all.slice(0, -KEPT_TABLES)) localStorage.removeItem(PREFIX + old);
  localStorage.setItem(TABLES, JSON.stringify(all.slice(-KEPT_TABLES)));
}

function keptTables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]');
    return areTexts(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** All that this browser remembers of a table's deals. */
export const keptDeals = (table: string): readonly KeptDeal[] => Object.values(read(table));

const keptDeal = (table: string, deal: number): KeptDeal | undefined => read(table)[deal];

/** Remembers what a table shows of its coming deal when it shows it first, and says what is to be sent for it. */
export function followDeal(table: TableState): DealStep | undefined {
  const { id, deal, phase, commitment, nextCommitment } = table;
  if (phase === 'finished' && nextCommitment !== undefined) firstSight(id, deal.number + 1, nextCommitment);
  if (phase !== 'lobby' && phase !== 'dealing') return undefined;
  const memory = firstSight(id, deal.number, commitment);
  if (phase === 'lobby') return undefined;
  const own = ownSeats(table);
  const isAsked = own.some((seat) => deal.waitingFor?.includes(seat));
  if (deal.stage === 'seal' && isAsked) {
    const contribution = memory.own?.contribution ?? randomText(CONTRIBUTION_BYTES);
    keep(id, { ...memory, game: table.games + 1, lots: lotsOf(table), own: { seats: own, contribution } });
    return { kind: 'seal', commitment: memory.commitment, seal: sealOf(contribution) };
  }
  if (deal.stage !== 'open') return undefined;
  const shown = deal.seals ?? [];
  if (memory.seals.length === 0) keep(id, { ...memory, seals: shown, lots: memory.lots ?? lotsOf(table) });
  return isAsked && memory.own && areWhole(shown, table, memory.own)
    ? { kind: 'open', contribution: memory.own.contribution }
    : undefined;
}

/**
 * Notices a deal that went past somebody who was there. Both states came by the same line, one right after the other: a
 * server that plays by the rules asks everybody who is connected.
 */
export function noteUnasked(before: TableState, now: TableState): void {
  const isDeal = now.phase === 'playing' && now.games === before.games + 1;
  const wasThere = ownSeats(before).some((seat) => before.seats[seat]?.connected === true);
  const isLeftOut = ownSeats(now).some((seat) => now.deal.seals?.[seat] === DECLINED);
  if (!isDeal || !wasThere || !isLeftOut || keptDeals(now.id).some(({ game }) => game === now.games)) return;
  const { id, deal, commitment, games } = now;
  keep(id, { ...firstSight(id, deal.number, commitment), game: games, isUnasked: true });
}

/** The server has what this browser added. */
export function noteOpened(table: string, contribution: string): void {
  const memory = keptDeals(table).find(({ own }) => own?.contribution === contribution);
  if (memory) keep(table, { ...memory, isOpened: true });
}

/** Nothing is opened before everybody is bound by a seal, this browser by its own: what is known could be answered. */
function areWhole(
  seals: readonly string[],
  { seats }: TableState,
  { seats: own, contribution }: NonNullable<DealMemory['own']>,
): boolean {
  const seal = sealOf(contribution);
  return (
    seals.length === seats.length &&
    seats.every(({ kind }, seat) => kind !== 'human' || seals[seat] !== '') &&
    own.every((seat) => seals[seat] === seal)
  );
}

const ownSeats = ({ you }: TableState): readonly number[] =>
  you.seats ?? (you.seat === undefined ? [] : [you.seat]);

const lotsOf = ({ options }: TableState): string[] =>
  Object.keys(options).filter((key) => (options as Readonly<Record<string, unknown>>)[key] === BY_LOT);

function firstSight(table: string, deal: number, commitment: string): KeptDeal {
  const known = keptDeal(table, deal);
  if (known) return known;
  const memory: KeptDeal = { table, deal, commitment, seals: [] };
  keep(table, memory);
  return memory;
}
