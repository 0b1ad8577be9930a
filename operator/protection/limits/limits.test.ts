import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { inTurn } from '#operator/fairness/numbers.ts';
import { placeBet } from '#operator/play/bets.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createPaymentsContext, createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';
import type { LimitKind, LimitPeriod } from '@araw/contract/protection/limits';

const context = await createPaymentsContext(createProviderDouble());
const { clock, database, providers } = context;
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true, providers });
const minute = 60_000;
const hour = 60 * minute;
const wait = 24 * hour;
const week = 7 * 24 * hour;
/** 20:00 in Manila on Thursday, 15 January 2026. */
const start = clock.now();
/** Moves the clock to this time after the start. */
const goTo = (later: number) => {
  clock.shift(0);
  clock.shift(later);
};
const midnight = start + 4 * hour;

let member: Withdrawer;
beforeEach(async () => {
  clock.shift(0);
  member = await createWithdrawer(context);
});

type Name = { kind: LimitKind; period: LimitPeriod };
const deposits: Name = { kind: 'deposit', period: 'day' };

const read = () => handlers.protection({}, member.caller, context);
const set = (amount: string | null, { key = newKey(), ...name }: Partial<Name> & { key?: string } = {}) =>
  handlers.setLimit({ key, ...deposits, ...name, amount }, member.caller, context);
const confirm = (name = deposits, key = newKey()) =>
  handlers.confirmLimit({ key, ...name }, member.caller, context);
const cancel = (name = deposits, key = newKey()) =>
  handlers.cancelLimitChange({ key, ...name }, member.caller, context);
const quote = (amount: string) =>
  handlers.quoteDeposit({ method: 'GCASH', amount, language: 'EN' }, member.caller, context);
const deposit = async (amount: string) => {
  const { id } = await quote(amount);
  const wanted = { key: newKey(), quote: id, anyway: true, language: 'EN' };
  return handlers.createDeposit(wanted, member.caller, context);
};
/** State and amount, plus amount and hours from the start of a requested change; null without a limit. */
const inShort = ({ limits: [limit] }: Awaited<ReturnType<typeof read>>) =>
  limit
    ? [limit.state, limit.amount, limit.next && [limit.next.amount, (limit.next.readyAt - start) / hour]]
    : null;

/** A coin that lands on heads wins 1.95 times the stake. */
const coin = { gameId: 'JL-003', kind: 'coin', classify: null, fun: false } as const;
const bet = (stake: number, won = false) =>
  placeBet(
    context,
    { ...coin, accountId: member.id },
    { stake, choice: 'sun', idempotencyKey: newKey() },
    inTurn([won ? 0 : 1, 0, 0, 0]),
  );

const begins = {
  none: async () => {},
  active: async () => {
    await set('1000');
  },
  raiseAsked: async () => {
    await set('1000');
    await set('2000');
  },
  raiseReady: async () => {
    await set('1000');
    await set('2000');
    goTo(wait);
  },
};

describe('[PROT-02] every cell of the table of limits', () => {
  it.each([
    ['none', 'lower', ['active', 500, null]],
    ['active', 'lower', ['active', 500, null]],
    ['raiseAsked', 'lower', ['active', 500, null]],
    ['raiseReady', 'lower', ['active', 500, null]],
    ['none', 'raise', 'conflict'],
    ['active', 'raise', ['raiseAsked', 1_000, [3_000, 24]]],
    ['raiseAsked', 'raise', ['raiseAsked', 1_000, [3_000, 24]]],
    ['raiseReady', 'raise', ['raiseAsked', 1_000, [3_000, 48]]],
    ['none', 'confirm', 'conflict'],
    ['active', 'confirm', 'conflict'],
    ['raiseAsked', 'confirm', 'conflict'],
    ['raiseReady', 'confirm', ['active', 2_000, null]],
    ['none', 'cancel', 'conflict'],
    ['active', 'cancel', 'conflict'],
    ['raiseAsked', 'cancel', ['active', 1_000, null]],
    ['raiseReady', 'cancel', ['active', 1_000, null]],
    ['none', 'cooled', null],
    ['active', 'cooled', ['active', 1_000, null]],
    ['raiseAsked', 'cooled', ['raiseReady', 1_000, [2_000, 24]]],
    ['raiseReady', 'cooled', ['raiseReady', 1_000, [2_000, 24]]],
    ['none', 'lapse', null],
    ['active', 'lapse', ['active', 1_000, null]],
    ['raiseAsked', 'lapse', ['active', 1_000, null]],
    ['raiseReady', 'lapse', ['active', 1_000, null]],
  ] as const)('%s, %s', async (state, event, outcome) => {
    await begins[state]();
    const acts = {
      lower: () => set('500'),
      raise: () => set(state === 'none' ? null : '3000'),
      confirm: () => confirm(),
      cancel: () => cancel(),
      cooled: async () => goTo(wait),
      lapse: async () => goTo(wait + week),
    };
    const refusal = await refusalOf(Promise.resolve(acts[event]()));
    // For a conflict the current state, otherwise the new limit.
    const shown = refusal ? [refusal.code, refusal.value] : ['done', inShort(await read())];
    expect(shown).toMatchObject(outcome === 'conflict' ? ['conflict', { state }] : ['done', outcome]);
  });

  it('a raise can be confirmed from exactly when it is due, for a week', async () => {
    await begins.raiseAsked();
    goTo(wait - 1);
    expect(await refusalOf(confirm())).toMatchObject({ code: 'conflict' });
    goTo(wait + week - 1);
    expect(inShort(await read())?.[0]).toBe('raiseReady');
    goTo(wait + week);
    expect(await refusalOf(confirm())).toMatchObject({ code: 'conflict' });
    expect(inShort(await read())).toEqual(['active', 1_000, null]);
  });

  it('a removal waits the same way, and leaves no limit', async () => {
    await set('1000');
    expect(inShort(await set(null))).toEqual(['raiseAsked', 1_000, [null, 24]]);
    goTo(wait);
    expect(inShort(await confirm())).toBeNull();
    expect(inShort(await set('7000'))).toEqual(['active', 7_000, null]);
  });
});

describe('[PROT-02] used, remaining and next start', () => {
  it('counts deposits that may still be credited', async () => {
    await set('1000.50');
    await deposit('600');
    expect((await read()).limits).toEqual([
      {
        ...deposits,
        state: 'active',
        amount: 1_000.5,
        used: 600,
        left: 400.5,
        resetsAt: midnight,
        next: null,
      },
    ]);
    expect(await refusalOf(quote('400.51'))).toMatchObject({
      code: 'amountOutOfBounds',
      value: { bound: 'most', amount: 400.5 },
    });
    goTo(4 * hour);
    expect((await read()).limits[0]).toMatchObject({
      used: 0,
      left: 1_000.5,
      resetsAt: midnight + 24 * hour,
    });
  });

  it('the lowest of several periods applies', async () => {
    await set('5000', { period: 'day' });
    await set('1000', { period: 'month' });
    await set('2000', { period: 'week' });
    expect(await refusalOf(quote('1000.01'))).toMatchObject({ value: { bound: 'most', amount: 1_000 } });
    const resets = (await read()).limits.map(({ period, resetsAt }) => [
      period,
      (resetsAt - midnight) / hour,
    ]);
    // Monday, 19 January, and 1 February.
    expect(resets).toEqual([
      ['day', 0],
      ['month', 16 * 24],
      ['week', 3 * 24],
    ]);
  });

  it('a stake that would exceed it by a centavo is refused, and the last one that fits is accepted', async () => {
    await openingBalance(database, member.id, 1_000_000, start);
    await set('25', { kind: 'stake' });
    await bet(2_000, true);
    expect(await refusalOf(bet(501))).toMatchObject({
      code: 'limitReached',
      value: { kind: 'stake', period: 'day', left: 5, resetsAt: midnight },
    });
    await bet(500);
    expect(await refusalOf(bet(1))).toMatchObject({ code: 'limitReached', value: { left: 0 } });
    goTo(4 * hour);
    await bet(2_500);
  });

  it('winnings reduce losses', async () => {
    await openingBalance(database, member.id, 1_000_000, start);
    await set('25', { kind: 'loss' });
    await bet(2_000);
    expect(await refusalOf(bet(501))).toMatchObject({ value: { kind: 'loss', left: 5 } });
    const { payout } = await bet(500, true);
    expect(payout).toBeGreaterThan(500);
    // 25 minus the 20 lost, plus the win beyond its stake.
    const left = 2_500 - 2_000 + payout - 500;
    expect((await read()).limits[0]).toMatchObject({ kind: 'loss', left: left / 100 });
    expect(await refusalOf(bet(left + 1))).toMatchObject({ code: 'limitReached' });
    await bet(left);
    expect(await refusalOf(bet(1))).toMatchObject({ value: { kind: 'loss', left: 0 } });
  });

  it('time includes pauses between bets, but not idling', async () => {
    await openingBalance(database, member.id, 1_000_000, start);
    await set('60', { kind: 'time' });
    await bet(100);
    goTo(29 * minute);
    await bet(100);
    goTo(29 * minute + 30 * minute);
    await bet(100);
    goTo(59 * minute + 29 * minute);
    expect((await read()).limits[0]).toMatchObject({ used: 58, left: 2 });
    await bet(100);
    goTo(88 * minute + 2 * minute);
    expect(await refusalOf(bet(100))).toMatchObject({
      code: 'limitReached',
      value: { kind: 'time', left: 0, resetsAt: midnight },
    });
    goTo(4 * hour);
    await bet(100);
  });

  it('minutes are whole', async () => {
    expect(await refusalOf(set('60.5', { kind: 'time' }))).toMatchObject({ code: 'requestInvalid' });
  });
});

describe('[PROT-02] [NET-13] two devices', () => {
  it('with one key raise once: a repeat does not restart the wait', async () => {
    await set('1000');
    const key = newKey();
    await set('2000', { key });
    goTo(hour);
    expect(inShort(await set('2000', { key }))).toEqual(['raiseAsked', 1_000, [2_000, 24]]);
    expect(await refusalOf(set('3000', { key }))).toMatchObject({ code: 'conflict' });
  });

  it('that use the last peso: one gets it', async () => {
    await openingBalance(database, member.id, 1_000_000, start);
    await set('10', { kind: 'stake' });
    const ends = await Promise.all([bet(1_000), bet(1_000)].map((one) => refusalOf(one)));
    expect(ends.map((end) => end?.code ?? 'done').toSorted()).toEqual(['done', 'limitReached']);
  });

  it('that lower a limit and pay: an earlier quote no longer fits', async () => {
    await set('1000');
    const { id } = await quote('1000');
    await set('999.99');
    const wanted = { key: newKey(), quote: id, anyway: true, language: 'EN' };
    expect(await refusalOf(handlers.createDeposit(wanted, member.caller, context))).toMatchObject({
      value: { bound: 'most', amount: 999.99 },
    });
  });
});

it('[CASH-15] the deposit limit’s calls answer for a day’s deposits', async () => {
  expect(await handlers.setOwnLimit({ key: newKey(), amount: '1000' }, member.caller, context)).toEqual({
    now: start,
    timeZone: 'Asia/Manila',
    limit: 1_000,
    used: 0,
    left: 1_000,
    resetsAt: midnight,
    next: null,
    waitHours: 24,
    selfExcludedUntil: null,
  });
});
