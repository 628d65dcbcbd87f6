import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PersonId } from '@sixfold/table';
import type { FastifyInstance } from 'fastify';
import type { Done } from '../rooms.js';
import { type Commands, COMMANDS, type PlainCommand, readCommand } from './commands.js';
import { API_HEADERS, SECURE_HEADER } from './guard.js';
import { playerOf } from './identity.js';
import { readJson } from './json-body.js';
import { type HttpProblem, logFailure, problemOf } from './problems.js';
import type { Services } from './services.js';

/** Takes a request, or leaves it to whoever is next. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

const PATH = /^\/api\/tables\/([\w-]{1,64})\/([a-z]{1,12})$/;
const HEADERS = [...API_HEADERS.flat(), 'content-type', 'application/json; charset=utf-8', 'content-length'];
/** Longer than any command that people send; the framework has a limit of its own. */
const MOST_BYTES = 4096;

/** What Ajv makes of a schema. */
type Check = ((value: unknown) => boolean) & { readonly errors?: unknown };

/**
 * A lane of their own for commands, which are nearly everything that a server is asked: the same checks and the same
 * answers as through the framework, without what that does besides (docs/decisions/0130). It takes what is plain, and
 * only that: a known command from somebody known, as JSON whose length is told. All else goes the long way.
 */
export function commandLane(app: FastifyInstance, services: Services, commands: Commands): Lane {
  const { guard, proxies } = services;
  const checks = new Map(COMMANDS.map((command) => [command.name as string, checkOf(app, command)]));

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { status, body, retryAfter }: { status: number; body: unknown; retryAfter?: number | undefined },
  ): void {
    const text = JSON.stringify(body);
    const headers = [...HEADERS, String(Buffer.byteLength(text))];
    if (proxies.isSecure(request)) headers.push(...SECURE_HEADER);
    if (retryAfter !== undefined) headers.push('retry-after', String(retryAfter));
    response.writeHead(status, headers).end(text);
  }

  function fail(request: IncomingMessage, response: ServerResponse, name: string, error: Error): void {
    const problem: HttpProblem = problemOf(error);
    logFailure(services.context, problem, error, { route: `/api/tables/:id/${name}`, method: 'POST' });
    const { statusCode: status, body, retryAfter } = problem;
    answer(request, response, { status, body, retryAfter });
  }

  async function run(id: string, person: PersonId, name: string, body: Buffer): Promise<Done> {
    const value = readJson(body);
    const check = checks.get(name) as Check;
    if (!check(value)) throw Object.assign(new Error('invalid'), { validation: check.errors });
    const [command, key] = readCommand(name as PlainCommand['name'], value);
    return commands.run(id, person, command, key);
  }

  return (request, response) => {
    if (request.method !== 'POST') return false;
    const [, id, name] = PATH.exec(request.url ?? '') ?? [];
    if (id === undefined || name === undefined || !checks.has(name) || !isPlain(request)) return false;
    const person = knownSender(request);
    if (person === undefined) return false;
    guard.keepStreamsAlone(request.socket);
    try {
      guard.admit(request);
    } catch (error) {
      request.resume();
      fail(request, response, name, error as Error);
      return true;
    }
    readBody(request, (body) => {
      run(id, person, name, body).then(
        (done) => answer(request, response, { status: 200, body: done }),
        (error: Error) => fail(request, response, name, error),
      );
    });
    return true;
  };
}

/** The same check that the framework makes. */
function checkOf(app: FastifyInstance, { name, body }: PlainCommand): Check {
  const compile = app.validatorCompiler;
  if (compile === undefined) throw new Error('the framework is not ready');
  return compile({ schema: body, method: 'POST', url: `/api/tables/:id/${name}`, httpPart: 'body' }) as Check;
}

function isPlain({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return (
    headers['content-type'] === 'application/json' &&
    headers['content-encoding'] === undefined &&
    length <= MOST_BYTES
  );
}

/** Whoever has none gets one, and whoever has a wrong one is told so, the long way. */
function knownSender(request: IncomingMessage): PersonId | undefined {
  try {
    return playerOf(request);
  } catch {
    return undefined;
  }
}

/** A body mostly comes in one piece. One that never comes whole ends with its connection. */
function readBody(request: IncomingMessage, done: (body: Buffer) => void): void {
  let read: Buffer | undefined;
  request.on('data', (piece: Buffer) => {
    read = read === undefined ? piece : Buffer.concat([read, piece]);
  });
  request.on('end', () => done(read ?? Buffer.alloc(0)));
}
