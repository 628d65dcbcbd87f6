import { amount, figure, isLong, isProof } from '@sixfold/game-laws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureMemory, type TabMemory } from '../measure/memory.mjs';
import { MortalServer } from '../src/mortal.js';

let server: MortalServer;
beforeAll(async () => {
  server = await MortalServer.start();
});
afterAll(() => server.close());

/** A game has some thousand nodes: a few that come and go are none that stay. */
const isFlat = ({ heapGrowthMegabytes, nodesGrowth, listenersGrowth }: TabMemory): boolean =>
  heapGrowthMegabytes < 2 && nodesGrowth < 300 && listenersGrowth < 50;

it('game upon game in one tab leaves nothing behind', async () => {
  const games = amount(3, 50);
  const memory = await measureMemory(server.address, games, { warmUp: isLong ? 10 : 1 });
  const { heapMegabytes, heapGrowthMegabytes, nodesGrowth, listenersGrowth } = memory;
  figure(
    `${games} games in one tab: ${heapMegabytes} MB in use, since it was warm ${heapGrowthMegabytes} MB, ${nodesGrowth} nodes and ${listenersGrowth} listeners more`,
  );
  expect(isFlat(memory)).toBe(true);
});

it.runIf(isProof)('a page that keeps what it has shown is found out', async () => {
  const sabotage = (): void => {
    const kept: Node[] = [];
    const keep = (changes: readonly MutationRecord[]): void => {
      for (const { removedNodes } of changes) kept.push(...removedNodes);
    };
    new MutationObserver(keep).observe(document, { childList: true, subtree: true });
  };
  expect(isFlat(await measureMemory(server.address, 6, { warmUp: 2, sabotage }))).toBe(false);
});
