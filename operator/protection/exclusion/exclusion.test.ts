import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { playerProtections, protectionSteps } from '#operator/database/tables/protection.tables.ts';
import { inTurn } from '#operator/fairness/numbers.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { placeBet } from '#operator/play/bets.ts';
import { changeMerchant } from '#operator/system/merchants.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createPaymentsContext, createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';
import type { Standing } from '@araw/contract/calls/roles';
import { monthsAfter } from './exclusion.ts';
import { refuseExcludedNewcomer } from './registering.ts';

const context = await createPaymentsContext(createProviderDouble());
const { clock, database, providers } = context;
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true, providers });
const hour = 3_600_000;
const day = 24 * hour;
const start = clock.now();
/** Moves the clock to this time after the start. */
const goTo = (later: number) => {
  clock.shift(0);
  clock.shift(later);
};
const halfAYear = await monthsAfter(database, start, 6);
const password = 'a-Password-1';
const passwordHash = await hashPassword(password);

let member: Withdrawer;
beforeEach(async () => {
  clock.shift(0);
  member = await createWithdrawer(context);
  await database.update(accounts).set({ passwordHash }).where(eq(accounts.id, member.id));
});

const proof = { by: 'password', password } as const;
const read = async () => (await handlers.protection({}, member.caller, context)).standing;
const acts = {
  break: (days = 7) => handlers.takeBreak({ key: newKey(), days, proof }, member.caller, context),
  exclude: (months = 6) => handlers.selfExclude({ key: newKey(), months, proof }, member.caller, context),
  askReturn: () => handlers.askReturn({ key: newKey(), proof }, member.caller, context),
  withdrawReturn: () => handlers.withdrawReturn({ key: newKey() }, member.caller, context),
};

const begins: Record<Standing, () => Promise<unknown>> = {
  playing: async () => {},
  onBreak: () => acts.break(1),
  excluded: () => acts.exclude(),
  over: async () => {
    await acts.exclude();
    goTo(halfAYear - start);
  },
  returning: async () => {
    await begins.over();
    await acts.askReturn();
  },
};

const afterHalfAYear = halfAYear - start;

describe('[PROT-04] every cell of the table of breaks and exclusions', () => {
  it.each([
    ['playing', 'break', 'onBreak'],
    ['onBreak', 'break', 'onBreak'],
    ['excluded', 'break', 'x'],
    ['over', 'break', 'x'],
    ['returning', 'break', 'x'],
    ['playing', 'exclude', 'excluded'],
    ['onBreak', 'exclude', 'excluded'],
    ['excluded', 'exclude', 'excluded'],
    ['over', 'exclude', 'excluded'],
    ['returning', 'exclude', 'excluded'],
    ['playing', 'askReturn', 'x'],
    ['onBreak', 'askReturn', 'x'],
    ['excluded', 'askReturn', 'x'],
    ['over', 'askReturn', 'returning'],
    ['returning', 'askReturn', 'x'],
    ['playing', 'withdrawReturn', 'x'],
    ['onBreak', 'withdrawReturn', 'x'],
    ['excluded', 'withdrawReturn', 'x'],
    ['over', 'withdrawReturn', 'x'],
    ['returning', 'withdrawReturn', 'over'],
  ] as const)('%s, %s', async (state, event, outcome) => {
    await begins[state]();
    const act = event === 'exclude' ? () => acts.exclude(12) : acts[event];
    const refusal = await refusalOf(act());
    expect([refusal?.code ?? 'done', (await read()).state]).toEqual(
      outcome === 'x' ? ['conflict', state] : ['done', outcome],
    );
  });

  it.each([
    ['onBreak', day, 'playing'],
    ['excluded', afterHalfAYear, 'over'],
    ['over', afterHalfAYear + 1_000 * day, 'over'],
    ['returning', afterHalfAYear + day, 'playing'],
  ] as const)('%s: after %d ms it is %s, and not a millisecond before', async (state, later, then) => {
    await begins[state]();
    goTo(later - 1);
    expect((await read()).state).toBe(state);
    goTo(later);
    expect(await read()).toEqual({ state: then, until: null });
  });
});

describe('[PROT-04] a break or exclusion', () => {
  it('needs more than a session, and must be one of those offered', async () => {
    const wrong = { by: 'password', password: 'another' } as const;
    const refused = handlers.takeBreak({ key: newKey(), days: 1, proof: wrong }, member.caller, context);
    expect(await refusalOf(refused)).toMatchObject({ code: 'credentialsWrong', value: { field: 'proof' } });
    expect(await refusalOf(acts.break(2))).toMatchObject({ code: 'requestInvalid' });
    expect(await refusalOf(acts.exclude(3))).toMatchObject({ code: 'requestInvalid' });
    expect((await read()).state).toBe('playing');
  });

  it('can only be extended', async () => {
    await acts.break(7);
    expect(await refusalOf(acts.break(1))).toMatchObject({ code: 'conflict' });
    expect(await read()).toEqual({ state: 'onBreak', until: start + 7 * day });
    expect((await acts.break(30)).standing).toEqual({ state: 'onBreak', until: start + 30 * day });
    await acts.exclude(12);
    expect(await refusalOf(acts.exclude(6))).toMatchObject({ code: 'conflict' });
    expect(await read()).toEqual({ state: 'excluded', until: await monthsAfter(database, start, 12) });
  });

  it('happens once per key: a repeat gets the same answer and asks for no password again', async () => {
    const key = newKey();
    await handlers.takeBreak({ key, days: 1, proof }, member.caller, context);
    goTo(hour);
    const none = { by: 'password', password: '' } as const;
    const again = await handlers.takeBreak({ key, days: 1, proof: none }, member.caller, context);
    expect(again.standing).toEqual({ state: 'onBreak', until: start + day });
  });

  it.each(['onBreak', 'excluded', 'over', 'returning'] as const)(
    '%s accepts no bets, deposits or games, but allows withdrawals',
    async (state) => {
      await openingBalance(database, member.id, 1_000_000, start);
      await begins[state]();
      const coin = { gameId: 'JL-003', kind: 'coin', classify: null, fun: false } as const;
      const bet = placeBet(
        context,
        { ...coin, accountId: member.id },
        { stake: 100, choice: 'sun', idempotencyKey: newKey() },
        inTurn([0]),
      );
      expect(await refusalOf(bet)).toMatchObject({ code: 'onBreak', value: { state } });
      const deposit = handlers.quoteDeposit(
        { method: 'GCASH', amount: '500', language: 'EN' },
        member.caller,
        context,
      );
      expect(await refusalOf(deposit)).toMatchObject({ code: 'demandOpen' });
      const withdrawal = { account: member.payoutAccount, amount: '500', language: 'EN' };
      expect(await handlers.quoteWithdrawal(withdrawal, member.caller, context)).toMatchObject({
        gross: 500,
      });
    },
  );

  it('leaves past activity readable, and its record is never changed', async () => {
    await acts.break(1);
    await acts.exclude();
    const steps = await database
      .select()
      .from(protectionSteps)
      .where(eq(protectionSteps.accountId, member.id));
    expect(steps.map(({ about, event, from, to }) => [about, event, from, to])).toEqual([
      ['standing', 'break', 'playing', 'onBreak'],
      ['standing', 'exclude', 'onBreak', 'excluded'],
    ]);
    await expect(database.update(protectionSteps).set({ event: 'x' })).rejects.toMatchObject({
      cause: { message: 'protection_steps is append-only' },
    });
  });
});

describe.each([
  ['a break', () => acts.break(1)],
  ['an exclusion', () => acts.exclude()],
] as const)('[PROT-04] with %s', (_name, leave) => {
  const coin = { gameId: 'JL-003', kind: 'coin', classify: null, fun: false } as const;
  const bet = (launchedAt: number, idempotencyKey = newKey()) =>
    placeBet(
      context,
      { ...coin, accountId: member.id, launchedAt },
      { stake: 100, choice: 'sun', idempotencyKey },
      inTurn([0]),
    );

  it('[BEN-12] every bonus ends, the money of the one in turnover with it, and the next does not start', async () => {
    const give = (startsItself: boolean) =>
      database.transaction((transaction) =>
        giveBonus(
          transaction,
          {
            accountId: member.id,
            number: newKey(),
            source: newKey(),
            origin: null,
            amount: 5_000,
            turnover: 20_000,
            cap: null,
            largestBet: null,
            onWithdrawal: 'stays',
            startsItself,
            turnoverDays: null,
            endsAt: null,
          },
          clock.now(),
        ),
      );
    const states = async () =>
      (
        await database
          .select({ state: bonuses.state, claimedAt: bonuses.claimedAt, endedAt: bonuses.endedAt })
          .from(bonuses)
          .where(eq(bonuses.accountId, member.id))
          .orderBy(bonuses.createdAt)
      ).map(({ state, claimedAt, endedAt }) => [state, claimedAt, endedAt]);
    await give(true);
    goTo(1);
    await give(true);
    goTo(2);
    await give(false);
    expect(await states()).toEqual([
      ['inTurnover', start, null],
      ['claimable', null, null],
      ['claimable', null, null],
    ]);
    const before = await pocketsOf(database, member.id);
    expect(before.bonus).toBe(5_000);
    goTo(3);
    await leave();
    expect(await states()).toEqual([
      ['forfeited', start, start + 3],
      ['forfeited', null, start + 3],
      ['forfeited', null, start + 3],
    ]);
    expect(await pocketsOf(database, member.id)).toEqual({ ...before, bonus: 0 });
  });

  it('open games end after the round that runs, also once it is over; its answer can still be asked for', async () => {
    const key = newKey();
    const played = await bet(start, key);
    goTo(1_000);
    await leave();
    expect(await bet(start, key)).toEqual(played);
    expect(await refusalOf(bet(start))).toMatchObject({ code: 'onBreak' });
    await putOnBreak(context, member.id, null);
    expect(await refusalOf(bet(start + 999))).toMatchObject({ code: 'gameClosed' });
    expect(await refusalOf(bet(start + 1_000))).toBeNull();
  });
});

describe('[PROT-04] an excluded player cannot register again', () => {
  const own = {
    mobile: '+639171112223',
    email: 'One@Example.com',
    payeeName: 'Ana  Reyes',
    birthDate: '1990-02-03',
  };
  const nobody = { mobile: '', email: '', payeeName: '', birthDate: null };

  beforeEach(async () => {
    await database.update(playerProtections).set({ standing: 'playing', until: null });
    await database.update(accounts).set(own).where(eq(accounts.id, member.id));
  });

  it.each([
    ['the number', { mobile: '+639171112223' }],
    ['the address in other letters', { email: 'one@example.COM' }],
    ['name and birth date', { payeeName: ' ana reyes', birthDate: '1990-02-03' }],
  ])('by %s', async (_name, given) => {
    const newcomer = { ...nobody, ...given };
    expect(await refusalOf(refuseExcludedNewcomer(context, newcomer))).toBeNull();
    await acts.exclude();
    expect(await refusalOf(refuseExcludedNewcomer(context, newcomer))).toMatchObject({
      code: 'registrationRefused',
    });
    goTo(afterHalfAYear + day);
    expect(await refusalOf(refuseExcludedNewcomer(context, newcomer))).not.toBeNull();
  });

  it('but keeps what their own account has', async () => {
    await acts.exclude();
    const own = { mobile: '+639171112223', payeeName: 'Ana Reyes', birthDate: '1990-02-03' };
    expect(await refusalOf(refuseExcludedNewcomer(context, { ...own, accountId: member.id }))).toBeNull();
    const another = { ...own, accountId: member.id + 1 };
    expect(await refusalOf(refuseExcludedNewcomer(context, another))).not.toBeNull();
  });

  it.each([
    ['another number', { mobile: '+639171112224' }],
    ['the name with another birth date', { payeeName: 'Ana Reyes', birthDate: '1990-02-04' }],
    ['the birth date alone', { birthDate: '1990-02-03' }],
    ['nothing', {}],
  ])('with %s counts as a different person', async (_name, given) => {
    await acts.exclude();
    expect(await refusalOf(refuseExcludedNewcomer(context, { ...nobody, ...given }))).toBeNull();
  });
});

it.each([
  ['Asia/Manila', '2026-08-31T10:00:00+08:00', 6, '2027-02-28T10:00:00+08:00'],
  ['Asia/Manila', '2026-01-16T12:00:00.123+08:00', 60, '2031-01-16T12:00:00.123+08:00'],
  ['Asia/Manila', '2026-12-01T00:00:00+08:00', 12, '2027-12-01T00:00:00+08:00'],
  // In UTC it is still February.
  ['Asia/Manila', '2026-03-01T01:00:00+08:00', 6, '2026-09-01T01:00:00+08:00'],
  ['Europe/London', '2026-03-28T22:30:00+00:00', 6, '2026-09-28T22:30:00+01:00'],
])('[PROT-04] in %s an exclusion from %s by %d months ends at %s', async (timeZone, from, months, to) => {
  await changeMerchant(context, () => ({ timeZone }));
  goTo(Date.parse(from) - start);
  const { standing } = await acts.exclude(months);
  await changeMerchant(context, () => ({ timeZone: 'Asia/Manila' }));
  expect(standing).toEqual({ state: 'excluded', until: Date.parse(to) });
});
