import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { WithdrawPage as PageData, WithdrawalQuote } from '@araw/contract/cashier/withdrawals';
import { useNotices } from '#src/app/hooks/useNotices.ts';
import { keptSettlement } from '#services/kept/keptSettlement.ts';
import { eventually } from '@araw/testing/eventually';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { withdrawalOrderOf, withdrawalQuoteOf, withdrawPageOf } from '#tests/withdrawals.ts';
import { firstOf } from '@araw/testing/shortRun';
import { WithdrawPage } from './WithdrawPage.tsx';

/** As the route shows it. */
const Page = () => (useLocation().search === '' ? <WithdrawPage /> : null);
const Notices = () => <aside>{useNotices().map(({ text }) => text)}</aside>;

function show({ page = withdrawPageOf(), quote = withdrawalQuoteOf(), type = 0 as number | null } = {}) {
  const shown = renderScreen(
    <>
      <Page />
      <Notices />
    </>,
    {
      answers: {
        withdrawPage: () => page,
        quoteWithdrawal: () => quote,
        consolidatedSettings: noAnswer,
        memberInfo: noAnswer,
      },
      path: '/m/withdraw',
      session: type === null ? null : { ...member, type },
    },
  );
  return { ...shown, user: userEvent.setup() };
}

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const pressReview = () => screen.getByRole('button', { name: 'Review' });
/** Problem texts; an alert exists even while it is empty. */
const alerts = () =>
  screen.getAllByRole('alert').flatMap(({ textContent }) => (textContent ? [textContent] : []));
const standing = () => screen.findByRole('region', { name: 'Available to withdraw' });
const { account } = withdrawalQuoteOf();
const limitsOf = (limits: Partial<PageData['limits']>) => ({
  limits: { ...withdrawPageOf().limits, ...limits },
});

async function review(given: { page?: PageData; quote?: Partial<WithdrawalQuote> }, typed = '5000') {
  const shown = show({ ...given, quote: withdrawalQuoteOf(given.quote) });
  await shown.user.type(await amount(), typed);
  await shown.user.click(pressReview());
  return { ...shown, region: await screen.findByRole('region', { name: 'Check your withdrawal' }) };
}

/** The facts of a part of the page, in order. */
const factsIn = (part: HTMLElement) =>
  Object.fromEntries(
    within(part)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('[CASH-08] returning from the accounts keeps the amount typed', async () => {
  const { user, router } = show();
  await user.type(await amount(), '512.50');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('link', { name: 'Add or remove accounts' }));
  expect(router.state.location.search).toBe('?page=accounts');
  expect(screen.queryByRole('textbox')).toBeNull();
  await router.navigate(-1);
  expect((await amount()).value).toBe('512.50');
});

test.each([
  ['a number', { amount: 5 }],
  ['words', { amount: 'all of it' }],
  ['too much text', { amount: '1111111111111111' }],
])('[CASH-08] %s in the history entry is not an amount', async (_what, state) => {
  window.history.replaceState(state, '');
  show();
  expect((await amount()).value).toBe('');
});

describe('[CASH-08] the amount available', () => {
  test('is beside the balance, with each pocket', async () => {
    show({ page: withdrawPageOf({ held: 2_700.25 }) });
    const part = await standing();
    expect(part.textContent).toContain('You can withdraw₱9,980.50of your balance₱12,480.50');
    expect(factsIn(part)).toEqual({ Cash: '₱12,280.50', Bonus: '₱200.00', 'On hold': '₱2,700.25' });
    expect(within(part).queryByText("Locked until you've bet enough")).toBeNull();
    expect(within(part).queryByText('On its way to you')).toBeNull();
  });

  test('shows for each lock its source, the pesos to bet and the pesos already bet', async () => {
    const locks = [
      { kind: 'bonus', title: 'Bonus not fully bet yet', locked: 1_200, required: 12_000, played: 4_700 },
      { kind: 'deposit', title: 'Cash-in not fully bet yet', locked: 0.3, required: 1_300.1, played: 780 },
    ];
    show({ page: withdrawPageOf({ locks }) });
    const part = await standing();
    expect(
      within(part)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Bonus not fully bet yet₱1,200.00Bet ₱7,300.00 more · ₱4,700.00 / ₱12,000.00',
      'Cash-in not fully bet yet₱0.30Bet ₱520.10 more · ₱780.00 / ₱1,300.10',
    ]);
    expect(part.textContent).toContain("Locked until you've bet enough₱1,200.30");
    const progress = within(part).getByRole<HTMLProgressElement>('progressbar', {
      name: 'Bonus not fully bet yet',
    });
    expect([progress.value, progress.max, progress.getAttribute('aria-valuetext')]).toEqual([
      4_700,
      12_000,
      '₱4,700.00 of ₱12,000.00 bet',
    ]);
  });

  test('[CASH-22] names withdrawals on their way, even in a state unknown to the app', async () => {
    const onHold = withdrawalOrderOf({
      id: 'w2',
      gross: 1_200,
      state: 'onHold',
      text: 'Our partner looks',
      steps: [],
    });
    show({ page: withdrawPageOf({ onTheWay: [withdrawalOrderOf(), onHold] }) });
    const part = await standing();
    expect(part.textContent).toContain('On its way to youAlready taken from your balance₱2,700.00');
    const links = within(part).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['GCash •••• 4821Requested₱1,500.00', '/m/withdraw?order=w1'],
      ['GCash •••• 4821Our partner looks₱1,200.00', '/m/withdraw?order=w2'],
    ]);
  });

  test.each([
    ['1234.567', {}, 'Type an amount with at most two decimals.'],
    ['0', {}, 'Type an amount above 0.'],
    ['199.99', {}, 'The smallest withdrawal is ₱200.00.'],
    ['9980.51', {}, 'You can withdraw up to ₱9,980.50.'],
    ['2000.01', limitsOf({ sumLeft: 2_000 }), 'You can withdraw ₱2,000.00 more today.'],
    ['300', limitsOf({ sumLeft: 200 }), 'You can withdraw ₱200.00 more today.'],
    ...[199.99, 0].map((sumLeft): [string, Partial<PageData>, string] => [
      '200',
      limitsOf({ sumLeft, resetsAt: Date.UTC(2026, 10, 29, 16) }),
      "You've reached today's withdrawal limit. It resets on 30/11/2026 00:00.",
    ]),
    ['200', { withdrawable: 0.01 }, 'You can withdraw up to ₱0.01.'],
    ['200', { withdrawable: 0 }, 'You have nothing to withdraw or transfer right now.'],
    ['3000.01', limitsOf({ most: 3_000 }), 'The largest withdrawal is ₱3,000.00.'],
    [
      '500',
      limitsOf({ timesLeft: 0 }),
      "You've withdrawn 3 times today. You can withdraw again after midnight.",
    ],
    [
      '500',
      limitsOf({ timesADay: 1, timesLeft: 0 }),
      "You've withdrawn once today. You can withdraw again after midnight.",
    ],
  ])('for %s shows the limit, and focuses its field: %j', async (typed, rest, text) => {
    const { user, requestsOf } = show({ page: withdrawPageOf(rest) });
    await user.type(await amount(), typed);
    await user.click(pressReview());
    await eventually(() => expect(alerts()).toEqual([text]));
    expect([document.activeElement, requestsOf('quoteWithdrawal')]).toEqual([await amount(), []]);
  });

  test.each([
    [200, /^1 of 3 withdrawals used today, ₱200\.00 left until midnight$/],
    [199.99, /^You've reached today's withdrawal limit\. It resets on 30\/11\/2026 00:00\.$/],
    [0, /^You've reached today's withdrawal limit\. It resets on 30\/11\/2026 00:00\.$/],
  ])('with %d left for the day says whether more can be withdrawn', async (sumLeft, said) => {
    show({ page: withdrawPageOf(limitsOf({ sumLeft, resetsAt: Date.UTC(2026, 10, 29, 16) })) });
    expect(await screen.findByText(said)).toBeDefined();
  });

  test.each([
    [300, 'is not offered'],
    [499.99, 'is not offered'],
    [500, 'is offered'],
  ])('with %d left for the day, a rail from ₱500 up %s', async (sumLeft, offered) => {
    const { rails, accounts } = withdrawPageOf();
    const [account] = accounts;
    const from500 = rails.map((rail) => (rail.kind === account?.kind ? { ...rail, least: 500 } : rail));
    const limits = limitsOf({ sumLeft, resetsAt: Date.UTC(2026, 10, 29, 16) });
    const { user } = show({ page: withdrawPageOf({ ...limits, rails: from500 }) });
    await user.type(await amount(), '600');
    const reached = "You've reached today's withdrawal limit. It resets on 30/11/2026 00:00.";
    const left = '₱500.00 left until midnight';
    expect(screen.queryByText(reached) !== null).toBe(offered === 'is not offered');
    expect(screen.queryByText(new RegExp(left)) !== null).toBe(offered === 'is offered');
    await user.click(pressReview());
    const said = offered === 'is offered' ? 'You can withdraw ₱500.00 more today.' : reached;
    await eventually(() => expect(alerts()).toEqual([said]));
  });

  test('follows the operator’s limit if the operator knows better', async () => {
    const refused = new CallError({
      call: 'quoteWithdrawal',
      kind: 'refused',
      code: 'amountOutOfBounds',
      value: { bound: 'least', amount: 500 },
    });
    const { user } = renderedWith(() => Promise.reject(refused));
    await user.type(await amount(), '300');
    await user.click(pressReview());
    await eventually(() => expect(alerts()).toEqual(['The smallest withdrawal is ₱500.00.']));
  });

  test.each(
    firstOf([
      [
        'an e-wallet',
        account,
        '5000',
        'You receive after a ₱15.00 feeInstaPay, usually within 30 minutes₱4,985.00',
      ],
      [
        'a bank beyond InstaPay',
        { ...account, kind: 'bank' as const },
        '60000',
        'You receive after a ₱15.00 feePESONet, on banking days (Monday to Friday, except holidays)₱59,985.00',
      ],
      [
        'a wallet of coins',
        { ...account, kind: 'crypto' as const },
        '1000',
        'You receive after a ₱15.00 feeTRC-20, usually within 1 hour₱985.00',
      ],
    ]),
  )('shows fee, net and rail to %s while typing', async (_what, to, typed, text) => {
    const { user, container } = show({ page: withdrawPageOf({ accounts: [to] }) });
    await user.type(await amount(), typed);
    expect(container.textContent).toContain(text);
  });

  test('[PROT-10] in one tap is a round amount, or all of it, and goes straight to the review', async () => {
    const { user, requestsOf } = show();
    await amount();
    const choices = screen.getByRole('group', { name: 'Quick amounts' });
    expect(
      within(choices)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['₱1,000', '₱2,000', '₱5,000', 'All']);
    for (const [name, typed] of [
      ['₱2,000', '2000'],
      ['All', '9980.50'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      const reviewed = await screen.findByRole('region', { name: 'Check your withdrawal' });
      expect(requestsOf('quoteWithdrawal').at(-1)).toMatchObject({ account: 'a1', amount: typed });
      await user.click(within(reviewed).getByRole('button', { name: 'Change' }));
      expect((await amount()).value).toBe(typed);
    }
  });

  test('shows how much of the day is used', async () => {
    show();
    expect(
      await screen.findByText('1 of 3 withdrawals used today, ₱48,500.00 left until midnight'),
    ).toBeDefined();
  });
});

describe('[PROT-10] the last withdrawal', () => {
  const again = withdrawalQuoteOf({ id: 'q0', gross: 500, net: 485 });
  const button = () => screen.queryByRole('button', { name: '₱500 to GCash again' });

  test('is repeated with one tap and the PIN, and shows its account, cost, arrival and effect on a bonus', async () => {
    const bonusEffect = 'This ends your active bonus.';
    const { user, requestsOf } = show({ page: withdrawPageOf({ again: { ...again, bonusEffect } }) });
    await amount();
    const note = document.getElementById(button()?.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(
      'GCash •••• 4821 · You receive ₱485.00 after a ₱15.00 fee · InstaPay, usually within 30 minutes · This ends your active bonus.',
    );
    await user.click(button()!);
    const sheet = await screen.findByRole('dialog', { name: 'Confirm the withdrawal' });
    expect(sheet.textContent).toContain("You're sending ₱485.00 to GCash •••• 4821.");
    expect(within(sheet).getByRole('button', { name: 'Withdraw ₱500.00' })).toBeDefined();
    expect(requestsOf('quoteWithdrawal')).toEqual([]);
  });

  test('that is not confirmed stays to be reviewed, and its amount in the form', async () => {
    const { user } = show({ page: withdrawPageOf({ again }) });
    await amount();
    await user.click(button()!);
    const sheet = await screen.findByRole('dialog', { name: 'Confirm the withdrawal' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    const reviewed = await screen.findByRole('region', { name: 'Check your withdrawal' });
    expect(factsIn(reviewed)).toMatchObject({
      Withdraw: '₱500.00',
      Fee: '-₱15.00',
      'You receive': '₱485.00',
    });
    await user.click(within(reviewed).getByRole('button', { name: 'Change' }));
    expect((await amount()).value).toBe('500');
  });

  test.each([
    ['that the operator does not offer', null],
    ['to an account that is gone', { ...again, account: { ...account, id: 'a9' } }],
  ])('%s is not offered', async (_which, offered) => {
    show({ page: withdrawPageOf({ again: offered }) });
    await amount();
    expect(button()).toBeNull();
  });
});

const info = {
  id: '1',
  account: 'maria',
  nickname: '',
  type: 2,
  regDate: 0,
  toUpline: false,
  standing: null,
  clubLabel: null,
};

describe('[PROT-10] the way to cash in and back', () => {
  const tabs = () => screen.queryByRole('navigation', { name: 'Cash in, Withdraw' });
  const shownTabs = () =>
    within(tabs()!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

  test.each(
    firstOf([
      ['the form', withdrawPageOf()],
      ['a demand', withdrawPageOf({ demands: [{ kind: 'mobile', text: 'Verify it', until: null }] })],
      ['no PIN yet', withdrawPageOf({ hasPaymentPassword: false })],
      ['no account yet', withdrawPageOf({ accounts: [] })],
    ]),
  )('is one tap above %s', async (_what, page) => {
    show({ page });
    await standing();
    expect(shownTabs()).toEqual([
      ['Cash in', '/m/voucherCenter', null],
      ['Withdraw', '/m/withdraw', 'page'],
    ]);
  });

  test('[PROT-04] is not offered to players on a break', async () => {
    renderScreen(<WithdrawPage />, {
      answers: {
        withdrawPage: () => withdrawPageOf(),
        memberInfo: () => ({ ...info, standing: { state: 'onBreak', until: Date.now() + 86_400_000 } }),
        consolidatedSettings: noAnswer,
      },
      path: '/m/withdraw',
      session: member,
    });
    await amount();
    await eventually(() => expect(tabs()).toBeNull());
  });
});

function renderedWith(quoteWithdrawal: () => Promise<WithdrawalQuote>) {
  const shown = renderScreen(<WithdrawPage />, {
    answers: {
      withdrawPage: () => withdrawPageOf(),
      quoteWithdrawal,
      consolidatedSettings: noAnswer,
      memberInfo: noAnswer,
    },
    path: '/m/withdraw',
    session: member,
  });
  return { ...shown, user: userEvent.setup() };
}

describe('[CASH-09] the account', () => {
  const bank = { ...account, id: 'a2', name: 'BPI', kind: 'bank' as const, isDefault: false };
  const later = { ...account, id: 'a3', name: 'Maya', isDefault: false, usableAt: Date.UTC(2026, 10, 24, 5) };
  const checked = { ...account, id: 'a4', name: 'UnionBank', isDefault: false, inReview: true };

  test('[CASH-12] is chosen among usable ones; the others say why not', async () => {
    const { user, requestsOf } = show({
      page: withdrawPageOf({ accounts: [account, bank, later, checked] }),
    });
    await amount();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.labels?.[0]?.textContent, radio.checked, radio.disabled])).toEqual([
      ['GCGCash •••• 4821Maria Santos · default', true, false],
      ['BPBPI •••• 4821Maria Santos', false, false],
      ['MAMaya •••• 4821Maria SantosCan be used from 24/11/2026 13:00', false, true],
      ["UNUnionBank •••• 4821Maria SantosWe're checking this account.", false, true],
    ]);
    await user.click(radios[1]!);
    await user.type(await amount(), '500');
    await user.click(pressReview());
    await eventually(() =>
      expect(requestsOf('quoteWithdrawal')).toEqual([{ account: 'a2', amount: '500', language: 'eng' }]),
    );
  });
});

describe('[CASH-09] the review', () => {
  test('shows what is sent, what arrives, when, and what is left afterwards', async () => {
    const { region } = await review({});
    expect(factsIn(region)).toEqual({
      Withdraw: '₱5,000.00',
      Fee: '-₱15.00',
      'You receive': '₱4,985.00',
      'Sent via': 'InstaPay',
      Arrives: 'usually within 30 minutes',
      'Balance now': '₱12,480.50',
      'Balance after': '₱7,480.50',
      'Withdrawals left today': '1',
      'Amount left today': '₱43,500.00',
    });
    expect(region.textContent).toContain('You can cancel until we approve it');
  });

  test('[CASH-08] names the banking day of a rail with banking days only, in the merchant’s zone', async () => {
    const { region } = await review({
      quote: {
        account: { ...account, kind: 'bank' },
        rail: 'PESONet',
        arrivesAt: Date.UTC(2026, 10, 23, 16),
      },
    });
    expect(factsIn(region)['Arrives']).toBe('by Tuesday, 24/11/2026 00:00');
  });

  test('[CASH-21] says what happens to an open bonus, and when it cannot be cancelled', async () => {
    const { region } = await review({
      quote: { mayCancel: false, bonusEffect: 'Your active bonus stays as it is.' },
    });
    expect(region.textContent).toContain(
      "The money leaves your balance right away, and you can't cancel it. Your active bonus stays as it is.",
    );
  });

  test('leads back to the form with the amount as typed', async () => {
    const { user } = await review({}, '5000.00');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect((await amount()).value).toBe('5000.00');
  });
});

describe('[CASH-07] [ACCT-01] permissions', () => {
  test.each([0, 1, 2])('type %i sees the page', async (type) => {
    show({ type });
    expect(await standing()).toBeDefined();
  });

  test.each([4, 40, 41, 42, 99, null])(
    'type %s is told that it needs a real account, and nothing is requested',
    async (type) => {
      const { requestsOf, container } = renderScreen(
        <>
          <WithdrawPage />
          <Notices />
        </>,
        {
          answers: { consolidatedSettings: noAnswer, memberInfo: noAnswer },
          path: '/m/withdraw',
          session: type === null ? null : { ...member, type },
        },
      );
      await eventually(() =>
        expect(container.textContent).toContain('Please login an actual account to use this function'),
      );
      expect(requestsOf('withdrawPage')).toEqual([]);
    },
  );
});

describe('[CASH-20] a debt comes before the form', () => {
  const demand = { kind: 'receivable', text: '₱300.00 is owed', until: null };
  const owing = (debt: PageData['debt']) => withdrawPageOf({ demands: [demand], debt });

  function showOwing(
    settleDebt: () => Promise<{ number: string; at: number; amount: number }>,
    stored: Parameters<typeof renderScreen>[1]['stored'] = {},
  ) {
    const pages = [owing({ owed: 300, settles: 120.5 }), withdrawPageOf()];
    const shown = renderScreen(
      <>
        <Page />
        <Notices />
      </>,
      {
        answers: {
          withdrawPage: () => pages.shift()!,
          settleDebt,
          consolidatedSettings: noAnswer,
          memberInfo: noAnswer,
        },
        path: '/m/withdraw',
        session: member,
        stored,
      },
    );
    return { ...shown, user: userEvent.setup() };
  }
  const settle = () => screen.findByRole('button', { name: /^Pay .* from my balance$/ });

  test('[NET-13] and is settled from the balance once confirmed, followed by the form', async () => {
    const { user, requestsOf, renewed } = showOwing(async () => ({ number: 'S1', at: 0, amount: 120.5 }));
    await user.click(await settle());
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Pay ₱120.50 from your balance?');
    expect(requestsOf('settleDebt')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Pay it' }));
    expect(await amount()).toBeDefined();
    expect(requestsOf('settleDebt')).toEqual([
      { key: expect.stringMatching(/^[\da-f-]{36}$/), amount: '120.50' },
    ]);
    expect(screen.getByRole('complementary').textContent).toBe('Paid');
    expect(renewed()).toEqual(['member records', 'member wallet']);
  });

  test('and a refusal is reported, with the current state', async () => {
    const { user } = showOwing(() =>
      Promise.reject(
        new CallError({ call: 'settleDebt', kind: 'refused', code: 'amountOutOfBounds', requestId: 'r1' }),
      ),
    );
    await user.click(await settle());
    await user.click(await screen.findByRole('button', { name: 'Pay it' }));
    expect(await amount()).toBeDefined();
    expect(screen.getByRole('complementary').textContent).toContain('This amount is outside the limits.');
  });

  test('[NET-13] [CASH-20] keeps its key after a lost answer, until the result is known', async () => {
    const lost = () => Promise.reject(new CallError({ call: 'settleDebt', kind: 'offline' }));
    const answers = [lost, lost, async () => ({ number: 'S1', at: 0, amount: 120.5 })];
    const { user, requestsOf, storage } = showOwing(() => answers.shift()!());
    await user.click(await settle());
    await user.click(await screen.findByRole('button', { name: 'Pay it' }));
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await eventually(() => expect(requestsOf('settleDebt')).toHaveLength(2));
    expect(alerts().join()).toContain("We couldn't confirm this yet. Your money is safe.");
    expect(screen.getByRole('complementary').textContent).toBe('');
    const [sent] = requestsOf('settleDebt') as { key: string }[];
    expect(storage.read('debtSettlement', keptSettlement)).toEqual({
      account: 'maria',
      settlement: { amount: 120.5, key: sent!.key },
    });
    window.dispatchEvent(new Event('online'));
    expect(await amount()).toBeDefined();
    const once = { key: sent!.key, amount: '120.50' };
    expect(requestsOf('settleDebt')).toEqual([once, once, once]);
    expect(screen.getByRole('complementary').textContent).toBe('Paid');
    expect(storage.read('debtSettlement', keptSettlement)).toBeNull();
  });

  test('[NET-13] [CASH-20] is sent again with its key and sum after a reload', async () => {
    const settlement = { amount: 80.25, key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01' };
    const { requestsOf } = showOwing(async () => ({ number: 'S1', at: 0, amount: 80.25 }), {
      debtSettlement: { account: 'maria', settlement },
    });
    expect(await amount()).toBeDefined();
    expect(requestsOf('settleDebt')).toEqual([{ key: settlement.key, amount: '80.25' }]);
  });

  test('[NET-13] [CASH-20] is not sent for another account', async () => {
    const settlement = { amount: 80.25, key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01' };
    const { requestsOf } = showOwing(() => Promise.reject(new Error('not asked for')), {
      debtSettlement: { account: 'jose', settlement },
    });
    expect(await settle()).toBeDefined();
    expect(requestsOf('settleDebt')).toEqual([]);
  });

  test('with an empty balance it cannot be settled here', async () => {
    show({ page: owing({ owed: 300, settles: 0 }) });
    await screen.findByText('₱300.00 is owed');
    expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull();
  });
});

describe('[NET-08] what could not be read', () => {
  test.each([
    [{ locks: 1 }, "1 entry couldn't be shown here."],
    [{ locks: 1, withdrawals: 2 }, "3 entries couldn't be shown here."],
    [{ demands: 1 }, "1 entry couldn't be shown here."],
  ])('is counted below locks and withdrawals: %j', async (unread, text) => {
    show({ page: withdrawPageOf({ unread }) });
    expect(within(await standing()).getByText(text)).toBeDefined();
  });

  test('is counted among the accounts to choose from', async () => {
    const { user } = show({ page: withdrawPageOf({ unread: { payoutAccounts: 1 } }) });
    await amount();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const accounts = within(screen.getByRole('group', { name: 'Your accounts' }));
    expect(accounts.getByText("1 entry couldn't be shown here.")).toBeDefined();
  });

  test('is not taken for having no account', async () => {
    show({ page: withdrawPageOf({ accounts: [], unread: { payoutAccounts: 1 } }) });
    expect(await screen.findByText("1 entry couldn't be shown here.")).toBeDefined();
    expect(screen.queryByText('Add an account for your money first')).toBeNull();
    expect(screen.getByText('None of your accounts can be used yet')).toBeDefined();
  });
});
