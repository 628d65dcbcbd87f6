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

/** What a table of Sixfold goes through, step by step, by its own API: a seat is a token, a stream of its own and commands. */
export interface Steps {
  /** Makes a table for whoever has the first token. */
  create(tokens: readonly string[]): Promise<string>;
  /** The last one who sits down starts the game. */
  join(id: string, tokens: readonly string[], seat: number): Promise<void>;
  connect(id: string, tokens: readonly string[], seat: number, ears: Ears): Promise<Line>;
}

export const newTokens = (): string[] => Array.from({ length: SEATS }, newToken);

/** `ports`: of the nodes. Whoever sits beside another is at another node. `headers`: of commands, besides. */
export function sixfoldSteps(
  ports: readonly number[],
  options: object,
  headers: Readonly<Record<string, string[]>> = {},
): Steps {
  const nodeOf = (seat: number): number => ports[seat % ports.length] as number;
  return {
    async create([token]) {
      const wish = { game: 'nimmt', options, seats: SEATS, name: 'P0', startWhenFull: true };
      const made = await post(nodeOf(0), '/api/tables', JSON.stringify(wish), token);
      return (JSON.parse(made.body) as { table: { id: string } }).table.id;
    },
    async join(id, tokens, seat) {
      await post(nodeOf(seat), `/api/tables/${id}/join`, `{"name":"P${seat}"}`, tokens[seat]);
    },
    async connect(id, tokens, seat, ears) {
      const [port, token] = [nodeOf(seat), tokens[seat] as string];
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
          const path = `/api/tables/${id}/choose`;
          const { status } = await post(port, path, JSON.stringify(choice), token, headers);
          if (status !== 200) throw new Error(`a move was refused with ${status}`);
        },
        close() {
          stream.destroy();
          spare.push(token);
        },
      };
    },
  };
}

/** Sixfold, all steps in a row. */
export function sixfold(
  port: number | readonly number[],
  options: object,
  headers?: Readonly<Record<string, string[]>>,
): Target {
  const steps = sixfoldSteps(typeof port === 'number' ? [port] : port, options, headers);
  return {
    async newTable() {
      const tokens = newTokens();
      const id = await steps.create(tokens);
      for (let seat = 1; seat < SEATS; seat++) await steps.join(id, tokens, seat);
      return { id, places: tokens.map((_, seat) => (ears: Ears) => steps.connect(id, tokens, seat, ears)) };
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
