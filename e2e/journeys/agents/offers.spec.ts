import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';

const tier = (page: Page, place: number) => page.getByRole('group', { name: `Tier ${place}` });
const field = (page: Page, name: string, place = 1) => tier(page, place).getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send offer' });
const contract = (page: Page, name: string) => page.getByRole('article', { name }).first();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('[TEAM-09] [TEAM-13] an agent offers up to their own contract, not a centavo or hundredth more, withdraws it, offers it again; it is accepted, and ended', async ({
  page,
  operator,
  browser,
}) => {
  const session = await openSession(operator.url, 'ramon');
  const client = clientOf(operator.url, session.token);
  const { kinds } = await client.offerableContracts({ account: 'carmela' });
  const [own] = kinds.find(({ kind }) => kind === 'dailySalary')!.own;
  const { amount, activeMembers, rate } = own!;
  await asPlayer(page, session);
  await page.goto('/m/member/team?member=carmela');
  await page.getByRole('link', { name: /contracts/i }).click();
  await expect(page).toHaveURL('/m/member/agent/agentDivident?account=carmela');
  await page.getByRole('button', { name: 'Daily salary' }).click();
  await send(page).click();
  await expect(field(page, 'Minimum team bets')).toBeFocused();
  await expect(field(page, 'Minimum team bets')).toHaveAccessibleDescription(/^Type an amount in pesos/);

  await field(page, 'Minimum team bets').fill((amount - 0.01).toFixed(2));
  await field(page, 'Active members').fill(String(activeMembers));
  await field(page, 'Share (%)').fill('0.01');
  await send(page).click();
  await expect(field(page, 'Share (%)')).toHaveAccessibleDescription(
    "Your own contract pays 0% here. You can't offer more.",
  );
  await field(page, 'Minimum team bets').fill(String(amount));
  await field(page, 'Share (%)').fill((rate + 0.01).toFixed(2));
  await send(page).click();
  await expect(field(page, 'Share (%)')).toHaveAccessibleDescription(
    `Your own contract pays ${rate}% here. You can't offer more.`,
  );
  await field(page, 'Share (%)').fill(String(rate));
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Offer sent to carmela' })).toBeVisible();
  await page.getByRole('link', { name: 'See contracts' }).click();

  const name = 'carmela · Daily salary';
  await expect(contract(page, name)).toContainText('Offered, not decided yet');
  await contract(page, name).getByRole('button', { name: 'Withdraw the offer' }).click();
  await confirm(page, 'Withdraw the offer');
  await expect(said(page, 'Offer withdrawn.')).toBeVisible();
  await expect(contract(page, name)).toContainText('Withdrawn');
  await expect(contract(page, name).getByRole('button')).toHaveCount(0);

  await client.offerContract({
    account: 'carmela',
    kind: 'dailySalary',
    terms: [own!],
    carries: false,
    key: crypto.randomUUID(),
  });
  const context = await browser.newContext({ baseURL: operator.url });
  const holder = await context.newPage();
  await asPlayer(holder, await openSession(operator.url, 'carmela'));
  await holder.goto('/m/member/agent/getSalaryContract');
  await holder.getByRole('button', { name: 'Accept' }).click();
  await confirm(holder, 'Accept');
  await expect(holder.getByRole('heading', { name: 'In force' })).toBeVisible();
  await context.close();

  await page.goto('/m/member/agent/agentDivident?state=inForce');
  await expect(contract(page, name)).toContainText('In force');
  await contract(page, name).getByRole('button', { name: 'End the contract' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await contract(page, name).getByRole('button', { name: 'End the contract' }).click();
  await confirm(page, 'End the contract');
  await expect(said(page, 'Contract ended.')).toBeVisible();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
  await page.getByRole('link', { name: /^Ended/ }).click();
  await expect(contract(page, name)).toContainText('Ended on');
});

test(
  '[TEAM-09] when two tabs decide on a member’s request, the second is told that it was decided',
  { tag: '@full' },
  async ({ page, operator, browser }) => {
    const session = await openSession(operator.url, 'ramon');
    await asPlayer(page, session);
    await page.goto('/m/member/agent/agentDivident?state=waiting');
    const context = await browser.newContext({ baseURL: operator.url });
    const other = await context.newPage();
    await asPlayer(other, session);
    await other.goto('/m/member/agent/agentDivident?state=waiting');
    const asked = contract(page, 'jose · Daily salary');
    await expect(asked).toContainText('Requested: you decide');
    await contract(other, 'jose · Daily salary').getByRole('button', { name: 'Decline' }).click();
    await asked.getByRole('button', { name: 'Accept' }).click();
    await confirm(other, 'Decline');
    await expect(said(other, 'Declined.')).toBeVisible();
    await confirm(page, 'Accept');
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByRole('article', { name: 'jose · Daily salary' })).toHaveCount(0);
    const { list } = await clientOf(operator.url, session.token).givenContracts({
      state: 'ended',
      page: 1,
      pageSize: 25,
    });
    expect(list.find(({ account, kind }) => account === 'jose' && kind === 'dailySalary')?.status).toBe(
      'declined',
    );
    await context.close();
  },
);

test(
  '[TEAM-09] [TEAM-10] members in another line, further below or unknown, and non-agents, cannot be offered a contract',
  { tag: '@full' },
  async ({ page, operator }) => {
    await asPlayer(page, await openSession(operator.url, 'ramon'));
    for (const account of ['maria', 'isko', 'nardo', 'nobody-at-all', 'ramon']) {
      await page.goto(`/m/member/agent/agentDivident?account=${account}`);
      await expect(page.getByText("it isn't one of your direct agents.")).toBeVisible();
    }
    await page.getByRole('link', { name: 'See contracts' }).click();
    await expect(page).toHaveURL('/m/member/agent/agentDivident');
  },
);
