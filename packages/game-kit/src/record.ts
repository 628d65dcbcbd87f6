import { type Ended, endedOutcome, hasResultInside, isEnded } from './ended.js';
import { type Game, sidesOf } from './game.js';
import { Match, type PlayedMove } from './match.js';
import type { GameOptions } from './options.js';
import type { Outcome } from './outcome.js';
import { firstHash, recordHash } from './record-hash.js';
import { isRefusal, type Refusal, refuse } from './refusal.js';

/** One finished or running match as a file, enough to play it again anywhere (see docs/notation.md). */
export interface MatchRecord {
  readonly sixfold: 1;
  readonly game: string;
  readonly options: GameOptions;
  readonly seats: number;
  readonly seed: string;
  /** Each move with its seat before a colon, in the order of acceptance. */
  readonly moves: readonly string[];
  readonly result?: { readonly scores: readonly number[]; readonly ranks: readonly number[] };
  /** How the match ended, if its own rules did not end it. */
  readonly ended?: Ended;
  readonly [further: string]: unknown;
}

/** A match as a record; `ended` says how it ended, if its own rules did not end it. */
export function recordOf(match: Match, ended?: Ended): MatchRecord {
  const outcome = outcomeOf(match, ended);
  return {
    sixfold: 1,
    game: match.game.id,
    ...match.setup,
    moves: match.moves.map(formatPlayed),
    ...(outcome && { result: resultOf(outcome) }),
    ...(ended && { ended }),
  };
}

export const resultOf = ({ scores, ranks }: Outcome) => ({ scores, ranks });

export const formatPlayed = ({ seat, move }: PlayedMove): string => `${seat}:${move}`;

export function parsePlayed(text: unknown): PlayedMove | Refusal {
  const parts = typeof text === 'string' ? /^(0|[1-9]\d?):(.+)$/s.exec(text) : null;
  if (parts === null) return refuse('badRecordMove', { text: String(text).slice(0, 40) });
  return { seat: Number(parts[1]), move: parts[2] };
}

/** Reads a record's text; says what is missing or foreign instead of guessing. */
export function parseRecord(text: string): MatchRecord | Refusal {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse('recordNotJson');
  }
  return asRecord(data);
}

/** Takes data that came from somewhere for a record, or says what is missing or foreign. */
export function asRecord(data: unknown): MatchRecord | Refusal {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return refuse('notARecord');
  const record = data as Record<string, unknown>;
  const deep = Object.keys(record).find((key) => isDeeperThan(MOST_LEVELS, record[key]));
  if (deep !== undefined) return refuse('recordField', { field: deep.slice(0, 40) });
  if (record.sixfold === undefined) return refuse('notARecord');
  if (record.sixfold !== 1)
    return refuse('recordVersion', { version: JSON.stringify(record.sixfold).slice(0, 40) });
  const fields = {
    game: typeof record.game === 'string',
    options: typeof record.options === 'object' && record.options !== null,
    seats: isSeatCount(record.seats),
    seed: typeof record.seed === 'string',
    moves: Array.isArray(record.moves),
  };
  const missing = Object.entries(fields).find(([, present]) => !present)?.[0];
  if (missing !== undefined) return refuse('recordField', { field: missing });
  return data as MatchRecord;
}

/** So that nobody makes endless lists of seats. Far above what games allow, because a game that is asked says how many may play it. */
const MOST_SEATS = 999;

const isSeatCount = (seats: unknown): boolean =>
  Number.isInteger(seats) && (seats as number) > 0 && (seats as number) <= MOST_SEATS;

/** No field of a record is nested nearly so deeply; without a bound a hostile one would use up the stack. */
const MOST_LEVELS = 16;

const isDeeperThan = (levels: number, data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (levels === 0 || Object.values(data).some((each) => isDeeperThan(levels - 1, each)));

export const formatRecord = (record: MatchRecord): string => `${JSON.stringify(record)}\n`;

/** Plays a record again from its start. `onMove` sees the match before each move. */
export function replay<State, View, Options extends GameOptions>(
  game: Game<State, View, Options>,
  record: MatchRecord,
  onMove?: (match: Match<State, View, Options>, next: PlayedMove) => void,
): Match<State, View, Options> | Refusal {
  const match = Match.start(game, record);
  if (isRefusal(match)) return match;
  for (const [index, text] of record.moves.entries()) {
    const next = parsePlayed(text);
    if (isRefusal(next)) return next;
    onMove?.(match, next);
    const played = match.play(next.seat, next.move);
    if (isRefusal(played)) {
      return refuse('recordMoveRefused', { number: index + 1, move: String(text), code: played.code });
    }
  }
  return match;
}

/** Replays a record and checks everything it claims about itself, besides how its deal came about. */
export function verifyRecord(game: Game, record: MatchRecord): Match | Refusal {
  const match = replay(game, record);
  if (isRefusal(match)) return match;
  return checkEnd(match, record) ?? checkResult(match, record) ?? checkHash(record) ?? match;
}

/** Whether the match, played to its last move, can have ended as the record says. */
export function checkEnd(match: Match, { ended, seats }: MatchRecord): Refusal | undefined {
  if (ended === undefined) return undefined;
  if (!isEnded(ended, seats)) return refuse('recordEnded');
  return match.outcome() === undefined ? undefined : refuse('recordEndedTwice');
}

function checkResult(match: Match, record: MatchRecord): Refusal | undefined {
  const outcome = outcomeOf(match, record.ended);
  const isSound = claimedResults(record).every((claimed) => isResult(claimed, outcome));
  return isSound ? undefined : refuse('recordResultDiffers');
}

/** The outcome of a match by its own rules, or by what ended it instead. */
export function outcomeOf(
  match: Pick<Match, 'game' | 'setup' | 'outcome'>,
  ended: Ended | undefined,
): Outcome | undefined {
  const { options, seats } = match.setup;
  return ended === undefined ? match.outcome() : endedOutcome(sidesOf(match.game, options, seats), ended);
}

/** Records had the result of an ended match inside `ended` before they had it in its own place. */
function claimedResults({ result, ended }: MatchRecord): readonly unknown[] {
  return [result, ...(hasResultInside(ended) ? [ended] : [])].filter((claimed) => claimed !== undefined);
}

function isResult(claimed: unknown, outcome: Outcome | undefined): boolean {
  if (typeof claimed !== 'object' || claimed === null || outcome === undefined) return false;
  const { scores, ranks } = claimed as Partial<Outcome>;
  return JSON.stringify({ scores, ranks }) === JSON.stringify(resultOf(outcome));
}

/** Only the second version of the hash covers an end and sealed contributions, so these need it. */
function checkHash(record: MatchRecord): Refusal | undefined {
  const { hash, ended, fairness } = record;
  const isSealed = (fairness as { readonly version?: unknown } | null | undefined)?.version === 2;
  if (hash === undefined) return isSealed ? refuse('recordHashMissing') : undefined;
  const needsSecond = isSealed || (ended !== undefined && !hasResultInside(ended));
  const isOwn = hash === recordHash(record) || (!needsSecond && hash === firstHash(record));
  return isOwn ? undefined : refuse('recordHashDiffers');
}
