import {
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  outcomeOf,
  plainEnd,
  type Refusal,
  recordHash,
  replay,
  resultOf,
  verifyRecord,
} from '@sixfold/game-kit';
import type { Command } from 'commander';
import { findGame } from '../arguments.js';
import { endSentence } from '../end-sentence.js';
import { Failure, REFUSED } from '../failure.js';
import { checkExtras } from '../record-extras.js';
import { readRecord } from '../record-file.js';
import { refuse } from '../refuse.js';
import { refusedMove } from '../refused-move.js';
import type { Shell } from '../shell.js';
import {
  checkSeen,
  type Evidence,
  evidenceIn,
  evidenceLines,
  readSeen,
  type SeenFlags,
} from './verify-deal.js';

interface VerifyFlags extends SeenFlags {
  readonly json?: true;
}

/** `sixfold verify`: does a record replay to what it claims? */
export function addVerify(program: Command, shell: Shell): void {
  const { help } = shell.words;
  program
    .command('verify')
    .description(help.verify)
    .argument('<file>', help.fileArgument)
    .option('--commitment <hex>', help.flags.commitment)
    .option('--contribution <hex>', help.flags.contribution)
    .option('--json', help.flags.json)
    .addHelpText('after', help.verifyAfter)
    .action((file: string, flags: VerifyFlags) => verify(file, flags, shell));
}

async function verify(file: string, flags: VerifyFlags, shell: Shell): Promise<void> {
  const seen = readSeen(flags);
  const record = await readRecord(file);
  const { match, evidence } = verified(record);
  checkSeen(seen, evidence);
  const { ended } = record;
  const outcome = outcomeOf(match, ended);
  const hash = String(record.hash ?? recordHash(record));
  if (flags.json) {
    const report = {
      verified: true,
      game: record.game,
      seats: record.seats,
      moves: record.moves.length,
      finished: outcome !== undefined,
      ...(ended && { ended: plainEnd(ended) }),
      ...(outcome && { result: resultOf(outcome) }),
      ...(evidence && { fair: true, deal: evidence }),
      hash,
    };
    return shell.out.line(JSON.stringify(report));
  }
  const { words, colours, out } = shell;
  const { fine, finished, running } = words.verified;
  const sentences = [
    fine(record.game, record.seats, record.moves.length),
    ...(ended ? [endSentence(ended, shell)] : []),
    outcome ? finished(outcome.scores.join(', ')) : running,
  ];
  await out.line(`${colours.green('✓')} ${sentences.join(' ')}`);
  if (evidence) for (const line of evidenceLines(record, evidence, seen, shell)) await out.line(line);
  await out.line(colours.dim(`${words.verified.hash} ${hash}`));
}

/** Replays a record and checks all it says about itself; anything wrong ends the command. */
function verified(record: MatchRecord): { readonly match: Match; readonly evidence: Evidence | undefined } {
  const game = findGame(record.game);
  const start = Match.start(game, record);
  if (isRefusal(start)) throw new Failure(start, REFUSED, game.id);
  const refusal = checkExtras(record);
  if (refusal) throw new Failure(refusal);
  // An unfair deal is worth more words than a hash that does not fit, or a move that the cards do not allow.
  const evidence = evidenceIn(record, game);
  const match = verifyRecord(game, record);
  if (isRefusal(match)) throw verificationFailure(game, record, match);
  return { match, evidence };
}

/** Says more precisely what is wrong where that helps to find the fault. */
function verificationFailure(game: Game, record: MatchRecord, refusal: Refusal): Failure {
  if (refusal.code === 'recordMoveRefused') return refusedMove(game, record, refusal);
  const isUnended = refusal.code === 'recordResultDiffers' && record.ended === undefined;
  const match = isUnended ? replay(game, record) : undefined;
  const isCutShort = match && !isRefusal(match) && match.outcome() === undefined;
  return new Failure(
    isCutShort ? refuse('recordCutShort', { moves: record.moves.length }) : refusal,
    REFUSED,
    game.id,
  );
}
