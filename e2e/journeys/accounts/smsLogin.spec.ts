import type { Page } from '@playwright/test';
import { expect, expectPlayer, hearNotices, signOutByMenu, test } from '#e2e/support/accounts.ts';

const method = (page: Page, name: string) =>
  page.getByRole('group', { name: 'How to log in' }).getByRole('button', { name });
const mobile = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
const code = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });
const codeButton = (page: Page) => page.getByRole('button', { name: /^(Get code|Wait [\d,]+ s)$/ });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });
const alert = (page: Page) =>
  page.getByRole('form', { name: 'Log in' }).getByRole('alert').filter({ hasText: /\S/ });

async function openSmsLogin(page: Page) {
  await page.goto('/m/login');
  await method(page, 'Mobile number').click();
  await expect(mobile(page)).toBeVisible();
}

test('[LOGIN-01] [LOGIN-02] [LOGIN-06] [SMS-01] [SMS-02] [SMS-03] [SMS-05] [SMS-06] [FAULT-64] a player logs in with an SMS code, which works once and for its own number', async ({
  page,
  sandbox,
  newPlayer,
}) => {
  const [player, other] = [await newPlayer({ byMobile: true }), await newPlayer({ byMobile: true })];
  const { typed = '', e164 = '' } = player.mobile ?? {};
  await sandbox.advanceClock(1);
  const enter = async (number: string, digits: string) => {
    await mobile(page).fill(number);
    await code(page).fill(digits);
    await logIn(page).click();
  };
  await openSmsLogin(page);

  await mobile(page).fill('12');
  await codeButton(page).click();
  await expect(mobile(page)).toBeFocused();
  await expect(mobile(page)).toHaveAttribute('aria-invalid', 'true');

  await mobile(page).fill(`${e164.slice(0, 6)} ${e164.slice(6, 9)}-${e164.slice(9)}`);
  const heard = await hearNotices(page);
  const asked = page.waitForRequest('**/wps/verification/sms/noLogin');
  await codeButton(page).click();
  expect((await asked).postDataJSON()).toMatchObject({
    countryDialingCode: '63',
    humanCheck: { altcha: expect.any(String) },
  });
  await expect(codeButton(page)).toHaveText(/^Wait (5\d|60) s$/);
  await expect(codeButton(page)).toBeDisabled();
  await expect.poll(() => heard).toContain('Sent');

  await test.step('the countdown continues after a reload', async () => {
    await page.reload();
    await method(page, 'Mobile number').click();
    await expect(codeButton(page)).toHaveText(/^Wait [\d,]+ s$/);
  });

  const digits = await sandbox.codeTo(e164, { sent: 2 });
  await enter(other.mobile?.typed ?? '', digits);
  await expect(alert(page)).toContainText('Verification code error');
  await enter(typed, digits);
  await expectPlayer(page, player.name);

  await signOutByMenu(page);
  await openSmsLogin(page);
  await enter(typed, digits);
  await expect(alert(page)).toContainText('Verification code error');
});

test(
  '[LOGIN-08] if the identity provider verifies numbers, its code must be right before a login is sent',
  { tag: '@full' },
  async ({ page, sandbox, newPlayer }) => {
    const player = await newPlayer({ byMobile: true });
    const { typed = '', e164 = '' } = player.mobile ?? {};
    await sandbox.setPhoneProvider(true);
    await sandbox.advanceClock(1);
    const logins: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/wps/session/login') && logins.push(request.url()),
    );
    await openSmsLogin(page);
    await mobile(page).fill(typed);
    await codeButton(page).click();
    const digits = await sandbox.codeTo(e164, { sent: 2 });
    await code(page).fill(digits === '000000' ? '000001' : '000000');
    await logIn(page).click();
    await expect(alert(page)).toContainText('Verification code error');
    expect(logins).toEqual([]);
    await code(page).fill(digits);
    await logIn(page).click();
    await expectPlayer(page, player.name);
    expect(logins).toHaveLength(1);
  },
);
