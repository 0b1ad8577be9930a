import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { MemberInfo } from '#services/contract/member.ts';
import type { Upline } from '#services/contract/withdrawals.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '#tests/shortRun.ts';
import { UplineTransferScreen } from './UplineTransferScreen.tsx';

const info: MemberInfo = {
  id: '1',
  account: 'maria',
  nickname: '',
  type: 0,
  regDate: 0,
  toUpline: true,
  clubLabel: null,
};
const upline = (rest: Partial<Upline> = {}): Upline => ({
  account: 'ra•••n',
  since: null,
  withdrawable: 9_980.5,
  least: 200,
  most: 5_000,
  hasPaymentPassword: true,
  demands: [],
  now: 0,
  ...rest,
});
const receipt = { number: 'T 2611 2213', at: Date.UTC(2026, 10, 22), amount: 500, account: 'ra•••n' };

type Setting = Parameters<typeof renderScreen>[1];

function show(answers: Setting['answers'], more: Partial<Setting> & { toUpline?: boolean } = {}) {
  const { toUpline = true, ...setting } = more;
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<UplineTransferScreen />, {
    path: '/m/upLine/transfer',
    session: member,
    whitelabel: { UPLINETRANS3: true },
    ...setting,
    answers: { memberInfo: () => ({ ...info, toUpline }), consolidatedSettings: noAnswer, ...answers },
  });
  return { user, ...shown };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByLabelText('Payment password', { selector: 'input' }));
  await user.paste('491736');
  await user.click(sheet.getByRole('button', { name: /^Transfer ₱/ }));
}

describe('a transfer to the superior', () => {
  test('[CASH-13] is reviewed with the masked superior, confirmed, and told with its number', async () => {
    const { user, requestsOf } = show({ upline: () => upline(), transferUpline: () => receipt });
    await user.type(await amount(), '500');
    await user.click(button('Review'));
    expect(within(screen.getByLabelText('Check your transfer')).getByText('ra•••n')).toBeDefined();
    await user.click(button('Transfer ₱500.00'));
    await confirm(user);
    await screen.findByRole('heading', { name: 'The money has arrived' });
    expect([screen.getByText('T 2611 2213').textContent, requestsOf('transferUpline')]).toEqual([
      'T 2611 2213',
      [{ amount: '500', language: 'EN', key: expect.stringMatching(/^.{36}$/), paymentPassword: '491736' }],
    ]);
  });

  test.each(
    firstOf(
      [
        ['200', null],
        ['199.99', 'The smallest amount is ₱200.00.'],
        ['5000', null],
        ['5000.01', 'You can transfer ₱5,000.00 at most.'],
        ['9980.51', 'You can transfer ₱9,980.50 at most.'],
        ['0', 'Type an amount with at most two decimals.'],
        ['-1', 'Type an amount with at most two decimals.'],
        ['1e3', 'Type an amount with at most two decimals.'],
        ['1.001', 'Type an amount with at most two decimals.'],
        ['1,000', 'Type an amount with at most two decimals.'],
      ],
      2,
    ),
  )('[CASH-13] of %s says %s', async (typed, text) => {
    const { user } = show({ upline: () => upline() });
    await user.type(await amount(), typed);
    await user.click(button('Review'));
    const focused = document.activeElement?.getAttribute('aria-invalid') ?? null;
    expect([said(), focused]).toEqual(text === null ? [[], null] : [[text], 'true']);
  });

  test.each([
    [0.01, 'You can transfer ₱0.01 at most.'],
    [0, 'You have nothing to withdraw or send right now.'],
  ])('[CASH-13] with %d to send says what is true of it', async (withdrawable, text) => {
    const { user } = show({ upline: () => upline({ withdrawable }) });
    await user.type(await amount(), '200');
    await user.click(button('Review'));
    expect(said()).toEqual([text]);
  });

  test('[CASH-13] takes an amount of one tap, of those that fit', async () => {
    const { user } = show({ upline: () => upline({ most: 1_000 }) });
    await amount();
    const quick = within(screen.getByRole('group', { name: 'Amounts' })).getAllByRole('button');
    expect(quick.map(({ textContent }) => textContent)).toEqual(['₱500', '₱1,000']);
    await user.click(quick[1]!);
    expect((await amount()).value).toBe('1000');
  });

  test('[CASH-13] another device took it: the bound is read again and said', async () => {
    let withdrawable = 9_980.5;
    const { user } = show({
      upline: () => upline({ withdrawable }),
      transferUpline: () => {
        withdrawable = 250;
        return Promise.reject(
          new CallError({
            call: 'transferUpline',
            kind: 'refused',
            code: 'amountOutOfBounds',
            value: { bound: 'withdrawable', amount: 250 },
          }),
        );
      },
    });
    await user.type(await amount(), '500');
    await user.click(button('Review'));
    await user.click(button('Transfer ₱500.00'));
    await confirm(user);
    await screen.findByText('You can transfer ₱250.00 at most.');
    expect((await amount()).value).toBe('500');
  });

  test('[CASH-13] goes back to the amount, which is still there', async () => {
    const { user } = show({ upline: () => upline() });
    await user.type(await amount(), '500');
    await user.click(button('Review'));
    await user.click(button('Change the amount'));
    expect((await amount()).value).toBe('500');
  });
});

describe('what stands before it', () => {
  test.each([
    ['the flag is off', { whitelabel: {} }],
    ['the member may not', { toUpline: false }],
    ['type 2', { session: { ...member, type: 2 } }],
  ])('[CASH-13] %s: it is said to be closed, and nothing is asked', async (_what, more) => {
    const { requestsOf } = show({}, more);
    await screen.findByText('This is not offered here at the moment.');
    expect(requestsOf('upline')).toEqual([]);
  });

  test('[CASH-13] a member who may by now, though storage does not know it, can send', async () => {
    show({ upline: () => upline() }, { memberInfo: { ...info, toUpline: false } });
    expect(await amount()).toBeDefined();
  });

  test('[CASH-13] no payment password: the way to one leads back, and coming back looks again', async () => {
    let hasPaymentPassword = false;
    show({ upline: () => upline({ hasPaymentPassword }) });
    const link = await screen.findByRole('link', { name: 'Set a payment password' });
    expect(link.getAttribute('href')).toBe('/m/securityCenter?page=paymentPassword');
    hasPaymentPassword = true;
    fireEvent(document, new Event('visibilitychange'));
    expect(await amount()).toBeDefined();
  });

  test('[CASH-15] what the merchant demands is said before the form', async () => {
    const demands = [{ kind: 'review', text: 'Your account is being checked', until: null }];
    show({ upline: () => upline({ demands }) });
    await screen.findByText('Your account is being checked');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('[NET-05] what fails is said, and tried again', async () => {
    let times = 0;
    const { user } = show({
      upline: () => {
        times += 1;
        if (times === 1) throw new CallError({ call: 'upline', kind: 'timeout' });
        return upline();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await amount()).toBeDefined();
  });
});
