import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { CashIn, DepositOrder, DepositQuote, PaymentMethod } from '@araw/contract/cashier/deposits';
import type { StorageValue } from '#services/kept/storage.ts';
import * as leaving from '#services/device/leaving.ts';
import { layersNow } from '#screens/ui/dialogs/useBackCloses.ts';
import { eventually } from '@araw/testing/eventually';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { DepositScreen } from './DepositScreen.tsx';
import { keptAttemptOf } from './keptAttempt.ts';
import type { DepositOrderPage } from './order/DepositOrderPage.tsx';

type OrderPageProps = Parameters<typeof DepositOrderPage>[0];

/** The order's page has its own tests. */
vi.mock('./order/DepositOrderPage.tsx', () => ({
  DepositOrderPage: ({ order: child }: OrderPageProps) => (
    <button type="button" onClick={() => child.send({ type: 'order.left' })}>
      Leave {child.getSnapshot().context.id}
    </button>
  ),
}));

beforeEach(() => void vi.spyOn(leaving, 'leaveFor').mockReset().mockReturnValue());

const wallet: PaymentMethod = {
  code: 'GCASH',
  kind: 'eWallet',
  name: 'GCash',
  icon: '',
  least: 100,
  most: 50_000,
  quickAmounts: [500, 50_000],
  fee: { flat: 0, share: 0, bearer: 'house' },
  minutes: 1,
  open: true,
  opensAt: null,
  tooLittleLeft: null,
};
const methods: PaymentMethod[] = [
  wallet,
  { ...wallet, code: 'QRPH', kind: 'qrPh', name: 'QR Ph', fee: { flat: 5, share: 0, bearer: 'house' } },
  {
    ...wallet,
    code: 'BPI',
    kind: 'bank',
    name: 'BPI',
    minutes: 1_440,
    fee: { flat: 0, share: 150, bearer: 'player' },
  },
  { ...wallet, code: 'BDO', kind: 'bank', name: 'BDO', open: false, opensAt: Date.UTC(2026, 10, 23, 1) },
  { ...wallet, code: 'UB', kind: 'bank', name: 'UnionBank', open: false },
  {
    ...wallet,
    code: '7E',
    kind: 'counter',
    name: '7-Eleven',
    minutes: 90,
    fee: { flat: 20, share: 100, bearer: 'player' },
  },
  {
    ...wallet,
    code: 'USDT',
    kind: 'crypto',
    name: 'USDT (TRON)',
    minutes: 120,
    fee: { flat: 20, share: 0, bearer: 'player' },
  },
];
const cashIn: CashIn = {
  promotions: [],
  now: 0,
  timeZone: 'Asia/Manila',
  demands: [],
  methods,
  open: [],
  mostOpen: 3,
  lastMethod: 'GCASH',
  again: null,
};
const quote: DepositQuote = {
  promotion: null,
  promotionRefusal: '',
  id: 'q1',
  method: 'GCASH',
  amount: 500,
  fee: 0,
  pays: 500,
  settles: 0,
  arrives: 500,
  withBonus: 0,
  rate: null,
  foreignAmount: null,
  turnover: 0,
  endsAt: 600_000,
};
const order: DepositOrder = {
  promotion: null,
  id: 'd1',
  number: 'D 2611 2214 0017',
  method: { code: 'QRPH', kind: 'qrPh', name: 'QR Ph', icon: '' },
  amount: 500,
  fee: 0,
  pays: 500,
  arrives: 500,
  withBonus: 0,
  state: 'waiting',
  text: '',
  version: 1,
  createdAt: 0,
  endsAt: null,
  steps: [],
  instructions: null,
  actions: [],
  receipts: [],
  balance: null,
  now: 0,
  timeZone: 'Asia/Manila',
};

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const pay = () => screen.getByRole('button', { name: /^(Pay( .*)?|Creating your order)$/ });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const costs = () => texts([...screen.getByLabelText('Cost').children] as HTMLElement[]);

type Setting = Parameters<typeof renderScreen>[1];
function show(answers: Setting['answers'], more: Partial<Setting> & { guided?: boolean } = {}) {
  const { guided = true, ...setting } = more;
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<DepositScreen />, {
    path: '/m/voucherCenter',
    session: member,
    info: {
      mobileTemplate: {
        app_background: '',
        app_desc: '',
        app_desc_font_color: '',
        mem_cen: true,
        dep_func: guided,
      },
    },
    ...setting,
    answers: {
      cashIn: () => cashIn,
      quoteDeposit: () => quote,
      consolidatedSettings: noAnswer,
      memberInfo: noAnswer,
      ...answers,
    },
  });
  return { user, ...shown };
}
const refusing = (code: string, value?: unknown) => () =>
  Promise.reject(new CallError({ call: 'createDeposit', kind: 'refused', code, requestId: 'r1', value }));

describe('payment methods', () => {
  test('[CASH-01] are listed by kind with fee, duration and limits; a closed one says when it opens', async () => {
    show({}, { guided: false });
    await screen.findByRole('list', { name: 'E-wallet' });
    const lists = screen.getAllByRole('list');
    expect(
      lists.map((list) => [
        document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
        texts(within(list).getAllByRole('listitem')),
        within(list).queryAllByRole('button').length,
      ]),
    ).toEqual([
      ['E-wallet', ['GCGCashNo fee · usually 1 minute₱100.00 to ₱50,000.00 Last used'], 1],
      ['QR Ph', ['QRQR PhWe pay the fee · usually 1 minute₱100.00 to ₱50,000.00'], 1],
      [
        'Bank transfer',
        [
          'BPBPIFee 1.5% · usually 1 day₱100.00 to ₱50,000.00',
          'BDBDOClosed, opens 23/11/2026 09:00₱100.00 to ₱50,000.00',
          'UNUnionBankClosed, opening time unknown₱100.00 to ₱50,000.00',
        ],
        1,
      ],
      ['Over the counter', ['7-7-ElevenFee ₱20.00 + 1% · usually 90 minutes₱100.00 to ₱50,000.00'], 1],
      ['Crypto', ['USUSDT (TRON)Fee ₱20.00 · usually 2 hours₱100.00 to ₱50,000.00'], 1],
    ]);
  });

  test('[CASH-01] if none is open it says so, and customer service has more', async () => {
    show({ cashIn: () => ({ ...cashIn, methods: methods.map((method) => ({ ...method, open: false })) }) });
    await screen.findByText('No payment method is open right now');
    expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/m/service');
    expect(screen.queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Back']);
  });

  test.each([
    [99.99, 'Your deposit limit leaves ₱99.99, less than the minimum here'],
    [0, "You've reached your deposit limit"],
  ])(
    '[CASH-15] one that the remaining deposit limit does not cover says so: %d',
    async (tooLittleLeft, said) => {
      const [first, ...others] = methods;
      const short = { ...first!, open: false, tooLittleLeft };
      const { user } = show({ cashIn: () => ({ ...cashIn, methods: [short, ...others], lastMethod: null }) });
      await user.click(await screen.findByRole('button', { name: /Change$/ }));
      const row = await screen.findByText(/deposit limit/);
      expect(row.textContent).toBe(`${said} See your limit`);
      expect(within(row).getByRole('link', { name: 'See your limit' }).getAttribute('href')).toBe(
        '/m/limits',
      );
    },
  );

  test('[CASH-01] going back from a form of the plain list leads to the list', async () => {
    const { user, router } = show({}, { guided: false });
    await user.click(await screen.findByRole('button', { name: /^GC.*GCash|^GCash/ }));
    await screen.findByRole('textbox', { name: 'Amount' });
    await eventually(() => expect(layersNow()).toBe(1));
    window.history.back();
    await eventually(() => expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull());
    screen.getByRole('list', { name: 'E-wallet' });
    expect([layersNow(), router.state.location.pathname]).toEqual([0, '/m/voucherCenter']);
  });

  test.each(
    firstOf([
      ['guided page', true],
      ['plain list', false],
    ]),
  )('[CASH-01] [CASH-02] the %s leads to the order that was shown', async (_page, guided) => {
    const { user, requestsOf, router } = show(
      { createDeposit: () => order, depositOrder: noAnswer },
      { guided },
    );
    if (!guided) await user.click(await screen.findByRole('button', { name: /^GC.*GCash|^GCash/ }));
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    await eventually(() => expect(pay().textContent).toBe('Pay ₱500.00 with GCash'));
    await user.click(pay());
    await eventually(() => expect(router.state.location.search).toBe('?order=d1'));
    expect(requestsOf('quoteDeposit')).toEqual([{ method: 'GCASH', amount: '500', language: 'eng' }]);
    expect(requestsOf('createDeposit')).toEqual([
      { key: expect.stringMatching(/^[\da-f-]{36}$/), quote: 'q1', anyway: false, language: 'eng' },
    ]);
  });
});

test('[PROT-16] the age beside a cash-in form comes from the settings', async () => {
  show({ consolidatedSettings: () => ({ ...consolidatedSettings, minimumAge: 18 }) });
  await screen.findByRole('form', { name: 'Cash in' });
  expect((await screen.findByText('18+')).tagName).toBe('B');
  expect(screen.queryByText('21+')).toBeNull();
});

test('[PROT-03] the offer of limits that must be answered first leads to the limits page', async () => {
  const demands = [{ kind: 'limitsOffer', text: 'Decide first.', until: null }];
  show({ cashIn: () => ({ ...cashIn, demands }) });
  await screen.findByText('Decide first.');
  expect(screen.getByRole('link', { name: 'Decide about limits' }).getAttribute('href')).toBe('/m/limits');
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

describe('at first sight', () => {
  const isChosen = () => screen.getByRole('button', { name: /Change$/ }).textContent;
  const closed = { ...wallet, code: 'OFF', name: 'Off', open: false };

  test.each([
    ['the last one', methods, 'QRPH', 'QRQR Ph'],
    ['the first open one where the last one is closed', methods, 'BDO', 'GCGCash'],
    ['the first open one where none was used', [closed, ...methods.slice(1)], null, 'QRQR Ph'],
    ['the first open one where the last one is gone', [closed, ...methods.slice(2)], 'GCASH', 'BPBPI'],
  ])(
    '[CASH-01] [CASH-02] a payment method is selected, %s, with its quick amounts',
    async (_which, list, last, name) => {
      show({ cashIn: () => ({ ...cashIn, methods: list, lastMethod: last }) });
      await screen.findByRole('button', { name: '₱500' });
      expect(isChosen()).toMatch(new RegExp(`^${name}`));
    },
  );

  test('[PROT-10] there is no amount, and no promo is selected', async () => {
    const promotions = [
      { id: 'first', title: 'First cash in', least: 100, share: 10_000, most: 1_000 },
      { id: 'weekend', title: 'Weekend', least: 500, share: null, most: 200 },
    ];
    show({ cashIn: () => ({ ...cashIn, promotions }) });
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect(amount.value).toBe('');
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      '₱500',
      '₱50,000',
    ]);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked, parentElement }) => [parentElement?.querySelector('bdi')?.textContent, checked]),
    ).toEqual([
      ['No promotion', true],
      ['First cash in', false],
      ['Weekend', false],
    ]);
  });

  test('[BEN-02] a promotion without a title has a name to choose it by', async () => {
    const promotions = [{ id: 'first', title: ' ', least: 100, share: 10_000, most: 1_000 }];
    show({ cashIn: () => ({ ...cashIn, promotions }) });
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(screen.getByRole('radio', { name: /^Promotions/ })).toBeTruthy();
  });

  test('[CASH-01] the plain list selects none', async () => {
    show({ cashIn: () => ({ ...cashIn, lastMethod: null }) }, { guided: false });
    await screen.findByRole('list', { name: 'E-wallet' });
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  });
});

describe('the last cash-in', () => {
  const again: DepositQuote = {
    ...quote,
    id: 'q9',
    method: '7E',
    amount: 750.5,
    fee: 27.51,
    pays: 778.01,
    arrives: 750.5,
  };
  const button = () => screen.queryByRole('button', { name: /again$/ });

  test.each([true, false])(
    '[CASH-02] [CASH-03] is repeated in one tap, at the price shown; guided: %s',
    async (guided) => {
      const { user, requestsOf, router } = show(
        { cashIn: () => ({ ...cashIn, again }), createDeposit: () => order, depositOrder: noAnswer },
        { guided },
      );
      const repeat = await screen.findByRole('button', { name: '₱750.50 with 7-Eleven again' });
      expect(document.getElementById(repeat.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Fee ₱27.51 · You pay ₱778.01 · Arrives in your balance ₱750.50',
      );
      await user.click(repeat);
      await eventually(() => expect(router.state.location.search).toBe('?order=d1'));
      expect(requestsOf('quoteDeposit')).toEqual([]);
      expect(requestsOf('createDeposit')).toMatchObject([{ quote: 'q9', anyway: false }]);
    },
  );

  test.each([
    [
      'free, with turnover',
      { ...again, method: 'GCASH', fee: 0, pays: 750.5, turnover: 750.5 },
      'No fee · Arrives in your balance ₱750.50 · Bet before withdrawing ₱750.50',
    ],
    [
      'with a part that pays what is owed',
      { ...again, fee: 0, pays: 750.5, settles: 300.25, arrives: 450.25 },
      'No fee · Pays what you owe ₱300.25 · Arrives in your balance ₱450.25',
    ],
    [
      'in another currency',
      { ...again, fee: 0, rate: { currency: 'USDT', pesos: '58.25', endsAt: 0 }, foreignAmount: '12.884121' },
      'No fee · You send 12.884121 USDT · Arrives in your balance ₱750.50',
    ],
  ])('[CASH-02] shows its full price: %s', async (_what, told, line) => {
    show({ cashIn: () => ({ ...cashIn, again: told }) });
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(document.getElementById(button()?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(line);
  });

  test('[CASH-02] is not offered without the selected promo, with a closed method, or if there is none', async () => {
    const promotions = [{ id: 'first', title: 'First', least: 100, share: 100, most: 1_000 }];
    const { user, unmount } = show({ cashIn: () => ({ ...cashIn, again, promotions }) });
    await user.click(await screen.findByRole('radio', { name: /^First/ }));
    expect(button()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'No promotion' }));
    expect(button()).not.toBeNull();
    unmount();
    for (const told of [null, { ...again, method: 'BDO' }, { ...again, method: 'gone' }]) {
      const shown = show({ cashIn: () => ({ ...cashIn, again: told }) });
      await screen.findByRole('textbox', { name: 'Amount' });
      expect(button()).toBeNull();
      shown.unmount();
    }
  });

  test('[CASH-02] with a changed price needs another tap', async () => {
    const { user, requestsOf } = show({
      cashIn: () => ({ ...cashIn, again }),
      createDeposit: refusing('quoteChanged', { quote: { ...again, id: 'q10', pays: 780.5, fee: 30 } }),
    });
    await user.click(await screen.findByRole('button', { name: /again$/ }));
    await screen.findByText(/^This has changed since you saw it/);
    expect([amount().value, pay().textContent, requestsOf('createDeposit').length]).toEqual([
      '750.5',
      'Pay ₱780.50 with 7-Eleven',
      1,
    ]);
  });
});

describe('the wallet page', () => {
  const byWallet: DepositOrder = {
    ...order,
    method: { code: 'GCASH', kind: 'eWallet', name: 'GCash', icon: '' },
    instructions: { kind: 'eWallet', url: 'https://wallet.example/pay/1' },
  };
  async function payIn(shown: ReturnType<typeof show>) {
    await shown.user.click(await screen.findByRole('button', { name: '₱500' }));
    await eventually(() => expect(pay().textContent).toBe('Pay ₱500.00 with GCash'));
    await shown.user.click(pay());
    await screen.findByRole('button', { name: 'Leave d1' });
  }

  test('[CASH-04] opens with the tap that pays, in this tab, once the order is in the address', async () => {
    const leave = vi.mocked(leaving.leaveFor);
    const searches: string[] = [];
    let shown: ReturnType<typeof show> | null = null;
    leave.mockImplementation(() => void searches.push(shown?.router.state.location.search ?? ''));
    shown = show({ createDeposit: () => byWallet, depositOrder: noAnswer });
    await payIn(shown);
    await eventually(() => expect(leave.mock.calls).toEqual([['https://wallet.example/pay/1']]));
    expect(searches).toEqual(['?order=d1']);
  });

  test.each([
    [
      'of an order that is paid another way',
      { ...byWallet, instructions: { kind: 'qrPh', code: '1', reference: 'r' } as const },
    ],
    ['whose address is unknown', { ...byWallet, instructions: { kind: 'eWallet', url: '' } as const }],
    ['of an order that waits for its provider', { ...byWallet, instructions: null }],
  ])('[CASH-04] %s is not opened', async (_what, made) => {
    const shown = show({ createDeposit: () => made, depositOrder: noAnswer });
    await payIn(shown);
    const { router } = shown;
    await eventually(() => expect(router.state.location.search).toBe('?order=d1'));
    expect(leaving.leaveFor).not.toHaveBeenCalled();
  });

  test('[CASH-04] [NET-13] is not opened by a reload, or when continuing an order', async () => {
    const { router, unmount } = show(
      { createDeposit: () => byWallet, depositOrder: noAnswer },
      {
        stored: {
          depositAttempt: {
            account: 'maria',
            attempt: { key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01', quote: 'q1', anyway: false },
          },
        },
      },
    );
    await eventually(() => expect(router.state.location.search).toBe('?order=d1'));
    unmount();
    const next = show({ cashIn: () => ({ ...cashIn, open: [byWallet] }), depositOrder: noAnswer });
    await next.user.click(await screen.findByRole('button', { name: /^Continue/ }));
    await eventually(() => expect(next.router.state.location.search).toBe('?order=d1'));
    expect(leaving.leaveFor).not.toHaveBeenCalled();
  });
});

describe('the cost', () => {
  const dear = { ...quote, fee: 20, pays: 520, turnover: 500 };
  const coins = {
    ...quote,
    rate: { currency: 'USDT', pesos: '58.25', endsAt: Date.UTC(2026, 10, 22, 6, 17) },
    foreignAmount: '8.583691',
  };
  test.each(
    firstOf(
      [
        ['free, without turnover', quote, ['You pay₱500.00', 'FeeFree']],
        [
          'a fee on top, and turnover',
          dear,
          ['You pay₱520.00', 'Fee₱20.00', 'Bet before withdrawing₱500.00'],
        ],
        [
          'a part that settles what is owed',
          { ...quote, settles: 300.01, arrives: 199.99, turnover: 199.99 },
          ['You pay₱500.00', 'FeeFree', 'Pays what you owe₱300.01', 'Bet before withdrawing₱199.99'],
        ],
        [
          'in another currency',
          coins,
          [
            'You pay₱500.00',
            'You send8.583691 USDT',
            'Rate until 22/11/2026 14:171 USDT = ₱58.25',
            'FeeFree',
          ],
        ],
      ],
      2,
    ),
  )('[CASH-02] %s: is shown before paying, with the amount that arrives', async (_what, shown, rows) => {
    const { user } = show({ quoteDeposit: () => shown });
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    await screen.findByLabelText('Cost');
    expect(costs()).toEqual(rows);
    expect(screen.getByText('Arrives in your balance').textContent).toBe(
      `Arrives in your balance ₱${shown.arrives.toFixed(2)}`,
    );
  });

  test.each(
    firstOf(
      [
        ['99.99', 'The smallest amount for GCash is ₱100.00.'],
        ['50000.01', 'The largest amount for GCash is ₱50,000.00.'],
        ['1000.001', 'Type an amount with at most two decimals.'],
        [
          '100.001',
          'Does the point mark thousands or centavos? Type the amount without a thousands separator, with at most two decimals.',
        ],
        ['1e3', 'Type the amount in digits, such as 1000 or 1000.50.'],
        ['-100', 'Type the amount in digits, such as 1000 or 1000.50.'],
        ['', 'Type an amount.'],
      ],
      3,
    ),
  )('[CASH-02] %s gets its own limit and the focus, and nothing is requested', async (typed, said) => {
    const { user, requestsOf } = show({});
    await screen.findByRole('textbox', { name: 'Amount' });
    if (typed !== '') await user.type(amount(), typed);
    await user.click(pay());
    expect([texts(screen.getAllByRole('alert')).filter(Boolean), requestsOf('quoteDeposit')]).toEqual([
      [said],
      [],
    ]);
    expect(document.activeElement).toBe(amount());
  });

  test.each(firstOf(['100', '50000', '50000.00', '100.5']))('[CASH-02] %s is accepted', async (typed) => {
    const { user, requestsOf } = show({});
    await screen.findByRole('textbox', { name: 'Amount' });
    await user.type(amount(), typed);
    await user.click(pay());
    await eventually(() =>
      expect(requestsOf('quoteDeposit').at(-1)).toEqual({ method: 'GCASH', amount: typed, language: 'eng' }),
    );
  });
});

describe('a promo', () => {
  const choosable = [
    { id: 'first', title: 'Double your first cash-in', least: 100, share: 100, most: 1_000 },
    { id: 'reload', title: 'Reload', least: 500, share: null, most: 50 },
  ];
  const withFirst: DepositQuote = {
    ...quote,
    id: 'q2',
    arrives: 1_000,
    withBonus: 500,
    promotion: {
      id: 'first',
      version: 3,
      title: 'Double your first cash-in',
      bonus: 500,
      turnover: 1_500,
      playBy: Date.UTC(2026, 10, 29, 16),
      conditions: [
        { name: 'who', text: 'For members before their first cash-in.' },
        { name: 'withdrawal', text: 'A withdrawal ends the bonus.' },
      ],
    },
  };
  const refused = { ...quote, id: 'q3', promotionRefusal: 'All places are taken.' };
  const radios = () => screen.getAllByRole('radio', { name: /^(No promotion|Double|Reload)/ });
  const checked = () => radios().map((radio) => (radio as HTMLInputElement).checked);
  const facts = () =>
    texts([...(document.querySelector('dl[aria-label="Promotion"]')?.children ?? [])] as HTMLElement[]);
  const byChoice = ({ promotion }: { promotion?: string }) =>
    promotion === undefined ? quote : promotion === 'first' ? withFirst : refused;

  test('[CASH-02] [BEN-11] can be chosen or not, with bonus, turnover and conditions as quoted, and is ordered with its quote', async () => {
    const { user, requestsOf } = show({
      cashIn: () => ({ ...cashIn, promotions: choosable }),
      quoteDeposit: byChoice as never,
      createDeposit: () => order,
      depositOrder: noAnswer,
    });
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    await screen.findByLabelText('Cost');
    expect(texts(radios().map((radio) => radio.closest('label')!))).toEqual([
      'No promotion',
      'Double your first cash-in100% of a cash-in of ₱100.00 or more, up to ₱1,000.00',
      'Reload₱50.00 with a cash-in of ₱500.00 or more',
    ]);
    expect([checked(), facts()]).toEqual([[true, false, false], []]);
    await user.click(radios()[1]!);
    const conditions = await screen.findByRole('list', { name: 'Terms' });
    expect([checked(), facts(), texts(within(conditions).getAllByRole('listitem'))]).toEqual([
      [false, true, false],
      [
        'Bonus: Double your first cash-in₱500.00',
        'Bet to turn the bonus into cash₱1,500.00',
        'Bet by (if you pay now)30/11/2026 00:00',
      ],
      ['For members before their first cash-in.', 'A withdrawal ends the bonus.'],
    ]);
    expect(screen.getByText('Arrives in your balance').textContent).toBe('Arrives in your balance ₱1,000.00');
    await user.click(pay());
    await eventually(() => expect(requestsOf('createDeposit')).toMatchObject([{ quote: 'q2' }]));
    expect(requestsOf('quoteDeposit')).toEqual([
      { method: 'GCASH', amount: '500', language: 'eng' },
      { method: 'GCASH', amount: '500', promotion: 'first', language: 'eng' },
    ]);
  });

  test('[CASH-02] an unavailable one says why and keeps the amount; nothing is paid before another choice', async () => {
    const { user, requestsOf } = show({
      cashIn: () => ({ ...cashIn, promotions: choosable }),
      quoteDeposit: byChoice as never,
      createDeposit: () => order,
      depositOrder: noAnswer,
    });
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    await user.click(radios()[2]!);
    await screen.findByText('All places are taken. Choose another amount, another promotion or none.');
    expect([amount().value, checked(), pay().textContent]).toEqual(['500', [false, false, true], 'Pay']);
    await user.click(pay());
    expect([document.activeElement, requestsOf('createDeposit')]).toEqual([radios()[0], []]);
    await user.click(radios()[0]!);
    await eventually(() => expect(pay().textContent).toBe('Pay ₱500.00 with GCash'));
    expect(screen.queryByText(/All places are taken/)).toBeNull();
  });

  test('[CASH-02] whose place is taken while ordering says so, and no order is created without it', async () => {
    const { user, requestsOf } = show(
      {
        cashIn: () => ({ ...cashIn, promotions: choosable }),
        quoteDeposit: byChoice as never,
        createDeposit: refusing('quoteChanged', { quote: refused }),
      },
      { path: '/m/voucherCenter?amount=500&promotion=first' },
    );
    await eventually(() => expect(pay().textContent).toBe('Pay ₱500.00 with GCash'));
    await user.click(pay());
    await screen.findByText(/^All places are taken\./);
    expect([amount().value, pay().textContent, requestsOf('createDeposit').length]).toEqual([
      '500',
      'Pay',
      1,
    ]);
  });
});

describe('[PROT-10] the way to withdraw', () => {
  const way = () =>
    within(screen.getByRole('navigation', { name: 'Cash in, Withdraw' }))
      .getByRole('link', { name: 'Withdraw' })
      .getAttribute('href');

  test.each(
    firstOf([
      ['the form', cashIn],
      ['a demand', { ...cashIn, demands: [{ kind: 'mobile', text: 'Verify it', until: null }] }],
      ['no open method', { ...cashIn, methods: [] }],
    ]),
  )('is one tap above %s', async (_what, page) => {
    show({ cashIn: () => page });
    await eventually(() => expect(screen.queryByLabelText('Loading')).toBeNull());
    expect(way()).toBe('/m/withdraw');
  });

  test('is one tap above a cash-in that could not be loaded', async () => {
    show({ cashIn: refusing('noPermission') });
    await screen.findByRole('alert');
    expect(way()).toBe('/m/withdraw');
  });
});

describe('open orders', () => {
  const openNow = () => ({ ...order, endsAt: Date.now() + 760_000 });

  test('[CASH-03] come first with amount, method and time left, and can be continued', async () => {
    const { user, router } = show({
      cashIn: () => ({ ...cashIn, open: [openNow(), { ...order, id: 'd2' }] }),
      depositOrder: noAnswer,
    });
    const list = await screen.findByRole('list', { name: 'Unpaid orders' });
    expect(texts(within(list).getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/^Unpaid: ₱500\.00 with QR Ph · 12:\d\dContinue$/),
      'Unpaid: ₱500.00 with QR PhContinue',
    ]);
    await user.click(within(list).getAllByRole('button', { name: /^Continue/ })[1]!);
    await eventually(() => expect(router.state.location.search).toBe('?order=d2'));
  });

  test('[CASH-03] at their maximum: the page says so, and checks again once when one expires', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const soon = { ...order, endsAt: Date.now() + 2_000 };
    const { requestsOf } = show({ cashIn: () => ({ ...cashIn, open: [soon], mostOpen: 1 }) });
    await screen.findByText('1 unpaid order');
    expect(requestsOf('cashIn')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(requestsOf('cashIn')).toHaveLength(2);
    vi.useRealTimers();
  });

  test.each(
    firstOf([
      ['Continue with that order', '?order=d1', 1],
      ['Create another order', '?order=d1', 2],
      ['Back', '', 1],
    ]),
  )(
    '[CASH-03] one for the same amount and method leads to a question: %s',
    async (choice, search, orders) => {
      const answers = [refusing('orderOpen', { order }), () => Promise.resolve(order)];
      const { user, requestsOf, router } = show({
        createDeposit: () => answers.shift()!(),
        depositOrder: noAnswer,
      });
      await user.click(await screen.findByRole('button', { name: '₱500' }));
      await eventually(() => expect(pay().textContent).toBe('Pay ₱500.00 with GCash'));
      await user.click(pay());
      const question = await screen.findByRole('alertdialog', {
        name: 'You already have an unpaid order for this',
      });
      expect(question.textContent).toContain('₱500.00 with QR Ph, created on 01/01/1970 08:00.');
      await user.click(within(question).getByRole('button', { name: choice }));
      await eventually(() => expect(router.state.location.search).toBe(search));
      const sent = requestsOf('createDeposit') as { key: string; anyway: boolean }[];
      expect(sent.map(({ anyway }) => anyway)).toEqual([false, true].slice(0, orders));
      expect(new Set(sent.map(({ key }) => key)).size).toBe(orders);
    },
  );
});

describe('a request in progress', () => {
  const kept = { key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01', quote: 'q1', anyway: false };

  test('[NET-13] is retried with the same key after a reload', async () => {
    const { requestsOf, router, storage } = show(
      { createDeposit: () => order, depositOrder: noAnswer },
      { stored: { depositAttempt: { account: 'maria', attempt: kept } } },
    );
    await eventually(() => expect(router.state.location.search).toBe('?order=d1'));
    expect(requestsOf('createDeposit')).toEqual([{ ...kept, language: 'eng' }]);
    expect(keptAttemptOf(storage, 'maria').read()).toBe(null);
  });

  test.each([
    ['of another account', { account: 'nena', attempt: kept }],
    ['without a key', { account: 'maria', attempt: { ...kept, key: '1' } }],
    ['that is damaged', 'order'],
  ])('[NET-13] one %s is not', async (_what, depositAttempt) => {
    const { requestsOf } = show(
      {},
      { stored: { depositAttempt: depositAttempt as StorageValue<'depositAttempt'> } },
    );
    await screen.findByRole('form', { name: 'Cash in' });
    expect(requestsOf('createDeposit')).toEqual([]);
  });

  test('[CASH-03] [NET-12] while no answer comes the form waits, and the player can stop waiting', async () => {
    const { user, requestsOf } = show({ createDeposit: refusing('inProgress') });
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    await eventually(() => expect(pay().textContent).toBe('Pay ₱500.00 with GCash'));
    await user.click(pay());
    await screen.findByText('Still checking. Your money is safe.');
    expect([amount().matches(':disabled'), pay().matches(':disabled')]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    await eventually(() => expect(amount().matches(':disabled')).toBe(false));
    expect([requestsOf('createDeposit').length, requestsOf('cashIn').length]).toEqual([1, 2]);
  });
});

describe('the address', () => {
  test.each(firstOf(['', '?order=', '?order=a/b', '?order=d1&order=d2', `?order=${'d'.repeat(65)}`], 2))(
    '[CASH-06] %s names no order',
    async (search) => {
      const { requestsOf } = show({}, { path: `/m/voucherCenter${search}` });
      await screen.findByRole('form', { name: 'Cash in' });
      expect(requestsOf('depositOrder')).toEqual([]);
    },
  );

  test.each(
    firstOf(
      [
        ['?amount=500', '500'],
        ['?amount=0.5', '0.5'],
        ['?amount=-500', ''],
        ['?amount=1e3', ''],
        ['?amount=5&amount=500', ''],
        [`?amount=${'1'.repeat(16)}`, ''],
      ],
      2,
    ),
  )('[CASH-02] %s fills in the amount %j', async (search, asked) => {
    show({}, { path: `/m/voucherCenter${search}` });
    await screen.findByRole('form', { name: 'Cash in' });
    expect(amount().value).toBe(asked);
  });

  test('[CASH-06] names the order shown', async () => {
    const { requestsOf } = show({ depositOrder: () => order }, { path: '/m/voucherCenter?order=d1' });
    await screen.findByRole('button', { name: 'Leave d1' });
    expect(requestsOf('depositOrder')).toEqual([{ id: 'd1', language: 'eng' }]);
  });

  test('[CASH-06] names it until it is left, and then the page is loaded', async () => {
    const { user, requestsOf, router } = show(
      { depositOrder: () => order },
      { path: '/m/voucherCenter?order=d1' },
    );
    await user.click(await screen.findByRole('button', { name: 'Leave d1' }));
    await screen.findByRole('form', { name: 'Cash in' });
    await eventually(() => expect(router.state.location.search).toBe(''));
    expect(requestsOf('cashIn')).toHaveLength(1);
  });

  test('[CASH-06] a linked order replaces the one shown', async () => {
    const { router } = show({ depositOrder: () => order }, { path: '/m/voucherCenter?order=d1' });
    await screen.findByRole('button', { name: 'Leave d1' });
    await act(() => router.navigate('/m/voucherCenter?order=d2'));
    await screen.findByRole('button', { name: 'Leave d2' });
    expect(screen.queryByRole('button', { name: 'Leave d1' })).toBe(null);
  });

  test('[CASH-06] keeps where to continue afterwards', async () => {
    const { user, router } = show({
      cashIn: () => ({ ...cashIn, open: [order] }),
      depositOrder: noAnswer,
    });
    await act(() => router.navigate('/m/voucherCenter', { state: { returnTo: '/m/lottery' } }));
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    await eventually(() => expect(router.state.location.search).toBe('?order=d1'));
    expect(router.state.location.state).toMatchObject({ returnTo: '/m/lottery' });
  });
});

test.each([
  ['the wallet page', { guided: false }],
  ['the form', { guided: true }],
])('[NET-08] [CASH-03] %s says that unpaid orders could not be read', async (_where, setting) => {
  show({ cashIn: () => ({ ...cashIn, open: [order], unread: { orders: 2 } }) }, setting);
  expect(await screen.findByText("2 entries couldn't be shown here.")).toBeDefined();
  expect(screen.getByRole('list', { name: 'Unpaid orders' }).children).toHaveLength(1);
});

test('[NET-08] [CASH-15] a demand that could not be read is counted', async () => {
  show({ cashIn: () => ({ ...cashIn, unread: { demands: 1 } }) });
  expect(await screen.findByText("1 entry couldn't be shown here.")).toBeDefined();
});
