import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { moveMember } from '#operator/agents/moves.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contractPayouts, contracts } from '#operator/database/tables/agents.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import type { ContractTerm } from '@araw/contract/agents/agent';
import { contractTable, moveOf } from '@araw/contract/values/stateTables';
import { moveContracts } from './contractMoves.ts';
import { contractsHandlers as handlers } from './contracts.handlers.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
afterAll(() => context.close());
const day = 86_400_000;

const own: ContractTerm[] = [
  { amount: 20_000, activeMembers: 3, rate: 0.3 },
  { amount: 50_000, activeMembers: 5, rate: 0.5 },
];

let boss: Caller;
let holder: Caller;
let below: Caller;
let player: Caller;
let stranger: Caller;

async function account(type: number, upline: Caller | null): Promise<Caller> {
  const [id = 0] = await createTestAccounts(database, 1, type);
  const [row] = await database
    .update(accounts)
    .set({ merchantCode: merchant.code, ...(upline && { uplineId: upline.account!.id }) })
    .where(eq(accounts.id, id))
    .returning();
  return { ...visitor, account: { id, name: row!.name, type: type as 0 | 1, merchantCode: merchant.code } };
}

const idOf = ({ account: known }: Caller) => known!.id;
const nameOf = ({ account: known }: Caller) => known!.name;

beforeEach(async () => {
  clock.shift(0);
  boss = await account(1, null);
  holder = await account(1, boss);
  below = await account(1, holder);
  player = await account(0, boss);
  stranger = await account(1, null);
  await agree(boss, null, { terms: own });
});

/** A contract, by default an active one. */
async function agree(whose: Caller, payer: Caller | null, rest: Partial<typeof contracts.$inferInsert> = {}) {
  const now = clock.now();
  const [made] = await database
    .insert(contracts)
    .values({
      accountId: idOf(whose),
      payerId: payer && idOf(payer),
      kind: 'dailySalary',
      status: 'active',
      terms: own,
      offeredAt: now,
      decidedAt: now,
      ...rest,
    })
    .returning();
  return made!;
}

const offer = (more: Partial<Parameters<typeof handlers.offerContract>[0]> = {}, caller = boss) =>
  handlers.offerContract(
    {
      account: nameOf(holder),
      kind: 'dailySalary',
      terms: [{ amount: 20_000, activeMembers: 3, rate: 0.2 }],
      carries: false,
      key: randomUUID(),
      ...more,
    },
    caller,
    context,
  );
const given = async (state: 'all' | 'waiting' | 'inForce' | 'ended' = 'all') =>
  handlers.givenContracts({ state, page: 1, pageSize: 10 }, boss, context);
const told = async (caller: Caller) =>
  (
    await database
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, idOf(caller)))
  ).map(({ title }) => title);

describe('[TEAM-09] an offer', () => {
  it('waits for the member, notifies them, and takes effect once accepted', async () => {
    const { contractId } = await offer();
    expect(await told(holder)).toEqual(['You have a contract offer']);
    expect((await handlers.memberFunds({}, holder, context)).dailysalreqtype).toBe(contractId);
    await handlers.dailySalaryApply({ contractId, accept: true }, holder, context);
    expect(await told(boss)).toEqual(['Contract accepted']);
    expect(await given()).toMatchObject({
      list: [{ contractId, status: 'active', actions: ['end'], owed: 0, lastPaid: null }],
      counts: { all: 1, waiting: 0, inForce: 1, ended: 0 },
    });
  });

  it('is made once per key, and the same key for another offer is refused', async () => {
    const key = randomUUID();
    const first = await offer({ key });
    expect(await offer({ key })).toEqual(first);
    expect((await refusalOf(offer({ key, kind: 'hourlySalary' })))?.code).toBe('conflict');
    expect((await given()).counts.all).toBe(1);
  });

  it('of two sent at once from two devices, one waits and the other is refused', async () => {
    const refused = await Promise.all([refusalOf(offer()), refusalOf(offer())]);
    expect(refused.map((one) => one?.code ?? 'made').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'conflict',
      'made',
    ]);
    expect((await given('waiting')).counts.waiting).toBe(1);
  });

  it.each([
    ['at the rate of the own contract', [{ amount: 50_000, activeMembers: 5, rate: 0.5 }], null],
    [
      'a hundredth more',
      [{ amount: 50_000, activeMembers: 5, rate: 0.51 }],
      { term: 0, fault: 'rate', most: 0.5 },
    ],
    [
      'a peso below the own tier',
      [{ amount: 49_999, activeMembers: 5, rate: 0.5 }],
      { term: 0, fault: 'rate', most: 0.3 },
    ],
    [
      'a member less than the own tier asks',
      [{ amount: 50_000, activeMembers: 4, rate: 0.5 }],
      { term: 0, fault: 'rate', most: 0.3 },
    ],
    [
      'below all own tiers',
      [{ amount: 19_999, activeMembers: 9, rate: 0.1 }],
      { term: 0, fault: 'rate', most: 0 },
    ],
    [
      'a second tier that gives no more',
      [
        { amount: 20_000, activeMembers: 3, rate: 0.2 },
        { amount: 50_000, activeMembers: 5, rate: 0.2 },
      ],
      { term: 1, fault: 'order', most: null },
    ],
    [
      'a second tier that asks for fewer members',
      [
        { amount: 20_000, activeMembers: 3, rate: 0.2 },
        { amount: 50_000, activeMembers: 2, rate: 0.3 },
      ],
      { term: 1, fault: 'order', most: null },
    ],
    ['of nothing', [{ amount: 20_000, activeMembers: 3, rate: 0 }], { term: 0, fault: 'order', most: null }],
    [
      'finer than a hundredth',
      [{ amount: 20_000, activeMembers: 3, rate: 0.125 }],
      { term: 0, fault: 'order', most: null },
    ],
  ])('%s', async (_what, terms, fault) => {
    const refused = await refusalOf(offer({ terms }));
    const { decided: _decided, ...value } = (refused?.value ?? {}) as Record<string, unknown>;
    expect(refused && { code: refused.code, ...value }).toEqual(
      fault && { code: 'fieldInvalid', field: 'terms', ...fault },
    );
  });

  it('is made only to direct member agents; anyone outside the line is not found', async () => {
    const outcome = async (who: Caller | string) => {
      const refused = await refusalOf(offer({ account: typeof who === 'string' ? who : nameOf(who) }));
      return refused && [refused.code, (refused.value as { field?: string }).field];
    };
    expect([
      await outcome(below),
      await outcome(player),
      await outcome(stranger),
      await outcome('nobody at all'),
      await outcome(boss),
    ]).toEqual([
      ['fieldInvalid', 'account'],
      ['fieldInvalid', 'account'],
      ['notFound', undefined],
      ['notFound', undefined],
      ['notFound', undefined],
    ]);
  });

  it('what an agent without a contract of that kind could pay is zero', async () => {
    expect((await refusalOf(offer({ kind: 'hourlySalary' })))?.value).toMatchObject({
      fault: 'rate',
      most: 0,
    });
    expect(
      (await handlers.offerableContracts({ account: nameOf(holder) }, boss, context)).kinds.map(
        ({ kind, own: tiers }) => [kind, tiers],
      ),
    ).toEqual([
      ['dailySalary', own],
      ['dividend', []],
      ['hourlySalary', []],
    ]);
  });

  it('carries losses only for dividends', async () => {
    expect((await refusalOf(offer({ carries: true })))?.value).toMatchObject({ field: 'carries' });
    await agree(boss, null, { kind: 'dividend' });
    expect((await offer({ kind: 'dividend', carries: true })).carries).toBe(true);
  });

  it('[TEAM-13] waits while a payout is owed', async () => {
    const paid = await agree(holder, boss);
    const owed = { contractId: paid.id, begins: 0, ends: day, amount: 100, carriedIn: 0, carriedOut: 0 };
    await database
      .insert(contractPayouts)
      .values({ ...owed, activeMembers: 1, rate: 20, due: 321, state: 'owed', owedAt: 1 });
    expect((await refusalOf(offer()))?.code).toBe('demandOpen');
    expect(await given()).toMatchObject({ owed: 3.21, list: [{ owed: 3.21 }] });
    await database
      .update(contractPayouts)
      .set({ state: 'paid', paidAt: 2, number: 'C1' })
      .where(eq(contractPayouts.contractId, paid.id));
    await offer();
    expect((await given('inForce')).list).toMatchObject([{ owed: 0, lastPaid: { at: 2, amount: 3.21 } }]);
  });

  it('expires after thirty days, and not a millisecond before', async () => {
    const { contractId, lapsesAt } = await offer();
    clock.shift(30 * day - 1);
    await moveContracts(context);
    expect((await given()).counts).toMatchObject({ waiting: 1 });
    clock.shift(1);
    await moveContracts(context);
    expect([lapsesAt, (await given('ended')).list.map(({ status }) => status)]).toEqual([
      clock.now(),
      ['lapsed'],
    ]);
    const late = refusalOf(handlers.dailySalaryApply({ contractId, accept: true }, holder, context));
    expect((await late)?.code).toBe('conflict');
  });
});

const states = ['requested', 'active', 'declined', 'withdrawn', 'lapsed', 'ended'] as const;
type Status = (typeof states)[number];
const standing = (status: Status) => ({
  status,
  decidedAt: status === 'requested' ? null : clock.now(),
  endedAt: status === 'ended' ? clock.now() : null,
});
const statusOf = async (id: number) =>
  (await database.select().from(contracts).where(eq(contracts.id, id)))[0]?.status;
const expected = (status: Status, event: 'withdraw' | 'end' | 'due' | 'moved' | 'replaced') => {
  const move = moveOf(contractTable, status, event);
  return { refused: move.result === 'rejected', status: move.result === 'moved' ? move.to : status };
};

describe.each(states)('[CASH-22] [TEAM-09] a contract that is %s', (status) => {
  it.each(['withdraw', 'end'] as const)('%s does what its table says', async (event) => {
    const { id } = await agree(holder, boss, standing(status));
    const call = event === 'withdraw' ? handlers.withdrawContract : handlers.endContract;
    const refused = await refusalOf(call({ contractId: String(id) }, boss, context));
    expect({ refused: refused?.code === 'conflict', status: await statusOf(id) }).toEqual(
      expected(status, event),
    );
  });

  it('its time: does what its table says', async () => {
    const { id } = await agree(holder, boss, { ...standing(status), lapsesAt: clock.now() });
    await moveContracts(context);
    expect(await statusOf(id)).toBe(expected(status, 'due').status);
  });

  it('[TEAM-11] another agent above: does what its table says', async () => {
    const { id } = await agree(holder, boss, standing(status));
    const { id: kept } = await agree(below, holder, standing(status));
    await moveMember(context, { account: nameOf(holder), superior: nameOf(stranger) });
    await moveContracts(context);
    expect(await statusOf(id)).toBe(status);
    clock.shift(day);
    await moveContracts(context);
    // Within a branch that moved together nothing changes.
    expect([await statusOf(id), await statusOf(kept)]).toEqual([expected(status, 'moved').status, status]);
  });

  it('the start of another one: does what its table says', async () => {
    // At most one waits and one is active.
    if (status === 'requested') return;
    const { id } = await agree(holder, boss, standing(status));
    const { contractId } = await offer();
    await handlers.dailySalaryApply({ contractId, accept: true }, holder, context);
    expect(await statusOf(id)).toBe(expected(status, 'replaced').status);
  });
});

describe.each([41, 42, 99])('[PERM-02] an agent of type %i, who counts as trial', (type) => {
  const waiting = { status: 'requested', decidedAt: null } as const;
  const rowOf = async (id: number) =>
    (await database.select().from(contracts).where(eq(contracts.id, id))).map(({ status, payerId }) => [
      status,
      payerId,
    ])[0];

  it('is offered no contract', async () => {
    const trial = await account(type, boss);
    const refused = [
      await refusalOf(offer({ account: nameOf(trial) })),
      await refusalOf(handlers.offerableContracts({ account: nameOf(trial) }, boss, context)),
    ];
    const refusal = { code: 'fieldInvalid', value: { field: 'account' } };
    expect(refused).toMatchObject([refusal, refusal]);
    expect((await given()).counts.all).toBe(0);
  });

  it.each([
    ['dailySalary', 'dailySalaryApply'],
    ['dividend', 'dividendPayout'],
    ['hourlySalary', 'hourlySalaryApply'],
  ] as const)('accepts no waiting %s, but may decline it', async (kind, call) => {
    const trial = await account(type, boss);
    const { id } = await agree(trial, boss, { ...waiting, kind });
    const contractId = String(id);
    const accepting = refusalOf(handlers[call]({ contractId, accept: true }, trial, context));
    expect((await accepting)?.code).toBe('realAccountOnly');
    expect(await rowOf(id)).toEqual(['requested', idOf(boss)]);
    await handlers[call]({ contractId, accept: false }, trial, context);
    expect(await rowOf(id)).toEqual(['declined', idOf(boss)]);
  });

  it.each([
    ['dailySalary', 'dailySalaryProcess'],
    ['dividend', 'dividendPayout'],
  ] as const)('grants no %s, and is granted none', async (kind, call) => {
    const trial = await account(type, boss);
    const member = await account(1, trial);
    const asked = { ...waiting, kind, decider: 'upline' } as const;
    const fromBelow = await agree(member, null, asked);
    const ownRequest = await agree(trial, null, asked);
    const grant = async ({ id }: typeof fromBelow, granter: Caller) =>
      (await refusalOf(handlers[call]({ contractId: String(id), accept: true }, granter, context)))?.code;
    expect([await grant(fromBelow, trial), await grant(ownRequest, boss)]).toEqual([
      'realAccountOnly',
      'conflict',
    ]);
    expect([await rowOf(fromBelow.id), await rowOf(ownRequest.id)]).toEqual([
      ['requested', null],
      ['requested', null],
    ]);
  });

  it('pays for no contract offered earlier', async () => {
    const trial = await account(type, boss);
    const member = await account(2, trial);
    const { id } = await agree(member, trial, waiting);
    const accepting = handlers.dailySalaryApply({ contractId: String(id), accept: true }, member, context);
    expect((await refusalOf(accepting))?.code).toBe('conflict');
    expect(await rowOf(id)).toEqual(['requested', idOf(trial)]);
  });
});

describe('[TEAM-10] [PERM-03] permissions', () => {
  it('only the offerer withdraws and only the payer ends it; anyone else finds nothing', async () => {
    const waits = await agree(holder, boss, { status: 'requested', decidedAt: null });
    const holds = await agree(holder, boss, { kind: 'dividend' });
    for (const caller of [holder, stranger, below]) {
      expect([
        (await refusalOf(handlers.withdrawContract({ contractId: String(waits.id) }, caller, context)))?.code,
        (await refusalOf(handlers.endContract({ contractId: String(holds.id) }, caller, context)))?.code,
      ]).toEqual(['notFound', 'notFound']);
    }
    expect(
      (await handlers.givenContracts({ state: 'all', page: 1, pageSize: 10 }, stranger, context)).list,
    ).toEqual([]);
  });

  it('a request is withdrawn by its member, and paid by the agent who grants it', async () => {
    const asked = await agree(holder, null, { status: 'requested', decidedAt: null, decider: 'upline' });
    expect((await given()).list).toMatchObject([{ contractId: String(asked.id), actions: ['decide'] }]);
    await handlers.dailySalaryProcess({ contractId: String(asked.id), accept: true }, boss, context);
    const [row] = await database
      .select()
      .from(contracts)
      .where(and(eq(contracts.id, asked.id), eq(contracts.status, 'active')));
    expect(row?.payerId).toBe(idOf(boss));
    const again = await agree(holder, null, { status: 'requested', decidedAt: null, decider: 'upline' });
    const { status } = await handlers.withdrawContract({ contractId: String(again.id) }, holder, context);
    expect(status).toBe('withdrawn');
  });
});
