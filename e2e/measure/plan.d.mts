/** What is to be measured. */
export interface Plan {
  readonly script: boolean;
  readonly memory: boolean;
  readonly reveals: readonly string[];
  readonly pages: readonly { readonly name: string; readonly preset: string }[];
}

export function planOf(
  words: readonly string[],
  all: { readonly pages: readonly string[]; readonly reveals: readonly string[] },
): Plan;
