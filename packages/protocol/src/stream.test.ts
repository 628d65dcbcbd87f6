import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStream } from './stream.js';

it('leaves nothing behind however often it comes back', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', note);
  let tries = 0;
  const send = (async () => new Response('', { status: ++tries > 20 ? 404 : 503 })) as typeof fetch;
  await new Promise<void>((resolve) => {
    const status = (now: string): void => {
      if (now === 'closed') resolve();
    };
    openStream({ url: 'http://x', headers: {}, fetch: send, retryAfter: 0 }, { status });
  });
  await setImmediate();
  process.off('warning', note);
  expect(tries).toBe(21);
  expect(warnings).toEqual([]);
});
