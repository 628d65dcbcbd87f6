import { type ComponentType, use } from 'react';
import { once } from '../words/words.js';

type Page<Props> = ComponentType<Props> & {
  /** Fetches what it shows first: of what is said by the next part of the address and by what stands behind its `#`. */
  readonly prepare?: (about: string, anchor: string) => Promise<unknown>;
};

interface Part<Props> {
  readonly default: Page<Props>;
}

/**
 * A page that is fetched when somebody goes there. Where it can be, it is fetched before it is shown (`prepare`): once React
 * shows a sign of waiting, it lets at least 300 ms pass before anything else takes its place.
 */
export function fetched<Props extends object>(name: string, load: () => Promise<Part<Props>>) {
  const part = (): Promise<Part<Props>> => once(`part.${name}`, load);
  function Fetched(props: Props) {
    const { default: Page } = use(part());
    return <Page {...props} />;
  }
  return Object.assign(Fetched, {
    prepare: async (about: string, anchor: string): Promise<unknown> =>
      (await part()).default.prepare?.(about, anchor),
  });
}
