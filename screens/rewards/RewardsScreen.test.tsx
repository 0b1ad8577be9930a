import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Reward } from '@araw/contract/cashier/promotions';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { RewardsScreen } from './RewardsScreen.tsx';

const reward = (more: Partial<Reward> = {}): Reward => ({
  id: 'r1',
  number: 'B100001',
  title: 'Weekend cash back',
  source: 'promotion',
  state: 'claimable',
  stateText: 'To claim',
  amount: 640,
  turnover: 1_920,
  played: 0,
  left: 0,
  converted: 0,
  endsAt: Date.now() + 2 * 86_400_000 + 60_000,
  changedAt: Date.UTC(2026, 10, 22, 4),
  refusal: '',
  ...more,
});
const free = reward({ id: 'r2', number: 'B100002', title: 'Birthday gift', amount: 0.01, turnover: 0 });
const inPlay = reward({
  id: 'r3',
  number: 'B100003',
  title: 'Double your first cash-in',
  state: 'inTurnover',
  stateText: 'Active',
  amount: 500,
  turnover: 1_500,
  played: 375.5,
  left: 480.25,
});
const over = (id: string, state: string, stateText: string, more: Partial<Reward> = {}) =>
  reward({ id, number: `N-${id}`, title: id, state, stateText, endsAt: null, ...more });

function show(
  list: () => Reward[] = () => [reward(), free, inPlay],
  answers: Parameters<typeof renderScreen>[1]['answers'] = {},
  { session = member, weights = [] as { gameType: string; weight: number }[] } = {},
) {
  const shown = renderScreen(<RewardsScreen />, {
    answers: {
      rewards: () => ({ list: list(), weights, now: Date.now(), timeZone: 'Asia/Manila' }),
      ...answers,
    },
    path: '/m/rewardCenter',
    session,
  });
  return { ...shown, user: userEvent.setup({ delay: null }) };
}

const tab = (name: RegExp) => screen.findByRole('button', { name });
const cards = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const claims = () => screen.findAllByRole('button', { name: /^Claim ₱/ });
const keysOf = (requests: unknown[]) => requests.map((request) => (request as { key: string }).key);

afterEach(() => void vi.useRealTimers());

describe('[BEN-03] Rewards', () => {
  test('shows claimable rewards with turnover and end, in the operator’s order, and the total', async () => {
    show();
    const [first, second] = await claims();
    expect(cards('To claim')).toEqual([
      expect.stringMatching(
        /^Weekend cash back₱640\.00Bet ₱1,920\.00 to turn it into cash\.2 days left · until .*Claim$/,
      ),
      expect.stringMatching(
        /^Birthday gift₱0\.01Goes straight to your balance\. No betting required\.2 days left · until .*Claim$/,
      ),
    ]);
    expect(screen.getByText('Ready to claim').textContent).toBe('Ready to claim ₱640.01');
    // Only one action is primary.
    expect(first?.className).not.toBe(second?.className);
  });

  test('shows rewards in turnover with their progress, and what does not count in full', async () => {
    const weights = [
      { gameType: 'RNG', weight: 100 },
      { gameType: 'LIVE', weight: 10 },
    ];
    const { user } = show(undefined, {}, { weights });
    await user.click(await tab(/^Active 1$/));
    expect(cards('Active')).toEqual([
      expect.stringMatching(
        /^Double your first cash-in₱500\.00 Active₱375\.50 of ₱1,500\.00 bet₱480\.25 bonus left2 days left · until .*Give up$/,
      ),
    ]);
    const bar = screen.getByRole('progressbar', { name: 'Double your first cash-in' });
    expect([bar.getAttribute('value'), bar.getAttribute('aria-valuetext')]).toEqual([
      '25',
      '₱375.50 of ₱1,500.00 bet',
    ]);
    expect(screen.getByText(/^These bets count/).textContent).toBe('These bets count differently: Live 10%');
  });

  test('names one without a title by its number, its progress too', async () => {
    const { user } = show(() => [
      { ...free, title: ' ' },
      { ...inPlay, title: '' },
    ]);
    expect((await claims())[0]?.getAttribute('aria-label')).toBe('Claim ₱0.01: B100002');
    await user.click(await tab(/^Active 1$/));
    expect(screen.getByRole('progressbar', { name: 'B100003' })).toBeTruthy();
  });

  test.each([
    ['done', 'Completed', 'Claimed'],
    ['expired', 'Expired', 'Expired'],
    ['forfeited', 'Given up', 'Expired'],
    ['revoked', 'Reversed', 'Expired'],
    ['unheardOf', 'Something new', 'Expired'],
  ])('shows a reward that is %s with its date, in words', async (state, stateText, name) => {
    const { user } = show(() => [over('gone', state, stateText, { converted: 312.5 })]);
    await user.click(await tab(new RegExp(`^${name}$`)));
    const became = state === 'done' ? '₱312.50 turned into cash' : '';
    expect(cards(name)).toEqual([`gone₱640.00 ${stateText}${became}22/11/2026 12:00 · N-gone`]);
  });

  test('[BEN-03] opens on rewards in turnover if none can be claimed', async () => {
    show(() => [inPlay]);
    await screen.findByText('Double your first cash-in');
    expect((await tab(/^Active/)).getAttribute('aria-pressed')).toBe('true');
  });

  test('says what is empty, and links to the promos', async () => {
    const { user } = show(() => []);
    await screen.findByText('Nothing to claim today');
    expect(screen.getByRole('link', { name: 'See promotions' }).getAttribute('href')).toBe('/m/activity');
    for (const [name, text] of [
      [/^Active/, 'No active bonus'],
      [/^Claimed$/, 'Nothing claimed yet'],
      [/^Expired$/, 'Nothing has expired'],
    ] as const) {
      await user.click(await tab(name));
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  test('[NET-13] claims once by a double tap, and reloads', async () => {
    let claimed = false;
    const { user, requestsOf, renewed } = show(() => [reward(claimed ? { ...inPlay, id: 'r1' } : {})], {
      claimReward: () => {
        claimed = true;
        return { ...inPlay, id: 'r1', number: 'B100001', amount: 640 };
      },
    });
    await user.dblClick((await claims())[0]!);
    expect((await screen.findByText(/^You claimed/)).textContent).toBe('You claimed ₱640.00. B100001');
    await tab(/^Active 1$/);
    expect(requestsOf('claimReward')).toEqual([
      { key: expect.stringMatching(/^[\da-f-]{36}$/), id: 'r1', language: 'eng' },
    ]);
    expect(requestsOf('giveUpReward')).toEqual([]);
    expect(renewed()).toEqual([
      'member mall',
      'member records',
      'member rewards',
      'member unread',
      'member wallet',
    ]);
  });

  test('before a bonus is given up, the page says what is lost and what stays', async () => {
    const { user, requestsOf } = show(() => [inPlay], {
      giveUpReward: () => over('r3', 'forfeited', 'Given up', { number: 'B100003', amount: 500 }),
    });
    await user.click(await tab(/^Active/));
    const giveUp = () => screen.findByRole('button', { name: 'Give up: Double your first cash-in' });
    await user.click(await giveUp());
    const question = await screen.findByRole('alertdialog', { name: 'Give up this bonus?' });
    expect(question.textContent).toContain(
      'You lose ₱480.25 of bonus. Your own money and anything you won with it stay yours.',
    );
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf('giveUpReward')).toEqual([]);
    await user.click(await giveUp());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give up' }));
    expect((await screen.findByText(/^You gave up/)).textContent).toBe(
      'You gave up the ₱500.00 bonus. B100003',
    );
    expect([requestsOf('giveUpReward'), requestsOf('claimReward')]).toEqual([
      [{ key: expect.stringMatching(/^[\da-f-]{36}$/), id: 'r3', language: 'eng' }],
      [],
    ]);
  });

  test.each(
    firstOf([
      ['claimReward', 'To claim', () => [reward()], /^Claim ₱/],
      ['giveUpReward', 'Active', () => [inPlay], /^Give up/],
    ] as const),
  )('[NET-12] retries with the same key when the answer of %s is lost', async (call, name, list, button) => {
    const answers = [
      () => Promise.reject(new CallError({ call, kind: 'timeout', requestId: 'r1' })),
      () => Promise.resolve(reward({ state: 'done' })),
    ];
    const { user, requestsOf } = show(list, { [call]: () => answers.shift()!() });
    await user.click(await tab(new RegExp(`^${name}`)));
    await user.click((await screen.findAllByRole('button', { name: button }))[0]!);
    if (call === 'giveUpReward') {
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give up' }),
      );
    }
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText(/^You (?:claimed|gave up)/);
    const keys = keysOf(requestsOf(call));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('says what one waits for, and offers no claim', async () => {
    show(() => [reward({ refusal: 'Another bonus is in play.' }), free]);
    await screen.findByText('Another bonus is in play.');
    expect((await claims()).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Claim ₱0.01: Birthday gift',
    ]);
    expect(screen.getByText('Ready to claim').textContent).toBe('Ready to claim ₱0.01');
  });

  test.each([
    ['30 days', 30 * 24 * 3_600_000, '30 days left · until 29/12/2026 12:00'],
    ['more than 30 days', 30 * 24 * 3_600_000 + 1, 'Until 29/12/2026 12:00'],
    ['nine years', 3_320 * 24 * 3_600_000, 'Until 01/01/2036 12:00'],
  ])('an end that is %s away has a countdown only while it is useful', async (_, left, said) => {
    const now = Date.UTC(2026, 10, 29, 4);
    vi.useFakeTimers({ now, shouldAdvanceTime: true });
    show(() => [reward({ endsAt: now + left })]);
    expect(await screen.findByText(said)).toBeDefined();
  });

  test('counts down by the minute, from days to hours, and reloads at the end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 22, 4) });
    const endsAt = Date.now() + 86_430_000;
    const { requestsOf } = show(() => [reward({ endsAt })]);
    const left = () => screen.getByText(/ left · until /).textContent?.replace(/ left.*/, '');
    await claims();
    expect(left()).toBe('1 day');
    const said: string[] = [];
    for (const ms of [60_000, 23 * 3_600_000 - 60_000, 60_000, 58 * 60_000]) {
      // A leap, as of a page that slept: ticking through a day would take many seconds.
      vi.setSystemTime(Date.now() + ms - 60_000);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      said.push(left());
    }
    expect(said).toEqual(['23 hours', '1 hour', '60 minutes', '2 minutes']);
    const before = requestsOf('rewards').length;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(requestsOf('rewards').length).toBeGreaterThan(before);
  });

  test('[NET-08] says that rewards could not be read on each tab, and not that there are none', async () => {
    const { user } = show(undefined, {
      rewards: () => ({
        list: [inPlay],
        weights: [],
        now: Date.now(),
        timeZone: 'Asia/Manila',
        unread: { rewards: 1 },
      }),
    });
    for (const name of [/^Active/, /^To claim/, /^Claimed/]) {
      await user.click(await tab(name));
      expect(screen.getByText("1 entry couldn't be shown here.")).toBeDefined();
      expect(screen.queryByText(/^(Nothing|No) /)).toBeNull();
    }
  });

  test('[ACCT-03] requests nothing for a trial player, who is told so', async () => {
    const { requestsOf } = show(undefined, {}, { session: { ...member, type: 4 } });
    expect(await screen.findByText('Please login an actual account to use this function')).toBeDefined();
    expect(requestsOf('rewards')).toEqual([]);
  });

  test('says why it cannot be read, and retries on request', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'rewards', kind: 'timeout', requestId: 'r1' })),
      () => Promise.resolve({ list: [free], weights: [], now: 0, timeZone: 'Asia/Manila' }),
    ];
    const { user } = show(undefined, { rewards: () => answers.shift()!() });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await claims()).toHaveLength(1);
  });
});
