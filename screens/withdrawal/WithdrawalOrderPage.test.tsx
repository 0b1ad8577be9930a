import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import { queryKeys } from '#services/queries/queries.ts';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { withdrawalOrderOf } from '#tests/withdrawals.ts';
import { firstOf } from '@araw/testing/shortRun';
import { WithdrawalOrderPage } from './WithdrawalOrderPage.tsx';

const at = Date.UTC(2026, 10, 22, 15, 59);

function show(
  order: WithdrawalOrder,
  cancelWithdrawal: () => Promise<WithdrawalOrder> = async () => order,
  read: () => WithdrawalOrder = () => order,
) {
  const shown = renderScreen(<WithdrawalOrderPage id="w1" />, {
    answers: { withdrawalOrder: read, cancelWithdrawal },
    path: '/m/withdraw?order=w1',
    session: member,
  });
  return { ...shown, user: userEvent.setup() };
}

const steps = () => screen.findByRole('list', { name: 'Progress so far' });
const cancel = () => screen.queryByRole('button', { name: 'Cancel this withdrawal' });
const status = () => screen.getAllByRole('status')[0]?.textContent?.trim();

describe('[CASH-10] a withdrawal', () => {
  test('shows its amount, state and dated steps, and the next step', async () => {
    show(withdrawalOrderOf({ steps: [{ at, state: 'requested', text: 'Withdrawal requested' }] }));
    const items = within(await steps()).getAllByRole('listitem');
    expect(items.map((item) => [item.textContent, item.dataset['look']])).toEqual([
      ['Withdrawal requested22/11/2026 23:59', 'now'],
      ['Approved', 'next'],
      ['Paid to GCash •••• 4821', 'next'],
    ]);
    expect(screen.getByRole('heading', { name: '₱1,500.00' })).toBeDefined();
    expect(status()).toBe('RequestedWe got your withdrawal of ₱1,500.00.');
    expect(screen.getByText('W100001')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Ask customer service/ }).getAttribute('href')).toBe(
      '/m/service?about=W100001',
    );
    expect(screen.getByRole('link', { name: 'See my withdrawals' }).getAttribute('href')).toBe(
      '/m/withdrawReport',
    );
  });

  test.each(
    firstOf(
      [
        ['inReview', 'In review', ['now', 'next', 'next']],
        ['approved', 'Approved', ['now', 'next']],
        ['paying', 'On its way', ['now', 'next']],
        ['paid', 'Paid', ['done']],
        ['rejected', 'Not approved', ['failed']],
        ['cancelled', 'Cancelled', ['done']],
        ['failed', 'Failed', ['failed']],
        ['returned', 'Returned', ['failed']],
      ],
      2,
    ),
  )('that is %s says so: %s', async (state, text, looks) => {
    show(withdrawalOrderOf({ state, text: '', steps: [{ at, state, text }] }));
    const items = within(await steps()).getAllByRole('listitem');
    expect([status(), items.map((item) => item.dataset['look'])]).toEqual([text, looks]);
  });

  test('says why it was rejected', async () => {
    show(withdrawalOrderOf({ state: 'rejected', reason: 'The name differs', actions: [] }));
    await steps();
    expect(status()).toContain('Reason: The name differs');
  });

  test('[CASH-22] in a state unknown to the app shows the operator’s text and its date, and no action', async () => {
    show(
      withdrawalOrderOf({
        state: 'onHold',
        text: 'Our partner looks at it.',
        steps: [{ at, state: 'onHold', text: 'Held by our partner' }],
      }),
    );
    await steps();
    expect([status(), cancel()]).toEqual([
      'Held by our partnerOur partner looks at it.22/11/2026 23:59',
      null,
    ]);
  });

  test('that cannot be read says why, and is retried', async () => {
    let times = 0;
    const { user } = show(withdrawalOrderOf(), undefined, () => {
      times += 1;
      if (times > 1) return withdrawalOrderOf();
      throw new CallError({ call: 'withdrawalOrder', kind: 'refused', code: 'notFound', requestId: 'r1' });
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("We couldn't find this.");
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await steps();
  });
});

describe('[CASH-10] cancelling', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await steps();
    await user.click(cancel()!);
    return screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' });
  };

  test('[NET-13] asks first, then sends one key, and the balance follows', async () => {
    const cancelled = withdrawalOrderOf({ state: 'cancelled', version: 2, actions: [] });
    const { user, requestsOf, queryClient, renewed } = show(withdrawalOrderOf(), async () => cancelled);
    queryClient.setQueryData(queryKeys.wallet, { sumBalance: 1 });
    const question = await ask(user);
    expect(requestsOf('cancelWithdrawal')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Cancel this withdrawal' }));
    await eventually(() => expect(status()).toContain('Cancelled'));
    expect(requestsOf('cancelWithdrawal')).toEqual([
      { id: 'w1', key: expect.stringMatching(/^[0-9a-f-]{36}$/), language: 'eng' },
    ]);
    expect([cancel(), queryClient.getQueryState(queryKeys.wallet)?.isInvalidated]).toEqual([null, true]);
    expect(renewed()).toEqual(['member wallet']);
  });

  test('after a reviewer was faster shows the current state', async () => {
    const orders = [withdrawalOrderOf(), withdrawalOrderOf({ state: 'approved', version: 2, actions: [] })];
    const refused = new CallError({
      call: 'cancelWithdrawal',
      kind: 'refused',
      code: 'conflict',
      requestId: 'r1',
    });
    const { user } = show(
      withdrawalOrderOf(),
      () => Promise.reject(refused),
      () => orders.shift() ?? withdrawalOrderOf(),
    );
    const question = await ask(user);
    await user.click(within(question).getByRole('button', { name: 'Cancel this withdrawal' }));
    expect(await screen.findByText(/^It can't be cancelled any more\. Status: Approved\./)).toBeDefined();
  });

  test('is not offered if the operator does not offer it', async () => {
    show(withdrawalOrderOf({ actions: [] }));
    await steps();
    expect(cancel()).toBeNull();
  });
});
