import type { Page } from '@playwright/test';
import { expect, freshName, test } from '../support/accounts.ts';
import { give, hold, onCall, refuse } from '../support/faults.ts';
import { gameFrame, logInAs, signInAs, submitLogin } from '../support/journey.ts';
import { fillRegistration, submitRegistration } from '../support/registering.ts';

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
  // What lies over the pages has come by then.
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const tryForFree = async (page: Page) => {
  await page.getByRole('link', { name: 'Try for free' }).click();
  await page.getByRole('checkbox', { name: /^I'm 21 years old/ }).check({ position: { x: 4, y: 4 } });
  await page.getByRole('button', { name: 'Start playing' }).click();
};

test.describe('[PERM-05] a game that a visitor taps', () => {
  test('plays after the login, over the list it was tapped in, once', async ({ page }) => {
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
    'is there after a registration, whose player has nothing to play with yet',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await sandbox.setRegisterVariant('threeFields');
      await tapAsVisitor(page);
      await page.getByRole('link', { name: 'Create account' }).click();
      const password = 'Own-password-1';
      await fillRegistration(page, {
        Username: freshName(),
        Password: password,
        'Confirm password': password,
      });
      await submitRegistration(page);
      await expect(offer(page)).toContainText(game);
      await expect(page).toHaveURL('/m/home');
    },
  );

  test('[TRIAL-03] plays for fun for a player on trial', { tag: '@full' }, async ({ page }) => {
    await tapAsVisitor(page);
    await tryForFree(page);
    const frame = await gameFrame(page, game);
    await expect(frame.getByText('Fun money')).toBeVisible();
  });

  test(
    '[SES-02] that is for money alone is refused to a player on trial',
    { tag: '@full' },
    async ({ page }) => {
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
    },
  );

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
    test(`[SES-07] is forgotten that was tapped ${when}`, { tag: '@full' }, async ({ page }) => {
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

  test('[TRIAL-03] plays for fun, also after a reload', { tag: '@full' }, async ({ page }) => {
    await tile(page).click();
    await expect(offer(page).locator(':focus')).toHaveCount(1);
    await offer(page).getByRole('button', { name: 'Play for fun' }).click();
    const frame = await gameFrame(page, game);
    await expect(frame.getByText('Fun money')).toBeVisible();
    await expect(funMark(page)).toBeVisible();
    await page.reload();
    await expect((await gameFrame(page, game)).getByText('Fun money')).toBeVisible();
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

  test('opens it for money nevertheless', { tag: '@full' }, async ({ page }) => {
    await tile(page).click();
    await offer(page).getByRole('button', { name: 'Open the game anyway' }).click();
    const frame = await gameFrame(page, game);
    await expect(frame.getByText('₱0.00').first()).toBeVisible();
    await expect(funMark(page)).toHaveCount(0);
  });

  test('closes the offer by the button, by Escape and by going back', { tag: '@full' }, async ({ page }) => {
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

  test(
    '[TILE-04] is offered no match for fun, as there is no such match',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/m/sports');
      await page
        .getByRole('button', { name: /^Bet now: / })
        .first()
        .click();
      await expect(offer(page).getByRole('link', { name: 'Cash in' })).toBeVisible();
      await expect(offer(page).getByRole('button', { name: 'Play for fun' })).toHaveCount(0);
    },
  );

  test('[TILE-06] goes to cash in from a lottery by its address', { tag: '@full' }, async ({ page }) => {
    await page.goto('/m/lotto-h5/mobile/Tradition/games/EZL-001');
    await offer(page).getByRole('link', { name: 'Cash in' }).click();
    await expect(page).toHaveURL('/m/voucherCenter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('finds the game where the last centavo is left', { tag: '@full' }, async ({ page }) => {
    await onCall(page, 'wallet', give({ sumBalance: 0.01, currencySymbol: '₱' }));
    await tile(page).click();
    await gameFrame(page, game);
    await expect(funMark(page)).toHaveCount(0);
  });

  test('[NET-04] finds the game where the balance is not known', { tag: '@full' }, async ({ page }) => {
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
