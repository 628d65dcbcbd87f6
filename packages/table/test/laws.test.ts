import { figure } from '@sixfold/game-laws';
import { games } from '@sixfold/games';
import { afterAll, describe, expect, it } from 'vitest';
import { botLaw } from '../src/laws/bots.js';
import { clockLaw } from '../src/laws/clocks.js';
import { dealLaw } from '../src/laws/deals.js';
import { theEngine } from '../src/laws/engine.js';
import { goingOnLaw } from '../src/laws/going-on.js';
import { hiddenLaw } from '../src/laws/hidden.js';
import { historyLaw } from '../src/laws/history.js';
import { hostLaw } from '../src/laws/hosts.js';
import type { Law } from '../src/laws/law.js';
import { newsLaw } from '../src/laws/news.js';
import { nothingLaw } from '../src/laws/nothing.js';
import { promiseLaw } from '../src/laws/promises.js';
import { replicaLaw } from '../src/laws/replicas.js';
import { rightsLaw } from '../src/laws/rights.js';
import { spendingLaw } from '../src/laws/spending.js';
import { takeOverLaw } from '../src/laws/take-over.js';
import { DAWDLING } from '../src/laws/themes.js';
import { compared, worldsLaw } from '../src/laws/worlds.js';
import { evenings, forEvenings } from './scripts.js';
import { HIDING_TABLES, TABLES } from './tables.js';

/** What everybody may rely on (docs/rooms.md), the law, and on how many evenings it is tried. */
const LAWS: readonly (readonly [string, Law, number])[] = [
  ['1 somebody present can always go on', goingOnLaw, 25],
  ['2 there is exactly one host while anybody is there', hostLaw, 40],
  ['3 a right belongs to a person', rightsLaw, 60],
  ['4 nobody gains by the misfortune of another', takeOverLaw, 60],
  ['5 nobody moves after their time, and lost time is given back', clockLaw, 60],
  ['5 every node has the same room, wherever it began to read', replicaLaw, 20],
  ['6 nobody makes a log grow without end, or others pay for it', spendingLaw, 8],
  ['7 what is not done changes nothing, and what is done is done once', nothingLaw, 20],
  ['7 one order explains all that anybody saw', historyLaw, 15],
  ['8 what is hidden stays hidden, and what is declared binds', hiddenLaw, 12],
  ['9 bots sit where they were put', botLaw, 60],
  ['10 a room keeps its word about deals', promiseLaw, 25],
  ['11 whatever changes at the table is news', newsLaw, 60],
];

/** Evenings in which mostly games are played, by people and bots, who come, go, are replaced and change devices. */
const HIDING = [
  ...([
    'starts',
    'plays',
    'plays',
    'moves',
    'choose',
    'finishes',
    'wishes',
    'join',
    'leave',
    'return',
  ] as const),
  ...(['link', 'take', 'drops', 'comes', 'takeover', 'time', 'settings', 'takeback'] as const),
];

afterAll(() => figure(`${evenings} evenings kept the laws of a room`));

describe('laws of a room', () => {
  it.each(games)(
    'are tried with $id, and where it hides something, with all that is hidden',
    ({ id, manifest }) => {
      const played = (tables: typeof TABLES): boolean => tables.some(({ wanted }) => wanted.game === id);
      expect(played(TABLES)).toBe(true);
      expect(manifest.hides).toBe(played(HIDING_TABLES.slice(TABLES.length)));
    },
  );

  for (const [title, law, runs] of LAWS) it(title, () => forEvenings(theEngine, law, runs));

  it('1 nobody holds up a deal twice, and everybody else is asked', () =>
    forEvenings(theEngine, dealLaw, 30, { whats: DAWDLING }));

  it('8 hidden cards could be others, and everybody would be shown the same', () => {
    forEvenings(theEngine, worldsLaw, 10, { tables: HIDING_TABLES, whats: HIDING });
    expect(compared.positions).toBeGreaterThan(0);
    figure(
      `${compared.positions} positions of ${HIDING_TABLES.length} ways to play, hidden cards redrawn ${compared.worlds} times: identical for each viewer`,
    );
  });
});
