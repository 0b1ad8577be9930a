import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Rank } from '@araw/contract/rewards/ranks';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { BetRankScreen } from './RankScreens.tsx';

const own = {
  place: 7,
  sum: 26_700,
  prize: 100,
  behind: { place: 6, sum: 1_750, prize: 100 },
  out: false,
  excluded: false,
};
const rank = (more: Partial<Rank> = {}): Rank => ({
  from: '2026-11-22',
  to: '2026-11-22',
  endsAt: Date.UTC(2100, 0, 1),
  list: [
    { place: 1, name: 'ro•••el', sum: 64_200, prize: 800, own: false },
    { place: 7, name: 'ma•••ia', sum: 26_700, prize: 0, own: true },
  ],
  prizes: [
    { first: 1, last: 1, prize: 800 },
    { first: 2, last: 50, prize: 100 },
  ],
  factor: 100,
  claimDays: 7,
  own,
  now: Date.UTC(2026, 10, 22, 4),
  timeZone: 'Asia/Manila',
  ...more,
});

function show(
  answer: () => Rank = rank,
  setRankPresence: (request: { out: boolean }) => Promise<{ out: boolean }> = async (request) => request,
) {
  const shown = renderScreen(<BetRankScreen />, {
    answers: { rank: answer, setRankPresence },
    path: '/bet-rank',
    session: member,
  });
  return { ...shown, user: userEvent.setup() };
}

const places = async () =>
  within(await screen.findByRole('list', { name: 'Ranking' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('[BEN-08] the leaderboard', () => {
  test('lists the ranks with totals and prizes, including the player’s own', async () => {
    show();
    expect(await places()).toEqual([
      'Place 11ro•••el₱64,200.00Prize ₱800.00',
      'Place 77ma•••iaYou₱26,700.00',
    ]);
    expect(screen.getByText('₱1,750.00 behind place 6. Same prize there.')).toBeDefined();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Place 1₱800.00',
      'Places 2 to 50₱100.00',
    ]);
  });

  test('requests other days when chosen', async () => {
    const { user, requestsOf } = show();
    await places();
    await user.click(screen.getByRole('button', { name: 'This month' }));
    await eventually(() =>
      expect(requestsOf('rank')).toEqual([
        { board: 'bets', period: 'day' },
        { board: 'bets', period: 'month' },
      ]),
    );
  });

  test.each<[string, Partial<typeof own>, string]>([
    [
      'beyond the list',
      { place: 61, prize: 0, behind: { place: 50, sum: 5, prize: 100 } },
      '₱5.00 behind place 50. The prize there is ₱100.00.',
    ],
    ['first', { place: 1, behind: null as never }, "You're in the lead."],
    [
      'without a place',
      { place: null as never, behind: null as never },
      "You're not ranked yet. The first 50 places win prizes.",
    ],
    ['out', { place: null as never, behind: null as never, out: true }, "You're hidden from the rankings."],
    [
      'excluded',
      { place: null as never, behind: null as never, excluded: true },
      "You've excluded yourself from playing, so you're in no ranking.",
    ],
  ])('tells a member who is %s so', async (_, more, words) => {
    show(() => rank({ own: { ...own, ...more } }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('is left and rejoined with a tap, as the operator confirms', async () => {
    let out = false;
    const { user, requestsOf } = show(
      () => rank({ own: { ...own, out } }),
      async (request) => {
        out = request.out;
        return request;
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Hide me from rankings' }));
    expect(await screen.findByRole('button', { name: 'Show me in rankings' })).toBeDefined();
    expect(requestsOf('setRankPresence')).toEqual([{ out: true }]);
  });

  test('says why a choice failed, and offers it again', async () => {
    const { user } = show(rank, () =>
      Promise.reject(
        new CallError({ call: 'setRankPresence', kind: 'refused', code: 'conflict', requestId: 'r1' }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Hide me from rankings' }));
    expect((await screen.findByText(/^This was changed elsewhere/)).textContent).toContain('r1');
    expect(screen.getByRole('button', { name: 'Hide me from rankings' })).toBeDefined();
  });
});
