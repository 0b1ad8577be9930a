import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallRequest } from '@araw/contract/calls/calls';
import type { RebateIncome } from '@araw/contract/rewards/rebateIncome';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { RebateIncomeScreen } from './RebateIncomeScreen.tsx';

const saved: [string, string][] = [];
vi.mock('../csv/saveCsv.ts', () => ({ saveCsv: (name: string, text: string) => saved.push([name, text]) }));

const user = userEvent.setup();
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** Noon of 22/11/2026 in Manila. */
const noon = Date.UTC(2026, 10, 22, 4);
const week = { from: '2026-11-16', to: '2026-11-22' };
const totals = { valid: 1_284_650, closed: 4_188.1, open: 624.26, settled: 4_188.1, carried: 0 };
const income = (more: Partial<RebateIncome> = {}): RebateIncome => ({
  ...week,
  moment: noon,
  timeZone: 'Asia/Manila',
  today: '2026-11-22',
  since: '2026-01-01',
  by: 'day',
  list: [
    { name: '2026-11-22', valid: 150_000, closed: 0, open: 624.26 },
    { name: '2026-11-21', valid: 1_134_650, closed: 4_188.1, open: 0 },
  ],
  next: null,
  totals,
  ...more,
});

function show(
  answer: (request: CallRequest<'rebateIncome'>) => RebateIncome = () => income(),
  path = '/m/member/teamRebate',
) {
  const asked: CallRequest<'rebateIncome'>[] = [];
  const { router } = renderScreen(<RebateIncomeScreen />, {
    answers: {
      rebateIncome: (request) => {
        asked.push(request);
        return answer(request);
      },
    },
    path,
    session: { ...member, userName: 'ramon', type: 1 },
  });
  return { asked, search: () => router.state.location.search };
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
const sums = () => [...screen.getByLabelText('Totals').children].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('[TEAM-04] an agent’s commission', () => {
  test('shows the total, settled and open amounts, and each day', async () => {
    const { asked } = show();
    expect(await rows()).toEqual([
      ['Day', 'Valid bets ₱', 'Commission ₱'],
      ['22/11/2026', '150,000.00', '624.26Open 624.26'],
      ['21/11/2026', '1,134,650.00', '4,188.10'],
      ['Total', '1,284,650.00', '4,812.36Open 624.26'],
    ]);
    expect(
      screen.getByText('Your commission, 16/11/2026 to 22/11/2026').parentElement?.textContent,
    ).toContain('₱4,812.36');
    expect(sums()).toEqual(['Settled₱4,188.10', 'Open₱624.26']);
    expect(asked).toEqual([{ period: '7days', by: 'day', cursor: '' }]);
    expect(screen.getByRole('link', { name: 'Show in account record' }).getAttribute('href')).toBe(
      '/m/transaction/record?types=A',
    );
  });

  test('shows a carried amount separately, if any', async () => {
    show(() => income({ totals: { ...totals, closed: 4_187.5, carried: -0.6 } }));
    await rows();
    expect(sums()).toEqual(['Settled₱4,188.10', 'Open₱624.26', 'Carried over-₱0.60']);
  });

  test.each([
    ['Category', 'category', 'RNG', 'Slots'],
    ['Direct member', 'subordinate', 'jose', 'jose'],
  ] as const)('by %s is requested when selected, and is in the address', async (label, by, name, told) => {
    const { asked, search } = show((request) =>
      request.by === by ? income({ by, list: [{ name, valid: 1, closed: 0.01, open: 0 }] }) : income(),
    );
    await rows();
    await user.click(button(label));
    await eventually(async () => expect((await rows())[1]).toEqual([told, '1.00', '0.01']));
    expect(asked.map((request) => request.by)).toEqual(['day', by]);
    expect(search()).toBe(`?period=7days&by=${by}`);
    expect(button(label).getAttribute('aria-pressed')).toBe('true');
  });

  test('is by day if the address names something unknown', async () => {
    const { asked } = show(undefined, '/m/member/teamRebate?by=nothing');
    await rows();
    expect(asked.map(({ by }) => by)).toEqual(['day']);
  });

  test('without rows says so, and offers more days and no filters', async () => {
    show(
      () => income({ list: [], totals: { valid: 0, closed: 0, open: 0, settled: 0, carried: 0 } }),
      '/m/member/teamRebate?by=category',
    );
    expect(await screen.findByText('No commission in this period')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    expect(button('Show 30 days')).toBeDefined();
  });

  test('[REC-05] is saved with every row, including pages not shown, and the grand total', async () => {
    const { asked } = show(
      ({ cursor }) =>
        cursor === 'c2'
          ? income({
              by: 'subordinate',
              totals: null,
              list: [{ name: 'nilo', valid: 2, closed: 0.01, open: 0 }],
            })
          : income({
              by: 'subordinate',
              next: 'c2',
              list: [{ name: 'jose', valid: 1, closed: 0, open: 0.02 }],
            }),
      '/m/member/teamRebate?by=subordinate',
    );
    await rows();
    await user.click(button('Save as CSV'));
    await eventually(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.[0]).toBe('2026-11-16_2026-11-22.csv');
    expect(saved[0]?.[1].slice(1).split('\r\n')).toEqual([
      'Direct member,Valid bets,Closed days,Open,As of',
      'jose,1,0,0.02,22/11/2026 12:00',
      'nilo,2,0.01,0,22/11/2026 12:00',
      'Total,1284650,4188.1,624.26,22/11/2026 12:00',
    ]);
    expect(asked.at(-1)).toEqual({ ...week, by: 'subordinate', cursor: 'c2' });
  });
});
