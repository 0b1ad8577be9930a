import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contracts } from '#operator/database/tables/agents.tables.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { contractTable, moveOf } from '@araw/contract/values/stateTables';
import { contractsHandlers } from './contracts.handlers.ts';

const handlers = contractsHandlers;
const context: TestContext = await createSeededContext();
afterAll(() => context.close());
beforeEach(() => context.clock.shift(0));

const { database } = context;
const hour = 3_600_000;

function callerOf(account: { id: number; name: string; type: number }): Caller {
  return { ...visitor, account: { ...account, merchantCode: 'ARAW' } };
}

async function named(name: string): Promise<Caller> {
  const [account] = await database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(name);
  return callerOf(account);
}

const ramon = await named('ramon');
const jose = await named('jose');

describe('[AGENT-05] contracts', () => {
  const flags = (caller: Caller) => handlers.memberFunds({}, caller, context);

  test('ramon has contracts in every state; the flags name those waiting for him', async () => {
    const states = await database
      .selectDistinct({ status: contracts.status })
      .from(contracts)
      .where(eq(contracts.accountId, ramon.account?.id ?? 0));
    expect(states.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'declined',
      'ended',
      'requested',
    ]);
    expect(await handlers.hourlySalaryCurrent({}, ramon, context)).toMatchObject({ status: 'none' });
    const offered = await Promise.all([
      handlers.dailySalaryInfo({ contractId: '' }, ramon, context),
      handlers.dividendInfo({ contractId: '' }, ramon, context),
      handlers.hourlySalaryInfo({ contractId: '' }, ramon, context),
    ]);
    expect(offered.map(({ status }) => status)).toEqual(['requested', 'requested', 'requested']);
    const [daily, dividend, hourly] = offered.map(({ contractId }) => contractId);
    expect(await flags(ramon)).toEqual({
      dailysalreqtype: daily,
      divtypecompperiodreq: dividend,
      contracthoursalreq: hourly,
    });
    // His request waits for his upline, not for him.
    expect(Object.values(await flags(jose))).toEqual(['', '', '']);
  });

  test('an accepted one takes effect and ends the previous one; the history keeps both', async () => {
    const before = await handlers.dailySalaryCurrent({}, ramon, context);
    const { contractId } = await handlers.dailySalaryInfo({ contractId: '' }, ramon, context);
    context.clock.shift(hour);
    const decision = { contractId, accept: true };
    await Promise.all([
      handlers.dailySalaryApply(decision, ramon, context),
      handlers.dailySalaryApply(decision, ramon, context),
    ]);
    expect(await handlers.dailySalaryCurrent({}, ramon, context)).toMatchObject({
      contractId,
      account: 'ramon',
      status: 'active',
      decidedAt: context.clock.now(),
    });
    expect((await flags(ramon)).dailysalreqtype).toBe('');
    const history = await handlers.dailySalaryHistory({ page: 1, pageSize: 2 }, ramon, context);
    expect(history).toMatchObject({
      list: [
        { contractId, status: 'active' },
        { contractId: before.contractId, status: 'ended' },
      ],
      totalPages: 2,
    });
    const [kept] = await database
      .select()
      .from(contracts)
      .where(eq(contracts.id, Number(contractId)));
    expect(kept).toMatchObject({ decidedBy: ramon.account?.id, decidedFrom: '192.0.2.1' });

    // Repeating the decision is not a new one, and the opposite one comes too late.
    context.clock.shift(hour);
    await handlers.dailySalaryApply(decision, ramon, context);
    expect((await handlers.dailySalaryCurrent({}, ramon, context)).decidedAt).toBe(
      context.clock.now() - hour,
    );
    expect(
      await refusalOf(handlers.dailySalaryApply({ contractId, accept: false }, ramon, context)),
    ).toMatchObject({ code: 'conflict' });
  });

  test('accepting and declining at once leads to one decision', async () => {
    const { contractId } = await handlers.dividendInfo({ contractId: '' }, ramon, context);
    const outcomes = await Promise.all(
      [true, false].map((accept) =>
        refusalOf(handlers.dividendPayout({ contractId, accept }, ramon, context)),
      ),
    );
    expect(outcomes.filter((refused) => refused?.code === 'conflict')).toHaveLength(1);
    const { status } = await handlers.dividendInfo({ contractId }, ramon, context);
    expect(status).toBe(outcomes[0] === null ? 'active' : 'declined');
  });

  test('[PERM-03] no one reads or decides another member’s contract; the upline decides what was requested of it', async () => {
    const { contractId } = await handlers.hourlySalaryInfo({ contractId: '' }, ramon, context);
    for (const attempt of [
      () => handlers.hourlySalaryInfo({ contractId }, jose, context),
      () => handlers.hourlySalaryApply({ contractId, accept: true }, jose, context),
      // A contract of another kind than the call's.
      () => handlers.dividendPayout({ contractId, accept: true }, ramon, context),
      () => handlers.dividendInfo({ contractId: '1; drop' }, ramon, context),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ code: 'notFound' });
    }
    const { list } = await handlers.dailySalaryRequest({}, ramon, context);
    expect(list.map(({ account, status }) => [account, status])).toEqual([['jose', 'requested']]);
    const asked = { contractId: list[0]?.contractId ?? '', accept: true };
    expect(await refusalOf(handlers.dailySalaryApply(asked, jose, context))).toMatchObject({
      code: 'notFound',
    });
    await handlers.dailySalaryProcess(asked, ramon, context);
    expect(await handlers.dailySalaryCurrent({}, jose, context)).toMatchObject({ status: 'active' });
    expect(await handlers.dailySalaryRequest({}, ramon, context)).toEqual({ list: [], totalPages: 0 });
  });

  describe.each(['requested', 'active', 'declined', 'withdrawn', 'lapsed', 'ended'] as const)(
    '[CASH-22] one that is %s',
    (status) => {
      test.each(['accept', 'decline'] as const)('%s does what its state table says', async (event) => {
        const [accountId = 0] = await createTestAccounts(database, 1, 1);
        const holder = callerOf({ id: accountId, name: 'holder', type: 1 });
        const [contract] = await database
          .insert(contracts)
          .values({
            accountId,
            kind: 'dividend',
            status,
            terms: [],
            offeredAt: 0,
            decidedAt: status === 'requested' ? null : 1,
            endedAt: status === 'ended' ? 2 : null,
          })
          .returning();
        const contractId = String(contract?.id);
        const move = moveOf(contractTable, status, event);
        const decision = { contractId, accept: event === 'accept' };
        const refused = await refusalOf(handlers.dividendPayout(decision, holder, context));
        const after = await handlers.dividendInfo({ contractId }, holder, context);
        expect({
          code: refused?.code ?? null,
          status: after.status,
          moved: after.decidedAt !== contract?.decidedAt,
        }).toEqual({
          code: move.result === 'rejected' ? 'conflict' : null,
          status: move.result === 'moved' ? move.to : status,
          moved: move.result === 'moved',
        });
      });
    },
  );

  test('the database allows at most one waiting and one active contract of each kind', async () => {
    const [hourly] = await database
      .select()
      .from(contracts)
      .where(and(eq(contracts.kind, 'hourlySalary'), eq(contracts.status, 'requested')));
    const { accountId = 0, terms = [] } = hourly ?? {};
    const again = { accountId, kind: 'hourlySalary' as const, terms, offeredAt: 0 };
    await expect(database.insert(contracts).values(again)).rejects.toThrow('Failed query');
  });
});
