import type { Browser, Locator, Page } from '@playwright/test';
import { applyConditions, type Conditions, onNewPhone, slowProcessor } from './device.ts';

/** Milliseconds until a page that came has come to rest, and until a tap has had its effect. */
const rest = 4_500;
const effect = 2_500;
const processor = 4;

interface Tap {
  name: string;
  path: string;
  on(page: Page): Locator;
}

const home = '/';
const list = '/m/gameList?gameType=RNG';

/** The ten commonest. */
export const taps: readonly Tap[] = [
  { name: 'log in', path: home, on: (page) => page.getByRole('link', { name: 'Log in', exact: true }) },
  { name: 'sign up', path: home, on: (page) => page.getByRole('link', { name: 'SIGNUP' }).first() },
  { name: 'side menu', path: home, on: (page) => page.getByRole('button', { name: 'Open menu' }) },
  { name: 'category tab', path: home, on: (page) => page.locator('#category-LIVE') },
  { name: 'game', path: home, on: (page) => page.getByRole('button', { name: /^Play / }).first() },
  {
    name: 'favourite',
    path: home,
    on: (page) => page.getByRole('button', { name: /favou?rites$/i }).first(),
  },
  { name: 'promotions', path: home, on: (page) => page.getByRole('link', { name: 'Promo', exact: true }) },
  { name: 'members', path: home, on: (page) => page.getByRole('link', { name: 'Members' }) },
  { name: 'tab of the list', path: list, on: (page) => page.getByRole('button', { name: 'Hot' }).first() },
  {
    name: 'filter of the list',
    path: list,
    on: (page) => page.getByRole('button', { name: /^Filter/ }).first(),
  },
];

declare const slowest: { ofTaps: number };

/** Milliseconds until a page at rest shows that it was tapped, on a slow processor: its interaction to next paint. */
export const timeTap = (browser: Browser, url: string, { path, on }: Tap): Promise<number> =>
  onNewPhone(browser, async ({ page, cdp }) => {
    await page.addInitScript(() => {
      const state = { ofTaps: 0 };
      Object.assign(window, { slowest: state });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId) state.ofTaps = Math.max(state.ofTaps, entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(url + path, { waitUntil: 'load' });
    await page.waitForTimeout(rest);
    await slowProcessor(cdp, processor);
    await on(page).tap();
    await page.waitForTimeout(effect);
    return page.evaluate(() => slowest.ofTaps);
  });

/** What a page offers that only the app can answer, and its answer. */
const answered: Record<string, { tapped(page: Page): Locator; shown(page: Page): Locator }> = {
  [home]: {
    tapped: (page) => page.getByRole('button', { name: 'Open menu' }),
    shown: (page) => page.getByRole('dialog'),
  },
  '/m/login': {
    tapped: (page) => page.getByRole('button', { name: 'Mobile number', exact: true, pressed: false }),
    shown: (page) => page.getByRole('button', { name: 'Mobile number', exact: true, pressed: true }),
  },
};
export const pagesToTap = Object.entries(answered).map(([path, tap]) => ({ path, ...tap }));

/** Milliseconds from the beginning of a first visit until a tap, tried again and again, is answered. */
export const timeFirstTap = (
  browser: Browser,
  url: string,
  { tapped, shown }: (typeof pagesToTap)[number],
  slow: Conditions,
): Promise<number> =>
  onNewPhone(browser, async ({ page, cdp }) => {
    await applyConditions(cdp, slow);
    const began = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    while (!(await shown(page).isVisible())) {
      if (performance.now() - began > 60_000) throw new Error(`No tap on ${url} was answered.`);
      // What is not there yet, or is covered by what was asked for, is tried again.
      await tapped(page)
        .tap({ timeout: 200, noWaitAfter: true })
        .catch(() => {});
    }
    return performance.now() - began;
  });
