import { expect, it } from 'vitest';
import { Gate } from './gate.js';

/** Questions that are answered when the test says so. */
function questions(atOnce: number) {
  const gate = new Gate(atOnce);
  const asked: { readonly name: string; answer(): void; fail(error: unknown): void }[] = [];
  const ask = (name: string): Promise<string> =>
    gate.pass(
      () =>
        new Promise((resolve, reject) => {
          asked.push({ name, answer: () => resolve(name), fail: reject });
        }),
    );
  return { ask, asked };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('few ask at once, the others wait, and nobody is refused for having to wait', async () => {
  const { ask, asked } = questions(2);
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
  const most: number[] = [];
  for (let answered = 0; answered < 5; answered++) {
    await turn();
    most.push(asked.length - answered);
    asked[answered]?.answer();
  }
  expect(await answers).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(Math.max(...most)).toBe(2);
});

it('when nobody answers, all who wait are told so at once, and later ones try again', async () => {
  const { ask, asked } = questions(1);
  const first = ['a', 'b', 'c'].map((name) => ask(name).catch((error: Error) => error.message));
  await turn();
  asked[0]?.fail(new Error('timeout exceeded when trying to connect'));
  expect(await Promise.all(first)).toEqual(Array(3).fill('timeout exceeded when trying to connect'));
  const later = ask('d');
  await turn();
  asked[1]?.answer();
  expect(await later).toBe('d');
});

it('an answer that somebody does not like concerns nobody else', async () => {
  const { ask, asked } = questions(1);
  const [bad, good] = [ask('bad').catch((error: Error) => error.message), ask('good')];
  await turn();
  asked[0]?.fail(Object.assign(new Error('duplicate key'), { code: '23505' }));
  await turn();
  asked[1]?.answer();
  expect(await Promise.all([bad, good])).toEqual(['duplicate key', 'good']);
});
