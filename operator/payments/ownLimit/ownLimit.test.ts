import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { memberRestrictions } from '#operator/database/tables/deposits.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createPaymentsContext, createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock, providers } = context;
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true, providers });
const hour = 3_600_000;
const wait = 24 * hour;
/** 20:00 in Manila. */
const start = clock.now();
const midnight = start + 4 * hour;

let member: Withdrawer;
beforeEach(async () => {
  clock.shift(0);
  member = await createWithdrawer(context);
});

const read = () => handlers.ownLimit({}, member.caller, context);
const set = (amount: string | null, key = newKey()) =>
  handlers.setOwnLimit({ key, amount }, member.caller, context);
const cancel = (key = newKey()) => handlers.cancelOwnLimitChange({ key }, member.caller, context);
const quote = (amount: string) =>
  handlers.quoteDeposit({ method: 'GCASH', amount, language: 'EN' }, member.caller, context);
const order = async (amount: string) => {
  const { id } = await quote(amount);
  return handlers.createDeposit(
    { key: newKey(), quote: id, anyway: true, language: 'EN' },
    member.caller,
    context,
  );
};
/** Pesos and, of what waits, pesos and hours from the start. */
const inShort = ({ limit, next }: Awaited<ReturnType<typeof read>>) => [
  limit,
  next && [next.limit, (next.at - start) / hour],
];

describe('[CASH-15] the own limit', () => {
  it('is none at first, and counts what is deposited today', async () => {
    await order('1000');
    expect(await read()).toEqual({
      now: start,
      timeZone: 'Asia/Manila',
      resetsAt: midnight,
      limit: null,
      used: 1_000,
      left: null,
      next: null,
      waitHours: 24,
      selfExcludedUntil: null,
    });
  });

  it('holds at once when it is set first, to its last centavo', async () => {
    expect(await set('1000.50')).toMatchObject({ limit: 1_000.5, used: 0, left: 1_000.5, next: null });
    expect(await refusalOf(quote('1000.51'))).toMatchObject({
      code: 'amountOutOfBounds',
      value: { bound: 'most', amount: 1_000.5 },
    });
    await order('1000.50');
    expect(await read()).toMatchObject({ used: 1_000.5, left: 0 });
    expect(await refusalOf(quote('100'))).toMatchObject({
      code: 'demandOpen',
      value: { demands: [{ kind: 'ownLimit', until: midnight }] },
    });
  });

  it.each([
    ['lowered', '999.99', 999.99],
    ['lowered to nothing', '0', 0],
    ['set anew to what it is', '1000', 1_000],
  ])('that is %s is so at once, and a raise that waits is off', async (_name, amount, limit) => {
    await set('1000');
    await set('5000');
    expect(inShort(await set(amount))).toEqual([limit, null]);
    clock.shift(wait);
    expect(inShort(await read())).toEqual([limit, null]);
  });

  it.each([
    ['a centavo more', '1000.01', 1_000.01],
    ['none at all', null, null],
  ])('becomes %s after 24 hours, and not a millisecond before', async (_name, amount, limit) => {
    await set('1000');
    expect(inShort(await set(amount))).toEqual([1_000, [limit, 24]]);
    clock.shift(wait - 1);
    expect(inShort(await read())).toEqual([1_000, [limit, 24]]);
    expect(await refusalOf(quote('1000.01'))).toMatchObject({ value: { bound: 'most', amount: 1_000 } });
    clock.shift(1);
    expect(inShort(await read())).toEqual([limit, null]);
    expect(await quote('1000.01')).toMatchObject({ amount: 1_000.01 });
  });

  it('is raised from what has come to hold in the meantime', async () => {
    await set('1000');
    await set('2000');
    clock.shift(wait);
    expect(inShort(await set('3000'))).toEqual([2_000, [3_000, 48]]);
    expect(inShort(await cancel())).toEqual([2_000, null]);
    await set(null);
    clock.shift(wait);
    expect(inShort(await set('7000'))).toEqual([7_000, null]);
  });

  it('that is raised a second time waits anew', async () => {
    await set('1000');
    await set('2000');
    clock.shift(23 * hour);
    expect(inShort(await set('1500'))).toEqual([1_000, [1_500, 47]]);
    clock.shift(hour);
    expect(inShort(await read())).toEqual([1_000, [1_500, 47]]);
    clock.shift(23 * hour);
    expect(inShort(await read())).toEqual([1_500, null]);
  });

  it('stays what it is where its raise is cancelled, up to its moment', async () => {
    await set('1000');
    await set(null);
    clock.shift(wait - 1);
    expect(inShort(await cancel())).toEqual([1_000, null]);
    clock.shift(1);
    expect(inShort(await read())).toEqual([1_000, null]);
    expect(await refusalOf(cancel())).toMatchObject({ code: 'conflict' });
    await set('2000');
    clock.shift(wait);
    expect(await refusalOf(cancel())).toMatchObject({ code: 'conflict' });
    expect(inShort(await read())).toEqual([2_000, null]);
  });

  it('that is removed where there is none stays none', async () => {
    expect(inShort(await set(null))).toEqual([null, null]);
  });

  it('is not raised by whatever the operator has decided besides, and says an exclusion', async () => {
    const selfExcludedUntil = start + 30 * hour;
    await database.insert(memberRestrictions).values({ accountId: member.id, selfExcludedUntil });
    expect(await set('1000')).toMatchObject({ limit: 1_000, selfExcludedUntil });
    clock.shift(30 * hour);
    expect(await read()).toMatchObject({ limit: 1_000, selfExcludedUntil: null });
    const [kept] = await database
      .select()
      .from(memberRestrictions)
      .where(eq(memberRestrictions.accountId, member.id));
    expect(kept?.selfExcludedUntil).toBe(selfExcludedUntil);
  });
});

describe('[CASH-15] [NET-13] two devices', () => {
  it('one key raises once: a repeat does not begin the wait anew', async () => {
    await set('1000');
    const key = newKey();
    await set('2000', key);
    clock.shift(hour);
    expect(inShort(await set('2000', key))).toEqual([1_000, [2_000, 24]]);
    expect(await refusalOf(set('3000', key))).toMatchObject({ code: 'conflict' });
    expect(inShort(await read())).toEqual([1_000, [2_000, 24]]);
  });

  it('that raise and lower at once end with the lower one, or with it and the raise that waits', async () => {
    await set('1000');
    await Promise.all([set('2000'), set('500')]);
    expect([
      [500, null],
      [500, [2_000, 24]],
    ]).toContainEqual(inShort(await read()));
  });

  it('that cancel at once: one does, the other is told', async () => {
    await set('1000');
    await set('2000');
    const ends = await Promise.all([refusalOf(cancel()), refusalOf(cancel())]);
    expect(ends.map((end) => end?.code ?? 'done').toSorted()).toEqual(['conflict', 'done']);
    expect(inShort(await read())).toEqual([1_000, null]);
  });

  it('that lower it and pay: a quote of before fits no more', async () => {
    await set('1000');
    const { id } = await quote('1000');
    await set('999.99');
    const made = handlers.createDeposit(
      { key: newKey(), quote: id, anyway: true, language: 'EN' },
      member.caller,
      context,
    );
    expect(await refusalOf(made)).toMatchObject({ value: { bound: 'most', amount: 999.99 } });
  });

  it('of two members have a limit each', async () => {
    await set('1000');
    const other = await createWithdrawer(context);
    expect(inShort(await handlers.ownLimit({}, other.caller, context))).toEqual([null, null]);
  });
});
