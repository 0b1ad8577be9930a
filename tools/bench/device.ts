import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { android } from '../browser/android.ts';
import { findChromium } from '../browser/chromium.ts';

/** Throttling of connection and processor; applied by the browser, not computed afterwards. */
export interface Conditions {
  name: string;
  /** Milliseconds to the first byte of an answer. */
  latency: number;
  /** Kilobits per second. */
  download: number;
  upload: number;
  /** Slowdown factor of the processor. */
  cpu: number;
}

/** As in Lighthouse's mobile profiles. */
export const slow4G: Conditions = { name: 'slow 4G', latency: 562.5, download: 1_474, upload: 675, cpu: 4 };
export const slow3G: Conditions = { name: '3G', latency: 1_125, download: 630, upload: 630, cpu: 6 };

export const launchBrowser = (): Promise<Browser> => chromium.launch(findChromium());

interface OpenPage {
  page: Page;
  cdp: CDPSession;
}

/** Runs something on a phone without any earlier visit. */
export async function onNewPhone<Result>(
  browser: Browser,
  act: (phone: OpenPage) => Promise<Result>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    // Drawn pages leave room for the bar that offers the app to phones.
    userAgent: android,
    serviceWorkers,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Network.enable');
    return await act({ page, cdp });
  } finally {
    await context.close();
  }
}

export async function applyConditions(cdp: CDPSession, { latency, download, upload, cpu }: Conditions) {
  const bytesPerSecond = (kilobits: number) => (kilobits * 1_000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond(download),
    uploadThroughput: bytesPerSecond(upload),
  });
  await slowProcessor(cdp, cpu);
}

export const slowProcessor = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** The browser's own metrics of a page: its heap, seconds of script and of layout. */
export async function browserMetrics(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const byName = new Map(metrics.map(({ name, value }) => [name, value]));
  return (name) => byName.get(name) ?? 0;
}

/** Megabytes of live script objects. */
export async function neededHeap(cdp: CDPSession): Promise<number> {
  // The first collection releases objects that the second can then free.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await browserMetrics(cdp))('JSHeapUsedSize') / 1_000_000;
}
