import type { Page } from '@playwright/test';
import { shell as en } from '#locales/en/shell.ts';
import { type RouteId, type RouteRow, routeTable } from '#src/routes/routeTable.ts';
import { formatMoney } from '#services/money.ts';
import { onCall } from '#e2e/support/faults.ts';
import { enterAs, gameFrame, logInAs, moveTo, signInAs } from '#e2e/support/journey.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { expectShortcutFree, routesWithShortcut } from '#e2e/support/shortcut.ts';
import { expect, test } from '#e2e/support/test.ts';

type Route = (typeof routeTable)[number];

const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'];
const unknownPaths = ['/no/such/page', '/m/nothing', '/m/home/further', '/m/lotto-h5/one'];

/** Copied from the specification. Don't derive it from the route table, which it checks. */
const specified = {
  headerHidden: new Set<RouteId>([
    'home',
    'login',
    'registration',
    'messageCentre',
    'appDownload',
    'forgotPassword',
    'memberHome',
    'changePassword',
    'agentHome',
    'depositRank',
    'betRank',
    'gameList',
  ]),
  /** The screen renders the header itself, because its content changes (docs/decisions/0009). */
  ownHeader: new Set<RouteId>(['deposit']),
  menuHidden: new Set<RouteId>([
    'slotsCenter',
    'gameList',
    'changePassword',
    'appDownload',
    'announcements',
    'agentHome',
    'help',
    // Task pages (docs/decisions/0009).
    'deposit',
    'withdraw',
    'uplineTransfer',
    'manualRebate',
    'redRain',
    'agentRegister',
    'rebateSettings',
    'agentDividend',
  ]),
  noArrow: new Set<RouteId>(['changePassword', 'home']),
  /** The back arrow goes home: the member centre has its own rule (MEM-01). */
  arrowHome: new Set<RouteId>(['memberHome']),
  /** Redirect home players who are logged in (TRIAL-02) or have nothing to log in for (SES-05). */
  visitorsOnly: new Set<RouteId>(['trial', 'login']),
  canonical: {
    home: '/',
    ppSlot: '/jili',
    rng: '/rng',
    live: '/live',
    fish: '/fish',
    sports: '/sports',
    promotions: '/promotions',
  } as Partial<Record<RouteId, string>>,
  /** Headings that differ from the route's title, such as the game type. */
  heading: { gameList: 'Slots' } as Partial<Record<RouteId, string>>,
};

const titleOf = ({ title }: Pick<RouteRow, 'title'>) =>
  en.title[title.slice('title.'.length) as keyof typeof en.title];
const filled = (path: string) => path.replace(/:(\w+)/g, '$1');

async function frameOf(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeAttached();
  return {
    path: new URL(page.url()).pathname,
    title: await page.title(),
    heading: await heading.textContent(),
    pageHeader: await page.getByRole('banner').getByRole('heading').count(),
    logo: await page.getByRole('banner').getByRole('link', { name: 'Araw' }).count(),
    arrow: await page.getByRole('button', { name: 'Back', exact: true }).count(),
    arrowHome: await page.locator('header').getByRole('link', { name: 'Back to home' }).count(),
    bottomMenu: await page.getByRole('navigation', { name: 'Main' }).count(),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
  };
}

function specifiedFrame(row: Route, path: string, base: string) {
  const { id } = row;
  const canonical = specified.canonical[id] ?? filled(row.paths[0]);
  return {
    path,
    title: id === 'home' ? 'Araw' : `${titleOf(row)} · Araw`,
    heading: specified.heading[id] ?? titleOf(row),
    pageHeader: specified.headerHidden.has(id) || specified.ownHeader.has(id) ? 0 : 1,
    logo: id === 'home' ? 1 : 0,
    arrow: specified.noArrow.has(id) || specified.arrowHome.has(id) ? 0 : 1,
    arrowHome: specified.arrowHome.has(id) ? 1 : 0,
    bottomMenu: specified.menuHidden.has(id) ? 0 : 1,
    canonical: base + canonical,
  };
}

const share = 4;
for (let part = 0; part < share; part += 1) {
  const rows = routeTable.filter((_, place) => place % share === part);
  test(
    `[SHELL-01] [SHELL-02] [SHELL-03] [SHELL-04] [SHELL-06] [SHELL-11] every route, part ${part + 1}: header, menu, title, canonical, and a shortcut that covers no control`,
    { tag: '@full' },
    async ({ page, operator }) => {
      const walk = async (row: Route) => {
        for (const path of row.paths.map(filled)) {
          if (path === row.paths[0]) await page.goto(path);
          else await moveTo(page, path);
          await expect
            .poll(() => frameOf(page), { message: path })
            .toEqual(specifiedFrame(row, path, operator.url));
          if (path === row.paths[0] && routesWithShortcut.agent.includes(row)) await expectShortcutFree(page);
        }
      };
      const forVisitors = ({ id }: Route) => specified.visitorsOnly.has(id);
      for (const row of rows.filter(forVisitors)) await walk(row);
      // Block the chat launch: its page would navigate away from the next one.
      await onCall(page, 'launchChat', (route) => route.abort());
      // An agent may see every other page.
      await signInAs(page, 'jose');
      for (const row of rows.filter((each) => !forVisitors(each))) await walk(row);
    },
  );
}

test('[SHELL-01] unknown paths show home', { tag: '@full' }, async ({ page, operator }) => {
  const [home] = routeTable;
  for (const path of unknownPaths) {
    await page.goto(path);
    await expect
      .poll(() => frameOf(page), { message: path })
      .toEqual(specifiedFrame(home, path, operator.url));
  }
});

test('[SHELL-05] the bottom menu: its entries, their routes, home highlighted on all home paths', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(
    await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['Home', '/m/home'],
    ['Promo', '/m/activity'],
    ['Cash in', '/m/voucherCenter'],
    ['Account', '/m/member/home'],
    ['Support', '/m/service'],
  ]);
  for (const path of homePaths) {
    await page.goto(path);
    await expect(menu.locator('[aria-current=page]')).toHaveText('Home');
  }
  await menu.getByRole('link', { name: 'Promo' }).click();
  await expect(menu.locator('[aria-current=page]')).toHaveText('Promo');
});

test(
  '[SHELL-07] back from login, registration, trial, promos and the forgotten password leads home, whatever came before',
  { tag: '@full' },
  async ({ page }) => {
    for (const path of ['/m/login', '/m/register', '/m/trail', '/m/activity', '/m/forget']) {
      await page.goto('/m/help');
      await moveTo(page, path);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page, path).toHaveURL('/m/home');
    }
  },
);

test(
  '[SHELL-07] elsewhere back goes one step, and home if there is none',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/gameList?gameType=FISH');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/m/home');
    await page.getByRole('link', { name: 'Promo' }).click();
    await page.getByRole('link', { name: 'Support', exact: true }).click();
    await expect(page).toHaveURL('/m/service');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/m/activity');
  },
);

test(
  '[SHELL-07] [LIST-07] back leads home from the first page of a visit, even after its filters have rewritten the address',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/gameList?gameType=RNG');
    await page.getByRole('searchbox').fill('Pisces');
    await expect(page).toHaveURL(/Pisces/);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/m/home');
  },
);

test.describe('on an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test(
    '[SHELL-08] [HOME-02] the app bar appears on home, hides past 30 px, and can be closed',
    { tag: '@full' },
    async ({ page }) => {
      const bar = page.getByRole('complementary', { name: 'Get the app' });
      const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
      await page.goto('/m/help');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toHaveCount(0);
      await page.goto('/');
      await expect(bar).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await scrollTo(30);
      await expect(bar).toBeHidden();
      await scrollTo(29);
      await expect(bar).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Get the app' })).toBeEnabled();
      await bar.getByRole('button', { name: 'Close this bar' }).click();
      await expect(bar).toHaveCount(0);
    },
  );

  test(
    '[HOME-02] the header’s button leads to the app only on home, with or without the bar',
    { tag: '@full' },
    async ({ page }) => {
      const button = page.getByRole('banner').getByRole('button', { name: 'Get the app' });
      const popup = page.getByRole('dialog', { name: 'Get the app' });
      for (const path of homePaths) {
        await page.goto(path);
        await expect(button).toBeVisible();
      }
      await page.goto('/m/activity');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button).toHaveCount(0);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByRole('button', { name: 'Close this bar' }).click();
      await button.click();
      await expect(popup.getByRole('link', { name: 'Download for Android' })).toBeVisible();
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toHaveCount(0);
      await expect(button).toBeEnabled();
      await expect(button).toBeFocused();
    },
  );
});

test(
  '[HOME-02] the header: a visitor has login and sign-up, a player name and balance; no bar or button on a desktop',
  { tag: '@full' },
  async ({ page, operator }) => {
    const { token } = await openSession(operator.url, 'jose');
    const { sumBalance, currencySymbol } = await clientOf(operator.url, token).wallet({});
    const money = formatMoney(sumBalance, currencySymbol);
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
    await expect(header.getByRole('link', { name: 'SIGNUP' })).toHaveAttribute('href', '/m/register');
    await expect(page.getByRole('complementary', { name: 'Get the app' })).toHaveCount(0);
    await expect(header.getByRole('button')).toHaveCount(1);
    await enterAs(page, 'jose');
    await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    const balance = header.getByRole('region', { name: 'Balance' });
    await expect(balance).toContainText(money);
    await balance.getByRole('button', { name: 'Hide balance' }).click();
    await expect(balance).toContainText('Balance hidden');
    await expect(balance.getByText(money)).toHaveAttribute('aria-hidden', 'true');
  },
);

test(
  '[BAL-01] a hidden balance stays hidden: on other pages, in the menu, after a reload, in other tabs',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    await enterAs(page, 'jose');
    const balance = page.getByRole('region', { name: 'Balance' });
    await balance.getByRole('button', { name: 'Hide balance' }).click();
    await page.reload();
    await expect(balance).toContainText('Balance hidden');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Balance' })).toContainText(
      'Balance hidden',
    );
    await page.goto('/m/member/home');
    await expect(balance).toContainText('Balance hidden');

    const other = await page.context().newPage();
    await other.goto('/');
    await logInAs(other, 'jose');
    const otherBalance = other.getByRole('region', { name: 'Balance' });
    await expect(otherBalance).toContainText('Balance hidden');
    await otherBalance.getByRole('button', { name: 'Show balance' }).click();
    await expect(balance).not.toContainText('Balance hidden');
    await expect(balance).toContainText(/₱3,\d{3}\.\d\d/);
  },
);

test('[SHELL-09] a page fades in for 300 ms, but not on a back swipe', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/m/home');
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL('/m/service');
  await expect(main).toHaveCSS('animation-duration', '0.3s');
  await page.goBack();
  await expect(page).toHaveURL('/m/home');
  await expect(main).toHaveCSS('animation-duration', '0.3s');

  await page.goForward();
  await expect(page).toHaveURL('/m/service');
  // One call, because the navigation must follow the swipe within 500 ms even on a busy machine.
  await page.evaluate(() => {
    const finger = (clientX: number) => [new Touch({ identifier: 0, target: document.body, clientX })];
    window.dispatchEvent(new TouchEvent('touchstart', { touches: finger(20) }));
    window.dispatchEvent(new TouchEvent('touchend', { changedTouches: finger(180) }));
    window.history.back();
  });
  await expect(page).toHaveURL('/m/home');
  await expect(main).toHaveCSS('animation-name', 'none');
});

test('[SHELL-10] the body is marked while the menu is open', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/(^|\s)popup-on(\s|$)/);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('body')).not.toHaveClass(/popup-on/);
});

test(
  '[LANG-01] [LANG-03] each language applies immediately and persists',
  { tag: '@full' },
  async ({ page }) => {
    const html = page.locator('html');
    await page.goto('/m/home');
    await expect(html).toHaveAttribute('lang', 'en');
    for (const [label, code, lang, menu] of [
      ['中文', 'CN', 'zh-Hans', '菜单'],
      ['ไทย', 'TH', 'th', 'เมนู'],
      ['VN', 'VI', 'vi', 'Menu'],
      ['TAGALOG', 'TY', 'fil', 'Menu'],
      ['EN', 'EN', 'en', 'Menu'],
    ] as const) {
      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(html).toHaveAttribute('lang', lang);
      await expect(page.getByRole('dialog', { name: menu })).toBeVisible();
      await expect(page.getByRole('button', { name: label, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      const heading = await page.getByRole('dialog').getByRole('heading').innerText();
      await page.reload();
      await expect(html).toHaveAttribute('lang', lang);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(code);
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(heading);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  },
);

test(
  '[LANG-03] an unknown stored language falls back to the operator’s',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'QQ'));
    await page.goto('/m/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
);

test('[BOOT-11] the theme applies immediately and persists', { tag: '@full' }, async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/m/home');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('switch', { name: 'Dark theme' }).uncheck();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked();
});

test(
  'going back closes the menu, the drawer and the game first, then leaves the page',
  { tag: '@full' },
  async ({ page }) => {
    await enterAs(page, 'maria');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/m/home');

    await page.getByRole('link', { name: 'More: Games' }).click();
    await page.getByRole('combobox', { name: 'Game categories' }).selectOption('RNG');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter games' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/m/gameList?gameType=RNG');

    await page.getByRole('button', { name: 'Play Manila Gold Rush' }).click();
    await gameFrame(page, 'Manila Gold Rush');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/m/gameList?gameType=RNG');

    await page.goBack();
    await expect(page).toHaveURL('/m/gameList?gameType=ALL');
    await page.goBack();
    await expect(page).toHaveURL('/m/home');
  },
);

test('automatic closing leaves no history step behind', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/service');
  await page.getByRole('link', { name: 'Home' }).first().click();
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/m/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/m/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/m/service');
});

test(
  'the menu opens once the browser has gone back from it, so that no tap is undone',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const go = history.go.bind(history);
      history.go = (steps) => window.addEventListener('backAllowed', () => go(steps), { once: true });
    });
    await page.goto('/m/home');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('backAllowed')));
    await menu.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/m/register');
  },
);
