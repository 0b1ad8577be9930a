import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { homeAnnouncementTypes } from '#services/queries/queries.ts';
import { makeSite } from '#tools/brand.ts';
import { asPlayer, expect, expectLobby, test, tiles } from '../support/faults.ts';
import { blanksOf, watchBlanks } from '../support/blanks.ts';
import { openSession } from '../support/operatorCalls.ts';
import { startApiOf, startLineTo, startStaticHost } from '../support/staticHost.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker controls the page and has cached the files it lists. */
const controlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

const keptAt = (page: Page) => page.locator('meta[name="kept-at"]');
const strip = (page: Page) => page.getByText(/^No Internet\. .* As of \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/);
const offer = (page: Page) => page.getByRole('complementary', { name: 'App update' });

/** Everything in the origin's caches, by address. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        texts[url] = (await (await cache.match(url))?.clone().text()) ?? '';
      }
    }
    return texts;
  });

async function keptCall(page: Page, path: string) {
  await expect
    .poll(async () => Object.keys(await keptTexts(page)).some((url) => url.includes(path)))
    .toBe(true);
}

async function logIn(page: Page, user: string) {
  await page.getByRole('textbox', { name: 'Username' }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  // Don't wait for the balance: an agent's contract prompt may cover it.
  await expect(page).toHaveURL(/\/m\/home$/);
}

test(
  '[PAGE-06] [PAGE-01] a returning visit starts with the drawn home page, and no other path does',
  { tag: '@full' },
  async ({ page, operator }) => {
    await watchBlanks(page, 'article');
    await page.goto('/m/home');
    await expectLobby(page);
    await controlled(page);
    const again = await page.goto('/m/home');
    expect(again?.fromServiceWorker()).toBe(true);
    const html = (await again?.text()) ?? '';
    expect(html).toContain('name="kept-at"');
    expect(html).toContain('data-drawn="EN"');
    expect(html).toContain('<article');
    await expectLobby(page);
    // The app replaced the drawing in one step.
    expect(await blanksOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();

    // The app draws other paths, and home with a query.
    for (const path of ['/m/login', '/m/home?x=1']) {
      const other = await page.goto(path);
      expect(other?.fromServiceWorker()).toBe(true);
      expect(await other?.text()).not.toContain('data-drawn=');
    }
    // Players with a session never see the visitors' drawing.
    await asPlayer(page, await openSession(operator.url, 'maria'));
    await page.goto('/m/home');
    await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'SIGNUP' })).toHaveCount(0);
  },
);

test(
  '[PAGE-06] [PAGE-02] [FAULT-08] [FAULT-09] a returning visit is served by the worker, even offline, and no player data is stored',
  { tag: '@full' },
  async ({ page, operator, pageErrors }) => {
    const line = await startLineTo(operator.url);
    const open = (path: string) => page.goto(line.url + path);
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript/.test(message.text())) refusals.push(message.text());
    });
    const first = await open('/m/home');
    expect(first?.fromServiceWorker()).toBe(false);
    await expect(keptAt(page)).toHaveCount(0);
    await expectLobby(page);
    await controlled(page);

    // Visitors' reads are cached as they happen.
    await open('/m/gameList?gameType=FISH');
    await expect(tiles(page).first()).toBeVisible();
    const fish = await tiles(page).first().getAttribute('aria-label');
    await open('/m/help');
    await keptCall(page, '/wps/system/helpCenter');
    await keptCall(page, 'GCSGAME_gameList');

    const again = await open('/m/home');
    expect(again?.fromServiceWorker()).toBe(true);
    await expect(keptAt(page)).toHaveCount(1);
    await expectLobby(page);
    const kept = await keptAt(page).getAttribute('content');
    await expect
      .poll(async () =>
        Number(/kept-at" content="(\d+)"/.exec((await keptTexts(page))[`${line.url}/`] ?? '')?.[1]),
      )
      .toBeGreaterThan(Number(kept));

    // The worker leaves the server's own pages to the server.
    const proofs = await open('/play/verify');
    expect(proofs?.fromServiceWorker()).toBe(false);

    await open('/m/login');
    await logIn(page, 'maria');
    // Wait for home's own reads: leaving too soon keeps them out of the cache.
    await keptCall(page, `types=${encodeURIComponent(homeAnnouncementTypes)}`);
    await open('/m/member/home');
    await expect(page.getByText('maria').first()).toBeVisible();
    await open('/m/transaction/record');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open('/m/gameList?gameType=RNG');
    await expect(tiles(page).first()).toBeVisible();
    await keptCall(page, 'gameType=RNG');
    const token = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '').token as string,
    );
    const texts = await keptTexts(page);
    const others = Object.keys(texts).filter(
      (url) =>
        !/\/assets\/|\/theme\.js|\/config\.json|:\d+\/(index\.html)?$|\/wps\/system\/(status|settings\/consolidated|whitelabel|helpCenter|terms)|MCSFE_getListAnnouncements|GCSGAME_(newGameVendor|gameList|hotGamesV2)/.test(
          url,
        ),
    );
    expect(others).toEqual([]);
    const answers = Object.entries(texts).flatMap(([url, text]) => (url.includes('/assets/') ? [] : [text]));
    expect(
      answers.filter(
        (text) => text.includes('maria') || text.includes(token) || /"favourite":true/.test(text),
      ),
    ).toEqual([]);

    // Offline, the player's pages open, and public pages show cached data with its age.
    line.cut();
    await open('/m/home');
    await expectLobby(page);
    await expect(strip(page)).toBeVisible();
    await open('/m/gameList?gameType=FISH');
    await expect(tiles(page).first()).toHaveAttribute('aria-label', fish ?? '');
    await open('/m/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open('/m/notice');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    // Logging out clears the player's data even offline, so the next person sees none of it.
    await open('/m/set');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('link', { name: 'SIGNUP' }).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('maria');
    line.mend();
    await open('/m/login');
    await logIn(page, 'ramon');
    await open('/m/member/home');
    await expect(page.getByText('ramon').first()).toBeVisible();
    await expect(page.getByText('maria')).toHaveCount(0);
    expect(Object.values(await keptTexts(page)).filter((text) => text.includes('ramon'))).toEqual([]);
    expect(refusals).toEqual([]);
    expect(pageErrors).toEqual([]);
    await line.stop();
  },
);

/** Deploys another release to the same host: its worker has a new id and first fetches `ahead`. */
function release(site: string, id: string, ahead = '') {
  const file = join(site, 'sw.js');
  const written = readFileSync(file, 'utf8').replace(/id:`[\da-f]{16}`/, `id:\`${id}\``);
  writeFileSync(
    file,
    ahead ? written.replace('ahead:[', `ahead:[{url:\`${ahead}\`,revision:null},`) : written,
  );
}

const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return 'none';
    return new Promise<string>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve(installing.state);
      });
    });
  });

const idsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).flatMap((name) => /^page-(\w+)-/.exec(name)?.[1] ?? []));

test(
  '[PAGE-06] [SHELL-12] [KIT-02] [FAULT-50] [FAULT-51] [FAULT-53] another release on a sub-path: broken, offered, accepted in both tabs, a lost script, switched off',
  { tag: '@full' },
  async ({ page, context, operator, maria, pageErrors }) => {
    const site = mkdtempSync(join(tmpdir(), 'site-'));
    makeSite('brands/lumen', site);
    const api = await startApiOf(operator.url, () => host.url);
    const files = await startStaticHost(
      site,
      '/casino/',
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: ${api.url}; font-src 'self'; connect-src 'self' ${api.url}; manifest-src 'self'; worker-src 'self'; frame-src ${api.url}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types app dompurify polyfills`,
    );
    const host = await startLineTo(files.url);
    const file = join(site, 'config.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), apiBaseUrl: api.url }));
    const home = `${host.url}/casino/m/home`;
    try {
      await asPlayer(page, maria);
      await page.goto(home);
      await controlled(page);
      const names = await page.evaluate(() => caches.keys());
      expect(names.filter((name) => !name.endsWith(`${host.url}/casino/`))).toEqual([]);
      const [current = ''] = await idsKept(page);

      // An incomplete release.
      release(site, 'broken', 'assets/gone-12345678.js');
      expect(await lookForRelease(page)).toBe('redundant');
      expect(await idsKept(page)).toContain(current);
      await expect(offer(page)).toHaveCount(0);
      host.cut();
      await page.goto(home);
      await expectLobby(page);
      host.mend();

      // A complete release is offered on home only.
      makeSite('brands/lumen', site);
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), apiBaseUrl: api.url }));
      await page.goto(`${host.url}/casino/m/voucherCenter`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      release(site, 'next');
      expect(await lookForRelease(page)).toBe('installed');
      const other = await secondTab(context, `${host.url}/casino/m/login`);
      await expect(offer(page)).toHaveCount(0);
      await page.goto(home);
      await expect(offer(page)).toContainText('A new version is ready.');
      await offer(page).getByRole('button', { name: 'Later' }).click();
      await expect(offer(page)).toHaveCount(0);
      await page.reload();
      const loaded = page.waitForEvent('load');
      await offer(page).getByRole('button', { name: 'Update' }).click();
      await loaded;
      await expectLobby(page);
      expect(await idsKept(page)).toEqual(['next']);
      await expect(offer(page)).toHaveCount(0);

      // The other tab gets the offer too, but not while its form is filled in.
      await expect(offer(other)).toHaveCount(0);
      await other.getByRole('textbox', { name: 'Username' }).fill('mar');
      await expect(other.getByRole('textbox', { name: 'Username' })).toHaveValue('mar');
      await other.getByRole('button', { name: 'Back' }).click();
      const otherLoaded = other.waitForEvent('load');
      await offer(other).getByRole('button', { name: 'Update' }).click();
      await otherLoaded;
      await expect(offer(other)).toHaveCount(0);
      await other.close();

      // A script missing from both cache and host causes one reload, then an error. Once it's back, the page works.
      const chunk = (await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            if (!/\/assets\/HelpScreen-.*\.js/.test(request.url)) continue;
            await cache.delete(request);
            return request.url;
          }
        }
        return '';
      })) as string;
      const path = join(site, 'assets', basename(new URL(chunk).pathname));
      renameSync(path, `${path}.gone`);
      // The HTTP cache keeps immutable files, so the worker would still get the script from there.
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
      await page.goto(`${host.url}/casino/m/help`);
      await expect(page.getByText('Cannot find module')).toBeVisible();
      renameSync(`${path}.gone`, path);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByText('Cannot find module')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      writeFileSync(join(site, 'sw.js'), readFileSync(join(site, 'sw-off.js')));
      // The next worker takes over once this one stops. Browsers choose when, so stop it now.
      const cdp = await context.newCDPSession(page);
      await cdp.send('ServiceWorker.enable');
      await expect
        .poll(async () => {
          await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
          await cdp.send('ServiceWorker.stopAllWorkers');
          return page.evaluate(() => caches.keys());
        })
        .toEqual([]);
      const off = await page.goto(home);
      expect(off?.fromServiceWorker()).toBe(false);
      await expectLobby(page);
      expect(pageErrors).toEqual([]);
    } finally {
      await host.stop();
      await Promise.all([files.stop(), api.stop()]);
      rmSync(site, { recursive: true });
    }
  },
);

async function secondTab(context: BrowserContext, address: string) {
  const other = await context.newPage();
  await other.goto(address);
  await controlled(other);
  return other;
}

test(
  '[PAGE-06] [FAULT-40] with full storage and in browsers that refuse the worker, the app works as before',
  { tag: '@full' },
  async ({ page, context, operator }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: operator.url, quotaSize: 20_000 });
    const installing = context.waitForEvent('serviceworker');
    await page.goto('/m/home');
    await expectLobby(page);
    await installing;
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
      .toBe(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();

    const other = await context.newPage();
    await other.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    await other.goto('/m/gameList?gameType=RNG');
    await expect(tiles(other).first()).toBeVisible();
  },
);
