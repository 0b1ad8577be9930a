import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Mission, Missions } from '@araw/contract/rewards/missions';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { MissionsScreen } from './MissionsScreen.tsx';

const noon = Date.UTC(2026, 10, 22, 4);
const mission = (more: Partial<Mission> = {}): Mission => ({
  id: 'bets:2026-11-22',
  title: 'Place ₱2,000.00 of settled bets',
  period: 'day',
  from: '2026-11-22',
  to: '2026-11-22',
  measure: 'validBets',
  money: true,
  have: 1_240,
  target: 2_000,
  reward: 25,
  turnover: 25,
  turnoverDays: 7,
  claimedAt: null,
  endsAt: Date.UTC(2100, 0, 1),
  keptUntil: Date.UTC(2100, 0, 8),
  claimable: 0,
  refusal: '',
  ...more,
});
const ready = mission({
  id: 'log-in:2026-11-22',
  title: 'Log in today',
  measure: 'logIns',
  money: false,
  have: 1,
  target: 1,
  reward: 10,
  claimable: 10,
});
const weekly = mission({ id: 'week:2026-11-16', title: 'Weekly', period: 'week' });

function show(
  missions: () => Mission[] = () => [ready, mission(), weekly],
  claimMission: () => Promise<{ number: string; sum: number; mission: Mission }> = async () => ({
    number: 'B100001',
    sum: 10,
    mission: { ...ready, claimable: 0, claimedAt: noon },
  }),
  { session = member, unread = {} as Missions['unread'] } = {},
) {
  const told = () => ({ list: missions(), now: noon, timeZone: 'Asia/Manila', unread });
  const shown = renderScreen(<MissionsScreen />, {
    answers: { missions: told, claimMission },
    path: '/m/leaderBoard',
    session,
  });
  return { ...shown, user: userEvent.setup() };
}

const claim = () => screen.findByRole('button', { name: /^Claim ₱/ });
const shownRows = () =>
  within(screen.getByRole('list', { name: 'Missions' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('heading').textContent);

describe('[BEN-07] the missions', () => {
  test('of today show the progress of each, and a tap shows those of the week', async () => {
    const { user } = show();
    await claim();
    expect(shownRows()).toEqual(['Log in today', 'Place ₱2,000.00 of settled bets']);
    const bar = screen.getByRole('progressbar', { name: 'Place ₱2,000.00 of settled bets' });
    expect([bar.getAttribute('value'), bar.getAttribute('aria-valuetext')]).toEqual([
      '62',
      '₱1,240.00 of ₱2,000.00',
    ]);
    expect(screen.getByText(/^1 of 2 missions done\. Resets at 00:00, Asia\/Manila time\.$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'This week' }));
    expect(shownRows()).toEqual(['Weekly']);
  });

  test.each([
    ['some', [ready]],
    ['all', []],
  ])('[NET-08] of which %s cannot be read say so, without a sum', async (_which, read) => {
    show(() => read, undefined, { unread: { missions: 2 } });
    expect(await screen.findByText("2 entries couldn't be shown here.")).toBeDefined();
    expect(screen.queryByText(/missions? done/)).toBeNull();
    expect(screen.queryByText('No missions right now')).toBeNull();
    expect(screen.queryAllByRole('button', { name: /^Claim ₱/ })).toHaveLength(read.length);
  });

  test('[NET-13] are claimed once by a double tap, and reloaded', async () => {
    let claimed = false;
    const { user, requestsOf, renewed } = show(
      () => [claimed ? { ...ready, claimable: 0, claimedAt: noon } : ready],
      async () => {
        claimed = true;
        return { number: 'B100001', sum: 10, mission: ready };
      },
    );
    await user.dblClick(await claim());
    expect((await screen.findByText(/^You claimed/)).textContent).toBe('You claimed ₱10.00. B100001');
    await eventually(() => expect(screen.getByText('Claimed 22/11/2026 12:00')).toBeDefined());
    expect(screen.queryByRole('button', { name: /^Claim ₱/ })).toBeNull();
    expect(requestsOf('claimMission')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: 'log-in:2026-11-22', language: 'eng' },
    ]);
    expect(renewed()).toEqual([
      'member mall',
      'member records',
      'member rewards',
      'member unread',
      'member wallet',
    ]);
  });

  test('[NET-13] are claimed with a key on a page that is not secure too', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { user, requestsOf } = show();
    await user.click(await claim());
    await screen.findByText(/^You claimed/);
    expect(requestsOf('claimMission')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: 'log-in:2026-11-22', language: 'eng' },
    ]);
  });

  test('[NET-12] are retried with the same key after a lost answer', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'claimMission', kind: 'timeout', requestId: 'r1' })),
      async () => ({ number: 'B100001', sum: 10, mission: ready }),
    ];
    const { user, requestsOf } = show(undefined, () => answers.shift()!());
    await user.click(await claim());
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText(/^You claimed/);
    const keys = requestsOf('claimMission').map((request) => (request as { key: string }).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('[BEN-03] that must wait say why, and offer no claim', async () => {
    show(() => [{ ...ready, refusal: 'Another bonus is in play.' }]);
    expect(await screen.findByText('Another bonus is in play.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Claim ₱/ })).toBeNull();
  });

  test('[ACCT-03] request nothing for a trial player, who is told so', async () => {
    const { requestsOf } = show(undefined, undefined, { session: { ...member, type: 4 } });
    expect(await screen.findByText('Please login an actual account to use this function')).toBeDefined();
    expect(requestsOf('missions')).toEqual([]);
  });
});
