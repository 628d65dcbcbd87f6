import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { once } from './words.js';

// The settings ask the browser, which is not here.
vi.mock('../settings/settings.js', () => ({ useLanguage: () => 'en' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what could not be fetched has failed for whoever asks again at once, and is fetched for whoever asks later', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('no line'));
  const first = once('test.part', load);
  await expect(first).rejects.toThrow('no line');
  expect(once('test.part', load)).toBe(first);
  vi.runAllTimers();
  await expect(once('test.part', load)).resolves.toBe('there');
});
