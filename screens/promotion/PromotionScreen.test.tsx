import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { eventually } from '@araw/testing/eventually';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { PromotionScreen } from './PromotionScreen.tsx';

const hour = 3_600_000;
const offerOf = (more: Partial<PromotionOffer> = {}): PromotionOffer => ({
  id: 'share-your-win',
  version: 3,
  title: 'Share your win',
  state: 'open',
  stateText: 'Open',
  startsAt: Date.UTC(2026, 10, 1),
  endsAt: Date.UTC(2027, 10, 1),
  conditions: [],
  weights: [],
  picture: '',
  terms: null,
  amount: 150,
  turnover: 150,
  entry: 'apply',
  actions: ['apply'],
  reward: null,
  refusal: '',
  reason: '',
  triesLeft: 2,
  application: null,
  steps: [],
  ...more,
});

function show(offer: () => PromotionOffer, session: typeof member | null = member) {
  const shown = renderScreen(<PromotionScreen id="share-your-win" />, {
    answers: {
      promotionOffers: () => ({ list: [offer()], now: Date.now(), timeZone: 'Asia/Manila' }),
      applyForPromotion: noAnswer,
    },
    path: '/m/activity?promotion=share-your-win',
    session,
  });
  return { ...shown, user: userEvent.setup({ delay: null }) };
}

afterEach(() => void vi.useRealTimers());

describe('[BEN-01] a promo', () => {
  test('[BEN-11] names what does not count in full', async () => {
    const weights = [
      { gameType: 'RNG', weight: 100 },
      { gameType: 'LIVE', weight: 10 },
      { gameType: 'X1', weight: 0 },
    ];
    show(() => offerOf({ weights }));
    expect((await screen.findByText(/^These bets count/)).textContent).toBe(
      'These bets count differently: Live 10% · X1 0%',
    );
  });

  test.each([
    ['where one can apply', offerOf({ triesLeft: 2 }), /^2 tries left · /],
    ['the last time', offerOf({ triesLeft: 1, state: 'rejected' }), /^1 try left · /],
  ])('[BEN-02] says how many times one can still apply, %s', async (_, offer, note) => {
    show(() => offer);
    expect(await screen.findByText(note)).toBeDefined();
  });

  test('[BEN-02] does not mention attempts if one cannot apply', async () => {
    show(() => offerOf({ entry: 'join', actions: ['join'], triesLeft: 0 }));
    await screen.findByRole('button', { name: 'Join' });
    expect(screen.queryByText(/(try|tries) left/)).toBeNull();
  });

  test('[BEN-11] is applied for under the terms shown', async () => {
    const { user, requestsOf } = show(() => offerOf());
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'In the chat of Cebu');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await eventually(() =>
      expect(requestsOf('applyForPromotion')).toEqual([
        {
          key: expect.any(String) as string,
          id: 'share-your-win',
          version: 3,
          comment: 'In the chat of Cebu',
          pictures: [],
          language: 'eng',
        },
      ]),
    );
  });

  test('[BEN-11] joined, renews the balance, the records, the rewards and the badges', async () => {
    const user = userEvent.setup({ delay: null });
    let offer = offerOf({ entry: 'join', actions: ['join'] });
    const { requestsOf, renewed } = renderScreen(<PromotionScreen id="share-your-win" />, {
      answers: {
        promotionOffers: () => ({
          list: [offer],
          now: Date.now(),
          timeZone: 'Asia/Manila',
        }),
        joinPromotion: () => {
          offer = offerOf({ entry: 'join', actions: [], state: 'joined', stateText: 'Joined' });
          return offer;
        },
      },
      path: '/m/activity?promotion=share-your-win',
      session: member,
    });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    await eventually(() => expect(screen.queryByRole('button', { name: 'Join' })).toBeNull());
    expect(requestsOf('joinPromotion')).toEqual([
      { key: expect.any(String) as string, id: 'share-your-win', version: 3, language: 'eng' },
    ]);
    expect(renewed()).toEqual([
      'member records',
      'member rewardCentre',
      'member rewards',
      'member unread',
      'member wallet',
    ]);
  });

  test('opens automatically when it starts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 22, 4) });
    const startsAt = Date.now() + hour;
    const isOpen = () => Date.now() >= startsAt;
    const { requestsOf } = show(() =>
      offerOf({
        startsAt,
        ...(isOpen() ? {} : { state: 'comingSoon', stateText: 'Coming soon', actions: [] }),
      }),
    );
    await screen.findByText('Coming soon');
    await act(() => vi.advanceTimersByTimeAsync(hour - 60_000));
    expect(requestsOf('promotionOffers')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(62_000));
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeDefined();
    expect(requestsOf('promotionOffers')).toHaveLength(2);
  });

  test('[ACCT-04] brings a visitor back after login', async () => {
    const { user, router } = show(() => offerOf(), null);
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await eventually(() =>
      expect([router.state.location.pathname, router.state.location.state]).toEqual([
        '/m/login',
        { returnTo: '/m/activity?promotion=share-your-win' },
      ]),
    );
  });
});

describe('[BEN-01] [BEN-11] before any action a promo shows', () => {
  const byDeposit: Partial<PromotionOffer> = {
    id: 'first',
    title: 'Double your first cash-in',
    picture: '/art/wide/coin.gem.crown-0-rays-1.svg',
    terms: { basis: 'deposit', least: 100, share: 100, gameTypes: [], claimDays: null },
    amount: 1_000,
    turnover: 3_000,
    entry: 'deposit',
    actions: [],
  };
  const byBets: Partial<PromotionOffer> = {
    terms: { basis: 'bets', least: 5_000, share: null, gameTypes: ['RNG', 'FISH'], claimDays: 7 },
    amount: 100,
    turnover: 0,
    entry: 'join',
    actions: ['join'],
  };
  const byShareOfBets: Partial<PromotionOffer> = {
    ...byBets,
    terms: { basis: 'bets', least: 0.01, share: 10, gameTypes: [], claimDays: 3 },
    amount: 5_000,
    turnover: 15_000,
  };
  const byApplication: Partial<PromotionOffer> = {
    terms: { basis: 'application', least: 0, share: null, gameTypes: [], claimDays: 1 },
  };
  const facts = async () =>
    [...(await screen.findByLabelText('What you get')).children].map(({ textContent }) => textContent);
  const steps = () =>
    within(screen.getByRole('list', { name: 'How it works' }))
      .getAllByRole('listitem')
      .map((step) => [step.dataset['look'], step.textContent]);
  const until = 'Runs until01/11/2027 08:00';

  test('its art with the promise over it, and the promise as a sentence', async () => {
    show(() => offerOf({ ...byDeposit, id: 'share-your-win' }));
    const sentence = await screen.findByText('Cash in ₱100.00 or more and get 100% extra, up to ₱1,000.00.');
    const art = document.querySelector('img[src="/art/wide/coin.gem.crown-0-rays-1.svg"]');
    expect(art?.parentElement?.textContent).toBe('100% moreup to ₱1,000.00');
    expect(art!.compareDocumentPosition(sentence) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test.each([
    [
      'a share of a deposit',
      byDeposit,
      [
        'You get100%, up to ₱1,000.00',
        'Bet before withdrawingup to ₱3,000.00 (3 ×)',
        'What countsA cash-in of ₱100.00 or more',
        until,
      ],
    ],
    [
      'a sum for bets',
      byBets,
      ['You get₱100.00', 'Bet before withdrawingNothing', 'What countsSlots, Fishing', until],
    ],
    [
      'a share of bets',
      byShareOfBets,
      [
        'You get10%, up to ₱5,000.00',
        'Bet before withdrawingup to ₱15,000.00 (3 ×)',
        'What countsall games',
        until,
      ],
    ],
    [
      'a sum for an application',
      byApplication,
      ['You get₱150.00', 'Bet before withdrawing₱150.00 (1\u00A0×)', 'What countsWhat you send us', until],
    ],
    [
      'what an operator does not tell apart',
      {},
      ['You get₱150.00', 'Bet before withdrawing₱150.00 (1\u00A0×)', until],
    ],
  ])('four facts of %s', async (_what, more, told) => {
    show(() => offerOf({ ...more, id: 'share-your-win' }));
    expect(await facts()).toEqual(told);
  });

  test('what it has paid, once it has paid anything', async () => {
    show(() =>
      offerOf({
        ...byDeposit,
        id: 'share-your-win',
        state: 'claimed',
        reward: 'b1',
        amount: 250,
        turnover: 750,
      }),
    );
    expect((await facts()).slice(0, 2)).toEqual([
      'You get₱250.00',
      'Bet before withdrawing₱750.00 (3\u00A0×)',
    ]);
  });

  test.each([
    [
      'a deposit',
      byDeposit,
      [
        ['now', 'Choose it when you cash inA cash-in of ₱100.00 or more'],
        ['next', 'Your cash-in arrivesBy 01/11/2027 08:00'],
        ['next', 'Your bonus arrivesAutomatically'],
      ],
    ],
    [
      'bets',
      byBets,
      [
        ['now', 'JoinOnce. It counts from then on.'],
        ['next', 'Bet ₱5,000.00 on Slots, FishingBy 01/11/2027 08:00'],
        ['next', 'Claim itWithin 7 days, in Rewards'],
      ],
    ],
    [
      'an application that has not begun',
      { ...byApplication, state: 'comingSoon', stateText: 'Coming soon', actions: [] },
      [
        ['next', 'ApplyA few words and up to three pictures'],
        ['next', 'Our team checks it'],
        ['next', 'Claim itWithin 1 day, in Rewards'],
      ],
    ],
  ] as const)('the steps of %s', async (_what, more, planned) => {
    show(() => offerOf({ ...more, actions: [...(more.actions ?? ['apply'])], id: 'share-your-win' }));
    await facts();
    expect(steps()).toEqual(planned);
  });

  test('past steps with their dates, and the steps to come', async () => {
    const at = Date.UTC(2026, 10, 21, 1, 14);
    const applied = { at, state: 'applying', text: 'Applied' };
    show(() => offerOf({ ...byApplication, state: 'process', actions: [], steps: [applied] }));
    await facts();
    expect(steps()).toEqual([
      ['done', 'Applied21/11/2026 09:14'],
      ['now', 'Our team checks it'],
      ['next', 'Claim itWithin 1 day, in Rewards'],
    ]);
  });

  test.each([
    [
      ['apply'] as const,
      [
        ['now', 'ApplyA few words and up to three pictures'],
        ['next', 'Our team checks it'],
        ['next', 'Claim itWithin 1 day, in Rewards'],
      ],
    ],
    [[] as const, []],
  ])('after a rejection, with %j left to do', async (actions, still) => {
    const rejected = { at: Date.UTC(2026, 10, 21, 8, 40), state: 'rejected', text: 'Rejected' };
    show(() => offerOf({ ...byApplication, state: 'rejected', actions: [...actions], steps: [rejected] }));
    await facts();
    expect(steps()).toEqual([['failed', 'Rejected21/11/2026 16:40'], ...still]);
  });

  test('that joining is free, above the button that joins, and nowhere else', async () => {
    const { unmount } = show(() => offerOf(byBets));
    const note = await screen.findByText("Joining is free and doesn't change your balance.");
    const join = screen.getByRole('button', { name: 'Join' });
    expect(note.compareDocumentPosition(join) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    unmount();
    show(() => offerOf(byApplication));
    await facts();
    expect(screen.queryByText(/Joining is free/)).toBeNull();
  });
});
