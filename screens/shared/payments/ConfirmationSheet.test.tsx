import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConfirmationEnd } from '#machines/confirmationEnd.ts';
import type { ConfirmedCall } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { CallError } from '#services/client/callError.ts';
import { eventually } from '@araw/testing/eventually';
import { noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { defineConfirmedCall } from './confirmedCall.ts';
import { ConfirmationSheet } from './ConfirmationSheet.tsx';
import { useConfirmation } from './useConfirmation.ts';

const start = Date.UTC(2026, 10, 23, 6, 2);
const request = { quote: 'q1' };

/** A page whose chart asks for a confirmation; `ends` collects the outcomes. */
function Asking({
  call,
  ends,
}: {
  call: (made: ConfirmedCall) => Promise<unknown>;
  ends: ConfirmationEnd[];
}) {
  const { chart, field } = useConfirmation(defineConfirmedCall(call));
  const [snapshot, , actor] = useChart(chart, {}, { input: { request } });
  if (snapshot.status === 'done') {
    ends.push(snapshot.output);
    return <p>closed</p>;
  }
  return (
    <ConfirmationSheet
      actor={actor}
      field={field}
      title="Withdraw"
      summary="You're sending ₱4,985.00 to GCash •••• 4821."
      confirmText="Withdraw ₱5,000.00"
      timeZone="Asia/Manila"
    />
  );
}

const failure = (kind: 'refused' | 'timeout', code?: string, value?: unknown) =>
  new CallError({ call: 'createWithdrawal', kind, code, value, requestId: 'r1' });
const refuse = (code: string, value?: unknown) => () => Promise.reject(failure('refused', code, value));

const first = () => screen.getByLabelText<HTMLInputElement>('Payment PIN', { selector: 'input' });
const typed = () =>
  screen
    .getAllByLabelText<HTMLInputElement>(/^Payment PIN$|^Digit \d/, { selector: 'input' })
    .map(({ value }) => value)
    .join('');
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw ₱5,000.00' });
const close = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Close' });
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

/** Shows the sheet. Calls get the `answers` in order; the last one repeats. */
function show(...answers: (() => Promise<unknown>)[]) {
  const made: ConfirmedCall[] = [];
  const ends: ConfirmationEnd[] = [];
  const call = (confirmed: ConfirmedCall) => {
    made.push(confirmed);
    return (answers[made.length - 1] ?? answers.at(-1) ?? noAnswer)();
  };
  const shown = renderScreen(<Asking call={call} ends={ends} />, {
    answers: { consolidatedSettings: noAnswer },
    path: '/m/withdraw?page=x',
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const type = async (digits: string) => {
    await user.click(first());
    await user.paste(digits);
  };
  return { ...shown, user, made, ends, type };
}

beforeEach(() => void vi.useFakeTimers({ now: start, shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('[CASH-09] the confirmation sheet', () => {
  test('says what is confirmed, starts in the digits, and sends nothing on its own', async () => {
    const { made, type } = show(noAnswer);
    expect(screen.getByRole('dialog', { name: 'Withdraw' }).textContent).toContain(
      "You're sending ₱4,985.00 to GCash •••• 4821.",
    );
    await eventually(() => expect(document.activeElement).toBe(first()));
    await type('491736');
    expect([typed(), made]).toEqual(['491736', []]);
  });

  test('[NET-13] sends the digits once, with its own key, and cannot be closed meanwhile', async () => {
    const { made, user, type } = show(noAnswer);
    await type('491736');
    await user.dblClick(confirm());
    expect(made).toEqual([
      { request, key: expect.stringMatching(/^[0-9a-f-]{36}$/), paymentPassword: '491736' },
    ]);
    expect([confirm().getAttribute('aria-busy'), close().disabled]).toEqual(['true', true]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('ends with the operator’s answer', async () => {
    const { ends, user, type } = show(async () => ({ id: 'w1' }));
    await type('491736');
    await user.click(confirm());
    await screen.findByText('closed');
    expect(ends.at(-1)).toEqual({ result: 'accepted', value: { id: 'w1' } });
  });

  test('is closed by its button, and nothing was sent', async () => {
    const { ends, made, user } = show();
    await user.click(close());
    await screen.findByText('closed');
    expect([ends.at(-1), made]).toEqual([{ result: 'cancelled' }, []]);
  });
});

describe('[CASH-11] the payment PIN', () => {
  test('with five digits is not sent: it says so, and focuses the field', async () => {
    const { made, user, type } = show();
    await type('49173');
    await user.click(confirm());
    expect([made, alerts(), typed()]).toEqual([[], ['Type all six digits.'], '49173']);
    expect(document.activeElement).toBe(first());
  });

  test.each(
    firstOf([
      [3, 'Wrong payment PIN. 3 tries left.'],
      [1, 'Wrong payment PIN. One try left.'],
      [undefined, 'Wrong payment PIN.'],
    ]),
  )('if wrong, with %s tries left, is retyped', async (triesLeft, text) => {
    const { made, user, type } = show(refuse('paymentPasswordWrong', { triesLeft }), noAnswer);
    await type('111222');
    await user.click(confirm());
    await eventually(() => expect(alerts()).toEqual([text]));
    expect([typed(), document.activeElement]).toEqual(['', first()]);
    await type('491736');
    await user.click(confirm());
    expect([made.length, made[1]?.paymentPassword, made[0]?.key === made[1]?.key]).toEqual([
      2,
      '491736',
      false,
    ]);
  });

  test('if locked, says until when by the operator’s clock, and links to a new one', async () => {
    const { router, user, type } = show(
      refuse('paymentPasswordLocked', { lockedUntil: start + 30 * 60_000 }),
    );
    await type('491736');
    await user.click(confirm());
    await eventually(() => expect(alerts()).toHaveLength(1));
    expect(alerts()[0]).toContain('Locked until 23/11/2026 14:32.');
    expect(screen.getByRole('timer').textContent).toMatch(/^(30:00|29:5\d)$/);
    await user.click(screen.getByRole('link', { name: 'I forgot it: choose a new one' }));
    expect(router.state.location).toMatchObject({
      pathname: '/m/securityCenter',
      search: '?page=paymentPassword',
      state: { returnTo: '/m/withdraw?page=x' },
    });
  });

  test('if missing, can be set, and is asked for afterwards', async () => {
    const { user, type } = show(refuse('paymentPasswordMissing'));
    await type('491736');
    await user.click(confirm());
    const link = await screen.findByRole('link', { name: 'Set a payment PIN' });
    expect(link.getAttribute('href')).toBe('/m/securityCenter?page=paymentPassword');
    await user.click(screen.getByRole('button', { name: "I've set it" }));
    expect(typed()).toBe('');
  });
});

describe('[NET-12] a lost answer', () => {
  const lost = () => Promise.reject(failure('timeout'));

  test('is retried with its key after three seconds, and the sheet says so', async () => {
    const { made, ends, user, type } = show(lost, async () => ({ id: 'w1' }));
    await type('491736');
    await user.click(confirm());
    await screen.findByText('Still checking. Your money is safe.');
    expect(close().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await screen.findByText('closed');
    expect([made.length, made[0]?.key === made[1]?.key, ends.at(-1)]).toEqual([
      2,
      true,
      { result: 'accepted', value: { id: 'w1' } },
    ]);
  });

  test.each(
    firstOf([
      ['the net', () => window.dispatchEvent(new Event('online'))],
      ['the page', () => document.dispatchEvent(new Event('visibilitychange'))],
    ]),
  )('is retried immediately when %s is back', async (_what, come) => {
    const { made, user, type } = show(lost, noAnswer);
    await type('491736');
    await user.click(confirm());
    await screen.findByText('Still checking. Your money is safe.');
    act(() => void come());
    expect(made).toHaveLength(2);
  });

  test('that never arrives leaves the next step to the player', async () => {
    const { made, user, type } = show(lost);
    await type('491736');
    await user.click(confirm());
    for (const pause of [3_000, 6_000, 12_000, 24_000, 30_000])
      await act(() => vi.advanceTimersByTimeAsync(pause));
    const again = await screen.findByRole('button', { name: 'Check again' });
    expect(screen.getByText(/^We couldn't confirm this yet\./)).toBeDefined();
    await user.click(again);
    expect([made.length, new Set(made.map(({ key }) => key)).size]).toEqual([7, 1]);
  });
});
