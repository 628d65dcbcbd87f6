import { setImmediate } from 'node:timers/promises';
import { createClient } from '@sixfold/protocol';
import { expect, it } from 'vitest';

it('a stream leaves nothing behind however often it comes back', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', note);
  let tries = 0;
  const send = (async () => new Response('', { status: ++tries > 20 ? 404 : 503 })) as typeof fetch;
  await new Promise<void>((resolve) => {
    const status = (now: string): void => {
      if (now === 'closed') resolve();
    };
    createClient({ fetch: send, retryAfter: 0 }).listen('id', { status });
  });
  await setImmediate();
  process.off('warning', note);
  expect(tries).toBe(21);
  expect(warnings).toEqual([]);
});
