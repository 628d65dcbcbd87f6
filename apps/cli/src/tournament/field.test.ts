import { describe, expect, it } from 'vitest';
import { readField } from './field.js';

const field = (...specs: string[]) => readField('nimmt', specs);

describe('the field of a tournament', () => {
  it('reads our own bots, with budgets of their own', () => {
    expect(field('random', 'master@500ms', 'strong@2000it').map(({ kind }) => kind)).toEqual([
      { type: 'own', bot: 'random' },
      { type: 'own', bot: 'master', budget: { millis: 500 } },
      { type: 'own', bot: 'strong', budget: { iterations: 2000 } },
    ]);
  });

  it('reads commands as they are, with or without a label', () => {
    const [plain, labelled] = field('cmd:env A=1 python3 bot.py', 'mine=cmd:python3 bot.py --x=1,2');
    expect(plain).toMatchObject({
      name: 'env A=1 python3 bot.py',
      kind: { command: 'env A=1 python3 bot.py' },
    });
    expect(labelled).toMatchObject({ name: 'mine', kind: { command: 'python3 bot.py --x=1,2' } });
  });

  it('tells different bots of one name apart, and the same bot twice not', () => {
    const names = field('a=random', 'a=cmd:x', 'a=random', 'a=cmd:y', 'random').map(({ name }) => name);
    expect(names).toEqual(['a', 'a 2', 'a', 'a 3', 'random']);
  });

  it.each(['genius', 'master@5', 'master@ms', 'Master'])('knows no bot %s', (spec) => {
    expect(() => field(spec)).toThrow('unknownBot');
  });
});
