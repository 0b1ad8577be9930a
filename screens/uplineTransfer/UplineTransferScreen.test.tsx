import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { MemberInfo } from '@araw/contract/accounts/member';
import type { Upline } from '@araw/contract/cashier/withdrawals';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { UplineTransferScreen } from './UplineTransferScreen.tsx';

const info: MemberInfo = {
  id: '1',
  account: 'maria',
  nickname: '',
  type: 0,
  regDate: 0,
  toUpline: true,
  standing: null,
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
    // One of type 2 has nobody above.
    session: { ...member, type: 1 },
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
  await user.click(sheet.getByLabelText('Payment PIN', { selector: 'input' }));
  await user.paste('491736');
  await user.click(sheet.getByRole('button', { name: /^Transfer ₱/ }));
}

describe('a transfer to the agent above', () => {
  test('[CASH-13] is reviewed with the masked agent, confirmed, and reported with its number', async () => {
    const { user, requestsOf, renewed } = show({ upline: () => upline(), transferUpline: () => receipt });
    await user.type(await amount(), '500');
    await user.click(button('Review'));
    expect(within(screen.getByLabelText('Check your transfer')).getByText('ra•••n')).toBeDefined();
    await user.click(button('Transfer ₱500.00'));
    await confirm(user);
    await screen.findByRole('heading', { name: 'The money has arrived' });
    expect([screen.getByText('T 2611 2213').textContent, requestsOf('transferUpline')]).toEqual([
      'T 2611 2213',
      [{ amount: '500', language: 'eng', key: expect.stringMatching(/^.{36}$/), paymentPassword: '491736' }],
    ]);
    expect(renewed()).toEqual(['member records', 'member wallet']);
  });

  test.each(
    firstOf(
      [
        ['200', null],
        ['199.99', 'The smallest amount is ₱200.00.'],
        ['5000', null],
        ['5000.01', 'You can transfer up to ₱5,000.00.'],
        ['9980.51', 'You can transfer up to ₱9,980.50.'],
        ['0', 'Type an amount above 0.'],
        ['-1', 'Type the amount in digits, such as 1000 or 1000.50.'],
        ['1e3', 'Type the amount in digits, such as 1000 or 1000.50.'],
        ['0.001', 'Type an amount with at most two decimals.'],
        [
          '1.001',
          'Does the point mark thousands or centavos? Type the amount without a thousands separator, with at most two decimals.',
        ],
        ['1,000', null],
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
    [0.01, 'You can transfer up to ₱0.01.'],
    [0, 'You have nothing to withdraw or transfer right now.'],
  ])('[CASH-13] with %d available describes the situation', async (withdrawable, text) => {
    const { user } = show({ upline: () => upline({ withdrawable }) });
    await user.type(await amount(), '200');
    await user.click(button('Review'));
    expect(said()).toEqual([text]);
  });

  test('[CASH-13] offers one-tap amounts that fit', async () => {
    const { user } = show({ upline: () => upline({ most: 1_000 }) });
    await amount();
    const quick = within(screen.getByRole('group', { name: 'Amounts' })).getAllByRole('button');
    expect(quick.map(({ textContent }) => textContent)).toEqual(['₱500', '₱1,000']);
    await user.click(quick[1]!);
    expect((await amount()).value).toBe('1000');
  });

  test('[CASH-13] after another device spent the money: the limit is reloaded and shown', async () => {
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
    await screen.findByText('You can transfer up to ₱250.00.');
    expect((await amount()).value).toBe('500');
  });

  test('[CASH-13] goes back to the amount, which is still there', async () => {
    const { user } = show({ upline: () => upline() });
    await user.type(await amount(), '500');
    await user.click(button('Review'));
    await user.click(button('Change amount'));
    expect((await amount()).value).toBe('500');
  });
});

describe('requirements before it', () => {
  test.each([
    ['the flag is off', { whitelabel: {} }],
    ['the member may not', { toUpline: false }],
    ['type 2', { session: { ...member, type: 2 } }],
  ])('[CASH-13] %s: it is shown as closed, and nothing is requested', async (_what, more) => {
    const { requestsOf } = show({}, more);
    await screen.findByText("This isn't available here right now.");
    expect(requestsOf('upline')).toEqual([]);
  });

  test('[CASH-13] a member who has since been allowed to, which storage does not know, can send', async () => {
    show({ upline: () => upline() }, { memberInfo: { ...info, toUpline: false } });
    expect(await amount()).toBeDefined();
  });

  test('[CASH-13] no payment PIN: the link to set one leads back, and returning checks again', async () => {
    let hasPaymentPassword = false;
    show({ upline: () => upline({ hasPaymentPassword }) });
    const link = await screen.findByRole('link', { name: 'Set a payment PIN' });
    expect(link.getAttribute('href')).toBe('/m/securityCenter?page=paymentPassword');
    hasPaymentPassword = true;
    fireEvent(document, new Event('visibilitychange'));
    expect(await amount()).toBeDefined();
  });

  test('[CASH-15] the merchant’s requirements are shown before the form', async () => {
    const demands = [{ kind: 'review', text: 'Your account is being checked', until: null }];
    show({ upline: () => upline({ demands }) });
    await screen.findByText('Your account is being checked');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('[NET-05] failures are reported, and retried', async () => {
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
