import { sideOf } from '@sixfold/sixteen';
import type { Bot } from '../bot.js';
import { botFamily } from '../families.js';
import type { Analysis, Judgement, Outlook, Progress } from './analysis.js';
import { accountsOf, judge } from './card-games.js';
import type { Story } from './questions.js';

const ITERATIONS = 1500;
const TOLD_EVERY = 5;

/** Sixteen: each card beside the best one, by the piles that it leads to. */
export function* analyseSixteen({ match, made }: Story): Generator<Progress, Analysis> {
  const bot = botFamily('sixteen')?.bot('strong') as Bot;
  const { seats } = match.setup;
  const asked = made.filter(({ legal }) => legal.length > 1);
  const judgements: Judgement[] = [];
  const curve: Outlook[] = [];
  const scores = match.outcome()?.scores;
  const analysis = (): Analysis => ({
    judgements: [...judgements],
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
    const found = judge(bot, each, ITERATIONS);
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
