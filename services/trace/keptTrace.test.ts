import { describe, expect, test } from 'vitest';
import { keepTrace, takeKeptRuns } from './keptTrace.ts';
import type { Trace, TraceRun } from './trace.ts';

const run = (actor: string, types: string[]): TraceRun => ({
  machine: 'lamp',
  actor,
  at: 0,
  state: 'off',
  events: types.map((type, index) => ({ kind: 'user', at: index, state: 'on', event: { type } })),
});
const traceOf = (...runs: TraceRun[]): Trace => ({
  format: 'araw-trace-1',
  recordedAt: '2026-01-15T12:00:00.000Z',
  runs,
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a trace stored for the next page', () => {
  test('is returned once, without empty runs, its actors distinct from those of the new page', () => {
    const kept = storage();
    keepTrace(traceOf(run('x:1', ['switched']), run('x:2', [])), () => kept);
    expect(takeKeptRuns(() => kept)).toEqual([run('before x:1', ['switched'])]);
    expect(takeKeptRuns(() => kept)).toEqual([]);
  });

  test('drops its oldest runs if it is too long', () => {
    const kept = storage();
    const long = 'x'.repeat(300_000);
    keepTrace(traceOf(...['1', '2', '3', '4'].map((actor) => run(actor, [long]))), () => kept);
    expect(takeKeptRuns(() => kept).map(({ actor }) => actor)).toEqual(['before 2', 'before 3', 'before 4']);
  });

  test.each([
    ['no JSON', '{'],
    ['no trace', '{"runs":[]}'],
  ])('is null if the entry is %s', (_, text) => {
    const kept = storage();
    kept.setItem('TRACE', text);
    expect(takeKeptRuns(() => kept)).toEqual([]);
  });

  test('is null if the storage is blocked, and breaks nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(() => keepTrace(traceOf(run('x:1', ['switched'])), blocked)).not.toThrow();
    expect(takeKeptRuns(blocked)).toEqual([]);
  });
});
