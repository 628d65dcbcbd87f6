import {
  meaningOf,
  type NimmtFact,
  type NimmtMeaning,
  type NimmtView,
  ROW_LIMIT,
  variantById,
} from '@sixfold/nimmt';
import { after, type Situation } from '../../../lessons/situations.js';

type NimmtSituation = Situation<NimmtView, NimmtFact>;

const tookRow = (id: string, isThem: (seat: number, me: number) => boolean): NimmtSituation => ({
  id,
  isSo: ({ lately, me }) =>
    lately.some((fact) => fact.kind === 'tookRow' && !fact.chosen && isThem(fact.seat, me)),
});

/** A situation that a kind of move among the legal ones makes. */
const offered = (id: string, ...kinds: readonly NimmtMeaning['kind'][]): NimmtSituation => ({
  id,
  isSo: ({ legal }) =>
    legal.some((move) => {
      const kind = meaningOf(move)?.kind;
      return kind !== undefined && kinds.includes(kind);
    }),
});

/** PLUS turns the sense of everything round: there rows are good. */
const whenPlus = (plus: boolean, { id, isSo }: NimmtSituation): NimmtSituation => ({
  id,
  isSo: (moment) => (rulesOf(moment.view).points === 'plus') === plus && isSo(moment),
});
const rulesOf = ({ options }: NimmtView) => variantById(options.variant);

const full = (id: string): NimmtSituation => ({
  id,
  isSo: ({ view }) => view.rows.some((row) => row.length === ROW_LIMIT),
});

/** What a coach speaks up about, the most pressing first. Each is spoken of once. */
export const situations: readonly NimmtSituation[] = [
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
  whenPlus(false, after<NimmtFact>('round', 'counted')),
  whenPlus(true, after<NimmtFact>('roundPlus', 'counted')),
  { id: 'open', isSo: ({ view }) => rulesOf(view).laying === 'inTurn' },
  { id: 'first', isSo: ({ view }) => rulesOf(view).laying === 'hidden' },
  offered('two', 'layTwo'),
  whenPlus(false, full('full')),
  whenPlus(true, full('fullPlus')),
];
