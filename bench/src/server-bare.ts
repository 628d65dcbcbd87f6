import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * The yardstick: an HTTP server without rules, tables or checks. It writes what it is sent to a file, makes that durable
 * (everything that came in the same turn of the event loop with one sync) and echoes it to who listens at the same table.
 */
const file = openSync(process.argv[2] as string, 'a');
const listeners = new Map<string, Set<ServerResponse>>();
let waiting: { table: string; body: string; response: ServerResponse }[] = [];

function flush(): void {
  const batch = waiting;
  waiting = [];
  writeSync(file, batch.map(({ body }) => body).join('\n'));
  fdatasyncSync(file);
  for (const { table, body, response } of batch) {
    for (const listener of listeners.get(table) ?? []) listener.write(`data: ${body}\n\n`);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 11 });
    response.end('{"ok":true}');
  }
}

function post(table: string, request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (piece: string) => {
    body += piece;
  });
  request.on('end', () => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push({ table, body, response });
  });
}

const server = createServer((request, response) => {
  const table = request.url ?? '';
  if (request.method === 'POST') {
    post(table, request, response);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(':\n\n');
  const group = listeners.get(table) ?? new Set();
  listeners.set(table, group.add(response));
  response.on('close', () => group.delete(response));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
process.on('message', () => {
  process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss });
});
process.stdin.resume().once('end', () => process.exit(0));
