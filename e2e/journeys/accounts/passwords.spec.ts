import type { Page } from '@playwright/test';
import {
  expect,
  expectPlayer,
  type NewPlayer,
  hearNotices,
  signOutByMenu,
  storedSession,
  storedTexts,
  test,
} from '#e2e/support/accounts.ts';
import { submitLogin } from '#e2e/support/journey.ts';

const newPassword = 'Another-password-2';
const ended = 'The account has been logged out, please log in again';

async function logInAs(page: Page, { name, password }: Pick<NewPlayer, 'name' | 'password'>) {
  await page.goto('/m/login');
  await submitLogin(page, name, password);
  await expectPlayer(page, name);
}

const reset = (page: Page) => {
  const form = page.getByRole('form', { name: 'Forgot password' });
  return {
    form,
    account: form.getByRole('textbox', { name: 'E-mail address or username' }),
    mobile: form.getByRole('textbox', { name: 'Mobile number' }),
    send: form.getByRole('button', { name: 'Send code' }),
    code: form.getByRole('textbox', { name: 'Verification code' }),
    submit: form.getByRole('button', { name: /^Set(ting the)? new password$/ }),
    alert: form.getByRole('alert'),
  };
};

async function enterNewPassword(page: Page, digits: string, password: string) {
  const { code, submit } = reset(page);
  await code.fill(digits);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(password);
  await submit.click();
}

/** The screen's text after requesting a code, with the account masked. */
async function sentText(page: Page, account: string) {
  const text = await page.getByText(/^If .* belongs to a player/).innerText();
  return text.replace(account, '…');
}

test('[PASS-06] [LOGIN-10] a forgotten password is reset by mail; the answer never reveals whether the account exists', async ({
  page,
  sandbox,
  newPlayer,
  browser,
  baseURL,
}) => {
  const player = await newPlayer({ withEmail: true });
  // Skip the minute's wait after the code that verified the address.
  await sandbox.advanceClock(0.02);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();

  const unknown = `nobody.${player.email}`;
  await other.goto('/m/forget');
  await reset(other).account.fill(unknown);
  await reset(other).send.click();
  const forNobody = await sentText(other, unknown);
  expect(await sandbox.codesTo(unknown)).toEqual([]);
  await other.getByRole('button', { name: 'Change' }).click();
  await expect(reset(other).account).toHaveValue(unknown);
  await logInAs(other, player);
  const heardThere = await hearNotices(other);

  await page.goto('/m/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/m/forget');
  const { account, send, alert, code } = reset(page);
  await account.fill(player.email);
  await send.click();
  expect(await sentText(page, player.email)).toBe(forNobody);
  const digits = await sandbox.codeTo(player.email, { sent: 2 });

  await enterNewPassword(page, digits === '000000' ? '000001' : '000000', newPassword);
  await expect(alert.filter({ hasText: /\S/ })).toContainText('Verification code error');
  await expect(code).toBeEditable();
  await enterNewPassword(page, digits, newPassword);
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/m/login');

  await test.step('the old password no longer works, the new one does', async () => {
    await submitLogin(page, player.name, player.password);
    await expect(page.getByRole('form', { name: 'Log in' }).getByRole('alert')).toContainText(
      'Wrong username or password.',
    );
    await submitLogin(page, player.name, newPassword);
    await expectPlayer(page, player.name);
  });

  await test.step('the session of before has ended', async () => {
    await other.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(other).toHaveURL('/m/login');
    await expect.poll(() => heardThere).toContain(ended);
    await elsewhere.close();
  });
  expect(await sandbox.messagesTo(player.email)).toContain('Your password was changed');
});

test(
  '[PASS-06] [SMS-03] [FAULT-64] a forgotten password is reset by SMS, and its code works once',
  { tag: '@full' },
  async ({ page, sandbox, newPlayer }) => {
    const player = await newPlayer({ byMobile: true });
    const { typed = '', e164 = '' } = player.mobile ?? {};
    await sandbox.advanceClock(1);
    const { form, mobile, send, alert } = reset(page);

    await page.goto('/m/forget');
    await form.getByRole('button', { name: 'Mobile number' }).click();
    await mobile.fill(typed);
    await send.click();
    const digits = await sandbox.codeTo(e164, { sent: 2 });
    await enterNewPassword(page, digits, newPassword);
    await expect(page.getByText('Your new password is set')).toBeVisible();

    await page.goto('/m/forget');
    await form.getByRole('button', { name: 'Mobile number' }).click();
    await mobile.fill(typed);
    await page.getByRole('button', { name: 'I have a code' }).click();
    await enterNewPassword(page, digits, 'Third-password-3');
    await expect(alert.filter({ hasText: /\S/ })).toContainText('Verification code error');
    await logInAs(page, { name: player.name, password: newPassword });
  },
);

test('[PASS-01] [PASS-02] [PASS-04] [SES-04] a changed password ends the other session and keeps this one', async ({
  page,
  newPlayer,
  browser,
  baseURL,
}) => {
  const player = await newPlayer();
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await logInAs(other, player);
  const heardThere = await hearNotices(other);
  await logInAs(page, player);

  await page.goto('/m/set');
  await page.getByRole('link', { name: 'Change password' }).click();
  const form = page.getByRole('form', { name: 'Change password' });
  const fresh = form.getByLabel('New password', { exact: true });
  const again = form.getByLabel('Repeat the new password');
  const save = form.getByRole('button', { name: 'Save' });
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue(player.name);
  await expect(form.getByRole('textbox', { name: 'Username' })).not.toBeEditable();

  const heard = await hearNotices(page);
  await test.step('the new one has to be another one', async () => {
    // The page has reloaded, so the app no longer has the old password in memory.
    await form.getByLabel('Old password').fill(player.password);
    await fresh.fill(player.password);
    await again.fill(player.password);
    await save.click();
    await expect.poll(() => heard).toContain('The new password and the old password cannot be the same');
  });

  await fresh.fill(newPassword);
  await again.fill(newPassword);
  await save.click();
  await expect.poll(() => heard).toContain('Change saved');
  await expectPlayer(page, player.name);

  await test.step('the other session ends at its next step', async () => {
    await other.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(other).toHaveURL('/m/login');
    await expect.poll(() => heardThere).toContain(ended);
    expect(await storedSession(other)).toBe(null);
    await elsewhere.close();
  });

  await test.step('this login stays, and the new password works', async () => {
    await page.goto('/m/securityCenter');
    await expect(page.getByText('This device')).toBeVisible();
    await page.goto('/m/home');
    await signOutByMenu(page);
    await logInAs(page, { name: player.name, password: newPassword });
  });
});

test('[LOGOUT-01] [SES-06] logout shows which login stays on the device, and forgets it in one tap', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer();
  const username = page.getByRole('textbox', { name: 'Username' });
  const logInLink = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  const question = page.getByRole('alertdialog', { name: 'Prompt' });
  const told = `This device remembers the login for ${player.name}.`;
  const forget = question.getByRole('button', { name: 'Log out and forget' });
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('REMEMBERED_LOGIN')));
  const askToLogOut = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(question).toContainText('Sure to log out?');
  };
  await page.goto('/m/login');
  await page.getByRole('checkbox', { name: 'Remember password' }).check();
  await submitLogin(page, player.name, player.password);
  await expectPlayer(page, player.name);

  await test.step('told and left, it stays', async () => {
    await askToLogOut();
    await expect(question).toContainText(told);
    await question.getByRole('button', { name: 'Submit' }).click();
    await expect(logInLink).toBeVisible();
    expect(await kept()).toEqual(['REMEMBERED_LOGIN_username']);
    await logInLink.click();
    await expect(username).toHaveValue(player.name);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectPlayer(page, player.name);
  });

  await test.step('one tap logs out and forgets it', async () => {
    await askToLogOut();
    await expect(question).toContainText(told);
    await forget.click();
    await expect(logInLink).toBeVisible();
    expect(await kept()).toEqual([]);
    await logInLink.click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
    await expect(username).toHaveValue('');
  });

  await test.step('where none is remembered, none is told', async () => {
    await submitLogin(page, player.name, player.password);
    await expectPlayer(page, player.name);
    await askToLogOut();
    await expect(question).not.toContainText('remembers');
    await expect(forget).toHaveCount(0);
  });
});

test(
  '[SES-05] [SES-06] [LOGIN-04] [PASS-01] [PASS-04] a remembered login fills the form, follows a password change, logs in automatically if chosen, and is forgotten in one tap',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    const player = await newPlayer();
    const username = page.getByRole('textbox', { name: 'Username' });
    const password = page.getByLabel('Password', { exact: true });
    const logInLink = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    const remember = page.getByRole('checkbox', { name: 'Remember password' });
    const signOutAndKeep = async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      const question = page.getByRole('alertdialog');
      // Wait for this text: logging out before it shows forgets the login.
      await expect(question).toContainText(`remembers the login for ${player.name}.`);
      await question.getByRole('button', { name: 'Submit' }).click();
    };
    await page.goto('/m/login');
    await remember.check();
    await submitLogin(page, player.name, player.password);
    await expectPlayer(page, player.name);
    expect(await storedTexts(page)).not.toContain(player.password);

    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Change password' }).click();
    await expect(page.getByLabel('Repeat the new password')).toBeVisible();
    await expect(page.getByLabel('Old password')).toHaveCount(0);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Repeat the new password').fill(newPassword);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectPlayer(page, player.name);
    await signOutAndKeep();
    await expect(logInLink).toBeVisible();

    await page.goto('/m/login');
    await expect(username).toHaveValue(player.name);
    await expect(password).toHaveValue(newPassword);
    await expect(remember).toBeChecked();
    await page.getByRole('checkbox', { name: 'Log me in automatically on this device' }).check();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectPlayer(page, player.name);

    const later = await page.context().newPage();
    await later.goto('/m/home');
    await expectPlayer(later, player.name);
    await later.close();
    await signOutAndKeep();
    await expect(logInLink).toBeVisible();
    await page.reload();
    await expect(logInLink).toBeVisible();

    await logInLink.click();
    await expect(password).toHaveValue(newPassword);
    await page.getByRole('button', { name: 'Forget this login' }).click();
    await expect(username).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
    await expect(username).toHaveValue('');
    await expect(remember).not.toBeChecked();
  },
);
