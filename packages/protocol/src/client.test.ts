import { describe, expect, it } from 'vitest';
import { ApiProblem, createClient } from './client.js';

/** Answers one after another, whatever is asked; keeps what was. */
function scripted(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const answer = answers.shift() ?? new Error('nothing left');
    if (answer instanceof Error) throw answer;
    return answer;
  }) as typeof fetch;
  return { asked, send };
}

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const away = { code: 'storeUnavailable', params: {}, retry: true };

describe('the client', () => {
  it('sends a command again with the same key when no answer comes', async () => {
    const { asked, send } = scripted(new Error('broken line'), answer(503, away), answer(200, { number: 4 }));
    const client = createClient({ base: 'http://x', fetch: send, token: 'secret', retryAfter: 0 });
    expect(await client.choose('id', { number: 3, move: '43' })).toEqual({ number: 4 });
    const bodies = asked.map(({ init }) => init.body);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] as string)).toMatchObject({ number: 3, move: '43', key: expect.any(String) });
    expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(asked[0]?.url).toBe('http://x/api/tables/id/choose');
  });

  it('throws a refusal at once, with its code', async () => {
    const refusal = { code: 'notYourTurn', params: { seat: 2 }, retry: false };
    const { asked, send } = scripted(answer(409, refusal));
    const client = createClient({ fetch: send });
    await expect(client.start('id')).rejects.toMatchObject({ status: 409, ...refusal });
    expect(asked).toHaveLength(1);
  });

  it('gives up after a while, and understands a proxy that answers instead', async () => {
    const { send } = scripted(new Response('<h1>Bad Gateway</h1>', { status: 502 }), new Error('gone'));
    const client = createClient({ fetch: send, tries: 2, retryAfter: 0 });
    const problem = await client.meta().catch((error) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ code: 'unreachable', retry: true });
  });

  it('resumes a stream after the last id', async () => {
    const first = 'event: play\nid: 5\ndata: {"number":5}\n\n';
    const second = 'event: play\nid: 6\ndata: {"number":6}\n\n';
    const { asked, send } = scripted(
      new Response(first),
      answer(503, away),
      new Response(second),
      answer(404, {}),
    );
    const client = createClient({ fetch: send });
    const numbers: number[] = [];
    const statuses: string[] = [];
    await new Promise<void>((resolve) => {
      client.listen('id', {
        play: ({ number }) => numbers.push(number),
        status: (status) => {
          statuses.push(status);
          if (status === 'closed') resolve();
        },
      });
    });
    expect(numbers).toEqual([5, 6]);
    const ids = asked.map(({ init }) => (init.headers as Record<string, string>)['last-event-id']);
    expect(ids).toEqual([undefined, '5', '5', '6']);
    expect(statuses.at(-1)).toBe('closed');
  });
});
