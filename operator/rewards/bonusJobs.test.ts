import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { endBonuses } from './bonusJobs.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
afterAll(() => context.close());
const day = 86_400_000;

const give = async (turnoverDays: number | null) => {
  const [accountId = 0] = await createTestAccounts(database, 1);
  await database.transaction((transaction) =>
    giveBonus(
      transaction,
      {
        accountId,
        number: `B${accountId}`,
        source: `test:${accountId}`,
        origin: null,
        amount: 123_456,
        turnover: 200_000,
        cap: null,
        largestBet: null,
        onWithdrawal: 'stays',
        startsItself: true,
        turnoverDays,
        endsAt: null,
      },
      clock.now(),
    ),
  );
  return accountId;
};
const stateOf = async (accountId: number) => {
  const [bonus] = await database.select().from(bonuses).where(eq(bonuses.accountId, accountId));
  return bonus?.state;
};
const toldOf = async (accountId: number) =>
  (await database.select().from(inboxMessages).where(eq(inboxMessages.accountId, accountId))).map(
    ({ content, translations }) => [content, Object.keys(translations).toSorted()],
  );

it('[BEN-12] a deadline is announced once a day before, ends the bonus without a visitor, and is dated in the record', async () => {
  const member = await give(3);
  const endless = await give(null);
  const began = clock.now();
  const goTo = async (moment: number) => {
    clock.shift(moment - clock.now());
    // Two processes run the same turn.
    await Promise.all([endBonuses(context), endBonuses(context)]);
  };
  await goTo(began + 2 * day - 1);
  expect([await stateOf(member), await toldOf(member)]).toEqual(['inTurnover', []]);
  await goTo(began + 2 * day);
  const told = [
    "<p>Your ₱1,234.56 bonus ends within a day. You lose what's left of it then; your own money stays yours.</p>" +
      `<p>B${member}</p>`,
    'AR BN CN DE ES FA FR HI ID IT JA KM KO LO MS MY NE PL PT RU SI TA TH TR TW TY UK UR VI'.split(' '),
  ];
  expect([await stateOf(member), await toldOf(member)]).toEqual(['inTurnover', [told]]);
  await goTo(began + 3 * day - 1);
  expect([await stateOf(member), await toldOf(member)]).toEqual(['inTurnover', [told]]);
  await goTo(began + 3 * day);
  expect([await stateOf(member), await toldOf(member)]).toEqual(['expired', [told]]);
  expect(await pocketsOf(database, member)).toEqual({ cash: 0, bonus: 0, held: 0 });
  expect([await stateOf(endless), await toldOf(endless)]).toEqual(['inTurnover', []]);

  const handlers = createHandlers({ sandbox: true });
  const account = { id: member, name: 'player', type: 0, merchantCode: merchant.code };
  const caller = { ...visitor, account };
  const days = { period: '7days', from: '', to: '', language: 'EN' } as const;
  const { list } = await handlers.movementRecord(
    { ...days, kinds: 'bonus,bonusEnded', cursor: '' },
    caller,
    context,
  );
  expect(list.map(({ kind, amount, at, reference }) => [kind, amount, at - began, reference])).toEqual([
    ['bonusEnded', -1_234.56, 3 * day, `B${member}`],
    ['bonus', 1_234.56, 0, `B${member}`],
  ]);
  const profit = await handlers.profitRecord(days, caller, context);
  expect(profit.list.map(({ bonuses: amount, net }) => [amount, net])).toEqual([
    [-1_234.56, -1_234.56],
    [1_234.56, 1_234.56],
  ]);
});
