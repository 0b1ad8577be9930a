import { hearNotices } from '../support/accounts.ts';
import {
  asPlayer,
  countCalls,
  expect,
  expectLobby,
  games,
  give,
  hold,
  onCall,
  onEveryCall,
  refuse,
  tapTwice,
  test,
  tiles,
} from '../support/faults.ts';
import { logInAs, submitLogin } from '../support/journey.ts';
import { openSession } from '../support/operatorCalls.ts';
import type { Page } from '@playwright/test';

const list = '/m/gameList?gameType=RNG';
const page1 = { games: games(1, 25), totalPages: 3, pageNum: 1 };
const endedText = 'The account has been logged out, please log in again';

test(
  '[SES-04] [FAULT-29] an action in an ended session leads to the login once, and back afterwards',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    const heard = await hearNotices(page);
    await page.goto('/m/gameList?gameType=FISH');
    await onCall(page, 'addFavourite', refuse(401, 'sessionEnded'));
    await page
      .getByRole('button', { name: /^Add .* to favourites$/ })
      .first()
      .click();
    await expect(page).toHaveURL('/m/login');
    await expect.poll(() => heard).toEqual(['Please wait', endedText]);
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL('/m/gameList?gameType=FISH');
    await expect(tiles(page).first()).toBeVisible();
  },
);

test(
  '[SES-04] [FAULT-30] when every call of a page answers 401 there is one redirect and one notice',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
    const waiting = hold();
    const asked = { count: 0 };
    await onEveryCall(
      page,
      (route) => {
        asked.count += 1;
        return waiting.handler(route);
      },
      'systemStatus',
      'registerSettings',
    );
    const heard = await hearNotices(page);
    await page.goto('/m/home');
    await expect.poll(() => asked.count).toBeGreaterThan(2);
    waiting.release(refuse(401, 'sessionEnded'));
    await expect(page).toHaveURL('/m/login');
    await expect.poll(() => heard).toEqual([endedText]);
    expect(visits.filter((path) => path === '/m/login')).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBe(null);
  },
);

test(
  '[SES-05] [SES-08] [FAULT-33] another account in a second tab ends the session of the first permanently',
  { tag: '@full' },
  async ({ page, context, maria }) => {
    await asPlayer(page, maria);
    await page.goto('/m/gameList?gameType=FISH');
    const balance = (tab: Page) => tab.getByRole('region', { name: 'Balance' });
    const other = await context.newPage();
    await logInAs(other, 'nena');
    await expect(page).toHaveURL('/m/home');
    for (const shown of ['right away', 'over a reload']) {
      await test.step(shown, async () => {
        await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
        await expect(page.locator('body')).not.toContainText('maria');
        await expect(balance(page)).toHaveCount(0);
        await expect(other.getByRole('banner')).toContainText('nena');
        await expect(balance(other)).toContainText('₱0.00');
      });
      for (const tab of [page, other]) await tab.reload();
    }
    await other.close();
  },
);

test(
  '[LOGOUT-03] [FAULT-35] back after logging out shows nothing private',
  { tag: '@full' },
  async ({ page, operator }) => {
    await asPlayer(page, await openSession(operator.url, 'jose'));
    await page.goto('/m/home');
    await expect(page.getByRole('banner')).toContainText('jose');
    await page.goto('/m/myAccount/index');
    await expect(page).toHaveURL('/m/myAccount/index');
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/(login|home)$/);
    await expect(page.locator('body')).not.toContainText('jose');
    await page.goto('about:blank');
    await page.goBack();
    await expect(page.locator('#root')).toContainText(/\S/);
    await expect(page.locator('body')).not.toContainText('jose');
    await expect(page.getByRole('region', { name: 'Balance' })).toHaveCount(0);
  },
);

test(
  '[LOGIN-12] [FAULT-38] the login starts over when reloaded in any of its states',
  { tag: '@full' },
  async ({ page }) => {
    const waiting = hold();
    let answer = waiting.handler;
    let picture = waiting.handler;
    await onCall(page, 'logIn', (route) => answer(route));
    await onCall(page, 'captcha', (route) => picture(route));
    const wrong = async (flagged: boolean) => {
      answer = (route) =>
        route.fulfill({
          status: 400,
          json: { success: false, code: 'credentialsWrong', message: '', value: { captcha: flagged } },
        });
      await submitLogin(page, 'maria', 'wrong-password');
      await expect(page.getByText('Wrong username or password.')).toBeVisible();
    };
    const states: Record<string, () => Promise<void>> = {
      editing: () => page.getByRole('textbox', { name: 'Username' }).fill('maria'),
      'logging in': async () => {
        await submitLogin(page, 'maria');
        await expect(page.getByRole('button', { name: 'Logging in' })).toBeDisabled();
      },
      refused: () => wrong(false),
      'captcha loading': () => wrong(true),
      'captcha failed': async () => {
        picture = (route) => route.fulfill({ status: 400, json: { success: false, code: 'notFound' } });
        await wrong(true);
        await expect(
          page.getByRole('button', { name: "The picture didn't load. Tap for another one." }),
        ).toBeVisible();
      },
      'captcha shown': async () => {
        picture = (route) => route.continue();
        await wrong(true);
        await expect(page.getByAltText('Captcha picture')).toBeVisible();
      },
    };
    await page.goto('/m/login');
    for (const [state, reach] of Object.entries(states)) {
      await test.step(state, async () => {
        await reach();
        await page.reload();
        await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('');
        await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
        await expect(page.getByRole('textbox', { name: 'Captcha' })).toHaveCount(0);
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      });
    }
  },
);

test(
  '[LIST-01] [FAULT-38] the list starts over when reloaded in any of its states',
  { tag: '@full' },
  async ({ page }) => {
    const ready = give(page1);
    let answer = ready;
    await onCall(page, 'gameList', (route) => answer(route));
    const answers = async (next: typeof ready, shown: () => Promise<void>) => {
      answer = next;
      await page.reload();
      await shown();
    };
    const later =
      (next: typeof ready): typeof ready =>
      (route) =>
        route.request().url().includes('pageNo=1&') ? ready(route) : next(route);
    const toEnd = async () => {
      await expect(tiles(page).first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    };
    const states: Record<string, () => Promise<void>> = {
      loading: () => answers(hold().handler, () => expect(page.locator('output[aria-busy]')).toBeVisible()),
      debouncing: () => page.getByRole('searchbox').fill('az'),
      'drawer open': async () => {
        await page.getByRole('button', { name: 'Filter', exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      'loading more': () =>
        answers(later(hold().handler), async () => {
          const asked = page.waitForRequest(/pageNo=2&/);
          await toEnd();
          await asked;
        }),
      'more failed': () =>
        answers(later(refuse(409, 'conflict')), async () => {
          await toEnd();
          await expect(page.getByRole('alert')).toContainText('This was changed elsewhere');
        }),
      empty: () => answers(give({ games: [] }), () => expect(page.getByText('No data')).toBeVisible()),
      failed: () =>
        answers(refuse(409, 'conflict'), () =>
          expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
        ),
      ready: async () => {},
    };
    await page.goto(list);
    for (const [state, reach] of Object.entries(states)) {
      await test.step(state, async () => {
        await reach();
        answer = ready;
        await page.reload();
        // Accept any tile: if the list was left at its end, the first game isn't rendered.
        await expect(tiles(page).first()).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveValue('');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  },
);

test('[LOGIN-12] [FAULT-55] a double tap logs in once', { tag: '@full' }, async ({ page }) => {
  const asked = countCalls(page, 'logIn');
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('maria');
  await page.getByLabel('Password', { exact: true }).fill('Araw2026!');
  await tapTwice(page.getByRole('button', { name: 'Log in', exact: true }));
  await expect(page).toHaveURL('/m/home');
  await expectLobby(page);
  expect(asked.count).toBe(1);
});

test(
  '[TILE-05] [FAULT-60] a double tap on a tile launches once',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    const asked = countCalls(page, 'launchGame');
    await page.goto(list);
    await expect(tiles(page).first()).toBeVisible();
    await tapTwice(tiles(page).first());
    await expect(page.locator('iframe')).toBeVisible();
    expect(asked.count).toBe(1);
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);
