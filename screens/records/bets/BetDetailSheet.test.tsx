import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { CallValue } from '@araw/contract/calls/calls';
import type { ListedBet } from '@araw/contract/cashier/records';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { BetDetailSheet } from './BetDetailSheet.tsx';

// The test vector from docs/fairness.md.
const seed = 'cefed13dd2b531ac46f55cc05627882c97ce79454dffd5c2546ebed6cdc93197';
const commitment = 'cb1832c1245be20bfbaaa43d2033bb92626bbf447e55ecdfd8895f6719c340e8';

/** 22/11/2026 23:59 in Manila, where the next minute is another day. */
const placedAt = Date.UTC(2026, 10, 22, 15, 59);

const dice: ListedBet = {
  source: 'round',
  id: 'round-1',
  gameId: 'LR-003',
  gameName: 'Lucky Dice',
  gameType: 'LIVE',
  placedAt,
  settledAt: placedAt,
  state: 'settled',
  stake: 100,
  valid: 90,
  payout: 232,
  numero: null,
  choice: 'over',
  game: { vassalage: 'LR', nodeId: 'n3', iconUrl: '' },
};

type Detail = CallValue<'betDetail'>;
type Proof = NonNullable<NonNullable<Detail['round']>['proof']>;

const proven: Proof = {
  drawn: { kind: 'dice', sizes: [6, 6], numbers: [2, 4] },
  commitment,
  clientSeed: 'my-own-seed',
  nonce: 7,
  serverSeed: seed,
};

const roundOf = (proof: Proof | null = proven, bet = dice): Detail => ({
  bet,
  timeZone: 'Asia/Manila',
  settlements: [],
  round: { outcome: { dice: [3, 5] }, jackpotWon: 12.5, balanceAfter: 1_232, proof },
  match: null,
});

const ticket: ListedBet = { ...dice, source: 'sports', id: 'ticket-1', gameName: 'Derby', choice: 'away' };
const corrected: Detail = {
  bet: { ...ticket, state: 'corrected', payout: 0 },
  timeZone: 'Asia/Manila',
  settlements: [
    { version: 1, settledAt: placedAt, payout: 185, valid: 100, result: 'won' },
    { version: 2, settledAt: placedAt + 60_000, payout: 0, valid: 100, result: 'lost' },
  ],
  round: null,
  match: {
    homeTeam: 'Lions',
    awayTeam: 'Eagles',
    startsAt: placedAt,
    times: 1.85,
    score: { home: 2, away: 1, winner: 'home' },
  },
};

const order: ListedBet = {
  ...dice,
  source: 'lottery',
  id: 'order-1',
  gameName: 'Swerte Tres',
  gameType: 'LOTT',
  settledAt: null,
  state: 'open',
  stake: 30,
  valid: 0,
  payout: 0,
  numero: '20261122-0144',
  choice: '123, big',
};

interface Show {
  bet?: ListedBet;
  fun?: boolean;
  type?: number;
  answers?: Parameters<typeof renderScreen>[1]['answers'];
}

function show({ bet = dice, fun = false, type = 0, answers = {} }: Show) {
  const onChanged = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const shown = renderScreen(
    <>
      <BetDetailSheet bet={bet} timeZone="Asia/Manila" fun={fun} onChanged={onChanged} onClose={onClose} />
      <Notices />
    </>,
    { session: { ...member, type }, answers },
  );
  return { ...shown, onChanged, onClose, user: userEvent.setup() };
}

const sheet = async (name: string | RegExp) => screen.findByRole('dialog', { name });
/** Each name with its value. */
const facts = (inside: HTMLElement) =>
  Object.fromEntries(
    [...inside.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

describe('[REC-02] a round', () => {
  test('shows its amounts, the time in the operator’s zone, what was drawn, and one verdict', async () => {
    const { requestsOf } = show({ answers: { betDetail: () => roundOf() } });
    const shown = await sheet('Lucky Dice');
    expect(await within(shown).findByText('Verified')).toBeDefined();
    expect(requestsOf('betDetail')).toEqual([{ source: 'round', id: 'round-1', language: 'eng' }]);
    expect(shown.textContent).toContain('22/11/2026 23:59 · Asia/Manila');
    expect(within(shown).getByText('Settled')).toBeDefined();
    expect(facts(shown)).toEqual({
      Bet: '₱100.00',
      'Valid bet': '₱90.00',
      Payout: '₱232.00',
      Net: '+₱132.00',
      'Your pick': 'Over 7',
      Drawn: '3 · 5',
      'Jackpot part': '₱12.50',
      'Balance after': '₱1,232.00',
      'Fixed before the bet': commitment,
      'Server seed, revealed later': seed,
      'Your seed': 'my-own-seed',
      'Rounds before this one with these seeds': '7',
      'Numbers drawn': '2 4',
    });
    const link = within(shown).getByRole('link', { name: 'How to check it yourself' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://app');
    expect([address.pathname, address.search]).toEqual(['/play/verify', '?language=en&css=dark']);
    expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
      game: 'dice',
      commitment,
      seed,
      client: 'my-own-seed',
      nonce: '7',
      sizes: '6 6',
      numbers: '2 4',
      pick: 'over',
      outcome: '{"dice":[3,5]}',
    });
    expect(within(shown).getByRole('link', { name: 'Ask about this round' }).getAttribute('href')).toBe(
      '/m/service?about=round-1',
    );
  });

  test.each([
    ['Not verified', { ...proven, nonce: 8 }],
    ['Can be checked once the seed is revealed', { ...proven, serverSeed: null }],
    ['Not checked on this device', { ...proven, drawn: null }],
    ['No proof for these numbers', null],
  ])('says about its proof: %s', async (verdict, proof) => {
    show({ answers: { betDetail: () => roundOf(proof) } });
    expect(await within(await sheet('Lucky Dice')).findByText(verdict)).toBeDefined();
    const verdicts = document.querySelectorAll('[data-verdict]');
    expect(verdicts).toHaveLength(1);
  });

  test('has its number to copy', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    const { user } = show({ answers: { betDetail: () => roundOf() } });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await sheet('Lucky Dice');
    await user.click(screen.getByRole('button', { name: 'Copy number' }));
    expect(writeText.mock.calls).toEqual([['round-1']]);
    expect(await screen.findByText('Copied')).toBeDefined();
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy number' }));
    expect(await screen.findByText(/^Couldn't copy/)).toBeDefined();
  });

  test('plays its game again, and closes', async () => {
    const { user, app, onClose } = show({ answers: { betDetail: () => roundOf() } });
    await sheet('Lucky Dice');
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(app().children.launch?.getSnapshot().context.target).toMatchObject({
      vendor: 'LR',
      gameId: 'LR-003',
      nodeId: 'n3',
      name: 'Lucky Dice',
    });
  });

  test('of a game that no longer exists says so and cannot be played again', async () => {
    const gone = { ...dice, gameName: '', game: null };
    show({ bet: gone, answers: { betDetail: () => roundOf(proven, gone) } });
    await sheet(/^Game /);
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  });

  test('that cannot be read says why and is retried', async () => {
    let attempts = 0;
    const { user } = show({
      answers: {
        betDetail: () => {
          attempts += 1;
          if (attempts === 1) throw new CallError({ call: 'betDetail', kind: 'offline', requestId: 'r7' });
          return roundOf();
        },
      },
    });
    const shown = await sheet('Lucky Dice');
    expect((await within(shown).findByRole('alert')).textContent).toMatch(/^No Internet.*r7/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(shown).findByText('Verified')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(firstOf([4, 40, 41, 42, 99]))(
    '[REC-06] of a player of type %i is play money and shows no peso sign',
    async (type) => {
      show({ type, fun: true, answers: { betDetail: () => roundOf() } });
      const shown = await sheet('Lucky Dice');
      expect(await within(shown).findByText('Verified')).toBeDefined();
      expect(within(shown).getByText('Play money')).toBeDefined();
      expect(shown.textContent).not.toContain('₱');
      expect(facts(shown)).toMatchObject({ Bet: '100.00', Net: '+132.00', 'Balance after': '1,232.00' });
    },
  );

  test('[REC-06] of a real-money player is not play money', async () => {
    show({ answers: { betDetail: () => roundOf() } });
    await within(await sheet('Lucky Dice')).findByText('Verified');
    expect(screen.queryByText('Play money')).toBeNull();
  });
});

describe('[REC-02] a ticket', () => {
  test('shows its match, score and side, and every settlement once it was corrected', async () => {
    show({ bet: ticket, answers: { betDetail: () => corrected } });
    const shown = await sheet('Derby');
    expect(await within(shown).findByText('Corrected')).toBeDefined();
    expect(facts(shown)).toEqual({
      Bet: '₱100.00',
      'Valid bet': '₱90.00',
      Payout: '₱0.00',
      Net: '-₱100.00',
      Match: 'Lions – Eagles',
      Starts: '22/11/2026 23:59',
      Score: '2 – 1',
      'Your side': 'Eagles',
      Pays: '× 1.85',
    });
    const versions = within(within(shown).getByRole('region', { name: 'Settlements' }));
    expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Settlement 122/11/2026 23:59Won₱185.00',
      'Settlement 223/11/2026 00:00Lost₱0.00',
    ]);
    expect(document.querySelector('[data-verdict]')).toBeNull();
  });

  test('[NET-08] says that a settlement could not be read', async () => {
    show({ bet: ticket, answers: { betDetail: () => ({ ...corrected, unread: { settlements: 1 } }) } });
    expect(await screen.findByText("1 entry couldn't be shown here.")).toBeDefined();
  });

  test('on a fight has a winner but no score, and a single settlement needs no comparison', async () => {
    const fight = { ...ticket, gameType: 'COCKFIGHT' };
    const detail = { ...corrected, bet: fight, settlements: corrected.settlements.slice(0, 1) };
    show({ bet: fight, answers: { betDetail: () => detail } });
    await waitFor(() => expect(facts(document.body)).toMatchObject({ Score: 'Lions' }));
    expect(screen.queryByRole('region', { name: 'Settlements' })).toBeNull();
  });

  test('on a match that no longer exists says so', async () => {
    const match = { homeTeam: '', awayTeam: '', startsAt: 0, times: 2, score: null };
    show({ bet: ticket, answers: { betDetail: () => ({ ...corrected, match }) } });
    await waitFor(() =>
      expect(facts(document.body)).toMatchObject({ Match: 'This match is no longer listed', Pays: '× 2.00' }),
    );
    expect(Object.keys(facts(document.body))).not.toContain('Starts');
  });
});

describe('[REC-02] a lottery order', () => {
  const minute = 60_000;

  /** An operator with this order that counts and records cancellations. */
  function lottery({ closesIn = 10 * minute }: { closesIn?: number } = {}) {
    const statuses = ['open', 'open'];
    const cancelled: string[] = [];
    const lotteryOrderDetail = (): CallValue<'lotteryOrderDetail'> => ({
      now: placedAt,
      order: {
        orderId: 'order-1',
        gameId: 'SWL-001',
        numero: '20261122-0144',
        commitment,
        seed: null,
        winningNumbers: null,
        drawKind: 'threeDigits',
        placedAt,
        closesAt: placedAt + closesIn,
        stake: 15 * statuses.filter((status) => status === 'open').length,
        won: 0,
        status: statuses.includes('open') ? 'open' : 'cancelled',
      },
      suborders: statuses.map((status, index) => ({
        suborderId: `part-${index + 1}`,
        numbers: ['123', 'big'][index] ?? '',
        stake: 15,
        status,
      })),
    });
    const cancelSuborder = ({ suborderId }: { suborderId: string }) => {
      cancelled.push(suborderId);
      statuses[suborderId === 'part-1' ? 0 : 1] = 'cancelled';
      return {};
    };
    return { cancelled, answers: { lotteryOrderDetail, cancelSuborder } };
  }

  const cancelButton = (part: string) => screen.findByRole('button', { name: `Cancel ${part}` });
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Cancel this part?' }));
  const parts = () =>
    within(screen.getByRole('region', { name: 'Order details' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('is shown with its parts; one is cancelled once, after a question, and the list is updated', async () => {
    const { cancelled, answers } = lottery();
    const { user, requestsOf, onChanged, renewed } = show({ bet: order, answers });
    await user.click(await cancelButton('123'));
    expect(
      (await question()).getByText(/^You get your .*₱15\.00.* stake on 123 back right away\.$/),
    ).toBeDefined();
    await user.click((await question()).getByRole('button', { name: 'Keep it' }));
    expect([cancelled, onChanged.mock.calls]).toEqual([[], []]);

    await user.click(await cancelButton('123'));
    await user.dblClick((await question()).getByRole('button', { name: 'Cancel this part' }));
    expect(await screen.findByText('Cancelled. Your stake is back.')).toBeDefined();
    await waitFor(() => expect(parts()).toEqual(['123₱15.00 · Cancelled', 'Big₱15.00 · OpenCancel']));
    expect(cancelled).toEqual(['part-1']);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(requestsOf('lotteryOrderDetail')).toEqual([{ orderId: 'order-1' }, { orderId: 'order-1' }]);
    expect(renewed()).toEqual(['member wallet']);
    expect(facts(await sheet('Swerte Tres'))).toMatchObject({ Bet: '₱15.00' });
  });

  test('drawn in the meantime says so and keeps the part', async () => {
    const { answers } = lottery();
    let closed = false;
    const detail = () => {
      const told = answers.lotteryOrderDetail();
      const lost = told.suborders.map((part) => ({ ...part, status: 'lost' }));
      const drawn = { ...told.order, status: 'lost', seed, winningNumbers: '721' };
      return closed ? { ...told, order: drawn, suborders: lost } : told;
    };
    const { user, onChanged } = show({
      bet: order,
      answers: {
        lotteryOrderDetail: detail,
        cancelSuborder: () => {
          closed = true;
          throw new CallError({ call: 'cancelSuborder', kind: 'refused', code: 'conflict', requestId: 'r9' });
        },
      },
    });
    await user.click(await cancelButton('Big'));
    await user.click((await question()).getByRole('button', { name: 'Cancel this part' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      "The draw has closed, so this part can't be cancelled. Request ID r9",
    );
    await waitFor(() => expect(parts()).toEqual(['123₱15.00 · Lost', 'Big₱15.00 · Lost']));
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Verified')).toBeDefined();
    expect(facts(document.body)).toMatchObject({ Payout: '₱0.00', Net: '-₱30.00' });
    expect(Object.keys(facts(document.body))).not.toContain('Valid bet');
  });

  test('whose cancelling got no answer is reloaded, and nothing is resent', async () => {
    const { cancelled, answers } = lottery();
    const { user } = show({
      bet: order,
      answers: {
        ...answers,
        cancelSuborder: (request) => {
          answers.cancelSuborder(request);
          throw new CallError({ call: 'cancelSuborder', kind: 'timeout' });
        },
      },
    });
    await user.click(await cancelButton('123'));
    await user.click((await question()).getByRole('button', { name: 'Cancel this part' }));
    expect(await screen.findByText('Cancelled. Your stake is back.')).toBeDefined();
    expect(cancelled).toEqual(['part-1']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offers no cancelling once the draw has closed by the operator’s clock', async () => {
    show({ bet: order, answers: lottery({ closesIn: -1 }).answers });
    await screen.findByRole('region', { name: 'Order details' });
    expect(screen.queryByRole('button', { name: /^Cancel / })).toBeNull();
    expect(screen.queryByText(/can be cancelled until/)).toBeNull();
  });

  test('is reloaded when the page returns to the front', async () => {
    const { answers } = lottery();
    const { requestsOf } = show({ bet: order, answers });
    await cancelButton('123');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(requestsOf('lotteryOrderDetail')).toHaveLength(2));
  });
});

test('[REC-02] going back closes the sheet', async () => {
  const { onClose } = show({ answers: { betDetail: () => roundOf() } });
  await sheet('Lucky Dice');
  await waitFor(() => expect(window.history.state?.layers).toBe(1));
  act(() => window.history.back());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
