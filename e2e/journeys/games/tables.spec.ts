import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import { gameFrame, gameMessage, pesos, signInAs } from '#e2e/support/journey.ts';
import { moveClock, passNextDraw, setNextRound } from '#e2e/support/sandbox.ts';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test.ts';

const catalogue = seedCatalogue();

function gameOf(kind: GameKind) {
  const game = catalogue.find((one) => one.kind === kind);
  if (!game) throw new Error(`There is no ${kind}`);
  return game;
}

/** The balance in pesos, once it has loaded. */
async function balanceIn(frame: FrameLocator) {
  const balance = frame.locator('#balance');
  await expect(balance).toContainText('₱');
  return Number((await balance.innerText()).replace(/[₱,]/g, ''));
}

async function openGame(page: Page, { name, gameType }: { name: string; gameType: string }) {
  await page.goto(`/m/gameList?gameType=${gameType}`);
  await page.getByRole('searchbox', { name: 'Search games' }).fill(name);
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();
  return gameFrame(page, name);
}

/** The game, its draw, the bet, the payout as a multiple of the stake, and the page's message. */
const rounds = [
  ['roulette', '17', 'n17', 36, 'The ball lands on ⁦17⁩, Black'],
  ['baccarat', '1 2 14 3 4 17', 'player', 2, 'Player ⁦2♠⁩ ⁦2♥⁩ ⁦5♠⁩, 9; banker ⁦3♠⁩ ⁦4♠⁩, 7'],
  ['sicBo', '2 2 2', 'triple3', 210, '⁦3 3 3⁩ make 9'],
  ['colorGame', '0 0 3', 'red', 3, 'The dice show: Red, Red, Green'],
  ['scratch', '700 8 7 6 5 4 3 2 1', '', 2, 'Three fields show ⁦× 2⁩'],
  ['poker', '9 9 9 9 0', '', 2000, '⁦10♠⁩ ⁦J♠⁩ ⁦Q♠⁩ ⁦K♠⁩ ⁦A♠⁩: Royal flush'],
] as const;

for (const [kind, numbers, pick, times, words] of rounds) {
  test(
    `[TILE-05] ${kind}: the result pays what the page promised, and the page says so`,
    { tag: '@full' },
    async ({ page }) => {
      const game = gameOf(kind);
      await signInAs(page, 'carmela');
      await setNextRound(page, { gameId: game.gameId, account: 'carmela', numbers });
      const frame = await openGame(page, game);
      if (pick) await frame.locator(`input[value=${pick}]`).check();
      const before = await balanceIn(frame);
      const stake = Number((await frame.locator('#amount').innerText()).replace('₱', ''));
      await frame.locator('#play').click();
      await expect(gameMessage(frame)).toContainText(`You won ${pesos(stake * times)}`);
      await expect(gameMessage(frame)).toContainText(words);
      await expect(frame.locator('#balance')).toHaveText(pesos(before - stake + stake * times));
    },
  );
}

test(
  '[TILE-05] sabong: meron, wala or draw wins once the fight is over',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'carmela');
    // Fights begin every ten minutes: don't let one begin during the test's bets.
    await passNextDraw(page);
    const frame = await openGame(page, { ...gameOf('sabong'), gameType: 'SPORTS' });
    const fight = frame.locator('fieldset').first();
    for (const side of ['Meron:', 'Draw', 'Wala:']) {
      await fight.getByText(side).click();
      await frame.getByRole('button', { name: 'Place bet' }).click();
      await expect(gameMessage(frame)).toHaveText('Your bet is in.');
    }
    await expect(frame.locator('#tickets li').filter({ hasText: 'Waiting' })).toHaveCount(3);
    await moveClock(page, '+10 minutes');
    await moveClock(page, '+10 minutes');
    await expect(frame.locator('#tickets li').filter({ hasText: 'Won ₱' })).toHaveCount(1);
    await expect(frame.locator('#tickets li').filter({ hasText: 'Lost' })).toHaveCount(2);
    await expect(frame.locator('#results li').first()).toContainText(/: (Meron|Wala|Draw)/);
    await moveClock(page, 'Back to real time');
  },
);

test(
  '[TILE-06] 6/42: six numbers are picked by keyboard or at random, bet on and cancelled',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'carmela');
    // Draws close every ten minutes: don't let one close during the test's bets.
    await passNextDraw(page);
    await page.goto(`/m/lotto-h5/mobile/Tradition/games/${gameOf('six42').gameId}`);
    const frame = page.frameLocator('iframe');
    const number = (value: number) => frame.getByRole('checkbox', { name: String(value), exact: true });
    await expect(number(42)).toBeVisible();
    const before = await balanceIn(frame);
    for (const value of [42, 3, 17, 11, 20]) {
      await number(value).focus();
      await page.keyboard.press('Space');
    }
    await frame.getByRole('button', { name: 'Place bet' }).click();
    await expect(gameMessage(frame)).toHaveText('Pick six numbers first.');
    await number(34).check();
    await expect(frame.getByText('6 of 6 picked')).toBeVisible();
    await expect(number(1)).toBeDisabled();
    await frame.getByRole('button', { name: 'Place bet' }).click();
    await expect(gameMessage(frame)).toHaveText('Your bet is in.');
    const bet = frame.locator('#tickets li').first();
    await expect(bet).toContainText('3 11 17 20 34 42');
    await bet.getByRole('button', { name: /^Cancel/ }).click();
    await expect(gameMessage(frame)).toHaveText('Cancelled. You got your stake back.');
    await expect(frame.locator('#balance')).toHaveText(pesos(before));
    await frame.getByRole('button', { name: 'Lucky pick' }).click();
    await expect(frame.locator('input:checked')).toHaveCount(6);
    await moveClock(page, 'Back to real time');
  },
);

test(
  '[PERM-02] [PERM-05] a trial member is told that matches and fights are for real accounts',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'tina');
    for (const kind of ['matches', 'sabong'] as const) {
      const { name } = gameOf(kind);
      await page.goto('/m/gameList?gameType=SPORTS');
      await page.getByRole('searchbox', { name: 'Search games' }).fill(name);
      await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
        'Please login an actual account to use this function',
      );
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  },
);
