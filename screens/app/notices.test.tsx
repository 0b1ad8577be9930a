import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAllNotices, closeNotice, noticeTimes, showNotice, useNotices } from './notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  closeAllNotices();
  vi.useRealTimers();
});

function shown() {
  const { result } = renderHook(useNotices);
  return () => result.current.map(({ kind, text }) => `${kind}: ${text}`);
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('[SHELL-13] the times of the specification', () => {
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
  });
});

test.each(Object.entries(noticeTimes))('[SHELL-13] a notice of time %s leaves after %i ms', (_, time) => {
  const texts = shown();
  act(() => void showNotice('info', 'hello', time));
  pass(time - 1);
  expect(texts()).toEqual(['info: hello']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('[SHELL-13] short is the usual time', () => {
  const texts = shown();
  act(() => void showNotice('info', 'hello'));
  pass(noticeTimes.short - 1);
  expect(texts()).toEqual(['info: hello']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('[LOGOUT-02] loading is closed by who showed it, once, and nothing else with it', () => {
  const texts = shown();
  let close = () => {};
  act(() => {
    close = showNotice('loading', 'Please wait', noticeTimes.pleaseWait);
    showNotice('error', 'Unknown error', noticeTimes.long);
  });
  act(() => {
    close();
    close();
  });
  expect(texts()).toEqual(['error: Unknown error']);
});

test('the same text again does not pile up, and its time starts anew', () => {
  const texts = shown();
  act(() => void showNotice('info', 'hello', 3_000));
  pass(2_000);
  act(() => void showNotice('info', 'hello', 3_000));
  expect(texts()).toEqual(['info: hello']);
  pass(2_999);
  expect(texts()).toEqual(['info: hello']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('the same text in another kind is another notice', () => {
  const texts = shown();
  act(() => {
    showNotice('loading', 'hello');
    showNotice('success', 'hello');
  });
  expect(texts()).toEqual(['loading: hello', 'success: hello']);
});

test('a notice is closed by its number; an unknown number closes nothing', () => {
  const { result } = renderHook(useNotices);
  act(() => void showNotice('info', 'hello'));
  act(() => closeNotice(-1));
  expect(result.current).toHaveLength(1);
  act(() => closeNotice(result.current[0]?.id ?? -1));
  expect(result.current).toEqual([]);
});
