import { appendFileSync } from 'node:fs';

/** Tells a figure to the list that `npm run proof` prints at its end, and to whoever reads along; otherwise it is dropped. */
export function figure(text: string): void {
  const file = process.env.SIXFOLD_PROOF_FIGURES;
  if (file === undefined) return;
  appendFileSync(file, `${text}\n`);
  process.stdout.write(`  ${text}\n`);
}
