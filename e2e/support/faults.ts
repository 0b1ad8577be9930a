import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { calls, type CallName } from '#services/contract/calls.ts';
import { publicCalls } from '#services/contract/firstReads.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import type { SystemStatus } from '#services/contract/system.ts';
import { expect, test as base } from './test.ts';

export { expect };

interface TestFixtures {
  /** After every test: the page is not blank and no 'Please wait' is left standing. */
  calm: void;
}

export const test = base.extend<TestFixtures>({
  calm: [
    async ({ page }, use) => {
      await use();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expect(page.locator('body')).toContainText(/\S/);
      await expect(page.getByText('Please wait')).toHaveCount(0);
    },
    { auto: true },
  ],
});

/** Opens the tab with this session, once: what the app then does to its storage stays done. */
export async function asPlayer(page: Page, session: SessionInfo) {
  await page.addInitScript((stored) => {
    // Not in blank pages and sandboxed frames, which have no storage.
    if (window.origin === 'null' || sessionStorage.getItem('started')) return;
    sessionStorage.setItem('started', '1');
    sessionStorage.setItem('MC_SESSION_INFO', stored);
  }, JSON.stringify(session));
}

/** The addresses of the documents that have come to the tab since; a reload that another one overtakes brings none. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}

/** As a tab that has just been opened: `asPlayer` does not bring its session back. */
export const emptyTab = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear();
    sessionStorage.setItem('started', '1');
  });

/** The app as a static host serves it: without start-up data, so in English only by the player's choice. */
export async function onStaticHost(page: Page) {
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.route(/^[^?#]*\/\/[^/]+\/(?:m\/|\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: readFileSync('dist/web/index.html', 'utf8') });
  });
}

type Handler = (route: Route) => Promise<void> | void;

/** Equal each time it is made, as taking a route back demands. */
const addressOf = (name: CallName) => new RegExp(`${calls[name].path}(\\?|$)`);

/** Answers a call of the contract in place of the operator. */
export async function onCall(page: Page, name: CallName, handler: Handler) {
  if (publicCalls.some((one) => one === name)) await askAtFirst(page);
  await page.route(addressOf(name), handler);
}

/** Pages bring no answers of what their route asks first, nor what was drawn of them: the app asks. Before its own script runs. */
export const askAtFirst = (page: Page) =>
  page.addInitScript(() => {
    const takeAway = () => {
      const text = document.getElementById('startup')?.firstChild as Text | null | undefined;
      if (!text) return;
      const { answers: _, ...startup } = JSON.parse(text.data);
      text.data = JSON.stringify(startup);
      const { dataset } = document.documentElement;
      if (dataset.drawn === undefined) return;
      delete dataset.drawn;
      document.getElementById('root')?.replaceChildren();
    };
    document.addEventListener('readystatechange', takeAway, { once: true });
  });

export const offCall = (page: Page, name: CallName) => page.unroute(addressOf(name));

/** Takes every call of the contract but these. */
export const onEveryCall = (page: Page, handler: Handler, ...but: CallName[]) =>
  page.route(
    ({ pathname }) =>
      Object.entries(calls).some(([name, { path }]) => path === pathname && !but.includes(name as CallName)),
    handler,
  );

export const give =
  (value: unknown): Handler =>
  (route) =>
    route.fulfill({ json: { success: true, value } });

export const refuse =
  (status: number, code: string, headers: Record<string, string> = {}): Handler =>
  (route) =>
    route.fulfill({ status, headers, json: { success: false, code, message: '', requestId: 'r-1' } });

/** Passes the operator's own system status on, changed. */
export const changeStatus =
  (edit: (status: SystemStatus) => SystemStatus): Handler =>
  async (route) => {
    const response = await route.fetch();
    const { value } = await response.json();
    await route.fulfill({ response, json: { success: true, value: edit(value) } });
  };

/** Holds a call until it is released, or without end. */
export function hold() {
  let release: (handler: Handler) => void = () => {};
  const released = new Promise<Handler>((resolve) => {
    release = resolve;
  });
  return { handler: async (route: Route) => (await released)(route), release };
}

/** Counts the requests of a call. */
export function countCalls(page: Page, name: CallName) {
  const counted = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === calls[name].path) counted.count += 1;
  });
  return counted;
}

/** A game as the operator lists it. */
export const game = (number: number, more: object = {}) => ({
  gameId: `g${number}`,
  nodeId: `n${number}`,
  vassalage: 'JL',
  gameType: 'RNG',
  name: `Game ${number}`,
  displayName: 'JL Games',
  ...more,
});
export const games = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => game(first + index));

export const tiles = (page: Page) => page.getByRole('button', { name: /^Play / });
export const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: `Play ${name}`, exact: true });

/** The lobby is there, and it is whole. */
export async function expectLobby(page: Page) {
  await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
}

/** Two taps before the page can answer the first. */
export const tapTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
