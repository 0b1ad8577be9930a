import type { Page } from '@playwright/test';
import { expect, freshName, test } from '#e2e/support/accounts.ts';
import { give, hold, onCall, refuse } from '#e2e/support/faults.ts';
import { gameFrame, logInAs, signInAs, submitLogin } from '#e2e/support/journey.ts';
import { declineLimits, fillRegistration, submitRegistration } from '#e2e/support/registering.ts';

const list = '/m/gameList?gameType=RNG';
const game = 'Manila Gold Rush';

const tile = (page: Page) => page.getByRole('button', { name: `Play ${game}`, exact: true });
const offer = (page: Page) => page.getByRole('dialog', { name: 'Your balance is zero' });
const funMark = (page: Page) => page.getByRole('dialog', { name: game }).getByText('Fun', { exact: true });

async function tapAsVisitor(page: Page) {
  await page.goto(list);
  await tile(page).click();
  await expect(page).toHaveURL('/m/login');
}

async function expectNoGame(page: Page) {
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  // The overlays have mounted once this shows.
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const tryForFree = async (page: Page) => {
  await page.getByRole('link', { name: 'Try for free' }).click();
  await page.getByRole('checkbox', { name: /^I'm 21 years old/ }).check({ position: { x: 4, y: 4 } });
  await page.getByRole('button', { name: 'Start playing' }).click();
};

test.describe('[PERM-05] a game tapped by a visitor', () => {
  test('opens once after the login, over the list it was tapped in', { tag: '@full' }, async ({ page }) => {
    await tapAsVisitor(page);
    await page.reload();
    await submitLogin(page, 'maria');
    await gameFrame(page, game);
    await expect(page).toHaveURL(list);
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(list);
    await page.reload();
    await expect(tile(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(
    'is offered after registering, to a player who has no money yet',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await sandbox.setRegisterVariant('threeFields');
      await tapAsVisitor(page);
      await page.getByRole('link', { name: 'Sign up' }).click();
      const password = 'Own-password-1';
      await fillRegistration(page, {
        Username: freshName(),
        Password: password,
        'Confirm password': password,
      });
      await submitRegistration(page);
      await expect(offer(page)).toHaveCount(0);
      await declineLimits(page);
      await expect(offer(page)).toContainText(game);
      await expect(page).toHaveURL('/m/home');
    },
  );

  test('[TRIAL-03] opens for fun for a trial player', { tag: '@full' }, async ({ page }) => {
    await tapAsVisitor(page);
    await tryForFree(page);
    const frame = await gameFrame(page, game);
    await expect(frame.getByText('Play money')).toBeVisible();
  });

  test('[SES-02] for real money only is refused to a trial player', { tag: '@full' }, async ({ page }) => {
    await page.goto('/m/sports');
    await page
      .getByRole('button', { name: /^Bet now: / })
      .first()
      .click();
    await expect(page).toHaveURL('/m/login');
    await tryForFree(page);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Please login an actual account to use this function',
    );
  });

  test('is forgotten when the player goes elsewhere', { tag: '@full' }, async ({ page }) => {
    await tapAsVisitor(page);
    await page.goBack();
    await expect(tile(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('TAPPED_GAME'))).toBe(null);
    await logInAs(page, 'maria');
    await expectNoGame(page);
  });

  const target = { vendor: 'JL', gameId: 'JL-001', nodeId: 'JL-001', roomId: '', name: game };
  const kept = {
    'half an hour ago': { at: Date.now() - 30 * 60_000 - 1_000, target },
    'tomorrow, by a clock that was wrong': { at: Date.now() + 86_400_000, target },
    'and is damaged': { at: Date.now(), target: { ...target, gameId: { toString: 'JL-001' } } },
  };
  for (const [when, value] of Object.entries(kept)) {
    test(`[SES-07] is forgotten if it was tapped ${when}`, { tag: '@full' }, async ({ page }) => {
      await page.goto('/m/login');
      await page.evaluate((text) => sessionStorage.setItem('TAPPED_GAME', text), JSON.stringify(value));
      await submitLogin(page, 'maria');
      await expect(page).toHaveURL('/m/home');
      await expectNoGame(page);
      expect(await page.evaluate(() => sessionStorage.getItem('TAPPED_GAME'))).toBe(null);
    });
  }
});

test.describe('[BAL-01] [TILE-05] a member with ₱0.00 who taps a game', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'nena');
    await page.goto(list);
  });

  test('[TRIAL-03] plays for fun, even after a reload', { tag: '@full' }, async ({ page }) => {
    await tile(page).click();
    await expect(offer(page).locator(':focus')).toHaveCount(1);
    await offer(page).getByRole('button', { name: 'Play for fun' }).click();
    const frame = await gameFrame(page, game);
    await expect(frame.getByText('Play money')).toBeVisible();
    await expect(funMark(page)).toBeVisible();
    await page.reload();
    await expect((await gameFrame(page, game)).getByText('Play money')).toBeVisible();
    await expect(funMark(page)).toBeVisible();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('goes to cash in, and back to the list without the offer', { tag: '@full' }, async ({ page }) => {
    await tile(page).click();
    await offer(page).getByRole('link', { name: 'Cash in' }).click();
    await expect(page).toHaveURL('/m/voucherCenter');
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(tile(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens it for real money anyway', { tag: '@full' }, async ({ page }) => {
    await tile(page).click();
    await offer(page).getByRole('button', { name: 'Open the game anyway' }).click();
    const frame = await gameFrame(page, game);
    await expect(frame.getByText('₱0.00').first()).toBeVisible();
    await expect(funMark(page)).toHaveCount(0);
  });

  test('closes the offer with the button, Escape or going back', { tag: '@full' }, async ({ page }) => {
    const closings = [
      () => offer(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await tile(page).click();
      await expect(offer(page)).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(list);
    }
  });

  test('[TILE-04] is not offered matches for fun, as there are none', { tag: '@full' }, async ({ page }) => {
    await page.goto('/m/sports');
    await page
      .getByRole('button', { name: /^Bet now: / })
      .first()
      .click();
    await expect(offer(page).getByRole('link', { name: 'Cash in' })).toBeVisible();
    await expect(offer(page).getByRole('button', { name: 'Play for fun' })).toHaveCount(0);
  });

  test(
    '[TILE-06] goes to cash in from a lottery opened by its address',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/m/lotto-h5/mobile/Tradition/games/EZL-001');
      await offer(page).getByRole('link', { name: 'Cash in' }).click();
      await expect(page).toHaveURL('/m/voucherCenter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test('opens the game with a single centavo left', { tag: '@full' }, async ({ page }) => {
    await onCall(page, 'wallet', give({ sumBalance: 0.01, currencySymbol: '₱' }));
    await tile(page).click();
    await gameFrame(page, game);
    await expect(funMark(page)).toHaveCount(0);
  });

  test('[NET-04] opens the game if the balance is unknown', { tag: '@full' }, async ({ page }) => {
    await onCall(page, 'wallet', refuse(403, 'noPermission'));
    await tile(page).click();
    await gameFrame(page, game);
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await onCall(page, 'wallet', hold().handler);
    await tile(page).click();
    await gameFrame(page, game);
  });
});
