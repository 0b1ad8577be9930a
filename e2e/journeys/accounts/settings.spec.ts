import type { Page } from '@playwright/test';
import { type LanguageCode, languages } from '@araw/contract/calls/languages';
import { expect, expectPlayer, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { agreeToAll } from '#e2e/support/operatorCalls.ts';
import { enterAs, signInAs, submitLogin } from '#e2e/support/journey.ts';

/** Scrolls to the lower part of home, which loads as it gets near. */
const scrollDown = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('region', { name: 'Follow us' })).toBeVisible({ timeout: 500 });
  }).toPass();

const onePixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome' });

test(
  '[REG-04] [TRIAL-04] a minimum age set in the sandbox applies to registration and trial, and can be reset',
  { tag: '@full' },
  async ({ page }) => {
    const openSettings = () => page.goto('/sandbox/settings');
    await openSettings();
    await page.getByRole('spinbutton', { name: 'Minimum age' }).fill('25');
    await page.getByRole('button', { name: 'Set Minimum age' }).click();
    await expect(page.getByRole('status')).toHaveText('Minimum age was set.');
    await page.goto('/m/register');
    await expect(page.getByRole('checkbox', { name: /^I'm 25 years old/ })).toBeVisible();
    await page.goto('/m/trail');
    await expect(page.getByRole('checkbox', { name: /^I'm 25 years old/ })).toBeVisible();
    await openSettings();
    await page.getByRole('button', { name: 'Reset Minimum age' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Minimum age' })).toHaveValue('21');
    await page.goto('/m/register');
    await expect(page.getByRole('checkbox', { name: /^I'm 21 years old/ })).toBeVisible();
  },
);

test(
  '[LANG-03] a player who has not chosen a language gets the default one, and CN if there is none',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    for (const code of [...Object.keys(languages), ''] as (LanguageCode | '')[]) {
      await sandbox.set('defaultLanguage', { value: code });
      await page.goto('/m/home');
      const { htmlLang, dir } = languages[code || 'CN'];
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
    }
  },
);

test(
  '[POP-01] [POP-02] popups for players and for visitors each have their own switch',
  { tag: '@full' },
  async ({ page, sandbox, newPlayer, operator }) => {
    const { session } = await newPlayer();
    await agreeToAll(operator.url, session);
    await page.clock.install();
    const expectPopup = async (comes: boolean) => {
      await page.goto('/m/home');
      await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
      if (!comes) await page.clock.fastForward(2_000);
      await expect(popup(page)).toHaveCount(comes ? 1 : 0);
    };
    await sandbox.set('popupA', { value: 'off' });
    await sandbox.set('popupB', { value: 'on' });
    await expectPopup(true);
    await sandbox.set('popupA', { value: 'on' });
    await sandbox.set('popupB', { value: 'off' });
    await expectPopup(false);
    await asPlayer(page, session);
    await expectPopup(true);
    await sandbox.set('popupA', { value: 'off' });
    await sandbox.set('popupB', { value: 'on' });
    await expectPopup(false);
  },
);

test(
  '[BOOT-06] pictures come from an image host that the page allows',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const asked: string[] = [];
    await page.route('https://cdn.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/svg+xml', body: onePixel });
    });
    await sandbox.set('imageHosts', { value: 'https://cdn.example' });
    await page.goto('/m/gameList?gameType=RNG');
    const picture = page
      .getByRole('button', { name: /^Play / })
      .first()
      .locator('img');
    await expect(picture).toHaveAttribute('src', /^https:\/\/cdn\.example\//);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(asked.length).toBeGreaterThan(0);
  },
);

test(
  '[HOME-08] [CS-04] [CS-01] [MSG-01] ticker, feedback limits and customer service channels',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.set('demoTicker', { value: 'on' });
    await sandbox.set('feedbackWords', { least: '2', most: '4' });
    await sandbox.set('channel.TELEGRAM', { title: 'Talk to us', url: 'https://talk.example/now' });
    await sandbox.set('channel.FACEBOOK', { shown: 'off' });
    await enterAs(page, 'nena');
    await scrollDown(page);
    await expect(page.getByRole('region', { name: 'Demo figure' })).toContainText('₱');
    await page.goto('/m/service');
    await expect(page.getByText('2 to 4 words')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Talk to us/ })).toHaveAttribute(
      'href',
      'https://talk.example/now',
    );
    await expect(page.getByRole('main').getByText('Facebook', { exact: true })).toHaveCount(0);
    await sandbox.set('channel.TELEGRAM', { shown: 'off' });
    await sandbox.set('demoTicker', { value: 'off' });
    await page.goto('/m/message');
    await expect(page.getByRole('main')).toContainText('Announcements');
    await expect(page.getByRole('link', { name: /^Talk to us/ })).toHaveCount(0);
    await page.goto('/m/home');
    await scrollDown(page);
    await expect(page.getByRole('region', { name: 'Follow us' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Demo figure' })).toHaveCount(0);
  },
);

test(
  '[NET-03] a player can log in with either envelope, whichever is set in the meantime',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto('/m/login');
    await sandbox.set('envelopeScheme', { value: 'AES-GCM' });
    const schemes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/session/login')) schemes.push(request.headers()['encryption'] ?? '');
    });
    await page.reload();
    await sandbox.set('envelopeScheme', { value: 'DES' });
    await submitLogin(page, 'nena');
    await expectPlayer(page, 'nena');
    // Sealed with the page's outdated settings, refused, then sealed again with the current ones.
    expect(schemes.map((scheme) => scheme.includes('AES-GCM'))).toEqual([true, false]);
  },
);

test(
  '[REG-02] [LOGIN-09] fields, dialing codes and the identity provider on the forms',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.set('field.nickname', { use: 'required' });
    await sandbox.set('field.qqNum', { use: 'optional' });
    await sandbox.set('field.captcha', { use: 'off' });
    await sandbox.set('dialingCodes', { value: 'TH 66\nVN 84' });
    await sandbox.set('identityProvider', { provider: 'none' });
    await page.goto('/m/register');
    await expect(page.getByRole('textbox', { name: /^Nickname/ })).toHaveAttribute('required', '');
    await expect(page.getByRole('textbox', { name: /^QQ/ })).not.toHaveAttribute('required', '');
    await expect(page.getByRole('textbox', { name: /captcha/i })).toHaveCount(0);
    const codes = page.getByRole('combobox', { name: 'Country code' });
    await expect(codes).toHaveValue('66');
    await expect(codes.getByRole('option')).toHaveText(['TH +66', 'VN +84']);
    await page.goto('/m/login');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toHaveCount(0);
  },
);

test(
  '[MEM-06] a demo member sees the transfer, and missions and referrals while their promos run',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const entry = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await signInAs(page, 'amor');
    await page.goto('/m/member/home');
    await expect(entry('Transfer to your agent')).toHaveAttribute('href', '/m/upLine/transfer');
    await expect(entry('Missions')).toHaveCount(0);
    await sandbox.set('promotion.MISSION', { value: 'on' });
    await sandbox.set('promotion.REFERRAL', { value: 'on' });
    await page.reload();
    await expect(entry('Missions')).toHaveAttribute('href', '/m/leaderBoard');
    await expect(entry('Invite friends')).toHaveAttribute('href', '/m/inviteFriends');
  },
);

test(
  '[REG-07] registration accepts an invitation code from the sandbox page',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/sandbox');
    const codes = page.getByRole('region', { name: 'Invitation codes' });
    await expect(codes.getByRole('listitem').filter({ hasText: 'RAMON88' })).toContainText('of ramon');
    await codes.getByRole('listitem').filter({ hasText: 'RAMON88' }).getByRole('link').click();
    await expect(page.getByText('You were invited with the code RAMON88.')).toBeVisible();
  },
);

test(
  'the sandbox pages do not scroll sideways at 320 px, and their controls are easy to tap',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    await newPlayer({ byMobile: true });
    await page.setViewportSize({ width: 320, height: 844 });
    for (const path of ['/sandbox', '/sandbox/settings', '/sandbox/outbox', '/sandbox/cashier']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      if (path === '/sandbox/outbox') {
        const heading = page.getByRole('heading', { level: 2 }).first();
        const longest = `Mail to ${'a'.repeat(64)}@example.ph`;
        await heading.evaluate((element, text) => (element.textContent = text), longest);
      }
      const found = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - 320,
        low: [
          ...document.querySelectorAll('input:not([type=hidden], [type=checkbox]), select, textarea, button'),
        ]
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.outerHTML),
      }));
      expect([path, found]).toEqual([path, { sideways: 0, low: [] }]);
    }
  },
);
