import { fileURLToPath } from 'node:url';
import type { Game } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { cheapGames, costlyGames, type LawCase } from './law-case.js';
import { copyLaw } from './laws/copies.js';
import { leakLaw, secretLaw, seedLaw } from './laws/leaks.js';
import { manifestLaw } from './laws/manifest.js';
import { hiddenChoiceLaw, orderLaw } from './laws/order.js';
import { refusalLaw } from './laws/refusals.js';
import { randomRecord, replayLaw } from './laws/replay.js';
import { tableLaw } from './laws/tables.js';
import { wholeGameLaw } from './laws/whole-games.js';
import { entryFor, retellElsewhere } from './other-process.js';
import { retell } from './retelling.js';
import { IS_MUTATED, WITHOUT_LAWS } from './runs.js';
import { forSeeds } from './seeds.js';

type Law = (game: Game, lawCase: LawCase, seed: number) => void;

interface LawEntry {
  readonly title: string;
  readonly law: Law;
  readonly games: (lawCase: LawCase) => number;
}

const LAWS: readonly LawEntry[] = [
  {
    title: 'random games come to an end, and someone must act exactly until then',
    law: wholeGameLaw,
    games: cheapGames,
  },
  { title: 'a record replays to the same match through JSON', law: replayLaw, games: costlyGames },
  {
    title: 'listed moves apply and all others are refused without a trace',
    law: refusalLaw,
    games: costlyGames,
  },
  { title: 'the order of moves made at the same time does not matter', law: orderLaw, games: costlyGames },
  {
    title: 'what is chosen at the same time stays hidden until all have chosen',
    law: hiddenChoiceLaw,
    games: costlyGames,
  },
  { title: 'views, facts and legal moves give nothing hidden away', law: leakLaw, games: costlyGames },
  { title: 'what is hidden could be otherwise', law: secretLaw, games: () => 1 },
  { title: 'the deal follows from the seed', law: seedLaw, games: () => 1 },
  { title: 'copies are equal and independent', law: copyLaw, games: costlyGames },
  { title: 'a table describes a position that can be set up', law: tableLaw, games: costlyGames },
];

/**
 * The laws that every game must keep, for each of the given ways to play it. `source` is the module that exports
 * the game: the package's `src/index.ts` unless said otherwise.
 */
export function describeLaws(game: Game, cases: readonly LawCase[], source?: URL): void {
  describe.skipIf(WITHOUT_LAWS)(`laws of ${game.id}`, () => {
    it('every case has a name of its own', () => {
      expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    });
    it('the manifest agrees with the rules', () => manifestLaw(game, cases));
    for (const lawCase of cases) describe(lawCase.name, () => describeCase(game, lawCase));
    it.skipIf(IS_MUTATED)('records replay to the same match in another process', async ({ task }) => {
      const records = cases.map((lawCase) => randomRecord(game, lawCase, 1));
      const entry = source ? fileURLToPath(source) : entryFor(task.file.filepath);
      const elsewhere = await retellElsewhere(game.id, entry, records);
      expect(elsewhere).toEqual(records.map((record) => retell(game, record)));
    });
  });
}

function describeCase(game: Game, lawCase: LawCase): void {
  for (const { title, law, games } of LAWS) {
    it(title, ({ task }) => {
      const where = { testFile: task.file.filepath, caseName: lawCase.name };
      forSeeds(where, games(lawCase), (seed) => law(game, lawCase, seed));
    });
  }
}
