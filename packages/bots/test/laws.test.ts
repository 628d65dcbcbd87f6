import { GAMES, type GameId } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { askLevel, botFamily } from '../src/index.js';
import { type BotCase, describeBotLaws } from './bot-laws.js';

/** How each game is played here; a game that is missing does not compile. Teams are measured elsewhere. */
const CASES: Readonly<Record<GameId, readonly BotCase[]>> = {
  nimmt: [
    { name: 'classic', options: { rounds: 1 }, seats: 3, deals: 8 },
    { name: 'traps', options: { variant: 'ole', rounds: 1 }, seats: 3 },
    { name: 'plus', options: { variant: 'plus', rounds: 1 }, seats: 2 },
  ],
  six: [{ name: 'two', options: {}, seats: 2, positions: 4 }],
  sixteen: [{ name: 'two', options: {}, seats: 2, deals: 8 }],
  goofspiel: [{ name: 'three', options: { cards: 7 }, seats: 3, deals: 8, iterations: 200 }],
};

for (const [id, cases] of Object.entries(CASES)) {
  const family = botFamily(id);
  if (family) describeBotLaws(GAMES[id as GameId], family, cases);
}

describe('asking a level', () => {
  const question = {
    game: 'goofspiel',
    view: GAMES.goofspiel.view(GAMES.goofspiel.setup({ cards: 13, ties: 'carry' }, 2, 'asked'), 0),
    seat: 0,
    legal: ['1', '2', '3'],
    seed: 'asked',
  } as const;

  it('gives it the budget of the level, and no more time than the caller has', () => {
    let now = 0;
    const clock = () => now++;
    const patient = askLevel({ ...question, level: 'strong' }, { clock });
    const hurried = askLevel({ ...question, level: 'strong' }, { clock, patience: 10 });
    expect(patient.iterations).toBeGreaterThan(hurried.iterations);
    expect(question.legal).toContain(hurried.move);
  });

  it('answers for a game that has no bots with one of its moves', () => {
    const { move } = askLevel({ ...question, game: 'chess', level: 'master' }, { clock: () => 0 });
    expect(question.legal).toContain(move);
  });
});
