import { benchAnalysis } from './analysis.js';
import { contractOfGames } from './contract.js';
import { benchEnv } from './env.js';
import type { Bench } from './figures.js';
import { benchNimmt } from './nimmt.js';
import { playoutsOfGames } from './playouts.js';
import { benchServer } from './server.js';
import { benchServerBeside } from './server-beside.js';
import { benchServerBots } from './server-bots.js';
import { benchServerGrowth } from './server-growth.js';
import { benchServerNodes } from './server-nodes.js';
import { benchStore } from './server-store.js';
import { benchServerStreams } from './server-streams.js';
import { benchSix } from './six.js';
import { benchSixBots } from './six-bots.js';
import { benchSixteen } from './sixteen.js';

/** All benchmarks. A new one needs its module and an entry here. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'contract',
    about: 'Every game: whole random matches at its usual table',
    parts: contractOfGames,
  },
  {
    name: 'nimmt',
    about: '6 nimmt!: random rounds for four through the contract and in a bare loop',
    parts: [benchNimmt],
  },
  {
    name: 'six',
    about: 'SIX: random games, perft and phase two',
    parts: [benchSix],
  },
  {
    name: 'six-bots',
    about: 'SIX: how fast the bots search, and master against UCT that sees wins and blocks',
    parts: [benchSixBots],
  },
  {
    name: 'sixteen',
    about: 'Sixteen: random games for two through the contract and in a bare loop',
    parts: [benchSixteen],
  },
  {
    name: 'playouts',
    about: 'Bots: playouts on their own path, per game and variant, beside bare ones by the same rules',
    parts: playoutsOfGames,
  },
  {
    name: 'server',
    about:
      'Server: 50 tables of four on SQLite, made, joined, played and left, beside a bare WebSocket server with fsync',
    parts: [benchServer],
  },
  {
    name: 'server-beside',
    about: 'Server: this build beside the one in the folder that BENCH_BESIDE names, at the same time',
    parts: [benchServerBeside],
  },
  {
    name: 'analysis',
    about: 'Analysis of whole matches, with how much faster it is than promised (seconds: lower is better)',
    parts: [benchAnalysis],
  },
  {
    name: 'store',
    about: 'Store: moves made durable, and what ever more tables cost',
    parts: [benchStore],
  },
  {
    name: 'server-growth',
    about: 'Server: what a move costs early and late in a long game, and with people who look on',
    parts: [benchServerGrowth],
  },
  {
    name: 'server-nodes',
    about:
      'Server: one node and two on the PostgreSQL that BENCH_POSTGRES names, every table split between both',
    parts: [benchServerNodes],
  },
  {
    name: 'server-streams',
    about: 'Server: for how long its loop is not free while thousands of streams come, or go, at once',
    parts: [benchServerStreams],
  },
  {
    name: 'server-bots',
    about: 'Server: how long a stranger waits for a bot while somebody has twenty tables of masters',
    parts: [benchServerBots],
  },
  {
    name: 'env',
    about: 'sixfold env: 256 matches of classic 6 nimmt! for four over JSON lines',
    parts: [benchEnv],
  },
];
