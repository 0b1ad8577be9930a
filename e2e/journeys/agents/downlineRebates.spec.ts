import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save rebates' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved\. Takes effect on/ });

test('[TEAM-03] [TEAM-02] an agent raises a rebate up to their own and not a hundredth more; it applies from the next midnight', async ({
  page,
  operator,
  sandbox,
}) => {
  const session = await openSession(operator.url, 'ramon');
  const client = clientOf(operator.url, session.token);
  const { next } = await client.rebateSettings({});
  const own = (next['FISH'] ?? 0).toFixed(2);
  const before = await client.downlineRebates({ account: 'gregorio' });
  const wasToday = before.list.find(({ category }) => category === 'FISH')!.now;
  await asPlayer(page, session);
  await page.goto('/m/member/team?member=gregorio');
  await page.getByRole('link', { name: /rebates/i }).click();
  await expect(page).toHaveURL('/m/member/agent/agentRebeat?account=gregorio');
  await expect(save(page)).toBeDisabled();
  await field(page, 'Fishing').fill((Number(own) + 0.01).toFixed(2));
  await save(page).click();
  await expect(field(page, 'Fishing')).toHaveAccessibleDescription(
    `Can't be higher than your own rate (${own}%).`,
  );
  await expect(field(page, 'Fishing')).toBeFocused();
  await field(page, 'Fishing').fill(own);
  await expect(page.getByRole('button', { name: 'Raise Fishing' })).toBeDisabled();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  const after = await client.downlineRebates({ account: 'gregorio' });
  expect(after.list.find(({ category }) => category === 'FISH')).toMatchObject({
    now: wasToday,
    next: Number(own),
  });
  await page.goto('/m/member/agent/agentRebeat');
  await expect(page.getByRole('link', { name: /^gregorio/ })).toContainText(`Fishing ${own}%`);

  await sandbox.advanceClock(24);
  const later = clientOf(operator.url, (await openSession(operator.url, 'ramon')).token);
  const tomorrow = await later.downlineRebates({ account: 'gregorio' });
  expect(tomorrow.list.find(({ category }) => category === 'FISH')!.now).toBe(Number(own));
});

test(
  '[TEAM-03] with two tabs, the second is told that the rebates have changed, keeps its input, and saves it then',
  { tag: '@full' },
  async ({ page, operator, browser }) => {
    const session = await openSession(operator.url, 'ramon');
    await asPlayer(page, session);
    await page.goto('/m/member/agent/agentRebeat?account=maria');
    await expect(field(page, 'Live')).toBeVisible();
    const context = await browser.newContext({ baseURL: operator.url });
    const other = await context.newPage();
    await asPlayer(other, session);
    await other.goto('/m/member/agent/agentRebeat?account=maria');
    await field(other, 'Live').fill('0.25');
    await save(other).click();
    await expect(saved(other)).toBeVisible();
    await context.close();

    await field(page, 'Slots').fill('0.35');
    await save(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'These rebates changed in the meantime.' }),
    ).toBeVisible();
    await expect(field(page, 'Live')).toHaveValue('0.25');
    await expect(field(page, 'Slots')).toHaveValue('0.35');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    const { list } = await clientOf(operator.url, session.token).downlineRebates({ account: 'maria' });
    const given = (category: string) => list.find((row) => row.category === category)?.next;
    expect([given('LIVE'), given('RNG')]).toEqual([0.25, 0.35]);
  },
);

test(
  '[TEAM-10] members in another line, further below or unknown are not found',
  { tag: '@full' },
  async ({ page, operator }) => {
    await asPlayer(page, await openSession(operator.url, 'ramon'));
    for (const account of ['isko', 'armando', 'nobody-at-all', 'ramon']) {
      await page.goto(`/m/member/agent/agentRebeat?account=${account}`);
      await expect(page.getByText('You have no such direct member.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'See all rebates' }).click();
    await expect(page).toHaveURL('/m/member/agent/agentRebeat');
    await expect(page.getByRole('heading', { name: 'Your own rebates' })).toBeVisible();
  },
);
