import { below, unit } from '@sixfold/game-kit';
import { type NimmtView, nimmt, variantById } from '@sixfold/nimmt';
import type { Bot, Candidate } from '../bot.js';
import { Stream } from '../search/stream.js';
import { readMoves, shortlist } from './candidates.js';
import type { Judge } from './judge.js';
import { habitualJudge, policyJudge, simpleJudge, trainedJudge } from './judges.js';
import { QuickPlayer } from './player.js';
import { reasonFor } from './reasons.js';
import { type SearchStyle, search } from './search.js';
import type { Aims } from './utility.js';
import { worldsOf } from './worlds.js';

/** How a bot without search makes up its mind. */
interface QuickStyle {
  judge(view: NimmtView): Judge;
  /** Added to each score at random, up to this much: a human eye. */
  readonly noise: number;
  /** How often it plays anything. */
  readonly slips: number;
}

/** A bot that answers at once from what it sees. */
export const quickBot = (style: QuickStyle): Bot<NimmtView> => ({
  choose: ({ view, seat, legal, rng }) => {
    const state = worldsOf(view)(rng);
    const player = new QuickPlayer(style.judge(view));
    player.table.read(state);
    const moves = readMoves(state, legal);
    const noise = (): number => style.noise * unit(rng);
    const slips = unit(rng) < style.slips;
    const chosen = player.move(state, seat, new Stream(rng.next()));
    const { moves: listed, scores } = shortlist(state, seat, moves, player, 16);
    const candidates: Candidate[] = listed
      .map((move, index) => ({
        move,
        value: (state.phase === 'lay' ? scores[index] : move === chosen ? 1 : 0) + noise(),
      }))
      .sort((a, b) => b.value - a.value)
      .map(({ move, value }) => ({
        move: nimmt.formatMove(state, move),
        value: Math.round(value * 100) / 100,
        ...reasonFor(state, seat, move, player.table),
      }));
    const first = slips ? candidates[below(rng, candidates.length)] : candidates[0];
    return {
      move: first.move,
      candidates: [first, ...candidates.filter((other) => other !== first)],
      iterations: 1,
    };
  },
});

/** A bot that searches. */
export const searchBot = (style: SearchStyle): Bot<NimmtView> => ({
  choose: (question) => search(question, style),
});

export const easy = quickBot({ judge: simpleJudge, noise: 3, slips: 0.15 });
export const medium = quickBot({ judge: trainedJudge, noise: 0, slips: 0 });

const POINTS: Aims = { others: 0, points: 1, win: 0 };
const MATCH: Aims = { others: 0.5, points: 1, win: 12 };

/**
 * Where cards are played openly in turn everybody sees what is best: playing by habit is too careless there, and
 * whoever aims at others takes more points without winning more often.
 */
const isOpen = ({ options: { variant } }: NimmtView): boolean => variantById(variant).laying === 'inTurn';

export const strong = searchBot({
  adviser: trainedJudge,
  others: trainedJudge,
  players: trainedJudge,
  aims: () => POINTS,
  infers: false,
  width: 12,
  trust: 20,
  doubt: 2.5,
});

export const master = searchBot({
  adviser: trainedJudge,
  others: policyJudge,
  players: (view) => (isOpen(view) ? trainedJudge(view) : habitualJudge(view)),
  aims: (view) => (isOpen(view) ? POINTS : MATCH),
  infers: true,
  width: 20,
  trust: 50,
  doubt: 3,
});
