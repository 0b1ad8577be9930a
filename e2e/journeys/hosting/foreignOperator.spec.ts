import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  captchaDigits,
  type ForeignOperator,
  smsDigits,
  startForeignOperator,
} from '#tests/foreignOperator/foreignOperator.ts';
import { makeSite } from '#tools/brand.ts';
import { startStaticHost } from '#e2e/support/staticHost.ts';
import { expect, test as base } from '#e2e/support/test.ts';

const password = 'Kubo-2026!';

interface Fixtures {
  /** A third-party operator at another origin, behind static files below a path. */
  foreign: ForeignOperator;
  /** Unreadable data that the console reported, as call and list. */
  unreadable: string[];
}

const test = base.extend<Fixtures & { site: { url: string; foreign: ForeignOperator } }>({
  site: async ({}, use) => {
    const foreign = await startForeignOperator({ pages: () => host.url });
    const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
    makeSite('brands/lumen', folder);
    const host = await startStaticHost(
      folder,
      '/casino/',
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: ${foreign.origin}; font-src 'self'; connect-src 'self' ${foreign.origin}; manifest-src 'self'; worker-src 'self'; frame-src ${foreign.origin}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types app dompurify polyfills`,
    );
    const config = {
      merchantCode: 'KUBO',
      name: 'Kubo',
      basePath: '/casino/',
      apiBaseUrl: foreign.url,
      envelope: { scheme: 'DES', keyId: '', publicKey: foreign.publicKey },
      humanCheck: { provider: 'proofOfWork' },
    };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    await use({ url: `${host.url}/casino/`, foreign });
    await Promise.all([host.stop(), foreign.stop()]);
    rmSync(folder, { recursive: true });
  },
  foreign: ({ site }, use) => use(site.foreign),
  baseURL: ({ site }, use) => use(site.url),
  unreadable: async ({ page }, use) => {
    const told: string[] = [];
    page.on('console', (message) => {
      const [, call, list] = /^unreadable answer \{call: (\w+), list: (\w+)/.exec(message.text()) ?? [];
      if (message.text().startsWith('unreadable'))
        told.push(call && list ? `${call} ${list}` : message.text());
    });
    await use(told);
  },
});

const inEnglish = (page: Page) =>
  page.addInitScript(() => {
    // Game frames have no storage.
    if (window.self === window.top) localStorage.setItem('language', 'EN');
  });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The unread count of a contact channel. */
const badge = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'How to reach us' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText(/^\d+\+?$/);

async function logIn(page: Page, name: string, typed = password) {
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test(
  '[NET-07] [NET-08] [NET-11] [KIT-02] a visitor to a foreign operator: its language, games, filters, search, announcements, help',
  { tag: '@full' },
  async ({ page, foreign, unreadable }) => {
    await test.step('the operator names language and merchant', async () => {
      await page.goto('m/login');
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await page.getByRole('combobox').selectOption('EN');
      await expect(heading(page, 'Log in')).toBeVisible();
      expect(foreign.merchants).toEqual(new Set(['KUBO', '7001']));
    });

    await test.step('home', async () => {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL('m/home');
      await expect(page.getByRole('button', { name: 'Play Kubo 1', exact: true }).first()).toBeVisible();
      await page.getByRole('region', { name: 'Winner board' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Winner board' })).toContainText('₱1,000.50');
    });

    await test.step('the list', async () => {
      await page.goto('m/gameList');
      const tiles = page.getByRole('article');
      await expect(tiles.first()).toBeVisible();
      await page.getByRole('button', { name: 'Filter' }).click();
      const drawer = page.getByRole('dialog', { name: 'Filter games' });
      await drawer.getByText('Tuloy').click();
      await drawer.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('button', { name: 'Play Kubo 2', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play Kubo 1', exact: true })).toHaveCount(0);
      await page.goto('m/gameList?gameType=FISH');
      await expect(tiles).toHaveCount(3);
      await page.getByRole('button', { name: 'Hot', exact: true }).click();
      await page.goto('m/gameList');
      await page.getByRole('searchbox').fill('kubo 17');
      await expect(tiles).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Play Kubo 17', exact: true })).toBeVisible();
    });

    await test.step('announcements, help, customer service', async () => {
      await page.goto('m/notice');
      await expect(page.getByRole('main')).toContainText('Kubo is open');
      await page.goto('m/help');
      await expect(page.getByRole('main')).toContainText('Games');
      await page.goto('m/service');
      await expect(page.getByRole('main')).toContainText('Telegram');
    });
    expect([...new Set(unreadable)].sort()).toEqual([
      'announcements banners',
      'customerService customerService',
      'hotGames games',
      'vendors sorting',
    ]);
  },
);

test(
  '[NET-07] [NET-11] [LOGIN-03] a member of a foreign operator: captcha, game, recent games, favourites, messages, cashier, logout, team',
  { tag: '@full' },
  async ({ page, foreign }) => {
    await inEnglish(page);
    await test.step('a wrong password, then the captcha of the specification', async () => {
      await page.goto('m/login');
      await logIn(page, 'ana', 'wrong password');
      await expect(page.getByRole('alert').filter({ hasText: 'Wrong username or password.' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Captcha' }).fill(captchaDigits);
      await logIn(page, 'ana');
      await expect(page).toHaveURL('m/home');
      await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱1,234.50');
    });

    await test.step('a game, told to the operator, and back', async () => {
      await page.getByRole('button', { name: 'Play Kubo 2', exact: true }).first().click();
      const frame = page.frameLocator('iframe[title="Game: Kubo 2"]');
      await expect(frame.getByRole('heading', { name: 'Game 1002' })).toBeVisible();
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.goto('m/gameList');
      await page.getByRole('button', { name: 'Recent', exact: true }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('button', { name: 'Add Kubo 2 to favourites' }).click();
      await page.getByRole('button', { name: 'My collection', exact: true }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('button', { name: 'Remove Kubo 2 from favourites' }).click();
      await expect(page.getByRole('article')).toHaveCount(0);
    });

    await test.step('the inbox, and what is unread', async () => {
      await page.goto('m/message');
      await expect(badge(page, 'Announcements')).toHaveText('2');
      await expect(badge(page, 'Inbox')).toHaveText('1');
      await page.goto('m/webEmail');
      await page.getByRole('button', { name: /^Welcome to Kubo/ }).click();
      await expect(page.getByText('Good luck.')).toBeVisible();
    });

    await test.step('an announcement is opened, and counts as read', async () => {
      await page.goto('m/notice?index=0');
      await expect(page.getByText('Come in.')).toBeVisible();
      await page.goto('m/message');
      await expect(badge(page, 'Announcements')).toHaveText('1');
    });

    await test.step('the cashier shows what the operator has', async () => {
      await page.goto('m/voucherCenter');
      await expect(page.getByRole('main')).toContainText('GCash');
      await page.goto('m/withdraw');
      await expect(page.getByRole('main')).toContainText('₱1,234.50');
    });

    await test.step('the session ends at the operator, and by the member', async () => {
      foreign.endSessions();
      await page.goto('m/message');
      await expect(page).toHaveURL(/m\/login/);
      await logIn(page, 'ana');
      await expect(page).not.toHaveURL(/m\/login/);
      await page.goto('m/set');
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    });

    await test.step('an agent sees the team', async () => {
      await page.goto('m/login');
      await logIn(page, 'ben');
      await expect(page.getByRole('banner').getByText('ben', { exact: true })).toBeVisible();
      await page.goto('m/agent/home');
      await expect(page.getByRole('main')).toContainText(/Logged in\s*12|12\s*Logged in/);
    });
  },
);

test(
  '[REG-04] [SMS-02] [SMS-05] [KIT-01] a newcomer registers with a foreign operator using its code',
  { tag: '@full' },
  async ({ page }) => {
    await inEnglish(page);
    await page.goto('m/register');
    const form = page.getByRole('form', { name: 'Sign up' });
    const field = (label: string) => form.getByLabel(new RegExp(`^${label}( \\*)?$`));
    await field('Username').fill('dana');
    await field('Password').fill(password);
    await field('Confirm password').fill(password);
    await field('Mobile number').fill('9171234567');
    await form.getByRole('button', { name: 'Get code' }).click();
    await expect(form.getByRole('button', { name: /^Wait [\d,]+ s$/ })).toBeDisabled();
    await field('Verification code').fill(smsDigits);
    // It names no profile, so the strict one applies.
    await form.getByRole('checkbox', { name: /^I'm not a government official/ }).check();
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('banner').getByText('dana', { exact: true })).toBeVisible();
  },
);

const failures = [
  ['failure', 'Unknown error'],
  ['web page', "That reply didn't come from us. Your network may want you to log in to it first."],
  ['other shape', "We couldn't read the reply. Please try again. (gameList)"],
  ['refusal', 'Sorry, this account does not have permission or the feature is temporarily unavailable.'],
  ['broken connection', 'No Internet'],
  ['silence', 'Slow Connection'],
] as const;

test(
  '[NET-09] [NET-10] every failure of a foreign operator has its own text, and a way out',
  { tag: '@full' },
  async ({ page, foreign }) => {
    await inEnglish(page);
    await page.goto('m/gameList');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.clock.install();
    for (const [how, text] of failures) {
      await test.step(how, async () => {
        foreign.fail('/wps/relay/GCSGAME_gameList', how);
        await page.goto('m/gameList');
        // Go past the call's timeout. The app retries answered failures first.
        if (how === 'silence') await page.clock.fastForward(20_000);
        await expect(page.getByRole('main')).toContainText(text);
        foreign.fail('/wps/relay/GCSGAME_gameList', null);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    }
  },
);
