import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { give, onCall } from '#e2e/support/faults.ts';
import { signInAs } from '#e2e/support/journey.ts';

const main = (page: Page) => page.getByRole('main');

/** The top edges of a text's lines, from its first character to its last. */
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

test('[REG-02] on a phone in landscape the first field of registration is visible', async ({ page }) => {
  await page.goto('/m/register');
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    const field = main(page).getByRole('textbox').first();
    await expect(field).toBeInViewport({ ratio: 1 });
    const box = await field.boundingBox();
    const covering = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [
      (box?.x ?? 0) + 20,
      (box?.y ?? 0) + (box?.height ?? 0) - 4,
    ] as const);
    expect(covering).toBe('INPUT');
  }
});

test('[REG-13] in portrait the registration banners are shown', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/register');
  await expect(main(page).locator('img[src*="/art/wide/"]').first()).toBeVisible();
});

for (const width of [320, 360, 390]) {
  test(
    `[REC-01] at ${width} px a time in a record stays on one line, and the calendar beside a period`,
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
  '[BEN-05] the level table shows at its edge that it scrolls, and no longer at its end',
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

/** The parts of a list's answer that the tests use. */
interface ListValue {
  list: object[];
  to: string;
  moment: number;
  totals?: object;
}

const changeValue = (page: Page, url: string, change: (value: ListValue) => object) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, value: change(answer.value) } });
  });

const lineCounts = (each: Element[]) =>
  each.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });

for (const width of [320, 390]) {
  test(
    `[REC-01] at ${width} px each amount in a record is on one line, however large`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInAs(page, 'maria');
      await changeValue(page, '**/wps/member/records/bets?*', (value) => {
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
        return { ...value, list: [{ ...bet, ...settled }], totals };
      });
      await page.goto('/m/gameRecord');
      const sums = main(page).getByLabel('Totals').getByRole('definition');
      await expect(sums).toHaveText(['₱1,217,000.00', '₱16,874.00', '-₱1,200,126.00', '₱17,000.50']);
      expect(await sums.evaluateAll(lineCounts)).toEqual([1, 1, 1, 1]);
    },
  );
}

test(
  '[REC-05] at 320 px a figure in the profit and loss table stays on one line',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await signInAs(page, 'maria');
    await changeValue(page, '**/wps/member/records/profit?*', (value) => {
      const game = { day: value.to, gameId: 'JL-001', gameName: 'Manila', gameType: 'RNG' };
      const figures = { bets: 12_800, open: 0, payouts: 14_500, bonuses: 10, rebates: 0, net: 1_710 };
      return { ...value, list: [{ ...game, ...figures, deposits: 0, withdrawals: 0 }] };
    });
    await page.goto('/m/profitandloss');
    const row = main(page).getByRole('table').getByRole('row').nth(1);
    await expect(row).toContainText('+1,710.00');
    expect(await row.getByRole('cell').evaluateAll(lineCounts)).toEqual([1, 1, 1]);
  },
);

test(
  '[TEAM-02] at 320 px a figure in the team table stays on one line',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await signInAs(page, 'ramon');
    await changeValue(page, '**/wps/agent/team/figures?*', (value) => {
      const [first, ...others] = value.list;
      return { ...value, list: [{ ...first, bets: 17_500.5 }, ...others] };
    });
    await page.goto('/m/agent/team/pnl');
    const figure = main(page).getByRole('table').getByText('17,500.50');
    await expect(figure).toBeVisible();
    expect(await figure.evaluateAll(lineCounts)).toEqual([1]);
  },
);

for (const width of [320, 390]) {
  test(
    `[TEAM-01] at ${width} px each total of a team is on one line, however large`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInAs(page, 'ramon');
      await changeValue(page, '**/wps/agent/team/figures?*', (value) => ({
        ...value,
        totals: { ...value.totals, bets: 1_217_000.5, profit: -1_200_126 },
      }));
      await page.goto('/m/agent/team/overview');
      const sums = main(page).getByLabel('Money', { exact: true }).getByRole('definition');
      await expect(sums.filter({ hasText: '₱1,217,000.50' })).toBeVisible();
      await expect(sums.filter({ hasText: '-₱1,200,126.00' })).toBeVisible();
      expect(await sums.evaluateAll(lineCounts)).toEqual(Array.from({ length: 9 }, () => 1));
    },
  );
}

test(
  '[MSG-02] at 320 and 390 px a count of unread messages is on one line',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'ramon');
    await onCall(page, 'inboxUnread', give(123));
    for (const path of ['/m/agent/home', '/m/member/home']) {
      await page.goto(path);
      const counts = page.getByText('99+').filter({ visible: true });
      await expect(counts.first()).toBeVisible();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect(new Set(await counts.evaluateAll(lineCounts))).toEqual(new Set([1]));
      }
    }
  },
);

test('[REC-03] at 320 px a row’s arrow stays beside its text', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signInAs(page, 'maria');
  await changeValue(page, '**/wps/member/records/movements?*', (value) => {
    const order = { kind: 'withdrawal', id: 'w1' };
    const money = { amount: -5_000, held: 5_000, balanceAfter: 111_828.95, fee: false };
    const about = { reference: 'W100286', gameName: null, account: 'BPI •••• 7890' };
    const row = { id: 'm1', at: value.moment, kind: 'hold', ...money, ...about, order };
    return { ...value, list: [row] };
  });
  await page.goto('/m/transaction/record');
  const row = main(page).getByRole('link', { name: /W100286/ });
  const [outer, arrow] = await Promise.all([row.boundingBox(), row.locator('svg').last().boundingBox()]);
  const middle = (box: typeof outer) => (box ? box.y + box.height / 2 : 0);
  expect(Math.abs(middle(outer) - middle(arrow))).toBeLessThanOrEqual(1);
});
