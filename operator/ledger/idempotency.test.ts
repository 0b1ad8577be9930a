import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '@araw/server/http/refusal';
import { idempotencyKeys } from '#operator/database/tables/ledger.tables.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { type MoneyCall, once } from './idempotency.ts';
import { openingBalance, pocketOf, post } from './ledger.ts';

const context = await createTestContext();
afterAll(() => context.close());
const { database, clock } = context;

let member: number;
let other: number;
let effects: number;
beforeEach(async () => {
  [member = 0, other = 0] = await createTestAccounts(database, 2);
  effects = 0;
  context.closed = null;
});

interface Asked {
  accountId?: number;
  call?: MoneyCall;
  key: string;
  body?: Record<string, unknown>;
}

const ask = ({ accountId = member, call = 'bet', key, body = { stake: 100, choice: null } }: Asked) =>
  database.transaction((transaction) =>
    once(context, transaction, { accountId, call, key, body }, async () => {
      effects += 1;
      return { effect: effects, at: clock.now() };
    }),
  );

const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? { code: error.code, value: error.value } : error),
  );

describe('a money call', () => {
  it('[NET-13] is done once, and gets the same answer ever after, even years later', async () => {
    const key = randomUUID();
    const first = await ask({ key });
    clock.shift(10 * 365 * 24 * 3_600_000);
    expect(await ask({ key })).toEqual(first);
    // The order of the body's fields does not matter.
    expect(await ask({ key, body: { choice: null, stake: 100 } })).toEqual(first);
    expect(effects).toBe(1);
  });

  it.each([
    ['an amount', { stake: 101, choice: null }],
    ['a choice', { stake: 100, choice: 'red' }],
    ['a part more', { stake: 100, choice: null, more: 1 }],
    ['a part less', { stake: 100 }],
  ])('[NET-13] with %s that differs is refused and does nothing', async (_, body) => {
    const key = randomUUID();
    await ask({ key });
    expect(await refusalOf(ask({ key, body }))).toEqual({ code: 'conflict', value: undefined });
    expect(effects).toBe(1);
  });

  it('[NET-13] has a separate key for each member and each call', async () => {
    const key = randomUUID();
    await ask({ key });
    await ask({ key, accountId: other });
    await ask({ key, call: 'ticket' });
    await ask({ key, call: 'lotteryOrder' });
    expect(effects).toBe(4);
  });

  it('[NET-13] [NET-12] refused before it takes effect is not stored, and says that it was not done', async () => {
    const key = randomUUID();
    context.closed = new Refusal('maintenance');
    expect(await refusalOf(ask({ key }))).toEqual({ code: 'maintenance', value: { decided: key } });
    expect(await database.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0);
    context.closed = null;
    expect(await ask({ key })).toMatchObject({ effect: 1 });
    // An existing result is returned even while the site is closed.
    context.closed = new Refusal('maintenance');
    expect(await ask({ key })).toMatchObject({ effect: 1 });
  });

  it('[NET-13] [CASH-16] receives the member’s balance in each pocket', async () => {
    await openingBalance(database, member, 500, clock.now());
    for (const [index, pocket] of (['bonus', 'held'] as const).entries()) {
      await post(database, {
        idempotencyKey: `${pocket}:${member}`,
        kind: 'opening',
        reference: pocket,
        at: clock.now(),
        postings: [
          { owner: pocketOf(member, 'cash'), amount: -100 - index },
          { owner: pocketOf(member, pocket), amount: 100 + index },
        ],
      });
    }
    const given = (accountId: number) =>
      database.transaction((transaction) =>
        once(
          context,
          transaction,
          { accountId, call: 'bet', key: randomUUID(), body: {} },
          async (pockets) => pockets,
        ),
      );
    expect(await given(member)).toEqual({ cash: 299, bonus: 100, held: 101 });
    expect(await given(other)).toEqual({ cash: 0, bonus: 0, held: 0 });
  });

  it('[NET-13] whose transaction fails afterwards was never done', async () => {
    const key = randomUUID();
    const failing = database.transaction(async (transaction) => {
      const request = { accountId: member, call: 'bet', key, body: {} } as const;
      await once(context, transaction, request, async () => ({ done: true }));
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await ask({ key })).toMatchObject({ effect: 1 });
  });
});
