import type { SixOptions } from '@sixfold/six';

/** The table that the programs about SIX play at: the 2003 edition without extras. */
export const TABLE: SixOptions = {
  edition: '2003',
  opener: 0,
  noCaptureLimit: 60,
  repetition: true,
  swap: false,
  signal: false,
};
