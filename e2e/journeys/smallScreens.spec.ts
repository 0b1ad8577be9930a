import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts.ts';
import { signInAs } from '../support/journey.ts';

const main = (page: Page) => page.getByRole('main');

/** The upper edges of the lines on which a text stands, from its first character to its last. */
const linesOf = (page: Page, pattern: string) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = new RegExp(text).exec(node.textContent ?? '');
      if (!found) continue;
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      return [...new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))];
    }
    return [];
  }, pattern);

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test(`[REG-02] on a phone held sideways, ${width} px by ${height}, the first field of registration is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/m/register');
    const field = main(page).getByRole('textbox').first();
    await expect(field).toBeInViewport({ ratio: 1 });
    const box = await field.boundingBox();
    const covering = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [
      (box?.x ?? 0) + 20,
      (box?.y ?? 0) + (box?.height ?? 0) - 4,
    ] as const);
    expect(covering).toBe('INPUT');
  });
}

test('[REG-13] upright the banners of registration are there', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/register');
  await expect(main(page).locator('img[src*="/art/banner/"]').first()).toBeVisible();
});

for (const width of [320, 360, 390]) {
  test(
    `[REC-01] at ${width} px a moment of a record stays on one line, and the calendar beside a period`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInAs(page, 'maria');
      for (const language of ['EN', 'VI', 'AR']) {
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        await page.goto('/m/gameRecord');
        const days = main(page).getByRole('group').first();
        await expect(days.getByRole('button')).toHaveCount(5);
        const tops = await days
          .getByRole('button')
          .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
        expect([language, tops.at(-1)]).toEqual([language, tops.at(-2)]);
        await expect
          .poll(async () => (await linesOf(page, '\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d')).length)
          .toBe(1);
      }
    },
  );
}

test(
  '[BEN-05] the level table shows at its edge that it moves, and no more at its end',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'maria');
    for (const language of ['EN', 'AR']) {
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      await page.goto('/m/member/benefits');
      const table = main(page).getByRole('table').first();
      const box = table.locator('..');
      const sign = box.locator('xpath=following-sibling::*');
      await expect(sign).toBeVisible();
      await box.evaluate(
        (moved, isMirrored) => moved.scrollTo({ left: isMirrored ? -9_999 : 9_999 }),
        language === 'AR',
      );
      await expect(sign).toHaveCount(0);
    }
  },
);

for (const width of [320, 390]) {
  test(
    `[REC-01] at ${width} px each sum of a record stands in one line, whatever it comes to`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInAs(page, 'maria');
      await page.route('**/wps/member/records/bets?*', async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const totals = {
          bets: 9,
          stake: 1_217_000,
          valid: 17_000.5,
          payout: 16_874,
          net: -1_200_126,
          open: 0,
        };
        const bet = { source: 'round', id: 'b1', gameId: 'JL-001', gameName: 'Manila', gameType: 'RNG' };
        const settled = { placedAt: 5, settledAt: 5, state: 'settled', stake: 1, valid: 1, payout: 0 };
        const value = { ...answer.value, list: [{ ...bet, ...settled }], totals };
        await route.fulfill({ response, json: { ...answer, value } });
      });
      await page.goto('/m/gameRecord');
      const sums = main(page).getByLabel('In all').getByRole('definition');
      await expect(sums).toHaveText(['₱1,217,000.00', '₱16,874.00', '-₱1,200,126.00', '₱17,000.50']);
      const lines = await sums.evaluateAll((each) =>
        each.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines).toEqual([1, 1, 1, 1]);
    },
  );
}
