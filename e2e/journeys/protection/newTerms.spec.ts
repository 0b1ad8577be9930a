import type { Page } from '@playwright/test';
import { startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { gameFrame, gameMessage, playRound } from '#e2e/support/journey.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { submitForm } from '#e2e/support/sandbox.ts';
import { expect, test } from '#e2e/support/test.ts';

const changed = 'The terms have changed. Please read them and agree again.';
const main = (page: Page) => page.getByRole('main');

// Its own operator: a published version stays, and every player of the others would be asked.
test('[PROT-13] a version published while players are logged in: no bet and no cash-in until each has accepted it', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { url, stop } = await startOperator(await freshDatabase());
  const beside = await browser.newContext();
  try {
    const session = await openSession(url, 'maria');
    const maria = clientOf(url, session.token);
    await asPlayer(page, session);
    await page.goto(`${url}/m/jl-slot`);
    await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
    const frame = await gameFrame(page, 'Manila Gold Rush');
    await playRound(page, frame);
    const { sumBalance } = await maria.wallet();

    await submitForm(page, '/sandbox/protection', {
      button: 'Publish',
      values: { version: '2026-02', EN: 'Fees are named.' },
    });

    const question = page.getByRole('alertdialog', { name: changed });
    await test.step('the next bet is refused; not now changes nothing', async () => {
      await frame.locator('#play').click();
      await expect(gameMessage(frame)).toContainText("this bet wasn't placed");
      await expect(question.getByText('Fees are named.')).toBeVisible();
      await question.getByRole('button', { name: 'Not now' }).click();
      await expect(question).toHaveCount(0);
      expect(await maria.wallet()).toMatchObject({ sumBalance });
      expect(await maria.ownTerms({})).toMatchObject({ due: true, accepted: [{ version: '2026-01' }] });
    });

    await test.step('the question returns with the next bet, is accepted, and the bet goes through', async () => {
      await frame.locator('#play').click();
      await question.getByRole('button', { name: 'I agree' }).click();
      await expect(question).toHaveCount(0);
      await playRound(page, frame);
      expect(await maria.ownTerms({})).toMatchObject({
        due: false,
        accepted: [{ version: '2026-02' }, { version: '2026-01' }],
      });
    });

    await test.step('another player has accepted nothing by that, and cashes in only afterwards', async () => {
      const others = await openSession(url, 'pilar');
      expect(await clientOf(url, others.token).ownTerms({})).toMatchObject({ due: true });
      const other = await beside.newPage();
      await asPlayer(other, others);
      await other.goto(`${url}/m/voucherCenter`);
      const demands = main(other).getByRole('region', { name: 'Before you continue' });
      await expect(demands).toContainText('Our terms have changed.');
      await demands.getByRole('link', { name: 'Terms and conditions' }).click();
      await expect(main(other).getByRole('heading', { name: changed })).toBeVisible();
      await main(other).getByRole('button', { name: 'I agree' }).click();
      await expect(main(other).getByText(/^You agreed to version 2026-02 on /)).toBeVisible();
      await main(other).getByRole('link', { name: 'Back' }).click();
      await expect(main(other).getByRole('textbox', { name: 'Amount' })).toBeVisible();
      await expect(demands).toHaveCount(0);
    });
  } finally {
    await beside.close();
    await stop();
  }
});
