import { type OptionSpec, type Outcome, Refusal } from '@sixfold/game-kit';
import type { SixRefusal } from './refusals.js';

/** The two printed editions: German 2003 and the later one with 21 stones of each colour. */
export const EDITIONS = ['2003', '21'] as const;
export type Edition = (typeof EDITIONS)[number];

/** What a table of SIX may choose. */
export type SixOptions = {
  readonly edition: Edition;
  /** The seat that opens, and so plays red (S-1, S-10). */
  readonly opener: number;
  /** S-9: this many moves in a row without a stone leaving the game are a draw; null: never. */
  readonly noCaptureLimit: number | null;
  /** S-9: the same position for the third time is a draw. */
  readonly repetition: boolean;
  /** S-12: black may take over red once. */
  readonly swap: boolean;
  /** S-11: partners may clear their throat. */
  readonly signal: boolean;
};

const MAX_NO_CAPTURE_LIMIT = 1000;

/** How many stones of a colour the game is played with. */
export function stonesPerColour(edition: Edition, seats: number): number {
  if (edition === '21') return 21;
  return seats === 4 ? 18 : 19;
}

/** The options that apply to what has been chosen so far. */
export function optionSpecs(
  _chosen: Readonly<Record<string, unknown>>,
  seats: number,
): readonly OptionSpec[] {
  const editions = seats === 4 ? EDITIONS.slice(0, 1) : EDITIONS;
  return [
    {
      kind: 'oneOf',
      key: 'edition',
      default: '2003',
      values: EDITIONS,
      ...(editions.length === 1 && { offered: false }),
    },
    { kind: 'seat', key: 'opener', default: 0 },
    {
      kind: 'number',
      key: 'noCaptureLimit',
      default: 60,
      min: 1,
      max: MAX_NO_CAPTURE_LIMIT,
      nullable: true,
    },
    { kind: 'switch', key: 'repetition', default: true },
    { kind: 'switch', key: 'swap', default: false, ...(seats === 4 && { offered: false }) },
    { kind: 'switch', key: 'signal', default: false, ...(seats !== 4 && { offered: false }) },
  ];
}

/** Two, or four as two teams; edition `21` is for two. */
export const seatCounts = (chosen: Readonly<Record<string, unknown>>): readonly number[] =>
  chosen.edition === '21' ? [2] : [2, 4];

/** S-12 is for two players. */
export const checkOptions = (options: SixOptions, seats: number): SixRefusal | undefined =>
  options.swap && seats !== 2 ? new Refusal('swapNeedsTwo') : undefined;

/** S-10: the loser opens, with four the losing team's next seat after the last opener; after a draw the other side. */
export function nextOptions(options: SixOptions, seats: number, { scores }: Outcome): SixOptions {
  const { opener } = options;
  const next = (opener + 1) % seats;
  const partner = (opener + 2) % seats; // with two players the opener again
  return { ...options, opener: scores[opener] === 0 ? partner : next };
}
