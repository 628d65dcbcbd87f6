import type { Socket } from 'node:net';
import type { PersonId } from '@sixfold/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import { Limiter } from './limiter.js';
import { refuse } from './problems.js';
import type { Proxies } from './proxies.js';
import type { RequestHead } from './request-head.js';

/** Which pages hold or are shown within others: the documents show worked examples, and nobody else shows anything of ours. */
const FRAMES = {
  none: ["frame-ancestors 'none'"],
  documents: ["frame-src 'self'", "frame-ancestors 'none'"],
  example: ["frame-ancestors 'self'"],
} as const;

/** No script, style or anything else from elsewhere or inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

type Headers = readonly (readonly [string, string])[];

const pageHeaders = (frames: keyof typeof FRAMES): Headers => [
  ['content-security-policy', [...POLICY, ...FRAMES[frames]].join('; ')],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  // Table links are secrets: other sites must not learn them.
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', frames === 'example' ? 'SAMEORIGIN' : 'DENY'],
];

const PAGE = pageHeaders('none');
const DOCUMENTS = pageHeaders('documents');
const EXAMPLE = pageHeaders('example');

function headersOf(path: string): Headers {
  if (path.startsWith('/docs/')) return DOCUMENTS;
  return path.startsWith('/example/') ? EXAMPLE : PAGE;
}

/** Data is no page: it must not be kept, guessed at, shown as one or read by other sites. */
export const API_HEADERS: Headers = [
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-content-type-options', 'nosniff'],
];

/** Whoever came here safely comes back that way. */
export const SECURE_HEADER = ['strict-transport-security', 'max-age=31536000'] as const;

/** How many people are thought to share an address. */
const SHARED_BY = 5;

/** What every request must pass. */
export class Guard {
  private readonly addresses: Limiter;
  private readonly players: Limiter;
  private readonly costs: Limiter;
  private readonly talkers: Limiter;
  private readonly guesses: Limiter;
  /** Lines that are streams, or are about to be. */
  private readonly streaming = new WeakSet<Socket>();

  constructor(
    private readonly context: Context,
    private readonly proxies: Proxies,
  ) {
    const { limits } = context;
    this.addresses = new Limiter(limits.perAddress);
    this.players = new Limiter(limits.perPlayer);
    this.costs = new Limiter(limits.costly);
    this.talkers = new Limiter(limits.talk);
    this.guesses = new Limiter(limits.guesses);
  }

  install(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const { socket } = request.raw;
      this.keepStreamsAlone(socket);
      if (isStream(request)) this.streaming.add(socket);
      const path = routedPath(request);
      const isApi = path.startsWith('/api/');
      const isPage = !isApi || path.startsWith('/api/docs');
      const headers = isPage ? headersOf(path) : API_HEADERS;
      for (const [name, value] of headers) reply.raw.setHeader(name, value);
      if (this.proxies.isSecure(request.raw)) reply.raw.setHeader(...SECURE_HEADER);
      try {
        if (isApi) this.admit(request.raw);
        done();
      } catch (problem) {
        done(problem as Error);
      }
    });
    app.addHook('onResponse', (request, _reply, done) => {
      // A stream that was refused is none.
      if (isStream(request)) this.streaming.delete(request.raw.socket);
      done();
    });
  }

  /** What every request for data must pass. */
  admit(request: RequestHead): void {
    this.limit(this.addresses, this.proxies.clientOf(request));
    if (request.method !== 'GET' && request.method !== 'HEAD') this.requireSameOrigin(request);
  }

  /** Behind a stream nothing can ever be answered: whoever asks there would wait for ever. */
  keepStreamsAlone(socket: Socket): void {
    if (this.streaming.has(socket)) socket.destroy();
  }

  command(player: PersonId): void {
    this.limit(this.players, player);
  }

  costly(player: PersonId, request: RequestHead): void {
    this.limit(this.costs, player);
    // A new identity costs nothing, an address does. Several people may share one.
    this.limit(this.costs, `address ${this.proxies.clientOf(request)}`, 1 / SHARED_BY);
  }

  talk(player: PersonId): void {
    this.limit(this.talkers, player);
  }

  /** Somebody tries a short code; whoever found a table has not been guessing, and is given it back. */
  guess(request: FastifyRequest): () => void {
    const client = this.proxies.clientOf(request.raw);
    this.limit(this.guesses, client);
    return () => this.guesses.giveBack(client);
  }

  private limit(limiter: Limiter, key: string, cost = 1): void {
    const wait = limiter.take(key, this.context.now(), cost);
    if (wait > 0) refuse('tooFast', { seconds: wait });
  }

  /** Commands come from our own page, or from programs, which name no origin. */
  private requireSameOrigin(request: RequestHead): void {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined) {
      if (hostOf(origin) !== this.proxies.hostOf(request)) refuse('foreignOrigin');
    } else if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('foreignOrigin');
  }
}

/** The path by which the router decided: `/%61pi/` is `/api/` to it. What it does not know is told by its decoded path. */
function routedPath(request: FastifyRequest): string {
  const route = request.routeOptions.url ?? '';
  if (route.startsWith('/api/')) return route;
  const [path = ''] = request.url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isStream = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.url === '/api/tables/:id/events';

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
