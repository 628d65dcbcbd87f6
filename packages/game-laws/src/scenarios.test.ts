import type { Game } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { checkShape, runScenario, type Scenario } from './scenarios.js';
import { toyGame } from './toy-game.js';

const scenario: Scenario = {
  id: 'last-trick',
  title: 'the highest card takes the last trick',
  rules: ['T-1'],
  options: {},
  seats: 2,
  before: { hands: [[3], [7]], laid: [0, 0], won: [[], []] },
  steps: [
    { seat: 0, move: '7', refused: 'cardNotInHand' },
    { seat: 0, move: '3', legal: ['3'] },
    { seat: 1, move: '7' },
  ],
  after: { won: [[], [3, 7]] },
  outcome: { ranks: [2, 1] },
};

const run = (changes: object) => () => runScenario(toyGame as Game, { ...scenario, ...changes });

describe('a scenario', () => {
  it('passes when everything is as it says', () => {
    expect(run({})).not.toThrow();
    expect(() => checkShape(scenario)).not.toThrow();
  });

  it.each([
    [
      'an accepted move that should be refused',
      { steps: [{ seat: 0, move: '3', refused: 'cardNotInHand' }] },
    ],
    ['a refused move that should be accepted', { steps: [{ seat: 0, move: '7' }] }],
    ['another refusal than expected', { steps: [{ seat: 0, move: '7', refused: 'gameOver' }] }],
    ['other legal moves', { steps: [{ seat: 0, move: '3', legal: ['3', '7'] }] }],
    ['another table afterwards', { after: { won: [[3, 7], []] } }],
    ['a part of the table that does not exist', { after: { traps: [] } }],
    ['another outcome', { outcome: { ranks: [1, 2] } }],
    ['no outcome where one is expected', { steps: [], after: {} }],
    ['options that are refused', { options: { colour: 'red' } }],
  ])('fails on %s', (_what, changes) => {
    expect(run(changes)).toThrow();
  });

  it.each([
    ['unknown keys', { ...scenario, note: '' }],
    ['missing keys', { ...scenario, before: undefined, after: undefined, title: undefined }],
    ['unknown keys in a step', { ...scenario, steps: [{ seat: 0, move: '3', refuse: 'x' }] }],
    ['no rules', { ...scenario, rules: [] }],
  ])('is malformed with %s', (_what, malformed) => {
    const withoutUndefined = JSON.parse(JSON.stringify(malformed)) as Scenario;
    expect(() => checkShape(withoutUndefined)).toThrow();
  });
});
