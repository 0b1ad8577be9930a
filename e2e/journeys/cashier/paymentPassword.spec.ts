import type { Page } from '@playwright/test';
import { expect, hearNotices, type NewPlayer, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { callSealed, clientOf } from '#e2e/support/operatorCalls.ts';
import {
  digitsField,
  expectHalfAnHour,
  paymentPassword,
  setPaymentPassword,
  typeDigits,
} from '#e2e/support/paymentPassword.ts';

const path = '/m/securityCenter?page=paymentPassword';
const another = '820417';
const wrong = '135792';

const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const change = (page: Page) => page.getByRole('button', { name: /^Change it/ });
const locked = (page: Page) => page.getByText(/^Locked until \d\d:\d\d$/);

/** Completes the form's first step and chooses six digits. */
async function choose(page: Page, digits: string) {
  await next(page).click();
  await typeDigits(page, 'New payment PIN', digits);
  await next(page).click();
  await typeDigits(page, 'New payment PIN again', digits);
  await page.getByRole('button', { name: 'Save' }).click();
}

/** A page of the same player on another device, with a separate login. */
async function onAnotherDevice(page: Page, { name: username, password, session }: NewPlayer, url: string) {
  const context = await page.context().browser()!.newContext({ baseURL: url });
  const other = await context.newPage();
  const again = await callSealed(url, 'logIn', { type: 'username', username, password });
  const token = again.token;
  await asPlayer(other, { ...session, token });
  return { other, token, context };
}

test('[CASH-11] is set with the login password and changed with the old one; the security centre shows which applies', async ({
  page,
  newPlayer,
  operator,
}) => {
  const player = await newPlayer();
  await asPlayer(page, player.session);
  await page.goto('/m/securityCenter');
  const heard = await hearNotices(page);
  await page.getByRole('link', { name: /^Set your payment PIN/ }).click();
  await page.getByLabel('Your password').fill(player.password);
  await choose(page, paymentPassword);
  await expect.poll(() => heard).toContain('Payment PIN set');
  await page.getByRole('link', { name: /^Change your payment PIN/ }).click();
  await change(page).click();
  await typeDigits(page, 'Your payment PIN', paymentPassword);
  await choose(page, another);
  await expect.poll(() => heard).toContain('Payment PIN changed');
  await expect(page).toHaveURL('/m/securityCenter');

  const { token } = player.session;
  await expect(
    callSealed(
      operator.url,
      'changePaymentPassword',
      { oldPassword: paymentPassword, paymentPassword: wrong },
      token,
    ),
  ).rejects.toThrow('paymentPasswordWrong');
});

test(
  '[CASH-11] a forgotten one is replaced with a code: other devices are logged out, and accounts added afterwards wait',
  { tag: '@full' },
  async ({ page, newPlayer, sandbox, operator }) => {
    const player = await newPlayer({ withEmail: true });
    await setPaymentPassword(operator.url, player);
    const { token, context } = await onAnotherDevice(page, player, operator.url);
    // Skip the minute's wait after the code that verified the address.
    await sandbox.advanceClock(0.02);
    await asPlayer(page, player.session);
    await page.goto(path);
    const heard = await hearNotices(page);
    await page.getByRole('button', { name: /^I forgot it/ }).click();
    await page.getByRole('button', { name: 'Get code' }).click();
    const code = await sandbox.codeTo(player.email, { sent: 2 });
    await page.getByRole('textbox', { name: /^Code sent to / }).fill(code);
    await choose(page, another);
    await expect.poll(() => heard).toContain('New payment PIN set');

    await expect(clientOf(operator.url, token).profile({})).rejects.toThrow();
    await context.close();
    const added = await callSealed(
      operator.url,
      'addPayoutAccount',
      {
        key: crypto.randomUUID(),
        institution: 'GCASH',
        number: '09171110001',
        holder: 'Maria Clara Santos',
        makeDefault: true,
        paymentPassword: another,
      },
      player.session.token,
    );
    expect(added.usableAt - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await page.goto('/m/withdraw?page=accounts');
    await expect(page.getByRole('listitem').filter({ hasText: '•••• 0001' })).toContainText(
      /New.*Can be used from/,
    );
  },
);

test(
  '[CASH-11] five wrong attempts on two devices lock it on both, for half an hour by the operator’s clock',
  { tag: '@full' },
  async ({ page, newPlayer, sandbox, operator }) => {
    const player = await newPlayer();
    await setPaymentPassword(operator.url, player);
    await asPlayer(page, player.session);
    const { other, context } = await onAnotherDevice(page, player, operator.url);
    const devices = [page, other];
    for (const [index, device] of devices.entries()) {
      await device.goto(path);
      await change(device).click();
      await typeDigits(device, 'Your payment PIN', wrong);
      await choose(device, another);
      await expect(device.getByText(`Wrong payment PIN. ${4 - index} tries left.`)).toBeVisible();
    }
    const { token } = player.session;
    const guess = () =>
      callSealed(
        operator.url,
        'changePaymentPassword',
        { oldPassword: wrong, paymentPassword: another },
        token,
      );
    await expect(guess()).rejects.toThrow('paymentPasswordWrong');
    await expect(guess()).rejects.toThrow('paymentPasswordWrong');

    await test.step('the last try is one of two that come together', async () => {
      await Promise.all(
        devices.map(async (device) => {
          await typeDigits(device, 'Your payment PIN', wrong);
          await next(device).click();
          await typeDigits(device, 'New payment PIN', another);
          await next(device).click();
          await typeDigits(device, 'New payment PIN again', another);
        }),
      );
      const began = Date.now();
      await Promise.all(devices.map((device) => device.getByRole('button', { name: 'Save' }).click()));
      for (const device of devices) await expect(locked(device)).toBeVisible();
      await expectHalfAnHour(page, began);
      await expect(page.getByRole('link', { name: /^This wasn't me/ })).toHaveAttribute('href', '/m/service');
    });

    await test.step('the old one does not open it before its time', async () => {
      await expect(
        callSealed(
          operator.url,
          'changePaymentPassword',
          { oldPassword: paymentPassword, paymentPassword: another },
          token,
        ),
      ).rejects.toThrow('paymentPasswordLocked');
      await page.reload();
      await expect(locked(page)).toBeVisible();
    });

    await test.step('then it is open on both', async () => {
      const look = (device: Page) =>
        device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      // In two steps, because a session ends after half an hour without use.
      await sandbox.advanceClock(0.3);
      for (const device of devices) {
        const looked = device.waitForResponse('**/wps/member/paymentPassword');
        await look(device);
        await looked;
        await expect(locked(device)).toBeVisible();
      }
      await sandbox.advanceClock(0.21);
      for (const device of devices) {
        await look(device);
        await expect(change(device)).toBeVisible();
      }
      await context.close();
    });
  },
);

test(
  '[NET-12] after a lost answer the page checks again: what succeeded is reported, and not repeated',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto(path);
    const heard = await hearNotices(page);
    await page.route('**/wps/member/paymentPassword', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.getByLabel('Your password').fill(player.password);
    await choose(page, paymentPassword);
    await expect.poll(() => heard).toContain('Payment PIN set');
  },
);

test(
  '[CASH-11] a reload halfway starts over, and keeps no digits',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto(path);
    await page.getByLabel('Your password').fill(player.password);
    await next(page).click();
    await typeDigits(page, 'New payment PIN', paymentPassword);
    await page.reload();
    await expect(page.getByLabel('Your password')).toHaveValue('');
    await expect(digitsField(page, 'New payment PIN')).toHaveCount(0);
  },
);
