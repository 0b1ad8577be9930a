import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { ReceivedEnvelope } from '@araw/contract/cashier/transfers';
import { queryKeys } from '#services/queries/queries.ts';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { EnvelopesScreen } from './EnvelopesScreen.tsx';

const noon = Date.UTC(2026, 10, 22, 4);
const envelope = (more: Partial<ReceivedEnvelope> = {}): ReceivedEnvelope => ({
  id: 'e1',
  from: 'ra•••n',
  greeting: 'To the <b>team</b>',
  state: 'open',
  kept: false,
  createdAt: noon,
  endsAt: noon + 3_600_000,
  share: null,
  openedAt: null,
  number: 'E100001',
  ...more,
});
const opened = envelope({ state: 'opened', share: 6.23, openedAt: noon });
const answer = (...list: ReceivedEnvelope[]) => ({ list, now: noon, timeZone: 'Asia/Manila' });
const paid = { id: 'e1', number: 'E100001', at: noon, amount: 6.23, turnover: 6.23 };
const refusedAs = (code: 'conflict' | 'notFound', value: object = {}) =>
  new CallError({ call: 'openEnvelope', kind: 'refused', code, value, requestId: 'r1' });

function show(
  envelopes: () => ReturnType<typeof answer> = () => answer(envelope()),
  openEnvelope: () => Promise<typeof paid> = async () => paid,
  session = member,
) {
  const shown = renderScreen(<EnvelopesScreen />, {
    answers: { envelopes, openEnvelope },
    path: '/m/webEmail?page=envelopes',
    session,
  });
  return { ...shown, user: userEvent.setup() };
}

const open = () => screen.findByRole('button', { name: 'Open E100001' });

describe('[TEAM-14] red envelopes', () => {
  test('show the sender, the greeting as text, and the end in the operator’s zone', async () => {
    show();
    await open();
    const item = within(screen.getByRole('listitem'));
    expect(item.getByRole('heading').textContent).toBe('From ra•••n');
    expect(item.getByText('To the <b>team</b>').tagName).toBe('BDI');
    expect(item.getByText(/^Open until/).textContent).toBe('Open until 22/11/2026 13:00');
  });

  test.each([
    ['emptied', 'All shares are gone'],
    ['ended', 'Expired'],
    ['stopped', 'Stopped by the sender'],
  ] as const)('that are %s say so, and offer nothing', async (state, text) => {
    show(() => answer(envelope({ state })));
    await screen.findByText(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that were opened show the player’s share', async () => {
    show(() => answer(opened));
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('₱6.23').textContent).toBe('₱6.23');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('say when there are none', async () => {
    show(() => answer());
    expect(await screen.findByText('No red envelopes')).toBeDefined();
  });

  test('request nothing for a trial player, who is told so', async () => {
    const { requestsOf } = show(undefined, undefined, { ...member, type: 4 });
    expect(await screen.findByText('Please login an actual account to use this function')).toBeDefined();
    expect(requestsOf('envelopes')).toEqual([]);
  });

  test('that cannot be read say why, and are retried', async () => {
    let times = 0;
    const { user } = show(() => {
      times += 1;
      if (times > 1) return answer(envelope());
      throw new CallError({ call: 'envelopes', kind: 'refused', code: 'notFound', requestId: 'r1' });
    });
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't find this");
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await open();
  });
});

describe('[TEAM-14] [NET-13] opening', () => {
  test('with a double tap sends it once, states its turnover, and the balance follows', async () => {
    let isOpened = false;
    const { user, requestsOf, queryClient, renewed } = show(
      () => answer(isOpened ? opened : envelope()),
      async () => {
        isOpened = true;
        return paid;
      },
    );
    queryClient.setQueryData(queryKeys.wallet, { sumBalance: 1 });
    queryClient.setQueryData([...queryKeys.member, 'records', 'movements'], {});
    await user.dblClick(await open());
    expect((await screen.findByText(/is in your balance/)).textContent).toBe(
      '₱6.23 is in your balance. E100001Bet ₱6.23 before you can withdraw it.',
    );
    expect(requestsOf('openEnvelope')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: 'e1', language: 'eng' },
    ]);
    await eventually(() => expect(screen.queryByRole('button')).toBeNull());
    expect([
      queryClient.getQueryState(queryKeys.wallet)?.isInvalidated,
      queryClient.getQueryState([...queryKeys.member, 'records', 'movements'])?.isInvalidated,
    ]).toEqual([true, true]);
    expect(renewed()).toEqual(['member records', 'member unread', 'member wallet']);
  });

  test.each([
    ['conflict', 'own', 'You sent this one yourself.'],
    ['conflict', 'emptied', 'All shares were gone before you got here.'],
    ['conflict', 'ended', 'It has expired.'],
    ['conflict', 'stopped', 'The sender stopped it.'],
    ['notFound', undefined, 'This red envelope was sent to others.'],
  ] as const)('refused by %s, %s, says so and reloads', async (code, reason, text) => {
    const { user, requestsOf } = show(
      () => answer(envelope()),
      () => Promise.reject(refusedAs(code, { envelope: reason })),
    );
    await user.click(await open());
    await eventually(() => expect(screen.getByRole('alert').textContent).toContain(text));
    expect(screen.getByRole('alert').textContent).toContain('r1');
    await eventually(() => expect(requestsOf('envelopes')).toHaveLength(2));
  });

  test('[NET-12] is retried with the same key after a lost answer', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'openEnvelope', kind: 'timeout', requestId: 'r1' })),
      async () => paid,
    ];
    const { user, requestsOf } = show(undefined, () => answers.shift()!());
    await user.click(await open());
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText(/is in your balance/);
    const keys = requestsOf('openEnvelope').map((request) => (request as { key: string }).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
