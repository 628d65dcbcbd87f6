import type { Fact } from '@sixfold/game-kit';
import type { FactOf, ViewOf } from '@sixfold/games';
import { meaningOf, type NimmtMeaning, ROW_LIMIT, variantById } from '@sixfold/nimmt';
import type { HomeGame } from '../games/registry.js';

/** A moment at the table, as somebody who is asked sees it. */
export interface Moment<View = unknown, Happened extends Fact = Fact> {
  readonly view: View;
  readonly legal: readonly string[];
  /** What happened since they were last asked. */
  readonly lately: readonly Happened[];
  readonly me: number;
}

interface Situation<View = unknown, Happened extends Fact = Fact> {
  /** The key of its words. */
  readonly id: string;
  isSo(moment: Moment<View, Happened>): boolean;
}

type SituationIn<Id extends HomeGame> = Situation<ViewOf<Id>, FactOf<Id>>;

/** A situation that something which happened makes. */
const after = <Id extends HomeGame>(
  id: string,
  ...kinds: readonly FactOf<Id>['kind'][]
): SituationIn<Id> => ({
  id,
  isSo: ({ lately }) => lately.some(({ kind }) => kinds.includes(kind)),
});

const always = (id: string) => ({ id, isSo: () => true });

const tookRow = (id: string, isThem: (seat: number, me: number) => boolean): SituationIn<'nimmt'> => ({
  id,
  isSo: ({ lately, me }) =>
    lately.some((fact) => fact.kind === 'tookRow' && !fact.chosen && isThem(fact.seat, me)),
});

/** A situation that a kind of move among the legal ones makes. */
const offered = (id: string, ...kinds: readonly NimmtMeaning['kind'][]): SituationIn<'nimmt'> => ({
  id,
  isSo: ({ legal }) =>
    legal.some((move) => {
      const kind = meaningOf(move)?.kind;
      return kind !== undefined && kinds.includes(kind);
    }),
});

/** PLUS turns the sense of everything round: there rows are good. */
const whenPlus = (plus: boolean, { id, isSo }: SituationIn<'nimmt'>): SituationIn<'nimmt'> => ({
  id,
  isSo: (moment) => isPlus(moment.view) === plus && isSo(moment),
});
const isPlus = ({ options }: ViewOf<'nimmt'>): boolean => variantById(options.variant).points === 'plus';

const full = (id: string): SituationIn<'nimmt'> => ({
  id,
  isSo: ({ view }) => view.rows.some((row) => row.length === ROW_LIMIT),
});

/** What a coach speaks up about, the most pressing first. Each is spoken of once. */
const SITUATIONS: { readonly [Id in HomeGame]: readonly SituationIn<Id>[] } = {
  nimmt: [
    offered('row', 'row'),
    offered('trap', 'shift', 'stretch', 'drop', 'block', 'layMasked', 'pass'),
    whenPlus(
      false,
      tookRow('ownSixth', (seat, me) => seat === me),
    ),
    whenPlus(
      false,
      tookRow('sixth', (seat, me) => seat !== me),
    ),
    whenPlus(
      true,
      tookRow('wonRow', () => true),
    ),
    whenPlus(false, after<'nimmt'>('round', 'counted')),
    whenPlus(true, after<'nimmt'>('roundPlus', 'counted')),
    { id: 'open', isSo: ({ view }) => view.options.variant === 'simple' },
    { id: 'first', isSo: ({ view }) => view.options.variant !== 'simple' },
    offered('two', 'layTwo'),
    whenPlus(false, full('full')),
    whenPlus(true, full('fullPlus')),
  ],
  six: [
    after<'six'>('phaseTwo', 'phaseTwo'),
    after<'six'>('captured', 'captured'),
    always('first'),
    { id: 'second', isSo: ({ view }) => view.red.length + view.black.length >= 4 },
    { id: 'threat', isSo: ({ view, me }) => stonesOfOthers(view, me) >= 5 },
  ],
  sixteen: [
    after<'sixteen'>('bust', 'bust'),
    after<'sixteen'>('match', 'match', 'sixteenAndMatch'),
    after<'sixteen'>('sixteen', 'sixteen'),
    always('first'),
    { id: 'reach', isSo: ({ view }) => view.sum >= 10 },
    { id: 'joker', isSo: ({ view }) => view.hand.includes('j') },
    { id: 'talon', isSo: ({ view }) => view.talonCount === 0 },
  ],
};

const stonesOfOthers = ({ colours, red, black }: ViewOf<'six'>, me: number): number =>
  (colours[me] === 'red' ? black : red).length;

/** What the coach says now, unless it has been said. */
export const adviceFor = (game: HomeGame, moment: Moment, told: readonly string[]): string | undefined =>
  // A moment at a game's table is one of that game.
  (SITUATIONS[game] as readonly Situation[]).find(({ id, isSo }) => !told.includes(id) && isSo(moment))?.id;

export const situationsOf = (game: HomeGame): readonly string[] => SITUATIONS[game].map(({ id }) => id);
