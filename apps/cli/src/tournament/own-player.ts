import { ask, type Bot, type Budget } from '@sixfold/bots';
import { refuse } from '../refuse.js';
import { Fault, type Player, type SeatQuestion } from './player.js';

const clock = () => performance.now();

/** One of our own bots at the table. */
export function ownPlayer(bot: Bot, budget: Budget): Player {
  return {
    start: () => undefined,
    choose: (question: SeatQuestion) => {
      try {
        return ask(bot, question, { budget, rng: question.rng, clock }).move;
      } catch (error) {
        throw new Fault(refuse('botThrew', { detail: String(error).slice(0, 200) }));
      }
    },
    end: () => undefined,
    close: () => undefined,
  };
}
