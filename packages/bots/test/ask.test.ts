import { GAMES } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { askLevel } from '../src/index.js';

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
