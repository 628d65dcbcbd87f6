import { FastRng, type Match } from '@sixfold/game-kit';
import { type SixView, six } from '@sixfold/six';
import type { Analysis, Judgement, Progress } from '../analysis/analysis.js';
import { askAbout } from '../analysis/card-games.js';
import type { DecidedMatch, MadeDecision } from '../analysis/decisions.js';
import type { Bot, Candidate } from '../bot.js';
import { wellMannered } from '../well-mannered.js';
import { forcedLine } from './forcing.js';
import { sixBots } from './index.js';

/** Positions a search looks at. */
const ITERATIONS = 15_000;

/** Chances below which a difference is noise. */
const NOISE = 0.08;

/** Where the search is less sure of winning, there is nothing to force. */
const SURE = 0.9;
/** Stones of the attacker that a proof looks at: more would take too long. */
const MOST_STONES = 3;
/** SIX hides nothing: there is nothing to roll for. */
const NO_DICE = new FastRng(1);

/** The win that could be forced where somebody was to move. */
function forcedOf({ view }: MadeDecision, value: number): Pick<Judgement, 'forced'> {
  if (value < SURE) return {};
  const forced = forcedLine(six.determinize(view as SixView, NO_DICE), MOST_STONES);
  return forced ? { forced } : {};
}

/** Of all moves but the best a search knows only what they are worth at most: a forced win must show afterwards, too. */
const isTrue = ({ code }: { readonly code: string }, value: number): boolean =>
  code !== 'forcedWin' || value >= SURE;

/** The chance of a seat where an unfinished match was left. */
function standingOf(bot: Bot, match: Match, seat: number): number | undefined {
  const [next] = match.toAct();
  if (next === undefined) return undefined;
  const view = match.view(next);
  const asked = { number: match.moves.length, seat: next, view, legal: match.legal(next), move: '' };
  const [best] = askAbout(bot, asked, ITERATIONS).candidates;
  const { colours } = view as SixView;
  return best && (colours[next] === colours[seat] ? best.value : 1 - best.value);
}

/**
 * SIX hides nothing: what a move is worth is what the position after it is worth. From the end to the beginning,
 * because what decided the game is mostly there.
 */
export function* analyseSix({ match, decisions }: DecidedMatch): Generator<Progress, Analysis> {
  const bot = wellMannered(sixBots).bot('strong');
  const { seats } = match.setup;
  const colour = (each: MadeDecision) => (each.view as SixView).colours[each.seat];
  const chances: number[] = new Array<number>(decisions.length + 1);
  const judgements: Judgement[] = [];
  const ranks = match.outcome()?.ranks;
  const lastSeat = decisions.at(-1)?.seat ?? 0;
  // The chance of whoever made the last move; an unfinished match is looked at as it stands.
  let after = ranks
    ? ranks.every((rank) => rank === 1)
      ? 0.5
      : ranks[lastSeat] === 1
        ? 1
        : 0
    : standingOf(bot, match, lastSeat);
  const analysis = (from: number): Analysis => ({
    judgements: [...judgements].reverse(),
    noise: NOISE,
    curve: decisions.slice(from).map((each, index) => ({
      number: each.number,
      values: Array.from({ length: seats }, (_, seat) => {
        const chance = chances[from + index] ?? 0.5;
        return (each.view as SixView).colours[seat] === colour(each) ? chance : 1 - chance;
      }),
    })),
  });
  for (let at = decisions.length - 1; at >= 0; at--) {
    const each = decisions[at] as MadeDecision;
    const { candidates } = askAbout(bot, each, ITERATIONS);
    const [best] = candidates as readonly [Candidate, ...Candidate[]];
    const played = candidates.find(({ move }) => move === each.move);
    const isSame = best.move === each.move;
    const value = after ?? best.value;
    // A search that looks one move further may know better than the one before it.
    const bestValue = isSame ? value : Math.max(best.value, value);
    chances[at] = bestValue;
    judgements.push({
      number: each.number,
      seat: each.seat,
      move: each.move,
      value,
      best: best.move,
      bestValue,
      cost: isSame ? 0 : bestValue - value,
      ...(best.reason && { bestReason: best.reason }),
      ...(played?.reason && isTrue(played.reason, value) && { reason: played.reason }),
      ...forcedOf(each, bestValue),
    });
    const before = decisions[at - 1];
    if (before) after = colour(before) === colour(each) ? bestValue : 1 - bestValue;
    yield { share: (decisions.length - at) / decisions.length, analysis: analysis(at) };
  }
  return analysis(0);
}
