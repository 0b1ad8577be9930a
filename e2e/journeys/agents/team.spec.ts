import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { formatMoney } from '#services/money.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { untilMidnight } from '#e2e/support/midnight.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { playing } from '#e2e/support/playing.ts';
import { expect, test } from '#e2e/support/test.ts';

const slot = seedCatalogue().find(({ kind }) => kind === 'slot')!;
const minutes = 60_000;

async function post(url: string, path: string, form: Record<string, string>) {
  const { status } = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(status).toBe(303);
}

/** Plays one slot round as a team member. Resolves with the amounts from that member's own record. */
async function playOnce(url: string, name: string) {
  const { token } = await openSession(url, name);
  const operator = clientOf(url, token);
  const read = async () => {
    const { list } = await operator.profitRecord({ period: 'today' });
    const sum = (column: 'bets' | 'payouts') =>
      list.reduce((all, entry) => all + Math.round(entry[column] * 100), 0);
    return { bets: sum('bets'), payouts: sum('payouts') };
  };
  const before = await read();
  const { vendor, gameId, nodeId } = slot;
  const launch = { vendor, gameId, nodeId, language: 'EN', mui: 'mobile', playType: 'Tradition' } as const;
  const { gameUrl } = await operator.launchGame(launch);
  const query = new URL(gameUrl, url).searchParams;
  const code = query.get('code') ?? query.get('token');
  const { token: game, choices, stakes } = await playing(url, 'open', { code });
  await playing(url, 'bet', { stake: stakes[0], choice: choices[0]?.id, idempotencyKey: randomUUID() }, game);
  const after = await read();
  return { bets: after.bets - before.bets, payouts: after.payouts - before.payouts };
}

const totalsOf = async (operator: OperatorClient, period: 'today' | 'yesterday' = 'today') => {
  const { totals, list } = await operator.teamFigures({ period });
  const cents = (amount: number) => Math.round(amount * 100);
  return {
    bets: cents(totals?.bets ?? 0),
    payouts: cents(totals?.payouts ?? 0),
    rows: Object.fromEntries(list.map(({ account, bets }) => [account, cents(bets)])),
  };
};

const figure = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .locator('xpath=following-sibling::dd');
const row = (page: Page, name: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const amount = (centavos: number) => formatMoney(centavos / 100, '');

test('[TEAM-01] [TEAM-05] [TEAM-11] [AGENT-07] overview, profit and bets match the team’s play, and a branch that moves keeps its days', async ({
  page,
}) => {
  const { url, stop } = await startOperator(await freshDatabase());
  try {
    // An hour before midnight, the demo team has finished playing for the day.
    await post(url, 'clock', { by: String(await untilMidnight(url, 60 * minutes)) });
    const session = await openSession(url, 'ramon');
    const operator = clientOf(url, session.token);
    const before = await totalsOf(operator);
    const played = [await playOnce(url, 'paquito'), await playOnce(url, 'gregorio')];
    const after = await totalsOf(operator);
    const sum = (column: 'bets' | 'payouts') => played.reduce((all, one) => all + one[column], 0);
    expect(sum('bets')).toBeGreaterThan(0);
    expect([after.bets - before.bets, after.payouts - before.payouts]).toEqual([sum('bets'), sum('payouts')]);

    await asPlayer(page, session);
    await page.goto(`${url}/m/agent/home`);
    await page.getByRole('link', { name: 'Team overview' }).click();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(figure(page, 'Bets')).toHaveText(`₱${amount(after.bets)}`);
    await expect(figure(page, 'Payouts')).toHaveText(`₱${amount(after.payouts)}`);
    await page.getByRole('button', { name: 'Direct member' }).click();
    await expect(row(page, 'Whole team').getByRole('cell').first()).toContainText(amount(after.bets));
    expect(Object.values(after.rows).reduce((all, bets) => all + bets, 0)).toBe(after.bets);

    // Drill down and back, level by level.
    await row(page, 'carmela').getByRole('link').click();
    await row(page, 'nardo').getByRole('link').click();
    await expect(page).toHaveURL(/account=nardo/);
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Path to this account' })).toContainText(
      /ramon\s*carmela/,
    );
    await page.goBack();
    await expect(page).toHaveURL(/period=today&by=subordinate$/);
    await expect(row(page, 'carmela').getByRole('cell').first()).toContainText(
      amount(after.rows['carmela'] ?? -1),
    );

    await page.goto(`${url}/m/agent/team/pnl?period=today`);
    await expect(row(page, 'Whole team').getByRole('cell').first()).toContainText(amount(after.bets));
    await page.goto(`${url}/m/teamBetting?period=today&account=paquito`);
    await expect(page.getByRole('region', { name: 'Bets' }).getByRole('listitem').first()).toContainText(
      'paquito',
    );
    await page.goto(`${url}/m/teamBetting?period=today`);
    await expect(page.getByLabel('Totals')).toContainText(`₱${amount(after.bets)}`);

    // The branch moves under jose at midnight.
    await post(url, 'team', { account: 'gregorio', superior: 'jose' });
    expect(await totalsOf(operator)).toEqual(after);
    await post(url, 'clock', { by: String(await untilMidnight(url, -5 * minutes)) });
    const { token } = await openSession(url, 'ramon');
    const later = clientOf(url, token);
    const moved = await playOnce(url, 'gregorio');
    expect(await totalsOf(later, 'yesterday')).toEqual(after);
    const now = await totalsOf(later);
    expect([now.bets, now.rows['jose'], now.rows['gregorio']]).toEqual([moved.bets, moved.bets, undefined]);
    const tab = await page.context().newPage();
    await asPlayer(tab, { ...session, token });
    await tab.goto(`${url}/m/agent/team/overview?period=7days&by=subordinate`);
    await expect(row(tab, 'gregorio')).toContainText('left');
    await expect(row(tab, 'gregorio').getByRole('link')).toHaveCount(0);
    await expect(row(tab, 'jose').getByRole('cell').first()).toContainText(
      amount((after.rows['jose'] ?? 0) + moved.bets + (await betsBefore(later, 'jose'))),
    );
  } finally {
    await stop();
  }
});

/** The bets of the last seven days without the last two. */
async function betsBefore(operator: OperatorClient, account: string): Promise<number> {
  const of = async (period: 'today' | 'yesterday' | '7days') => {
    const { list } = await operator.teamFigures({ period });
    return Math.round((list.find((one) => one.account === account)?.bets ?? 0) * 100);
  };
  return (await of('7days')) - (await of('yesterday')) - (await of('today'));
}
