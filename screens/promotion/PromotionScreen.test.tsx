import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PromotionOffer } from '#services/contract/promotions.ts';
import { eventually } from '#tests/eventually.ts';
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

describe('[BEN-01] a promotion', () => {
  test('[BEN-11] says what counts other than in full', async () => {
    const weights = [
      { gameType: 'RNG', weight: 100 },
      { gameType: 'LIVE', weight: 10 },
      { gameType: 'X1', weight: 0 },
    ];
    show(() => offerOf({ weights }));
    expect((await screen.findByText(/^These count other/)).textContent).toBe(
      'These count other than in full: Live 10% · X1 0%',
    );
  });

  test.each([
    ['where one can apply', offerOf({ triesLeft: 2 }), /^Tries left: 2 · /],
    ['the last time', offerOf({ triesLeft: 1, state: 'rejected' }), /^Tries left: 1 · /],
  ])('[BEN-02] says how often one can still apply, %s', async (_, offer, note) => {
    show(() => offer);
    expect(await screen.findByText(note)).toBeDefined();
  });

  test('[BEN-02] says nothing of tries where one cannot apply', async () => {
    show(() => offerOf({ entry: 'join', actions: ['join'], triesLeft: 0 }));
    await screen.findByRole('button', { name: 'Join' });
    expect(screen.queryByText(/Tries left/)).toBeNull();
  });

  test('[BEN-11] is applied for by the terms that were shown', async () => {
    const { user, requestsOf } = show(() => offerOf());
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await user.type(screen.getByRole('textbox', { name: 'Your words' }), 'In the chat of Cebu');
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    await eventually(() =>
      expect(requestsOf('applyForPromotion')).toEqual([
        {
          key: expect.any(String) as string,
          id: 'share-your-win',
          version: 3,
          comment: 'In the chat of Cebu',
          pictures: [],
          language: 'EN',
        },
      ]),
    );
  });

  test('opens by itself when it starts', async () => {
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

  test('[ACCT-04] brings a visitor back after the log-in', async () => {
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
