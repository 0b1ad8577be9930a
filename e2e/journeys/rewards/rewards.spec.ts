import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { margin } from '#operator/jobs/jobs.ts';
import { merchantDayOf, startOfMerchantDay } from '@araw/contract/values/dates';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { OperatorClient } from '#services/client/operator.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { expect, freshName, hearNotices, storedSession, test } from '#e2e/support/accounts.ts';
import { depositBeside, payBeside, submitSandbox } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { playing } from '#e2e/support/playing.ts';
import {
  expectNewPlayer,
  fillRegistration,
  registerForm,
  submitRegistration,
} from '#e2e/support/registering.ts';

const main = (page: Page) => page.getByRole('main');
const slot = seedCatalogue().find(({ gameId }) => gameId === 'JL-001')!;
const day = 86_400_000;

/** Cashes in an amount in pesos, without a page. */
async function cashIn(url: string, session: SessionInfo, amount: string) {
  const order = await depositBeside(url, session, { amount });
  await payBeside(url, order.number, { act: 'pay', amount });
  await expect
    .poll(async () => (await clientOf(url, session.token).depositOrder({ id: order.id })).state)
    .toBe('credited');
}

/** Plays rounds with the same stake. The first wins 400 times its stake, to fund the others. */
async function playRounds(
  url: string,
  session: SessionInfo,
  { stake, rounds }: { stake: number; rounds: number },
) {
  const { vendor, gameId, nodeId } = slot;
  const { gameUrl } = await clientOf(url, session.token).launchGame({
    vendor,
    gameId,
    nodeId,
    language: 'EN',
  });
  const { token } = await playing(url, 'open', { code: new URL(gameUrl, url).searchParams.get('code') });
  await submitSandbox(url, 'numbers', { gameId, account: session.userName, numbers: '1 1 2 4 13' });
  for (let round = 0; round < rounds; round += 1) {
    await playing(url, 'bet', { stake, idempotencyKey: randomUUID() }, token);
  }
}

const rewardsFrom = async (operator: OperatorClient, source: string) =>
  (await operator.rewards({})).list.filter((one) => one.source === source);

test('[BEN-05] [BEN-08] [BEN-09] bets raise the level at midnight: its gift is given once in two tabs, yesterday’s rebate is claimed, and the daily leaderboard restarts', async ({
  page,
  context,
}) => {
  const { url, stop } = await startOperator(await freshDatabase());
  try {
    const session = await openSession(url, 'nena');
    await cashIn(url, session, '2000');
    await asPlayer(page, session);

    await test.step('before, there is no level, and half of the way', async () => {
      await page.goto(`${url}/m/member/benefits`);
      const own = page.getByRole('region', { name: 'Your level' });
      await expect(own).toContainText('No level yet');
      await expect(own.getByRole('progressbar', { name: 'Cash in towards VIP 1' })).toHaveAttribute(
        'value',
        '100',
      );
      await expect(own.getByRole('progressbar', { name: 'Valid bets towards VIP 1' })).toHaveAttribute(
        'value',
        '0',
      );
      await playRounds(url, session, { stake: 200, rounds: 100 });
      await page.reload();
      await expect(own).toContainText("You've reached VIP 1. It starts at midnight, Asia/Manila time.");
      await expect(own).toContainText('No level yet');
    });

    await test.step('and a place in the list of the day', async () => {
      await page.goto(`${url}/bet-rank`);
      await expect(main(page).getByText('₱20,000.00').first()).toBeVisible();
    });

    const now = (await clientOf(url, session.token).benefits({})).now;
    const midnight = startOfMerchantDay(merchantDayOf(now)) + day;
    await submitSandbox(url, 'clock', { by: String(midnight + margin + 1_000 - now) });
    const later = await openSession(url, 'nena');
    const operator = clientOf(url, later.token);
    await expect.poll(async () => (await operator.benefits({})).name).toBe('VIP 1');
    // Open new tabs: the new login has ended the earlier session.
    const both = [await context.newPage(), await context.newPage()] as const;
    const [tab, other] = both;

    await test.step('the gift is claimed once, by a tap in each of two tabs', async () => {
      const { sumBalance } = await operator.wallet();
      const claimOn = (one: Page) => one.getByRole('button', { name: /: Reaching VIP 1$/ });
      for (const one of both) {
        await asPlayer(one, later);
        await one.goto(`${url}/m/member/benefits`);
        await expect(claimOn(one)).toBeEnabled();
      }
      await Promise.all(both.map((one) => claimOn(one).click()));
      for (const one of both) {
        const gift = one.getByRole('listitem').filter({ hasText: 'Reaching VIP 1' });
        await expect(gift).toContainText(/Claimed .*\d{2}\/\d{2}\/\d{4}/);
      }
      await expect.poll(async () => (await operator.wallet()).sumBalance).toBeCloseTo(sumBalance + 58, 6);
      const told = await Promise.all(both.map((one) => one.getByText(/^You claimed/).count()));
      expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await rewardsFrom(operator, 'levelUpgrade')).toMatchObject([{ amount: 58, state: 'done' }]);
      await other.close();
    });

    await test.step('what yesterday’s bets have earned is claimed', async () => {
      await tab.goto(`${url}/m/member/manualRebate`);
      await tab.getByRole('button', { name: 'Claim ₱100.00' }).click();
      await expect(main(tab).getByText('₱100.00 is in your balance.')).toBeVisible();
      await expect(main(tab).getByText('Nothing to claim')).toBeVisible();
    });

    await test.step('the list of today is empty, and yesterday’s prizes wait', async () => {
      await tab.goto(`${url}/bet-rank`);
      await expect(main(tab).getByText('Nobody is ranked yet')).toBeVisible();
      // Two ranks, deposits and bets. Weeks end before a Monday, months before the first.
      const begins = new Date(`${merchantDayOf(midnight)}T00:00:00Z`);
      const ended = 1 + Number(begins.getUTCDay() === 1) + Number(begins.getUTCDate() === 1);
      await expect.poll(async () => (await rewardsFrom(operator, 'rank')).length).toBe(2 * ended);
      expect((await rewardsFrom(operator, 'rank')).map(({ state }) => state)).toEqual(
        Array.from({ length: 2 * ended }, () => 'claimable'),
      );
    });
  } finally {
    await context.close();
    await stop();
  }
});

test('[BEN-06] [REG-07] a friend who registers through the link and plays earns the inviter each reward once', async ({
  page,
  browser,
  operator: { url },
  sandbox,
}) => {
  await sandbox.set('promotion.REFERRAL', { value: 'on' });
  const inviter = await openSession(url, 'amor');
  const inviters = clientOf(url, inviter.token);
  const before = await inviters.invitation({});
  await asPlayer(page, inviter);
  await page.goto('/m/inviteFriends');
  const link = `${url}/m/register?code=${before.code}`;
  await expect(main(page).getByText(link)).toBeVisible();

  const name = freshName();
  const elsewhere = await browser.newContext({ baseURL: url });
  const friend = await elsewhere.newPage();
  await friend.goto(link);
  await fillRegistration(friend, {
    Username: name,
    Password: 'Own-password-1',
    'Confirm password': 'Own-password-1',
  });
  await expect(friend.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
  await registerForm(friend)
    .field('Captcha')
    .fill(await sandbox.captcha());
  await submitRegistration(friend);
  await expectNewPlayer(friend, name);
  const session: SessionInfo = await storedSession(friend);
  await elsewhere.close();

  await cashIn(url, session, '500');
  await expect.poll(async () => (await rewardsFrom(inviters, 'referral')).length).toBe(1);
  await playRounds(url, session, { stake: 50, rounds: 40 });
  await expect.poll(async () => (await rewardsFrom(inviters, 'referral')).length).toBe(2);
  const rewards = await rewardsFrom(inviters, 'referral');
  expect(rewards.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([100, 200]);
  // Later bets earn nothing more.
  await playRounds(url, session, { stake: 50, rounds: 40 });
  await page.reload();
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: `${name.slice(0, 2)}•••` }),
  ).toContainText('₱300.00');
  expect((await inviters.invitation({})).earned).toBe(before.earned + 300);
  expect(await rewardsFrom(inviters, 'referral')).toHaveLength(2);
  expect(await rewardsFrom(clientOf(url, session.token), 'welcome')).toMatchObject([{ amount: 100 }]);
});

const memberRoutes = [
  '/m/member/benefits',
  '/m/inviteFriends',
  '/m/leaderBoard',
  '/m/member/manualRebate',
] as const;

test(
  '[ACCT-03] [PERM-01] a visitor is sent to the login from every rewards page, and can read the leaderboard',
  { tag: '@full' },
  async ({ page, operator: { url } }) => {
    for (const path of [...memberRoutes, '/m/member/rebateReport']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/m\/login/);
    }
    for (const path of ['/deposit-rank', '/bet-rank']) {
      await page.goto(path);
      await expect(main(page).getByText('Log in to see your own place.')).toBeVisible();
    }
    await expectRefused(clientOf(url), 'notLoggedIn');
  },
);

test('[ACCT-03] [BEN-05] a trial player is told on every rewards page that it needs a real account', async ({
  page,
  operator: { url },
}) => {
  const trial = await openSession(url, 'tina');
  await asPlayer(page, trial);
  await page.goto('/m/set');
  const heard = await hearNotices(page);
  for (const path of memberRoutes) {
    heard.length = 0;
    await page.goto(path);
    await expect.poll(() => heard).toContain('Please login an actual account to use this function');
    await expect(main(page).getByRole('button', { name: /^Claim|^Copy/ })).toHaveCount(0);
  }
  await expectRefused(clientOf(url, trial.token), 'realAccountOnly');
});

/** Expects that the operator refuses every rewards call, both reads and claims. */
async function expectRefused(operator: OperatorClient, code: string) {
  const key = randomUUID();
  const asked = [
    operator.benefits({}),
    operator.claimGift({ key, id: 'month:2026-01:1' }),
    operator.missions({}),
    operator.claimMission({ key, id: 'log-in:2026-01-01' }),
    operator.invitation({}),
    operator.rebate({}),
    operator.claimRebate({ key, through: '1' }),
    operator.rewards({}),
    operator.claimReward({ key, id: key }),
    operator.setRankPresence({ out: true }),
  ];
  const answers = await Promise.allSettled(asked);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
    asked.map(() => code),
  );
}
