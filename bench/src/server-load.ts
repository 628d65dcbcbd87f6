import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';

/** One connection for commands each, as browsers have it. */
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A line that sends this once is read by Node's parser for good, as one that was asked for a page before. */
export const FOR_NODE = { 'x-for-node': ['1', '2'] };

/** Sends JSON and waits for the whole answer. */
export function post(
  port: number,
  path: string,
  body: string,
  token = '',
  more: Readonly<Record<string, string[]>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...more,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    };
    const request = httpRequest(
      { agent, port, host: '127.0.0.1', method: 'POST', path, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Listens; every event's name and data are handed over as they come. Resolves when the line is open. */
export function listen(
  port: number,
  path: string,
  token: string,
  onEvent: (name: string, data: string) => void,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const request = httpRequest({ agent: false, port, host: '127.0.0.1', path, headers }, (response) => {
      read(response, onEvent);
      resolve(request);
    });
    // Also when the line is broken later on; by then nobody asks.
    request.on('error', reject);
    request.end();
  });
}

function read(response: IncomingMessage, onEvent: (name: string, data: string) => void): void {
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (piece: string) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.indexOf('data: ');
      if (data === -1) continue;
      const name = block.startsWith('event: ') ? block.slice(7, block.indexOf('\n')) : '';
      onEvent(name, block.slice(data + 6));
    }
  });
  response.on('error', () => {});
}

/** The value below which this share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
