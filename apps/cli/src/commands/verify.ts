import {
  checkFairness,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  Refusal,
  recordHash,
  replay,
  verifyRecord,
} from '@sixfold/game-kit';
import type { Command } from 'commander';
import { findGame } from '../arguments.js';
import { Failure, REFUSED } from '../failure.js';
import { checkExtras } from '../record-extras.js';
import { readRecord } from '../record-file.js';
import { refusedMove } from '../refused-move.js';
import type { Shell } from '../shell.js';

/** `sixfold verify`: does a record replay to what it claims? */
export function addVerify(program: Command, shell: Shell): void {
  const { help } = shell.words;
  program
    .command('verify')
    .description(help.verify)
    .argument('<file>', help.fileArgument)
    .option('--json', help.flags.json)
    .addHelpText('after', help.verifyAfter)
    .action((file: string, flags: { readonly json?: true }) => verify(file, flags, shell));
}

async function verify(file: string, flags: { readonly json?: true }, shell: Shell): Promise<void> {
  const record = await readRecord(file);
  const match = verifiedMatch(record);
  const outcome = match.outcome();
  const { verified } = shell.words;
  const report = {
    verified: true,
    game: record.game,
    seats: record.seats,
    moves: record.moves.length,
    finished: outcome !== undefined,
    ...(outcome && { result: { scores: outcome.scores, ranks: outcome.ranks } }),
    ...(record.fairness !== undefined && { fair: true }),
    hash: recordHash(record),
  };
  if (flags.json) return shell.out.line(JSON.stringify(report));
  const state = outcome ? verified.finished(outcome.scores.join(', ')) : verified.running;
  await shell.out.line(
    `${shell.colours.green('✓')} ${verified.fine(record.game, record.seats, record.moves.length)} ${state}`,
  );
  if (report.fair) await shell.out.line(`${shell.colours.green('✓')} ${verified.fair}`);
  await shell.out.line(shell.colours.dim(`${verified.hash} ${report.hash}`));
}

/** Replays a record and checks all it says about itself; anything wrong ends the command. */
function verifiedMatch(record: MatchRecord): Match {
  const game = findGame(record.game);
  const start = Match.start(game, record);
  if (isRefusal(start)) throw new Failure(start, REFUSED, game.id);
  const refusal = checkExtras(record);
  if (refusal) throw new Failure(refusal);
  const match = verifyRecord(game, record);
  if (isRefusal(match)) throw verificationFailure(game, record, match);
  const unfair = record.fairness === undefined ? undefined : checkFairness(record);
  if (unfair) throw new Failure(unfair);
  return match;
}

/** Says more precisely what is wrong where that helps to find the fault. */
function verificationFailure(game: Game, record: MatchRecord, refusal: Refusal): Failure {
  if (refusal.code === 'recordMoveRefused') return refusedMove(game, record, refusal);
  const match = refusal.code === 'recordResultDiffers' ? replay(game, record) : undefined;
  const isCutShort = match && !isRefusal(match) && match.outcome() === undefined;
  return new Failure(
    isCutShort ? new Refusal('recordCutShort', { moves: record.moves.length }) : refusal,
    REFUSED,
    game.id,
  );
}
