import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { calls, type CallName } from '@araw/contract/calls/calls';
import { publicCalls } from '@araw/contract/calls/firstReads';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { SystemStatus } from '@araw/contract/calls/system';
import { expect, test as base } from './test.ts';

export { expect };

interface TestFixtures {
  /** After every test, expects that the page isn't blank and no 'Please wait' is left. */
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

/** Gives the tab this session once: don't undo later changes that the app makes to its storage. */
export async function asPlayer(page: Page, session: SessionInfo) {
  await page.addInitScript((stored) => {
    // Blank pages and sandboxed frames have no storage.
    if (window.origin === 'null' || sessionStorage.getItem('started')) return;
    sessionStorage.setItem('started', '1');
    sessionStorage.setItem('MC_SESSION_INFO', stored);
  }, JSON.stringify(session));
}

/** Records the addresses of documents that the tab loads from now on, without reloads that another one interrupts. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}

/** Empties the tab's storage, as in a new tab; `asPlayer` doesn't restore its session. */
export const emptyTab = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear();
    sessionStorage.setItem('started', '1');
  });

/** Serves the app like a static host, without start-up data: English then needs the player's stored choice. */
export async function onStaticHost(page: Page) {
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.route(/^[^?#]*\/\/[^/]+\/(?:m\/|\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: readFileSync('dist/web/index.html', 'utf8') });
  });
}

type Handler = (route: Route) => Promise<void> | void;

/** Equal on every call, so that `unroute` finds the route. */
const addressOf = (name: CallName) => new RegExp(`${calls[name].path}(\\?|$)`);

/** Handles a contract call in place of the operator. */
export async function onCall(page: Page, name: CallName, handler: Handler) {
  if (publicCalls.some((one) => one === name)) await askAtFirst(page);
  await page.route(addressOf(name), handler);
}

/** Makes the app fetch its first data: removes inlined answers and the drawing before the app's script runs. */
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

/** Handles every contract call except these. */
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

/** Forwards the operator's own system status with a change. */
export const changeStatus =
  (edit: (status: SystemStatus) => SystemStatus): Handler =>
  async (route) => {
    const response = await route.fetch();
    const { value } = await response.json();
    await route.fulfill({ response, json: { success: true, value: edit(value) } });
  };

/** Holds a call until it is released, or forever. */
export function hold() {
  let release: (handler: Handler) => void = () => {};
  const released = new Promise<Handler>((resolve) => {
    release = resolve;
  });
  return { handler: async (route: Route) => (await released)(route), release };
}

export function countCalls(page: Page, name: CallName) {
  const counted = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === calls[name].path) counted.count += 1;
  });
  return counted;
}

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

export async function expectLobby(page: Page) {
  await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
}

/** Taps twice before the page can react to the first tap. */
export const tapTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
