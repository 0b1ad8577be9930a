import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { OwnLimit } from '#services/contract/ownLimit.ts';
import { eventually } from '#tests/eventually.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { OwnLimitScreen } from './OwnLimitScreen.tsx';

const now = Date.UTC(2026, 0, 15, 12);
const limitOf = (more: Partial<OwnLimit> = {}): OwnLimit => ({
  now,
  timeZone: 'Asia/Manila',
  limit: 1_000,
  used: 400,
  left: 600,
  resetsAt: now + 4 * 3_600_000,
  next: null,
  waitHours: 24,
  selfExcludedUntil: null,
  ...more,
});

function show(answers: Parameters<typeof renderScreen>[1]['answers'], type = 0) {
  const shown = renderScreen(<OwnLimitScreen />, {
    path: '/m/securityCenter?page=ownLimit',
    session: { ...member, type },
    answers,
  });
  return { ...shown, user: userEvent.setup() };
}
const facts = async () => {
  await screen.findByRole('textbox');
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
};
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const uuid = expect.stringMatching(/^[\da-f-]{36}$/);

describe('[CASH-15] the own limit', () => {
  test('says the limit, what of it is used and left, and when the next day begins', async () => {
    show({ ownLimit: () => limitOf() });
    expect(await facts()).toEqual(['₱1,000.00 a day', '₱400.00', '₱600.00', '16/01/2026 00:00']);
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });

  test('where there is none, says so and offers nothing to remove', async () => {
    show({ ownLimit: () => limitOf({ limit: null, left: null }) });
    expect(await facts()).toEqual(['No limit', '₱400.00', '16/01/2026 00:00']);
    expect(screen.queryByRole('button', { name: 'Remove the limit' })).toBeNull();
  });

  test('says what waits until when, and of a self-exclusion', async () => {
    const at = now + 24 * 3_600_000;
    show({ ownLimit: () => limitOf({ next: { limit: null, at }, selfExcludedUntil: at }) });
    await facts();
    expect(screen.getByText(/^From/).textContent).toBe('From 16/01/2026 20:00: No limit');
    expect(screen.getByText(/^You have excluded/).textContent).toBe(
      'You have excluded yourself from playing until 16/01/2026 20:00.',
    );
    expect(screen.queryByRole('button', { name: 'Remove the limit' })).toBeNull();
  });

  test('[NET-13] is set as it was typed, once it was asked about, by one key; the field is empty then', async () => {
    const { user, requestsOf } = show({
      ownLimit: () => limitOf(),
      setOwnLimit: () => limitOf({ limit: 500.5 }),
    });
    await facts();
    await user.type(screen.getByRole('textbox'), '500.5');
    await user.click(button('Set the limit'));
    const question = await screen.findByRole('alertdialog');
    expect(requestsOf('setOwnLimit')).toEqual([]);
    expect(question.textContent).toContain('Set your limit to ₱500.50 a day?It holds at once.');
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await eventually(async () => expect((await facts())[0]).toBe('₱500.50 a day'));
    expect(requestsOf('setOwnLimit')).toEqual([{ amount: '500.5', key: uuid }]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  test('that waits is kept by one tap', async () => {
    const { user, requestsOf } = show({
      ownLimit: () => limitOf({ next: { limit: 2_000, at: now } }),
      cancelOwnLimitChange: () => limitOf(),
    });
    await facts();
    await user.click(button(/^Keep/));
    await eventually(() => expect(screen.queryByText(/^From/)).toBeNull());
    expect(requestsOf('cancelOwnLimitChange')).toEqual([{ key: uuid }]);
  });

  test('quick amounts fill the field; what is no amount is said there, until it is typed anew', async () => {
    const { user } = show({ ownLimit: () => limitOf() });
    await facts();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await user.click(button('₱2,000'));
    expect(field.value).toBe('2000');
    await user.type(field, 'x');
    await user.click(button('Set the limit'));
    expect(screen.getByText('Type an amount with at most two decimals.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await user.type(field, '{Backspace}');
    expect(screen.queryByText('Type an amount with at most two decimals.')).toBeNull();
  });

  test('that cannot be read says why, and is tried again', async () => {
    let times = 0;
    const { user } = show({
      ownLimit: () => {
        times += 1;
        if (times > 1) return limitOf();
        throw new CallError({ call: 'ownLimit', kind: 'refused', code: 'notFound', requestId: 'r1' });
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('This was not found.');
    await user.click(button('Try again'));
    expect((await facts())[0]).toBe('₱1,000.00 a day');
  });

  test('[CASH-07] leads who has no real account back to the security centre', async () => {
    const { router } = show({}, 4);
    await eventually(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/m/securityCenter'),
    );
  });
});
