import {
  type Game,
  isRefusal,
  LEVELS,
  Match,
  type MatchRecord,
  parsePlayed,
  Refusal,
} from '@sixfold/game-kit';
import { type Line, LineWriter, movesAt } from '../stage/line.js';
import { botName } from '../table/names.js';
import type { GamePage } from '../table/table-props.js';

/** A whole match from its record. */
export function lineOfRecord(game: Game, record: MatchRecord): Line | Refusal {
  const match = Match.start(game, record);
  if (isRefusal(match)) return match;
  const writer = new LineWriter(match);
  for (const [index, text] of record.moves.entries()) {
    const next = parsePlayed(text);
    if (isRefusal(next)) return next;
    const refused = writer.play(next);
    if (refused) {
      return new Refusal('recordMoveRefused', { number: index + 1, move: String(text), code: refused.code });
    }
  }
  return writer.line();
}

/** The position that shows a match after this many single moves, with the whole turn that they belong to. */
export function positionOf(line: Line, moves: number): number {
  let index = 0;
  while (index < line.beats.length && movesAt(line, index) < moves) index++;
  return index;
}

/** A big moment of a match, for the line under the table. */
export interface Mark {
  readonly index: number;
  readonly kind: 'part' | 'moment';
  /** Which part begins here, counted from 1. */
  readonly part: number;
}

/** Where the parts of a match begin, and its big moments. */
export function marksOf(
  line: Line,
  { parts, moments }: Pick<GamePage, 'parts' | 'moments'>,
): readonly Mark[] {
  let part = 1;
  const marks: Mark[] = [{ index: 0, kind: 'part', part }];
  for (const [at, { facts }] of line.beats.entries()) {
    const index = at + 1;
    if (facts.some(({ kind }) => kind === parts?.begin)) marks.push({ index, kind: 'part', part: ++part });
    else if (facts.some(({ kind }) => moments.includes(kind))) marks.push({ index, kind: 'moment', part });
  }
  return marks;
}

/** What a record calls bots: they get the names that they have at a table. */
const BOTS: readonly string[] = [...LEVELS, 'random'];

/** Names as the record has them; who has none, and every bot, is called as at a table. */
export function namesOf(record: MatchRecord): readonly string[] {
  const given = Array.from({ length: record.seats }, (_, seat) => {
    const name: unknown = Array.isArray(record.names) ? record.names[seat] : undefined;
    return typeof name === 'string' && name !== '' && !BOTS.includes(name)
      ? name.slice(0, 40)
      : botName(seat);
  });
  // Namesakes are told apart by their seats.
  return given.map((name, seat) =>
    given.indexOf(name) === given.lastIndexOf(name) ? name : `${name} ${seat + 1}`,
  );
}
