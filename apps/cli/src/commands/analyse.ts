import { type Analysis, analyse, type Judgement, mistakesOf } from '@sixfold/bots/analysis';
import { isRefusal, type Seat } from '@sixfold/game-kit';
import { type GameWords, gameWords, sentence } from '@sixfold/words';
import type { Command } from 'commander';
import { findGame } from '../arguments.js';
import { Failure, REFUSED } from '../failure.js';
import { progressBar } from '../progress.js';
import { readRecord } from '../record-file.js';
import { recordNames } from '../record-names.js';
import type { Shell } from '../shell.js';

/** How many mistakes are told in words; `--json` has all decisions. */
const TOLD = 10;

/** `sixfold analyse`: what each decision of a record cost. */
export function addAnalyse(program: Command, shell: Shell): void {
  const { help } = shell.words;
  program
    .command('analyse')
    .description(help.analyse)
    .argument('<file>', help.fileArgument)
    .option('--json', help.flags.json)
    .addHelpText('after', help.analyseAfter)
    .action((file: string, flags: { readonly json?: true }) => analyseFile(file, flags, shell));
}

async function analyseFile(file: string, flags: { readonly json?: true }, shell: Shell): Promise<void> {
  const record = await readRecord(file);
  const game = findGame(record.game);
  const work = await analyse(game, record);
  if (isRefusal(work)) throw new Failure(work, REFUSED, game.id);
  const decisions = record.moves.length;
  const progress = progressBar(shell, decisions, shell.words.units.moves);
  let step = work.next();
  while (!step.done) {
    progress.to(Math.floor(step.value.share * decisions));
    step = work.next();
  }
  progress.stop();
  const analysis = step.value;
  if (flags.json) {
    await shell.out.line(JSON.stringify(analysis));
    return;
  }
  const sentences = await gameWords(shell.language, game.id);
  await tell(analysis, recordNames(record, shell), sentences, shell);
}

async function tell(
  analysis: Analysis,
  name: (seat: Seat) => string,
  sentences: GameWords | undefined,
  { out, words, colours }: Shell,
): Promise<void> {
  const mistakes = mistakesOf(analysis);
  if (mistakes.length === 0) await out.line(words.analysis.none);
  const why = (reason: Judgement['reason']): string =>
    reason && sentences?.hints ? sentence(reason, sentences.hints) : '';
  for (const each of mistakes.slice(0, TOLD)) {
    const cost = sentences?.analysis.amount(each.cost) ?? each.cost.toFixed(1);
    await out.line(
      `${colours.bold(`${each.number + 1}.`)} ${words.analysis.cost(name(each.seat), each.move, cost)} ${why(each.reason)}`.trimEnd(),
    );
    await out.line(`   ${words.analysis.better(each.best)} ${why(each.bestReason)}`.trimEnd());
  }
  for (const [seat, { choices, cards }] of (analysis.accounts ?? []).entries())
    await out.line(words.analysis.account(name(seat), choices.toFixed(1), cards.toFixed(1)));
}
