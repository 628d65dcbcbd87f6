import type { cli as english } from '../en/cli.js';
import type { SameKeys } from '../shape.js';

export const cli: SameKeys<typeof english> = {
  refusals: {},
};
