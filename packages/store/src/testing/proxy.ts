import { connect, createServer, type Socket } from 'node:net';

/** A line to a database that can die without a word. */
export interface TestProxy {
  readonly url: string;
  /** From now on nothing gets through on connections that a client of this name makes or has; nor are they closed. */
  swallow(clientName: string): void;
  /** New connections work again; those that died stay dead. */
  heal(): void;
  /** How many connections of this name get through at the moment. */
  alive(clientName: string): number;
  stop(): Promise<void>;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  hello: string;
  isDead: boolean;
}

export async function startProxy(url: string): Promise<TestProxy> {
  const target = new URL(url);
  const lines = new Set<Line>();
  let swallowed: string | undefined;
  const server = createServer((near) => {
    const line: Line = {
      near,
      far: connect(Number(target.port), target.hostname),
      hello: '',
      isDead: false,
    };
    lines.add(line);
    near.on('data', (chunk) => {
      // The first thing that a client says is who it is.
      if (line.hello === '') line.hello = chunk.toString('latin1');
      if (swallowed !== undefined && line.hello.includes(swallowed)) line.isDead = true;
      if (!line.isDead) line.far.write(chunk);
    });
    line.far.on('data', (chunk) => {
      if (!line.isDead) near.write(chunk);
    });
    for (const [one, other] of [
      [near, line.far],
      [line.far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => {
        lines.delete(line);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = new URL(url);
  own.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: own.href,
    swallow(clientName) {
      swallowed = clientName;
      for (const line of lines) if (line.hello.includes(clientName)) line.isDead = true;
    },
    heal() {
      swallowed = undefined;
    },
    alive: (clientName) =>
      [...lines].filter(({ hello, isDead }) => !isDead && hello.includes(clientName)).length,
    async stop() {
      for (const { near, far } of lines) {
        near.destroy();
        far.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
