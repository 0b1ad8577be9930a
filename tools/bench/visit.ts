import type { Browser, CDPSession, Page } from '@playwright/test';
import { applyConditions, type Conditions, neededHeap, onNewPhone } from './device.ts';

/** Milliseconds without a pending request until a page counts as idle; longer than the app waits before prefetching. */
const quiet = 4_000;
const patience = 120_000;

/** Measurements of a first visit that vary with the machine. */
export interface Timing {
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** CLS. */
  shift: number;
}

/** Measurements of a first visit that are always the same. */
export interface Weight {
  /** Kilobytes, including prefetches for the next pages. */
  script: number;
  total: number;
  /** Function calls by scripts until the page is idle. */
  calls: number;
  /** Megabytes. */
  heap: number;
  elements: number;
}

/** A first visit on a slow connection and a slow processor. */
export const timeVisit = (browser: Browser, url: string, conditions: Conditions): Promise<Timing> =>
  onNewPhone(browser, async ({ page, cdp }) => {
    await watchPaints(page);
    await applyConditions(cdp, conditions);
    await visitUntilIdle(page, url);
    return page.evaluate(() => paints);
  });

/** The second visit on a slow connection and a slow processor: the service worker has the page (PAGE-06). */
export const timeReturn = (browser: Browser, url: string, conditions: Conditions): Promise<Timing> =>
  onNewPhone(
    browser,
    async ({ page, cdp }) => {
      await watchPaints(page);
      await visitUntilIdle(page, url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      // The first visit started without it.
      await visitUntilIdle(page, url);
      await applyConditions(cdp, conditions);
      await visitUntilIdle(page, url);
      return page.evaluate(() => paints);
    },
    'allow',
  );

/** A first visit without throttling, and its weight. */
export async function weighVisit(browser: Browser, url: string): Promise<Weight> {
  const { script, total, heap, elements } = await onNewPhone(browser, async ({ page, cdp }) => {
    const bytes = countBytes(cdp);
    await visitUntilIdle(page, url);
    return {
      ...bytes,
      heap: await neededHeap(cdp),
      elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    };
  });
  // Separate visit: counting calls enlarges the heap.
  const calls = await onNewPhone(browser, async ({ page, cdp }) => {
    // Animations would be counted for as long as the page is open.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await visitUntilIdle(page, url);
    const { result } = await cdp.send('Profiler.takePreciseCoverage');
    const functions = result
      .filter((loaded) => loaded.url.startsWith('http'))
      .flatMap((loaded) => loaded.functions);
    return functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);
  });
  return { script, total, calls, heap, elements };
}

async function visitUntilIdle(page: Page, url: string) {
  let underway = 0;
  let changed = Date.now();
  const count = (by: number) => () => {
    underway += by;
    changed = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await page.goto(url, { waitUntil: 'load', timeout: patience });
  while (underway > 0 || Date.now() - changed < quiet) await page.waitForTimeout(100);
}

/** Kilobytes of compressed bodies. */
function countBytes(cdp: CDPSession) {
  const bytes = { script: 0, total: 0 };
  const answers = new Map<string, { type: string; headers: number }>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { type, headers: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', headers = 0 } = answers.get(requestId) ?? {};
    const body = (encodedDataLength - headers) / 1_000;
    bytes.total += body;
    if (type === 'Script') bytes.script += body;
  });
  return bytes;
}

declare const paints: Timing;

type LayoutShift = PerformanceEntry & { value: number };

const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const state: Timing = { firstPaint: 0, largestPaint: 0, shift: 0 };
    Object.assign(window, { paints: state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') state.firstPaint = entry.startTime;
        if (entry.entryType === 'largest-contentful-paint') state.largestPaint = entry.startTime;
        if (entry.entryType === 'layout-shift') state.shift += (entry as LayoutShift).value;
      }
    }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift'] });
  });
