import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ProfitTable } from './ProfitTable.tsx';

afterEach(cleanup);

const rows = [
  { key: '2026-11-22', label: '22/11', bets: 640, payouts: 1052, extras: 200, net: 612 },
  { key: '2026-11-21', label: '21/11', bets: 1_234_567.8, payouts: 505.5, extras: 0, net: -1_234_062.3 },
  { key: '2026-11-20', label: '20/11', bets: 0, payouts: 0, extras: 0, net: 0 },
];
const total = { bets: 1_235_207.8, payouts: 1557.5, extras: 200, net: -1_233_450.3 };

describe('the profit and loss table', () => {
  test('[REC-05] has a name, names its columns and rows, and ends with the total', () => {
    render(<ProfitTable heading="Day" rows={rows} total={total} />);
    const table = screen.getByRole('table', { name: 'Amounts in pesos' });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Bets ₱',
      'Payouts ₱',
      'Extras ₱',
      'Net ₱',
    ]);
    const told = within(table)
      .getAllByRole('rowheader')
      .map((head) => [
        head.querySelector('bdi')?.textContent,
        ...within(head.closest('tr')!)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ]);
    expect(told).toEqual([
      ['22/11', '640.00', '1,052.00', '200.00', '+612.00'],
      ['21/11', '1,234,567.80', '505.50', '0.00', '-1,234,062.30'],
      ['20/11', '0.00', '0.00', '0.00', '0.00'],
      ['Total', '1,235,207.80', '1,557.50', '200.00', '-1,233,450.30'],
    ]);
  });

  test('[REC-05] on a narrow screen shows extras below the label, if any', () => {
    render(<ProfitTable heading="Day" rows={rows} total={total} />);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '22/11Extras 200.00',
      '21/11',
      '20/11',
      'TotalExtras 200.00',
    ]);
  });

  test('[REC-05] every amount reads from left to right and can wrap after a comma', () => {
    render(<ProfitTable heading="Day" rows={rows.slice(1, 2)} total={total} />);
    const amounts = screen
      .getAllByRole('cell')
      .flatMap((cell) => [...cell.querySelectorAll('bdi')])
      .map((amount) => `${amount.dir} ${amount.innerHTML}`);
    expect(amounts).toEqual([
      'ltr 1,<wbr>234,<wbr>567.80',
      'ltr 505.50',
      'ltr 0.00',
      'ltr -1,<wbr>234,<wbr>062.30',
      'ltr 1,<wbr>235,<wbr>207.80',
      'ltr 1,557.50',
      'ltr 200.00',
      'ltr -1,<wbr>233,<wbr>450.30',
    ]);
  });
});
