import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoppedClock } from './core/clock.ts';
import type { Database, OperatorContext } from './core/context.ts';
import { keepSettling } from './settling.ts';

const context: OperatorContext = {
  database: {} as Database,
  clock: createStoppedClock(),
  log: pino({ level: 'silent' }),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('settling runs turn after turn, even after a failed one, and never two at once', async () => {
  let end = () => {};
  const settle = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('disk full'))
    .mockImplementation(() => new Promise((resolve) => (end = resolve)));
  const stop = keepSettling(context, settle);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settle).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settle).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settle).toHaveBeenCalledTimes(3);
  end();
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settle).toHaveBeenCalledTimes(3);
});

test('stopping waits for the current turn', async () => {
  let end = () => {};
  const stop = keepSettling(context, () => new Promise((resolve) => (end = resolve)));
  await vi.advanceTimersByTimeAsync(2_000);
  const stopped = vi.fn<() => void>();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
  expect(stopped).toHaveBeenCalledOnce();
});
