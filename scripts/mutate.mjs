import { MUTATED, mutationScore } from './lib/mutations.mjs';
import { say } from './lib/run.mjs';

// npm run mutate [-- game …]: changes rules in one place at a time and lists what no test noticed. Can be stopped
// and gone on with.
const wanted = process.argv.slice(2);
for (const game of wanted.length > 0 ? wanted : MUTATED) {
  const { kept, figure, survivors } = await mutationScore(game);
  for (const each of survivors) console.log(`  ${each}`);
  say(figure);
  if (!kept) process.exitCode = 1;
}
