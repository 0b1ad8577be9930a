import { randomUUID } from 'node:crypto';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { depositBeside, makeReady, payBeside } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf } from '#e2e/support/operatorCalls.ts';
import { paymentPassword } from '#e2e/support/paymentPassword.ts';
import { playing } from '#e2e/support/playing.ts';
import { setNextRound } from '#e2e/support/sandbox.ts';

const stake = 100;
/** Two of these pay ₱194 each: betting ₱500.00 loses ₱112.00. */
const rounds = ['sun', 'moon', 'sun', 'moon', 'moon'];

test('[PROT-02] [PROT-04] a loss limit stops the bet that would exceed it; during a break withdrawals work and no game opens', async ({
  page,
  operator: { url },
  newPlayer,
  sandbox,
}) => {
  const { session, password, name } = await newPlayer({ withEmail: true });
  const operator = clientOf(url, session.token);
  await makeReady(url, session, password);
  await sandbox.restrictMember(name, { identityVerified: true });
  const { number } = await depositBeside(url, session, { amount: '500' });
  await payBeside(url, number, { act: 'pay', amount: '500' });
  await expect.poll(async () => (await operator.wallet()).sumBalance).toBe(500);
  await asPlayer(page, session);
  await page.goto('/m/limits');

  const { gameId, nodeId, vendor } = seedCatalogue().find(({ kind }) => kind === 'coin')!;
  const launch = () => operator.launchGame({ vendor, gameId, nodeId, language: 'EN' });
  const code = new URL((await launch()).gameUrl, url).searchParams.get('code');
  const { token } = await playing(url, 'open', { code });
  const bet = () => playing(url, 'bet', { stake, choice: 'sun', idempotencyKey: randomUUID() }, token);
  for (const side of rounds) {
    await setNextRound(page, { gameId, account: name, numbers: side === 'sun' ? '0' : '1' });
    await bet();
  }

  await test.step('a limit of ₱150.00, of which ₱38.00 are left', async () => {
    await page.getByRole('button', { name: 'Losses' }).click();
    await page.getByRole('button', { name: 'Weekly' }).click();
    await page.getByRole('textbox', { name: 'New limit' }).fill('150');
    await page.getByRole('button', { name: 'Set limit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('region', { name: 'Losses · Weekly' })).toContainText('Left₱38.00');
    await expect(bet()).rejects.toThrow(/limit/i);
    expect((await operator.wallet()).sumBalance).toBe(388);
  });

  await test.step('a break of a day, confirmed by the password', async () => {
    await page.getByRole('link', { name: 'Take a break or exclude yourself' }).click();
    await page.getByRole('button', { name: '1 day', exact: true }).click();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Start my break' }).click();
    await expect(page.getByText(/^You're on a break until /)).toBeVisible();
    await expect(launch()).rejects.toMatchObject({ code: 'onBreak' });
  });

  await test.step('₱200.00 can still be withdrawn', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
    await page.getByRole('form', { name: 'Withdraw' }).getByRole('textbox', { name: 'Amount' }).fill('200');
    await page.getByRole('button', { name: 'Review' }).click();
    const confirm = { name: /^Withdraw .?₱200\.00/ };
    await page.getByRole('main').getByRole('button', confirm).click();
    const sheet = page.getByRole('dialog', { name: 'Confirm the withdrawal' });
    await sheet.getByRole('textbox', { name: 'Payment PIN' }).first().focus();
    await page.keyboard.type(paymentPassword);
    await sheet.getByRole('button', confirm).click();
    await expect(page.getByRole('main').getByText(/^W\d/)).toBeVisible();
    expect((await operator.wallet()).sumBalance).toBe(188);
  });
});
