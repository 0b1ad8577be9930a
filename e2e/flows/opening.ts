import { expect, type Page } from '@playwright/test';
import { asPlayer, give, onCall } from '#e2e/support/faults.ts';
import { undrawn } from '#e2e/support/undrawn.ts';
import { escapeJson } from '#packages/server/pages/template.ts';
import { fieldRule } from '#operator/seed/fieldRule.ts';
import { headers } from '#services/contract/answer.ts';
import type { Vendor, VendorConfig } from '#services/contract/games.ts';
import type { RegisterSettings } from '#services/contract/member.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import type { Startup } from '#services/contract/startup.ts';
import { registerSettings } from '#tests/registerSettings.ts';

const startupScript = /(<script [^>]*id="startup"[^>]*>)([^]*?)(<\/script>)/;

/**
 * Changes the start-up data of every page of the app that opens, and its settings where they are asked for again; null
 * takes it away, as on a static host.
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

/** Answers calls that are no part of the flow. */
export async function answerOthers(page: Page, answers: Record<string, unknown>) {
  for (const [path, value] of Object.entries(answers)) {
    await page.route(new RegExp(`^[^?#]*${path}(\\?|$)`), give(value));
  }
}

/** What the header and the home screen ask for a player. */
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
 * Opens the page with a session that its operator does not know; null for a visitor. Whatever is asked for in its name and not answered
 * by a later route is not found, which ends no session.
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

/** The vendors FC and DS88 of the models, and one that nobody chooses. */
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

/** A refusal as the operator answers it; `requestId` is shown where the player may need it. */
export const refusal = (status: number, code: string, value?: unknown) => ({
  status,
  body: { success: false, code, message: '', requestId: 'r1', value },
});

/** A status with a flag: one without any would have the app ask for them by a call of their own (NET-11). */
export const statusAnswer = (status: unknown) => {
  const { info, ...site } = status as { info?: object };
  return accepted({ ...site, info: { whitelabel: { CBS3: false }, ...info } });
};

export const accepted = (value: unknown) => ({ status: 200, body: { success: true, value } });

/** The rules that forms of accounts ask for beside their flow. */
export const formRules: RegisterSettings = {
  ...registerSettings,
  fields: { password: fieldRule({ required: true, pattern: '^.{8,64}$', message: '8 to 64 characters' }) },
};

/** A PNG of one pixel. */
export const captchaPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The stored session goes as if another tab had cleared the site's data. */
export const clearStorage = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
