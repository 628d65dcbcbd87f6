export { type Ended, endedOutcome, plainEnd } from './ended.js';
export {
  ADDED_BY_BOT,
  commitmentOf,
  DECLINED,
  dealSecret,
  dealSeed,
  deriveSecret,
  type EarlyFairness,
  type Fairness,
  fairSeed,
  isContribution,
  isSeal,
  sealOf,
} from './fair.js';
export { checkFairness, readFairness } from './fair-check.js';
export { type Fact, type Game, type Move, sidesOf, type Table } from './game.js';
export { LEVELS, type Level } from './level.js';
export { BY_LOT, drawLots, lotKeys, readTableOptions } from './lot.js';
export {
  COMPANY,
  DUEL,
  editionOf,
  type GameManifest,
  type GameVariant,
  type Manners,
  offersSignal,
  type Preset,
  variantOf,
} from './manifest.js';
export {
  type CheckedMove,
  factsFor,
  legalTexts,
  Match,
  type MatchSetup,
  notYourTurn,
  type PlayedMove,
} from './match.js';
export { checkAgainstMemory, checkAgainstView, type DealMemory } from './memory.js';
export { type Counts, type GameOptions, type OptionSpec, type OptionValue, readOptions } from './options.js';
export { type Outcome, rank, winners } from './outcome.js';
export {
  below,
  DealRng,
  FastRng,
  type MatchKey,
  matchKey,
  type Rng,
  randomKey,
  type Seed,
  shuffle,
  unit,
} from './random.js';
export {
  asRecord,
  checkEnd,
  formatPlayed,
  formatRecord,
  type MatchRecord,
  outcomeOf,
  parsePlayed,
  parseRecord,
  recordOf,
  replay,
  resultOf,
  verifyRecord,
} from './record.js';
export { recordHash, withHash } from './record-hash.js';
export { isRefusal, type KitCode, Refusal, type RefusalParams } from './refusal.js';
export {
  everySeat,
  firstSeat,
  hasSeat,
  NOBODY,
  onlySeat,
  type Seat,
  type SeatSet,
  seatsIn,
  type Viewer,
} from './seats.js';
export {
  nextMatch,
  type Series,
  type SeriesPlan,
  type SeriesStanding,
  seedOfMatch,
  standing,
  startSeries,
  withResult,
} from './series.js';
export { traceEnd, traceMove, traceStart } from './trace.js';
