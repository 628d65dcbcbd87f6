// What the programs that tune and measure these bots need; players need only `index.ts`.
export { Stream } from '../search/stream.js';
export { readMoves, scoreOf } from './candidates.js';
export { CARD_FEATURES, FEATURES, Laying } from './features.js';
export { HABIT_SET, HABIT_WEIGHTS, habitWeight, handShare } from './habit.js';
export { HABITS } from './habits.js';
export { type Judge, PAIR, PAIR_TERMS } from './judge.js';
export { habitualJudge, trainedJudge } from './judges.js';
export { HIDDEN, hiddenRoom, hiddenWeight, LAYOUT, netJudge, netScore, WEIGHTS } from './net.js';
export { POLICIES } from './policies.js';
export { QuickPlayer } from './player.js';
export { playOut, playTogether } from './playout.js';
export { careful, greedy } from './simple-judge.js';
export { OpenTable } from './table.js';
export { Utility } from './utility.js';
export { worldsOf } from './worlds.js';
export { NETS } from './nets.js';
