import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game } from './game.js';
import { Match, type PlayedMove } from './match.js';
import type { GameOptions } from './options.js';
import type { Outcome } from './outcome.js';
import { isRefusal, Refusal } from './refusal.js';

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
  readonly [further: string]: unknown;
}

export function recordOf(match: Match): MatchRecord {
  const outcome = match.outcome();
  return {
    sixfold: 1,
    game: match.game.id,
    ...match.setup,
    moves: match.moves.map(formatPlayed),
    ...(outcome && { result: resultOf(outcome) }),
  };
}

export const resultOf = ({ scores, ranks }: Outcome) => ({ scores, ranks });

export const formatPlayed = ({ seat, move }: PlayedMove): string => `${seat}:${move}`;

export function parsePlayed(text: unknown): PlayedMove | Refusal {
  const parts = typeof text === 'string' ? /^(0|[1-9]\d?):(.+)$/s.exec(text) : null;
  if (parts === null) return new Refusal('badRecordMove', { text: String(text).slice(0, 40) });
  return { seat: Number(parts[1]), move: parts[2] };
}

/** Reads a record's text; says what is missing or foreign instead of guessing. */
export function parseRecord(text: string): MatchRecord | Refusal {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return new Refusal('recordNotJson');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return new Refusal('notARecord');
  const record = data as Record<string, unknown>;
  if (record.sixfold === undefined) return new Refusal('notARecord');
  if (record.sixfold !== 1)
    return new Refusal('recordVersion', { version: JSON.stringify(record.sixfold).slice(0, 40) });
  const fields = {
    game: typeof record.game === 'string',
    options: typeof record.options === 'object' && record.options !== null,
    seats: Number.isInteger(record.seats),
    seed: typeof record.seed === 'string',
    moves: Array.isArray(record.moves),
  };
  const missing = Object.entries(fields).find(([, present]) => !present)?.[0];
  if (missing !== undefined) return new Refusal('recordField', { field: missing });
  return data as MatchRecord;
}

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
      return new Refusal('recordMoveRefused', { number: index + 1, move: String(text), code: played.code });
    }
  }
  return match;
}

/** Replays a record and checks everything it claims about itself. */
export function verifyRecord(game: Game, record: MatchRecord): Match | Refusal {
  const match = replay(game, record);
  if (isRefusal(match)) return match;
  if (record.result !== undefined && !isResultOf(match, record.result)) {
    return new Refusal('recordResultDiffers');
  }
  if (record.hash !== undefined && record.hash !== recordHash(record)) {
    return new Refusal('recordHashDiffers');
  }
  return match;
}

function isResultOf(match: Match, claimed: Partial<Outcome> | null): boolean {
  const outcome = match.outcome();
  const { scores, ranks } = claimed ?? {};
  return outcome !== undefined && JSON.stringify({ scores, ranks }) === JSON.stringify(resultOf(outcome));
}

/** SHA-256 of what makes the match, in a canonical form: two records of the same match have the same hash. */
export function recordHash({ game, options, seats, seed, moves }: MatchRecord): string {
  const text = JSON.stringify({ game, options: withSortedKeys(options), seats, seed, moves });
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function withSortedKeys(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withSortedKeys);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => [key, withSortedKeys(value)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
