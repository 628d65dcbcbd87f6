import { type NimmtView, variantById } from '@sixfold/nimmt';
import type { Analysis, Judgement, Outlook, Progress } from '../analysis/analysis.js';
import { accountsOf, compareClosely, judge } from '../analysis/card-games.js';
import type { DecidedMatch, MadeDecision } from '../analysis/decisions.js';
import { wellMannered } from '../well-mannered.js';
import { nimmtBots } from './index.js';

/** Playouts for a first look at each decision, for a second one, and for the two moves that matter. */
const FIRST = 90;
const SECOND = 400;
const CLOSE = 800;
/** Bullheads below which a difference is noise. */
const NOISE = 0.5;
/** How often somebody is told. */
const TOLD_EVERY = 20;

const viewOf = ({ view }: MadeDecision): NimmtView => view as NimmtView;
const isChoice = ({ legal }: MadeDecision): boolean => legal.length > 1;

/** 6 nimmt! and its variants: a quick look at everything, then a close one, the most suspicious first. */
export function* analyseNimmt({ match, decisions }: DecidedMatch): Generator<Progress, Analysis> {
  const bot = wellMannered(nimmtBots).bot('strong');
  const asked = decisions.filter(isChoice);
  const found = new Map<number, Judgement>();
  let done = 0;
  const progress = (): Progress => ({
    share: done / (3 * asked.length || 1),
    analysis: analysisOf(match.setup.seats, decisions, found, match.outcome()?.scores),
  });
  for (const each of asked) {
    found.set(each.number, judge(bot, each, FIRST));
    done++;
    if (done % TOLD_EVERY === 0) yield progress();
  }
  const costOf = (each: MadeDecision): number => found.get(each.number)?.cost ?? 0;
  const suspects = [...asked].sort((a, b) => costOf(b) - costOf(a));
  for (const each of suspects) {
    found.set(each.number, compareClosely(bot, each, judge(bot, each, SECOND), CLOSE));
    done += 2;
    if (done % TOLD_EVERY < 2) yield progress();
  }
  return progress().analysis;
}

function analysisOf(
  seats: number,
  decisions: readonly MadeDecision[],
  found: ReadonlyMap<number, Judgement>,
  scores: readonly number[] | undefined,
): Analysis {
  const judgements = [...found.values()].sort((a, b) => a.number - b.number);
  const lays = decisions.filter((each) => viewOf(each).phase === 'lay');
  const isPlus =
    lays.length > 0 && variantById(viewOf(lays[0] as MadeDecision).options.variant).points === 'plus';
  const sign = isPlus ? 1 : -1;
  const expected = (each: MadeDecision): number | undefined => {
    const value = found.get(each.number)?.bestValue;
    return value === undefined ? undefined : sign * value;
  };
  return {
    judgements,
    noise: NOISE,
    curve: curveOf(seats, lays, expected),
    ...(scores && {
      accounts: accountsOf(
        judgements,
        scores.map((score) => -sign * score),
        [...scores.keys()],
      ),
    }),
  };
}

type Expected = (made: MadeDecision) => number | undefined;

/** Each seat's total when the round is over, as it was to be expected before every trick. */
function curveOf(seats: number, lays: readonly MadeDecision[], expected: Expected): readonly Outlook[] {
  const last = new Map<number, number>();
  return lays.flatMap((each) => {
    const points = expected(each);
    if (points === undefined) return [];
    last.set(each.seat, (viewOf(each).players[each.seat]?.total ?? 0) + points);
    // Until everybody has been asked once, there is nothing to compare.
    if (last.size < seats) return [];
    return { number: each.number, values: Array.from({ length: seats }, (_, seat) => last.get(seat) ?? 0) };
  });
}
