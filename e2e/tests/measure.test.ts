import { describe, expect, it } from 'vitest';
import { worseThanBefore } from '../measure/history.mjs';
import { planOf } from '../measure/plan.mjs';
import { broken } from '../measure/promises.mjs';

const ALL = { pages: ['home', 'link', 'nimmt', 'six'], reveals: ['nimmt', 'six'] };
const nothing = { script: false, memory: false, reveals: [], pages: [] };

describe('what is measured', () => {
  it('is everything, unless words choose some of it', () => {
    const plan = planOf([], ALL);
    expect(plan).toMatchObject({ script: true, memory: true, reveals: ['nimmt', 'six'] });
    expect(plan.pages).toHaveLength(8);
  });

  it('is one page as one device, one reveal, or what is no page’s own', () => {
    const home = { name: 'home', preset: 'phone' };
    expect(planOf(['home', 'phone'], ALL)).toEqual({ ...nothing, pages: [home] });
    expect(planOf(['reveals', 'six'], ALL)).toEqual({ ...nothing, reveals: ['six'] });
    expect(planOf(['memory'], ALL)).toEqual({ ...nothing, memory: true });
    expect(planOf(['pages', 'six'], ALL).pages).toEqual([
      { name: 'six', preset: 'phone' },
      { name: 'six', preset: 'desktop' },
    ]);
    expect(planOf(['six'], ALL)).toMatchObject({ script: false, reveals: ['six'] });
  });

  it('is never nothing because of a wrong word', () => {
    expect(() => planOf(['hone'], ALL)).toThrow('hone');
  });
});

const page = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  firstPaint: 1300,
  blocking: 100,
  usableCold: 1500,
  usableWarm: 300,
};
const kept = {
  home: { javascriptGzipKilobytes: 120 },
  reveals: { six: { longestTaskMillis: 50, longestTaskSixTimesSlower: 100 } },
  memory: { games: 50, heapGrowthMegabytes: 1 },
  pages: { 'six phone': page },
};

describe('what was promised', () => {
  it('is kept by figures that are just good enough, and by a run that has nothing of it', () => {
    expect(broken(kept)).toEqual([]);
    expect(broken({})).toEqual([]);
  });

  it.each([
    { home: { javascriptGzipKilobytes: 120.1 } },
    { reveals: { six: { longestTaskMillis: 51, longestTaskSixTimesSlower: 100 } } },
    { reveals: { six: { longestTaskMillis: 0, longestTaskSixTimesSlower: 101 } } },
    { memory: { games: 50, heapGrowthMegabytes: 1.01 } },
    { pages: { 'six phone': { ...page, performance: 97 } } },
    { pages: { 'six phone': { ...page, accessibility: 99 } } },
    { pages: { 'six phone': { ...page, bestPractices: 99 } } },
    { pages: { 'six phone': { ...page, firstPaint: 1301 } } },
    { pages: { 'six phone': { ...page, blocking: 101 } } },
    { pages: { 'six phone': { ...page, usableCold: 1501 } } },
    { pages: { 'six phone': { ...page, usableWarm: 301 } } },
  ])('is broken by %j', (figures) => {
    expect(broken({ ...kept, ...figures })).toHaveLength(1);
  });
});

describe('a change for the worse', () => {
  const run = (figures: object): Record<string, unknown> => ({ pages: { home: figures } });
  const earlier = [run({ machine: 1500, firstPaint: 900, allTasks: 200 }), { memory: {} }];

  it('shows between quiet machines, past runs of other pieces', () => {
    const now = run({ machine: 1500, firstPaint: 1200, allTasks: 200 });
    expect(worseThanBefore(now, earlier)).toEqual(['home: firstPaint 900 → 1200 ms']);
    expect(worseThanBefore(run({ machine: 1500, firstPaint: 1000, allTasks: 200 }), earlier)).toEqual([]);
  });

  it('shows on a busy machine in processor time only', () => {
    const now = run({ machine: 500, firstPaint: 9000, allTasks: 300 });
    expect(worseThanBefore(now, earlier)).toEqual(['home: allTasks 200 → 300 ms']);
  });

  it('shows in a reveal', () => {
    const reveals = (longestTaskCpuMillis: number) => ({ reveals: { six: { longestTaskCpuMillis } } });
    expect(worseThanBefore(reveals(40), [reveals(15)])).toHaveLength(1);
    expect(worseThanBefore(reveals(20), [reveals(15)])).toEqual([]);
  });
});
