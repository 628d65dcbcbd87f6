import { appendFileSync } from 'node:fs';
import { isProof } from './size.js';

/** Tells a figure to the list that `npm run proof` prints at its end, and to whoever reads along; otherwise it is dropped. */
export function figure(text: string): void {
  const file = process.env.SIXFOLD_PROOF_FIGURES;
  if (file !== undefined) appendFileSync(file, `${text}\n`);
  if (isProof) process.stdout.write(`  ${text}\n`);
}

const QUIET_FOR = 20_000;
let told = performance.now();

/** Tells how far a proof has come, now and then: whoever stops a long one has seen something all the same. */
export function progress(text: () => string): void {
  if (!isProof || performance.now() - told < QUIET_FOR) return;
  told = performance.now();
  process.stdout.write(`  so far: ${text()}\n`);
}
