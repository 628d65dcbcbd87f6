import { below, unit } from '@sixfold/game-kit';
import { type NimmtView, nimmt } from '@sixfold/nimmt';
import type { Bot, Candidate } from '../bot.js';
import { Stream } from '../search/stream.js';
import { readMoves, shortlist } from './candidates.js';
import type { Judge } from './judge.js';
import { simpleJudge, trainedJudge } from './judges.js';
import { QuickPlayer } from './player.js';
import { reasonFor } from './reasons.js';
import { worldsOf } from './worlds.js';

/** How a bot without search chooses. */
interface QuickStyle {
  judge(view: NimmtView): Judge;
  /** Added to each score at random, up to this much: a human eye. */
  readonly noise: number;
  /** How often it plays anything. */
  readonly slips: number;
}

/** A bot that answers at once from what it sees. */
const quickBot = (style: QuickStyle): Bot<NimmtView> => ({
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

/** Sees what a card is likely to cost at once, and overlooks things. */
export const easyBot = quickBot({ judge: simpleJudge, noise: 3, slips: 0.15 });

/** Lays what self-play taught, without looking ahead. */
export const mediumBot = quickBot({ judge: trainedJudge, noise: 0, slips: 0 });
