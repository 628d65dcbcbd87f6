import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAhead, askedFor, takeAhead } from './ahead.js';

const { open } = vi.hoisted(() => ({ open: new Set<string>() }));

// Lines to a server, which is not here.
vi.mock('./online-client.js', () => ({
  OnlineClient: class {
    constructor(readonly id: string) {
      open.add(id);
    }
    state = () => ({ status: 'waiting' });
    subscribe = () => undefined;
    close = () => open.delete(this.id);
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  open.clear();
});

it('a table that was asked for is the one that its page gets, and stays open', async () => {
  await askAhead('one');
  const asked = askedFor('one');
  expect(takeAhead('one')).toBe(asked);
  vi.runAllTimers();
  expect([...open]).toEqual(['one']);
});

it('a table whose page never comes is left', async () => {
  await askAhead('one');
  vi.runAllTimers();
  expect([...open]).toEqual([]);
});

it('a table that was asked for while another is shown is neither lost nor left open', async () => {
  await askAhead('one');
  await askAhead('two');
  expect([...open]).toEqual(['two']);
  takeAhead('one');
  expect(askedFor('two')?.id).toBe('two');
  vi.runAllTimers();
  expect([...open]).toEqual(['one']);
});
