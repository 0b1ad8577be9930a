import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#operator/accounts/secrets.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { changeAccount, createAgent, createBelow } from '#operator/testing/line.ts';
import { createPaymentsContext, createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { createWithdrawer, paymentPassword } from '#operator/testing/withdrawals.ts';

const context = await createPaymentsContext(createProviderDouble());
const { clock, database } = context;
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const language = 'EN';
const hour = 3_600_000;
const day = 24 * hour;
/** 20:00 in Manila, four hours before midnight. */
const start = clock.now();
const goTo = (later: number) => {
  clock.shift(0);
  clock.shift(later);
};
const password = 'a-Password-1';
const passwordHash = await hashPassword(password);
const proof = { by: 'password', password } as const;

interface Road {
  /** The receiver. */
  id: number;
  caller: Caller;
  /** Sends pesos to the receiver, who takes them. */
  give: (amount: number) => Promise<unknown>;
  /** How the refusals look: to a sender, all alike. */
  atLimit: { code: string; value: unknown };
  onBreak: { code: string };
}

const hidden = { code: 'conflict' };

const roads: Record<string, () => Promise<Road>> = {
  async 'a transfer from the agent above'() {
    const agent = await createAgent(context, 100_000);
    const [member] = await createBelow(context, agent.id, 1);
    if (!member) throw new Error('Nobody is below');
    const give = (amount: number) =>
      handlers.transferDownline(
        {
          key: newKey(),
          account: member.name,
          amount: amount.toFixed(2),
          note: '',
          paymentPassword,
          language,
        },
        agent.caller,
        context,
      );
    const { id, caller } = member;
    return {
      id,
      caller,
      give,
      atLimit: { ...hidden, value: expect.not.objectContaining({ kind: 'deposit' }) },
      onBreak: hidden,
    };
  },
  async 'a transfer from a member below'() {
    const { id, caller } = await createWithdrawer(context, { cash: 0, type: 1 });
    const member = await createWithdrawer(context, { cash: 100_000 });
    await changeAccount(context, member.id, { toUpline: true, uplineId: id });
    const give = (amount: number) =>
      handlers.transferUpline(
        { key: newKey(), amount: amount.toFixed(2), paymentPassword, language },
        member.caller,
        context,
      );
    return {
      id,
      caller,
      give,
      atLimit: { ...hidden, value: expect.not.objectContaining({ kind: 'deposit' }) },
      onBreak: hidden,
    };
  },
  async 'a share of an envelope rain'() {
    const agent = await createAgent(context, 100_000);
    const [member] = await createBelow(context, agent.id, 2);
    if (!member) throw new Error('Nobody is below');
    const { id, caller } = member;
    const give = async (amount: number) => {
      const rain = {
        key: newKey(),
        audience: 'all' as const,
        accounts: [],
        shares: 2,
        split: 'equal' as const,
        amount: (2 * amount).toFixed(2),
        greeting: '',
        hours: 1,
        paymentPassword,
        language,
      };
      const { id: envelope } = await handlers.transferMultipleDownline(rain, agent.caller, context);
      return handlers.openEnvelope({ key: newKey(), id: envelope, language }, caller, context);
    };
    const told = { kind: 'deposit', period: 'day', left: 40, resetsAt: start + 4 * hour };
    return {
      id,
      caller,
      give,
      atLimit: { code: 'limitReached', value: expect.objectContaining(told) },
      onBreak: { code: 'demandOpen' },
    };
  },
};

describe.each(Object.entries(roads))('%s', (_name, prepare) => {
  let road: Road;
  beforeEach(async () => {
    clock.shift(0);
    road = await prepare();
    await database.update(accounts).set({ passwordHash }).where(eq(accounts.id, road.id));
  });
  const cash = async () => (await pocketsOf(database, road.id)).cash;

  it('[PROT-02] counts as a deposit of the receiver: the last centavo comes, one more waits for midnight', async () => {
    const limit = { key: newKey(), kind: 'deposit', period: 'day', amount: '100' } as const;
    await handlers.setLimit(limit, road.caller, context);
    await road.give(60);
    expect(await refusalOf(road.give(40.01))).toMatchObject(road.atLimit);
    expect(await cash()).toBe(6_000);
    await road.give(40);
    expect(await cash()).toBe(10_000);
    goTo(4 * hour - 1);
    expect(await refusalOf(road.give(1))).not.toBeNull();
    goTo(4 * hour);
    await road.give(40.01);
    expect(await cash()).toBe(14_001);
  });

  it('[PROT-04] reaches nobody on a break, until its last millisecond, and nobody excluded', async () => {
    await handlers.takeBreak({ key: newKey(), days: 1, proof }, road.caller, context);
    goTo(day - 1);
    expect(await refusalOf(road.give(1))).toMatchObject(road.onBreak);
    expect(await cash()).toBe(0);
    goTo(day);
    await road.give(1);
    expect(await cash()).toBe(100);
    await handlers.selfExclude({ key: newKey(), months: 6, proof }, road.caller, context);
    goTo(400 * day);
    expect(await refusalOf(road.give(1))).toMatchObject(road.onBreak);
  });
});
