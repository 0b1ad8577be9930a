import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { depositBeside, payBeside } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { gameFrame, gameMessage, pesos, playRound } from '#e2e/support/journey.ts';
import { callSealed, clientOf, merchantCode } from '#e2e/support/operatorCalls.ts';
import { setNextRound } from '#e2e/support/sandbox.ts';

const game = 'Manila Gold Rush';
/** No line of the game pays on these reels. */
const losing = { gameId: 'JL-001', numbers: '0 2 0 0 0' };

test(
  '[PROT-02] a loss limit set on another device during a game is used to its last centavo; a raise waits 24 hours and a second yes',
  { tag: '@full' },
  async ({ page, browser, operator: { url }, newPlayer, sandbox }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { session, name, password } = await newPlayer();
    const operator = clientOf(url, session.token);
    const { number } = await depositBeside(url, session, { amount: '500' });
    await payBeside(url, number, { act: 'pay', amount: '500' });
    await expect.poll(async () => (await operator.wallet()).sumBalance).toBe(500);

    const logIn = () => callSealed(url, 'logIn', { type: 'username', username: name, password });
    const openAnother = async () => {
      const context = await browser.newContext({ baseURL: url });
      const other = await context.newPage();
      await asPlayer(other, { ...(await logIn()), merchantCode });
      return other;
    };
    const open = async (on: Page) => {
      await on.goto('/m/jl-slot');
      await on
        .getByRole('button', { name: `Play ${game}` })
        .first()
        .click();
      return gameFrame(on, game);
    };
    const lose = async (on: Page, frame: FrameLocator) => {
      await setNextRound(on, { ...losing, account: name });
      const round = await playRound(on, frame);
      expect(round.payout).toBe(0);
      return round;
    };

    await asPlayer(page, session);
    const frame = await open(page);
    const { stake } = await lose(page, frame);
    const limit = pesos(2 * stake);
    const raised = pesos(3 * stake);

    const limits = await openAnother();
    const card = limits.getByRole('region', { name: 'Losses · Monthly' });
    const limitTo = async (amount: number) => {
      await limits.getByRole('button', { name: 'Losses' }).click();
      await limits.getByRole('button', { name: 'Monthly' }).click();
      await limits.getByRole('textbox', { name: 'New limit' }).fill(amount.toFixed(2));
      await limits.getByRole('button', { name: 'Set limit' }).click();
    };

    await test.step('the limit applies immediately, and counts what was lost before it', async () => {
      await limits.goto('/m/limits');
      await limitTo(2 * stake);
      await limits
        .getByRole('alertdialog', { name: `Set this limit to ${limit}?` })
        .getByRole('button', { name: 'Confirm' })
        .click();
      await expect(card.getByRole('definition').first()).toHaveText(limit);
      await expect(card).toContainText(`Used${pesos(stake)}Left${pesos(stake)}`);
    });

    await test.step('the bet that uses all of it is placed, the next one is refused', async () => {
      const { balance } = await lose(page, frame);
      await frame.locator('#play').click();
      await expect(gameMessage(frame)).toContainText("this bet wasn't placed");
      expect(await operator.wallet()).toMatchObject({ sumBalance: balance });
      await limits.reload();
      await expect(card).toContainText(`Used${limit}Left₱0.00`);
    });

    await test.step('a raise changes nothing at first', async () => {
      await limitTo(3 * stake);
      await limits
        .getByRole('alertdialog', { name: `Raise this limit to ${raised}?` })
        .getByRole('button', { name: 'Confirm' })
        .click();
      await expect(card).toContainText(`Requested: ${raised}. You can confirm it from `);
      await expect(card.getByRole('definition').first()).toHaveText(limit);
      await expect(card.getByRole('button', { name: `Change to ${raised}` })).toHaveCount(0);
      await frame.locator('#play').click();
      await expect(gameMessage(frame)).toContainText("this bet wasn't placed");
      await limits.context().close();
    });

    await test.step('24 hours later it can be confirmed, and applies only then', async () => {
      await sandbox.advanceClock(24);
      const later = await openAnother();
      await later.goto('/m/limits');
      const laterCard = later.getByRole('region', { name: 'Losses · Monthly' });
      await expect(laterCard.getByRole('definition').first()).toHaveText(limit);
      await laterCard.getByRole('button', { name: `Change to ${raised}` }).click();
      await expect(laterCard.getByRole('definition').first()).toHaveText(raised);
      await expect(laterCard).not.toContainText('Requested');
      await lose(later, await open(later));
      await later.context().close();
    });
  },
);
