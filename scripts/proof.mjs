import { prepare } from './lib/prepare.mjs';
import { PROOFS, prove } from './lib/proofs.mjs';
import { say } from './lib/run.mjs';

// npm run proof -- name … [--long]: tries promises of docs/reliability.md and prints what was found. Without a name: all.
const wanted = process.argv.slice(2).filter((argument) => argument !== '--long');
const isLong = process.argv.includes('--long');
const unknown = wanted.filter((name) => !(name in PROOFS));
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are: ${Object.keys(PROOFS).join(', ')}.`);
  process.exit(2);
}
await prepare();
const broken = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(PROOFS)) {
  const { kept, figures } = await prove(name, isLong);
  say(`${name}: ${kept ? 'the promise was kept' : 'THE PROMISE WAS BROKEN'}`);
  for (const each of figures) console.log(`  ${each}`);
  if (!kept) broken.push(name);
}
if (broken.length > 0) say(`broken: ${broken.join(', ')}`);
process.exitCode = broken.length === 0 ? 0 : 1;
