import {
  checkEnd,
  type Ended,
  type Fact,
  factsFor,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  outcomeOf,
  parsePlayed,
  plainEnd,
  type Refusal,
  type Seat,
  traceEnd,
  traceMove,
  traceStart,
} from '@sixfold/game-kit';
import { gameWords } from '@sixfold/words';
import type { Command } from 'commander';
import { findGame } from '../arguments.js';
import { endSentence } from '../end-sentence.js';
import { Failure, notTogether, REFUSED } from '../failure.js';
import { artOf } from '../game-parts.js';
import { hasKeys, Keyboard } from '../keys.js';
import { readRecord } from '../record-file.js';
import { recordNames } from '../record-names.js';
import { refuse } from '../refuse.js';
import { refusedMove } from '../refused-move.js';
import { resultLine } from '../result-line.js';
import type { Shell } from '../shell.js';
import { factSentences } from '../tables/sentences.js';

interface Flags {
  readonly trace?: true;
  readonly step?: true;
}

/** `sixfold replay`: a record move by move. */
export function addReplay(program: Command, shell: Shell): void {
  const { help } = shell.words;
  program
    .command('replay')
    .description(help.replay)
    .argument('<file>', help.fileArgument)
    .option('--trace', help.flags.trace)
    .option('--step', help.flags.step)
    .addHelpText('after', help.replayAfter)
    .action((file: string, flags: Flags) => replayFile(file, flags, shell));
}

async function replayFile(file: string, flags: Flags, shell: Shell): Promise<void> {
  notTogether(flags, ['trace', 'step']);
  const record = await readRecord(file);
  const game = findGame(record.game);
  const match = Match.start(game, record);
  if (isRefusal(match)) throw new Failure(match, REFUSED, game.id);
  if (flags.trace) return traceRecord(match, record, shell);
  await tellRecord(match, record, flags, shell);
}

interface Step {
  readonly seat: Seat;
  readonly move: string;
  readonly legal: readonly string[];
  readonly facts: readonly Fact[];
}

/** Plays the moves of a record one by one. */
function* steps(match: Match, record: MatchRecord): Generator<Step> {
  for (const [index, text] of record.moves.entries()) {
    const next = parsePlayed(text);
    if (isRefusal(next)) throw new Failure(next);
    const legal =
      match.outcome() === undefined && next.seat < match.setup.seats ? match.legal(next.seat) : [];
    const facts = match.play(next.seat, next.move);
    if (isRefusal(facts)) throw moveFailure(match.game, record, index, facts);
    yield { ...(match.moves.at(-1) ?? next), legal, facts };
  }
}

const moveFailure = (game: Game, record: MatchRecord, index: number, refusal: Refusal): Failure =>
  refusedMove(
    game,
    record,
    refuse('recordMoveRefused', {
      number: index + 1,
      move: String(record.moves[index]),
      code: refusal.code,
    }),
  );

async function traceRecord(match: Match, record: MatchRecord, shell: Shell): Promise<void> {
  await shell.out.line(traceStart(match));
  for (const { seat, move, legal } of steps(match, record)) {
    await shell.out.line(traceMove(match, seat, legal, move));
  }
  const end = endOf(match, record);
  if (outcomeOf(match, end)) await shell.out.line(traceEnd(match, end));
}

/** What the record says about an end that the rules did not bring about; a wrong one ends the command. */
function endOf(match: Match, record: MatchRecord): Ended | undefined {
  const refusal = checkEnd(match, record);
  if (refusal) throw new Failure(refusal);
  return record.ended && plainEnd(record.ended);
}

async function tellRecord(match: Match, record: MatchRecord, flags: Flags, shell: Shell): Promise<void> {
  const { out, colours, words } = shell;
  const { game } = match;
  const art = await artOf(game.id);
  const sentences = await gameWords(shell.language, game.id);
  const name = recordNames(record, shell);
  const showTable = async () => {
    const lines = art.draw(match.view('spectator'), {
      colours,
      words: sentences?.terminal,
      name,
      all: match.table(),
    });
    for (const line of lines) await out.line(line);
    await out.line('');
  };
  await showTable();
  for (const { seat, move, facts } of steps(match, record)) {
    await out.line(`${colours.bold(`${match.moves.length}.`)} ${name(seat)}: ${colours.bold(move)}`);
    for (const line of factSentences(factsFor('spectator', facts), sentences, name))
      await out.line(`   ${line}`);
    if (flags.step || isTurnEnd(match, seat)) await showTable();
    if (flags.step && match.outcome() === undefined) {
      await out.flush();
      if (!(await waitsForMore(shell))) return;
    }
  }
  const end = endOf(match, record);
  const outcome = outcomeOf(match, end);
  if (end) await out.line(endSentence(end, shell));
  await out.line(outcome ? resultLine(outcome, name, shell) : words.play.unfinished);
}

/** Waits for a key (or a line); false: enough seen. */
async function waitsForMore(shell: Shell): Promise<boolean> {
  if (!hasKeys(shell)) return true;
  const keyboard = new Keyboard(shell.stdin);
  try {
    const key = await keyboard.next();
    return key.name !== 'quit' && key.text !== 'q';
  } finally {
    keyboard.close();
  }
}

/** A whole table after every single move would be too much where several move at once. */
const isTurnEnd = (match: Match, seat: Seat): boolean => !match.toAct().some((next) => next > seat);
