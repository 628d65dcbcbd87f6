import { Buffer } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateTable } from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import type { PersonId } from '@sixfold/table';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { COMMANDS, type Commands, type PlainCommand, readCommand } from './commands.js';
import { API_HEADERS, SECURE_HEADER } from './guard.js';
import { playerOf } from './identity.js';
import { readJson } from './json-body.js';
import { MOST_BYTES } from './plain-request.js';
import { logFailure, problemOf } from './problems.js';
import type { RequestHead } from './request-head.js';
import type { Services } from './services.js';
import type { Tables } from './tables.js';

/** What a request is answered with: JSON, whatever it is. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly isSecure: boolean;
  readonly retryAfter: number | undefined;
}

/** What is to be done once the body is here. It never fails: what goes wrong is an answer, too. */
type Work = (body: Buffer) => Promise<Answer>;

/** Takes a request, or leaves it to whoever is next. */
export type Lane = (request: RequestHead) => Work | undefined;

/** What Ajv makes of a schema. */
type Check = ((value: unknown) => boolean) & { readonly errors?: unknown };

/** One thing that can be asked for in the lane. */
interface Stop {
  readonly route: string;
  readonly check: Check;
  readonly status: number;
  readonly run: (
    value: unknown,
    request: RequestHead,
    person: PersonId | undefined,
    id: string,
  ) => Promise<unknown>;
}

const COMMAND = /^\/api\/tables\/([\w-]{1,64})\/([a-z]{1,12})$/;
const HEADERS = [...API_HEADERS.flat(), 'content-type', 'application/json; charset=utf-8', 'content-length'];

/**
 * A lane of their own for commands and for making tables, which are nearly everything that a server is asked: the same
 * checks and the same answers as through the framework, without what that does besides (docs/decisions/0130). It takes what
 * is plain, and only that: a known command from somebody known, as JSON whose length is told. All else goes the long way.
 */
export function commandLane(
  app: FastifyInstance,
  services: Services,
  { commands, tables }: { readonly commands: Commands; readonly tables: Tables },
): Lane {
  const { guard, proxies } = services;
  const stop = (url: string, body: TSchema, status: number, run: Stop['run']): Stop => ({
    route: `/api${url}`,
    check: checkOf(app, url, body),
    status,
    run,
  });
  const byName = new Map<string, Stop>(COMMANDS.map((command) => [command.name, commandStop(command)]));
  const making = stop('/tables', schemas.CreateTable, 201, (value, request, person) =>
    tables.make(person as PersonId, request, value as CreateTable),
  );
  const naming = stop('/tokens', schemas.Empty, 201, async (_value, request) => tables.newIdentity(request));

  function commandStop({ name, body }: PlainCommand): Stop {
    return stop(`/tables/:id/${name}`, body, 200, (value, _request, person, id) => {
      const [command, key] = readCommand(name, value);
      return commands.run(id, person as PersonId, command, key);
    });
  }

  async function answer(
    to: Stop,
    request: RequestHead,
    person: PersonId | undefined,
    id: string,
    body: Buffer,
  ): Promise<Answer> {
    try {
      guard.admit(request);
      const value = readJson(body);
      const { check } = to;
      if (!check(value)) throw Object.assign(new Error('invalid'), { validation: check.errors });
      const done = await to.run(value, request, person, id);
      return {
        status: to.status,
        text: JSON.stringify(done),
        isSecure: proxies.isSecure(request),
        retryAfter: undefined,
      };
    } catch (error) {
      return problemAnswer(services, request, error as Error, to.route);
    }
  }

  return (request) => {
    if (request.method !== 'POST' || !isPlain(request)) return undefined;
    const { url = '' } = request;
    if (url === naming.route) return (body) => answer(naming, request, undefined, '', body);
    const [, id = '', name = ''] = COMMAND.exec(url) ?? [];
    const to = url === making.route ? making : byName.get(name);
    const person = to && knownSender(request);
    if (to === undefined || person === undefined) return undefined;
    return (body) => answer(to, request, person, id, body);
  };
}

/** The answer to what cannot be done. */
export function problemAnswer(
  { context, proxies }: Services,
  request: RequestHead,
  error: Error,
  route: string,
): Answer {
  const problem = problemOf(error);
  logFailure(context, problem, error, { route, method: request.method ?? '' });
  const { statusCode: status, body, retryAfter } = problem;
  return { status, text: JSON.stringify(body), isSecure: proxies.isSecure(request), retryAfter };
}

/** The lane for requests that Node has read. */
export function takeInLane(
  lane: Lane,
  { guard }: Pick<Services, 'guard'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const work = lane(request);
  if (work === undefined) return false;
  guard.keepStreamsAlone(request.socket);
  readBody(request, async (body) => {
    const { status, text, isSecure, retryAfter } = await work(body);
    const headers = [...HEADERS, String(Buffer.byteLength(text))];
    if (isSecure) headers.push(...SECURE_HEADER);
    if (retryAfter !== undefined) headers.push('retry-after', String(retryAfter));
    response.writeHead(status, headers).end(text);
  });
  return true;
}

/** The same check that the framework makes. */
function checkOf(app: FastifyInstance, url: string, schema: TSchema): Check {
  const compile = app.validatorCompiler;
  if (compile === undefined) throw new Error('the framework is not ready');
  return compile({ schema, method: 'POST', url: `/api${url}`, httpPart: 'body' }) as Check;
}

function isPlain({ headers }: RequestHead): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return (
    headers['content-type'] === 'application/json' &&
    headers['content-encoding'] === undefined &&
    length <= MOST_BYTES
  );
}

/** Whoever has none gets one, and whoever has a wrong one is told so, the long way. */
function knownSender(request: RequestHead): PersonId | undefined {
  try {
    return playerOf(request);
  } catch {
    return undefined;
  }
}

/** A body mostly comes in one piece. One that never comes whole ends with its connection. */
function readBody(request: IncomingMessage, done: (body: Buffer) => Promise<void>): void {
  let read: Buffer | undefined;
  request.on('data', (piece: Buffer) => {
    read = read === undefined ? piece : Buffer.concat([read, piece]);
  });
  request.on('end', () => void done(read ?? Buffer.alloc(0)));
}
