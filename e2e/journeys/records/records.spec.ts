import { formatMoney } from '#services/money.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { betOnLottery } from '#e2e/support/journey.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { expect, test } from '#e2e/support/test.ts';

// Hours behind Manila, so on another date most of the time.
test.use({ timezoneId: 'Pacific/Honolulu' });

test('[REC-02] [REC-03] [REC-05] [REC-07] a bet on a draw is in every record, and its stake is refunded when cancelled', async ({
  page,
  context,
}) => {
  // Don't share an operator: other tests' bets of the same player would settle in between.
  const { url, stop } = await startOperator(await freshDatabase());
  try {
    const session = await openSession(url, 'carmela');
    const operator = clientOf(url, session.token);
    await asPlayer(page, session);
    await betOnLottery(page, url);

    const answered = async () => {
      const { totals, today, timeZone } = await operator.betRecord({ period: 'today' });
      const { totals: money } = await operator.movementRecord({ period: 'today' });
      const { list } = await operator.profitRecord({ period: 'today' });
      const { sumBalance } = await operator.wallet();
      const open = list.reduce((sum, entry) => sum + entry.open, 0);
      return { totals, money, open, sumBalance, today, timeZone };
    };
    const before = await answered();
    expect(before.timeZone).toBe('Asia/Manila');
    expect(before.money?.closing).toBe(before.sumBalance);
    expect(before.open).toBe(before.totals?.open);

    await page.goto(`${url}/m/gameRecord?period=today`);
    const bets = page.getByRole('region', { name: 'Bets', exact: true });
    await expect(page.getByRole('heading', { name: /^Today, / })).toHaveText(
      `Today, ${before.today.split('-').toReversed().join('/')}`,
    );
    const newest = bets
      .getByRole('button', { name: /bet ₱/ })
      .filter({ hasText: /Open|Cancelled/ })
      .first();
    await expect(newest).toContainText('Open');
    await newest.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^Cancel / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel this part' }).click();
    await expect(sheet.getByRole('region', { name: 'Order details' })).toContainText('Cancelled');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(newest).toContainText('Cancelled');

    const after = await answered();
    const stake = (before.totals?.open ?? 0) - (after.totals?.open ?? 0);
    expect(stake).toBeGreaterThan(0);
    expect(after.sumBalance).toBeCloseTo(before.sumBalance + stake, 10);
    expect(after.open).toBe(after.totals?.open);

    await page.goto(`${url}/m/transaction/record?period=today&types=B`);
    const rows = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem');
    await expect(rows.first()).toContainText(`Stake refunded`);
    await expect(rows.first()).toContainText(`+${formatMoney(stake)}`);
    await expect(rows.first()).toContainText(formatMoney(after.sumBalance));
    await page.goto(`${url}/m/transaction/record?period=today`);
    await expect(page.getByText(/^Balance before/)).toContainText(
      `Balance after ${formatMoney(after.sumBalance)}`,
    );

    await page.goto(`${url}/m/profitandloss?period=today&by=game`);
    await expect(page.getByRole('table')).toBeVisible();
  } finally {
    await context.close();
    await stop();
  }
});
