import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '#operator/seed/demoAccounts.ts';
import { hearNotices } from '#e2e/support/accounts.ts';
import { moveTo, signInAs, submitLogin } from '#e2e/support/journey.ts';
import { expect, test } from '#e2e/support/test.ts';

const refusal = 'Please login an actual account to use this function';
const link = (of: Locator | Page, name: string) => of.getByRole('link', { name, exact: true }).first();
const bottomMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

interface Entry {
  name: string;
  /** The path of the page with the entry. */
  at: string;
  wanted: string;
  find: (page: Page) => Locator;
  /** Opens the overlay with the entry, if it isn't on the page itself. */
  open?: (page: Page) => Promise<void>;
  /** Only in the agent centre. */
  agents?: true;
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const quickLinks = (page: Page) => page.getByRole('dialog').getByRole('list', { name: 'Quick links' });

const entries: Entry[] = [
  {
    name: 'cash in of home',
    at: '/m/home',
    wanted: '/m/voucherCenter',
    find: (page) => link(page, 'CASH IN'),
  },
  { name: 'withdraw of home', at: '/m/home', wanted: '/m/withdraw', find: (page) => link(page, 'Withdraw') },
  {
    name: 'cash in of the bottom menu',
    at: '/m/activity',
    wanted: '/m/voucherCenter',
    find: (page) => link(bottomMenu(page), 'Cash in'),
  },
  {
    name: 'cash in of the side menu',
    at: '/m/home',
    wanted: '/m/voucherCenter',
    open: openMenu,
    find: (page) => quickLinks(page).getByRole('link').nth(1),
  },
  {
    name: 'withdraw of the side menu',
    at: '/m/home',
    wanted: '/m/withdraw',
    open: openMenu,
    find: (page) => quickLinks(page).getByRole('link').nth(2),
  },
  {
    name: 'withdraw of the agent centre',
    at: '/m/agent/home',
    wanted: '/m/withdraw',
    agents: true,
    find: (page) => link(page.getByRole('main'), 'Withdraw'),
  },
  {
    name: 'cash in of the agent centre',
    at: '/m/agent/home',
    wanted: '/m/voucherCenter',
    agents: true,
    find: (page) => link(page.getByRole('main'), 'Cash in'),
  },
];
const memberCentre: Entry = {
  name: 'cash in of the member centre',
  at: '/m/member/home',
  wanted: '/m/voucherCenter',
  find: (page) => link(page.getByRole('main'), 'Cash in'),
};

const isAgent = (type: number) => ![0, 4, 40].includes(type);
/** Not ramon: the prompt about his pending contract would cover his pages. */
const nameOf = (type: number) =>
  demoAccounts.find((account) => account.type === type && !account.locked && account.name !== 'ramon')
    ?.name ?? '';

/** Opens the entry's page, unless the tab is already there, and taps the entry. */
async function tap(page: Page, { at, open, find }: Entry) {
  if (page.url() === 'about:blank') await page.goto(at);
  else if (new URL(page.url()).pathname !== at) await moveTo(page, at);
  await open?.(page);
  await find(page).click();
}

for (const type of [0, 1, 2]) {
  test(
    `[ACCT-01] [PERM-02] [CASH-07] every entry leads type ${type} to the cashier and back`,
    { tag: '@full' },
    async ({ page }) => {
      await signInAs(page, nameOf(type));
      for (const entry of [...entries, memberCentre].filter(({ agents }) => !agents || isAgent(type))) {
        await tap(page, entry);
        await expect(page, entry.name).toHaveURL(entry.wanted);
        await expect(page.getByRole('dialog'), entry.name).toHaveCount(0);
        await page.goBack();
        await expect(page, entry.name).toHaveURL(entry.at);
      }
    },
  );
}

// tests/roles.test.ts covers every type: here, one type that isn't an agent and two that are suffice.
for (const type of [4, 41, 99]) {
  test(
    `[CASH-07] [CASH-11] [CASH-12] [CASH-13] [CASH-15] [PERM-02] every entry refuses type ${type} on the spot, and so does the route`,
    { tag: '@full' },
    async ({ page }) => {
      await signInAs(page, nameOf(type));
      const heard = await hearNotices(page);
      for (const entry of entries.filter(({ agents }) => !agents || isAgent(type))) {
        await tap(page, entry);
        await expect.poll(() => heard.splice(0), { message: entry.name }).toEqual([refusal]);
        await expect(page, entry.name).toHaveURL(entry.at);
        // The side menu stays open over its page.
        if (entry.open) {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      }
      await tap(page, memberCentre);
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Sign up now' })).toBeVisible();
      await expect(page).toHaveURL(memberCentre.at);
      for (const path of [
        '/m/voucherCenter?amount=100',
        '/m/withdraw?order=1',
        '/m/withdraw?page=accounts',
        '/m/upLine/transfer',
      ]) {
        await page.goto(path);
        await expect.poll(() => heard.splice(0), { message: path }).toEqual([refusal]);
        await expect(page, path).toHaveURL('/m/home');
      }
      await moveTo(page, '/m/securityCenter');
      await expect(page.getByRole('heading', { name: "Where you're logged in" })).toBeVisible();
      await expect(page.getByRole('link', { name: /payment password|limit/ })).toHaveCount(0);
      for (const [path, back] of [
        ['/m/securityCenter?page=paymentPassword', '/m/securityCenter'],
        ['/m/limits', '/m/member/home'],
        ['/m/limits?page=break', '/m/member/home'],
      ] as const) {
        await page.goto(path);
        await expect.poll(() => heard.splice(0), { message: path }).toContain(refusal);
        await expect(page, path).toHaveURL(back);
      }
    },
  );
}

test('[PERM-01] [PERM-05] [ACCT-01] [FAULT-29] every entry leads a visitor to the login, and the last one tapped opens afterwards', async ({
  page,
}) => {
  const forVisitors = [memberCentre, ...entries.filter(({ agents, open }) => !agents && !open)];
  for (const entry of forVisitors) {
    await tap(page, entry);
    await expect(page, entry.name).toHaveURL('/m/login');
  }
  await submitLogin(page, 'maria');
  await expect(page).toHaveURL(forVisitors.at(-1)?.wanted ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  '[PERM-01] [CASH-07] an order and a record lead a visitor to the login, and the last one requested opens afterwards',
  { tag: '@full' },
  async ({ page }) => {
    for (const path of [
      '/m/withdraw?order=o-1',
      '/m/vouReport?state=waiting',
      '/m/voucherCenter?order=o-1',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/m/login');
    }
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL('/m/voucherCenter?order=o-1');
  },
);
