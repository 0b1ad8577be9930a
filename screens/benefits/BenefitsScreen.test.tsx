import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Benefits, Gift } from '@araw/contract/rewards/benefits';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { BenefitsScreen } from './BenefitsScreen.tsx';

const noon = Date.UTC(2026, 10, 22, 4);

const level = (number: number, more: Partial<Benefits['levels'][number]> = {}) => ({
  level: number,
  name: `VIP ${number}`,
  days: 30,
  deposits: number * 10_000,
  bets: number * 100_000,
  keepDeposits: number * 5_000,
  keepBets: number * 50_000,
  upgradeGift: 388,
  monthlyGift: 188,
  birthdayGift: 0,
  birthdayDays: 14,
  rates: [{ gameType: 'RNG', rate: 0.5 + number / 20 }],
  ...more,
});
const gift = (more: Partial<Gift> = {}): Gift => ({
  id: 'month:2026-11:3',
  kind: 'month',
  name: 'VIP 3',
  amount: 188,
  turnover: 0,
  turnoverDays: 7,
  from: '2026-11-01',
  until: '2026-11-30',
  claimedAt: null,
  claimable: 188,
  refusal: '',
  ...more,
});
const reached = gift({
  id: 'upgrade:3',
  kind: 'upgrade',
  amount: 388,
  from: null,
  until: null,
  claimedAt: noon,
  claimable: 0,
});
const birthday = gift({
  id: 'birthday:2027:3',
  kind: 'birthday',
  amount: 288,
  from: '2027-03-03',
  until: '2027-03-16',
  claimable: 0,
});
const page = (more: Partial<Benefits> = {}): Benefits => ({
  level: 3,
  name: 'VIP 3',
  since: '2026-10-01',
  next: {
    level: 4,
    name: 'VIP 4',
    days: 30,
    deposits: { have: 38_500, target: 50_000 },
    bets: { have: 612_300, target: 600_000 },
  },
  keep: {
    days: 30,
    deposits: { have: 38_500, target: 10_000 },
    bets: { have: 612_300, target: 125_000 },
    asked: true,
    until: '2026-10-31',
  },
  gifts: [gift(), reached, birthday],
  levels: [level(2), level(3), level(4)],
  changesAt: Date.UTC(2100, 0, 1),
  now: noon,
  timeZone: 'Asia/Manila',
  ...more,
});

function show(
  benefits: () => Benefits = page,
  claimGift: () => Promise<{ number: string; sum: number; gift: Gift }> = async () => ({
    number: 'B100001',
    sum: 188,
    gift: gift({ claimable: 0, claimedAt: noon }),
  }),
  { session = member } = {},
) {
  const shown = renderScreen(<BenefitsScreen />, {
    answers: { benefits, claimGift },
    path: '/m/member/benefits',
    session,
  });
  return { ...shown, user: userEvent.setup() };
}

const claims = () => screen.findAllByRole('button', { name: /^Claim ₱/ });
const own = () => screen.findByRole('region', { name: 'Your level' });
const giftRows = () =>
  within(screen.getByRole('list', { name: 'Your gifts' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test.each([
  ['some', [reached]],
  ['all', []],
])('[NET-08] gifts of which %s cannot be read are counted', async (_which, gifts) => {
  show(() => page({ gifts, unread: { gifts: 2, levels: 1 } }));
  expect(await screen.findByText("2 entries couldn't be shown here.")).toBeDefined();
  expect(screen.getByText("1 entry couldn't be shown here.")).toBeDefined();
  expect(screen.queryByText('You get gifts as you level up.')).toBeNull();
});

describe('[BEN-05] the current level', () => {
  test('shows the progress to the next with two bars', async () => {
    show();
    const region = await own();
    expect(region.textContent).toContain('Your level since 01/10/2026VIP 3NextVIP 4');
    const bars = within(region).getAllByRole('progressbar');
    expect(
      bars.map((bar) => [
        bar.getAttribute('aria-label'),
        bar.getAttribute('aria-valuetext'),
        bar.getAttribute('value'),
      ]),
    ).toEqual([
      ['Cash in towards VIP 4', '₱38,500.00 of ₱50,000.00', '77'],
      ['Valid bets towards VIP 4', '₱612,300.00 of ₱600,000.00', '100'],
    ]);
    expect(region.textContent).toContain(
      'You need both within the last 30 days. Levels change at midnight, Asia/Manila time.',
    );
  });

  test('says that a reached level starts at midnight', async () => {
    const next = { ...page().next!, deposits: { have: 50_000, target: 50_000 } };
    show(() => page({ next }));
    expect((await own()).textContent).toContain(
      "You've reached VIP 4. It starts at midnight, Asia/Manila time.",
    );
  });

  test.each([
    ['that is asked for', {}, 'Within the last 30 days you need:'],
    [
      'that is not asked for yet',
      { asked: false, until: '2026-12-01' },
      "It's yours until 01/12/2026, whatever you bet. After that, within the last 30 days you need:",
    ],
    [
      'that nothing has to keep',
      { deposits: { have: 0, target: 0 }, bets: { have: 0, target: 0 } },
      'It stays yours, whatever you bet.',
    ],
  ])('says what keeps one %s', async (_what, more, text) => {
    show(() => page({ keep: { ...page().keep!, ...more } }));
    const told = (await own()).textContent;
    expect(told).toContain(`To keep VIP 3${text}`);
    expect(told?.includes('₱38,500.00 of ₱10,000.00')).toBe(/[Yy]ou need:/.test(text));
  });

  test('may be none, or the highest', async () => {
    show(() => page({ level: 0, name: '', since: null, keep: null, gifts: [] }));
    expect((await own()).textContent).toContain('No level yet');
    expect(screen.getByText('You get gifts as you level up.')).toBeDefined();
    expect(screen.queryByText(/^To keep/)).toBeNull();
  });

  test('has no bars at the highest', async () => {
    show(() => page({ next: null }));
    expect((await own()).textContent).toContain("You're at the highest level.");
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('is in the table of all levels, with each one’s requirements, including for keeping it, and benefits', async () => {
    show();
    await own();
    const rows = within(screen.getByRole('table', { name: 'All levels' })).getAllByRole('row');
    expect(rows.map((row) => row.children.length)).toEqual([6, 6, 6, 6]);
    expect(rows[2]?.textContent).toBe(
      'VIP 3Yours30,000.00keep 15,000.00300,000.00keep 150,000.00388.00188.000.00',
    );
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
    const rates = within(screen.getByRole('table', { name: 'Rebates by level' })).getAllByRole('row');
    expect(rates.map((row) => row.textContent)).toEqual(['CategoryVIP 2VIP 3VIP 4', 'Slots0.60%0.65%0.70%']);
  });
});

describe('[BEN-05] the gifts', () => {
  test('show their deadlines, and what was claimed', async () => {
    show();
    await claims();
    expect(giftRows()).toEqual([
      'Monthly gift, 11/2026₱188.00 · until 30/11/2026Goes straight to your balance. No betting required.Claim',
      'Reaching VIP 3₱388.00 · once Claimed 22/11/2026 12:00',
      'Birthday gift₱288.00 · 03/03/2027 to 16/03/2027Goes straight to your balance. No betting required. Later',
    ]);
  });

  test('[NET-13] are claimed once by a double tap, and reloaded', async () => {
    let claimed = false;
    const { user, requestsOf, renewed } = show(
      () => page({ gifts: [claimed ? gift({ claimable: 0, claimedAt: noon }) : gift()] }),
      async () => {
        claimed = true;
        return { number: 'B100001', sum: 188, gift: gift({ claimable: 0, claimedAt: noon }) };
      },
    );
    const [button] = await claims();
    expect(button?.getAttribute('aria-label')).toBe('Claim ₱188.00: Monthly gift, 11/2026');
    await user.dblClick(button!);
    expect((await screen.findByText(/^You claimed/)).textContent).toBe('You claimed ₱188.00. B100001');
    await eventually(() => expect(screen.queryByRole('button', { name: /^Claim ₱/ })).toBeNull());
    expect(requestsOf('claimGift')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: 'month:2026-11:3', language: 'eng' },
    ]);
    expect(renewed()).toEqual([
      'member mall',
      'member records',
      'member rewards',
      'member unread',
      'member wallet',
    ]);
  });

  test('[NET-12] are retried with the same key after a lost answer', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'claimGift', kind: 'timeout', requestId: 'r1' })),
      async () => ({ number: 'B100001', sum: 188, gift: gift() }),
    ];
    const { user, requestsOf } = show(undefined, () => answers.shift()!());
    const [button] = await claims();
    await user.click(button!);
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText(/^You claimed/);
    const keys = requestsOf('claimGift').map((request) => (request as { key: string }).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('that must wait say why, and offer no claim; a birthday needs a date', async () => {
    const unknown = { ...birthday, from: null, until: null };
    show(() => page({ gifts: [gift({ refusal: 'You have excluded yourself.' }), unknown] }));
    await own();
    expect(giftRows()).toEqual([
      'Monthly gift, 11/2026₱188.00 · until 30/11/2026You have excluded yourself.',
      "Birthday gift₱288.00 · we don't have your birth date; customer service can add it",
    ]);
    expect(screen.queryByRole('button', { name: /^Claim ₱/ })).toBeNull();
  });

  test('[ACCT-03] request nothing for a trial player, who is told so', async () => {
    const { requestsOf } = show(undefined, undefined, { session: { ...member, type: 4 } });
    expect(await screen.findByText('Please login an actual account to use this function')).toBeDefined();
    expect(requestsOf('benefits')).toEqual([]);
  });
});

describe('[BEN-05] a table wider than the screen', () => {
  /** Sets the box sizes a browser would measure; jsdom has no layout. */
  function measure(clientWidth: number, scrollWidth: number) {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
    onTestFinished(() => void vi.restoreAllMocks());
  }
  const box = () => screen.findByRole('region', { name: 'All levels' });
  const sign = (of: HTMLElement) => of.parentElement?.querySelector(':scope > [aria-hidden]') ?? null;

  test('shows at its edge that there is more, until its end is visible', async () => {
    measure(288, 520);
    show();
    const levels = await box();
    expect(sign(levels)).not.toBeNull();
    for (const [left, shows] of [
      [230, true],
      [232, false],
      [-230, true],
      [-232, false],
    ] as const) {
      levels.scrollLeft = left;
      act(() => void levels.dispatchEvent(new Event('scroll')));
      expect([left, sign(levels) !== null]).toEqual([left, shows]);
    }
  });

  test('shows no such sign if all of it fits', async () => {
    measure(520, 520);
    show();
    expect(sign(await box())).toBeNull();
  });
});
