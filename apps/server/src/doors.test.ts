import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('names', () => {
  const make = async (name: string) => {
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'nimmt', seats: 2, name }),
    });
    return { status: response.status, body: await response.json() };
  };

  it('may be an emoji of several parts', async () => {
    expect(await make('👨‍👩‍👧‍👦')).toMatchObject({
      status: 201,
      body: { table: { seats: [{ name: '👨‍👩‍👧‍👦' }, {}] } },
    });
  });

  it('that show nothing are refused in words', async () => {
    expect(await make('\u3164')).toEqual({
      status: 400,
      body: { code: 'badName', params: {}, retry: false },
    });
  });
});
