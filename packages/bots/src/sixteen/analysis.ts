import { meaningOf, numberOf, parseCard, sideOf } from '@sixfold/sixteen';
import type { Analysis, Judgement, Outlook, Progress } from '../analysis/analysis.js';
import { accountsOf, judge } from '../analysis/card-games.js';
import type { DecidedMatch } from '../analysis/decisions.js';
import { wellMannered } from '../well-mannered.js';
import { sixteenBots } from './index.js';

const ITERATIONS = 1500;
/** Piles below which a difference is noise. */
const NOISE = 0.15;
const TOLD_EVERY = 5;

/** A joker stands for many cards that come to the same: the listed one with the same number speaks for them. */
function isAlike(listed: string, played: string): boolean {
  const number = jokerNumber(played);
  return number !== undefined && jokerNumber(listed) === number;
}

function jokerNumber(move: string): number | undefined {
  const meaning = meaningOf(move);
  const face = meaning?.kind === 'joker' ? parseCard(meaning.as) : undefined;
  return face === undefined ? undefined : numberOf[face];
}

/** Sixteen: each card beside the best one, by the piles that it leads to. */
export function* analyseSixteen({ match, decisions }: DecidedMatch): Generator<Progress, Analysis> {
  const bot = wellMannered(sixteenBots).bot('strong');
  const { seats } = match.setup;
  const asked = decisions.filter(({ legal }) => legal.length > 1);
  const judgements: Judgement[] = [];
  const curve: Outlook[] = [];
  const scores = match.outcome()?.scores;
  const analysis = (): Analysis => ({
    judgements: [...judgements],
    noise: NOISE,
    curve: [...curve],
    ...(scores && {
      accounts: accountsOf(
        judgements,
        scores.map((score) => -score),
        [...scores.keys()].map(sideOf),
      ),
    }),
  });
  for (const [index, each] of asked.entries()) {
    const found = judge(bot, each, ITERATIONS, isAlike);
    judgements.push(found);
    const lead = sideOf(each.seat) === 0 ? found.bestValue : -found.bestValue;
    curve.push({
      number: each.number,
      values: Array.from({ length: seats }, (_, seat) => (sideOf(seat) === 0 ? lead : -lead)),
    });
    if (index % TOLD_EVERY === 0) yield { share: (index + 1) / asked.length, analysis: analysis() };
  }
  return analysis();
}
