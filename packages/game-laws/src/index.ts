export { describeLaws } from './describe-laws.js';
export type { GoldenCase } from './golden-text.js';
export { describeGoldens } from './goldens.js';
export type { LawCase } from './law-case.js';
export { describeScenarios, type Scenario, type ScenarioStep } from './scenarios.js';
