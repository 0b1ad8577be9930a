// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPaint } from './firstPaint.ts';

const { dataset } = document.documentElement;
let told: (names: string[]) => void;
let observed: PerformanceObserverInit[];

class Observer {
  static supportedEntryTypes: string[] = ['paint'];
  constructor(tell: (list: { getEntriesByName(name: string): string[] }) => void) {
    told = (names) => tell({ getEntriesByName: (name) => names.filter((one) => one === name) });
  }
  observe = (options: PerformanceObserverInit) => void observed.push(options);
  disconnect = () => {};
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
  Observer.supportedEntryTypes = ['paint'];
  observed = [];
  dataset['drawn'] = 'EN';
});
afterEach(() => {
  vi.useRealTimers();
  delete dataset['drawn'];
  delete dataset['own'];
});

async function isOver(waiting: Promise<void>) {
  let over = false;
  void waiting.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

test('[PAGE-06] the app waits for the first paint of a drawn page, even if it was earlier', async () => {
  const waiting = firstPaint();
  expect(observed).toEqual([{ type: 'paint', buffered: true }]);
  told(['first-paint']);
  expect(await isOver(waiting)).toBe(false);
  told(['first-contentful-paint']);
  expect(await isOver(waiting)).toBe(true);
});

test('[PAGE-06] it waits at most half a second', async () => {
  const waiting = firstPaint();
  await vi.advanceTimersByTimeAsync(499);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});

test.each([
  ['nothing was drawn', () => delete dataset['drawn']],
  ['it was drawn for others and is hidden', () => (dataset['own'] = '')],
  [
    'the tab is in the background',
    () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
  ],
  ['the browser does not tell of paints', () => (Observer.supportedEntryTypes = ['mark'])],
])('[PAGE-06] it does not wait if %s', async (_why, arrange) => {
  arrange();
  expect(await isOver(firstPaint())).toBe(true);
  expect(observed).toEqual([]);
});
