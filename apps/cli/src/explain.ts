import { gameWords, loadWords, sentence } from '@sixfold/words';
import type { Failure } from './failure.js';
import { plainParams } from './plain.js';
import type { Shell } from './shell.js';

/** A failure as a sentence in the reader's language: the game's own words first, then ours, then the kit's. */
export async function failureSentence({ refusal, gameId, because }: Failure, shell: Shell): Promise<string> {
  const game = gameId === undefined ? undefined : await gameWords(shell.language, gameId);
  const kit = await loadWords(shell.language, 'kit');
  const server = await loadWords(shell.language, 'server');
  const books = [...(game ? [game.refusals] : []), shell.words.refusals, kit.refusals, server.refusals];
  // Files and programs of others put their texts into refusals.
  return [refusal, ...(because ? [because] : [])]
    .map(({ code, params }) => sentence({ code, params: plainParams(params) }, ...books))
    .join(' ');
}

/** Says on standard error why a command did not do what it was asked; for programs as JSON. */
export async function explainFailure(failure: Failure, shell: Shell, asJson: boolean): Promise<void> {
  const { code, params } = failure.refusal;
  const text = await failureSentence(failure, shell);
  const line = asJson
    ? JSON.stringify({ error: { code, params: plainParams(params), sentence: text } })
    : `sixfold: ${text} [${code}]`;
  await shell.err.write(`${line}\n`);
}
