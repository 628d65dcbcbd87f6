import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { bundledTests } from './bundle.mjs';

/** Where Stryker's changes look for the one that is on. */
const NAMESPACE = '__stryker__';
const stryker = {};
globalThis[NAMESPACE] = stryker;
const [PASSED, FAILED] = [0, 1];
/** How much of the processor each test took when nothing was changed; kept for runners that are started later. */
const DURATIONS = 'durations.json';
/** A test that takes this many milliseconds of the processor and ten times as many as usual has no end. */
const PATIENCE = 1000;
const ENOUGH = 600_000;
/** Evaluating all sources and tests takes a fraction of a second. */
const LOADING = 10_000;
const NOW = 'testOfNow';
const CALL = new Script(`globalThis.${NOW}()`);

/** One in so many changes is tried; all others are said to have failed to run, which counts for nothing. */
const EVERY = Number(process.env.SIXFOLD_MUTATE_EVERY ?? 1);
const NOT_TRIED = { status: 'error', errorMessage: 'not tried' };

/** Runs the tests of one rules package in this process, for Stryker. */
class Runner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.load = await bundledTests(process.env.SIXFOLD_MUTATE);
    this.durations = existsSync(DURATIONS) ? JSON.parse(readFileSync(DURATIONS, 'utf8')) : {};
  }

  dryRun() {
    Object.assign(stryker, { activeMutant: undefined, currentTestId: undefined, hitCount: undefined });
    stryker.mutantCoverage = { static: {}, perTest: {} };
    const tests = this.load(true).map((test) => {
      stryker.currentTestId = test.id;
      const result = resultOf(test, ENOUGH);
      stryker.currentTestId = undefined;
      return result;
    });
    this.durations = Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    writeFileSync(DURATIONS, JSON.stringify(this.durations));
    const { mutantCoverage } = stryker;
    stryker.mutantCoverage = { static: {}, perTest: {} };
    // Once more, as for a change that is none: whoever fails the second time would notice everything.
    const again = this.mutantRun({ activeMutant: { id: 'none' } });
    return again.status === 'killed'
      ? { status: 'error', errorMessage: `fails the second time: ${again.failureMessage}` }
      : { status: 'complete', tests, mutantCoverage };
  }

  mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    if (Number(activeMutant.id) % EVERY > 0) return NOT_TRIED;
    const isStatic = mutantActivation === 'static';
    Object.assign(stryker, { hitCount: 0, hitLimit, activeMutant: isStatic ? activeMutant.id : undefined });
    try {
      return this.attempt(activeMutant.id, testFilter);
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  attempt(mutant, testFilter) {
    // What is changed while it is loaded may not end either.
    const loaded = within(LOADING, () => this.load(false));
    if (loaded.isEndless) return { status: 'timeout' };
    if (loaded.error !== undefined) return killed('loading', String(loaded.error), 1);
    const tests = loaded.value;
    stryker.activeMutant = mutant;
    const wanted = tests.filter(({ id }) => testFilter === undefined || testFilter.includes(id));
    // What is quickest comes first: most changes are noticed by many tests.
    const duration = ({ id }) => this.durations[id] ?? 0;
    let nrOfTests = 0;
    for (const test of wanted.sort((one, other) => duration(one) - duration(other))) {
      nrOfTests++;
      const limit = PATIENCE + 10 * duration(test);
      const { id, status, failureMessage, isEndless } = resultOf(test, limit);
      if (isEndless || stryker.hitCount > stryker.hitLimit) return { status: 'timeout' };
      if (status === FAILED) return killed(id, failureMessage, nrOfTests);
    }
    return { status: 'survived', nrOfTests };
  }
}

const killed = (id, failureMessage, nrOfTests) => ({
  status: 'killed',
  killedBy: [id],
  failureMessage: failureMessage.slice(0, 200),
  nrOfTests,
});

/** What came of a test that may use so many milliseconds of the processor. */
function resultOf({ id, run }, limit) {
  const { value, error, isEndless, used } = within(limit, run);
  const problem = value instanceof Promise ? 'does not end at once' : error;
  const result = { id, name: id, timeSpentMs: used };
  return problem === undefined
    ? { ...result, status: PASSED }
    : { ...result, status: FAILED, failureMessage: String(problem), isEndless };
}

/**
 * Does something until it has used so many milliseconds of the processor: a loop without end is stopped, which is cheaper
 * than a new process. If a clock stops it before that, because the machine is busy, it is tried again for as much longer.
 */
function within(limit, run, millis = limit) {
  const before = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  globalThis[NOW] = run;
  try {
    return { value: CALL.runInThisContext({ timeout: Math.ceil(millis) }), used: used() };
  } catch (error) {
    const isEndless = error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (isEndless && used() < limit / 2) return within(limit, run, millis * Math.min(20, limit / used()));
    return { error: error ?? 'nothing', isEndless, used: used() };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: Runner }];
