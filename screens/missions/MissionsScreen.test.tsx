import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Mission } from '#services/contract/missions.ts';
import { eventually } from '#tests/eventually.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { MissionsScreen } from './MissionsScreen.tsx';

const noon = Date.UTC(2026, 10, 22, 4);
const mission = (more: Partial<Mission> = {}): Mission => ({
  id: 'bets:2026-11-22',
  title: 'Settled bets of ₱2,000.00',
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
  { session = member } = {},
) {
  const shown = renderScreen(<MissionsScreen />, {
    answers: { missions: () => ({ list: missions(), now: noon, timeZone: 'Asia/Manila' }), claimMission },
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
  test('of today show how far each has come, those of the week by a tap', async () => {
    const { user } = show();
    await claim();
    expect(shownRows()).toEqual(['Log in today', 'Settled bets of ₱2,000.00']);
    const bar = screen.getByRole('progressbar', { name: 'Settled bets of ₱2,000.00' });
    expect([bar.getAttribute('value'), bar.getAttribute('aria-valuetext')]).toEqual([
      '62',
      '₱1,240.00 of ₱2,000.00',
    ]);
    expect(
      screen.getByText(/^1 of 2 missions done\. Starts again at 00:00, Asia\/Manila time\.$/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'This week' }));
    expect(shownRows()).toEqual(['Weekly']);
  });

  test('[NET-13] are claimed once by a double tap, and read again', async () => {
    let claimed = false;
    const { user, requestsOf } = show(
      () => [claimed ? { ...ready, claimable: 0, claimedAt: noon } : ready],
      async () => {
        claimed = true;
        return { number: 'B100001', sum: 10, mission: ready };
      },
    );
    await user.dblClick(await claim());
    expect((await screen.findByText(/^You have claimed/)).textContent).toBe(
      'You have claimed ₱10.00. B100001',
    );
    await eventually(() => expect(screen.getByText('Claimed 22/11/2026 12:00')).toBeDefined());
    expect(screen.queryByRole('button', { name: /^Claim ₱/ })).toBeNull();
    expect(requestsOf('claimMission')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: 'log-in:2026-11-22', language: 'EN' },
    ]);
  });

  test('[NET-12] whose answer is lost are asked again by the same key', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'claimMission', kind: 'timeout', requestId: 'r1' })),
      async () => ({ number: 'B100001', sum: 10, mission: ready }),
    ];
    const { user, requestsOf } = show(undefined, () => answers.shift()!());
    await user.click(await claim());
    await user.click(await screen.findByRole('button', { name: 'Ask again' }));
    await screen.findByText(/^You have claimed/);
    const keys = requestsOf('claimMission').map((request) => (request as { key: string }).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('[BEN-03] that wait say why, and offer no claim', async () => {
    show(() => [{ ...ready, refusal: 'Another bonus is in play.' }]);
    expect(await screen.findByText('Another bonus is in play.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Claim ₱/ })).toBeNull();
  });

  test('[ACCT-03] ask nothing for a trial user, who is told so', async () => {
    const { requestsOf } = show(undefined, undefined, { session: { ...member, type: 4 } });
    expect(await screen.findByText('Please login an actual account to use this function')).toBeDefined();
    expect(requestsOf('missions')).toEqual([]);
  });
});
