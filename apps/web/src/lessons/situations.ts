import type { Fact } from '@sixfold/game-kit';
import type { NimmtFact, NimmtView } from '@sixfold/nimmt';
import type { SixView } from '@sixfold/six';
import type { SixteenView } from '@sixfold/sixteen';
import type { HomeGame } from '../games/registry.js';

/** A moment at the table, as somebody who is asked sees it. */
export interface Moment {
  readonly view: unknown;
  readonly legal: readonly string[];
  /** What happened since they were last asked. */
  readonly lately: readonly Fact[];
  readonly me: number;
}

interface Situation {
  /** The key of its words. */
  readonly id: string;
  readonly isSo: (moment: Moment) => boolean;
}

/** A situation that something which happened makes. */
const after = (id: string, ...kinds: readonly string[]): Situation => ({
  id,
  isSo: ({ lately }) => lately.some(({ kind }) => kinds.includes(kind)),
});

const always = (id: string): Situation => ({ id, isSo: () => true });

const tookRow = (id: string, isThem: (seat: number, me: number) => boolean): Situation => ({
  id,
  isSo: ({ lately, me }) =>
    (lately as readonly NimmtFact[]).some(
      (fact) => fact.kind === 'tookRow' && !fact.chosen && isThem(fact.seat, me),
    ),
});

const TRAP_MOVE = /^(shift|stretch|drop|block|mask|pass)/;

/** What a coach speaks up about, the most pressing first. Each is spoken of once. */
const SITUATIONS: Readonly<Record<HomeGame, readonly Situation[]>> = {
  nimmt: [
    { id: 'row', isSo: ({ legal }) => legal.some((move) => /^r\d$/.test(move)) },
    { id: 'trap', isSo: ({ legal }) => legal.some((move) => TRAP_MOVE.test(move)) },
    tookRow('ownSixth', (seat, me) => seat === me),
    tookRow('sixth', (seat, me) => seat !== me),
    after('round', 'counted'),
    always('first'),
    { id: 'full', isSo: ({ view }) => (view as NimmtView).rows.some((row) => row.length === 5) },
  ],
  six: [
    after('phaseTwo', 'phaseTwo'),
    after('captured', 'captured'),
    always('first'),
    { id: 'second', isSo: ({ view }) => (view as SixView).red.length + (view as SixView).black.length >= 4 },
    { id: 'threat', isSo: ({ view, me }) => stonesOfOthers(view as SixView, me) >= 5 },
  ],
  sixteen: [
    after('bust', 'bust'),
    after('match', 'match', 'sixteenAndMatch'),
    after('sixteen', 'sixteen'),
    always('first'),
    { id: 'reach', isSo: ({ view }) => (view as SixteenView).sum >= 10 },
    { id: 'joker', isSo: ({ view }) => (view as SixteenView).hand.includes('j') },
    { id: 'talon', isSo: ({ view }) => (view as SixteenView).talonCount === 0 },
  ],
};

const stonesOfOthers = ({ colours, red, black }: SixView, me: number): number =>
  (colours[me] === 'red' ? black : red).length;

/** What the coach says now, unless it has been said. */
export const adviceFor = (game: HomeGame, moment: Moment, told: readonly string[]): string | undefined =>
  SITUATIONS[game].find(({ id, isSo }) => !told.includes(id) && isSo(moment))?.id;

export const situationsOf = (game: HomeGame): readonly string[] => SITUATIONS[game].map(({ id }) => id);
