// RULES.md, the table of variants: what differs is data, and the rules read it.

export const VARIANTS = ['classic', 'plus', 'plus-even', 'zero', 'simple', 'ole'] as const;
export type VariantId = (typeof VARIANTS)[number];

export interface Variant {
  readonly id: VariantId;
  readonly maxSeats: number;
  readonly handSize: number;
  /** How many cards a player may lay at once (N-10, N-21). */
  readonly cardsATurn: 1 | 2;
  /** `inTurn`: one open card after another (N-50); `hidden`: all lay at once. */
  readonly laying: 'hidden' | 'inTurn';
  /** What happens to a card lower than every row's last card: N-11 or N-25. */
  readonly lowCard: 'takesRow' | 'behindHighest';
  readonly points: 'minus' | 'plus';
  /** `shuffled`: N-20; `even`: N-30. */
  readonly zeros: 'none' | 'shuffled' | 'even';
  /** Where a played 0 goes: N-24 or N-51. */
  readonly zeroGoes: 'toPile' | 'aside';
  /** N-12 until a limit, or N-28 a fixed number of rounds. */
  readonly length: 'limit' | 'rounds';
  readonly traps: boolean;
}

const CLASSIC: Variant = {
  id: 'classic',
  maxSeats: 10,
  handSize: 10,
  cardsATurn: 1,
  laying: 'hidden',
  lowCard: 'takesRow',
  points: 'minus',
  zeros: 'none',
  zeroGoes: 'toPile',
  length: 'limit',
  traps: false,
};

const PLUS: Variant = {
  id: 'plus',
  maxSeats: 7,
  handSize: 15,
  cardsATurn: 2,
  laying: 'hidden',
  lowCard: 'behindHighest',
  points: 'plus',
  zeros: 'shuffled',
  zeroGoes: 'toPile',
  length: 'rounds',
  traps: false,
};

const VARIANT_RULES: Readonly<Record<VariantId, Variant>> = {
  classic: CLASSIC,
  plus: PLUS,
  'plus-even': { ...PLUS, id: 'plus-even', zeros: 'even' },
  zero: { ...PLUS, id: 'zero', points: 'minus' },
  simple: {
    ...PLUS,
    id: 'simple',
    points: 'minus',
    handSize: 12,
    cardsATurn: 1,
    laying: 'inTurn',
    zeroGoes: 'aside',
  },
  ole: { ...CLASSIC, id: 'ole', traps: true },
};

export const variantById = (id: VariantId): Variant => VARIANT_RULES[id];
export const isVariantId = (id: unknown): id is VariantId => VARIANTS.includes(id as VariantId);

/** N-30 The 0-cards that each player gets before the deal. */
export function zerosEach(variant: Variant, seats: number): number {
  if (variant.zeros !== 'even') return 0;
  return seats <= 3 ? 2 : 1;
}
