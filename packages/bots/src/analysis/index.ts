import { type Game, isRefusal, type MatchRecord, type Refusal } from '@sixfold/game-kit';
import type { GameId } from '@sixfold/games';
import type { Analysis, Progress } from './analysis.js';
import { ANALYSTS } from './analysts.js';
import { decisionsOf } from './decisions.js';

export {
  type Account,
  type Analysis,
  type Judgement,
  mistakesOf,
  type Outlook,
  type Progress,
} from './analysis.js';

/**
 * Looks at every decision of a match with the eyes of whoever made it: what was played beside what Strong would have
 * played. Yields what it knows so far, so that whoever waits can show it or give up.
 */
export async function analyse(
  game: Game,
  record: MatchRecord,
): Promise<Generator<Progress, Analysis> | Refusal> {
  const decided = decisionsOf(game, record);
  if (isRefusal(decided)) return decided;
  const analyst = await ANALYSTS[game.id as GameId]?.();
  return analyst ? analyst(decided) : nothingToSay();
}

/** A game whose decisions nobody has learned to judge. */
function* nothingToSay(): Generator<Progress, Analysis> {
  const analysis: Analysis = { judgements: [], noise: 0, curve: [] };
  yield { share: 1, analysis };
  return analysis;
}
