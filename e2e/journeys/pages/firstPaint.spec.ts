import type { Page } from '@playwright/test';
import { android } from '#tools/browser/android.ts';
import { expect, test } from '#e2e/support/test.ts';

// The drawing must leave room for the bar that offers the app on phones.
test.use({
  userAgent: android,
});

interface Shifts {
  /** The sum of all layout shifts so far that no tap caused. */
  value: number;
  moved: string[];
}

/** Sums up the layout shifts of every page that opens. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shifts = { value: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        shifts.value += entry.value;
        shifts.moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface Shift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
  });

/** The shifts up to two frames from now. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        const tell = () => resolve((window as unknown as { shifts: Shifts }).shifts);
        requestAnimationFrame(() => requestAnimationFrame(tell));
      }),
  );

/** Slow enough for the parts of a page to arrive one after another. */
const slowNet = { offline: false, latency: 150, downloadThroughput: 300_000, uploadThroughput: 100_000 };

for (const path of [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/activity',
  '/m/gameList',
  '/m/rng',
  '/m/live',
  '/m/sports',
  '/m/help',
]) {
  test(
    `[SHELL-14] [PAGE-03] ${path} does not shift while loading, and shows the preloaded pictures`,
    { tag: '@full' },
    async ({ page, context }) => {
      const net = await context.newCDPSession(page);
      await net.send('Network.enable');
      await net.send('Network.emulateNetworkConditions', slowNet);
      await watchShifts(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      const { value, moved } = await shiftsOf(page);
      expect(value <= 0.01 ? [] : [value, ...moved]).toEqual([]);

      const ahead = await page
        .locator('link[rel=preload][as=image]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const drawn = await page
        .locator('main img[src]')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')));
      expect(ahead.filter((address) => !drawn.includes(address))).toEqual([]);
    },
  );
}

test(
  '[PAGE-07] promos and matches have the same dates on devices in any time zone',
  { tag: '@full' },
  async ({ browser, operator }) => {
    const datesIn = async (timezoneId: string) => {
      const context = await browser.newContext({ baseURL: operator.url, timezoneId });
      const page = await context.newPage();
      const dates: string[] = [];
      for (const path of ['/m/activity', '/m/sports']) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(/\d\d\/\d\d\/\d{4}/);
        const text = await page.getByRole('main').innerText();
        dates.push(...(text.match(/\d\d\/\d\d\/\d{4}(\s+\d\d:\d\d)?/g) ?? []));
      }
      await context.close();
      return dates;
    };
    const inManila = await datesIn('Asia/Manila');
    expect(inManila.length).toBeGreaterThan(2);
    expect(await datesIn('Pacific/Honolulu')).toEqual(inManila);
    expect(await datesIn('Pacific/Kiritimati')).toEqual(inManila);
  },
);
