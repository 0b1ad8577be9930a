import type { Browser, Locator, Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { applyConditions, type Conditions, onNewPhone, slowProcessor } from './device.ts';

/** Milliseconds until a loaded page is idle, and until a tap has taken effect. */
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

/** The ten most common. */
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
  { name: 'members', path: home, on: (page) => page.getByRole('link', { name: 'Account', exact: true }) },
  { name: 'tab of the list', path: list, on: (page) => page.getByRole('button', { name: 'Hot' }).first() },
  {
    name: 'filter of the list',
    path: list,
    on: (page) => page.getByRole('button', { name: /^Filter/ }).first(),
  },
];

declare const slowest: { ofTaps: number };

/** Milliseconds until an idle page responds visibly to a tap on a slow processor: interaction to next paint. */
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

/** A control on a first screen that needs the app, and its effect. */
interface FirstTap {
  page: string;
  path: string;
  control: string;
  tapped(page: Page): Locator;
  shown(page: Page): Locator;
  /** Members only. */
  asMember?: boolean;
}

const button = (name: string | RegExp, pressed?: boolean) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string', pressed }).first();
const pressing = (name: string) => ({ tapped: button(name, false), shown: button(name, true) });
const questionOrLogin = (page: Page) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('heading', { name: 'Log in', exact: true }))
    .first();

const favourite = { control: 'favourite', tapped: button(/^Add .* to favourites$/), shown: questionOrLogin };
const back = {
  control: 'back',
  tapped: button('Back'),
  shown: (page: Page) => page.locator('#category-HOT'),
};
const invalid = (page: Page) => page.locator('[aria-invalid=true]').first();

/**
 * One of each kind of button that a page drawn ahead shows; links and fields work without the app. The slides' buttons come
 * with the carousel, and the offers of the app with the app.
 */
export const firstTaps: readonly FirstTap[] = [
  ...[
    {
      control: 'side menu',
      tapped: button('Open menu'),
      shown: (page: Page) => page.getByRole('dialog'),
    },
    {
      control: 'pause of the announcements',
      tapped: button('Pause the announcements'),
      shown: button('Play the announcements'),
    },
    {
      control: 'category',
      tapped: (page: Page) => page.locator('#category-HOT:not([aria-current])'),
      shown: (page: Page) => page.locator('#category-HOT[aria-current]'),
    },
    { control: 'game', tapped: button(/^Play /), shown: questionOrLogin },
    favourite,
  ].map((tap) => ({ page: 'home', path: home, ...tap })),
  ...[
    { control: 'filter', tapped: button(/^Filter/), shown: (page: Page) => page.getByRole('dialog') },
    { control: 'tab', ...pressing('Hot') },
    { control: 'game', tapped: button(/^Play /), shown: questionOrLogin },
    favourite,
    back,
  ].map((tap) => ({ page: 'list', path: list, ...tap })),
  ...[
    { control: 'method', ...pressing('Mobile number') },
    { control: 'show password', tapped: button('Show password'), shown: button('Hide password') },
    {
      control: 'log in',
      tapped: button('Log in'),
      shown: invalid,
    },
    back,
  ].map((tap) => ({ page: 'log-in', path: '/m/login', ...tap })),
  ...[
    { control: 'method', ...pressing('Mobile number') },
    { control: 'show password', tapped: button('Show password'), shown: button('Hide password') },
    {
      control: 'create account',
      tapped: button('Sign up'),
      shown: invalid,
    },
    back,
  ].map((tap) => ({ page: 'registration', path: '/m/register', ...tap })),
  ...[
    { control: 'vendor', ...pressing('Palaro Play') },
    { control: 'game', tapped: button(/^Play /), shown: questionOrLogin },
    favourite,
    back,
  ].map((tap) => ({ page: 'slots', path: '/m/slotsCenter', ...tap })),
  ...[
    {
      control: 'way to pay',
      tapped: button(/Change/),
      shown: (page: Page) => page.getByRole('dialog'),
    },
    { control: 'amount', ...pressing('₱500') },
    { control: 'pay', tapped: button('Pay'), shown: invalid },
    back,
  ].map((tap) => ({ page: 'cash-in', path: '/m/voucherCenter', asMember: true, ...tap })),
];

/**
 * Calculated milliseconds until a first screen could respond: three round trips, 190 KB of transfer, and half a second of
 * processor time.
 */
export const firstTapFloor = ({ latency, download }: Conditions) =>
  3 * latency + (190_000 * 8) / download + 500;

const sessionEntry = 'MC_SESSION_INFO';
const keepSession = ([entry, session]: readonly [string, string]) => sessionStorage.setItem(entry, session);

/** Resolves with a member's session, as stored by a tab. */
export const logIn = (browser: Browser, url: string): Promise<string> =>
  onNewPhone(browser, async ({ page }) => {
    await page.goto(`${url}/m/login`, { waitUntil: 'load' });
    await page.getByLabel('Username').fill('maria');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const kept = await page.waitForFunction((entry) => sessionStorage.getItem(entry), sessionEntry);
    return (await kept.jsonValue()) ?? '';
  });

/** Milliseconds from the start of a first visit until a repeated tap has its effect. */
export const timeFirstTap = (
  browser: Browser,
  url: string,
  { tapped, shown }: FirstTap,
  slow: Conditions,
  session: string | null,
): Promise<number> =>
  onNewPhone(browser, async ({ page, cdp }) => {
    if (session !== null) await page.addInitScript(keepSession, [sessionEntry, session] as const);
    await applyConditions(cdp, slow);
    const began = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    while (!(await shown(page).isVisible())) {
      if (performance.now() - began > 60_000) throw new Error(`No tap on ${url} was answered.`);
      // Retry while the control is missing, or covered by what the tap opened.
      await tapped(page)
        .tap({ timeout: 200, noWaitAfter: true })
        .catch(() => {});
    }
    return performance.now() - began;
  });
