import { type Browser, devices, type Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test.ts';

const userAgents = {
  android: devices['Pixel 7'].userAgent,
  iPhone: devices['iPhone 15'].userAgent,
  chrome: devices['iPhone 15'].userAgent.replace(/Version\/\S+/, 'CriOS/126.0.6478.35'),
  iOS12: devices['iPhone 15'].userAgent
    .replace(/OS \d+_\d+\S*/, 'OS 12_1_4')
    .replace(/Version\/\S+/, 'Version/12.0'),
};

async function onPhone(browser: Browser, baseURL: string, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, userAgent });
  return context.newPage();
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Get the app' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Get the app' });
const getApp = (page: Page) => bar(page).getByRole('button', { name: 'Get the app' }).click();
const linksIn = (page: Page) =>
  popup(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('[APP-02] [APP-05] [APP-06] Android is told of a promo, gets its link, and the guide closes everything', async ({
  browser,
  operator,
}) => {
  const page = await onPhone(browser, operator.url, userAgents.android);
  await page.goto('/m/home');
  await expect(bar(page)).toContainText('One pot for all jackpot games');
  await getApp(page);
  await expect(popup(page)).toBeVisible();
  expect(await linksIn(page)).toEqual(['/sandbox/app/android', '/m/app']);

  await popup(page).getByRole('button', { name: 'Add to home screen' }).click();
  await expect(popup(page).getByRole('listitem')).toHaveCount(3);
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL('/m/home');

  // Back closes the popup too and leaves no history entry.
  await getApp(page);
  await expect(popup(page)).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  await getApp(page);
  await popup(page).getByRole('link', { name: 'Download for Android' }).click();
  await expect(page.getByRole('heading', { name: 'No Android app' })).toBeVisible();
});

test(
  '[APP-01] [APP-07] a closed bar stays closed for the visit, and returns with the next',
  { tag: '@full' },
  async ({ browser, operator }) => {
    const page = await onPhone(browser, operator.url, userAgents.android);
    await page.goto('/m/home');
    await bar(page).getByRole('button', { name: 'Close this bar' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/m/login');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await expect(bar(page)).toBeVisible();

    // The installed app doesn't offer itself.
    await page.addInitScript(() => {
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query);
    });
    const loaded = page.waitForResponse(/\/AppBar-[^/]*\.js$/);
    await page.reload();
    await (await loaded).finished();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  '[APP-03] [APP-04] iPhones: Chrome is sent to Safari, Safari gets manual steps for the profile, iOS 12.1 a tip',
  { tag: '@full' },
  async ({ browser, operator }) => {
    const chrome = await onPhone(browser, operator.url, userAgents.chrome);
    await chrome.goto('/m/home');
    await getApp(chrome);
    const notice = chrome.getByRole('alertdialog', { name: 'Notice' });
    await expect(notice).toContainText('Please use Safari for download App.');
    await notice.getByRole('button', { name: 'Confirm' }).click();
    await expect(notice).toHaveCount(0);
    await expect(popup(chrome)).toHaveCount(0);

    const safari = await onPhone(browser, operator.url, userAgents.iPhone);
    await safari.goto('/m/home');
    await getApp(safari);
    const byHand = { name: 'Install the profile by hand (iOS 17 or later)' };
    await expect(popup(safari).getByRole('region', byHand)).toBeVisible();
    await popup(safari).getByRole('link', { name: 'All guides' }).click();
    await expect(safari).toHaveURL('/m/app');
    await expect(safari.getByRole('region', byHand)).toBeVisible();
    const download = safari.waitForEvent('download');
    await safari.getByRole('link', { name: 'Download the profile' }).click();
    expect((await download).suggestedFilename()).toBe('araw.mobileconfig');

    const old = await onPhone(browser, operator.url, userAgents.iOS12);
    await old.goto('/m/app');
    const section = old.getByRole('region', { name: 'iPhone and iPad' });
    await expect(section).toContainText('Your iOS is too old for the app.');
    await expect(section.getByRole('link')).toHaveCount(0);
  },
);

test('[APP-06] [LANG-02] a desktop gets a code to scan and both guides; languages have a page', async ({
  page,
}) => {
  await page.goto('/m/app');
  await expect(page.getByRole('img', { name: 'QR code with the address of this page' })).toBeVisible();
  for (const name of ['Android', 'iPhone and iPad']) {
    await expect(page.getByRole('region', { name, exact: true }).getByRole('link').first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Become a partner' })).toBeVisible();

  await page.goto('/m/languages');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('English');
  await page.getByText('العربية', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('العربية');
});

test(
  '[APP-02] an install offer that arrives before the bar has loaded is kept for it',
  { tag: '@full' },
  async ({ browser, operator }) => {
    const page = await onPhone(browser, operator.url, userAgents.android);
    await page.addInitScript(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.documentElement.setAttribute('data-asked', ''),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      });
      document.addEventListener('DOMContentLoaded', () => {
        window.dispatchEvent(offer);
        document.documentElement.setAttribute('data-offered', String(offer.defaultPrevented));
      });
    });
    await page.route(/\/AppBar-[^/]*\.js$/, async (route) => {
      await expect(page.locator('html')).toHaveAttribute('data-offered', 'true');
      await route.continue();
    });
    await page.goto('/m/home');
    await getApp(page);
    await popup(page).getByRole('button', { name: 'Install now' }).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-asked', '');
  },
);
