import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { isName, type Problem } from '@sixfold/protocol';
import { NAME_FORMAT } from '@sixfold/protocol/schemas';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { VERSION } from '../version.js';
import { logRequests } from './access-log.js';
import { commandRoutes } from './command-routes.js';
import { Commands } from './commands.js';
import { Door } from './door.js';
import { eventRoutes, lineRoute } from './event-routes.js';
import { readJsonBodies } from './json-body.js';
import { commandLane, type Lane, takeInLane } from './lane.js';
import { operatorRoutes } from './operator-routes.js';
import { pages } from './pages.js';
import { Previews } from './preview-routes.js';
import { logFailure, problemOf } from './problems.js';
import { pushRoutes } from './push-routes.js';
import { recordRoutes } from './record-routes.js';
import type { Services } from './services.js';
import { statusRoutes } from './status-routes.js';
import { Streams, streamLane } from './streams.js';
import { tableRoutes } from './table-routes.js';
import { Tables } from './tables.js';

export interface HttpSettings {
  /** Who may read /metrics. */
  readonly metrics: 'local' | 'all' | 'off';
  /** A request must be here completely within this many milliseconds. */
  readonly requestWithin?: number;
  /** Who knows this may look at all tables and end or mute them; nobody if it is left out. */
  readonly operatorToken?: string;
  /** A line in the log for every request. */
  readonly accessLog?: boolean;
  /** The folder of the built page; beside the server by default. */
  readonly page?: string;
}

const BODY_LIMIT = 16 * 1024;
const REQUEST_WITHIN = 20_000;
/** A connection that is not used is kept for this long: longer than proxies keep theirs. */
const KEEP_ALIVE = 72_000;

/** The whole of HTTP: API, its description, health and the page. */
export async function createApp(
  services: Services,
  settings: HttpSettings,
): Promise<{ readonly app: FastifyInstance; readonly door: Door }> {
  const { context, guard } = services;
  const within = settings.requestWithin ?? REQUEST_WITHIN;
  const commands = new Commands(services);
  const tables = new Tables(services);
  const streams = new Streams(services);
  let lane: Lane = () => undefined;
  const app = Fastify({
    serverFactory: (others) =>
      createServer(
        {
          requestTimeout: within,
          headersTimeout: within,
          connectionsCheckingInterval: within / 4,
          keepAliveTimeout: KEEP_ALIVE,
        },
        (request, response) => {
          if (!takeInLane(lane, services, request, response)) others(request, response);
        },
      ),
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: context.log.child({}, { level: 'warn' }),
    requestIdHeader: false,
    // Requests are not logged, so they need no logger of their own.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(400, { 'content-type': 'application/json' }).end(MALFORMED_REQUEST);
    },
    routerOptions: { maxParamLength: 64 },
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: false,
        useDefaults: false,
        formats: { [NAME_FORMAT]: isName },
      },
    },
    // A logger of our own makes another type of it, which nothing here makes use of.
  }) as unknown as FastifyInstance;
  const door = new Door(app.server, {
    within,
    keepAlive: KEEP_ALIVE,
    giveUp: (socket) => refuseMalformed({ code: UNFINISHED }, socket),
    pause: () => context.breather.pause(),
  });
  readJsonBodies(app);
  // The schemas of answers are documentation: they are checked by tests, not on every answer.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler<Error>((error, request, reply) => {
    const problem = problemOf(error);
    const { retryAfter } = problem;
    logFailure(context, problem, error, { route: request.routeOptions.url, method: request.method });
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply.code(problem.statusCode).type('application/json; charset=utf-8').send(problem.body);
  });
  if (settings.accessLog) logRequests(app, context.log, services.proxies);
  guard.install(app);

  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Sixfold',
        version: VERSION,
        description: 'Play 6 nimmt!, SIX and Sixteen together. See docs/protocol.md.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
  // Under our own policy: the plugin's sends browsers to https, where there may be none.
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  const previews = new Previews(services);
  await app.register(
    async (api) => {
      tableRoutes(api, services, tables);
      commandRoutes(api, services, commands);
      eventRoutes(api, streams);
      lineRoute(api);
      recordRoutes(api, services, tables);
      pushRoutes(api, services);
      previews.routes(api);
      if (settings.operatorToken !== undefined) operatorRoutes(api, services, settings.operatorToken);
      api.addHook('onReady', async () => {
        // The framework writes the lines of the access log, so there everything goes through it.
        if (settings.accessLog) return;
        lane = commandLane(api, services, { commands, tables });
        door.open(lane, streamLane(services, streams));
      });
    },
    { prefix: '/api' },
  );
  // Put together now, before anybody can wait for it.
  app.addHook('onReady', async () => {
    app.swagger();
  });
  statusRoutes(app, services, settings.metrics);
  await pages(app, services, previews, settings.page);
  return { app, door };
}

const refusal = (retry: boolean): string =>
  JSON.stringify({ code: 'badRequest', params: { field: 'http', problem: '' }, retry } satisfies Problem);
const MALFORMED_REQUEST = refusal(false);
/** Nothing was done: whoever was too slow may try again. */
const UNFINISHED_REQUEST = refusal(true);
const UNFINISHED = 'ERR_HTTP_REQUEST_TIMEOUT';
const MALFORMED: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  [UNFINISHED]: '408 Request Timeout',
};

/** What is not even HTTP never becomes a request: it is refused and the line is closed. */
function refuseMalformed(error: Pick<NodeJS.ErrnoException, 'code'>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = error.code === UNFINISHED ? UNFINISHED_REQUEST : MALFORMED_REQUEST;
  const status = MALFORMED[error.code ?? ''] ?? '400 Bad Request';
  if (socket.writable) {
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
  } else socket.destroy();
}
