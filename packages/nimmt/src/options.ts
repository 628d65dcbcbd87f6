// RULES.md, "Options"
import { type Counts, type OptionSpec, type Outcome, Refusal, winners } from '@sixfold/game-kit';
import type { NimmtRefusal } from './refusals.js';
import { TRAPS, trapsEach } from './traps.js';
import { isVariantId, VARIANTS, type VariantId, variantById } from './variants.js';

export const DECKS = ['full', 'tactics'] as const;
export const TRAP_SOURCES = ['shared', 'own'] as const;

type Common = {
  readonly variant: VariantId;
  /** The seat marked youngest (simple), first to draw traps (ole) or first to pick (draft). */
  readonly starter: number;
};

/** All options of a table; those that its variant does not have are absent. */
export type NimmtOptions = Common & {
  readonly limit?: number;
  readonly rounds: number | null;
  readonly deck?: (typeof DECKS)[number];
  readonly draft?: boolean;
  readonly traps?: (typeof TRAP_SOURCES)[number];
  readonly copies?: number;
  readonly unique?: boolean;
  readonly collections?: readonly Counts[] | null;
};

type Chosen = Readonly<Record<string, unknown>>;

const MAX_ROUNDS = 999;
const MAX_COPIES = 99;

const chosenVariant = (chosen: Chosen) =>
  variantById(isVariantId(chosen.variant) ? chosen.variant : 'classic');

export function optionSpecs(chosen: Chosen, seats: number): readonly OptionSpec[] {
  const variant = chosenVariant(chosen);
  const specs: OptionSpec[] = [{ kind: 'oneOf', key: 'variant', values: VARIANTS, default: 'classic' }];
  if (variant.length === 'rounds') {
    specs.push({ kind: 'number', key: 'rounds', min: 1, max: MAX_ROUNDS, default: seats }); // N-28
  } else {
    const toLimit = typeof chosen.rounds !== 'number';
    const draftPossible = chosen.deck === 'tactics' && !variant.traps; // N-15
    specs.push(
      { kind: 'number', key: 'limit', min: 1, max: 999, default: 66, offered: toLimit }, // N-12
      { kind: 'number', key: 'rounds', min: 1, max: MAX_ROUNDS, nullable: true, default: null },
      { kind: 'oneOf', key: 'deck', values: DECKS, default: 'full' }, // N-14
      { kind: 'switch', key: 'draft', default: false, offered: draftPossible },
    );
  }
  const starterMatters = variant.laying === 'inTurn' || variant.traps || chosen.draft === true;
  specs.push({ kind: 'seat', key: 'starter', default: 0, offered: starterMatters });
  if (variant.traps) {
    const own = chosen.traps === 'own'; // N-61
    specs.push(
      { kind: 'oneOf', key: 'traps', values: TRAP_SOURCES, default: 'shared' },
      { kind: 'number', key: 'copies', min: 1, max: MAX_COPIES, default: 4, offered: !own },
      { kind: 'switch', key: 'unique', default: false, offered: own },
      { kind: 'counts', key: 'collections', items: TRAPS, max: MAX_COPIES, default: null, offered: own },
    );
  }
  return specs;
}

export function seatCounts(chosen: Chosen): readonly number[] {
  const { maxSeats } = chosenVariant(chosen);
  return Array.from({ length: maxSeats - 1 }, (_, index) => index + 2);
}

export function checkOptions(options: NimmtOptions, seats: number): NimmtRefusal | undefined {
  const { traps } = variantById(options.variant);
  if (options.draft && traps) return new Refusal('noDraftWithTraps');
  if (options.draft && options.deck !== 'tactics') return new Refusal('draftNeedsTacticsDeck'); // N-15
  return traps ? checkTraps(options, seats) : undefined;
}

/** N-61 Every seat must be able to draw its traps. */
function checkTraps(options: NimmtOptions, seats: number): NimmtRefusal | undefined {
  const each = trapsEach(seats);
  if (options.traps === 'shared') {
    const pool = (options.copies ?? 0) * TRAPS.length;
    const needed = each * seats;
    return pool < needed ? new Refusal('trapPoolTooSmall', { pool, needed }) : undefined;
  }
  if (!options.collections) return new Refusal('collectionsMissing', { seats });
  const short = options.collections.findIndex((counts) => collectionSize(counts, options) < each);
  return short < 0 ? undefined : new Refusal('collectionTooSmall', { seat: short + 1, needed: each });
}

/** N-61 What a seat draws from: its own collection, without duplicates if the table says so. */
export const drawnFrom = (counts: Counts, options: NimmtOptions): number[] =>
  TRAPS.map((trap) => (options.unique ? Math.min(1, counts[trap] ?? 0) : (counts[trap] ?? 0)));

const collectionSize = (counts: Counts, options: NimmtOptions): number =>
  drawnFrom(counts, options).reduce((sum, count) => sum + count, 0);

/** Who starts the next game: the draft's first pick moves on, the winner draws traps first (N-15, N-60). */
export function nextOptions(options: NimmtOptions, seats: number, outcome: Outcome): NimmtOptions {
  const next = (options.starter + 1) % seats;
  if (options.draft) return { ...options, starter: next };
  if (!variantById(options.variant).traps) return options;
  const best = winners(outcome);
  const starter = Array.from({ length: seats }, (_, step) => (next + step) % seats).find((seat) =>
    best.includes(seat),
  );
  return { ...options, starter: starter ?? options.starter };
}
