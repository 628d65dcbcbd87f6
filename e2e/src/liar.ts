import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MatchRecord } from '@sixfold/game-kit';
import type { TableState } from '@sixfold/protocol';

/** What a server does that is not honest. Whatever is left out it does as it should. */
export interface Lie {
  /** Does something else than the page asks for. */
  readonly asked?: (path: string, body: Record<string, unknown>) => Record<string, unknown>;
  /** Shows another table than there is. */
  readonly table?: (table: TableState) => TableState;
  /** Hands out another record in the end. */
  readonly record?: (record: MatchRecord) => MatchRecord;
}

/** A server as its players see it: an honest one, with somebody in between who changes what is said. */
export class Liar {
  lie: Lie = {};

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly address: string,
  ) {}

  static async before(honest: string): Promise<Liar> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const liar = new Liar(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (asked, answer) => void liar.passOn(honest, asked, answer));
    return liar;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async passOn(honest: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '';
    const text = await textOf(asked);
    const body =
      text === '' || !this.lie.asked ? text : JSON.stringify(this.lie.asked(path, JSON.parse(text)));
    const { 'content-length': _, 'accept-encoding': _encoding, ...headers } = asked.headers;
    const onward = request(honest + path, {
      method: asked.method ?? 'GET',
      headers: { ...headers, ...(body !== '' && { 'content-length': Buffer.byteLength(body) }) },
    });
    answer.on('close', () => onward.destroy());
    onward.on('error', () => answer.destroy());
    onward.on('response', (honestly) => void this.answer(path, honestly, answer));
    onward.end(body);
  }

  private async answer(path: string, honestly: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'content-length': _, ...headers } = honestly.headers;
    answer.writeHead(honestly.statusCode ?? 500, headers);
    if (headers['content-type']?.startsWith('text/event-stream')) {
      answer.flushHeaders();
      let rest = '';
      honestly.setEncoding('utf8');
      honestly.on('data', (chunk: string) => {
        const frames = (rest + chunk).split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) answer.write(`${this.retold(frame)}\n\n`);
      });
      honestly.on('end', () => answer.end());
      return;
    }
    if (!path.endsWith('/record') || !this.lie.record) {
      honestly.pipe(answer);
      return;
    }
    const record = JSON.parse(await textOf(honestly)) as MatchRecord;
    answer.end(JSON.stringify(honestly.statusCode === 200 ? this.lie.record(record) : record));
  }

  private retold(frame: string): string {
    const told = /^event: table\ndata: (.*)$/s.exec(frame);
    if (told?.[1] === undefined || !this.lie.table) return frame;
    return `event: table\ndata: ${JSON.stringify(this.lie.table(JSON.parse(told[1]) as TableState))}`;
  }
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
