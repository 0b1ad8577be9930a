import type { Page } from '@playwright/test';
import {
  expect,
  expectPlayer,
  hearNotices,
  signOutByMenu,
  storedSession,
  test,
} from '#e2e/support/accounts.ts';
import { asPlayer, countCalls, onCall } from '#e2e/support/faults.ts';
import { enterAs, logInAs, signInAs, submitLogin } from '#e2e/support/journey.ts';

const main = (page: Page) => page.getByRole('list', { name: 'Shortcuts' });
const namesIn = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  '[MEM-01] [MEM-02] [MEM-04] [PERM-01] a visitor looks around the member centre and is asked to log in',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/member/home');
    await expect(page.getByRole('heading', { name: 'Log in or register' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Balance' })).toHaveCount(0);
    expect(await namesIn(page, 'Shortcuts')).toEqual([
      'Cash in',
      'Betting record',
      'Account record',
      'Security centre',
    ]);
    await expect(page.getByRole('link', { name: /^VIP benefits/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Get the app/ })).toHaveAttribute('href', '/m/app');

    await main(page).getByRole('link', { name: 'Security centre' }).click();
    await expect(page).toHaveURL('/m/login');
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL('/m/securityCenter');
    await expect(heading(page, 'Security centre')).toBeFocused();
  },
);

test(
  '[MEM-01] a visitor who logs in from the member centre returns to it',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/member/home');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL('/m/member/home');
    await expect(page.getByRole('link', { name: /maria/ })).toHaveAttribute('href', '/m/myAccount/index');
  },
);

test('[MEM-01] [MEM-02] [MEM-05] a member sees their name and balances, refreshed at every visit', async ({
  page,
}) => {
  await enterAs(page, 'maria');
  const infos = countCalls(page, 'memberInfo');
  const wallets = countCalls(page, 'wallet');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const card = page.getByRole('link', { name: /maria/ });
  await expect(card).toContainText('VIP 3');
  await expect(card).toContainText(/Joined (today|\d+ days? ago)/);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText(/₱[\d,]+\.\d\d/);
  await expect(page.getByRole('link', { name: /^VIP benefits/ })).toContainText('VIP 3');
  await expect.poll(() => [infos.count > 0, wallets.count > 0]).toEqual([true, true]);

  const before = [infos.count, wallets.count];
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect
    .poll(() => [infos.count > (before[0] ?? 0), wallets.count > (before[1] ?? 0)])
    .toEqual([true, true]);

  await card.click();
  await expect(page).toHaveURL('/m/myAccount/index');
});

test('[MEM-02] a member without a level is not shown VIP benefits', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'nena');
  await page.goto('/m/member/home');
  await expect(page.getByText(/^Joined (today|\d+ days? ago)$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^VIP benefits/ })).toHaveCount(0);
});

test(
  '[MEM-03] the entries below the main four follow their flags',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await signInAs(page, 'maria');
    await page.goto('/m/member/home');
    await expect(page.getByRole('link', { name: 'Cash-in record' })).toBeVisible();
    const entries = ['Cash-in record', 'Profit and loss', 'Points mall', /^Inbox( \d+)?$/];
    for (const name of entries) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
    for (const flag of ['DEPRECM3', 'PERSREP', 'PTSYS3', 'MAILCEN'] as const)
      await sandbox.setFlag(flag, false);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Withdrawal record' })).toBeVisible();
    for (const name of entries) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    // One of the four ignores the flag; its duplicate below disappears with it.
    await expect(page.getByRole('link', { name: 'Betting record' })).toHaveCount(2);
    await sandbox.setFlag('TRANSBETREPMEM3', false);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Withdrawal record' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Betting record' })).toHaveCount(1);
  },
);

test(
  '[MEM-06] the transfer to the agent above is shown to members the operator allows, and to no agent of type 2',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'maria');
    let value = { id: '1', account: 'maria', type: 0, regDate: 0, toUpline: true };
    await onCall(page, 'memberInfo', (route) => route.fulfill({ json: { success: true, value } }));
    await page.goto('/m/member/home');
    const transfer = page.getByRole('link', { name: 'Transfer to your agent' });
    await expect(transfer).toHaveAttribute('href', '/m/upLine/transfer');
    value = { ...value, toUpline: false };
    await page.reload();
    await expect(page.getByText(/^Joined /)).toBeVisible();
    await expect(transfer).toHaveCount(0);

    await page.unrouteAll();
    await signOutByMenuFrom(page, '/m/home');
    // The operator permits jose, but he is an agent of type 2.
    await logInAs(page, 'jose');
    await page.goto('/m/member/home');
    await expect(page.getByText(/^Joined /)).toBeVisible();
    await expect(transfer).toHaveCount(0);
  },
);

test(
  '[MEM-04] [PERM-02] a free player is prompted at every entry, and can stay or register',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'tina');
    await page.goto('/m/member/home');
    await expect(page.getByRole('link', { name: /tina/ })).toContainText('Trial');
    const prompt = page.getByRole('alertdialog', { name: 'This is a free account' });
    for (const name of await namesIn(page, 'Shortcuts')) {
      await main(page)
        .getByRole('link', { name: name ?? '' })
        .click();
      await expect(prompt).toBeVisible();
      await prompt.getByRole('button', { name: 'Cancel' }).click();
      await expect(prompt).toHaveCount(0);
      await expect(page).toHaveURL('/m/member/home');
    }
    await main(page).getByRole('link', { name: 'Cash in' }).click();
    await page.goBack();
    await expect(prompt).toHaveCount(0);
    await expect(page).toHaveURL('/m/member/home');
    await main(page).getByRole('link', { name: 'Cash in' }).click();
    await prompt.getByRole('button', { name: 'Sign up now' }).click();
    await expect(page).toHaveURL('/m/register');
    await page.goBack();
    await expect(page).toHaveURL('/m/member/home');
    await expect(prompt).toHaveCount(0);
  },
);

test(
  '[MEM-07] [LOGOUT-01] [LOGOUT-03] settings lead to the password and to logout',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto('/m/member/home');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/m/set');
    await expect(page.getByText(`Logged in as ${player.name}`)).toBeVisible();
    await page.getByRole('link', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/m/changePsw');
    await page.goBack();
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Prompt' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/m/set');
    await page.getByRole('button', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/m/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await storedSession(page)).toBe(null);
  },
);

test(
  '[LANG-01] [MEM-07] the language chosen in the settings applies immediately and persists',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'maria');
    await page.goto('/m/set');
    const choices = page.getByRole('group', { name: 'Language' }).getByRole('button');
    await expect(choices).toHaveText(['中文', 'EN', 'ไทย', 'VN', 'TAGALOG']);
    await choices.filter({ hasText: 'VN' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Settings');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.goto('/m/member/home');
    await page.getByRole('combobox').selectOption('EN');
    await expect(heading(page, 'Member centre')).toBeVisible();
  },
);

test(
  '[MEM-08] the side menu: the player, balances, links by flag, and a mask that closes it',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'Member center' })).toHaveAttribute('href', '/m/member/home');
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    // Click the backdrop to the left of the menu.
    await page.mouse.click(5, 400);
    await expect(menu).toHaveCount(0);

    await sandbox.setFlag('REWCEN3', false);
    await enterAs(page, 'maria');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = menu.getByRole('link', { name: /^Maria/ });
    await expect(panel).toContainText('VIP 3');
    const balance = menu.getByRole('region', { name: 'Balance' });
    await expect(balance).toContainText(/₱[\d,]+\.\d\d/);
    await balance.getByRole('button', { name: 'Hide balance' }).click();
    await expect(balance).toContainText('Balance hidden');
    await balance.getByRole('button', { name: 'Show balance' }).click();
    expect(await namesIn(page, 'Quick links')).toEqual(['My account', 'Cash in', 'Withdraw'].map(withSpace));
    expect(await namesIn(page, 'Member pages')).toEqual(
      ['Betting record', 'Account record', 'Profit and loss', 'Points mall', 'Security centre'].map(
        withSpace,
      ),
    );
    await panel.click();
    await expect(page).toHaveURL('/m/member/home');
    await expect(menu).toHaveCount(0);
  },
);

/** The icon adds a leading space to the text. */
const withSpace = (name: string) => ` ${name}`;

test(
  '[MEM-09] the account details: nickname and picture can be changed, and change everywhere',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto('/m/myAccount/index');
    await expect(heading(page, 'Account details')).toBeVisible();

    await test.step('the nickname', async () => {
      await page.getByRole('button', { name: 'Edit: Nickname' }).click();
      const form = page.getByRole('form', { name: 'Edit: Nickname' });
      await expect(form.getByRole('textbox', { name: 'Nickname' })).toBeFocused();
      await form.getByRole('textbox', { name: 'Nickname' }).fill('  Ate Luz ');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Ate Luz', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit: Nickname' })).toBeFocused();
    });

    await test.step('the picture', async () => {
      const pictures = page.getByRole('radiogroup', { name: 'Profile picture' });
      await expect(pictures.getByRole('radio').nth(5)).toBeAttached();
      // Click the label with the picture: the radio button itself is visually hidden.
      await pictures.locator('label').nth(3).click();
      await expect(pictures.getByRole('radio', { name: 'Picture 4' })).toBeChecked();
    });

    await page.reload();
    await expect(page.getByText('Ate Luz', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Picture 4' })).toBeChecked();
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByText('Ate Luz', { exact: true })).toBeVisible();
  },
);

test(
  '[MEM-03] [SES-04] the security centre lists the player’s devices and logs another one out',
  { tag: '@full' },
  async ({ page, browser, baseURL, newPlayer }) => {
    const player = await newPlayer();
    const phone = await browser.newContext({
      baseURL,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    });
    const other = await phone.newPage();
    await other.goto('/m/login');
    await submitLogin(other, player.name, player.password);
    await expectPlayer(other, player.name);

    await page.goto('/m/login');
    await submitLogin(page, player.name, player.password);
    await expectPlayer(page, player.name);
    await page.goto('/m/securityCenter');
    const sessions = page.getByRole('region', { name: "Where you're logged in" }).getByRole('listitem');
    const history = page.getByRole('region', { name: 'Recent logins' }).getByRole('listitem');
    // The registration, the login on the phone and the login here.
    await expect(history).toHaveCount(3);
    await expect(sessions.first()).toContainText('This device');
    const onPhone = sessions.filter({ hasText: 'Safari · iPhone' });
    await expect(onPhone).toHaveCount(1);

    const heard = await hearNotices(page);
    const heardThere = await hearNotices(other);
    await onPhone.getByRole('button', { name: 'Log out: Safari · iPhone' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out this device?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(onPhone).toHaveCount(1);
    await onPhone.getByRole('button').click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => heard).toContain('Device logged out');
    await expect(onPhone).toHaveCount(0);

    await other.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(other).toHaveURL('/m/login');
    await expect.poll(() => heardThere).toContain('The account has been logged out, please log in again');
    expect(await storedSession(other)).toBe(null);
    await phone.close();
  },
);

async function signOutByMenuFrom(page: Page, path: string) {
  await page.goto(path);
  await signOutByMenu(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}
