import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openRequirement, openRequirements } from '#operator/bets/requirements.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
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
import { createWithdrawer, paymentPassword, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { calls } from '@araw/contract/calls/calls';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const start = clock.now();
let member: Withdrawer;
let superior: Withdrawer;

beforeEach(async () => {
  await database
    .update(merchants)
    .set({ payments: defaultPayments, turnover: defaultTurnover, whitelabel: merchant.whitelabel });
  superior = await createWithdrawer(context, { cash: 0, type: 1 });
  member = await createWithdrawer(context, { cash: 100_000 });
  await setMember({ toUpline: true, uplineId: superior.id });
});

const setMember = (values: Partial<typeof accounts.$inferSelect>) =>
  database.update(accounts).set(values).where(eq(accounts.id, member.id));
const page = async (language = 'EN') =>
  v.parse(calls.upline.response, await handlers.upline({ language }, member.caller, context));
const send = (amount: string, { key = randomUUID() as string, typed = paymentPassword } = {}) =>
  handlers.transferUpline({ key, amount, paymentPassword: typed, language: 'EN' }, member.caller, context);
const pockets = async () => [await pocketsOf(database, member.id), await pocketsOf(database, superior.id)];
const cash = (centavos: number) => ({ cash: centavos, bonus: 0, held: 0 });
const newestWord = async (accountId: number) => {
  const [newest] = await database
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.accountId, accountId))
    .orderBy(desc(inboxMessages.id))
    .limit(1);
  return newest?.content;
};
const masked = async () => {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, superior.id));
  return `p•••${account?.name.at(-1)}`;
};
const movements = async ({ caller }: Withdrawer) => {
  const { list } = await handlers.movementRecord(
    { period: 'today', from: '', to: '', kinds: 'transfer', language: 'EN', cursor: '' },
    caller,
    context,
  );
  return list.map(({ kind, amount, reference, balanceAfter }) => [kind, amount, reference, balanceAfter]);
};

describe('a transfer to the agent above', () => {
  it('[CASH-13] shows the agent masked, and the amount available', async () => {
    expect(await page()).toEqual({
      account: await masked(),
      since: null,
      withdrawable: 1_000,
      least: 1,
      most: 1_000,
      hasPaymentPassword: true,
      demands: [],
      now: start,
    });
  });

  it('[CASH-13] [CASH-17] is one entry in both records, announced to both, and opens turnover', async () => {
    const sent = await send('250.50');
    expect(sent).toEqual({
      number: expect.stringMatching(/^T1\d{5}$/),
      at: start,
      amount: 250.5,
      account: await masked(),
    });
    expect(await pockets()).toEqual([cash(74_950), cash(25_050)]);
    expect(await movements(member)).toEqual([['transfer', -250.5, sent.number, 749.5]]);
    expect(await movements(superior)).toEqual([['transfer', 250.5, sent.number, 250.5]]);
    expect(await openRequirements(database, superior.id)).toEqual([
      expect.objectContaining({
        source: `transfer:${sent.number}`,
        locks: 'cash',
        base: 25_050,
        required: 25_050,
        openedAt: start,
      }),
    ]);
    expect(await openRequirements(database, member.id)).toEqual([]);
    expect(await newestWord(member.id)).toBe(
      `<p>₱250.50 was sent to ${await masked()}.</p><p>${sent.number}</p>`,
    );
    expect(await newestWord(superior.id)).toMatch(/^<p>player\d+ from your team sent you ₱250\.50\.<\/p>/);
    expect((await handlers.withdrawPage({ language: 'EN' }, superior.caller, context)).withdrawable).toBe(0);
  });

  it('[CASH-17] requires the merchant’s factor from the agent above, or nothing', async () => {
    await database.update(merchants).set({ turnover: { ...defaultTurnover, depositFactor: 150 } });
    await send('10.01');
    await database.update(merchants).set({ turnover: { ...defaultTurnover, depositFactor: 0 } });
    await send('10');
    expect((await openRequirements(database, superior.id)).map(({ required }) => required)).toEqual([1_502]);
  });

  it('[CASH-13] [NET-13] is sent once per key, and a known key asks for no password', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([send('100', { key }), send('100', { key })]);
    expect(second).toEqual(first);
    expect(await send('100.00', { key, typed: '903174' })).toEqual(first);
    expect(await refusalOf(send('200', { key }))).toMatchObject({ code: 'conflict' });
    expect(await pockets()).toEqual([cash(90_000), cash(10_000)]);
  });

  it.each([
    ['0.99', { bound: 'least', amount: 1 }],
    ['1', null],
    ['700', null],
    ['700.01', { bound: 'withdrawable', amount: 700 }],
  ])('[CASH-13] of ₱%s is within the amount available, or refused by its limit', async (amount, value) => {
    await openRequirement(database, {
      accountId: member.id,
      source: `deposit:${member.id}`,
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

  it('[CASH-13] of the last peso from two devices is sent once', async () => {
    const results = await Promise.all([refusalOf(send('1000')), refusalOf(send('1000'))]);
    expect(results.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await pockets()).toEqual([cash(0), cash(100_000)]);
  });

  it('[CASH-13] [CASH-11] asks for the payment PIN', async () => {
    expect(await refusalOf(send('100', { typed: '903174' }))).toMatchObject({
      code: 'paymentPasswordWrong',
      value: { triesLeft: 4 },
    });
    expect(await pockets()).toEqual([cash(100_000), cash(0)]);
  });

  it.each([
    ["the member's info does not say so", () => setMember({ toUpline: false })],
    ['the member is an agent of type 2', () => setMember({ type: 2 })],
    ['there is no superior', () => setMember({ uplineId: null })],
    [
      'the superior is disabled',
      () => database.update(accounts).set({ disabled: true }).where(eq(accounts.id, superior.id)),
    ],
    [
      'its flag is off',
      () => database.update(merchants).set({ whitelabel: { ...merchant.whitelabel, UPLINETRANS3: false } }),
    ],
    ['the merchant allows no transfers', () => setSwitches(context, { transfers: false })],
  ])('[CASH-13] [CASH-21] is neither shown nor made if %s', async (_, arrange) => {
    await arrange();
    expect(await refusalOf(page())).toMatchObject({ code: 'switchedOff' });
    expect(await refusalOf(send('100', { typed: '903174' }))).toMatchObject({ code: 'switchedOff' });
    expect(await pockets()).toEqual([cash(100_000), cash(0)]);
    expect(await handlers.paymentPassword({}, member.caller, context)).toMatchObject({ triesLeft: 5 });
    await setProfile(context, 'spec');
  });

  it('[CASH-13] is still answered for its key after it was switched off', async () => {
    const key = randomUUID();
    const sent = await send('100', { key });
    await setMember({ toUpline: false });
    expect(await send('100', { key })).toEqual(sent);
  });

  it('[CASH-20] waits until debts are settled', async () => {
    await database
      .insert(receivables)
      .values({ accountId: member.id, source: `reversal:${member.id}`, amount: 100, createdAt: start });
    const [demand] = (await page('TL')).demands;
    expect(demand).toMatchObject({
      kind: 'receivable',
      text: expect.stringMatching(/^May utang pang ₱1\.00/),
    });
    expect(await refusalOf(send('100'))).toMatchObject({ code: 'demandOpen' });
  });
});

it('[CASH-16] the books are sound after all of it', async () => {
  expect(isSound(await auditLedger(database))).toBe(true);
});
