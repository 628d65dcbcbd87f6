// What forms are worth, as tables by kind of form and by the stones in it: search looks everything up.

/** Three rows, two triangles and the circle. */
export const KINDS = 6;

/** A counter: red stones in the low three bits, black stones in the next three. */
export const COUNTS = 64;
export const UNIT = [1, 8] as const;

/** What open forms are worth: by kind (row, triangle, circle) and number of own stones. */
type ByKind = readonly [row: readonly number[], triangle: readonly number[], circle: readonly number[]];

/** The same form is worth more to the side that is to move than to the one that waits. */
export interface Weights {
  readonly mover: ByKind;
  readonly waiter: ByKind;
  /** Being to move. */
  readonly tempo: number;
}

const ofKind = (weights: ByKind, kind: number): readonly number[] => weights[kind < 3 ? 0 : kind < 5 ? 1 : 2];

/** Both sums fit into one number: a stone changes 36 forms, each by far less than what would carry over. */
const HIGH_HALF = 65_536;

/** What follows from weights, looked up by kind and counter. */
export interface Tables {
  /** Per side: what a stone in a form contributes to it; below it how the evaluation changes when it is lifted. */
  readonly holdings: readonly Int32Array[];
  /** Per side: what placing a stone does to a form, own gain and the other's loss together; below it the evaluation's change. */
  readonly gains: readonly Int32Array[];
  /** Per side, adding and removing: how both sums change. */
  readonly steps: readonly (readonly [Int32Array, Int32Array])[];
  readonly tempo: number;
}

export function tablesOf(weights: Weights): Tables {
  const table = (entry: (mover: readonly number[], waiter: readonly number[], counter: number) => number) =>
    Int32Array.from({ length: KINDS * COUNTS }, (_, at) => {
      const kind = Math.floor(at / COUNTS);
      return entry(ofKind(weights.mover, kind), ofKind(weights.waiter, kind), at % COUNTS);
    });
  const redValues = table((mover, waiter, counter) => openValue(mover, waiter, counter & 7, counter >> 3));
  const blackValues = table((mover, waiter, counter) => openValue(mover, waiter, counter >> 3, counter & 7));
  const step = (by: number) =>
    Int32Array.from(redValues, (value, at) => {
      const red = (redValues[at + by] ?? 0) - value;
      const black = (blackValues[at] ?? 0) - (blackValues[at + by] ?? 0);
      return red * HIGH_HALF + black;
    });
  const gained = (mover: readonly number[], waiter: readonly number[], own: number, other: number) =>
    HIGH_HALF * gain(mover, waiter, own, other) + shift(mover, waiter, own, other);
  return {
    holdings: [redValues, blackValues].map((values, side) => {
      const waiting = side === 0 ? blackValues : redValues;
      return Int32Array.from(values, (value, at) => {
        const without = at - UNIT[side];
        return HIGH_HALF * (value - (values[without] ?? 0)) + (waiting[at] - (waiting[without] ?? 0));
      });
    }),
    gains: [
      table((mover, waiter, counter) => gained(mover, waiter, counter & 7, counter >> 3)),
      table((mover, waiter, counter) => gained(mover, waiter, counter >> 3, counter & 7)),
    ],
    steps: UNIT.map((unit) => [step(unit), step(-unit)]),
    tempo: weights.tempo,
  };
}

/** What a form is worth to the side to move; a form with stones of both colours is worth nothing. */
const openValue = (
  mover: readonly number[],
  waiter: readonly number[],
  own: number,
  other: number,
): number => {
  if (other === 0) return mover[own] ?? 0;
  return own === 0 ? -(waiter[other] ?? 0) : 0;
};

/** After placing a stone one waits: what the form becomes, and what it was to the other side, who would have moved. */
function gain(mover: readonly number[], waiter: readonly number[], own: number, other: number): number {
  if (own > 0 && other > 0) return 0;
  if (other === 0) return (mover[own + 1] ?? 0) - (waiter[own] ?? 0);
  return mover[other] ?? 0;
}

/** How the value of a form to the side that placed a stone in it, and now waits, changes. */
function shift(mover: readonly number[], waiter: readonly number[], own: number, other: number): number {
  if (own > 0 && other > 0) return 0;
  if (other === 0) return (waiter[own + 1] ?? 0) - (waiter[own] ?? 0);
  return mover[other] ?? 0;
}
