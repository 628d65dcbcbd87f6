import {
  habitualJudge,
  playOut,
  QuickPlayer,
  Stream,
  trainedJudge,
  worldsOf,
} from '@sixfold/bots/nimmt-workshop';
import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { nimmt, VARIANTS } from '@sixfold/nimmt';
import { type Figure, ratesOf } from './figures.js';

const SEATS = 4;
const PLAYOUTS = 300;

/** Whole rounds from the first trick, played by the quick players that the searching bots put into every seat. */
export function benchBots(): readonly Figure[] {
  return VARIANTS.flatMap((variant): Figure[] => {
    const match = Match.start(nimmt, { options: { variant }, seats: SEATS, seed: 'speed' });
    if (isRefusal(match)) throw new Error(match.code);
    const view = match.view(0);
    const world = worldsOf(view)(new FastRng('speed'));
    const scratch = nimmt.copy(world);
    const luck = new Stream(1);
    const playing = (player: QuickPlayer) => (times: number) => {
      for (let count = 0; count < times; count++) {
        nimmt.copyInto(world, scratch);
        playOut(scratch, player, luck);
      }
    };
    const habitual = playing(new QuickPlayer(habitualJudge(view)));
    const trained = playing(new QuickPlayer(trainedJudge(view)));
    const rates = ratesOf({ habitual, trained }, { times: PLAYOUTS });
    return [
      { what: `${variant}: players with habits`, value: rates.habitual, unit: 'rounds/s' },
      { what: `${variant}: players with nets`, value: rates.trained, unit: 'rounds/s' },
    ];
  });
}
