import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { listen, post } from './server-load.js';

/** A decision that a seat has to take, and what it may do. */
export interface Decision {
  readonly key: string;
  readonly moves: readonly string[];
}

export interface Ears {
  asked(decision: Decision): void;
  over(): void;
}

/** One seat's line: a move is kept when the server says so. */
export interface Line {
  send(move: string): Promise<void>;
  close(): void;
}

export interface NewTable {
  readonly id: string;
  /** Everybody's place, ready to be taken. */
  readonly places: readonly ((ears: Ears) => Promise<Line>)[];
}

/** A server that tables of four can be played on. */
export interface Target {
  newTable(): Promise<NewTable>;
}

export const SEATS = 4;

/** Identities are made once and used again, as real people's are. */
const spare: string[] = [];
const newToken = (): string => spare.pop() ?? randomBytes(32).toString('base64url');

interface PlayEvent {
  readonly legal: readonly string[];
  readonly turn: { readonly number: number };
  readonly result?: unknown;
}

/** Sixfold, by its own API: a seat is a token, a stream of its own and commands. */
export function sixfold(port: number, options: object): Target {
  return {
    async newTable() {
      const tokens = Array.from({ length: SEATS }, newToken);
      const wish = { game: 'nimmt', options, seats: SEATS, name: 'P0', startWhenFull: true };
      const made = await post(port, '/api/tables', JSON.stringify(wish), tokens[0]);
      const { id } = (JSON.parse(made.body) as { table: { id: string } }).table;
      for (const [seat, token] of tokens.entries())
        if (seat > 0) await post(port, `/api/tables/${id}/join`, `{"name":"P${seat}"}`, token);
      const places = tokens.map((token) => async (ears: Ears): Promise<Line> => {
        let number = 0;
        const stream = await listen(port, `/api/tables/${id}/events`, token, (name, data) => {
          if (name !== 'play') return;
          const play = JSON.parse(data) as PlayEvent;
          number = play.turn.number;
          if (play.result !== undefined) ears.over();
          else if (play.legal.length > 0) ears.asked({ key: String(number), moves: play.legal });
        });
        return {
          async send(move) {
            const choice = { number, move, key: randomBytes(9).toString('hex') };
            const { status } = await post(port, `/api/tables/${id}/choose`, JSON.stringify(choice), token);
            if (status !== 200) throw new Error(`a move was refused with ${status}`);
          },
          close() {
            stream.destroy();
            spare.push(token);
          },
        };
      });
      return { id, places };
    },
  };
}

interface BareView {
  readonly ack?: number;
  readonly hand: readonly number[];
  readonly ready: readonly boolean[];
  readonly isOn: boolean;
  readonly mine?: number;
}

/** The yardstick (server-bare.ts). */
export function bare(port: number): Target {
  return {
    async newTable() {
      const { id } = JSON.parse((await post(port, '/', '{}')).body) as { id: string };
      const places = Array.from({ length: SEATS }, (_, seat) => async (ears: Ears): Promise<Line> => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/${id}/${seat}`);
        const acks = new Map<number, () => void>();
        let last = 0;
        socket.on('message', (data) => {
          const said = JSON.parse(String(data)) as BareView;
          if (said.ack !== undefined) {
            acks.get(said.ack)?.();
            acks.delete(said.ack);
          } else if (said.isOn && said.hand.length === 0 && said.mine === undefined) ears.over();
          else if (said.isOn && said.mine === undefined)
            ears.asked({ key: String(said.hand.length), moves: said.hand.map(String) });
        });
        socket.on('error', () => {});
        await new Promise((resolve) => socket.once('open', resolve));
        return {
          send: (move) =>
            new Promise((resolve) => {
              acks.set(++last, resolve);
              socket.send(JSON.stringify({ card: Number(move), token: last }));
            }),
          close: () => socket.close(),
        };
      });
      return { id, places };
    },
  };
}
