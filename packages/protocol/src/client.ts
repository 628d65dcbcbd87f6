import type { MatchRecord } from '@sixfold/game-kit';
import { type Listener, openStream, type Stream } from './stream.js';
import type {
  AddBot,
  Again,
  AskHint,
  ChangeSettings,
  Choose,
  Code,
  Created,
  CreateTable,
  Done,
  Draw,
  Found,
  GameList,
  Hint,
  JoinTable,
  Meta,
  Mute,
  OperatorState,
  Past,
  Problem,
  QuickMatch,
  Say,
  SealContribution,
  SeatLink,
  Snapshot,
  Start,
  Subscribe,
  TableList,
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
  /** Sent again after a lost answer, it carries the same key and is done once. */
  const command = (id: string, name: string, body: object = {}) =>
    post<Done>(table(id, `/${name}`), { key: randomKey(), ...body });

  return {
    meta: () => get<Meta>('/meta'),
    /** A new identity for a program; keep it, it is shown once. */
    newToken: () => post<{ token: string }>('/tokens'),
    /** The server no longer knows this browser: its cookie is taken away. */
    forget: () => post<object>('/forget'),
    publicTables: () => get<TableList>('/tables'),
    /** Public games that may be watched. */
    runningTables: () => get<TableList>('/tables/running'),
    myTables: () => get<TableList>('/my/tables'),
    /** The finished games of these, all that were played there. */
    myGames: () => get<GameList>('/my/games'),
    create: (wanted: CreateTable) => post<Created>('/tables', { key: randomKey(), ...wanted }),
    quick: (wanted: QuickMatch) => post<Created>('/quick', { key: randomKey(), ...wanted }),
    /** A code for a table that can be said on the phone, and the table that one leads to. */
    code: (id: string) => post<Code>(table(id, '/code')),
    find: (code: string) => get<Found>(`/codes/${encodeURIComponent(code)}`),
    /** `seat`: through the eyes of which of one's own seats. */
    snapshot: (id: string, seat?: number) => get<Snapshot>(table(id, bySeat(seat))),
    /** News of a table, resumed by itself after every break. `after`: the id of the last event seen. */
    listen: (id: string, listener: Listener, after?: number, seat?: number): Stream =>
      openStream(
        {
          url: `${base}/api${table(id, '/events')}${bySeat(seat)}`,
          headers: identity,
          fetch: send,
          ...(settings.retryAfter !== undefined && { retryAfter: settings.retryAfter }),
          ...(after !== undefined && { after }),
        },
        listener,
      ),

    join: (id: string, wanted: JoinTable) => command(id, 'join', wanted),
    leave: (id: string) => command(id, 'leave'),
    changeSeat: (id: string, seat: number, from?: number) =>
      command(id, 'seat', { seat, ...(from !== undefined && { from }) }),
    changeName: (id: string, name: string, seat?: number) => command(id, 'name', { name, ...own(seat) }),
    settings: (id: string, wanted: ChangeSettings) => command(id, 'settings', wanted),
    addBot: (id: string, wanted: AddBot) => command(id, 'bots', wanted),
    remove: (id: string, seat: number) => command(id, 'remove', { seat }),
    /** Makes somebody else the host. */
    passHost: (id: string, seat: number) => command(id, 'host', { seat }),
    start: (id: string, wanted: Start = {}) => command(id, 'start', wanted),
    /** After a game: back to the table, with other rules or another game if one likes. */
    again: (id: string, wanted: Again = {}) => command(id, 'again', wanted),
    /** Wants to play again as it was. */
    rematch: (id: string) => command(id, 'rematch'),

    /** Commits to a contribution to the coming deal, and shows it when everybody has. */
    seal: (id: string, wanted: SealContribution) => command(id, 'seal', wanted),
    open: (id: string, contribution: string) => command(id, 'open', { contribution }),

    /** Chooses a move; again with another one to change it while the turn is open. */
    choose: (id: string, wanted: Choose) => command(id, 'choose', wanted),
    resign: (id: string, seat?: number) => command(id, 'resign', own(seat)),
    draw: (id: string, action: Draw['action'], seat?: number) =>
      command(id, 'draw', { action, ...own(seat) }),
    signal: (id: string, seat?: number) => command(id, 'signal', own(seat)),
    /** A bot plays for somebody who has been away for long enough. */
    takeOver: (id: string, seat: number) => command(id, 'takeover', { seat }),
    /** One's own seat back from the bot that stands in. */
    comeBack: (id: string) => command(id, 'return'),
    /** One's last move back, alone with bots where the table allows it. */
    takeBack: (id: string) => command(id, 'takeback'),
    say: (id: string, said: Say) => command(id, 'chat', said),
    mute: (id: string, wanted: Mute) => command(id, 'mute', wanted),
    hint: (id: string, wanted: AskHint) => post<Hint>(table(id, '/hint'), wanted),

    /** A link that moves one's seat to another device: put the token behind a # in the page's address. */
    seatLink: (id: string) => post<SeatLink>(table(id, '/link'), { key: randomKey() }),
    takeSeat: (id: string, token: string) => command(id, 'take', { token }),

    /** The whole match with its deal's secret, once it is over. */
    record: (id: string, game?: number) =>
      get<MatchRecord>(table(id, game === undefined ? '/record' : `/games/${game}/record`)),
    /** The running game so far, as one's own seat saw it. */
    past: (id: string) => get<Past>(table(id, '/past')),
    verify: (record: MatchRecord) => post<Verdict>('/verify', record),

    /** This browser is told when a slow game waits, or not any more. */
    subscribe: (wanted: Subscribe) => post<object>('/push', wanted),
    unsubscribe: (endpoint: string) => post<object>('/push/stop', { endpoint }),

    /** For whoever runs the server, with its own token: how it does, and what to do about a table that misbehaves. */
    operatorState: () => get<OperatorState>('/operator'),
    operatorEnd: (id: string) => post<Done>(`/operator${table(id, '/end')}`),
    operatorMute: (id: string, muted: boolean) => post<Done>(`/operator${table(id, '/mute')}`, { muted }),
  };
}

function readProblem(data: unknown, status: number): Problem {
  if (typeof data === 'object' && data !== null && 'code' in data) return data as Problem;
  // Something between us and the server answered, a proxy for instance.
  return { code: 'unreachable', params: { status }, retry: status >= 500 };
}

const bySeat = (seat: number | undefined): string => (seat === undefined ? '' : `?seat=${seat}`);
const own = (seat: number | undefined): { seat?: number } => (seat === undefined ? {} : { seat });

/** 128 random bits. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
