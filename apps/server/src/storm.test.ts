import { expect, it } from 'vitest';
import { playOut, startTestServer } from './testing/harness.js';
import { readWire } from './testing/wire.js';

const WATCHERS = 60;
const BYTES_BETWEEN_BREAKS = 3000;

it('a storm of broken and resumed streams misses and repeats nothing, and leaves nothing behind', async () => {
  const server = await startTestServer();
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const { table } = await ann.api.create({
    game: 'nimmt',
    seats: 2,
    name: 'Ann',
    options: { rounds: 1 },
    startWhenFull: true,
  });
  await ben.api.join(table.id, { name: 'Ben' });

  /** Reads a little, breaks off, and comes back with the last id, until the match is over. */
  async function watch(patience: number): Promise<{ steps: number[]; breaks: number; first: number }> {
    const steps: number[] = [];
    let last: string | undefined;
    let first = -1;
    for (let breaks = 0; ; breaks++) {
      const line = new AbortController();
      const response = await fetch(`${server.url}/api/tables/${table.id}/events`, {
        signal: line.signal,
        ...(last !== undefined && { headers: { 'last-event-id': last } }),
      });
      let text = '';
      let isOver = false;
      const decoder = new TextDecoder();
      for await (const piece of response.body ?? []) {
        text += decoder.decode(piece, { stream: true });
        isOver = /event: play\n.*"result":.*\n\n/s.test(text);
        if (isOver || text.length > patience) break;
      }
      line.abort();
      for (const { name, id, data } of readWire(text.slice(0, text.lastIndexOf('\n\n') + 2)).events) {
        if (name !== 'play') continue;
        if (first === -1) first = data.number as number;
        for (const step of data.steps as { number: number }[]) steps.push(step.number);
        last = id;
      }
      if (isOver) return { steps, breaks, first };
    }
  }

  const watching = Array.from({ length: WATCHERS }, (_, index) => watch(BYTES_BETWEEN_BREAKS + index * 50));
  await playOut([ann, ben], table.id);
  const seen = await Promise.all(watching);
  const { number } = await ann.play(table.id);
  for (const { steps, first } of seen) {
    expect(steps).toEqual(Array.from({ length: number - first }, (_, index) => first + index + 1));
  }
  expect(seen.reduce((sum, { breaks }) => sum + breaks, 0)).toBeGreaterThan(WATCHERS);
  // The last lines are closed: nothing is held for anybody.
  const ears = ann.listen(table.id);
  await ears.until((each) => each.last('presence')?.spectators === 0);
  ears.close();
  await server.stop();
});
