import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { bookKinds, type GameKind } from '#operator/database/tables/games.tables.ts';
import { instantKinds } from '#operator/rules/rules.ts';
import type { Period } from '@araw/contract/values/recordDays';
import { formatMoney } from '#services/money.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { untilMidnight } from '#e2e/support/midnight.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { playing } from '#e2e/support/playing.ts';
import { expect, test } from '#e2e/support/test.ts';

// Hours behind Manila, so on another date most of the time.
test.use({ timezoneId: 'America/Los_Angeles' });

const player = 'maria';
const minutes = 60_000;

const cheapest = [...instantKinds, ...bookKinds].map((kind) => {
  const [game] = seedCatalogue()
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => one.minBet - other.minBet);
  if (!game) throw new Error(`There is no ${kind}`);
  return game;
});
const isBook = (kind: GameKind) => bookKinds.some((one) => one === kind);

async function moveClock(url: string, by: number) {
  const body = new URLSearchParams({ by: String(by) });
  const { status } = await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: { Origin: url },
    body,
    redirect: 'manual',
  });
  expect(status).toBe(303);
}

/** Bets the smallest stake on each kind of game, through the calls of the games' pages. */
async function betOnEverything(url: string, token: string) {
  const operator = clientOf(url, token);
  for (const { kind, gameId, nodeId, vendor } of cheapest) {
    const launch = { vendor, gameId, nodeId, language: 'EN', mui: 'mobile', playType: 'Tradition' } as const;
    const { gameUrl } = await operator.launchGame(launch);
    const query = new URL(gameUrl, url).searchParams;
    const code = query.get('code') ?? query.get('token');
    const idempotencyKey = randomUUID();
    if (isBook(kind)) {
      const { token: game, events, stakes } = await playing(url, 'book/open', { code });
      const [{ id: event, choices }] = events;
      const choice = choices[0]?.id ?? '1-2-3-4-5-6';
      await playing(url, 'book/place', { event, choice, stake: stakes[0], idempotencyKey }, game);
    } else {
      const { token: game, choices, stakes } = await playing(url, 'open', { code });
      const choice = choices[0]?.id;
      await playing(url, 'bet', { stake: stakes[0], choice, idempotencyKey }, game);
    }
  }
}

const pesosIn = (text: string) => Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''));

/** A figure from the totals at the top of a record, in pesos. */
async function total(page: Page, name: string) {
  const term = page.getByRole('term').and(page.getByText(name, { exact: true }));
  return pesosIn(await term.locator('xpath=following-sibling::dd').innerText());
}

/** The total row of profit and loss, in pesos. */
async function sums(page: Page): Promise<number[]> {
  const last = page.getByRole('table').getByRole('row').last();
  await expect(last.getByRole('rowheader')).toHaveText('Total');
  return (await last.getByRole('cell').allInnerTexts()).map(pesosIn);
}

test(
  '[REC-01] [REC-02] [REC-03] [REC-05] [REC-07] [CASH-18] every kind of bet on both sides of midnight: the records, the balance and the file match',
  { tag: '@full' },
  async ({ page }) => {
    const { url, stop } = await startOperator(await freshDatabase());
    try {
      await moveClock(url, await untilMidnight(url, 5 * minutes));
      const session = await openSession(url, player);
      await betOnEverything(url, session.token);
      await moveClock(url, 10 * minutes);
      await betOnEverything(url, session.token);

      const operator = clientOf(url, session.token);
      await asPlayer(page, session);

      /** Reads the three records from their pages, and the file; throws if they disagree. */
      async function read(period: Period, bets: number) {
        await page.goto(`${url}/m/gameRecord?period=${period}`);
        const placed = {
          bets,
          stake: await total(page, 'Bets'),
          payout: await total(page, 'Payouts'),
          net: await total(page, 'Net'),
        };
        expect((await operator.betRecord({ period })).totals).toMatchObject(placed);

        await page.goto(`${url}/m/profitandloss?period=${period}`);
        const [staked = 0, paid = 0, extras, net = 0] = await sums(page);
        expect([staked, extras]).toEqual([placed.stake, 0]);
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Save as CSV' }).click();
        const file = readFileSync(await (await saving).path(), 'utf8').replace('\uFEFF', '');
        const [, ...lines] = Papa.parse<string[]>(file).data;
        const sumOf = (column: number) =>
          lines.reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0) / 100;
        expect([sumOf(3), sumOf(5), sumOf(10)]).toEqual([staked, paid, net]);

        await page.goto(`${url}/m/transaction/record?period=${period}`);
        const { totals: money } = await operator.movementRecord({ period });
        const { opening = 0, closing = 0 } = money ?? {};
        await expect(page.getByText(/^Balance before/)).toHaveText(
          `Balance before ${formatMoney(opening)} · Balance after ${formatMoney(closing)}`,
        );
        expect(closing - opening).toBeCloseTo(paid - staked, 6);
        return { opening, closing, placed, paid };
      }

      // A draw between two pages moves money: read everything again.
      await expect(async () => {
        const yesterday = await read('yesterday', cheapest.length);
        const today = await read('today', cheapest.length);
        const week = await read('7days', 2 * cheapest.length);
        expect(today.opening).toBe(yesterday.closing);
        expect([week.opening, week.closing]).toEqual([yesterday.opening, today.closing]);
        expect(today.closing).toBe((await operator.wallet()).sumBalance);
        // Compare the whole week: a bet before midnight with a draw after it pays on the next day.
        expect(week.placed.payout).toBe(week.paid);
      }).toPass();
    } finally {
      await stop();
    }
  },
);
