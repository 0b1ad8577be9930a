import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { moveMember } from '#operator/agents/moves.ts';
import { openRequirement, openRequirements } from '#operator/bets/requirements.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';
import { defaultPayments, defaultTurnover, merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { type Agent, type Below, changeAccount, createAgent, createBelow } from '#operator/testing/line.ts';
import { paymentPassword } from '#operator/testing/withdrawals.ts';
import { calls } from '@araw/contract/calls/calls';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const start = clock.now();
let agent: Agent;
let member: Below;
let deeper: Below;

beforeEach(async () => {
  await database.update(merchants).set({ payments: defaultPayments, turnover: defaultTurnover });
  agent = await createAgent(context, 100_000);
  [member] = (await createBelow(context, agent.id, 1)) as [Below];
  [deeper] = (await createBelow(context, member.id, 1)) as [Below];
});

const page = async (account: string) =>
  v.parse(
    calls.downlineTransfer.response,
    await handlers.downlineTransfer({ account, language: 'EN' }, agent.caller, context),
  );
interface Sent {
  key?: string;
  account?: string;
  typed?: string;
  note?: string;
  from?: Agent;
}
const send = (
  amount: string,
  { key = randomUUID(), account = member.name, typed = paymentPassword, note = '', from = agent }: Sent = {},
) =>
  handlers.transferDownline(
    { key, account, amount, note, paymentPassword: typed, language: 'EN' },
    from.caller,
    context,
  );
const pockets = async () => [await pocketsOf(database, agent.id), await pocketsOf(database, member.id)];
const cash = (centavos: number) => ({ cash: centavos, bonus: 0, held: 0 });
const masked = (name: string) => `p•••${name.at(-1)}`;
const newestWord = async (accountId: number) => {
  const [newest] = await database
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.accountId, accountId))
    .orderBy(desc(inboxMessages.id))
    .limit(1);
  return newest?.content;
};
const movements = async (caller: Below['caller']) => {
  const { list } = await handlers.movementRecord(
    { period: 'today', from: '', to: '', kinds: 'transfer', language: 'EN', cursor: '' },
    caller,
    context,
  );
  return list.map(({ kind, amount, reference, balanceAfter }) => [kind, amount, reference, balanceAfter]);
};

describe('a transfer to a direct member', () => {
  it('[TEAM-06] shows the member, also masked, and the amount available', async () => {
    expect(await page(member.name.toUpperCase())).toEqual({
      recipient: { account: member.name, type: 0, direct: true },
      masked: masked(member.name),
      withdrawable: 1_000,
      least: 1,
      hasPaymentPassword: true,
      demands: [],
      now: start,
    });
    expect((await page(deeper.name)).recipient.direct).toBe(false);
  });

  it('[TEAM-06] [CASH-17] is one entry in both records, announced to both, and opens turnover', async () => {
    const sent = await send('250.50', { note: 'For the <b>team</b>' });
    expect(sent).toEqual({
      number: expect.stringMatching(/^T1\d{5}$/),
      at: start,
      amount: 250.5,
      account: masked(member.name),
    });
    expect(await pockets()).toEqual([cash(74_950), cash(25_050)]);
    expect(await movements(agent.caller)).toEqual([['transfer', -250.5, sent.number, 749.5]]);
    expect(await movements(member.caller)).toEqual([['transfer', 250.5, sent.number, 250.5]]);
    expect(await openRequirements(database, member.id)).toEqual([
      expect.objectContaining({
        source: `transfer:${sent.number}`,
        locks: 'cash',
        base: 25_050,
        required: 25_050,
        openedAt: start,
      }),
    ]);
    expect(await openRequirements(database, agent.id)).toEqual([]);
    expect(await newestWord(agent.id)).toContain(`₱250.50 was sent to ${masked(member.name)}.`);
    expect(await newestWord(member.id)).toMatch(
      /^<p>Your agent p•••\d sent you ₱250\.50\.<\/p><p>For the &lt;b&gt;team&lt;\/b&gt;<\/p>/,
    );
  });

  it('[TEAM-06] [CASH-17] requires the merchant’s factor, or nothing', async () => {
    await database.update(merchants).set({ turnover: { ...defaultTurnover, depositFactor: 150 } });
    await send('10.01');
    await setSwitches(context, { depositTurnover: false });
    await send('10');
    expect((await openRequirements(database, member.id)).map(({ required }) => required)).toEqual([1_502]);
    await setProfile(context, 'spec');
  });

  it('[TEAM-06] [NET-13] is sent once per key, and a known key asks for no password', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([send('100', { key }), send('100', { key })]);
    expect(second).toEqual(first);
    expect(await send('100.00', { key, typed: '903174' })).toEqual(first);
    expect(await refusalOf(send('200', { key }))).toMatchObject({ code: 'conflict' });
    expect(await refusalOf(send('100', { key, account: deeper.name }))).toMatchObject({ code: 'conflict' });
    await changeAccount(context, member.id, { uplineId: null });
    expect(await send('100', { key })).toEqual(first);
    expect(await pockets()).toEqual([cash(90_000), cash(10_000)]);
  });

  it.each([
    ['0.99', { bound: 'least', amount: 1 }],
    ['1', null],
    ['700', null],
    ['700.01', { bound: 'withdrawable', amount: 700 }],
  ])('[TEAM-06] of ₱%s is within the amount available, or refused by its limit', async (amount, value) => {
    await openRequirement(database, {
      accountId: agent.id,
      source: `deposit:${agent.id}`,
      locks: 'cash',
      base: 30_000,
      required: 30_000,
      at: start,
    });
    const key = randomUUID();
    expect(await refusalOf(send(amount, { key }))).toEqual(
      value && { code: 'amountOutOfBounds', value: { ...value, decided: key }, retryAfter: undefined },
    );
  });

  it('[TEAM-06] of the last peso from two devices is sent once', async () => {
    const results = await Promise.all([refusalOf(send('1000')), refusalOf(send('1000'))]);
    expect(results.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await pockets()).toEqual([cash(0), cash(100_000)]);
  });

  it('[TEAM-06] [CASH-11] asks for the payment PIN', async () => {
    expect(await refusalOf(send('100', { typed: '903174' }))).toMatchObject({
      code: 'paymentPasswordWrong',
      value: { triesLeft: 4 },
    });
    expect(await pockets()).toEqual([cash(100_000), cash(0)]);
  });

  it('[TEAM-06] [TEAM-10] goes to the current line: a member who left it is answered like an unknown name', async () => {
    const other = await createAgent(context, 0);
    const [stranger] = (await createBelow(context, other.id, 1)) as [Below];
    const nobody = await refusalOf(send('1', { account: 'nobody-at-all' }));
    expect(nobody).toMatchObject({ code: 'notFound' });
    for (const account of [stranger.name, agent.name, other.name]) {
      expect(await refusalOf(page(account))).toEqual(nobody);
      expect(await refusalOf(send('1', { account, typed: '903174' }))).toEqual(nobody);
    }
    await changeAccount(context, member.id, { uplineId: other.id });
    expect(await refusalOf(send('1', { account: deeper.name }))).toEqual(nobody);
    await changeAccount(context, member.id, { uplineId: agent.id });
    expect(await refusalOf(send('1', { account: deeper.name }))).toBeNull();
  });

  it('[TEAM-06] [TEAM-10] reaches a moved member through the old line until midnight, through the new one afterwards', async () => {
    const other = await createAgent(context, 100_000);
    await moveMember(context, { account: member.name, superior: other.name });
    const codes = async () =>
      Promise.all(
        [agent, other].map(async (from) => {
          const refused = await refusalOf(send('1', { account: deeper.name, from }));
          return refused?.code ?? 'sent';
        }),
      );
    expect(await codes()).toEqual(['sent', 'notFound']);
    clock.shift(24 * 3_600_000);
    expect(await codes()).toEqual(['notFound', 'sent']);
  });

  it.each([
    ['is closed', { disabled: true }],
    ['is locked', { locked: true }],
    ['plays for fun', { type: 4 }],
    ['is of type 41', { type: 41 }],
  ])('[TEAM-06] is not sent to an account that %s', async (_what, values) => {
    await changeAccount(context, member.id, values);
    expect(await refusalOf(send('1'))).toMatchObject({ code: 'notFound' });
    expect(await handlers.recipients({ search: member.name }, agent.caller, context)).toEqual({
      list: [],
      total: 0,
    });
  });

  it('[TEAM-06] [CASH-21] is neither shown nor made if the merchant allows no transfers', async () => {
    await setSwitches(context, { transfers: false });
    expect(await refusalOf(page(member.name))).toMatchObject({ code: 'switchedOff' });
    expect(await refusalOf(send('1', { typed: '903174' }))).toMatchObject({ code: 'switchedOff' });
    await setProfile(context, 'spec');
  });

  it('[TEAM-06] [CASH-20] waits until debts are settled', async () => {
    await database
      .insert(receivables)
      .values({ accountId: agent.id, source: `reversal:${agent.id}`, amount: 100, createdAt: start });
    expect((await page(member.name)).demands.map(({ kind }) => kind)).toEqual(['receivable']);
    expect(await refusalOf(send('100'))).toMatchObject({ code: 'demandOpen' });
  });

  it('[TEAM-06] [TEAM-10] suggests only members of the downline, by the start of the account', async () => {
    const more = await createBelow(context, agent.id, 60);
    const all = await handlers.recipients({ search: '' }, agent.caller, context);
    expect([all.list.length, all.total]).toEqual([50, 62]);
    const one = await handlers.recipients(
      { search: ` ${more[7]?.name.toUpperCase()} ` },
      agent.caller,
      context,
    );
    expect(one.list).toEqual([{ account: more[7]?.name, type: 0, direct: true }]);
    expect((await handlers.recipients({ search: deeper.name }, agent.caller, context)).list).toEqual([
      { account: deeper.name, type: 0, direct: false },
    ]);
  });

  it('[TEAM-06] [CASH-13] up and down the line at the same time both arrive', async () => {
    const lower = await createAgent(context, 50_000);
    await changeAccount(context, lower.id, { uplineId: agent.id, toUpline: true });
    const up = () =>
      handlers.transferUpline(
        { key: randomUUID(), amount: '1', paymentPassword, language: 'EN' },
        lower.caller,
        context,
      );
    const down = () => send('2', { account: lower.name });
    await Promise.all(Array.from({ length: 8 }, (_, turn) => (turn % 2 ? up() : down())));
    expect([await pocketsOf(database, agent.id), await pocketsOf(database, lower.id)]).toEqual([
      cash(100_000 - 400),
      cash(50_000 + 400),
    ]);
  });
});

it('[CASH-16] the books are sound after all of it', async () => {
  expect(isSound(await auditLedger(database))).toBe(true);
});
