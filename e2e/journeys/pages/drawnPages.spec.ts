import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { startForeignOperator } from '#tests/foreignOperator/foreignOperator.ts';
import { makeSite } from '#tools/brand.ts';
import { android } from '#tools/browser/android.ts';
import { setSetting } from '#tools/operatorProcess.ts';
import { blanksOf, watchBlanks } from '#e2e/support/blanks.ts';
import { startPageServer } from '#e2e/support/pageServer.ts';
import { startSite } from '#e2e/support/staticHost.ts';
import { expect, test as base } from '#e2e/support/test.ts';

const test = base.extend({ baseURL: ({ pages }, use) => use(pages.url) });

const routes = (
  JSON.parse(readFileSync('dist/web/.vite/preloads.json', 'utf8')) as {
    routes: { paths: string[]; drawn: boolean }[];
  }
).routes.flatMap(({ paths: [path = ''], drawn }) => (drawn ? [path] : []));

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: android };
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

interface Visit {
  device: BrowserContextOptions;
  stored?: Record<string, string>;
}

const entryScript = /\/assets\/index-.*\.js/;

const isTakenOver = (page: Page) => expect(page.locator('html[data-drawn]')).toHaveCount(0);

const asDrawn = { told: [], isSame: true, isDrawn: true };

/** A visitor who reports how each address differs from its drawing; each visit is their first. */
async function visitorOf(browser: Browser, { device, stored = {} }: Visit) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...device });
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    const look = () => {
      const drawn = document.querySelector('main');
      if (drawn) Object.assign(window, { drawn });
      else requestAnimationFrame(look);
    };
    look();
  }, stored);
  const page = await context.newPage();
  let told: string[] = [];
  page.on('console', (message) => {
    if (/hydrat|didn't match|Content Security Policy/i.test(message.text())) told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(String(error)));
  return {
    async differences(address: string) {
      told = [];
      const html = (await (await page.goto(address))?.text()) ?? '';
      await isTakenOver(page);
      await expect(page.locator('main')).toBeVisible();
      const isSame = await page.evaluate(() => {
        [localStorage, sessionStorage].forEach((kept) => kept.clear());
        return (window as unknown as { drawn: Element }).drawn.isConnected;
      });
      return { told, isSame, isDrawn: html.includes('data-drawn=') };
    },
    leave: () => context.close(),
  };
}

const visits: Record<string, Visit> = {
  'a phone in Manila': { device: { ...phone, timezoneId: 'Asia/Manila', colorScheme: 'dark' } },
  'a Thai desktop in Honolulu, in the light theme and without motion': {
    device: { ...desktop, timezoneId: 'Pacific/Honolulu', locale: 'th-TH', reducedMotion: 'reduce' },
    stored: { theme: 'light', language: 'EN' },
  },
};

test.describe(() => {
  // One worker, so that the development build runs once.
  test.describe.configure({ mode: 'default' });

  for (const [who, visit] of Object.entries(visits)) {
    test(
      `[PAGE-01] [PAGE-07] for ${who} the app takes over each page as it was drawn: same elements, texts and attributes`,
      { tag: '@full' },
      async ({ browser, checked }) => {
        const visitor = await visitorOf(browser, visit);
        for (const path of ['/m/home', ...routes, '/m/gameList?gameType=RNG', '/promotions?utm_source=x']) {
          const address = checked.url + path.slice(1);
          // The first request starts the drawing and may be answered without it.
          await expect.poll(async () => (await fetch(address)).text(), path).toContain('data-drawn=');
          expect(await visitor.differences(address), path).toEqual(asDrawn);
        }
        await visitor.leave();
      },
    );
  }

  test(
    '[PAGE-01] pages in another language are taken over too, right to left in Arabic',
    { tag: '@full' },
    async ({ browser, operator, checked, pages }) => {
      const drawnIn = (address: string, said: string) =>
        expect.poll(async () => (await fetch(address)).text(), { timeout: 90_000 }).toContain(said);
      const visitor = await visitorOf(browser, { device: { ...phone, timezoneId: 'Pacific/Kiritimati' } });
      for (const [language, lang, dir] of [
        ['AR', 'ar', 'rtl'],
        ['TH', 'th', 'ltr'],
      ] as const) {
        await setSetting(operator.url, 'defaultLanguage', { value: language });
        for (const path of ['m/home', 'm/login', 'm/rng', 'm/activity']) {
          const address = checked.url + path;
          await drawnIn(
            address,
            `<html lang="${lang}" dir="${dir}" data-theme="dark" data-drawn="${language}"`,
          );
          expect(await visitor.differences(address)).toEqual(asDrawn);
        }
      }
      await visitor.leave();
      await setSetting(operator.url, 'defaultLanguage', { value: 'EN' });
      // Wait until the pages are back in English: other tests read them.
      for (const path of ['m/home', 'm/login']) await drawnIn(pages.url + path, 'data-drawn="EN"');
    },
  );
});

test(
  '[PAGE-02] a page drawn for others is never shown to a player, or in the wrong language',
  { tag: '@full' },
  async ({ page, maria }) => {
    await page.route(entryScript, () => {});
    await openDrawn(page, 'm/home');
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();

    await page.evaluate(
      (session) => sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session)),
      maria,
    );
    await openDrawn(page, 'm/home');
    await expect(page.locator('html[data-own]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Log in', exact: true, includeHidden: true })).toBeHidden();

    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.setItem('language', 'TH');
    });
    await openDrawn(page, 'm/login');
    await expect(page.getByLabel('Username')).toBeHidden();
    await page.unroute(entryScript);
    await page.goto('m/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  '[PAGE-02] the cached page is the same for everyone: no address, browser or token of a visitor',
  { tag: '@full' },
  async ({ pages }) => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(pages.url, { headers });
      expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
      const text = await answer.text();
      return text.replace(/"now":\d+/, '').replace(/"location":\{[^}]*\}/, '');
    };
    const plain = await ask({});
    expect(plain).toContain('data-drawn=');
    const other = await ask({
      'User-Agent': 'browser-x7',
      Token: 'secret',
      Cookie: 'a=secret',
      'X-Forwarded-For': '203.0.113.7',
    });
    expect(other).toBe(plain);
    expect(other).not.toMatch(/secret|browser-x7|203\.0\.113/);
  },
);

test(
  '[PAGE-03] unknown parameters get no drawing: campaigns get the page, everything else the app',
  { tag: '@full' },
  async ({ pages }) => {
    const isDrawn = async (path: string) =>
      (await (await fetch(pages.url + path)).text()).includes('data-drawn=');
    await expect.poll(() => isDrawn('m/home')).toBe(true);
    expect(await isDrawn('m/home?utm_source=a&utm_medium=b')).toBe(true);
    expect(await isDrawn('m/home?x=1')).toBe(false);
    expect(await isDrawn('m/set')).toBe(false);
  },
);

test('[PAGE-04] before the scripts have loaded, links work, and controls that need them say that they are loading', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js/, () => {});
  await isDrawn(page, 'm/login');
  await openDrawn(page, 'm/home');
  const waits = page.getByRole('status').filter({ hasText: 'Still loading' });
  await expect(waits).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(waits).toBeVisible();
  await page.getByRole('link', { name: 'Log in', exact: true }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Username' }).fill('maria');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(waits).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

/** Polls: a page that takes long to draw is sent without its drawing, and with it next time. */
const isDrawn = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).text()).toContain('data-drawn=');

/** Resolves when the page starts to arrive: its scripts may be held back. */
async function openDrawn(page: Page, path: string) {
  await isDrawn(page, path);
  await page.goto(path, { waitUntil: 'commit' });
}

/** Which language a page names as its own, and how many others. */
const languageLinks = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    alternates: document.querySelectorAll('link[rel=alternate][hreflang]').length,
  }));

test('[LANG-02] [PAGE-01] [PAGE-02] an address that names a language shows it at once, to everyone, and it stays chosen', async ({
  page,
  pages,
}) => {
  await page.goto('m/login');
  await page.evaluate(() => localStorage.setItem('language', 'EN'));
  const arrive = await holdScripts(page);
  await openDrawn(page, 'm/login?lang=AR');
  await expect(page.locator('html[data-drawn=AR][dir=rtl]:not([data-own])')).toHaveCount(1);
  await expect(page.locator('main')).toBeVisible();
  const links = { canonical: `${pages.url}m/login?lang=AR`, alternates: 31 };
  expect(await languageLinks(page)).toEqual(links);
  await arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await languageLinks(page)).toEqual(links);
  await expect(page).toHaveURL(`${pages.url}m/login`);

  await page.evaluate(() => localStorage.setItem('language', 'TH'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.goto('m/register?lang=ZZ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test(
  '[LANG-02] [PAGE-05] a static host shows the language of the address',
  { tag: '@full' },
  async ({ page, operator }) => {
    const site = await startSite(operator.url, { drawnIn: 'EN' });
    await page.addInitScript(() => {
      if (!localStorage.getItem('language')) localStorage.setItem('language', 'EN');
    });
    const arrive = await holdScripts(page);
    await page.goto(`${site.url}m/login?lang=TY`, { waitUntil: 'commit' });
    await expect(page.locator('html[data-drawn=TY][lang=fil]:not([data-own])')).toHaveCount(1);
    await arrive();
    await expect(page).toHaveURL(`${site.url}m/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await site.stop();
  },
);

const scripts = /\/assets\/.*\.js/;

/** Holds back a page's scripts until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await isTakenOver(page);
  };
}

/** Fills in a field the way a password manager does. */
const autofill = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  }, text);

test('[PAGE-04] a button tapped before the scripts loaded looks pressed, and acts once they have', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await openDrawn(page, 'm/home');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await menu.click();
  await expect(menu).toHaveCSS('filter', 'brightness(0.75)');
  await expect(page.locator('[data-tapped]')).toHaveCount(1);
  await arrive();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
});

test(
  '[DEV-05] [PAGE-04] a login sent with the keyboard before the scripts loaded is sent once they have',
  { tag: '@full' },
  async ({ page }) => {
    const arrive = await holdScripts(page);
    await openDrawn(page, 'm/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('maria');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await arrive();
    await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();
  },
);

test('[DEV-05] [PAGE-04] a login filled in before the scripts loaded is the one that is sent', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await openDrawn(page, 'm/login');
  const username = page.getByRole('textbox', { name: 'Username' });
  await autofill(username, 'maria');
  await page.getByLabel('Password', { exact: true }).pressSequentially(demoPassword);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('checkbox', { name: /Remember/ }).check();
  await username.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await arrive();
  // The box was ticked, so the app asks for more.
  await expect(page.getByRole('checkbox', { name: /automatic/i })).toBeVisible();
  await page.keyboard.type('X');
  await expect(username).toHaveValue('marXia');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/m\/home$/);
  await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();
});

test('[DEV-05] a search typed before the scripts loaded is run', { tag: '@full' }, async ({ page }) => {
  const arrive = await holdScripts(page);
  await openDrawn(page, 'm/gameList');
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.pressSequentially('zzzz no game');
  await arrive();
  await expect(search).toHaveValue('zzzz no game');
  await expect(search).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  await search.fill('');
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** The fields of a page, without the language choice, which has its own tests. */
const fieldsOf = (page: Page) => page.locator('main input:not([name=language])');

/** The fields' values; for checkboxes, whether they are ticked. */
const shownIn = (fields: Locator) =>
  fields.evaluateAll((all: HTMLInputElement[]) =>
    all.map((field) => (field.type === 'checkbox' ? field.checked : field.value)),
  );

/**
 * Types into every field of a page before its scripts arrive, then redraws everything in another language: the app
 * has taken over the text only if it still shows it. Resolves with the typed values.
 */
async function typeAhead(page: Page, path: string) {
  const arrive = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('.not-started').last().waitFor({ state: 'attached' });
  const fields = fieldsOf(page);
  for (const field of await fields.all()) {
    await field.evaluate((input: HTMLInputElement) => {
      if (input.type === 'checkbox') input.checked = !input.checked;
      else input.value = 'typed ahead';
    });
  }
  const typed = await shownIn(fields);
  await arrive();
  const other = await page.context().newPage();
  await other.goto(path, { waitUntil: 'commit' });
  await other.evaluate(() => localStorage.setItem('language', 'TH'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  // The form may have more fields by now.
  expect((await shownIn(fields)).slice(0, typed.length), path).toEqual(typed);
  await other.close();
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.unroute(scripts);
  return typed;
}

test(
  '[DEV-05] every field on every server-drawn page keeps its input',
  { tag: '@full' },
  async ({ page, pages }) => {
    test.slow();
    const typed: Record<string, unknown> = {};
    for (const path of routes) {
      const html = await (await fetch(pages.url + path.slice(1))).text();
      if (/<main[^]*<input/.test(html) && path !== '/m/languages')
        typed[path] = await typeAhead(page, pages.url + path.slice(1));
    }
    expect(typed).toEqual({
      '/m/login': ['typed ahead', 'typed ahead', true],
      '/m/forget': ['typed ahead'],
      '/m/trail': [true],
      '/m/gameList': ['typed ahead'],
    });
  },
);

test(
  '[DEV-05] a language or category chosen before the scripts loaded applies, along with the input',
  { tag: '@full' },
  async ({ page, pages }) => {
    const arrive = await holdScripts(page);
    await openDrawn(page, 'm/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('maria');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ไทย');
    await arrive();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(page.locator('input[name=username]')).toHaveValue('maria');

    await page.evaluate(() => localStorage.clear());
    const follow = await holdScripts(page);
    await page.goto(`${pages.url}m/languages`, { waitUntil: 'commit' });
    await page.getByText('简体中文').click();
    await follow();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');

    await page.evaluate(() => localStorage.clear());
    const lead = await holdScripts(page);
    await openDrawn(page, 'm/gameList');
    await page.getByRole('combobox', { name: 'Game categories' }).selectOption('Fishing');
    await lead();
    await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible();
  },
);

test(
  '[DEV-05] [PAGE-05] text typed into a page on a static host is still there when the app replaces it',
  { tag: '@full' },
  async ({ browser, operator }) => {
    const site = await startSite(operator.url, { drawnIn: 'EN' });
    const context = await browser.newContext({ ...phone, baseURL: site.url, serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      const arrive = await holdScripts(page);
      await openDrawn(page, 'm/gameList');
      const search = page.getByRole('searchbox', { name: 'Search games' });
      await search.pressSequentially('ab');
      await page.keyboard.press('ArrowLeft');
      await arrive();
      await expect(search).toHaveValue('ab');
      await page.keyboard.type('x');
      await expect(search).toHaveValue('axb');
      await page.unroute(scripts);
      expect(await typeAhead(page, 'm/gameList')).toEqual(['typed ahead']);
    } finally {
      await context.close();
      await site.stop();
    }
  },
);

test('[FAULT-07] [PAGE-04] a drawn page whose scripts do not load says so, and offers a reload', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await openDrawn(page, 'm/home');
  await expect(page.getByText("Part of this page hasn't loaded.")).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute(/\/assets\/.*\.js/);
  await page.getByRole('link', { name: 'Reload' }).click();
  await isTakenOver(page);
  await expect(page.getByText("Part of this page hasn't loaded.")).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  '[PAGE-04] without JavaScript pages can be read, links work, and no form accepts input it cannot send',
  { tag: '@full' },
  async ({ browser, pages }) => {
    const context = await browser.newContext({ baseURL: pages.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await openDrawn(page, 'm/home');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Promo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await openDrawn(page, 'm/login');
    await expect(page.getByRole('link', { name: /Contact customer service/ })).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    await context.close();
  },
);

test(
  '[KIT-08] calls work: a member logs in on a drawn page and plays',
  { tag: '@full' },
  async ({ page, maria }) => {
    expect(maria.userName).toBe('maria');
    await page.goto('m/login');
    await isTakenOver(page);
    await page.getByRole('textbox', { name: 'Username' }).fill('maria');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/m\/home$/);
    await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();
  },
);

test(
  '[KIT-08] in front of a foreign operator, on a sub-path, in a merchant’s colours',
  { tag: '@full' },
  async ({ browser }) => {
    const foreign = await startForeignOperator({ pages: () => origin });
    let origin = '';
    const site = mkdtempSync(join(tmpdir(), 'drawn-'));
    makeSite('brands/lumen', site);
    const brand = JSON.parse(readFileSync('brands/lumen/config.json', 'utf8')) as object;
    const config = {
      ...brand,
      merchantCode: 'KUBO',
      name: 'Kubo',
      basePath: '/casino/',
      apiBaseUrl: foreign.url,
    };
    writeFileSync(join(site, 'config.json'), JSON.stringify(config));
    const pages = await startPageServer(foreign.url, site);
    origin = new URL(pages.url).origin;
    try {
      await expect.poll(async () => (await fetch(`${pages.url}m/home`)).text()).toContain('data-drawn="EN"');
      const html = await (await fetch(`${pages.url}m/home`)).text();
      expect(html).toContain('Kubo 1');
      expect(html).toContain('href="/casino/m/login"');
      const visitor = await visitorOf(browser, { device: { ...phone, timezoneId: 'Asia/Manila' } });
      for (const path of ['m/home', 'm/rng', 'm/help']) {
        await expect.poll(async () => (await fetch(pages.url + path)).text()).toContain('data-drawn="EN"');
        expect(await visitor.differences(pages.url + path)).toEqual(asDrawn);
      }
      await visitor.leave();
    } finally {
      await pages.stop();
      await foreign.stop();
      rmSync(site, { recursive: true });
    }
  },
);

test(
  '[PAGE-05] [PAGE-04] a static host sends each page with its first screen, without personal data, and the app replaces it immediately',
  { tag: '@full' },
  async ({ browser, operator }) => {
    const site = await startSite(operator.url, { drawnIn: 'EN' });
    try {
      const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
      const reading = await plain.newPage();
      for (const [path, title] of [
        ['m/login', 'Log in'],
        ['m/register', 'Sign up'],
        ['m/activity', 'Promotions'],
        ['m/app', 'Get the app'],
        ['', 'Home'],
      ] as const) {
        const answer = await reading.goto(path, { waitUntil: 'commit' });
        expect(await answer?.text(), path).not.toContain('id="startup"');
        await expect(reading.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
      }
      // The brand's name and colours.
      await expect(reading.getByRole('link', { name: 'Lumen', exact: true })).toBeVisible();
      await expect(reading.locator('html')).toHaveCSS('background-color', 'rgb(242, 250, 248)');
      await plain.close();

      const context = await browser.newContext({ ...phone, baseURL: site.url, serviceWorkers: 'block' });
      const page = await context.newPage();
      const told: string[] = [];
      page.on('console', (message) => {
        if (/hydrat|Content Security Policy|TrustedScript/i.test(message.text())) told.push(message.text());
      });
      page.on('pageerror', (error) => told.push(String(error)));
      await watchBlanks(page, 'main');
      for (const path of ['m/home', 'm/rng', 'm/login']) {
        await page.goto(path);
        await isTakenOver(page);
        expect(await blanksOf(page), path).toBe(0);
      }
      await page.getByRole('textbox', { name: 'Username' }).fill('maria');
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();

      // Addresses with a query aren't drawn, nor are pages for players.
      for (const path of ['m/register?code=abc', 'm/rng']) {
        // Block the entry script: the app removes the mark as soon as it starts.
        await page.route(entryScript, () => {});
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html[data-own]'), path).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1, includeHidden: true }), path).toBeHidden();
        await page.unroute(entryScript);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await isTakenOver(page);
      }
      expect(told).toEqual([]);
      await context.close();
    } finally {
      await site.stop();
    }
  },
);

test(
  '[PAGE-05] static pages exist in each language of the site, and declare it',
  { tag: '@full' },
  async ({ operator }) => {
    for (const [drawnIn, lang, name] of [
      ['TY', 'fil', 'Mag-log in'],
      ['CN', 'zh-Hans', '登录'],
    ] as const) {
      const site = await startSite(operator.url, { drawnIn });
      const html = await (await fetch(`${site.url}m/login`)).text();
      await site.stop();
      expect(html).toContain(`<html lang="${lang}" dir="ltr" data-theme="light" data-drawn="${drawnIn}">`);
      expect(html).toContain(name);
    }
  },
);
