import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { commitment, dice, draw, seed } from '@araw/testing/fairRounds';
import { betOnLottery, enterAs, gameFrame, playRound, signInAs } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const addressOf = (values: Record<string, string>, look = 'language=en&css=dark') =>
  `/play/verify?${look}#${new URLSearchParams(values)}`;

async function open(page: Page, values: Record<string, string>, look?: string) {
  // Changing only the fragment wouldn't reload the page.
  await page.goto('about:blank');
  await page.goto(addressOf(values, look));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const verdict = (page: Page) => page.getByRole('status');
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

// operator/pages/verify.test.ts covers every kind of round and every fault in jsdom.
test('a round as shown is reported as a match, and an unreadable field says so', async ({ page }) => {
  await open(page, dice);
  await expect(verdict(page)).toContainText('It matches.');
  await expect(verdict(page)).toBeInViewport();
  const wrong = field(page, /^Numbers/);
  await wrong.fill('2');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(verdict(page)).toContainText("Some fields can't be read.");
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(/This must be 2 whole numbers/);
});

test('works offline, and sends nothing', { tag: '@full' }, async ({ page, context }) => {
  await open(page, {});
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'What to verify' }).selectOption('Other numbers');
  for (const [name, text] of [
    ['Commitment', commitment],
    ["Operator's seed", seed],
    ['Client seed', 'my-own-seed'],
    [/^Round number/, '7'],
    ['Sizes', '6 6'],
    [/^Numbers/, '2 4'],
  ] as const) {
    await field(page, name).fill(text);
  }
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(verdict(page)).toContainText('It matches.');
  expect(sent).toEqual([]);
});

for (const look of ['language=en&css=dark', 'language=en&css=light', 'language=ar&css=dark']) {
  test(
    `is accessible and fits 320 pixels, ${look}`,
    { tag: look === 'language=en&css=dark' ? [] : '@full' },
    async ({ page }) => {
      for (const values of [dice, { ...dice, seed: commitment }, { ...draw, game: 'draw42', numbers: '' }]) {
        await open(page, values, look);
        await expect(verdict(page)).not.toBeEmpty();
        await page.setViewportSize({ width: 320, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        await page.setViewportSize({ width: 390, height: 844 });
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    },
  );
}

test(
  'a round is verified from the game, once the player has ended the seeds',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAs(page, 'carmela');
    await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
    const game = await gameFrame(page, 'Manila Gold Rush');
    await game.getByText('Fairness', { exact: true }).click();
    const mine = game.getByRole('textbox', { name: 'Client seed' });
    await mine.fill('chosen-by-carmela');
    await playRound(page, game);
    const link = game.getByRole('link', { name: /^Verify round 0: / });
    await expect(mine).toHaveAttribute('readonly');
    const openLink = async () => {
      const opened = page.waitForEvent('popup');
      await link.click();
      return opened;
    };
    const before = await openLink();
    await expect(verdict(before)).toContainText("The seed isn't revealed yet.");
    await before.close();
    await game.getByRole('button', { name: 'Change seeds and reveal' }).click();
    await expect(game.getByText("Seeds changed. The operator's seed was")).toBeVisible();
    expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([]);
    const after = await openLink();
    await expect(verdict(after)).toContainText('It matches.');
    await expect(field(after, 'Client seed')).toHaveValue('chosen-by-carmela');
    expect(new URL(after.url()).search).toBe('?language=en&css=dark');
  },
);

test('a lottery ticket and a result lead to their proofs', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'carmela');
  const lottery = await betOnLottery(page);
  const verdictOf = async (region: string) => {
    const opened = page.waitForEvent('popup');
    const link = lottery.getByRole('region', { name: region }).getByRole('link', { name: /^Verify Draw / });
    await link.first().click();
    const proof = await opened;
    await expect(verdict(proof)).not.toBeEmpty();
    return verdict(proof).locator('strong').textContent();
  };
  expect(await verdictOf('Your bets')).toBe("The seed isn't revealed yet.");
  expect(await verdictOf('Results')).toBe('It matches.');
});
