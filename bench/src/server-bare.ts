import { fdatasync, openSync, write } from 'node:fs';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The yardstick: as little server as can carry a round of 6 nimmt! for four over WebSockets. No accounts, checks, clocks,
 * records or lists; but every card is on the disk before anybody hears of it (one sync for all that came meanwhile), and
 * every seat is then sent what it may see.
 */
interface Table {
  readonly hands: number[][];
  readonly rows: number[][];
  readonly chosen: (number | undefined)[];
  readonly scores: number[];
  readonly lines: (WebSocket | undefined)[];
}

const SEATS = 4;
const tables = new Map<string, Table>();
const file = openSync(process.argv[2] as string, 'a');
let text = '';
let waiting: (() => void)[] = [];
let isWriting = false;

function makeDurable(line: string, then: () => void): void {
  text += line;
  waiting.push(then);
  if (!isWriting) flush();
}

function flush(): void {
  isWriting = true;
  const [batch, done] = [text, waiting];
  text = '';
  waiting = [];
  write(file, batch, () => {
    fdatasync(file, () => {
      for (const then of done) then();
      isWriting = false;
      if (waiting.length > 0) flush();
    });
  });
}

function deal(): Table {
  const cards = Array.from({ length: 104 }, (_, index) => index + 1);
  for (let index = 103; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1));
    [cards[index], cards[other]] = [cards[other] as number, cards[index] as number];
  }
  return {
    hands: Array.from({ length: SEATS }, () => cards.splice(0, 10)),
    rows: Array.from({ length: 4 }, () => cards.splice(0, 1)),
    chosen: new Array(SEATS).fill(undefined),
    scores: new Array(SEATS).fill(0),
    lines: new Array(SEATS).fill(undefined),
  };
}

/** All cards lie: lowest first, each to the nearest row; a row that is full or does not fit is taken. */
function reveal({ chosen, rows, scores }: Table): void {
  const cards = chosen.map((card, seat) => ({ card: card as number, seat })).sort((a, b) => a.card - b.card);
  for (const { card, seat } of cards) {
    const fitting = rows.filter((row) => (row.at(-1) as number) < card);
    const row =
      fitting.sort((a, b) => (b.at(-1) as number) - (a.at(-1) as number))[0] ?? (rows[0] as number[]);
    if (fitting.length === 0 || row.length === 5) scores[seat] = (scores[seat] ?? 0) + row.splice(0).length;
    row.push(card);
  }
  chosen.fill(undefined);
}

function tellAll(table: Table): void {
  const { rows, scores, chosen, hands, lines } = table;
  const ready = chosen.map((card) => card !== undefined);
  const isOn = lines.every((line) => line !== undefined);
  for (const [seat, line] of lines.entries())
    line?.send(JSON.stringify({ rows, scores, ready, isOn, hand: hands[seat], mine: chosen[seat] }));
}

function choose(table: Table, seat: number, card: number): boolean {
  const hand = table.hands[seat] as number[];
  const place = hand.indexOf(card);
  if (place === -1 || table.chosen[seat] !== undefined) return false;
  hand.splice(place, 1);
  table.chosen[seat] = card;
  if (table.chosen.every((each) => each !== undefined)) reveal(table);
  return true;
}

const server = createServer((_request, response) => {
  const id = String(tables.size + Math.random());
  tables.set(id, deal());
  response.end(JSON.stringify({ id }));
});
new WebSocketServer({ server }).on('connection', (line, request) => {
  const [, id = '', seatText = ''] = (request.url ?? '').split('/');
  const [table, seat] = [tables.get(id), Number(seatText)];
  if (table === undefined) return line.close();
  table.lines[seat] = line;
  tellAll(table);
  line.on('message', (data) => {
    const { card, token } = JSON.parse(String(data)) as { card: number; token: number };
    if (!choose(table, seat, card)) return;
    makeDurable(`${id} ${seat} ${card}\n`, () => {
      line.send(`{"ack":${token}}`);
      tellAll(table);
    });
  });
  line.on('close', () => {
    table.lines[seat] = undefined;
    if (table.lines.every((each) => each === undefined)) tables.delete(id);
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
process.on('message', () => {
  process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss });
});
process.stdin.resume().once('end', () => process.exit(0));
