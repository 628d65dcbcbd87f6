import { type Game, isRefusal, type MatchRecord, type Refusal } from '@sixfold/game-kit';
import type { Analysis, Progress } from './analysis.js';
import { analyseNimmt } from './nimmt.js';
import { storyOf, type Story } from './questions.js';
import { analyseSix } from './six.js';
import { analyseSixteen } from './sixteen.js';

export {
  type Account,
  type Analysis,
  type Judgement,
  mistakesOf,
  type Outlook,
  type Progress,
} from './analysis.js';

type Analyst = (story: Story) => Generator<Progress, Analysis>;

const ANALYSTS: Readonly<Record<string, Analyst>> = {
  nimmt: analyseNimmt,
  six: analyseSix,
  sixteen: analyseSixteen,
};

/**
 * Looks at every decision of a match with the eyes of whoever made it: what was played beside what Strong would have
 * played. Yields what it knows so far, so that whoever waits can show it or give up.
 */
export function analyse(game: Game, record: MatchRecord): Generator<Progress, Analysis> | Refusal {
  const story = storyOf(game, record);
  if (isRefusal(story)) return story;
  const analyst = ANALYSTS[game.id];
  return analyst ? analyst(story) : nothingToSay();
}

/** A game without bots. */
function* nothingToSay(): Generator<Progress, Analysis> {
  const analysis: Analysis = { judgements: [], curve: [] };
  yield { share: 1, analysis };
  return analysis;
}
