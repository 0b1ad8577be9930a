import type { Page } from '@playwright/test';
import { expect, freshMobile, hearNotices, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { callSealed, clientOf } from '#e2e/support/operatorCalls.ts';

const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const formOf = (page: Page, what: 'E-mail' | 'Mobile number') => {
  const form = page.getByRole('form', { name: `Edit: ${what}` });
  return {
    form,
    open: () => page.getByRole('button', { name: `Edit: ${what}` }).click(),
    address: form.getByRole('textbox', { name: /^New / }),
    password: form.getByLabel('Your password'),
    send: form.getByRole('button', { name: 'Send code' }),
    code: form.getByRole('textbox', { name: 'Verification code' }),
    confirm: form.getByRole('button', { name: 'Confirm', exact: true }),
    alert: form.getByRole('alert').filter({ hasText: /\S/ }),
  };
};
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('[MEM-01] [PASS-06] a new email address needs the password and its own code; the old one stays valid until then and is notified', async ({
  page,
  newPlayer,
  sandbox,
  browser,
  baseURL,
  operator,
}) => {
  const player = await newPlayer({ withEmail: true });
  const { name: username, password } = player;
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  const again = await callSealed(operator.url, 'logIn', { type: 'username', username, password });
  await asPlayer(other, { ...player.session, token: again.token });
  await other.goto('/m/myAccount/index');
  await asPlayer(page, player.session);
  await page.goto('/m/myAccount/index');
  const fresh = `new.${player.email}`;
  const change = formOf(page, 'E-mail');

  await test.step('of somebody else it is refused as it is typed', async () => {
    await change.open();
    await expect(change.address).toBeFocused();
    await change.address.fill('maria@araw.example');
    await change.address.blur();
    await expect(change.address).toHaveAccessibleDescription('This address belongs to another account.');
  });

  await test.step('a wrong password sends nothing', async () => {
    await change.address.fill(fresh);
    await change.password.fill('Not-my-password-1');
    await change.send.click();
    await expect(change.alert).toContainText('Incorrect password');
    expect(await sandbox.codesTo(fresh)).toEqual([]);
  });

  await test.step('the right one sends a code, and a wrong code changes nothing', async () => {
    await change.password.fill(player.password);
    await change.send.click();
    const code = await sandbox.codeTo(fresh);
    await expect(change.code).toBeFocused();
    await change.code.fill(otherThan(code));
    await change.confirm.click();
    await expect(change.alert).toContainText('Verification code error');
  });

  await test.step('left and opened again, even after a reload, the form waits for the code', async () => {
    await page.reload();
    await expect(details(page)).toContainText(`${fresh} still needs its code.`);
    await expect(details(page).getByText(player.email, { exact: true })).toBeVisible();
    await change.open();
    await change.code.fill(await sandbox.codeTo(fresh));
    const heard = await hearNotices(page);
    await change.confirm.click();
    await expect.poll(() => heard).toContain('Changes saved');
    await expect(details(page).getByText(fresh, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit: E-mail' })).toBeFocused();
  });

  await test.step('the old address is told, with the new one masked; the other session has ended', async () => {
    const told = await sandbox.messagesTo(player.email);
    expect(told).toContain('Your e-mail address was changed');
    expect(told).toContain('n•••@example.ph');
    expect(told).not.toContain(fresh);
    await other.reload();
    await expect(other).toHaveURL('/m/login');
    await elsewhere.close();
    await page.goto('/m/securityCenter');
    await expect(page.getByText('This device')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0);
  });
});

test(
  '[SMS-01] a mobile number is added with a code to the player’s own contact instead of the password',
  { tag: '@full' },
  async ({ page, newPlayer, sandbox }) => {
    const player = await newPlayer({ withEmail: true });
    // Skip the minute's wait after the code that verified the address.
    await sandbox.advanceClock(0.02);
    const mobile = freshMobile();
    await asPlayer(page, player.session);
    await page.goto('/m/myAccount/index');
    const change = formOf(page, 'Mobile number');
    await change.open();
    await change.address.fill(mobile.typed);
    await change.form.getByRole('button', { name: 'Code by e-mail' }).click();
    await change.form.getByRole('button', { name: 'Get code' }).click();
    const own = await sandbox.codeTo(player.email, { sent: 2 });
    await change.form.getByRole('textbox', { name: `Code sent to ${player.email}` }).fill(own);
    await change.send.click();
    await change.code.fill(await sandbox.codeTo(mobile.e164));
    const heard = await hearNotices(page);
    await change.confirm.click();
    await expect.poll(() => heard).toContain('Changes saved');
    await expect(details(page)).toContainText(`•••${mobile.e164.slice(-4)}`);
    expect(await sandbox.messagesTo(player.email)).toContain('Your mobile number was changed');
  },
);

test(
  '[SES-04] a session that ends halfway cancels the change',
  { tag: '@full' },
  async ({ page, newPlayer, sandbox, operator }) => {
    const player = await newPlayer({ withEmail: true });
    const { name: username, password, email } = player;
    await asPlayer(page, player.session);
    await page.goto('/m/myAccount/index');
    const change = formOf(page, 'E-mail');
    await change.open();
    await change.address.fill(`new.${email}`);
    await change.password.fill(password);
    await change.send.click();
    await change.code.fill(await sandbox.codeTo(`new.${email}`));
    const there = await callSealed(operator.url, 'logIn', { type: 'username', username, password });
    const passwords = { oldPassword: password, newPassword: 'Another-1', confirmNewPassword: 'Another-1' };
    await callSealed(operator.url, 'changePassword', passwords, there.token);
    await change.confirm.click();
    await expect(page).toHaveURL('/m/login');
    expect(await clientOf(operator.url, there.token).profile()).toMatchObject({ email, changing: [] });
  },
);
