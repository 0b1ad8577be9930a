import type { Page } from '@playwright/test';
import { expect, expectPlayer, freshName, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { submitLogin } from '#e2e/support/journey.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import {
  expectNewPlayer,
  fillRegistration,
  registerForm,
  submitRegistration,
} from '#e2e/support/registering.ts';

const first = 'Kawayan-4718';
const own = 'battery staple 7';
const rates = (page: Page) => page.getByRole('group', { name: 'Rebates (%)' });

test('[TEAM-08] an agent opens an account, and the member activates it before the first login', async ({
  page,
  operator,
  browser,
}) => {
  const name = freshName();
  const session = await openSession(operator.url, 'ramon');
  const client = clientOf(operator.url, session.token);
  const { rebates, next } = await client.rebateSettings({});
  const most = Math.min(rebates['RNG'] ?? 0, next['RNG'] ?? 0);
  await asPlayer(page, session);
  await page.goto('/m/agent/home');
  await page.getByRole('link', { name: 'Open an account' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('maria');
  await page.getByRole('textbox', { name: 'First password' }).fill(first);
  await expect(page.getByText('This name is taken')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  const slots = rates(page).getByRole('textbox', { name: 'Slots' });
  await slots.fill((most + 0.01).toFixed(2));
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(slots).toHaveAccessibleDescription(
    `Can't be higher than your own rate (${most.toFixed(2)}%).`,
  );
  await slots.fill('0.10');
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByRole('heading', { name: 'Account opened' })).toBeVisible();

  const holder = await (await browser.newContext({ baseURL: operator.url })).newPage();
  await holder.goto('/m/login');
  await submitLogin(holder, name, first);
  await expect(holder.getByRole('alert').filter({ hasText: 'An agent opened this account' })).toBeVisible();
  await holder.getByRole('link', { name: 'Activate your account' }).click();
  await expect(holder.getByRole('textbox', { name: 'Username' })).toHaveValue(name);
  await holder.getByLabel('First password, from your agent', { exact: true }).fill(first);
  await holder.getByLabel('Your new password', { exact: true }).fill(own);
  await holder.getByLabel('Repeat your new password', { exact: true }).fill(own);
  const take = holder.getByRole('button', { name: 'Activate and log in' });
  await expect(take).toBeDisabled();
  await holder.getByRole('checkbox', { name: /years old/ }).check();
  await expect(take).toBeDisabled();
  await holder.getByRole('checkbox', { name: /^I'm not a government official/ }).check();
  await take.click();
  await expectNewPlayer(holder, name);
  await holder.context().close();

  const again = await (await browser.newContext({ baseURL: operator.url })).newPage();
  await again.goto('/m/login');
  await submitLogin(again, name, own);
  await expectPlayer(again, name);
  await again.context().close();
  const { list } = await client.recipients({ search: name });
  expect(list).toEqual([{ account: name, type: 0, direct: true }]);
});

test(
  '[TEAM-08] two players register through an agent’s invitation link, which stops working when deleted and keeps its counts',
  { tag: '@full' },
  async ({ page, operator, browser, sandbox }) => {
    await sandbox.setRegisterVariant('affiliate');
    const label = `Flyers ${freshName()}`;
    await asPlayer(page, await openSession(operator.url, 'ramon'));
    await page.goto('/m/agentRegister');
    await page.getByRole('link', { name: 'Invitation links' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(label);
    await page.getByRole('button', { name: 'Create a link' }).click();
    const card = page.getByRole('article', { name: label });
    await expect(card.getByRole('img', { name: `QR code of ${label}` })).toBeVisible();
    const address = await card.getByText(/affiliateCode=/).innerText();
    const { pathname, search } = new URL(address);

    const names = [freshName(), freshName()];
    for (const name of names) {
      const player = await (await browser.newContext({ baseURL: operator.url })).newPage();
      await player.goto(pathname + search);
      await expect(registerForm(player).form).toContainText('You were invited with the code');
      await fillRegistration(player, {
        Username: name,
        Password: own,
        'Confirm password': own,
        'Date of birth': '1990-01-31',
      });
      await submitRegistration(player);
      await expectNewPlayer(player, name);
      await player.context().close();
    }
    await page.reload();
    await expect(card).toContainText('2 sign-ups');
    await card.getByRole('button', { expanded: false }).click();
    await card.getByRole('button', { name: 'See who signed up' }).click();
    for (const name of names) await expect(card.getByText(name)).toBeVisible();

    await card.getByRole('button', { name: `Delete ${label}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Its 2 members stay in your team');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(card).toContainText(/Deleted \d\d\/\d\d\/\d{4}/);
    await expect(card).toContainText('2 sign-ups');

    const late = await (await browser.newContext({ baseURL: operator.url })).newPage();
    await late.goto(pathname + search);
    await expect(registerForm(late).field('Invitation code')).toBeVisible();
    await expect(registerForm(late).form).not.toContainText('You were invited with the code');
    await late.context().close();
  },
);
