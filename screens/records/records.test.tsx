import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { movementKinds as filterKinds } from '#machines/records/records.rules.ts';
import { CallError } from '#services/client/callError.ts';
import type { CallRequest } from '@araw/contract/calls/calls';
import { movementKinds } from '@araw/contract/cashier/movementKinds';
import type { ListedBet, ListedMovement } from '@araw/contract/cashier/records';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { AccountRecordScreen } from './money/AccountRecordScreen.tsx';
import { BettingRecordScreen } from './bets/BettingRecordScreen.tsx';
import { ProfitScreen } from './profit/ProfitScreen.tsx';

const user = userEvent.setup();
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** Noon of 22/11/2026 in Manila. */
const noon = Date.UTC(2026, 10, 22, 4);
const week = { from: '2026-11-16', to: '2026-11-22' };
const told = { moment: noon, timeZone: 'Asia/Manila', ...week, today: '2026-11-22', since: '2026-01-01' };
const sums = { bets: 1, stake: 5, valid: 5, payout: 250 };

const bet = (id: string, more: Partial<ListedBet> = {}): ListedBet => ({
  source: 'round',
  id,
  gameId: 'JL-001',
  gameName: `Sunset ${id}`,
  gameType: 'RNG',
  placedAt: noon,
  settledAt: noon,
  state: 'settled',
  stake: 5,
  valid: 5,
  payout: 250,
  numero: null,
  choice: null,
  game: null,
  ...more,
});

const betsAnswer = (more: Partial<RecordAnswers['bets']> = {}): RecordAnswers['bets'] => ({
  ...told,
  fun: false,
  list: [bet('1')],
  next: null,
  totals: { ...sums, net: 245, open: 0 },
  days: [{ day: '2026-11-22', ...sums, types: [{ gameType: 'RNG', ...sums }] }],
  newer: 0,
  ...more,
});

type Answer = (request: CallRequest<'betRecord'>) => unknown;

/** Opens the betting record with an operator that answers through `answer`; returns its requests too. */
function openBets(answer: Answer = () => betsAnswer(), path = '/m/gameRecord', type = 0) {
  const asked: CallRequest<'betRecord'>[] = [];
  const { router } = renderScreen(<BettingRecordScreen />, {
    answers: {
      betRecord: (request) => {
        asked.push(request);
        return answer(request) as never;
      },
    },
    path,
    session: { ...member, type },
  });
  return { asked, search: () => router.state.location.search };
}

const offline = () => Promise.reject(new CallError({ call: 'betRecord', kind: 'offline' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bets = () => screen.findByRole('region', { name: 'Bets' });
const totalsShown = () =>
  [...screen.getByLabelText('Totals').querySelectorAll('dd')].map((one) => one.textContent);

describe('the betting record', () => {
  test('[REC-01] [REC-02] shows the operator’s days, their totals and their bets', async () => {
    const { asked } = openBets();
    await bets();
    expect(asked).toEqual([{ period: '7days', gameType: '', state: '', language: 'eng', cursor: '' }]);
    expect(screen.getByText(/^16\/11\/2026 to 22\/11\/2026, Asia\/Manila time/).textContent).toContain(
      '16/11/2026 to 22/11/2026, Asia/Manila time · As of 22/11/2026 12:00',
    );
    expect(totalsShown()).toEqual(['₱5.00', '₱250.00', '+₱245.00', '₱5.00']);
    expect(screen.getByRole('heading', { name: 'Today, 22/11/2026' })).toBeDefined();
    expect(button(/^Sunset 1/).textContent).toContain('Sunset 112:00 ·  Settled+₱245.00bet ₱5.00');
  });

  test('[REC-01] [NET-08] says how many rows could not be read, and not that the list is complete', async () => {
    openBets(({ cursor }) =>
      cursor === ''
        ? betsAnswer({ next: 'c2', unread: { bets: 1, days: 1 } })
        : betsAnswer({ list: [bet('2')], unread: { bets: 1 } }),
    );
    await screen.findByText("3 entries couldn't be shown here.");
    expect(screen.queryByText("You've reached the end.")).toBeNull();
  });

  test.each([
    [{ gameName: '', gameId: '' }, /^Details unavailable12:00/],
    [{ gameName: '', gameId: 'JL-9' }, /JL-9/],
    [{ state: 'unknown' as const }, /Sunset 112:00 ·  Details unavailable/],
  ])('[REC-01] a bet with unreadable details is listed: %j', async (details, shown) => {
    openBets(() => betsAnswer({ list: [bet('1', details)] }));
    expect(within(await bets()).getByRole('button', { name: /₱5\.00/ }).textContent).toMatch(shown);
  });

  test('[REC-07] a bet is on the merchant’s day, on both sides of midnight', async () => {
    const midnight = Date.UTC(2026, 10, 21, 16);
    openBets(() =>
      betsAnswer({
        list: [bet('2', { placedAt: midnight }), bet('1', { placedAt: midnight - 1 })],
        days: [],
      }),
    );
    await bets();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Today, 22/11/2026',
      'Yesterday, 21/11/2026',
    ]);
    expect(button(/^Sunset 2/).textContent).toContain('00:00');
    expect(button(/^Sunset 1/).textContent).toContain('23:59');
  });

  test('[REC-01] selecting a period again reloads it, even after the clock was set back', async () => {
    const { asked } = openBets();
    await bets();
    vi.setSystemTime(Date.now() - 3_600_000);
    onTestFinished(() => void vi.useRealTimers());
    await user.click(button('7 days'));
    await waitFor(() => expect(asked).toHaveLength(2));
    await bets();
  });

  test.each(
    firstOf(
      [
        [
          '/m/gameRecord?period=today&gameType=RNG&state=open',
          { period: 'today', gameType: 'RNG', state: 'open' },
        ],
        ['/m/gameRecord?from=2026-11-01&to=2026-11-02', { from: '2026-11-01', to: '2026-11-02' }],
        ['/m/gameRecord?from=2026-11-02&to=2026-11-01', { period: '7days' }],
        ['/m/gameRecord?from=2026-02-30&to=2026-03-01', { period: '7days' }],
        ['/m/gameRecord?from=2026-01-01&to=2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
        ['/m/gameRecord?from=2026-01-01&to=2026-04-01', { period: '7days' }],
        ['/m/gameRecord?period=year&state=<b>&gameType=RNG&gameType=FISH', { period: '7days' }],
      ],
      2,
    ),
  )('[REC-01] %s determines the request', async (path, named) => {
    const { asked } = openBets(undefined, path);
    await bets();
    expect(asked).toEqual([{ gameType: '', state: '', ...named, language: 'eng', cursor: '' }]);
  });

  test('[REC-01] the selection is in the address', async () => {
    const { search } = openBets();
    await bets();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'open');
    await user.click(button('Yesterday'));
    await waitFor(() => expect(search()).toBe('?period=yesterday&state=open'));
  });

  test('[REC-02] a category of a day leads to its bets', async () => {
    const { asked } = openBets();
    await bets();
    await user.click(button(/^Slots, 1 bet/));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({
      from: '2026-11-22',
      to: '2026-11-22',
      gameType: 'RNG',
      state: '',
      language: 'eng',
      cursor: '',
    });
    await bets();
    expect(screen.queryByRole('button', { name: /^Slots, bets/ })).toBeNull();
  });

  test('[REC-08] further pages use the cursor, within the days of the first', async () => {
    const { asked } = openBets(({ cursor }) =>
      cursor === ''
        ? betsAnswer({ next: 'c2' })
        : betsAnswer({ list: [bet('2')], totals: null, days: [], newer: 3 }),
    );
    await waitFor(() => expect(screen.getByText("You've reached the end.")).toBeDefined());
    expect(asked.slice(1)).toEqual([{ ...week, gameType: '', state: '', language: 'eng', cursor: 'c2' }]);
    expect(
      within(await bets())
        .getAllByText(/^Sunset/)
        .map((one) => one.textContent),
    ).toEqual(['Sunset 1', 'Sunset 2']);
    expect(totalsShown()[0]).toBe('₱5.00');
    await user.click(button('Show 3 newer entries'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ cursor: 'c2' }));
    expect(asked[2]).toMatchObject({ period: '7days', cursor: '' });
  });

  test('[REC-01] [NET-05] if no answer arrives, earlier content is shown with its time, until the network is back', async () => {
    let isOffline = false;
    const { asked } = openBets(() => (isOffline ? offline() : betsAnswer()));
    await bets();
    isOffline = true;
    await user.click(button('7 days'));
    expect((await screen.findByText(/updates when you're back/)).textContent).toContain(
      'As of 22/11/2026\u00A012:00.',
    );
    expect(button(/^Sunset 1/)).toBeDefined();
    isOffline = false;
    const before = asked.length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/updates when you're back/)).toBeNull());
    expect(asked).toHaveLength(before + 1);
    // Other days have no cached page.
    isOffline = true;
    await user.click(button('Today'));
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /^Sunset/ })).toBeNull();
  });

  test('[REC-01] a record that is switched off says so, whatever was loaded before', async () => {
    let isOff = false;
    openBets(() =>
      isOff
        ? Promise.reject(new CallError({ call: 'betRecord', kind: 'refused', code: 'switchedOff' }))
        : betsAnswer(),
    );
    await bets();
    isOff = true;
    await user.click(button('7 days'));
    await screen.findByText("This isn't available here right now.");
    expect(screen.queryByRole('button', { name: /^Sunset/ })).toBeNull();
  });

  test('[REC-01] without bets it offers more days and to clear the filters', async () => {
    const { asked } = openBets(
      () => betsAnswer({ list: [], days: [] }),
      '/m/gameRecord?period=today&state=open',
    );
    await screen.findByText('No bets in this period');
    await user.click(button('Clear filters'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: 'today', state: '' }));
    await user.click(await screen.findByRole('button', { name: 'Show 7 days' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: '7days', state: '' }));
    await user.click(await screen.findByRole('button', { name: 'Show 30 days' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: '30days' }));
    await screen.findByText('No bets in this period');
    expect(screen.queryByRole('button', { name: /^Show / })).toBeNull();
  });

  test.each(firstOf([4, 40, 41, 42, 99]))(
    '[REC-06] a player of type %i sees play money without a peso sign',
    async (type) => {
      openBets(
        () => betsAnswer({ fun: true, totals: { ...sums, net: 245, open: 2 } }),
        '/m/gameRecord',
        type,
      );
      await screen.findByText("Play money that's never paid out.");
      expect(document.body.textContent).not.toContain('₱');
      expect(totalsShown()).toEqual(['5.00', '250.00', '+245.00', '5.00']);
    },
  );

  test.each(firstOf([0, 1, 2]))(
    '[REC-06] a player of type %i sees no mention of play money',
    async (type) => {
      openBets(undefined, '/m/gameRecord', type);
      await bets();
      expect(screen.queryByText(/Play money/)).toBeNull();
    },
  );

  test('[REC-02] open bets are separate from the net', async () => {
    openBets(() =>
      betsAnswer({
        list: [bet('1', { state: 'open', settledAt: null, payout: 0, valid: 0 })],
        totals: { bets: 1, stake: 5, valid: 0, payout: 0, net: 0, open: 5 },
      }),
    );
    await bets();
    expect(screen.getByText(/^Open bets/).textContent).toContain('Open bets, not counted in net: ₱5.00');
    expect(button(/^Sunset 1/).textContent).toContain('Open-₱5.00');
  });
});

const movement = (id: number, more: Partial<ListedMovement> = {}): ListedMovement => ({
  id,
  at: noon,
  kind: 'bet',
  amount: -5,
  held: 0,
  balanceAfter: 95,
  reference: 'JL-001',
  gameName: 'Boracay Sunset',
  order: null,
  fee: false,
  account: null,
  ...more,
});

type MovementTotals = NonNullable<RecordAnswers['movements']['totals']>;
const movementTotals: MovementTotals = {
  opening: 100,
  closing: 95,
  change: -5,
  chosen: -5,
  received: 0,
  paid: -5,
  held: 0,
};
const movementsAnswer = (
  list: ListedMovement[] = [movement(1)],
  totals: Partial<MovementTotals> = {},
): RecordAnswers['movements'] => ({
  ...told,
  list,
  next: null,
  totals: { ...movementTotals, ...totals },
  newer: 0,
});

function openMovements({
  path = '/m/transaction/record',
  type = 0,
  list,
  totals,
}: { path?: string; type?: number; list?: ListedMovement[]; totals?: Partial<MovementTotals> } = {}) {
  const asked: CallRequest<'movementRecord'>[] = [];
  renderScreen(<AccountRecordScreen />, {
    answers: {
      movementRecord: (request) => {
        asked.push(request);
        return movementsAnswer(list, totals);
      },
    },
    path,
    session: { ...member, type },
  });
  return asked;
}
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Transactions' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

/** A third-party operator's pages of the betting record, by requested cursor. */
const foreignPages = (pageOf: (cursor: string, time: number) => Partial<RecordAnswers['bets']>) => {
  let time = 0;
  return openBets(({ cursor = '' }) => {
    time += 1;
    // An endless list must fail by its number of calls, not hang the test.
    if (time > 30) return new Promise(() => {});
    return betsAnswer({ days: [], ...pageOf(cursor, time) });
  });
};

const shownBets = () =>
  screen
    .getAllByRole('button', { name: /^Sunset/ })
    .map(({ textContent }) => /^Sunset ([a-z]\d)/.exec(textContent)?.[1]);
const wholeList = () => screen.findByText("You've reached the end.");

describe('the record of another operator ends', () => {
  test('[REC-08] [NET-07] with totals on every page: each page appears once', async () => {
    const { asked } = foreignPages((cursor) => ({
      list: [bet(cursor === '' ? 'a1' : cursor === 'b' ? 'b1' : 'c1')],
      next: cursor === '' ? 'b' : cursor === 'b' ? 'c' : null,
    }));
    await wholeList();
    expect(shownBets()).toEqual(['a1', 'b1', 'c1']);
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'b', 'c']);
  });

  test.each([
    ['with totals', { ...sums, net: 245, open: 0 }],
    ['without totals', null],
  ])('[REC-08] [NET-07] that answers every cursor with its first page, %s', async (_, totals) => {
    const { asked } = foreignPages((cursor) => ({
      list: [bet('a1'), bet('a2')],
      next: `${cursor}x`,
      totals: cursor === '' ? { ...sums, net: 245, open: 0 } : totals,
    }));
    await wholeList();
    expect(shownBets()).toEqual(['a1', 'a2']);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test('[REC-08] [NET-07] whose cursor repeats', async () => {
    const { asked } = foreignPages((cursor, time) => ({
      list: [bet(`a${time}`)],
      next: cursor === 'b' ? 'c' : 'b',
      totals: cursor === '' ? { ...sums, net: 245, open: 0 } : null,
    }));
    await wholeList();
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'b', 'c']);
    expect(shownBets()).toEqual(['a1', 'a2', 'a3']);
  });

  test('[REC-08] [NET-07] whose pages are empty and always promise more', async () => {
    const { asked } = foreignPages((cursor) => ({
      list: cursor === '' ? [bet('a1')] : [],
      next: `${cursor}x`,
      totals: cursor === '' ? { ...sums, net: 245, open: 0 } : null,
    }));
    await wholeList();
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'x']);
  });

  test('[REC-08] [NET-07] whose pages overlap: each row appears once', async () => {
    foreignPages((cursor) => ({
      list: cursor === '' ? [bet('a1'), bet('a2')] : [bet('a2'), bet('a3')],
      next: cursor === '' ? 'b' : null,
      totals: cursor === '' ? { ...sums, net: 245, open: 0 } : null,
    }));
    await wholeList();
    expect(shownBets()).toEqual(['a1', 'a2', 'a3']);
  });

  test('[REC-08] a list that starts over instead of continuing is shown from the start, once', async () => {
    const { asked } = foreignPages((cursor, time) => ({
      list: time < 3 ? [bet(`a1`)] : [bet('a2'), bet('a1')],
      next: time < 3 ? `${cursor}x` : null,
    }));
    await waitFor(() => expect(asked).toHaveLength(3));
    await wholeList();
    expect(shownBets()).toEqual(['a2', 'a1']);
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'x', '']);
  });
});

describe('the account record', () => {
  test('[REC-03] shows each movement with the balance after it, between opening and closing', async () => {
    openMovements({
      list: [
        movement(2, {
          kind: 'hold',
          amount: -50,
          held: 50,
          balanceAfter: 45,
          gameName: null,
          reference: 'W 1',
        }),
        movement(1),
        movement(0, {
          kind: 'of tomorrow',
          amount: 100,
          balanceAfter: 100,
          gameName: null,
          reference: 'E 1',
        }),
      ],
    });
    expect(await rows()).toEqual([
      'Put on hold12:00 · W 1On hold +₱50.00-₱50.00Balance after: ₱45.00',
      'Bet12:00 · Boracay Sunset-₱5.00Balance after: ₱95.00',
      'Other12:00 · E 1+₱100.00Balance after: ₱100.00',
    ]);
    expect(totalsShown()).toEqual(['₱0.00', '-₱5.00', '-₱5.00']);
    expect(screen.getByText(/^Balance before/).textContent).toBe(
      'Balance before ₱100.00 · Balance after ₱95.00',
    );
  });

  test.each([
    ['all that was between them', '', { chosen: -5 }, true],
    ['a part of it', '?types=B', { chosen: -5.01 }, false],
    ['a centavo more', '', { chosen: -4.99 }, false],
    ['a part that is all of it', '?types=B', { chosen: -5 }, true],
  ])('[REC-03] shows the two balances only if the sum connects them: %s', async (_, query, totals, says) => {
    openMovements({ path: `/m/transaction/record${query}`, totals });
    await rows();
    expect(screen.queryByText(/^Balance before/) !== null).toBe(says);
  });

  test('[REC-03] a withdrawal is named as such at each step, with its account, and its fee as a fee', async () => {
    const of = (id: number, more: Partial<ListedMovement>) =>
      movement(id, {
        reference: 'W100001',
        gameName: null,
        order: { kind: 'withdrawal', id: 'w1' },
        account: 'GCash •••• 4821',
        balanceAfter: 50,
        ...more,
      });
    openMovements({
      list: [
        of(6, { kind: 'withdrawalReturned', amount: 50, balanceAfter: 100 }),
        of(5, { kind: 'holdReturned', amount: 50, held: -50, balanceAfter: 100 }),
        of(4, { kind: 'holdUsed', amount: 0, held: -1.5, fee: true }),
        of(3, { kind: 'holdUsed', amount: 0, held: -48.5 }),
        of(2, { kind: 'hold', amount: -50, held: 50 }),
        movement(1, { kind: 'hold', amount: -5, held: 5, gameName: null, reference: 'X1' }),
      ],
      totals: { received: 50, paid: -50, held: -5, chosen: -5 },
    });
    expect(await rows()).toEqual([
      'Withdrawal returned12:00 · GCash •••• 4821 · W100001+₱50.00Balance after: ₱100.00',
      'Withdrawal returned12:00 · GCash •••• 4821 · W100001On hold -₱50.00+₱50.00Balance after: ₱100.00',
      'Withdrawal fee12:00 · GCash •••• 4821 · W100001from money on hold-₱1.50Balance after: ₱50.00',
      'Withdrawal paid12:00 · GCash •••• 4821 · W100001from money on hold-₱48.50Balance after: ₱50.00',
      'Withdrawal requested12:00 · GCash •••• 4821 · W100001On hold +₱50.00-₱50.00Balance after: ₱50.00',
      'Put on hold12:00 · X1On hold +₱5.00-₱5.00Balance after: ₱95.00',
    ]);
    expect(totalsShown()).toEqual(['+₱50.00', '-₱50.00', '-₱5.00', '-₱5.00']);
    screen.getByText('On hold or released');
  });

  test('[REC-01] [REC-03] money with unreadable details is listed with what is known', async () => {
    openMovements({ list: [movement(1, { kind: '', reference: '', gameName: null })] });
    expect(await rows()).toEqual([expect.stringMatching(/^Details unavailable12:00-₱5\.00/)]);
  });

  test('[REC-03] every kind of movement has its own name and filter', async () => {
    const known = movementKinds.map((kind, id) => movement(id, { kind }));
    openMovements({ list: known });
    const named = (await rows()).map((text) => text?.replace(/12:00.*/, ''));
    expect([new Set(named).size, named.includes('Other')]).toEqual([movementKinds.length, false]);
    const filtered = new Set<string>(Object.values(filterKinds).flat());
    expect(movementKinds.filter((kind) => !filtered.has(kind))).toEqual([]);
  });

  test.each([
    ['B', 'bet,refund'],
    ['P', 'win,jackpotWin,correction'],
    ['D', 'deposit,depositReversed,debtSettled,opening'],
    ['W', 'withdrawal,withdrawalReturned,hold,holdUsed,holdReturned'],
    ['T', 'transfer,envelope,envelopeHeld,envelopeReturned'],
    ['R', 'rebate,bonus,bonusEnded'],
    ['A', 'commission,dailySalary,hourlySalary,dividend,transfer,envelope,envelopeHeld,envelopeReturned'],
    ['X', ''],
    ['toString', ''],
  ])('[REC-03] ?types=%s requests %s', async (types, kinds) => {
    const asked = openMovements({
      path: `/m/transaction/record?types=${types}`,
      type: 1,
    });
    await rows();
    expect(asked).toEqual([{ period: '7days', kinds, language: 'eng', cursor: '' }]);
  });

  test.each(
    firstOf(
      [
        [0, false],
        [4, false],
        [40, false],
        [1, true],
        [2, true],
        [41, true],
        [42, true],
        [99, true],
      ],
      2,
    ),
  )('[REC-03] type %i is offered an agent’s movements: %s', async (type, offered) => {
    openMovements({ type });
    await rows();
    expect(screen.queryByRole('option', { name: 'Agent' }) !== null).toBe(offered);
  });

  test('[REC-01] [REC-03] a shared address with an agent’s movements names the filter in force', async () => {
    const asked = openMovements({ path: '/m/transaction/record?types=A', type: 0 });
    await rows();
    expect(asked[0]?.kinds).toContain('commission');
    const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
    expect(filter.selectedOptions[0]?.textContent).toBe('Agent');
  });

  test('[REC-03] only the movements of a deposit or withdrawal link, each to its order', async () => {
    openMovements({
      list: [
        movement(4, {
          kind: 'hold',
          reference: 'W1',
          gameName: null,
          order: { kind: 'withdrawal', id: 'w 1' },
        }),
        movement(3, {
          kind: 'deposit',
          reference: 'D1',
          gameName: null,
          order: { kind: 'deposit', id: 'd-1' },
        }),
        movement(2, {
          kind: 'of tomorrow',
          reference: 'E1',
          gameName: null,
          order: { kind: 'toString', id: 'e' },
        }),
        movement(1),
      ],
    });
    await rows();
    const links = within(screen.getByRole('region', { name: 'Transactions' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/m/withdraw?order=w%201',
      '/m/voucherCenter?order=d-1',
    ]);
  });
});

/** The text of a saved file, without its byte order mark. */
const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file ?? new Blob());
  });

describe('profit and loss', () => {
  const entry = {
    day: '2026-11-22',
    gameId: 'JL-001',
    gameName: '=Sunset',
    gameType: 'RNG',
    bets: 0.1,
    open: 0,
    payouts: 0.2,
    bonuses: 0,
    rebates: 0,
    deposits: 0,
    withdrawals: 0,
    net: 0.1,
  };
  const list = [
    entry,
    { ...entry, gameId: 'JL-002', gameName: 'Moon', gameType: 'FISH', bets: 0.2, payouts: 0, net: -0.2 },
    { ...entry, day: '2026-11-21', bets: 5, open: 3, payouts: 0, net: -2 },
  ];
  const table = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' '));

  async function openProfit(path = '/m/profitandloss') {
    const { router } = renderScreen(<ProfitScreen />, {
      answers: { profitRecord: () => ({ ...told, list }) },
      path,
      session: member,
    });
    await screen.findByRole('table');
    return () => router.state.location.search;
  }

  test('[REC-05] adds up by day, category and game to the same centavo, open stakes separate', async () => {
    const search = await openProfit();
    expect(table()).toEqual([
      '22/11/2026 0.30 0.20 0.00 -0.10',
      '21/11/2026 5.00 0.00 0.00 -2.00',
      'Total 5.30 0.20 0.00 -2.10',
    ]);
    expect(screen.getByText(/^Open stakes/).textContent).toContain('Open stakes, not counted: ₱3.00');
    expect(screen.getByRole('img', { name: /^Net result/ })).toBeDefined();
    await user.click(button('Category'));
    expect(table()).toEqual([
      'Slots 5.10 0.20 0.00 -1.90',
      'Fishing 0.20 0.00 0.00 -0.20',
      'Total 5.30 0.20 0.00 -2.10',
    ]);
    await user.click(button('Game'));
    expect(table()).toEqual([
      '=Sunset 5.10 0.20 0.00 -1.90',
      'Moon 0.20 0.00 0.00 -0.20',
      'Total 5.30 0.20 0.00 -2.10',
    ]);
    await waitFor(() => expect(search()).toBe('?period=7days&by=game'));
  });

  test('[REC-05] [REC-08] saves the data shown, from the same moment and with harmless cells', async () => {
    const saved: Blob[] = [];
    const createObjectURL = vi.fn<(file: Blob) => string>((file) => {
      saved.push(file);
      return 'blob:csv';
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    onTestFinished(() => click.mockRestore());
    await openProfit();
    await user.click(button('Save as CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await textOf(saved[0])).split('\r\n');
    expect(lines).toEqual([
      'Day,Category,Game,Bets,Open stakes,Payouts,Bonuses,Rebates,Cash-ins,Withdrawals,Net,As of',
      `22/11/2026,Slots,"'=Sunset",0.1,0,0.2,0,0,0,0,0.1,22/11/2026 12:00`,
      '22/11/2026,Fishing,Moon,0.2,0,0,0,0,0,0,-0.2,22/11/2026 12:00',
      `21/11/2026,Slots,"'=Sunset",5,3,0,0,0,0,0,-2,22/11/2026 12:00`,
    ]);
    expect(createObjectURL).toHaveBeenCalledTimes(1);
  });
});
