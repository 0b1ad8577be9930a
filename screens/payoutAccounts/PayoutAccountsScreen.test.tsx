import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { CallName } from '@araw/contract/calls/calls';
import type { PayoutAccount, PayoutAccounts } from '@araw/contract/cashier/payoutAccounts';
import { eventually } from '@araw/testing/eventually';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { PayoutAccountsScreen } from './PayoutAccountsScreen.tsx';

const account = (id: string, rest: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id,
  kind: 'eWallet',
  institution: 'GCASH',
  name: 'GCash',
  icon: '',
  number: '•••• 4821',
  holder: 'Maria Santos',
  isDefault: false,
  usableAt: 0,
  inReview: false,
  inUse: false,
  ...rest,
});
const first = account('a1', { isDefault: true, inUse: true });
const second = account('a2', { kind: 'bank', institution: 'BDO', name: 'BDO', number: '•••• 9034' });
const page = (list: PayoutAccount[], rest: Partial<PayoutAccounts> = {}): PayoutAccounts => ({
  list,
  most: 5,
  holder: 'Maria Santos',
  institutions: [
    { code: 'GCASH', kind: 'eWallet', name: 'GCash', icon: '', pattern: '^09\\d{9}$', hint: 'Mobile number' },
    { code: 'MAYA', kind: 'eWallet', name: 'Maya', icon: '', pattern: '^09\\d{9}$', hint: 'Mobile number' },
    {
      code: 'BDO',
      kind: 'bank',
      name: 'BDO',
      icon: '',
      pattern: '^(\\d{10}|\\d{12})$',
      hint: '10 or 12 digits',
    },
    { code: 'TRON', kind: 'crypto', name: 'USDT', icon: '', pattern: '^T\\w{5}$', hint: 'Begins with T' },
  ],
  waitingHours: 0,
  ...rest,
});

type Setting = Parameters<typeof renderScreen>[1];

function show(answers: Setting['answers'], more: Partial<Setting> = {}) {
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<PayoutAccountsScreen />, {
    path: '/m/withdraw?page=accounts',
    session: member,
    ...more,
    answers: { consolidatedSettings: noAnswer, ...answers },
  });
  return { user, ...shown };
}
const refusing = (call: CallName, code: string, value?: unknown) => () =>
  Promise.reject(new CallError({ call, kind: 'refused', code, value }));

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Account number' });
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

async function openForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add an account' }));
}

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByLabelText('Payment PIN', { selector: 'input' }));
  await user.paste('491736');
  const send = sheet.getAllByRole<HTMLButtonElement>('button').find(({ type }) => type === 'submit');
  await user.click(send!);
}

describe('the accounts', () => {
  test('[CASH-12] one that can be used immediately is not called new, even with slightly different clocks', async () => {
    show({ payoutAccounts: () => page([account('a1', { usableAt: Date.now() + 2_000 })]) });
    expect((await screen.findByText(/^GCash/)).parentElement?.textContent).not.toContain('New');
  });

  test('[CASH-12] are shown masked, with the details of each', async () => {
    const later = Date.UTC(2036, 0, 2, 3, 4);
    show({ payoutAccounts: () => page([first, second, account('a3', { inReview: true, usableAt: later })]) });
    await screen.findByText('3 of 5 accounts');
    expect(rows()).toEqual([
      'GCGCash •••• 4821 DefaultUsed by a withdrawal',
      'BDBDO •••• 9034',
      expect.stringMatching(/^GCGCash •••• 4821 In review New ?Can be used from 02\/01\/2036 \d\d:04$/),
    ]);
  });

  test.each([
    ['none', [], []],
    ['one', [account('a1')], ['/m/withdraw']],
  ])('[CASH-12] with %s of them the link to the withdrawal follows', async (_many, list, ways) => {
    show({ payoutAccounts: () => page(list) });
    await screen.findByText(`${list.length} of 5 accounts`);
    const links = screen.queryAllByRole('link', { name: 'Withdraw to one of them' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
    expect(screen.getAllByRole('button', { name: 'Add an account' })).toHaveLength(1);
  });

  test('[CASH-12] are requested in the language shown', async () => {
    const { requestsOf } = show({ payoutAccounts: () => page([]) });
    await screen.findByText('0 of 5 accounts');
    expect(requestsOf('payoutAccounts')).toEqual([{ language: 'eng' }]);
  });

  test('[CASH-12] a sixth one cannot be started', async () => {
    show({ payoutAccounts: () => page(['1', '2', '3', '4', '5'].map((id) => account(id))) });
    await screen.findByText('You have 5 accounts. Remove one to add another.');
    expect(button('Add an account').disabled).toBe(true);
  });

  test('[CASH-12] another one becomes the default, with a key', async () => {
    let list = [first, second];
    const { user, requestsOf } = show({
      payoutAccounts: () => page(list),
      setDefaultPayoutAccount: () => {
        list = [account('a1'), { ...second, isDefault: true }];
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions: BDO •••• 9034' }));
    await user.click(button('Make default'));
    await eventually(() => expect(rows()[1]).toContain('Default'));
    expect(requestsOf('setDefaultPayoutAccount')).toEqual([
      { id: 'a2', key: expect.stringMatching(/^.{36}$/) },
    ]);
  });

  test('[CASH-12] one used by a withdrawal cannot be removed, and says so', async () => {
    const { user } = show({ payoutAccounts: () => page([first]) });
    await user.click(await screen.findByRole('button', { name: /^Actions: GCash/ }));
    expect(screen.getByText("A withdrawal is using this account. Remove it once that's done.")).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  test('[CASH-12] one is removed with the payment PIN', async () => {
    let list = [first, second];
    const { user, requestsOf, notices } = show({
      payoutAccounts: () => page(list),
      removePayoutAccount: () => {
        list = [first];
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions: BDO •••• 9034' }));
    await user.click(button('Remove'));
    await confirm(user);
    await screen.findByText('1 of 5 accounts');
    expect(requestsOf('removePayoutAccount')).toEqual([
      { id: 'a2', key: expect.any(String), paymentPassword: '491736' },
    ]);
    expect(notices.shown().map(({ text }) => text)).toEqual(['Account removed']);
  });

  test('[CASH-12] one since used by a withdrawal stays, and says so', async () => {
    const { user } = show({
      payoutAccounts: () => page([first, second]),
      removePayoutAccount: refusing('removePayoutAccount', 'conflict', { inUse: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions: BDO •••• 9034' }));
    await user.click(button('Remove'));
    await confirm(user);
    await screen.findByText("A withdrawal is using this account. Remove it once that's done.");
    expect(rows().length).toBe(2);
  });

  test('[NET-05] failures are reported, and retried', async () => {
    let times = 0;
    const { user } = show({
      payoutAccounts: () => {
        times += 1;
        if (times === 1) throw new CallError({ call: 'payoutAccounts', kind: 'timeout' });
        return page([]);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('0 of 5 accounts')).toBeDefined();
  });
});

describe('a new account', () => {
  test.each(
    firstOf([
      ['E-wallet', 'GCash', '+63 917 123 4567', 'Account number', 'GCASH', '09171234567'],
      ['Bank', 'BDO', '0012 3456 78', 'Account number', 'BDO', '0012345678'],
      ['Crypto', 'USDT', 'TQ5nFX', 'Address', 'TRON', 'TQ5nFX'],
    ]),
  )('[CASH-12] %s: %s %s', async (kind, _name, typed, label, institution, sent) => {
    const { user, requestsOf, notices } = show({
      payoutAccounts: () => page([]),
      addPayoutAccount: () => account('a1'),
    });
    await openForm(user);
    await user.click(button(kind));
    await user.type(screen.getByRole('textbox', { name: label }), typed);
    await user.click(button('Continue'));
    await confirm(user);
    await screen.findByText('0 of 5 accounts');
    expect(requestsOf('addPayoutAccount')).toEqual([
      {
        institution,
        number: sent,
        holder: '',
        makeDefault: false,
        key: expect.any(String),
        paymentPassword: '491736',
      },
    ]);
    expect(notices.shown().map(({ text }) => text)).toEqual(['Account added']);
  });

  test('[CASH-12] the institution is chosen, and the first will be the default', async () => {
    const { user, requestsOf } = show({
      payoutAccounts: () => page([]),
      addPayoutAccount: () => account('a1'),
    });
    await openForm(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'E-wallet' }), 'Maya');
    await user.type(number(), '09171234567');
    await user.click(screen.getByRole('checkbox', { name: 'Make default' }));
    await user.click(button('Continue'));
    await confirm(user);
    await eventually(() =>
      expect(requestsOf('addPayoutAccount')).toMatchObject([{ institution: 'MAYA', makeDefault: true }]),
    );
  });

  test('[CASH-12] the holder is entered once, and fixed from then on', async () => {
    const { user, requestsOf } = show({
      payoutAccounts: () => page([], { holder: '' }),
      addPayoutAccount: () => account('a1'),
    });
    await openForm(user);
    await user.type(number(), '09171234567');
    await user.click(button('Continue'));
    expect([said(), document.activeElement]).toEqual([
      ["Type the account holder's name."],
      screen.getByRole('textbox', { name: 'Account holder' }),
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Account holder' }), ' Maria Santos ');
    await user.click(button('Continue'));
    await confirm(user);
    await eventually(() =>
      expect(requestsOf('addPayoutAccount')).toMatchObject([{ holder: 'Maria Santos' }]),
    );
  });

  test('[CASH-12] a known holder cannot be typed', async () => {
    const { user } = show({ payoutAccounts: () => page([]) });
    await openForm(user);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Account holder' });
    expect([field.readOnly, field.value]).toEqual([true, 'Maria Santos']);
  });

  test.each(firstOf(['', '0917', '63917', '091712345678']))(
    '[CASH-12] the number %j is not sent',
    async (typed) => {
      const { user } = show({ payoutAccounts: () => page([]) });
      await openForm(user);
      if (typed) await user.type(number(), typed);
      await user.click(button('Continue'));
      expect([said(), document.activeElement]).toEqual([['Expected: Mobile number'], number()]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test.each(
    firstOf([
      ['alreadyTaken', undefined, 'This account is already on your list.'],
      ['conflict', { most: 5 }, 'You have 5 accounts. Remove one to add another.'],
      ['fieldInvalid', { field: 'number' }, 'The number or the name was rejected. Please check them.'],
    ]),
  )('[CASH-12] the refusal %s %j is shown, and the input stays', async (code, value, text) => {
    const { user } = show({
      payoutAccounts: () => page([]),
      addPayoutAccount: refusing('addPayoutAccount', code, value),
    });
    await openForm(user);
    await user.type(number(), '09171234567');
    await user.click(button('Continue'));
    await confirm(user);
    await screen.findByText(text);
    expect(number().value).toBe('09171234567');
  });

  test('[CASH-15] the page that needed an account returns once there is one', async () => {
    const { user, router } = show({ payoutAccounts: () => page([]), addPayoutAccount: () => account('a1') });
    await router.navigate('/m/withdraw?page=accounts', { state: { returnTo: '/m/voucherCenter' } });
    await openForm(user);
    await user.type(number(), '09171234567');
    await user.click(button('Continue'));
    await confirm(user);
    await eventually(() => expect(router.state.location.pathname).toBe('/m/voucherCenter'));
  });

  test('[CASH-12] the waiting time of a new one is announced beforehand', async () => {
    const { user } = show({ payoutAccounts: () => page([], { waitingHours: 24 }) });
    await openForm(user);
    expect(screen.getByText(/^A new account can be used after 24 hours\./)).toBeDefined();
  });

  test('[CASH-12] the input is still there after setting the payment PIN, and gone once abandoned', async () => {
    const { user, router } = show({ payoutAccounts: () => page([]) });
    await openForm(user);
    await user.click(button('Bank'));
    await user.type(number(), '0012 3456 78');
    await router.navigate('/m/securityCenter?page=paymentPassword');
    await screen.findByText('another page');
    await router.navigate('/m/withdraw?page=accounts');
    await eventually(() => expect(number().value).toBe('0012 3456 78'));
    expect(button('Bank').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Cancel'));
    await openForm(user);
    expect(number().value).toBe('');
  });
});
