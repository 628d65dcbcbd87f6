import type { Bot, Budget } from '@sixfold/bots';
import { Fault, type Player, type SeatQuestion } from './player.js';
import { refuse } from '../refuse.js';

const clock = () => performance.now();

/** One of our own bots at the table. */
export function ownPlayer(bot: Bot, budget: Budget): Player {
  return {
    start: () => undefined,
    choose: (question: SeatQuestion) => {
      const { seat, legal, rng } = question;
      const asked = {
        // Made when the bot looks: the random one never does.
        get view() {
          return question.view;
        },
        seat,
        legal,
        budget,
        rng,
        clock,
      };
      try {
        return bot.choose(asked).move;
      } catch (error) {
        throw new Fault(refuse('botThrew', { detail: String(error).slice(0, 200) }));
      }
    },
    end: () => undefined,
    close: () => undefined,
  };
}
