import type { Page } from '@playwright/test';
import { setSetting } from '#tools/operatorProcess.ts';
import { hearNotices } from '../support/accounts.ts';
import { asPlayer, expect, expectLobby, test, tiles } from '../support/faults.ts';

test('[TILE-02] [FAULT-09] offline there is a strip, loaded content stays, and a write is refused with the reason', async ({
  page,
  context,
  maria,
}) => {
  await asPlayer(page, maria);
  await page.goto('/m/home');
  await expectLobby(page);
  await context.setOffline(true);
  const strip = page.getByText(
    "No Internet. You can look around, but changes have to wait until you're back online.",
  );
  await expect(strip).toBeVisible();
  // The strip doesn't cover the header, neither at the top nor further down.
  for (const top of [0, 400]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.getByRole('button', { name: 'Open menu' }).click({ trial: true });
  }
  await expectLobby(page);
  const heart = page.getByRole('button', { name: /^Add .* to favourites$/ }).first();
  const heard = await hearNotices(page);
  await heart.click();
  await expect.poll(() => heard.join()).toContain('No Internet');
  await expect(heart).toBeVisible();
  await expect(page.getByText('Please wait')).toHaveCount(0);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expectLobby(page);
  await context.setOffline(false);
  await expect(strip).toHaveCount(0);
  await expectLobby(page);
});

test(
  '[LIST-05] [FAULT-09] a list never loaded says offline that it cannot be, and can be retried',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/m/gameList?gameType=RNG');
    await expect(tiles(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('gold');
    await expect(page.getByRole('alert')).toContainText('No Internet');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tiles(page).first()).toBeVisible();
  },
);

const flip = (page: Page, name: string, on: boolean) =>
  setSetting(new URL(page.url()).origin, name, { value: on ? 'on' : 'off' });

for (const [name, title] of [
  ['maintenance', 'Platform under maintenance'],
  ['regionRestriction', 'Access restricted'],
] as const) {
  test(
    `[BOOT-04] [BOOT-10] [FAULT-12] ${name} in an answer opens its page immediately`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/m/gameList?gameType=RNG');
      await expect(tiles(page).first()).toBeVisible();
      try {
        await flip(page, name, true);
        await page.getByRole('searchbox').fill('gold');
        await expect(page.getByText(title, { exact: true })).toBeVisible();
        await expect(tiles(page)).toHaveCount(0);
      } finally {
        await flip(page, name, false);
      }
    },
  );
}

test(
  '[BOOT-04] [FAULT-12] after maintenance the button on its page brings the app back',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/gameList?gameType=RNG');
    try {
      await flip(page, 'maintenance', true);
      await page.reload();
      await expect(page.getByText('Platform under maintenance')).toBeVisible();
    } finally {
      await flip(page, 'maintenance', false);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tiles(page).first()).toBeVisible();
  },
);

test(
  '[BOOT-04] [BOOT-10] [FAULT-12] a restriction opens its page within a minute, and the app returns within a minute after it',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/m/home');
    await expectLobby(page);
    try {
      await flip(page, 'regionRestriction', true);
      await page.clock.fastForward(61_000);
      await expect(page.getByText('Access restricted', { exact: true })).toBeVisible();
      await expect(tiles(page)).toHaveCount(0);
    } finally {
      await flip(page, 'regionRestriction', false);
    }
    await page.clock.fastForward(61_000);
    await expectLobby(page);
  },
);
