import { games } from '@sixfold/games';
import { gameWords } from '@sixfold/words';

/** What the icon of the installed page offers besides opening it: a table of every game of the start page. */
export const shortcuts = (): Promise<{ name: string; url: string }[]> =>
  Promise.all(
    games
      .filter(({ manifest }) => manifest.onHomePage)
      .map(async ({ id }) => ({ name: (await gameWords('en', id))?.name ?? id, url: `/new/${id}` })),
  );
