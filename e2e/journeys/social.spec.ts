import type { Page } from '@playwright/test';
import { expect, expectPlayer, test } from '../support/accounts.ts';

const provider = (page: Page, name: 'Facebook' | 'Google') =>
  page.getByRole('button', { name: `Continue with ${name}` });
const alert = (page: Page) =>
  page.getByRole('form', { name: 'Log in' }).getByRole('alert').filter({ hasText: /\S/ });

const denied = 'You were not logged in: the window was closed, or access was denied.';

/** The provider's window, opened by a tap. */
async function openWindow(page: Page, name: 'Facebook' | 'Google') {
  const opened = page.waitForEvent('popup');
  await provider(page, name).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: `Continue with ${name}` })).toBeVisible();
  return popup;
}

test('[LOGIN-09] [REG-13] [FAULT-67] a player logs in with the account of a provider; denied, closed, forged or of nobody, the window leads back to the login with a text', async ({
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
    'The answer did not belong to this login, so it was not used. Please try again.',
  );

  await (await openWindow(page, 'Facebook')).close();
  await expect(alert(page)).toHaveText(denied);

  const ofNobody = await openWindow(page, 'Google');
  await ofNobody.getByRole('button', { name: /Bea Villanueva/ }).click();
  await expect(alert(page)).toContainText('No player belongs to this account yet. Create an account first.');
  await expect(page).toHaveURL('/m/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();

  const popup = await openWindow(page, 'Facebook');
  await expect(page.getByText('Go on in the window that has opened.')).toBeVisible();
  await popup.getByRole('button', { name: /Maria Santos/ }).click();
  await expectPlayer(page, 'maria');
  expect(popup.isClosed()).toBe(true);
});

test(
  '[LOGIN-09] [FAULT-48] [FAULT-67] where windows are blocked, the provider opens in the same tab and comes back',
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
