import { expect } from 'vitest';

/**
 * What test files import as `vitest` while sources are mutated: it only collects tests, so that thousands of mutations
 * can each run a few of them without starting anything. What they expect is looked at by vitest itself.
 */
export function collector() {
  const tests = [];
  let [file, path, isSkipped] = ['', [], false];
  const within = (name, skipped, declare) => {
    const before = [path, isSkipped];
    [path, isSkipped] = [[...path, name], isSkipped || skipped];
    declare();
    [path, isSkipped] = before;
  };
  const describe = (name, declare) => within(name, false, declare);
  describe.skipIf = (skipped) => (name, declare) => within(name, skipped, declare);
  const it = (name, run) => {
    if (isSkipped) return;
    // Titles may repeat; what names a test must not.
    const id = `${tests.length} ${[...path, name].join(' › ')}`;
    const task = { file: { filepath: file } };
    tests.push({ id, run: () => run({ task }) });
  };
  it.each = (rows) => (name, run) => {
    for (const [index, row] of rows.entries())
      it(`${name} (${index})`, () => (Array.isArray(row) ? run(...row) : run(row)));
  };
  it.skipIf = (skipped) => (name, run) => within('', skipped, () => it(name, run));
  return {
    tests,
    enter: (name) => {
      file = name;
    },
    vitest: { describe, it, test: it, expect, afterAll: () => {} },
  };
}
