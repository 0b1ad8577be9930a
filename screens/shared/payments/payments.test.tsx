import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Demand } from '@araw/contract/cashier/deposits';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { AmountField } from './AmountField.tsx';
import { CopyRow } from './CopyRow.tsx';
import { Demands } from './Demands.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { SixDigits } from './SixDigits.tsx';
import { Steps } from './Steps.tsx';
import { TimeLeft } from './TimeLeft.tsx';

const start = Date.UTC(2026, 10, 22, 15, 59, 30);

describe('[CASH-02] the amount', () => {
  function Amount({ error = null }: { error?: string | null }) {
    const [amount, setAmount] = useState('200');
    return (
      <>
        <AmountField label="Amount" range="₱100 to ₱500" value={amount} onChange={setAmount} error={error} />
        <QuickAmounts
          label="Amounts"
          amounts={[200, 500.5]}
          value={amount}
          onChoose={(next) => setAmount(String(next))}
        />
      </>
    );
  }

  test('is typed on the decimal keypad, unchanged, and cleared', async () => {
    renderScreen(<Amount />, { answers: {} });
    const user = userEvent.setup();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect([field.inputMode, field.getAttribute('aria-describedby')]).toEqual([
      'decimal',
      screen.getByText('₱100 to ₱500').id,
    ]);
    await user.click(screen.getByRole('button', { name: 'Clear the amount' }));
    await user.type(field, '1,5e2');
    expect(field.value).toBe('1,5e2');
    await user.clear(field);
    expect(screen.queryByRole('button', { name: 'Clear the amount' })).toBeNull();
  });

  test('is one of the quick amounts, or none', async () => {
    renderScreen(<Amount />, { answers: {} });
    const user = userEvent.setup();
    const pressed = () =>
      ['₱200', '₱500.50'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['true', 'false']);
    await user.click(screen.getByRole('button', { name: '₱500.50' }));
    expect(pressed()).toEqual(['false', 'true']);
    await user.clear(screen.getByRole('textbox'));
    expect(pressed()).toEqual(['false', 'false']);
  });

  test('says what is wrong with it', () => {
    renderScreen(<Amount error="The smallest amount is ₱300.00." />, { answers: {} });
    const alert = screen.getByRole('alert');
    const field = screen.getByRole('textbox');
    expect([alert.textContent, field.getAttribute('aria-invalid')]).toEqual([
      'The smallest amount is ₱300.00.',
      'true',
    ]);
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id);
  });
});

describe('[CASH-04] data for another app', () => {
  test('is copied in full, with a confirmation, or a message if it cannot be', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    const user = userEvent.setup();
    renderScreen(
      <>
        <CopyRow name="Amount" value="5000.00" shown="₱5,000.00" />
        <Notices />
      </>,
      { answers: {} },
    );
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    expect(screen.getByText('₱5,000.00').getAttribute('dir')).toBe('ltr');
    await user.click(screen.getByRole('button', { name: 'Copy Amount' }));
    expect(writeText.mock.calls).toEqual([['5000.00']]);
    expect(await screen.findByText('Copied')).toBeDefined();
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy Amount' }));
    expect(await screen.findByText(/^Couldn't copy/)).toBeDefined();
  });
});

describe('[CASH-04] the remaining time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const shown = () => screen.getByRole('timer').textContent;
  const said = () => document.querySelector('[aria-live]')?.textContent;

  test.each([
    [3_600_000 + 61_000, '1:01:01', ''],
    [301_000, '05:01', ''],
    [300_000, '05:00', '5 minutes left'],
    [61_000, '01:01', '5 minutes left'],
    [60_000, '01:00', '1 minute left'],
    [1, '00:01', '1 minute left'],
    [0, '00:00', "Time's up."],
    [-5_000, '00:00', "Time's up."],
  ])('%i ms reads %s and says "%s"', (left, text, words) => {
    renderScreen(<TimeLeft label="Time left" endsAt={start + left} />, { answers: {} });
    expect([shown(), said()]).toEqual([text, words]);
  });

  test('ends once, to the second, even on a page that was asleep', () => {
    const onEnded = vi.fn<() => void>();
    renderScreen(<TimeLeft label="Time left" endsAt={start + 10_000} onEnded={onEnded} />, { answers: {} });
    wait(9_500);
    expect([shown(), onEnded.mock.calls.length]).toEqual(['00:01', 0]);
    vi.setSystemTime(start + 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(5_000);
    expect([shown(), onEnded.mock.calls.length]).toEqual(['00:00', 1]);
  });

  test.each([
    [120_000, false],
    [119_000, true],
  ])('with %i ms left is a warning: %s', (left, warns) => {
    renderScreen(<TimeLeft label="Time left" endsAt={start + left} />, { answers: {} });
    expect(screen.getByRole('timer').parentElement?.hasAttribute('data-last')).toBe(warns);
  });
});

test('[CASH-06] [CASH-10] steps have dates in the merchant’s zone, and the current one is marked', () => {
  renderScreen(
    <Steps
      timeZone="Asia/Manila"
      steps={[
        { key: 'a', text: 'Order created', at: start, look: 'done' },
        {
          key: 'b',
          text: "We're checking the payment",
          at: start + 30_000,
          look: 'now',
          note: 'Usually under a minute.',
        },
        { key: 'c', text: 'In your balance', at: null, look: 'next' },
      ]}
    />,
    { answers: {} },
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    ['Order created22/11/2026 23:59', null],
    ["We're checking the payment23/11/2026 00:00Usually under a minute.", 'step'],
    ['In your balance', null],
  ]);
});

describe('[CASH-11] six digits', () => {
  function Digits({ error = null }: { error?: string | null }) {
    const [digits, setDigits] = useState('');
    return (
      <>
        <SixDigits label="Payment PIN" value={digits} onChange={setDigits} error={error} />
        <output>{digits}</output>
      </>
    );
  }
  const first = () => screen.getByLabelText<HTMLInputElement>('Payment PIN', { selector: 'input' });

  test('are typed one after another, or pasted, and nothing else is accepted', async () => {
    renderScreen(<Digits />, { answers: {} });
    const user = userEvent.setup();
    await user.click(first());
    await user.keyboard('1a2-3');
    expect(screen.getByRole('status').textContent).toBe('123');
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    await user.click(first());
    await user.paste('98 76 54');
    expect(screen.getByRole('status').textContent).toBe('987654');
  });

  test('are hidden until shown on request, and no browser stores them', async () => {
    renderScreen(<Digits />, { answers: {} });
    const user = userEvent.setup();
    expect([first().type, first().autocomplete]).toEqual(['password', 'off']);
    const show = screen.getByRole('button', { name: 'Show digits' });
    await user.click(show);
    expect([first().type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect(screen.getByLabelText('Digit 6 of 6')).toBeDefined();
  });

  test('say what is wrong with them', () => {
    renderScreen(<Digits error="Wrong payment PIN." />, { answers: {} });
    const alert = screen.getByRole('alert');
    expect([alert.textContent, first().getAttribute('aria-invalid')]).toEqual(['Wrong payment PIN.', 'true']);
    expect(first().getAttribute('aria-describedby')).toBe(alert.id);
  });
});

describe('[CASH-15] requirements before a form', () => {
  const demandOf = (kind: string, until: number | null = null): Demand => ({
    kind,
    text: `Text of ${kind}`,
    until,
  });

  test.each(
    firstOf(
      [
        ['email', 'Verify your e-mail', '/m/myAccount/index'],
        ['mobile', 'Verify your mobile number', '/m/myAccount/index'],
        ['payeeName', 'Add your name', '/m/withdraw?page=accounts'],
        ['identity', 'Ask customer service', '/m/service'],
        ['review', 'Ask customer service', '/m/service'],
        ['selfExcluded', 'Ask customer service', '/m/service'],
        ['ownLimit', 'See your limit', '/m/limits'],
        ['closed', 'Ask customer service', '/m/service'],
        ['receivable', 'Cash in', '/m/voucherCenter'],
        ['a kind of next year', 'Ask customer service', '/m/service'],
        ['toString', 'Ask customer service', '/m/service'],
      ],
      2,
    ),
  )('%s has its text and continues with "%s"', (kind, name, to) => {
    renderScreen(<Demands demands={[demandOf(kind)]} timeZone="Asia/Manila" />, { answers: {} });
    expect(screen.getByText(`Text of ${kind}`)).toBeDefined();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  });

  test('says until when, and returns', async () => {
    const { router } = renderScreen(
      <Demands
        demands={[demandOf('selfExcluded', start + 30_000), demandOf('email')]}
        timeZone="Asia/Manila"
      />,
      { answers: {}, path: '/m/voucherCenter?order=1' },
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Text of selfExcludedUntil 23/11/2026 00:00Ask customer service',
      'Text of emailVerify your e-mail',
    ]);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Verify your e-mail' }));
    expect(router.state.location).toMatchObject({
      pathname: '/m/myAccount/index',
      state: { returnTo: '/m/voucherCenter?order=1' },
    });
  });
});
