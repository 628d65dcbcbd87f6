import { writeFileSync } from 'node:fs';
import { buildPackages, install } from './lib/prepare.mjs';
import { root, say } from './lib/run.mjs';

// npm run puzzles: makes the page's puzzles again, from games of bots. The same bots make the same ones.
await install();
await buildPackages();
const { makePuzzles, PUZZLE_GAMES } = await import('@sixfold/bots/puzzles');
for (const game of PUZZLE_GAMES) {
  say(`puzzles of ${game} …`);
  const puzzles = makePuzzles(game);
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(`${root}apps/web/src/games/${game}/puzzles.json`, `[\n${lines}\n]\n`);
}
