import { type Game, isRefusal, type MatchRecord, type Refusal } from '@sixfold/game-kit';
import type { GameId } from '@sixfold/games';
import { analyseNimmt } from '../nimmt/analysis.js';
import { analyseSix } from '../six/analysis.js';
import { analyseSixteen } from '../sixteen/analysis.js';
import type { Analysis, Progress } from './analysis.js';
import { storyOf, type Story } from './questions.js';

export {
  type Account,
  type Analysis,
  type Judgement,
  mistakesOf,
  type Outlook,
  type Progress,
} from './analysis.js';

type Analyst = (story: Story) => Generator<Progress, Analysis>;

const ANALYSTS: Readonly<Partial<Record<GameId, Analyst>>> = {
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
  const analyst = ANALYSTS[game.id as GameId];
  return analyst ? analyst(story) : nothingToSay();
}

/** A game whose decisions nobody has learned to judge. */
function* nothingToSay(): Generator<Progress, Analysis> {
  const analysis: Analysis = { judgements: [], noise: 0, curve: [] };
  yield { share: 1, analysis };
  return analysis;
}
