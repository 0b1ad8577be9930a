import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  type Page,
  type Request,
} from '@playwright/test';
import type { SessionInfo } from '#services/contract/session.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { setPopups, setSetting } from '#tools/operatorProcess.ts';
import type { Access } from '#services/contract/roles.ts';
import { routeTable } from '#src/routes/routeTable.ts';
import { screenFiles } from '#src/routes/screenFiles.ts';
import { depositOrderOf } from '#tests/depositOrders.ts';
import { openSession } from '../support/operatorCalls.ts';
import { asPlayer, give, tiles } from '../support/faults.ts';
import { startPageServer } from '../support/pageServer.ts';
import { setPaymentPassword } from '../support/paymentPassword.ts';
import { expect, test } from '../support/test.ts';

/** Shared by the tests below, which one worker runs in their order. */
test.describe.configure({ mode: 'serial' });

interface BuiltFile {
  file: string;
  src?: string;
  dynamicImports?: string[];
}

/** Every script that the app loads while it runs, with the source it was made of; of texts the English ones. */
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

/** What the page server alone asks for, and what merchants of another kind do: tests of their own say what happens without them. */
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
  /** A switch of the sandbox that is on meanwhile. */
  switched?: (url: string, on: boolean) => Promise<void>;
  /** What the device has kept. */
  stored?: Record<string, string>;
  /** The page comes from the page server, with its first screen drawn. */
  drawn?: true;
  /** What the player does there; where a part is missing it may not go all the way. */
  act?: (page: Page) => Promise<void>;
}

const playerOf = (access: Access) =>
  access === 'anyone' ? undefined : /agent/i.test(access) ? ('ramon' as const) : ('maria' as const);

/** One page for each module of screens and who may see it. */
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

/** What a record of one bet answers. */
const noon = Date.UTC(2026, 10, 22, 4);
const days = { from: '2026-11-22', to: '2026-11-22', today: '2026-11-22', since: '2026-01-01' };
const told = { ...days, moment: noon, timeZone: 'Asia/Manila' };
const game = { gameId: 'JL-001', gameName: 'Boracay Sunset', gameType: 'RNG' };

const parts: Stop[] = [
  { name: 'the side menu', path: '/m/home', act: press('button', 'Open menu') },
  { name: 'the payment password', path: '/m/securityCenter?page=paymentPassword', player: 'maria' },
  { name: 'the own limit', path: '/m/securityCenter?page=ownLimit', player: 'maria' },
  { name: 'payout accounts', path: '/m/withdraw?page=accounts', player: 'maria' },
  { name: 'envelopes', path: '/m/webEmail?page=envelopes', player: 'maria' },
  { name: 'the way out', path: '/m/set', player: 'maria', act: press('button', 'Sign out') },
  { name: 'the filters', path: '/m/gameList?gameType=RNG', act: press('button', 'Filter') },
  {
    name: 'what stands below the lobby',
    path: '/m/home',
    act: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
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
      await page.getByRole('complementary', { name: 'Envelopes' }).waitFor();
    },
  },
  {
    name: 'announcements',
    path: '/m/home',
    switched: setPopups,
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'a closed site', path: '/m/home', switched: setMaintenance },
  { name: 'a log-in by itself', path: '/m/home', stored: { autoLogin: '1' } },
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
      await press('button', 'Choose days')(page);
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
      // Whether it was asked for before the answer stood here or after.
      await page.reload();
      await press('button', /^I have paid/)(page);
      const file = { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('none') };
      await page.getByLabel(/^Add /).setInputFiles(file);
      await page.getByText(/not a png/).waitFor();
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

/** A stop in a tab of its own, and what of the app has been asked for in vain there. */
interface Visit {
  page: Page;
  errors: Error[];
  missing: Set<string>;
  /** Until nothing is on its way and the page has done what it had to. */
  settled: () => Promise<void>;
}

/** Every script that was never missing so far is answered as one of an older release is. */
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
  // Nobody tells of those that an earlier document has left.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
  await page.addInitScript((stored) => {
    if (window.origin === 'null') return;
    // The page has just been reloaded: from now on it has to say what is missing.
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
      // The page was loaded again meanwhile.
      .catch(() => page.waitForLoadState());
  async function settled() {
    for (let before = -1; before !== started || pending.size > 0;) {
      before = started;
      for (let turn = 0; turn < 4; turn += 1) await idle();
    }
  }
  return { page, errors, missing, settled };
}

/** Goes to the stop with what was never missing so far missing; resolves with that, null where all is there. */
async function visit(browser: Browser, baseURL: string, stop: Stop, session?: SessionInfo) {
  const context = await browser.newContext({ baseURL, ...stop.context });
  try {
    const { page, errors, missing, settled } = await open(context, stop, session);
    // Where a part is missing, so may be what the player would press next.
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
    // What is still under way ends with the page.
    acting.catch(() => {});
    lacking.catch(() => {});
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
    `[SHELL-12] [BOOT-10] [FAULT-50] whichever script is missing, the pages of ${who} stand`,
    { tag: '@full' },
    async ({ browser, operator }) => {
      test.setTimeout(900_000);
      const session = who === visitor ? undefined : await openSession(operator.url, who);
      // A rain is composed by who can confirm it.
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
  '[SHELL-12] [FAULT-50] every script that the app loads while it runs has been missing once',
  { tag: '@full' },
  () => {
    const left = [...lazy].filter(([script]) => !refused.has(script)).map(([, source]) => source);
    expect(left.toSorted()).toEqual(elsewhere);
  },
);
