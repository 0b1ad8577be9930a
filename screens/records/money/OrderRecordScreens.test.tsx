import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { CallRequest, CallValue } from '@araw/contract/calls/calls';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { depositTable, type withdrawalTable } from '@araw/contract/values/stateTables';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { DepositRecordScreen, WithdrawalRecordScreen } from './OrderRecordScreens.tsx';

const user = userEvent.setup();
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** Noon of 22/11/2026 in Manila. */
const noon = Date.UTC(2026, 10, 22, 4);
const told = {
  moment: noon,
  timeZone: 'Asia/Manila',
  from: '2026-11-16',
  to: '2026-11-22',
  today: '2026-11-22',
  since: '2026-01-01',
  next: null,
  newer: 0,
};

const deposit = (more: Partial<DepositOrder> = {}): DepositOrder => ({
  id: 'd-1',
  number: 'D1',
  method: { code: 'GCASH', kind: 'eWallet', name: 'GCash', icon: '' },
  amount: 1_000,
  fee: 0,
  pays: 1_000,
  arrives: 1_000,
  withBonus: 0,
  state: 'credited',
  text: 'The words of the operator',
  version: 1,
  createdAt: noon,
  endsAt: null,
  steps: [],
  instructions: null,
  actions: [],
  receipts: [],
  promotion: null,
  balance: null,
  now: noon,
  timeZone: 'Asia/Manila',
  ...more,
});

const withdrawal = (more: Partial<WithdrawalOrder> = {}): WithdrawalOrder => ({
  id: 'w-1',
  number: 'W1',
  account: {
    id: 'a1',
    kind: 'eWallet',
    institution: 'GCASH',
    name: 'GCash',
    icon: '',
    number: '•••• 4821',
    holder: 'Maria Santos',
    isDefault: true,
    usableAt: 0,
    inReview: false,
    inUse: false,
  },
  gross: 1_500,
  fee: 15,
  net: 1_485,
  state: 'paid',
  text: 'The words of the operator',
  reason: '',
  version: 1,
  createdAt: noon,
  arrivesAt: noon,
  steps: [],
  actions: [],
  now: noon,
  timeZone: 'Asia/Manila',
  ...more,
});

type Deposits = CallValue<'depositRecord'>;
type Withdrawals = CallValue<'withdrawalRecord'>;
const deposits = (list: DepositOrder[] = [deposit()], more: Partial<Deposits> = {}): Deposits => ({
  ...told,
  list,
  totals: { credited: 3_500, creditedOrders: 3, open: 5_500, openOrders: 2 },
  ...more,
});
const withdrawals = (list: WithdrawalOrder[] = [withdrawal()], more: Partial<Withdrawals> = {}) => ({
  ...told,
  list,
  totals: { paid: 6_000, onTheWay: 2_700, returned: 5_800 },
  ...more,
});

type Answer = Deposits | Promise<never>;

function openDeposits(answer: () => Answer = () => deposits(), { path = '/m/vouReport', type = 0 } = {}) {
  const asked: CallRequest<'depositRecord'>[] = [];
  const { router } = renderScreen(<DepositRecordScreen />, {
    answers: {
      depositRecord: (request) => {
        asked.push(request);
        return answer();
      },
    },
    path,
    session: { ...member, type },
  });
  return { asked, search: () => router.state.location.search };
}

function openWithdrawals(list?: WithdrawalOrder[], { path = '/m/withdrawReport', type = 0 } = {}) {
  const asked: CallRequest<'withdrawalRecord'>[] = [];
  const { router } = renderScreen(<WithdrawalRecordScreen />, {
    answers: {
      withdrawalRecord: (request) => {
        asked.push(request);
        return withdrawals(list);
      },
    },
    path,
    session: { ...member, type },
  });
  return { asked, search: () => router.state.location.search };
}

const orders = () => screen.findByRole('region', { name: 'Orders' });
const rows = async () =>
  within(await orders())
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const links = async () =>
  within(await orders())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const totalsShown = () => [...screen.getByLabelText('Totals').children].map((total) => total.textContent);

describe('the record of deposits', () => {
  test('[REC-04] lists orders with their totals, each linking to its own page', async () => {
    const { asked } = openDeposits();
    expect(await rows()).toEqual(['GCGCash22/11/2026 12:00₱1,000.00 Credited']);
    expect(await links()).toEqual(['/m/voucherCenter?order=d-1']);
    expect(totalsShown()).toEqual(['Credited, 3 orders₱3,500.00', 'Open, 2 orders₱5,500.00']);
    expect(screen.getByText('Credited in this period, minus reversals and debts paid.')).toBeTruthy();
    expect(asked).toEqual([{ period: '7days', state: '', method: '', language: 'eng', cursor: '' }]);
  });

  test('[REC-04] [CASH-05] shows the amount that arrived for a credited order, and the expected amount for others', async () => {
    openDeposits(() =>
      deposits([
        deposit({ id: 'd-1', arrives: 1_499.99, withBonus: 500 }),
        deposit({ id: 'd-2', state: 'reversed', arrives: 999.99 }),
      ]),
    );
    expect(await rows()).toEqual([
      'GCGCash22/11/2026 12:00₱999.99 Credited',
      "GCGCash22/11/2026 12:00It's no longer in your balance.₱1,000.00 Reversed",
    ]);
  });

  test.each([
    [12 * 60 * 60_000 - 1, 'GCGCash22/11/2026 12:00₱1,000.00 Credited'],
    [12 * 60 * 60_000, 'GCGCash22/11/2026 12:00Credited 23/11/2026 00:00₱1,000.00 Credited'],
  ])('[REC-07] an order credited %d ms later says so on another day', async (later, row) => {
    openDeposits(() => deposits([deposit({ steps: [{ at: noon + later, state: 'credited', text: '' }] })]));
    expect(await rows()).toEqual([row]);
  });

  test('[REC-07] one cancelled on another day moved no money then', async () => {
    const steps = [{ at: noon + 24 * 60 * 60_000, state: 'cancelled', text: '' }];
    openDeposits(() => deposits([deposit({ state: 'cancelled', steps })]));
    expect(await rows()).toEqual(['GCGCash22/11/2026 12:00No money moved.₱1,000.00 Cancelled']);
  });

  const marks: Record<keyof typeof depositTable.rows, [look: string, word: string, note: string]> = {
    created: ['waiting', 'Not paid yet', ''],
    waiting: ['waiting', 'Waiting', ''],
    processing: ['waiting', 'On its way', ''],
    inReview: ['waiting', 'In review', "We're checking it. Nothing is lost."],
    credited: ['good', 'Credited', ''],
    failed: ['bad', 'Failed', 'No money moved.'],
    cancelled: ['quiet', 'Cancelled', 'No money moved.'],
    expired: ['quiet', 'Expired', "It wasn't paid in time."],
    refunding: ['waiting', 'Being refunded', 'Your refund is on its way.'],
    refunded: ['quiet', 'Refunded', 'All of it was refunded to where it came from.'],
    reversed: ['bad', 'Reversed', "It's no longer in your balance."],
  };
  test.each(firstOf(Object.entries(marks), 3))(
    '[CASH-06] [REC-04] %s has its colour, label and note',
    async (state, mark) => {
      openDeposits(() => deposits([deposit({ state })]));
      const [look, word, note] = mark;
      const link = within(await orders()).getByRole('link', { name: /^GCash 22/ });
      expect(link.textContent).toBe(`GCGCash22/11/2026 12:00${note}₱1,000.00 ${word}`);
      expect(link.querySelector('[data-look]')?.getAttribute('data-look')).toBe(look);
    },
  );

  test('[CASH-22] in an unknown state shows the operator’s text, and no action', async () => {
    openDeposits(() =>
      deposits([deposit({ state: 'frozen' }), deposit({ id: 'd-2', state: 'toString', text: '' })]),
    );
    expect(await rows()).toEqual([
      'GCGCash22/11/2026 12:00The words of the operator₱1,000.00 Other',
      'GCGCash22/11/2026 12:00₱1,000.00 Other',
    ]);
    expect(screen.queryByRole('link', { name: /^Continue paying/ })).toBeNull();
  });

  test.each(firstOf(Object.keys(depositTable.rows), 3))(
    '[REC-04] %s can be paid only while unpaid',
    async (state) => {
      openDeposits(() => deposits([deposit({ state })]));
      await orders();
      const pay = screen.queryByRole('link', { name: 'Continue paying GCash' });
      expect(pay?.getAttribute('href') ?? null).toBe(
        ['created', 'waiting'].includes(state) ? '/m/voucherCenter?order=d-1' : null,
      );
    },
  );

  test('[REC-04] [CASH-04] paying is possible until the end by the operator’s clock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    openDeposits(() => deposits([deposit({ state: 'waiting', endsAt: Date.now() + 61_000 })]));
    await orders();
    const pay = () => screen.queryByRole('link', { name: 'Continue paying GCash' });
    expect(pay()?.textContent).toContain('Continue paying GCash · 01:0');
    act(() => void vi.advanceTimersByTime(62_000));
    expect(pay()).toBeNull();
  });

  test('[REC-01] [REC-04] state and payment method are in the address and requested', async () => {
    const { asked, search } = openDeposits();
    await orders();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'Crypto');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'In review');
    await waitFor(() => expect(search()).toBe('?period=7days&state=inReview&method=crypto'));
    await orders();
    expect(asked.slice(1).map(({ state, method }) => [state, method])).toEqual([
      ['', 'crypto'],
      ['inReview', 'crypto'],
    ]);
  });

  test.each(
    firstOf([
      ['?state=paid&method=GCASH', '', ''],
      ['?state=toString&method=qrPh', '', 'qrPh'],
      ['?state=refunding&state=failed', '', ''],
      ['?state=refunding', 'refunding', ''],
    ]),
  )('[REC-01] %s requests the state %o and the method %o', async (query, state, method) => {
    const { asked } = openDeposits(undefined, { path: `/m/vouReport${query}` });
    await orders();
    expect(asked).toEqual([{ period: '7days', state, method, language: 'eng', cursor: '' }]);
  });

  test('[REC-01] without rows offers more days, and to clear the filters', async () => {
    openDeposits(() => deposits([]), { path: '/m/vouReport?period=7days&state=failed' });
    expect((await screen.findByText('No cash-ins in this period')).textContent).toBeTruthy();
    expect(
      screen
        .getAllByRole('button')
        .slice(-2)
        .map((one) => one.textContent),
    ).toEqual(['Show 30 days', 'Clear filters']);
  });

  test('[REC-01] [REC-08] offline shows what was loaded before, with its time', async () => {
    const offline = () => Promise.reject(new CallError({ call: 'depositRecord', kind: 'offline' }));
    let isOnline = true;
    openDeposits(() => (isOnline ? deposits() : offline()));
    await orders();
    isOnline = false;
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect((await screen.findByText(/^As of 22\/11\/2026 12:00.*It updates/)).textContent).toBeTruthy();
    expect(await rows()).toHaveLength(1);
  });
});

describe('the record of withdrawals', () => {
  test('[REC-04] lists orders with their totals, each linking to its own page', async () => {
    const { asked } = openWithdrawals();
    expect(await rows()).toEqual(['GCGCash •••• 482122/11/2026 12:00₱1,500.00 Paid']);
    expect(await links()).toEqual(['/m/withdraw?order=w-1']);
    expect(totalsShown()).toEqual(['Paid₱6,000.00', 'On its way₱2,700.00', 'Returned₱5,800.00']);
    expect(asked).toEqual([{ period: '7days', state: '', method: '', language: 'eng', cursor: '' }]);
  });

  const back = 'All of it is back in your balance.';
  const marks: Record<keyof typeof withdrawalTable.rows, [look: string, word: string, note: string]> = {
    requested: ['waiting', 'Requested', ''],
    inReview: ['waiting', 'In review', ''],
    approved: ['waiting', 'Approved', ''],
    paying: ['waiting', 'Being paid', ''],
    paid: ['good', 'Paid', ''],
    rejected: ['bad', 'Rejected', back],
    cancelled: ['quiet', 'Cancelled', back],
    failed: ['bad', 'Failed', back],
    returned: ['bad', 'Returned', back],
  };
  test.each(firstOf(Object.entries(marks), 2))(
    '[CASH-10] [REC-04] %s has its colour, label and note',
    async (state, mark) => {
      openWithdrawals([withdrawal({ state })]);
      const [look, word, note] = mark;
      const link = within(await orders()).getByRole('link');
      expect(link.textContent).toBe(`GCGCash •••• 482122/11/2026 12:00${note}₱1,500.00 ${word}`);
      expect(link.querySelector('[data-look]')?.getAttribute('data-look')).toBe(look);
    },
  );

  test('[CASH-10] says why, and that all of it was returned; and that it can still be cancelled', async () => {
    openWithdrawals([
      withdrawal({ id: 'w-1', state: 'rejected', reason: 'Name differs from your ID' }),
      withdrawal({ id: 'w-2', state: 'inReview', actions: ['cancel'] }),
    ]);
    expect(await rows()).toEqual([
      `GCGCash •••• 482122/11/2026 12:00Name differs from your ID · ${back}₱1,500.00 Rejected`,
      'GCGCash •••• 482122/11/2026 12:00You can still cancel it.₱1,500.00 In review',
    ]);
  });

  test('[CASH-22] in an unknown state shows the operator’s text, and no action', async () => {
    openWithdrawals([withdrawal({ state: 'frozen', reason: 'r', actions: ['cancel'] })]);
    expect(await rows()).toEqual([
      'GCGCash •••• 482122/11/2026 12:00The words of the operator₱1,500.00 Other',
    ]);
  });

  test.each([
    ['?state=paid&method=bank', 'paid', 'bank'],
    ['?state=credited&method=qrPh', '', ''],
  ])('[REC-01] %s requests the state %o and the method %o', async (query, state, method) => {
    const { asked } = openWithdrawals(undefined, { path: `/m/withdrawReport${query}` });
    await orders();
    expect(asked).toEqual([{ period: '7days', state, method, language: 'eng', cursor: '' }]);
  });
});

test.each([
  ['/m/vouReport', 'Cash-ins', openDeposits],
  ['/m/withdrawReport', 'Withdrawals', openWithdrawals],
] as const)('[REC-04] %s is one of two addresses with one switch', async (_path, here, open) => {
  open();
  await orders();
  const both = within(screen.getByRole('navigation', { name: 'Order records' })).getAllByRole('link');
  expect(both.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['Cash-ins', '/m/vouReport', here === 'Cash-ins' ? 'page' : null],
    ['Withdrawals', '/m/withdrawReport', here === 'Withdrawals' ? 'page' : null],
  ]);
});

test.each(firstOf([4, 40, 41, 42, 99]))(
  '[REC-06] type %i is told where the bets for fun are, in both',
  async (type) => {
    openDeposits(() => deposits([], { totals: null }), { type });
    openWithdrawals([], { type });
    expect(
      await screen.findAllByText("Play money isn't listed here. See your bets in the betting record."),
    ).toHaveLength(2);
  },
);
