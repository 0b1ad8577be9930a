import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '@araw/server/http/refusal';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { auditLedger, isSound } from './audit.ts';
import { expireHolds, hold, type NewHold, releaseHold, useHold } from './holds.ts';
import { houseBalance, openingBalance, pocketOf, pocketsOf, post } from './ledger.ts';

const context = await createTestContext();
afterAll(() => context.close());
const { database } = context;
const at = context.clock.now();
let member: number;
let names = 0;

beforeEach(async () => {
  [member = 0] = await createTestAccounts(database, 1);
  await openingBalance(database, member, 1_000, at);
});

const wanted = (changes: Partial<NewHold> = {}): NewHold => ({
  accountId: member,
  purpose: 'withdrawal',
  reference: `W${++names}`,
  pocket: 'cash',
  amount: 400,
  endsAt: null,
  at,
  ...changes,
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

const pockets = () => pocketsOf(database, member);

describe('a hold', () => {
  it('[CASH-16] sets money aside, and returns all of it once', async () => {
    const held = await hold(database, wanted());
    expect(await pockets()).toEqual({ cash: 600, bonus: 0, held: 400 });
    expect(await releaseHold(database, held.id, at + 1)).toMatchObject({
      state: 'released',
      resolvedAt: at + 1,
    });
    expect(await releaseHold(database, held.id, at + 2)).toMatchObject({
      state: 'released',
      resolvedAt: at + 1,
    });
    expect(await pockets()).toEqual({ cash: 1_000, bonus: 0, held: 0 });
    expect(await codeOf(useHold(database, held.id, { name: 'a', amount: 1, to: 'house:fees', at }))).toBe(
      'conflict',
    );
  });

  it('[CASH-16] of the whole balance leaves nothing, and of a centavo more is refused', async () => {
    expect(await codeOf(hold(database, wanted({ amount: 1_001 })))).toBe('insufficientBalance');
    expect(await codeOf(hold(database, wanted({ amount: 1_000 })))).toBe('done');
    expect(await pockets()).toEqual({ cash: 0, bonus: 0, held: 1_000 });
  });

  it('[CASH-16] is used in parts, never beyond its amount, and ends with the last part', async () => {
    const fees = await houseBalance(database, 'house:fees');
    const { id } = await hold(database, wanted());
    const use = (name: string, amount: number) =>
      useHold(database, id, { name, amount, to: 'house:fees', at });
    expect(await use('first', 150)).toMatchObject({ used: 150, state: 'open', resolvedAt: null });
    // Repeating the use changes nothing; another amount under its name is refused.
    expect(await use('first', 150)).toMatchObject({ used: 150, state: 'open' });
    expect(await codeOf(use('first', 151))).toBe('conflict');
    expect(await codeOf(use('second', 251))).toBe('conflict');
    expect(await use('second', 250)).toMatchObject({ used: 400, state: 'used', resolvedAt: at });
    expect(await codeOf(use('third', 1))).toBe('conflict');
    expect(await codeOf(releaseHold(database, id, at))).toBe('conflict');
    expect(await pockets()).toEqual({ cash: 600, bonus: 0, held: 0 });
    expect(await houseBalance(database, 'house:fees')).toBe(fees + 400);
  });

  it('[CASH-16] returns only what was not used, to the pocket it came from', async () => {
    await post(database, {
      idempotencyKey: `bonus:${member}`,
      kind: 'opening',
      reference: 'bonus',
      at,
      postings: [
        { owner: pocketOf(member, 'bonus'), amount: 300 },
        { owner: 'house:bonuses', amount: -300 },
      ],
    });
    const { id } = await hold(database, wanted({ pocket: 'bonus', amount: 300 }));
    await useHold(database, id, { name: 'a', amount: 100, to: 'house:bonuses', at });
    expect(await pockets()).toEqual({ cash: 1_000, bonus: 0, held: 200 });
    await releaseHold(database, id, at);
    expect(await pockets()).toEqual({ cash: 1_000, bonus: 200, held: 0 });
  });

  it('[CASH-16] is made once under its name, and a different one under the same name is refused', async () => {
    const first = await hold(database, wanted({ reference: 'same' }));
    expect(await hold(database, wanted({ reference: 'same' }))).toEqual(first);
    expect(await codeOf(hold(database, wanted({ reference: 'same', amount: 401 })))).toBe('conflict');
    expect(await codeOf(hold(database, wanted({ reference: 'same', pocket: 'bonus' })))).toBe('conflict');
    expect(await pockets()).toEqual({ cash: 600, bonus: 0, held: 400 });
  });

  it('[CASH-16] expires on time by the operator’s clock, without a visitor, and not before', async () => {
    const endsAt = context.clock.now() + 60_000;
    const { id } = await hold(database, wanted({ endsAt }));
    await useHold(database, id, { name: 'a', amount: 100, to: 'house:fees', at });
    context.clock.shift(59_999);
    await expireHolds(context);
    expect(await pockets()).toEqual({ cash: 600, bonus: 0, held: 300 });
    context.clock.shift(1);
    await expireHolds(context);
    await expireHolds(context);
    expect(await pockets()).toEqual({ cash: 900, bonus: 0, held: 0 });
    expect(await codeOf(releaseHold(database, id, at))).toBe('conflict');
  });

  it('[CASH-16] ends once, however many end it at the same time', async () => {
    const { id } = await hold(database, wanted());
    const ends = await Promise.all([
      codeOf(releaseHold(database, id, at)),
      codeOf(useHold(database, id, { name: 'a', amount: 400, to: 'house:fees', at })),
      codeOf(useHold(database, id, { name: 'b', amount: 400, to: 'house:fees', at })),
    ]);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'conflict')).toHaveLength(2);
    const { cash, held } = await pockets();
    expect([600, 1_000]).toContain(cash);
    expect(held).toBe(0);
  });

  it('[CASH-16] the audit finds money on hold that no hold explains', async () => {
    expect(isSound(await auditLedger(database))).toBe(true);
    const undo = new Error('undo');
    const broken = database.transaction(async (transaction) => {
      await post(transaction, {
        idempotencyKey: `unexplained:${member}`,
        kind: 'hold',
        reference: 'none',
        at,
        postings: [
          { owner: pocketOf(member, 'cash'), amount: -1 },
          { owner: pocketOf(member, 'held'), amount: 1 },
        ],
      });
      expect(await auditLedger(transaction)).toMatchObject({ total: 0, wrongBalances: 0, wrongHolds: 1 });
      throw undo;
    });
    await expect(broken).rejects.toBe(undo);
  });
});
