export { describeLaws } from './describe-laws.js';
export { figure } from './figures.js';
export type { GoldenCase } from './golden-text.js';
export { describeGoldens } from './goldens.js';
export type { LawCase } from './law-case.js';
export { RUNS_FACTOR, runsOf, SEED_PREFIX } from './runs.js';
export { describeScenarios, type Scenario, type ScenarioStep } from './scenarios.js';
export { amount, isLong, isProof } from './size.js';
export { describeSpoiled, faultsOf, STEERING, spoiledData, spoiledText, type Target } from './spoil.js';
