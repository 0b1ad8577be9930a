import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  type Page,
  type Request,
} from '@playwright/test';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { setPopups, setSetting } from '#tools/operatorProcess.ts';
import type { Access } from '@araw/contract/calls/roles';
import { routeTable } from '#src/routes/routeTable.ts';
import { screenFiles } from '#src/routes/screenFiles.ts';
import { depositOrderOf } from '#tests/depositOrders.ts';
import { openSession } from '../support/operatorCalls.ts';
import { asPlayer, give, tiles } from '../support/faults.ts';
import { startPageServer } from '../support/pageServer.ts';
import { setPaymentPassword } from '../support/paymentPassword.ts';
import { expect, test } from '../support/test.ts';

/** Serial, because the tests below share `refused`. */
test.describe.configure({ mode: 'serial' });

interface BuiltFile {
  file: string;
  src?: string;
  dynamicImports?: string[];
}

/** Maps each script that the app loads lazily to its source; only English for texts. */
function lazyScripts(): Map<string, string> {
  const manifest: Record<string, BuiltFile> = JSON.parse(
    readFileSync('dist/web/.vite/manifest.json', 'utf8'),
  );
  const built = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return new Map(
    [...built].flatMap((key) => {
      const script = manifest[key];
      if (!script?.file.endsWith('.js') || /^locales\/(?!en\/)/.test(key)) return [];
      return [[`/${script.file}`, script.src ?? key] as const];
    }),
  );
}

/** Loaded only by the page server or for other kinds of merchants: other tests cover their absence. */
const elsewhere = [
  'locales/en/pages.ts',
  'services/humanCheck/geetest.ts',
  'services/identity/firebase.ts',
  'services/seal/aesGcm.ts',
];

interface Stop {
  name: string;
  path: string;
  player?: 'maria' | 'ramon' | undefined;
  context?: BrowserContextOptions;
  /** Turns on a sandbox switch before the visit and off after it. */
  switched?: (url: string, on: boolean) => Promise<void>;
  /** Entries in local storage. */
  stored?: Record<string, string>;
  /** The page comes from the page server, with its first screen drawn. */
  drawn?: true;
  /** The player's actions; they may stop halfway when a script is missing. */
  act?: (page: Page) => Promise<unknown>;
}

const playerOf = (access: Access) =>
  access === 'anyone' ? undefined : /agent/i.test(access) ? ('ramon' as const) : ('maria' as const);

/** One page for each pair of screen module and player. */
const pages: Stop[] = [
  ...new Map(
    routeTable.toReversed().map(({ id, paths: [path], access }) => {
      const player = playerOf(access);
      const module = id === 'home' ? id : screenFiles[id].file;
      const shown = path
        .replace(':mui', 'mobile')
        .replace(':playType', 'Tradition')
        .replace(':gameId', 'SWL-001');
      return [`${module} ${player}`, { name: id, path: shown, player }];
    }),
  ).values(),
];

const setMaintenance = (url: string, on: boolean) =>
  setSetting(url, 'maintenance', { value: on ? 'on' : 'off' });

const press = (role: 'button' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

const noon = Date.UTC(2026, 10, 22, 4);
const days = { from: '2026-11-22', to: '2026-11-22', today: '2026-11-22', since: '2026-01-01' };
const told = { ...days, moment: noon, timeZone: 'Asia/Manila' };
const game = { gameId: 'JL-001', gameName: 'Boracay Sunset', gameType: 'RNG' };

const parts: Stop[] = [
  { name: 'the side menu', path: '/m/home', act: press('button', 'Open menu') },
  { name: 'your payment PIN', path: '/m/securityCenter?page=paymentPassword', player: 'maria' },
  { name: 'a break', path: '/m/limits?page=break', player: 'maria' },
  { name: 'offers and news', path: '/m/limits?page=consent', player: 'maria' },
  { name: 'payout accounts', path: '/m/withdraw?page=accounts', player: 'maria' },
  { name: 'envelopes', path: '/m/webEmail?page=envelopes', player: 'maria' },
  { name: 'the way out', path: '/m/set', player: 'maria', act: press('button', 'Log out') },
  { name: 'the filters', path: '/m/gameList?gameType=RNG', act: press('button', 'Filter') },
  {
    name: 'what stands below the lobby',
    path: '/m/home',
    act: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  {
    name: 'banners that turn, which load once the page has come to rest',
    path: '/m/home',
    act: (page) => page.waitForRequest(/\/TurningBanners-[^/]+\.js$/),
  },
  { name: 'a font for another script', path: '/m/help', stored: { language: 'TH' } },
  { name: 'a balance', path: '/m/home', player: 'maria' },
  {
    name: 'a game',
    path: '/m/gameList?gameType=RNG',
    player: 'maria',
    act: async (page) => {
      await tiles(page).first().click();
      await page.locator('iframe').waitFor();
    },
  },
  {
    name: 'a game whose bet waits for newer terms',
    path: '/m/gameList?gameType=RNG',
    player: 'maria',
    act: async (page) => {
      await tiles(page).first().click();
      const game = await (await page.locator('iframe').elementHandle())?.contentFrame();
      await game?.evaluate(() =>
        window.parent.postMessage({ type: 'play.protected', code: 'termsOutdated' }, '*'),
      );
    },
  },
  {
    name: 'a game without a balance',
    path: '/m/gameList?gameType=RNG',
    player: 'maria',
    act: async (page) => {
      await page.route('**/wps/wallets/gcs', give({ sumBalance: 0, currencySymbol: '₱' }));
      await tiles(page).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a contract that waits',
    path: '/m/home',
    player: 'ramon',
    act: (page) => page.getByRole('alertdialog').waitFor(),
  },
  {
    name: 'an envelope that waits',
    path: '/m/home',
    player: 'maria',
    act: async (page) => {
      const envelope = {
        id: 'e1',
        from: 'ra•••n',
        greeting: '',
        state: 'open',
        kept: false,
        number: 'E100001',
      };
      const times = { createdAt: noon, endsAt: noon, openedAt: null, share: null };
      const list = [{ ...envelope, ...times }];
      await page.route('**/wps/member/envelopes?**', give({ list, now: noon, timeZone: 'Asia/Manila' }));
      await page.route(
        '**/MCSFE_getListAnnouncements?**',
        give({ footer: { unreadCount: 0, envelopes: 1 } }),
      );
      await page.reload();
      await page.getByRole('complementary', { name: 'Red envelopes' }).waitFor();
    },
  },
  {
    name: 'announcements',
    path: '/m/home',
    switched: setPopups,
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'a closed site', path: '/m/home', switched: setMaintenance },
  { name: 'an automatic login', path: '/m/home', stored: { autoLogin: '1' } },
  {
    name: 'a code by SMS',
    path: '/m/login',
    act: async (page) => {
      await press('button', 'Mobile number')(page);
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('09170000001');
      await Promise.all([
        page.waitForRequest('**/wps/verification/sms/noLogin'),
        press('button', 'Get code')(page),
      ]);
    },
  },
  { name: 'vendors', path: '/m/home', act: press('button', 'Sports') },
  {
    name: 'the days of a record',
    path: '/m/transaction/record',
    player: 'maria',
    act: async (page) => {
      await press('button', 'Choose dates')(page);
      await page.getByRole('dialog').getByRole('grid').waitFor();
    },
  },
  {
    name: 'a bet of a record',
    path: '/m/gameRecord',
    player: 'maria',
    act: async (page) => {
      const sums = { bets: 1, stake: 5, valid: 5, payout: 0 };
      const list = [
        { ...game, ...sums, source: 'round', id: 'r1', placedAt: noon, settledAt: noon, state: 'settled' },
      ];
      await page.route(
        '**/wps/member/records/bets?**',
        give({
          ...told,
          fun: false,
          list,
          next: null,
          totals: { ...sums, net: -5, open: 0 },
          days: [],
          newer: 0,
        }),
      );
      await press('button', 'Yesterday')(page);
      await press('button', /^Boracay Sunset/)(page);
      await page.getByRole('link', { name: 'Ask about this round' }).waitFor();
    },
  },
  {
    name: 'profit and loss as a file',
    path: '/m/profitandloss',
    player: 'maria',
    act: async (page) => {
      const sums = {
        bets: 5,
        open: 0,
        payouts: 0,
        bonuses: 0,
        rebates: 0,
        deposits: 0,
        withdrawals: 0,
        net: -5,
      };
      await page.route(
        '**/wps/member/records/profit?**',
        give({ ...told, list: [{ ...game, ...sums, day: told.today }] }),
      );
      await press('button', 'Yesterday')(page);
      await Promise.all([page.waitForEvent('download'), press('button', 'Save as CSV')(page)]);
    },
  },
  {
    name: 'receipts of a deposit',
    path: '/m/voucherCenter?order=d1',
    player: 'maria',
    act: async (page) => {
      const order = depositOrderOf({ state: 'failed', instructions: null });
      await page.route('**/wps/cashier/deposit/order?**', give(order));
      // The page may have asked before this answer was in place.
      await page.reload();
      await press('button', /^I have paid/)(page);
      const file = { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('none') };
      await page.getByLabel(/^Add /).setInputFiles(file);
      await page.getByText(/isn't a png/).waitFor();
    },
  },
  { name: 'an account of an agent’s', path: '/m/login?page=takeAccount' },
  { name: 'a drawn page with what it asks first', path: '/m/help', drawn: true },
  { name: 'a transfer to a member', path: '/m/redRain?page=transfer', player: 'ramon' },
  {
    name: 'members of a rain',
    path: '/m/redRain',
    player: 'ramon',
    act: async (page) => {
      await press('button', /^Chosen · /)(page);
      await press('button', 'Choose members')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the filters of a team',
    path: '/m/member/team',
    player: 'ramon',
    act: async (page) => {
      await press('button', /^Filter, \d+ set$/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'an application',
    path: '/m/activity?promotion=share-your-win',
    player: 'maria',
    act: async (page) => {
      await press('button', 'Apply')(page);
      await page.getByRole('textbox').waitFor();
    },
  },
  {
    name: 'the way to the app',
    path: '/m/home',
    context: devices['Pixel 7'],
    act: press('button', 'Get the app'),
  },
];

const lazy = lazyScripts();
const refused = new Set<string>();

/** A stop in its own tab, and the scripts that it couldn't load. */
interface Visit {
  page: Page;
  errors: Error[];
  missing: Set<string>;
  /** Resolves when no request is pending and the page is idle. */
  settled: () => Promise<void>;
}

/** Opens a tab. Scripts that haven't been missing before get the answer for scripts of an older release. */
async function open(context: BrowserContext, stop: Stop, session?: SessionInfo): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  let started = 0;
  const pending = new Set<Request>();
  page.on('request', (request) => {
    started += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // No event reports the end of requests from an earlier document.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
  await page.addInitScript((stored) => {
    if (window.origin === 'null') return;
    // Pretend that the page has just reloaded, so it must report a missing script.
    for (const key of ['chunkReloadedAt', 'chunkReloadRepeatedAt']) {
      sessionStorage.setItem(key, String(Date.now()));
    }
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, stop.stored ?? {});
  if (session) await asPlayer(page, session);
  const missing = new Set<string>();
  await page.route(
    ({ pathname }) => lazy.has(pathname) && !refused.has(pathname),
    (route) => {
      missing.add(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404 });
    },
  );
  await page.goto(stop.path);
  const idle = () =>
    page
      .evaluate(() => new Promise((done) => void requestIdleCallback(done)))
      // The page has reloaded in the meantime.
      .catch(() => page.waitForLoadState());
  async function settled() {
    for (let before = -1; before !== started || pending.size > 0;) {
      before = started;
      for (let turn = 0; turn < 4; turn += 1) await idle();
    }
  }
  return { page, errors, missing, settled };
}

/** Visits a stop without the scripts that haven't been missing before. Resolves with those; null if it needs none. */
async function visit(browser: Browser, baseURL: string, stop: Stop, session?: SessionInfo) {
  const context = await browser.newContext({ baseURL, ...stop.context });
  try {
    const { page, errors, missing, settled } = await open(context, stop, session);
    await settled();
    // Without a script, the control that the stop acts on may be missing: it acts once the page has all that it opens with.
    if (missing.size === 0) {
      const acting = Promise.resolve(stop.act?.(page))
        .then(settled)
        .catch((error: unknown) => {
          if (missing.size === 0) throw error;
        });
      const lacking = new Promise<void>((resolve, reject) => {
        page.on('response', (response) => {
          if (response.status() === 404 && missing.size > 0) settled().then(resolve, reject);
        });
      });
      await Promise.race([acting, lacking]);
      // The loser of the race may reject when the page closes.
      acting.catch(() => {});
      lacking.catch(() => {});
    }
    await settled();
    if (missing.size === 0) return null;
    await test.step(`${stop.name} without ${[...missing].map((one) => lazy.get(one)).join(', ')}`, async () => {
      await expect(page.locator('#root')).toContainText(/\S/);
      await expect(page.locator('main')).toHaveCount(1);
      expect(errors).toEqual([]);
    });
    return missing;
  } finally {
    await context.close();
  }
}

const visitor = 'a visitor';
for (const who of [visitor, 'maria', 'ramon']) {
  const stops = [...pages, ...parts].filter(({ player = visitor }) => player === who);
  test(
    `[SHELL-12] [BOOT-10] [FAULT-50] the pages of ${who} still work, whichever script is missing`,
    { tag: '@full' },
    async ({ browser, operator }) => {
      test.setTimeout(900_000);
      const session = who === visitor ? undefined : await openSession(operator.url, who);
      // Composing a rain needs a payment password to confirm it.
      if (who === 'ramon' && session)
        await setPaymentPassword(operator.url, { session, password: demoPassword });
      const drawing = stops.some(({ drawn }) => drawn) ? await startPageServer(operator.url) : undefined;
      for (const stop of stops) {
        const from = stop.drawn && drawing ? drawing.url : operator.url;
        await stop.switched?.(operator.url, true);
        for (
          let missing = await visit(browser, from, stop, session);
          missing;
          missing = await visit(browser, from, stop, session)
        ) {
          for (const script of missing) refused.add(script);
        }
        await stop.switched?.(operator.url, false);
      }
      await drawing?.stop();
    },
  );
}

test(
  '[SHELL-12] [FAULT-50] every script that the app loads while running has been missing once',
  { tag: '@full' },
  () => {
    const left = [...lazy].filter(([script]) => !refused.has(script)).map(([, source]) => source);
    expect(left.toSorted()).toEqual(elsewhere);
  },
);
