import type { Page } from '@playwright/test';
import { expect, expectPlayer, test } from '#e2e/support/accounts.ts';

const provider = (page: Page, name: 'Facebook' | 'Google') =>
  page.getByRole('button', { name: `Continue with ${name}` });
const alert = (page: Page) =>
  page.getByRole('form', { name: 'Log in' }).getByRole('alert').filter({ hasText: /\S/ });

const denied = "You weren't logged in. The window was closed or access was denied.";

async function openWindow(page: Page, name: 'Facebook' | 'Google') {
  const opened = page.waitForEvent('popup');
  await provider(page, name).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: `Continue with ${name}` })).toBeVisible();
  return popup;
}

test('[LOGIN-09] [REG-13] [FAULT-67] a player logs in with a social account; when denied, closed, forged or unknown, the window leads back to the login with a message', async ({
  page,
}) => {
  await page.goto('/m/login');
  await (await openWindow(page, 'Google')).getByRole('button', { name: 'Deny' }).click();
  await expect(alert(page)).toHaveText(denied);
  await expect(provider(page, 'Google')).toBeEnabled();

  const forged = await openWindow(page, 'Google');
  const state = new URL(forged.url()).searchParams.get('state') ?? '';
  await forged.evaluate((answer) => window.opener.postMessage(answer, location.origin), {
    type: 'identityAnswer',
    state: state.split('').toReversed().join(''),
    error: 'denied',
  });
  await expect(alert(page)).toHaveText(
    "The reply didn't match this login, so we didn't use it. Please try again.",
  );

  await (await openWindow(page, 'Facebook')).close();
  await expect(alert(page)).toHaveText(denied);

  const ofNobody = await openWindow(page, 'Google');
  await ofNobody.getByRole('button', { name: /Bea Villanueva/ }).click();
  await expect(alert(page)).toContainText('No player is linked to this account yet. Sign up first.');
  await expect(page).toHaveURL('/m/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();

  const popup = await openWindow(page, 'Facebook');
  await expect(page.getByText('Continue in the window that just opened.')).toBeVisible();
  await popup.getByRole('button', { name: /Maria Santos/ }).click();
  await expectPlayer(page, 'maria');
  expect(popup.isClosed()).toBe(true);
});

test(
  '[LOGIN-09] [FAULT-48] [FAULT-67] if windows are blocked, the provider opens in the same tab and returns',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/m/login');
    await provider(page, 'Facebook').click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page).toHaveURL('/m/login');
    await expect(alert(page)).toHaveText(denied);

    await provider(page, 'Google').click();
    await expect(page.getByRole('heading', { name: 'Continue with Google' })).toBeVisible();
    await page.getByRole('button', { name: /Nena Cruz/ }).click();
    await expectPlayer(page, 'nena');
    expect(page.url()).not.toContain('idToken');
  },
);
