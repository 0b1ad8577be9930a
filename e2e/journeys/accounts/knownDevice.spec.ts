import type { Page } from '@playwright/test';
import { expect, expectPlayer, signOutByMenu, storedTexts, test } from '#e2e/support/accounts.ts';
import { submitLogin } from '#e2e/support/journey.ts';
import { callSealed } from '#e2e/support/operatorCalls.ts';

const captcha = (page: Page) => page.getByRole('textbox', { name: 'Captcha' });

/** Guesses a password wrongly as a stranger. From the third guess on, the unsolved captcha fails it. */
async function guessAsStranger(url: string, username: string, times: number) {
  for (let index = 0; index < times; index += 1) {
    const guess = callSealed(url, 'logIn', { type: 'username', username, password: 'wrong' });
    await expect(guess).rejects.toThrow(/logIn is refused: (credentialsWrong|captchaWrong)/);
  }
}

test(
  '[LOGIN-03] [LOGIN-06] strangers’ wrong guesses never lock a player out: a known device works as usual, another one needs a captcha',
  { tag: '@full' },
  async ({ page, sandbox, newPlayer, operator, browser, baseURL }) => {
    const player = await newPlayer();
    await page.goto('/m/login');
    await submitLogin(page, player.name, player.password);
    await expectPlayer(page, player.name);
    await signOutByMenu(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    const device = await page.evaluate(() => localStorage.getItem('DEVICE_TOKEN') ?? '');
    expect(device).toMatch(/^[\w-]{43}$/);

    await guessAsStranger(operator.url, player.name, 12);

    await test.step('the known device is let in at once, and has another token then', async () => {
      await page.goto('/m/login');
      await submitLogin(page, player.name, player.password);
      await expectPlayer(page, player.name);
      await expect(captcha(page)).toHaveCount(0);
      const texts = await storedTexts(page);
      expect(texts).toMatch(/^DEVICE_TOKEN,[\w-]{43}$/m);
      expect(texts).not.toContain(device);
    });

    await test.step('an unknown one is let in with the digits of a picture', async () => {
      const elsewhere = await browser.newContext({ baseURL });
      const other = await elsewhere.newPage();
      await other.goto('/m/login');
      await submitLogin(other, player.name, player.password);
      await expect(other.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
      await captcha(other).fill(await sandbox.captcha());
      await other.getByRole('button', { name: 'Log in' }).click();
      await expectPlayer(other, player.name);
      await elsewhere.close();
    });
  },
);

test(
  '[PASS-06] [SMS-02] a code by mail is requested with the human check and the device’s token, before and after storage is lost',
  { tag: '@full' },
  async ({ page, sandbox, newPlayer }) => {
    const player = await newPlayer({ withEmail: true });
    await page.goto('/m/login');
    await submitLogin(page, player.name, player.password);
    await expectPlayer(page, player.name);
    await signOutByMenu(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

    const ask = async (account: string) => {
      await page.goto('/m/forget');
      const form = page.getByRole('form', { name: 'Forgot password' });
      await form.getByRole('textbox', { name: 'E-mail address or username' }).fill(account);
      const asked = page.waitForRequest('**/wps/member/password/email');
      await form.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByText(`If ${account} belongs to a player`)).toBeVisible();
      return (await asked).postDataJSON();
    };
    const altcha = expect.stringMatching(/^[A-Za-z0-9+/=]{100,}$/);
    expect(await ask(player.email)).toEqual({
      account: player.email,
      humanCheck: { altcha },
      deviceToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    // The first code verified the address.
    await sandbox.codeTo(player.email, { sent: 2 });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    expect(await ask(player.name)).toEqual({ account: player.name, humanCheck: { altcha } });
    await sandbox.codeTo(player.email, { sent: 3 });
  },
);

test(
  '[LOGIN-03] [FAULT-63] a refused captcha says why on the form, and the next try shows a new one',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    await guessAsStranger(operator.url, player.name, 3);
    const body = { success: false, code: 'tooManyRequests', message: '', requestId: 'r-captcha' };
    await page.route('**/wps/captcha', (route) => route.fulfill({ status: 429, json: body }));
    await page.goto('/m/login');
    await submitLogin(page, player.name, player.password);
    const form = page.getByRole('form', { name: 'Log in' });
    await expect(
      form.getByText(/^Too many tries\. Please wait a moment\. The picture didn't load/),
    ).toBeVisible();
    await page.unroute('**/wps/captcha');
    await form.getByRole('button', { name: "The picture didn't load. Tap for another one." }).click();
    await expect(form.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
    await expect(form.getByText(/^Too many tries/)).toHaveCount(0);
  },
);
