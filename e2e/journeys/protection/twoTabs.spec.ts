import type { FrameLocator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from '#e2e/support/accounts.ts';
import { depositBeside, payBeside } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { gameFrame, gameMessage, pesos, playRound } from '#e2e/support/journey.ts';
import { clientOf } from '#e2e/support/operatorCalls.ts';

/** In hours, for the clock. The session lasts 30 minutes without a sign from its player. */
const minute = 1 / 60;

test('[PROT-05] a reality check over two games in two tabs: counted over both, no bet in either until it is answered in one; stopping in one closes both', async ({
  page,
  operator: { url },
  newPlayer,
  sandbox,
}) => {
  const { session } = await newPlayer();
  const operator = clientOf(url, session.token);
  const { number } = await depositBeside(url, session, { amount: '500' });
  await payBeside(url, number, { act: 'pay', amount: '500' });
  await expect.poll(async () => (await operator.wallet()).sumBalance).toBe(500);
  await operator.setRealityCheck({ key: randomUUID(), minutes: 10 });
  const balance = async () => (await operator.wallet()).sumBalance;

  const open = async (on: Page, game: string) => {
    await on.emulateMedia({ reducedMotion: 'reduce' });
    await asPlayer(on, session);
    await on.goto('/m/jl-slot');
    await on
      .getByRole('button', { name: `Play ${game}` })
      .first()
      .click();
    return gameFrame(on, game);
  };
  const question = (on: Page) => on.getByRole('alertdialog', { name: 'Time for a quick check' });
  const figures = (on: Page) => question(on).getByRole('definition');
  /** The bet is refused, and the question covers this tab's game. */
  const refused = async (on: Page, frame: FrameLocator) => {
    const before = await balance();
    // Not by a tap: the question may come first by the clock, and covers the game.
    await frame.locator('#play').dispatchEvent('click');
    await expect(question(on)).toBeVisible();
    await expect(gameMessage(frame)).toHaveText(
      "You've been playing for a while. Answer the question on the site to continue. No money moved.",
    );
    expect(await balance()).toBe(before);
  };

  const beside = await page.context().newPage();
  const first = await open(page, 'Manila Gold Rush');
  const second = await open(beside, 'Lucky Sampaguita');
  const played: { stake: number; payout: number; jackpotWon: number }[] = [];

  await test.step('the other tab’s first bet names the seeds that the first tab’s bet has fixed; no money moves', async () => {
    played.push(await playRound(page, first));
    const before = await balance();
    await second.locator('#play').click();
    await expect(gameMessage(second)).toHaveText(
      'Your seeds were changed on another page. No money moved. Check the new ones under Fairness and play again.',
    );
    expect(await balance()).toBe(before);
  });

  await test.step('six minutes later a bet in the other tab, after ten the question: a bet in either is refused', async () => {
    await sandbox.advanceClock(6 * minute);
    played.push(await playRound(beside, second));
    await sandbox.advanceClock(11 * minute);
    await refused(beside, second);
    await refused(page, first);
  });

  await test.step('both tabs show the figures of both games', async () => {
    const inCentavos = (amounts: number[]) => amounts.reduce((sum, one) => sum + Math.round(one * 100), 0);
    const staked = inCentavos(played.map(({ stake }) => stake));
    const won = inCentavos(played.map(({ payout, jackpotWon }) => payout + jackpotWon));
    for (const tab of [page, beside]) {
      await expect(figures(tab).nth(1)).toHaveText(pesos(staked / 100));
      await expect(figures(tab).nth(2)).toHaveText(pesos(won / 100));
    }
    expect(await operator.playSession({})).toMatchObject({
      staked: staked / 100,
      won: won / 100,
      net: (won - staked) / 100,
    });
  });

  await test.step('answered in one, bets are taken in both', async () => {
    await question(page).getByRole('button', { name: 'Keep playing' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(question(beside)).toHaveCount(0);
    await playRound(beside, second);
    await playRound(page, first);
  });

  await test.step('the interval starts again, and stopping in one tab closes both games', async () => {
    await sandbox.advanceClock(22 * minute);
    await refused(page, first);
    await expect(question(beside)).toBeVisible();
    await question(beside).getByRole('button', { name: 'Stop playing' }).click();
    for (const tab of [beside, page]) await expect(tab.locator('iframe')).toHaveCount(0);
    expect(await operator.playSession({})).toMatchObject({ state: 'idle' });
  });
});
