import { useQueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useServices } from '#src/app/services.ts';
import { useNotices } from '#src/app/hooks/useNotices.ts';
import { CallError } from '#services/client/callError.ts';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import type { depositTable } from '@araw/contract/values/stateTables';
import { keptGameOf } from '#src/app/keptGame.ts';
import type { StorageValue } from '#services/kept/storage.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { pictureModules, readQr } from '#tests/codes/readQr.ts';
import { depositOrderOf, orderedAt } from '#tests/depositOrders.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { defineDepositActors } from './depositActors.ts';
import { DepositOrderPage } from './DepositOrderPage.tsx';
import { defineDepositOrder } from './depositOrderChart.ts';

const minute = 60_000;
let ended: unknown;

/** Runs the order's chart, as the cash-in page does. */
function Invoking() {
  const { operator, merchant, storage, configuration } = useServices();
  const queryClient = useQueryClient();
  const notices = useNotices();
  const [{ depositOrder, files }] = useState(() =>
    defineDepositOrder(defineDepositActors({ operator, language: 'EN' }), {
      configuration,
      queryClient,
      merchant,
      storage,
    }),
  );
  const [snapshot, , chart] = useChart(depositOrder, {}, { input: { id: 'd1', order: null } });
  useEffect(() => {
    ended = snapshot.output;
  }, [snapshot]);
  return (
    <>
      <DepositOrderPage order={chart} files={files} />
      <p data-testid="notices">{notices.map(({ text }) => text)}</p>
    </>
  );
}

type Answers = Parameters<typeof renderScreen>[1]['answers'];

async function show(first: DepositOrder, answers: Answers = {}, leftGame: StorageValue<'leftGame'> = null) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const shown = renderScreen(<Invoking />, {
    path: '/m/voucherCenter?order=d1',
    session: member,
    stored: { leftGame },
    answers: { depositOrder: () => first, ...answers },
  });
  await act(() => vi.advanceTimersByTimeAsync(10));
  return { user, copied, ...shown };
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0];
const named = (role: 'button' | 'link') =>
  screen.queryAllByRole(role).map((element) => element.getAttribute('aria-label') ?? element.textContent);
/** The actions in the bottom bar. */
const waysOn = ['New order for ₱500.00', 'Pay another way', 'Keep playing', 'See my cash-ins'];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

beforeEach(() => {
  ended = undefined;
  vi.useFakeTimers({ now: orderedAt, shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

describe('how to pay', () => {
  const eWallet = depositOrderOf({
    method: { code: 'GCASH', kind: 'eWallet', name: 'GCash', icon: '' },
    instructions: { kind: 'eWallet', url: 'https://pay.example.com/d1' },
  });

  test.each([
    [
      'comes with it, to be played',
      { turnover: 1_500, withBonus: 500 },
      [
        'Bonus: Double your first cash-in₱500.00',
        'Bet to turn the bonus into cash₱1,500.00',
        'Bet by (if you pay now)22/11/2026 15:02',
      ],
      ['You pay₱500.00', 'FeeFree', 'Bonus+₱500.00', 'Arrives in your balance₱1,000.00'],
    ],
    [
      'comes with it, to be kept',
      { turnover: 0, withBonus: 500 },
      ['Bonus: Double your first cash-in₱500.00'],
      ['You pay₱500.00', 'FeeFree', 'Bonus+₱500.00', 'Arrives in your balance₱1,000.00'],
    ],
    [
      'comes later',
      { turnover: 1_500, withBonus: 0 },
      ['Bonus, added later: Double your first cash-in₱500.00', 'Bet to turn the bonus into cash₱1,500.00'],
      ['You pay₱500.00', 'FeeFree', 'Arrives in your balance₱500.00'],
    ],
  ])(
    '[CASH-02] [BEN-11] says which promo was chosen and what arrives: a bonus that %s',
    async (_what, { turnover, withBonus }, rows, costs) => {
      const text = "We're holding your place while this order is open.";
      const promotion = {
        id: 'first',
        version: 1,
        title: 'Double your first cash-in',
        bonus: 500,
        turnover,
        playBy: turnover > 0 && withBonus > 0 ? orderedAt + 60 * minute : null,
      };
      const order = { ...eWallet, arrives: 500 + withBonus, withBonus };
      await show({ ...order, promotion: { ...promotion, state: 'kept', text } });
      screen.getByText(text);
      const paid = screen.getByText('You pay').closest('dl');
      expect([...(paid?.children ?? [])].map(({ textContent }) => textContent)).toEqual(costs);
      const shown = [...screen.getByLabelText('Promotion').children].map(({ textContent }) => textContent);
      expect(shown).toEqual(rows);
    },
  );

  test('[CASH-04] an e-wallet is a link in this tab', async () => {
    await show(eWallet);
    const link = screen.getByRole('link', { name: 'Continue to GCash' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://pay.example.com/d1',
      null,
    ]);
    expect(screen.getByRole('heading', { name: 'Pay with GCash' })).toBeTruthy();
  });

  test('[CASH-04] an invalid address is not a link, and says so', async () => {
    await show({ ...eWallet, instructions: { kind: 'eWallet', url: '' } });
    expect(screen.queryByRole('link', { name: 'Continue to GCash' })).toBe(null);
    expect(screen.getByText(/The payment page is missing/)).toBeTruthy();
  });

  test('[CASH-04] QR Ph draws the operator’s code, with its reference to copy', async () => {
    const code = '00020101021228150011ph.ppmi.p2m5303608540650.00580263041D3F';
    const { user, copied } = await show(
      depositOrderOf({ instructions: { kind: 'qrPh', code, reference: 'REF-7' } }),
    );
    const drawn = screen.getByRole('img', { name: 'QR code to pay with QR Ph' });
    expect(readQr(pictureModules(drawn.getAttribute('src') ?? '', 4))).toBe(code);
    await user.click(screen.getByRole('button', { name: 'Copy Reference' }));
    expect(copied).toEqual(['REF-7']);
  });

  test('[CASH-04] a code that this browser cannot save says so', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user } = await show(depositOrderOf());
    await user.click(screen.getByRole('button', { name: 'Save QR code' }));
    expect(screen.getByTestId('notices').textContent).toBe(
      "This browser can't save the picture. Take a screenshot instead.",
    );
  });

  test('[CASH-04] a bank transfer lists what a bank asks for, in its order', async () => {
    const { user, copied } = await show(
      depositOrderOf({
        pays: 5_000.5,
        instructions: {
          kind: 'bank',
          bank: 'Bank of the Islands',
          account: '3089 4417 26',
          holder: 'Araw Gaming Inc',
          reference: 'REF-7',
        },
      }),
    );
    const copies = screen.getAllByRole('button', { name: /^Copy / });
    expect(copies.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy Account number',
      'Copy Account name',
      'Copy Amount',
      'Copy Reference (put it in the remarks)',
      'Copy Order number',
    ]);
    for (const button of copies) await user.click(button);
    expect(copied).toEqual(['3089 4417 26', 'Araw Gaming Inc', '5000.50', 'REF-7', 'D2611221400']);
    await user.click(screen.getByRole('button', { name: 'Add a receipt' }));
    expect(screen.getByRole('heading', { name: 'Your receipt' })).toBeTruthy();
    expect(screen.getByText('3089 4417 26')).toBeTruthy();
  });

  test('[CASH-04] over the counter shows bar code, number, shops, deadline and fee', async () => {
    const { copied, user } = await show(
      depositOrderOf({
        pays: 520,
        fee: 20,
        instructions: { kind: 'counter', code: '711402611220041', shops: ['7-Eleven', 'Cebuana'] },
      }),
    );
    expect(screen.getByRole('heading', { name: 'Pay at 7-Eleven or Cebuana' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Bar code to pay at the counter' })).toBeTruthy();
    expect(screen.getAllByText('7114 0261 1220 041')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Copy Counter number' }));
    expect(copied).toEqual(['711402611220041']);
    expect(facts()).toEqual([
      ['You pay', '₱520.00'],
      ['Fee', '₱20.00'],
      ['Pay until', '22/11/2026 14:17'],
      ['Arrives in your balance', '₱500.00'],
    ]);
  });

  const crypto = {
    kind: 'crypto' as const,
    address: 'T0SANDB0X1',
    memo: null,
    network: 'TRON (TRC-20)',
    currency: 'USDT',
    foreignAmount: '8.656509',
    rate: { currency: 'USDT', pesos: '57.77', endsAt: orderedAt + 30 * minute },
    confirmations: 0,
    confirmationsNeeded: 19,
  };

  test('[CASH-04] crypto warns about the network, and shows the exact amount, the rate and its end', async () => {
    await show(depositOrderOf({ instructions: crypto }));
    expect(screen.getByText('Only USDT on TRON (TRC-20).')).toBeTruthy();
    expect(screen.getByText('8.656509 USDT')).toBeTruthy();
    expect(
      screen.getAllByRole('button', { name: /^Copy / }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Copy Address', 'Copy Full amount in USDT', 'Copy Order number']);
    expect(facts()).toEqual([
      ['You pay', '₱500.00'],
      ['Fee', 'Free'],
      ['Your rate', '1 USDT = ₱57.77'],
      ['Rate valid until', '22/11/2026 14:32'],
      ['Confirmations', '0 of 19'],
      ['Arrives in your balance', '₱500.00'],
    ]);
  });

  test('[CASH-04] a memo is required if there is one', async () => {
    const { copied, user } = await show(depositOrderOf({ instructions: { ...crypto, memo: '77' } }));
    await user.click(screen.getByRole('button', { name: 'Copy Memo (required)' }));
    expect(copied).toEqual(['77']);
  });

  test('[CASH-04] crypto on its way counts its confirmations', async () => {
    await show(depositOrderOf({ state: 'processing', instructions: { ...crypto, confirmations: 10 } }));
    expect(facts()).toContainEqual(['Confirmations', '10 of 19']);
    expect(screen.queryByRole('img')).toBe(null);
  });
});

describe('the outcome', () => {
  const ways = {
    created: ['Keep playing'],
    waiting: ['Keep playing'],
    processing: ['Keep playing'],
    inReview: ['Keep playing'],
    credited: ['Keep playing', 'See my cash-ins'],
    failed: ['New order for ₱500.00', 'Pay another way'],
    cancelled: ['New order for ₱500.00', 'Pay another way'],
    expired: ['New order for ₱500.00', 'Pay another way'],
    refunding: ['Keep playing'],
    refunded: ['Keep playing'],
    reversed: ['Keep playing'],
  } satisfies Record<keyof typeof depositTable.rows, string[]>;
  const words: Record<keyof typeof ways, string> = {
    created: 'Order created',
    waiting: 'Unpaid',
    processing: 'Processing',
    inReview: 'In review',
    credited: 'In your balance',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunding: 'Being refunded',
    refunded: 'Refunded',
    reversed: 'Reversed',
  };
  const states = Object.keys(ways) as (keyof typeof ways)[];

  test.each(firstOf(states, 4))(
    '[CASH-06] %s has its mark, the operator’s sentence, its steps and its next action',
    async (state) => {
      const { container } = await show(
        depositOrderOf({
          state,
          text: `What is said of ${state}.`,
          instructions: null,
          actions: [],
          steps: [
            { at: orderedAt, state: 'created' },
            { at: orderedAt + minute, state },
          ],
        }),
      );
      expect(container.querySelector('[data-look]')?.textContent?.trim()).toBe(words[state]);
      expect(screen.getAllByText(`What is said of ${state}.`)).toHaveLength(2);
      expect([...named('button'), ...named('link')].filter((name) => waysOn.includes(name ?? ''))).toEqual(
        ways[state],
      );
      const steps = within(screen.getByRole('list', { name: 'Progress so far' })).getAllByRole('listitem');
      expect(steps[1]?.querySelector('time')?.textContent).toBe('22/11/2026 14:03');
      expect(steps.length).toBe(
        ['created', 'waiting', 'processing', 'inReview', 'refunding'].includes(state) ? 3 : 2,
      );
      expect(named('link')).toContain('Customer service');
    },
  );

  test('[CASH-22] a state unknown to this app shows the operator’s text and its date, and no action', async () => {
    const { container } = await show(
      depositOrderOf({
        state: 'frozen',
        text: 'A newer word.',
        instructions: null,
        actions: ['cancel', 'receipt'],
        steps: [
          { at: orderedAt, state: 'created' },
          { at: orderedAt + minute, state: 'frozen', text: 'A newer step.' },
        ],
      }),
    );
    expect(screen.getAllByText('A newer word.')).toHaveLength(2);
    expect(screen.getByText('A newer step.').parentElement?.textContent).toBe(
      'A newer step.22/11/2026 14:03',
    );
    expect(container.querySelector('span[data-look]:not(li)')).toBe(null);
    expect(named('button')).toEqual([
      'Back',
      'Copy Order number',
      'All payment methodsThis order stays open',
    ]);
  });

  test('[CASH-06] credited shows the balance before and after, and the amount that arrived', async () => {
    await show(
      depositOrderOf({
        state: 'credited',
        instructions: null,
        arrives: 480,
        balance: { before: 12_480.5, after: 12_960.5 },
      }),
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('₱480.00');
    expect(facts().slice(0, 3)).toEqual([
      ['Balance before', '₱12,480.50'],
      ['This cash-in', '+₱480.00'],
      ['Balance after', '₱12,960.50'],
    ]);
    expect(facts().at(-1)).toEqual(['Arrived in your balance', '₱480.00']);
  });

  test('[CASH-06] a bonus that came with it has its own line, and the lines add up', async () => {
    await show(
      depositOrderOf({
        state: 'credited',
        instructions: null,
        arrives: 980.1,
        withBonus: 500.05,
        balance: { before: 20.5, after: 1_000.6 },
        promotion: {
          id: 'first',
          version: 1,
          title: 'Double your first cash-in',
          bonus: 500.05,
          turnover: 1_500.15,
          playBy: orderedAt + 7 * 24 * 60 * minute,
          state: 'given',
          text: 'Your bonus is ready.',
        },
      }),
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('₱980.10');
    expect(facts()).toEqual([
      ['Balance before', '₱20.50'],
      ['This cash-in', '+₱480.05'],
      ['Bonus', '+₱500.05'],
      ['Balance after', '₱1,000.60'],
      ['Payment method', 'QR Ph'],
      ['You pay', '₱500.00'],
      ['Fee', 'Free'],
      ['Arrived in your balance', '₱980.10'],
      ['Bonus: Double your first cash-in', '₱500.05'],
      ['Bet to turn the bonus into cash', '₱1,500.15'],
      ['Bet by', '29/11/2026 14:02'],
    ]);
  });

  test.each([
    ['created', true],
    ['processing', true],
    ['inReview', true],
    ['cancelled', false],
    ['failed', false],
    ['expired', false],
    ['refunding', false],
    ['refunded', false],
    ['reversed', false],
  ])(
    '[CASH-06] an order that is %s says what will arrive only while something still can',
    async (state, says) => {
      await show(depositOrderOf({ state, instructions: null }));
      expect(facts().some(([name]) => name === 'Arrives in your balance')).toBe(says);
    },
  );

  describe('[CASH-06] after leaving a game to cash in', () => {
    const target = { vendor: 'JL', gameId: 'JL-001', nodeId: 'n1', roomId: '', name: 'Manila Gold Rush' };
    const credited = depositOrderOf({ state: 'credited', instructions: null });

    test('leads back into it, once', async () => {
      const left = { target, at: orderedAt - 29 * minute };
      const { user, app, storage, launchGame } = await show(credited, {}, left);
      await user.click(screen.getByRole('button', { name: 'Back to Manila Gold Rush' }));
      await act(() => vi.advanceTimersByTimeAsync(10));
      const { target: launched, forFun } = app().children.launch!.getSnapshot().context;
      expect([launched, forFun, launchGame.mock.calls.length]).toEqual([target, false, 1]);
      expect(keptGameOf(storage, 'leftGame')).toBe(null);
    });

    test.each(
      firstOf([
        ['more than half an hour ago', { target, at: orderedAt - 30 * minute - 1 }],
        ['later than now', { target, at: orderedAt + minute }],
        ['without a name', { target: { ...target, name: undefined }, at: orderedAt }],
        ['in no shape', 'JL-001'],
      ]),
    )('leads nowhere if it was left %s', async (_when, given) => {
      await show(credited, {}, given as StorageValue<'leftGame'>);
      expect(screen.queryByRole('button', { name: /^Back to / })).toBe(null);
    });

    test('leads nowhere while the money has not arrived', async () => {
      await show(depositOrderOf({ state: 'processing', instructions: null }), {}, { target, at: orderedAt });
      expect(screen.queryByRole('button', { name: /^Back to / })).toBe(null);
    });
  });

  test('[CASH-06] customer service receives the number', async () => {
    await show(depositOrderOf({ state: 'failed', instructions: null }));
    expect(screen.getByRole('link', { name: /^Ask customer service/ }).getAttribute('href')).toBe(
      '/m/service?about=D2611221400',
    );
  });

  test.each(
    firstOf([
      ['New order for ₱500.00', 'again'],
      ['Pay another way', 'otherWay'],
      ['All payment methodsThis order stays open', 'left'],
    ]),
  )('[CASH-06] %s continues', async (name, next) => {
    const failed = depositOrderOf({ state: 'failed', instructions: null });
    const { user } = await show(failed);
    const buttons = screen.getAllByRole('button').filter(({ textContent }) => textContent === name);
    await user.click(buttons[0]!);
    expect(ended).toEqual({ next, order: failed });
  });
});

describe('tracking it', () => {
  test('[CASH-06] an order credited in the meantime is shown and announced without a reload, and the balance is reloaded', async () => {
    let now = depositOrderOf();
    const { queryClient, renewed } = await show(now, { depositOrder: () => now });
    queryClient.setQueryData(queryKeys.wallet, { sumBalance: 1 });
    expect(said()).toBe('Waiting for your payment');
    now = depositOrderOf({ state: 'credited', text: 'It is there.', version: 2, instructions: null });
    await pass(4_000);
    expect(said()).toBe('It is there.');
    expect(queryClient.getQueryState(queryKeys.wallet)?.isInvalidated).toBe(true);
    expect(renewed()).toEqual(['member wallet']);
  });

  test('[CASH-04] [CASH-06] when time is up by the operator’s clock, the page says so and checks', async () => {
    const { requestsOf } = await show(depositOrderOf());
    await pass(14 * minute);
    const before = requestsOf('depositOrder').length;
    expect(screen.getByRole('timer').textContent).toMatch(/^(01:00|00:5\d)$/);
    await pass(minute);
    await pass(3_000);
    expect(requestsOf('depositOrder').length).toBeGreaterThan(before);
  });

  test('[CASH-06] returning to the page checks the order', async () => {
    const { requestsOf } = await show(depositOrderOf({ state: 'expired', instructions: null }));
    await pass(5 * minute);
    const before = requestsOf('depositOrder').length;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(0);
    expect(requestsOf('depositOrder').length).toBe(before + 1);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(3_000);
    expect(requestsOf('depositOrder').length).toBe(before + 2);
  });

  test('[CASH-06] [NET-05] a missing answer says that the content may be outdated', async () => {
    let fails = false;
    await show(depositOrderOf(), {
      depositOrder: () => {
        if (fails) throw new CallError({ call: 'depositOrder', kind: 'offline' });
        return depositOrderOf();
      },
    });
    fails = true;
    await pass(4_000);
    expect(screen.getByText(/^Couldn't refresh/)).toBeTruthy();
  });

  test('[CASH-06] [NET-05] an order that cannot be read says why, and is retried', async () => {
    let fails = true;
    const { user } = await show(depositOrderOf(), {
      depositOrder: () => {
        if (fails)
          throw new CallError({ call: 'depositOrder', kind: 'refused', code: 'notFound', requestId: 'r9' });
        return depositOrderOf();
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('r9');
    expect(named('button')).toEqual(['Back', 'Try again', 'All payment methods']);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(said()).toBe('Waiting for your payment');
  });
});

describe('cancelling', () => {
  test('[CASH-06] [NET-13] asks first, and uses its own key', async () => {
    const { user, requestsOf } = await show(depositOrderOf(), {
      cancelDeposit: () =>
        depositOrderOf({ state: 'cancelled', text: 'Gone.', version: 2, instructions: null }),
    });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    expect(requestsOf('cancelDeposit')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Cancel order' }));
    await pass(0);
    expect(requestsOf('cancelDeposit')).toEqual([
      { id: 'd1', key: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/), language: 'eng' },
    ]);
    expect(said()).toBe('Gone.');
  });

  test('[CASH-06] declined, the order stays', async () => {
    const { user, requestsOf } = await show(depositOrderOf());
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await pass(0);
    expect([requestsOf('cancelDeposit'), said()]).toEqual([[], 'Waiting for your payment']);
  });

  test('[CASH-06] [CASH-20] refused, says why and shows the order’s current state', async () => {
    let now = depositOrderOf();
    const { user } = await show(now, {
      depositOrder: () => now,
      cancelDeposit: () => {
        now = depositOrderOf({ state: 'processing', text: 'On its way.', version: 2, instructions: null });
        throw new CallError({ call: 'cancelDeposit', kind: 'refused', code: 'conflict', requestId: 'r7' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel order' }));
    await pass(3_000);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'This was changed elsewhere in the meantime. Please check it and try again.Request ID r7',
    ]);
    expect(said()).toBe('On its way.');
  });
});
