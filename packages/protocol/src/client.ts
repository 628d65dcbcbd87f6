import type { MatchRecord } from '@sixfold/game-kit';
import { type Listener, openStream, type Stream } from './stream.js';
import type {
  AddBot,
  AskHint,
  ChangeSettings,
  Choose,
  Created,
  CreateTable,
  Done,
  Draw,
  Hint,
  JoinTable,
  Meta,
  Mute,
  Problem,
  QuickMatch,
  Rematch,
  Say,
  SeatLink,
  Snapshot,
  TableList,
  TakeOver,
  Verdict,
} from './types.js';

/** A command was refused. `code` 'unreachable': no answer came at all. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly params: Problem['params'];
  readonly retry: boolean;

  constructor(
    readonly status: number,
    problem: Problem,
  ) {
    super(problem.code);
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.params = problem.params;
    this.retry = problem.retry;
  }
}

export interface ClientSettings {
  /** Where the server is, without a slash at the end; empty for the page's own origin. */
  readonly base?: string;
  /** For clients without cookies: a token from `newToken`. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** How often a command is sent again when the line or the server fails (same key, so it is done once). */
  readonly tries?: number;
  /** Milliseconds between tries. */
  readonly retryAfter?: number;
}

export type Client = ReturnType<typeof createClient>;

/** A typed client of the HTTP API, for browsers and Node alike. Every refusal is thrown as an `ApiProblem`. */
export function createClient(settings: ClientSettings = {}) {
  const { base = '', tries = 3, retryAfter = 300 } = settings;
  const send = settings.fetch ?? fetch;
  const identity: Record<string, string> =
    settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` };

  async function once<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
    let response: Response;
    try {
      response = await send(`${base}/api${path}`, {
        method,
        headers: { ...identity, ...(body !== undefined && { 'content-type': 'application/json' }) },
        credentials: 'same-origin',
        cache: 'no-store',
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new ApiProblem(0, { code: 'unreachable', params: {}, retry: true });
    }
    const data: unknown = await response.json().catch(() => undefined);
    if (response.ok && data !== undefined) return data as Answer;
    throw new ApiProblem(response.status, readProblem(data, response.status));
  }

  async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once<Answer>(method, path, body);
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || !problem.retry || attempt >= tries) throw problem;
        await new Promise((resolve) => setTimeout(resolve, retryAfter * attempt));
      }
    }
  }

  const get = <Answer>(path: string) => request<Answer>('GET', path);
  const post = <Answer>(path: string, body: unknown = {}) => request<Answer>('POST', path, body);
  const table = (id: string, command = '') => `/tables/${encodeURIComponent(id)}${command}`;
  const command = (id: string, name: string, body: unknown = {}) => post<Done>(table(id, `/${name}`), body);

  return {
    meta: () => get<Meta>('/meta'),
    /** A new identity for a program; keep it, it is shown once. */
    newToken: () => post<{ token: string }>('/tokens'),
    publicTables: () => get<TableList>('/tables'),
    myTables: () => get<TableList>('/my/tables'),
    create: (wanted: CreateTable) => post<Created>('/tables', { key: randomKey(), ...wanted }),
    quick: (wanted: QuickMatch) => post<Created>('/quick', wanted),
    snapshot: (id: string) => get<Snapshot>(table(id)),
    /** News of a table, resumed by itself after every break. `after`: the match's number seen last. */
    listen: (id: string, listener: Listener, after?: number): Stream =>
      openStream(
        {
          url: `${base}/api${table(id, '/events')}`,
          headers: identity,
          fetch: send,
          ...(after !== undefined && { after }),
        },
        listener,
      ),

    join: (id: string, wanted: JoinTable) => command(id, 'join', wanted),
    leave: (id: string) => command(id, 'leave'),
    changeSeat: (id: string, seat: number) => command(id, 'seat', { seat }),
    changeName: (id: string, name: string) => command(id, 'name', { name }),
    settings: (id: string, wanted: ChangeSettings) => command(id, 'settings', wanted),
    addBot: (id: string, wanted: AddBot) => command(id, 'bots', wanted),
    remove: (id: string, seat: number) => command(id, 'remove', { seat }),
    start: (id: string) => command(id, 'start'),

    /** Chooses a move; again with another one to change it while the turn is open. */
    choose: (id: string, wanted: Choose) => command(id, 'choose', { key: randomKey(), ...wanted }),
    resign: (id: string) => command(id, 'resign'),
    draw: (id: string, action: Draw['action']) => command(id, 'draw', { action }),
    signal: (id: string) => command(id, 'signal'),
    /** A bot plays for somebody who is away. */
    takeOver: (id: string, wanted: TakeOver) => command(id, 'takeover', wanted),
    /** One's own seat back from the bot that stands in. */
    comeBack: (id: string) => command(id, 'return'),
    rematch: (id: string, wanted: Rematch = {}) => command(id, 'rematch', wanted),
    say: (id: string, said: Say) => command(id, 'chat', said),
    mute: (id: string, wanted: Mute) => command(id, 'mute', wanted),
    hint: (id: string, wanted: AskHint) => post<Hint>(table(id, '/hint'), wanted),

    /** A link that moves one's seat to another device: put the token behind a # in the page's address. */
    seatLink: (id: string) => post<SeatLink>(table(id, '/link')),
    takeSeat: (id: string, token: string) => command(id, 'take', { token }),

    /** The whole match with its deal's secret, once it is over. */
    record: (id: string) => get<MatchRecord>(table(id, '/record')),
    verify: (record: MatchRecord) => post<Verdict>('/verify', record),
  };
}

function readProblem(data: unknown, status: number): Problem {
  if (typeof data === 'object' && data !== null && 'code' in data) return data as Problem;
  // Something between us and the server answered, a proxy for instance.
  return { code: 'unreachable', params: { status }, retry: status >= 500 };
}

/** 128 random bits. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
