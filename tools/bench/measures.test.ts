import { describe, expect, test } from 'vitest';
import { taskTimes } from './longList.ts';
import { failures, judged, type Measure, median, passes, spread, table } from './measures.ts';

const measure = (more: Partial<Measure>): Measure => ({
  name: 'bytes',
  unit: 'KB',
  values: [100],
  goal: 100,
  decides: true,
  ...more,
});
const paint = measure({
  name: 'paint',
  unit: 'ms',
  values: [1_200, 1_100, 1_500],
  reference: { name: 'floor', values: [1_000, 1_600, 900] },
  goal: 1.15,
});

test('a median is one of the values, a spread a fraction of the largest', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([5])]).toEqual([2, 2, 5]);
  expect([spread([1_000, 800, 900]), spread([0, 0])]).toEqual([0.2, 0]);
});

describe('goals', () => {
  test('a value is compared with the goal, a value with a reference by its ratio', () => {
    expect([passes(measure({})), passes(measure({ values: [100.1] }))]).toEqual([true, false]);
    expect(judged(paint)).toBe(1.2);
    expect(passes(paint)).toBe(false);
  });

  test('a missing measure does not pass', () => {
    expect(passes(measure({ values: [] }))).toBe(false);
    expect(passes({ ...paint, reference: { name: 'floor', values: [] } })).toBe(false);
  });

  test('only decisive ones fail the whole run', () => {
    const slow = measure({ name: 'task', values: [200], decides: false });
    expect(failures([measure({}), slow, paint])).toEqual([paint]);
  });
});

test('the table shows value, spread, ratio, goal and verdict', () => {
  const task = measure({ name: 'task', unit: 'ms', values: [60.4], goal: 50, decides: false });
  const calls = measure({ name: 'calls', unit: '', values: [12_345], goal: 20_000 });
  const told = measure({ name: 'told', goal: null });
  expect(table([paint, task, calls, told])).toBe(
    [
      '| measure | value | spread | compared | goal | reached |',
      '| --- | --- | --- | --- | --- | --- |',
      '| paint | 1,200 ms | 27 % | 1.20 × floor | ≤ 1.15 × | **no** |',
      '| task | 60 ms | 0 % |  | ≤ 50 ms | no |',
      '| calls | 12,345 | 0 % |  | ≤ 20,000 | yes |',
      '| told | 100 KB | 0 % |  |  |  |',
    ].join('\n'),
  );
});

test('only main-thread tasks are read from a trace, with their CPU time', () => {
  const main = { pid: 1, tid: 2, args: {} };
  const traceEvents = [
    { ...main, name: 'thread_name', args: { name: 'CrRendererMain' } },
    { ...main, name: 'ThreadControllerImpl::RunTask', dur: 90_000, tdur: 41_500 },
    { ...main, name: 'Paint', dur: 70_000, tdur: 70_000 },
    { ...main, tid: 3, name: 'ThreadControllerImpl::RunTask', tdur: 80_000 },
    { ...main, name: 'ThreadControllerImpl::RunTask' },
  ];
  expect(taskTimes(JSON.stringify({ traceEvents }))).toEqual([41.5, 0]);
});
