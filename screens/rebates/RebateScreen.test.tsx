import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Rebate, RebateRow } from '@araw/contract/rewards/rebates';
import { queryKeys } from '#services/queries/queries.ts';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { RebateScreen } from './RebateScreen.tsx';

const noon = Date.UTC(2026, 10, 22, 4);
const row = (more: Partial<RebateRow> = {}): RebateRow => ({
  day: '2026-11-21',
  gameType: 'RNG',
  valid: 1_234.56,
  carried: 0,
  rate: 0.5,
  rebate: 6.17,
  ...more,
});
const earned = (more: Partial<Rebate> = {}): Rebate => ({
  sum: 6.23,
  rows: [row(), row({ day: '2026-11-22', gameType: 'FISH', valid: 10, rate: 0.6, rebate: 0.06 })],
  through: '812',
  claimed: { at: noon, sum: 216.58 },
  refusal: '',
  now: noon,
  timeZone: 'Asia/Manila',
  ...more,
});
const nothing = earned({ sum: 0, rows: [] });
const paid = { number: 'R100001', at: noon, sum: 6.23, valid: 1_244.56, rows: [] };
const refusedAs = (code: 'conflict' | 'inProgress') =>
  new CallError({ call: 'claimRebate', kind: 'refused', code, requestId: 'r1' });

function show(
  rebate: () => Rebate = earned,
  claimRebate: () => Promise<typeof paid> = async () => paid,
  { session = member, whitelabel = { PLYRBT: true } } = {},
) {
  const shown = renderScreen(<RebateScreen />, {
    answers: { rebate, claimRebate },
    path: '/m/member/manualRebate',
    session,
    whitelabel,
  });
  return { ...shown, user: userEvent.setup() };
}

const claim = () => screen.findByRole('button', { name: /^Claim ₱/ });
const cells = () =>
  screen.getAllByRole('row').map((one) => [...one.children].map(({ textContent }) => textContent));

describe('[BEN-09] the rebate', () => {
  test('shows each day and category, and the total', async () => {
    show();
    await claim();
    expect(cells()).toEqual([
      ['Category', 'Valid bets', 'Rebate'],
      ['21/11/2026'],
      ['Slots0.50%', '₱1,234.56', '₱6.17'],
      ['22/11/2026'],
      ['Fishing0.60%', '₱10.00', '₱0.06'],
      ['Total', '₱1,244.56', '₱6.23'],
    ]);
    const sum = within(screen.getByRole('region', { name: 'To claim' }));
    expect([sum.getByText('₱6.23').textContent, sum.getByText(/^From bets/).textContent]).toEqual([
      '₱6.23',
      'From bets settled since 22/11/2026 12:00',
    ]);
    expect(screen.getByRole('link', { name: /^Past claims/ }).getAttribute('href')).toBe(
      '/m/member/rebateReport',
    );
  });

  test('[CASH-18] says what corrections deducted from a row', async () => {
    show(() => earned({ rows: [row({ valid: 102, carried: -100, rebate: 0.01 })], sum: 0.01 }));
    await claim();
    expect(cells()[2]).toEqual(['Slots0.50%', '₱102.00Corrected: -₱100.00', '₱0.01']);
  });

  test('uses the operator’s name for an unknown category', async () => {
    show(() => earned({ rows: [row({ gameType: 'CARROM' })] }));
    await claim();
    expect(cells()[2]?.[0]).toBe('CARROM0.50%');
  });

  test('says that there is nothing, and offers no claim', async () => {
    show(() => nothing);
    expect(await screen.findByText('Nothing to claim')).toBeDefined();
    expect((await claim()).hasAttribute('disabled')).toBe(true);
  });

  test('[NET-08] says that rows could not be read, and not that there is nothing', async () => {
    show(() => earned({ rows: [], unread: { rebate: 2 } }));
    expect(await screen.findByText("2 entries couldn't be shown here.")).toBeDefined();
    expect(screen.queryByText('Nothing to claim')).toBeNull();
    expect((await claim()).textContent).toBe('Claim ₱6.23');
  });

  test('[CASH-15] says why it must wait before the button, which is not offered', async () => {
    show(() => earned({ refusal: 'You have excluded yourself from playing.' }));
    expect((await claim()).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('You have excluded yourself from playing.')).toBeDefined();
  });

  test('does not link to a report that the merchant does not show', async () => {
    show(earned, async () => paid, { session: member, whitelabel: { PLYRBT: false } });
    await claim();
    expect(screen.queryByRole('link', { name: /^Past claims/ })).toBeNull();
  });

  test('requests nothing for a trial player, who is told so', async () => {
    const { requestsOf } = show(earned, async () => paid, {
      session: { ...member, type: 4 },
      whitelabel: { PLYRBT: true },
    });
    expect(await screen.findByText('Please login an actual account to use this function')).toBeDefined();
    expect(requestsOf('rebate')).toEqual([]);
  });

  test('that cannot be read says why, and is retried', async () => {
    let times = 0;
    const { user } = show(() => {
      times += 1;
      if (times > 1) return earned();
      throw new CallError({ call: 'rebate', kind: 'refused', code: 'notFound', requestId: 'r1' });
    });
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't find this");
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await claim();
  });
});

describe('[BEN-09] [NET-13] claiming', () => {
  test('with a double tap sends one claim for what was shown, and the balance follows', async () => {
    let claimed = false;
    const { user, requestsOf, queryClient, renewed } = show(
      () => (claimed ? nothing : earned()),
      async () => {
        claimed = true;
        return paid;
      },
    );
    queryClient.setQueryData(queryKeys.wallet, { sumBalance: 1 });
    queryClient.setQueryData([...queryKeys.member, 'records', 'movements'], {});
    await user.dblClick(await claim());
    expect((await screen.findByText(/is in your balance/)).textContent).toBe(
      '₱6.23 is in your balance. R100001',
    );
    expect(requestsOf('claimRebate')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), through: '812', language: 'eng' },
    ]);
    await eventually(() => expect(screen.getByText('Nothing to claim')).toBeDefined());
    expect([
      queryClient.getQueryState(queryKeys.wallet)?.isInvalidated,
      queryClient.getQueryState([...queryKeys.member, 'records', 'movements'])?.isInvalidated,
    ]).toEqual([true, true]);
    expect(renewed()).toEqual([
      'member mall',
      'member records',
      'member rewards',
      'member unread',
      'member wallet',
    ]);
  });

  test('on a page that is not secure sends a key too', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { user, requestsOf } = show();
    await user.click(await claim());
    await screen.findByText(/is in your balance/);
    expect(requestsOf('claimRebate')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), through: '812', language: 'eng' },
    ]);
  });

  test('after another device was faster says so, and shows what is left', async () => {
    let asked = 0;
    const { user } = show(
      () => {
        asked += 1;
        return asked > 1 ? nothing : earned();
      },
      () => Promise.reject(refusedAs('conflict')),
    );
    await user.click(await claim());
    expect((await screen.findByText(/^This was changed elsewhere/)).textContent).toContain('r1');
    expect(await screen.findByText('Nothing to claim')).toBeDefined();
  });

  test('[NET-12] stays open after a lost answer, and is retried with the same key', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'claimRebate', kind: 'timeout', requestId: 'r1' })),
      async () => paid,
    ];
    const { user, requestsOf } = show(earned, () => answers.shift()!());
    await user.click(await claim());
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText(/is in your balance/);
    const keys = requestsOf('claimRebate').map((request) => (request as { key: string }).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
