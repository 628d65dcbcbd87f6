import { isRefusal, type KitCode, Refusal } from '@sixfold/game-kit';
import type { Problem } from '@sixfold/protocol';
import { NAME_FORMAT } from '@sixfold/protocol/schemas';
import { StoreUnavailable } from '@sixfold/store';
import type { TableCode } from '@sixfold/table';
import type { Words } from '@sixfold/words';
import type { FastifyError } from 'fastify';
import type { Context } from '../context.js';

/** Every code that has a sentence. */
type ServerCode = KitCode | keyof Words<'server'>['refusals'];
/** What a room refuses has a sentence, too: it would not compile otherwise. */
type Worded<Code extends ServerCode> = Code;

/** Which refusals are not the game's own (these are all 422). */
const STATUS = {
  badRequest: 400,
  badName: 400,
  badEndpoint: 400,
  notJson: 400,
  badToken: 401,
  noIdentity: 401,
  foreignOrigin: 403,
  notHost: 403,
  notAtThisTable: 403,
  noSpectators: 403,
  noPrograms: 403,
  muted: 403,
  linkUnknown: 403,
  linkExpired: 403,
  linkUsed: 403,
  notYourSeat: 403,
  hintsOnlyAlone: 403,
  notFound: 404,
  noPush: 404,
  noSuchTable: 404,
  noSuchCode: 404,
  noSuchRecord: 404,
  noSuchGame: 404,
  methodNotAllowed: 405,
  alreadyStarted: 409,
  notStarted: 409,
  stillPlaying: 409,
  gameOver: 409,
  tableFull: 409,
  seatTaken: 409,
  seatsTaken: 409,
  seatsOpen: 409,
  nameTaken: 409,
  leaveInstead: 409,
  staleNumber: 409,
  notYourTurn: 409,
  botPlaysForYou: 409,
  noOffer: 409,
  signalGiven: 409,
  stillThere: 409,
  chatOff: 409,
  alreadySeated: 409,
  choiceStands: 409,
  tooManyAsides: 409,
  tooManyArrivals: 409,
  declared: 409,
  timeUp: 409,
  graceRuns: 409,
  nobodyThere: 409,
  offeredAlready: 409,
  noTakeBack: 409,
  takeBackAlone: 409,
  nothingToTakeBack: 409,
  dealClosed: 409,
  otherDeal: 409,
  nothingToOpen: 409,
  tooManyTables: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  tooFast: 429,
  tooManyStreams: 429,
  internal: 500,
  storeUnavailable: 503,
} as const satisfies Partial<Record<ServerCode, number>>;

const RETRY: ReadonlySet<string> = new Set(['tooFast', 'tooManyStreams', 'storeUnavailable']);

/** A refusal on its way to the answer. It is expected, so no stack is taken for it: that would cost more than the answer. */
export class HttpProblem extends Error {
  readonly statusCode: number;

  constructor(readonly refusal: Refusal) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(refusal.code);
    Error.stackTraceLimit = stackTraceLimit;
    this.statusCode = (STATUS as Readonly<Record<string, number>>)[refusal.code] ?? 422;
  }

  /** In how many seconds it may be worth trying again. */
  get retryAfter(): number | undefined {
    const { code, params } = this.refusal;
    if (code === 'tooFast') return Number(params.seconds);
    if (code === 'tooManyStreams') return 30;
    return this.statusCode === 503 ? 1 : undefined;
  }

  get body(): Problem {
    const { code, params } = this.refusal;
    return { code, params, retry: RETRY.has(code) };
  }
}

/** The value, or the refusal thrown. */
export function orThrow<Value>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new HttpProblem(value);
  return value;
}

export const refuse = (
  code: Exclude<ServerCode, TableCode> | Worded<TableCode>,
  params: Refusal['params'] = {},
): never => {
  throw new HttpProblem(new Refusal(code, params));
};

/** What the framework itself refuses, by status. */
const OF_STATUS: Readonly<Record<number, ServerCode>> = {
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  415: 'wrongMediaType',
};

/** Everything that can go wrong becomes a code; nothing of the inside shows. */
export function problemOf(error: FastifyError | Error): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof StoreUnavailable) return new HttpProblem(new Refusal('storeUnavailable'));
  if ('validation' in error && error.validation) {
    const [first] = error.validation;
    if (first?.params.format === NAME_FORMAT) return new HttpProblem(new Refusal('badName'));
    const field = `${error.validationContext ?? 'body'}${first?.instancePath ?? ''}`;
    return new HttpProblem(new Refusal('badRequest', { field, problem: first?.message ?? '' }));
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) return new HttpProblem(new Refusal('internal'));
  return new HttpProblem(new Refusal(OF_STATUS[status] ?? 'notJson'));
}

/** While the database is away every request fails for the same reason: one line in this many milliseconds says so. */
const SAID_EVERY = 1000;
const lastSaid = new WeakMap<Context, { at: number; unsaid: number }>();

/** Logs what is not the sender's fault. */
export function logFailure(
  context: Context,
  { statusCode }: HttpProblem,
  error: Error,
  asked: { readonly route: string | undefined; readonly method: string },
): void {
  if (statusCode < 500) return;
  const { log, metrics, now } = context;
  metrics.failures.inc();
  if (statusCode !== 503) return log.error({ err: error, ...asked }, 'request failed');
  const said = lastSaid.get(context) ?? { at: Number.NEGATIVE_INFINITY, unsaid: 0 };
  if (now() - said.at < SAID_EVERY) {
    said.unsaid++;
    return;
  }
  log.error({ err: error, ...asked, ...(said.unsaid > 0 && { others: said.unsaid }) }, 'request failed');
  lastSaid.set(context, { at: now(), unsaid: 0 });
}
