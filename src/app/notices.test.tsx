import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createNotices, noticeTimes } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function start() {
  const notices = createNotices();
  return { notices, texts: () => notices.shown().map(({ kind, text }) => `${kind}: ${text}`) };
}
const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);

test('[SHELL-13] the durations of the specification', () => {
  expect(noticeTimes).toEqual({
    short: 3_000,
    long: 8_000,
    pleaseWait: 9_999_000,
    pleaseWaitBriefly: 10_000,
    search: 3_000,
    success: 1_500,
    saved: 1_000,
    loginRequired: 2_000,
    freeMessage: 2_000,
    freeReject: 1_000,
    untilReturn: 12 * 3_600_000,
  });
});

test.each(Object.entries(noticeTimes))(
  '[SHELL-13] a notice with duration %s disappears after %i ms',
  (_, time) => {
    const { notices, texts } = start();
    notices.show('info', 'hello', time);
    pass(time - 1);
    expect(texts()).toEqual(['info: hello']);
    pass(1);
    expect(texts()).toEqual([]);
  },
);

test('[SHELL-13] short is the default duration', () => {
  const { notices, texts } = start();
  notices.show('info', 'hello');
  pass(noticeTimes.short - 1);
  expect(texts()).toEqual(['info: hello']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('[LOGOUT-02] loading is closed by its own function, once, and closes nothing else', () => {
  const { notices, texts } = start();
  const close = notices.show('loading', 'Please wait', noticeTimes.pleaseWait);
  notices.show('error', 'Unknown error', noticeTimes.long);
  close();
  close();
  expect(texts()).toEqual(['error: Unknown error']);
});

test('the same text again does not pile up, and its duration restarts', () => {
  const { notices, texts } = start();
  notices.show('info', 'hello', 3_000);
  pass(2_000);
  notices.show('info', 'hello', 3_000);
  expect(texts()).toEqual(['info: hello']);
  pass(2_999);
  expect(texts()).toEqual(['info: hello']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('the same text of another kind is another notice', () => {
  const { notices, texts } = start();
  notices.show('loading', 'hello');
  notices.show('success', 'hello');
  expect(texts()).toEqual(['loading: hello', 'success: hello']);
});

test('a notice is closed by its number; an unknown number closes nothing', () => {
  const { notices } = start();
  notices.show('info', 'hello');
  notices.close(-1);
  expect(notices.shown()).toHaveLength(1);
  notices.close(notices.shown()[0]?.id ?? -1);
  expect(notices.shown()).toEqual([]);
});

test('a listener receives each change until it unsubscribes, and others are unaffected', () => {
  const [{ notices }, other] = [start(), start()];
  const [listener, stranger] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = notices.subscribe(listener);
  other.notices.subscribe(stranger);
  notices.show('info', 'hello', 1_000);
  pass(1_000);
  expect(listener).toHaveBeenCalledTimes(2);
  notices.show('info', 'hello');
  notices.closeAll();
  stop();
  notices.show('info', 'again');
  expect([listener.mock.calls.length, stranger.mock.calls.length, other.texts()]).toEqual([4, 0, []]);
});
