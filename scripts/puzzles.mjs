import { writeFileSync } from 'node:fs';
import { buildPackages, install } from './lib/prepare.mjs';
import { root, say } from './lib/run.mjs';

// npm run puzzles: makes the page's puzzles again, from games of bots. The same bots make the same ones.
const COUNTS = { nimmt: [10, 12, 12], six: [16, 16, 16], sixteen: [8, 8, 8] };

await install();
await buildPackages();
const { makePuzzles } = await import('@sixfold/bots/puzzles');
for (const [game, [easy, medium, hard]] of Object.entries(COUNTS)) {
  say(`puzzles of ${game} …`);
  const puzzles = makePuzzles(game, { 1: easy, 2: medium, 3: hard });
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(`${root}apps/web/src/games/${game}/puzzles.json`, `[\n${lines}\n]\n`);
}
