/** SIXFOLD_FUZZ_RUNS=<factor> goes that much further than usual, or less far with a fraction. */
export const RUNS_FACTOR = Number(process.env.SIXFOLD_FUZZ_RUNS ?? 1);

/** How many random games to play where `usual` are enough every day. */
export const runsOf = (usual: number): number => Math.ceil(usual * RUNS_FACTOR);

/** Begins the seeds of random games: empty every day, so that a red build can be repeated; SIXFOLD_FUZZ=<n> goes elsewhere. */
export const SEED_PREFIX = process.env.SIXFOLD_FUZZ === undefined ? '' : `${process.env.SIXFOLD_FUZZ} `;

/** While sources are changed on purpose (proof/mutation.config.mjs), another process would not have the change. */
export const IS_MUTATED = process.env.SIXFOLD_MUTATE !== undefined;

/** SIXFOLD_LAWS=off leaves the laws out where other tests say the same sooner. */
export const WITHOUT_LAWS = process.env.SIXFOLD_LAWS === 'off';
