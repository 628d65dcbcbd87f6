/** `npm run proof -- name --long`: tried to destruction. Otherwise a form that is short enough for every day. */
export const isLong = process.env.SIXFOLD_PROOF === 'long';

/** SIXFOLD_PROOF_SHARE=<fraction> makes the long form shorter: for a machine that has other things to do. */
const SHARE = Number(process.env.SIXFOLD_PROOF_SHARE ?? 1);

/** How much of something: the first every day, the second in the long form. */
export const amount = (short: number, long: number): number =>
  isLong ? Math.max(short, Math.ceil(long * SHARE)) : short;

/** Whether `npm run proof` runs this, in either form; `npm test` leaves out what only shows that a proof can fail. */
export const isProof = process.env.SIXFOLD_PROOF !== undefined;
