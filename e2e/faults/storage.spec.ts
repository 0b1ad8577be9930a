import { asPlayer, expect, expectLobby, test } from '../support/faults.ts';
import { logInAs } from '../support/journey.ts';

test('[BOOT-11] [FAULT-39] if storage throws, a session lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await logInAs(page, 'maria');
  await expectLobby(page);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test(
  '[BOOT-11] [FAULT-40] full storage costs no more than the preference',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await logInAs(page, 'maria');
    await expectLobby(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectLobby(page);
  },
);

test(
  '[SES-07] [FAULT-41] clearing storage from outside logs the player out',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    await page.goto('/m/myAccount/index');
    await expect(page).toHaveURL('/m/myAccount/index');
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      dispatchEvent(new Event('focus'));
    });
    await expect(page).toHaveURL('/m/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('maria');
  },
);

test('[SES-01] [FAULT-42] unreadable session info means a visitor', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/home');
  for (const stored of [
    '{',
    '[]',
    '"maria"',
    '{"token":5,"userName":"maria","type":0,"merchantCode":"ARAW"}',
  ]) {
    await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), stored);
    await page.reload();
    await expectLobby(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBe(null);
  }
});
