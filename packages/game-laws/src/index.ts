export { describeLaws } from './describe-laws.js';
export type { GoldenCase } from './golden-text.js';
export { figure } from './figures.js';
export { amount, isAsked, isLong } from './size.js';
export { describeGoldens } from './goldens.js';
export type { LawCase } from './law-case.js';
export { RUNS_FACTOR, runsOf, SEED_PREFIX } from './runs.js';
export { describeScenarios, type Scenario, type ScenarioStep } from './scenarios.js';
export { describeSpoiled, faultsOf, spoiledData, spoiledText, STEERING, type Target } from './spoil.js';
