import type { Page } from '@playwright/test';
import { merchantDayOf } from '@araw/contract/values/dates';
import { formatMoney } from '#services/money.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { enterAs, signInAs, submitLogin } from '#e2e/support/journey.ts';
import { expect, test } from '#e2e/support/test.ts';

const figures = (page: Page) => page.getByRole('definition').allTextContents();
const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const answer = (page: Page, name: string, button: string) =>
  alert(page, name).getByRole('button', { name: button }).click();

const daily = 'Daily salary contract';
const dividend = 'Dividend contract';
const hourly = 'Hourly salary contract';

test('[AGENT-01] [AGENT-02] [AGENT-03] an agent is greeted by time of day and sees what the team did today', async ({
  page,
  operator,
}) => {
  await enterAs(page, 'carmela');
  const { token } = await openSession(operator.url, 'carmela');
  const today = merchantDayOf(Date.now());
  const counted = async () => {
    const request = { startDate: today, endDate: today, size: 0 };
    const { footer } = await clientOf(operator.url, token).teamKpiA(request);
    return [
      footer.teamLoginMemberCount,
      footer.teamBetMemberCount,
      footer.teamRegisterMemberCount,
      footer.teamOnlineCount,
    ].map(String);
  };
  await page.goto('/m/agent/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Agent home' })).toBeVisible();
  const before = await counted();
  await expect.poll(() => figures(page)).toEqual(before);

  // A team member logs in for the first time today.
  await openSession(operator.url, 'oliva');
  const after = await counted();
  expect([Number(after[0]) - Number(before[0]), Number(after[3]) - Number(before[3])]).toEqual([1, 1]);
  await page.reload();
  await expect.poll(() => figures(page)).toEqual(after);

  for (const [time, greeting] of [
    ['10:59', 'Good morning'],
    ['11:00', 'Good day'],
    ['14:59', 'Good day'],
    ['15:00', 'Good afternoon'],
    ['18:59', 'Good afternoon'],
    ['19:00', 'Good evening'],
  ] as const) {
    await page.clock.setFixedTime(`${today}T${time}:00+08:00`);
    await page.reload();
    await expect(page.getByText(greeting, { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Team overview' }).click();
  await expect(page).toHaveURL('/m/agent/team/overview');
});

test('[AGENT-05] contract alerts: one is opened and accepted, others are postponed, one is declined', async ({
  page,
}) => {
  await page.goto('/m/login');
  await submitLogin(page, 'ramon');
  // A double tap postpones only one alert.
  await alert(page, daily).getByRole('button', { name: 'Later' }).dblclick();
  await answer(page, dividend, 'View contract');
  await expect(page).toHaveURL('/m/member/agent/getDevidendContract');
  await expect(page.getByRole('heading', { level: 1, name: dividend })).toBeFocused();

  await page.getByRole('button', { name: 'Accept' }).click();
  await alert(page, 'Accept this contract?').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'In force' })).toBeVisible();
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([/^In force/, /^Declined/]);

  // The skipped alert shows on the next visit to the home page; the answered ones don't.
  await page.goBack();
  await expect(page).toHaveURL('/m/home');
  await answer(page, hourly, 'Later');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // After a reload, every pending contract prompts again, on the agent's home too.
  await page.goto('/m/agent/home');
  await answer(page, daily, 'Later');
  await expect(alert(page, hourly)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.goto('/m/member/agent/getSalaryContract');
  await expect(page.getByRole('region', { name: 'In force until you decide' })).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await alert(page, 'Decline this contract?').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('region', { name: 'Declined' })).toBeVisible();
  await expect(history).toHaveText([/^Declined/, /^In force/, /^Ended/]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Declined' })).toBeVisible();

  await page.goto('/m/home');
  await answer(page, hourly, 'Later');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[TEAM-04] an agent opens the team’s commission, which matches the operator’s figures for each member', async ({
  page,
  operator,
}) => {
  await signInAs(page, 'jose');
  await page.goto('/m/agent/home');
  await page.getByRole('link', { name: 'Commission', exact: true }).click();
  await expect(page).toHaveURL('/m/member/teamRebate');
  await page.getByRole('button', { name: 'Direct member' }).click();
  await expect(page).toHaveURL(/\/m\/member\/teamRebate\?.*by=subordinate/);

  const { token } = await openSession(operator.url, 'jose');
  const asked = { period: '7days', by: 'subordinate' } as const;
  const { list, totals } = await clientOf(operator.url, token).rebateIncome(asked);
  expect(list.length).toBeGreaterThan(0);
  const sumOf = ({ closed, open }: { closed: number; open: number }) => formatMoney(closed + open, '');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const one of list.slice(0, 3)) await expect(row(one.name)).toContainText(sumOf(one));
  if (totals) await expect(page.getByRole('row').last()).toContainText(sumOf(totals));
});
