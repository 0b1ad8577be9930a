import type { Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { expect, hearNotices } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { callSealed, clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { paymentPassword, setPaymentPassword } from '#e2e/support/paymentPassword.ts';
import { test } from '#e2e/support/rains.ts';

const openButton = (page: Page) => page.getByRole('button', { name: /^Open E/ });

test(
  '[TEAM-07] [TEAM-14] two members open a rain, a stranger sees nothing, and the rest returns when it ends',
  { tag: '@full' },
  async ({ page, operator, browser, sandbox }) => {
    const { url } = operator;
    const agent = await openSession(url, 'pilar');
    const agents = clientOf(url, agent.token);
    if (!(await agents.paymentPassword({})).isSet)
      await setPaymentPassword(url, { session: agent, password: demoPassword });
    const { sumBalance: before } = await agents.wallet({});
    const sent = await callSealed(
      url,
      'transferMultipleDownline',
      {
        key: crypto.randomUUID(),
        audience: 'direct',
        shares: 3,
        split: 'equal',
        amount: '33',
        greeting: 'Para <i>sa iyo</i>',
        hours: 1,
        paymentPassword,
      },
      agent.token,
    );
    expect((await agents.wallet({})).sumBalance).toBe(before - 33);

    // The envelope shows on home, in the reward centre, and in its inbox message.
    const first = await openSession(url, 'amor');
    const { sumBalance } = await clientOf(url, first.token).wallet({});
    await asPlayer(page, first);
    await page.goto('/m/home');
    const waiting = page.getByRole('complementary', { name: 'Red envelopes' });
    await expect(waiting).toContainText('Para <i>sa iyo</i>');
    await waiting.getByRole('button', { name: 'Not now' }).click();
    await expect(waiting).toHaveCount(0);
    await page.goto('/m/rewardCenter');
    await page.getByRole('main').getByRole('link', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL('/m/webEmail?page=envelopes');
    await expect(page.getByText('Para <i>sa iyo</i>')).toBeVisible();
    await page.goto('/m/webEmail');
    await page
      .getByRole('button', { name: /A red envelope for you/ })
      .first()
      .click();
    await page.getByRole('link', { name: sent.number }).click();
    await expect(page).toHaveURL('/m/webEmail?page=envelopes');
    await expect(page.getByText('Para <i>sa iyo</i>')).toBeVisible();
    await openButton(page).first().click();
    await expect(page.getByRole('status').filter({ hasText: '₱11.00 is in your balance.' })).toBeVisible();
    expect((await clientOf(url, first.token).wallet({})).sumBalance).toBe(sumBalance + 11);
    await page.goto('/m/transaction/record');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Red envelope' }).filter({ hasText: '+₱11.00' }),
    ).toHaveCount(1);

    const elsewhere = await browser.newContext({ baseURL: url });
    const second = await elsewhere.newPage();
    await asPlayer(second, await openSession(url, 'isko'));
    await second.goto('/m/webEmail?page=envelopes');
    await openButton(second).first().click();
    await expect(second.getByRole('status').filter({ hasText: '₱11.00 is in your balance.' })).toBeVisible();
    await elsewhere.close();

    const strangers = await openSession(url, 'nena');
    const stranger = clientOf(url, strangers.token);
    expect((await stranger.envelopes({})).list.map(({ number }) => number)).not.toContain(sent.number);
    await expect(stranger.openEnvelope({ key: crypto.randomUUID(), id: sent.id })).rejects.toMatchObject({
      code: 'notFound',
    });

    await sandbox.advanceClock(1.5);
    const later = await openSession(url, 'pilar');
    const after = clientOf(url, later.token);
    await expect.poll(async () => (await after.wallet({})).sumBalance).toBe(before - 22);
    expect((await after.envelopeRain({})).list[0]).toMatchObject({ state: 'ended', opened: 2, left: 11 });
  },
);

test(
  '[TEAM-14] players without a real account are told so instead',
  { tag: '@full' },
  async ({ page, operator }) => {
    await asPlayer(page, await openSession(operator.url, 'tina'));
    await page.goto('/m/set');
    const heard = await hearNotices(page);
    await page.goto('/m/webEmail?page=envelopes');
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await expect(page.getByText('No red envelopes')).toHaveCount(0);
  },
);
