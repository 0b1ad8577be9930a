import { expect, type Page } from '@playwright/test';
import { asPlayer, give, onCall } from '#e2e/support/faults.ts';
import { undrawn } from '#e2e/support/undrawn.ts';
import { escapeJson } from '@araw/server/pages/template';
import { fieldRule } from '#operator/seed/fieldRule.ts';
import { headers } from '@araw/contract/calls/answer';
import type { Vendor, VendorConfig } from '@araw/contract/games/games';
import type { RegisterSettings } from '@araw/contract/accounts/member';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { Startup } from '@araw/contract/calls/startup';
import { type Expectation, see } from '@araw/flow/browser';
import { shell as en } from '#locales/en/shell.ts';
import { toChartError } from '#machines/chartError.ts';
import { registerSettings } from '#tests/registerSettings.ts';

const startupScript = /(<script [^>]*id="startup"[^>]*>)([^]*?)(<\/script>)/;

/**
 * Changes the start-up data of every app page that opens, and the settings when the page reads them again. Null
 * removes the data, as on a static host.
 */
export async function changeStartup(page: Page, edit: (startup: Startup) => Startup | null) {
  await page.route(/^[^?#]*\/\/[^/]+\/m\//, async (route) => {
    const response = await route.fetch();
    const served = await response.text();
    const body = served.replace(startupScript, (_, begin: string, data: string, end: string) => {
      const changed = edit(JSON.parse(data));
      return changed === null ? '' : begin + escapeJson(changed) + end;
    });
    expect(body).not.toBe(served);
    await route.fulfill({ response, body: undrawn(body) });
  });
  await onCall(page, 'consolidatedSettings', async (route) => {
    const response = await route.fetch();
    const { value: settings } = await response.json();
    const value = edit({ settings })?.settings ?? settings;
    await route.fulfill({ response, json: { success: true, value } });
  });
}

/** Answers calls that aren't part of the flow. */
export async function answerOthers(page: Page, answers: Record<string, unknown>) {
  for (const [path, value] of Object.entries(answers)) {
    await page.route(new RegExp(`^[^?#]*${path}(\\?|$)`), give(value));
  }
}

/** Answers to the header's and the home screen's calls for a player. */
export const playersCalls = {
  '/wps/wallets/gcs': { sumBalance: 100, currencySymbol: '₱' },
  GCS_recentGame: { list: [], totalPages: 0 },
  MCSFE_getFavoriteGames: { content: [] },
  MCSFE_getListAnnouncements: {},
  CSP_unreadCount: 0,
  CBS_unreadCount: 0,
};

export const sessionOf = (type: number, token = 'token'): SessionInfo => ({
  token,
  merchantCode: 'ARAW',
  userName: 'maria',
  type,
  firstTimeLogin: false,
});

/**
 * Gives the page a session that the operator doesn't have; null for a visitor. Calls with its token that no later
 * route answers get a 404, which doesn't end the session.
 */
export async function playAs(page: Page, session: SessionInfo | null) {
  await page.route(/^[^?#]*\/\/[^/]+\/wps\//, async (route) => {
    if (route.request().headers()[headers.token.toLowerCase()] === undefined) return route.fallback();
    const { status, body } = refusal(404, 'notFound');
    return route.fulfill({ status, json: body });
  });
  if (session) await asPlayer(page, session);
}

const vendor = (code: string, displayName: string): Vendor => ({
  vassalage: code,
  accountTypeName: code,
  displayName,
  mobileLargeIcon: '',
  lobbyGameId: `${code}-lobby`,
  lobbyNodeId: `${code}-node`,
});

/** The models' vendors FC and DS88, and one that no step chooses. */
const categories = {
  SPORTS: [vendor('DS88', 'Derby 88')],
  LOTT: [vendor('DS88', 'Derby 88')],
  COCKFIGHT: [vendor('DS88', 'Derby 88')],
  RNG: [vendor('PP', 'Pragmatic'), vendor('FC', 'Fa Chai')],
  LIVE: [vendor('PP', 'Pragmatic'), vendor('FC', 'Fa Chai')],
  FISH: [vendor('PP', 'Pragmatic'), vendor('FC', 'Fa Chai')],
};

export const fewVendors: VendorConfig = {
  sorting: Object.entries(categories).map(([gameCategory, vendors]) => ({
    gameCategory: gameCategory as keyof typeof categories,
    displayName: '',
    vendorNames: vendors.map(({ accountTypeName }) => accountTypeName),
  })),
  mapping: categories,
};

/** A refusal in the operator's format. The app shows `requestId` where the player may need it. */
export const refusal = (status: number, code: string, value?: unknown) => ({
  status,
  body: { success: false, code, message: '', requestId: 'r1', value },
});

/** The answer to a failing read: 404 `switchedOff` for that error, else `otherwise`. */
export const failing = <Otherwise>(value: unknown, otherwise: Otherwise) =>
  toChartError(value).code === 'switchedOff' ? refusal(404, 'switchedOff') : otherwise;

const expectNotOffered = (page: Page) => expect(page.getByText(en.error.switchedOff)).toBeVisible();
/** Expects that a trial player was sent from a page of limits to the member centre, and told why. */
/** For the member centre, where a trial player is led: without it the page offers to try again by itself. */
export const trialsCalls = {
  ...playersCalls,
  '/wps/member/info': { id: '1', account: 'maria', type: 4, regDate: 0 },
};
export const seeRealAccountOnly = see(
  'the member centre, and that a real account is asked for',
  async (page) => {
    await expect(page).toHaveURL('/m/member/home');
    await expect(notices(page)).toHaveText('Please login an actual account to use this function');
  },
);

/** Expects the text of a page that the operator has switched off (NET-05). */
export const seeNotOffered = see("that it isn't available", expectNotOffered);
/** Expects that the page is switched off if that is the error, else runs `check`. */
export const unlessSwitchedOff = (words: string, check: Expectation['check']) =>
  see(`${words}, or that it isn't available`, (page, moment) =>
    moment.view.context.error?.code === 'switchedOff' ? expectNotOffered(page) : check(page, moment),
  );

/** A status with one flag: without any, the app would read the flags with a separate call (NET-11). */
export const statusAnswer = (status: unknown) => {
  const { info, ...site } = status as { info?: object };
  return accepted({ ...site, info: { whitelabel: { CBS3: false }, ...info } });
};

export const accepted = (value: unknown) => ({ status: 200, body: { success: true, value } });

/** Field rules that account forms read outside their flow. */
export const formRules: RegisterSettings = {
  ...registerSettings,
  fields: { password: fieldRule({ required: true, pattern: '^.{8,64}$', message: '8 to 64 characters' }) },
};

/** A one-pixel PNG. */
export const captchaPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Removes the stored session as if another tab had cleared the site's data. */
export const clearStorage = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });

/**
 * Shows the page again at another time, and returns to its own. The player is in another tab meanwhile: such a silence would
 * end the session (PROT-08).
 */
export async function showAt(page: Page, time: number) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(time);
  await page.evaluate(async () => {
    const tabs = [new BroadcastChannel('activity'), new BroadcastChannel('activity')] as const;
    const heard = new Promise((resolve) => tabs[1].addEventListener('message', resolve));
    tabs[0].postMessage({ userName: 'maria' });
    await heard;
    for (const tab of tabs) tab.close();
    window.dispatchEvent(new Event('pageshow'));
  });
  await page.clock.setSystemTime(now);
}
