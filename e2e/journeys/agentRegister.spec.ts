import type { Page } from '@playwright/test';
import { expect, expectPlayer, freshName, test } from '../support/accounts.ts';
import { asPlayer } from '../support/faults.ts';
import { submitLogin } from '../support/journey.ts';
import { clientOf, openSession } from '../support/operatorCalls.ts';
import { fillRegistration, registerForm, submitRegistration } from '../support/registering.ts';

const first = 'Kawayan-4718';
const own = 'battery staple 7';
const rates = (page: Page) => page.getByRole('group', { name: 'Rebates in per cent' });

test('[TEAM-08] an agent opens an account, and its holder takes it over before the first log-in', async ({
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
  await page.getByRole('link', { name: 'Open account' }).click();
  await page.getByRole('textbox', { name: 'Account name' }).fill('maria');
  await page.getByRole('textbox', { name: 'First password' }).fill(first);
  await expect(page.getByText('This name is taken')).toBeVisible();
  await page.getByRole('textbox', { name: 'Account name' }).fill(name);
  const slots = rates(page).getByRole('textbox', { name: 'Slots' });
  await slots.fill((most + 0.01).toFixed(2));
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(slots).toHaveAccessibleDescription(`Your own rate is ${most.toFixed(2)}%: no higher.`);
  await slots.fill('0.10');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByRole('heading', { name: 'The account is open' })).toBeVisible();

  const holder = await (await browser.newContext({ baseURL: operator.url })).newPage();
  await holder.goto('/m/login');
  await submitLogin(holder, name, first);
  await expect(holder.getByRole('alert').filter({ hasText: 'An agent opened this account' })).toBeVisible();
  await holder.getByRole('link', { name: 'Take over your account' }).click();
  await expect(holder.getByRole('textbox', { name: 'Username' })).toHaveValue(name);
  await holder.getByLabel('First password, from your agent', { exact: true }).fill(first);
  await holder.getByLabel('Your own password', { exact: true }).fill(own);
  await holder.getByLabel('Repeat your own password', { exact: true }).fill(own);
  const take = holder.getByRole('button', { name: 'Take over and log in' });
  await expect(take).toBeDisabled();
  await holder.getByRole('checkbox').check();
  await take.click();
  await expectPlayer(holder, name);
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
  '[TEAM-08] two players register by an address of the agent, which stops when it is deleted and keeps its counts',
  { tag: '@full' },
  async ({ page, operator, browser, sandbox }) => {
    await sandbox.setRegisterVariant('affiliate');
    const label = `Flyers ${freshName()}`;
    await asPlayer(page, await openSession(operator.url, 'ramon'));
    await page.goto('/m/agentRegister');
    await page.getByRole('link', { name: 'Addresses' }).click();
    await page.getByRole('button', { name: 'Create an address' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(label);
    await page.getByRole('button', { name: 'Create an address' }).click();
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
      await expectPlayer(player, name);
      await player.context().close();
    }
    await page.reload();
    await expect(card).toContainText('2 registered');
    await card.getByRole('button', { expanded: false }).click();
    await card.getByRole('button', { name: 'See who came' }).click();
    for (const name of names) await expect(card.getByText(name)).toBeVisible();

    await card.getByRole('button', { name: `Delete ${label}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Its 2 members stay in your team');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(card).toContainText(/Deleted \d\d\/\d\d\/\d{4}/);
    await expect(card).toContainText('2 registered');

    const late = await (await browser.newContext({ baseURL: operator.url })).newPage();
    await late.goto(pathname + search);
    await expect(registerForm(late).field('Invitation code')).toBeVisible();
    await expect(registerForm(late).form).not.toContainText('You were invited with the code');
    await late.context().close();
  },
);
