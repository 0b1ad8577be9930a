import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveBonus, applyBonus } from '#operator/bets/bonuses.ts';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { goods } from '#operator/database/tables/mall.tables.ts';
import { protectionSteps } from '#operator/database/tables/protection.tables.ts';
import { rebateRates } from '#operator/database/tables/rebates.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { hold, releaseHold, useHold } from '#operator/ledger/holds.ts';
import { openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { drawsOnSale } from '#operator/lottery/draws.ts';
import { cancelPart, placeOrder, settleOrders } from '#operator/lottery/orders.ts';
import { arePointsSound, auditPoints, pointsOf } from '#operator/mall/pointsBook.ts';
import { auditEnvelopes } from '#operator/payments/envelopes/auditEnvelopes.ts';
import { askSoon } from '#operator/payments/deposits/asking.ts';
import { endEnvelopes } from '#operator/payments/envelopes/envelopes.ts';
import { auditPayments } from '#operator/payments/reconciliation/auditPayments.ts';
import { placeBet } from '#operator/play/bets.ts';
import { keptOf } from '#operator/protection/kept/kept.ts';
import { correctTicket, fixturesOf, placeTicket, settleTickets } from '#operator/sports/tickets.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { wrongBonuses, wrongSums, wrongValid } from '#operator/testing/audits.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { failStatements } from '#operator/testing/failing.ts';
import { changeAccount, createAgent, createBelow } from '#operator/testing/line.ts';
import { createCollector, stockMall } from '#operator/testing/mall.ts';
import {
  createPaymentsContext,
  createProviderDouble,
  makeDeposit,
  newKey,
  setPaymentRules,
} from '#operator/testing/payments.ts';
import { setProfile } from '#operator/testing/protection.ts';
import { createTestProvider, createWithdrawer, paymentPassword } from '#operator/testing/withdrawals.ts';
import { settleDue, settlePayments } from './due.ts';

// Before the first connection opens.
const statements = failStatements();
const provider = createProviderDouble();
const payouts = createTestProvider();
provider.payOut = payouts.provider.payOut;
provider.readPayout = payouts.provider.readPayout;
const context = await createPaymentsContext(provider);
afterAll(() => {
  statements.end();
  return context.close();
});
const { database, clock } = context;
const handlers = createHandlers({ sandbox: true });
const language = 'EN';

beforeAll(async () => {
  await seedGames(context);
  await stockMall(context);
  await setProfile(context, 'spec');
  await database.insert(rebateRates).values([{ gameType: 'RNG', fromDay: '2026-01-01', rate: 50 }]);
  await setPaymentRules(context, (rules) => ({
    ...rules,
    withdrawal: { ...rules.withdrawal, reviewFrom: 100_000_000, secondReviewFrom: 100_000_000 },
  }));
});

/** Something that moves money or protects a player, with a key or by its own state: doing it again after a failure does it once. */
interface Movement {
  /** Those whose money or protections it changes. */
  owners: number[];
  move: () => Promise<unknown>;
  /** What it moves differs each time. */
  isByChance?: boolean;
}

async function player(cash = 100_000): Promise<number> {
  const [id = 0] = await createTestAccounts(database, 1);
  if (cash > 0) await openingBalance(database, id, cash, clock.now());
  return id;
}

const inGame = (accountId: number, kind: 'coin' | 'slot', classify: 'JP' | null) =>
  ({ accountId, gameId: 'JL-001', kind, classify, fun: false }) as const;

async function order(accountId: number) {
  const game = (await catalogueOf(context)).byId.get('SWL-001');
  const [draw] = game ? await drawsOnSale(context, game) : [];
  const bets = ['big', 'small'].map((numbers) => ({ numbers, stake: 2_000 }));
  const wanted = { gameId: 'SWL-001', numero: draw?.numero ?? '', bets, idempotencyKey: newKey() };
  return { closesAt: draw?.closesAt ?? 0, place: () => placeOrder(context, accountId, wanted) };
}

/** On a match that hasn't begun. */
async function ticket(accountId: number, side: 'home' | 'draw' | 'away' = 'home') {
  const [fixture] = await fixturesOf(context, 'LR', 1);
  if (!fixture) throw new Error('Nothing to bet on');
  const { match, endsAt } = fixture;
  const wanted = { gameId: 'LR-001', match, side, stake: 2_000, idempotencyKey: newKey() };
  return { endsAt, place: () => placeTicket(context, accountId, wanted) };
}

const holdOf = (accountId: number) =>
  hold(database, {
    accountId,
    purpose: 'test',
    reference: newKey(),
    pocket: 'cash',
    amount: 3_000,
    endsAt: null,
    at: clock.now(),
  });

const bonus = (accountId: number) =>
  ({
    accountId,
    number: newKey(),
    source: newKey(),
    origin: null,
    amount: 5_000,
    turnover: 0,
    cap: null,
    largestBet: null,
    onWithdrawal: 'stays',
    startsItself: false,
    turnoverDays: null,
    endsAt: null,
  }) as const;

async function rain() {
  const agent = await createAgent(context, 100_000);
  const members = await createBelow(context, agent.id, 2);
  const wanted = {
    key: newKey(),
    audience: 'all' as const,
    accounts: [],
    shares: 2,
    split: 'equal' as const,
    amount: '100',
    greeting: '',
    hours: 1,
    paymentPassword,
    language,
  };
  const send = () => handlers.transferMultipleDownline(wanted, agent.caller, context);
  return { agent, members, owners: [agent.id, ...members.map(({ id }) => id)], send };
}

const password = 'a-Password-1';
const passwordHash = hashPassword(password);
const proof = { by: 'password', password } as const;

async function protectedPlayer() {
  const member = await createWithdrawer(context, { cash: 100_000 });
  await changeAccount(context, member.id, { passwordHash: await passwordHash });
  return member;
}

async function withdrawal() {
  const member = await createWithdrawer(context, { cash: 100_000 });
  const asked = { account: member.payoutAccount, amount: '300', language };
  const { id: quote } = await handlers.quoteWithdrawal(asked, member.caller, context);
  const wanted = { key: newKey(), quote, paymentPassword, language };
  return { member, create: () => handlers.createWithdrawal(wanted, member.caller, context) };
}

/** Once waiting for reviews is over. */
async function settleLater(): Promise<void> {
  clock.shift(2 * 3_600_000);
  await settleDue(context, []);
  await settlePayments(context);
}

const movements: Record<string, () => Promise<Movement>> = {
  'a bet on a coin': async () => {
    const id = await player();
    const bet = { stake: 2_000, choice: 'heads', idempotencyKey: newKey() };
    return { owners: [id], move: () => placeBet(context, inGame(id, 'coin', null), bet, () => 0) };
  },
  'a bet that may win the jackpot': async () => {
    const id = await player();
    const bet = { stake: 2_000, choice: null, idempotencyKey: newKey() };
    return { owners: [id], move: () => placeBet(context, inGame(id, 'slot', 'JP'), bet, (size) => size - 1) };
  },
  'a lottery order': async () => {
    const id = await player();
    return { owners: [id], move: (await order(id)).place };
  },
  'a cancelled part of a lottery order': async () => {
    const id = await player();
    const { suborders } = await (await order(id)).place();
    return { owners: [id], move: () => cancelPart(context, id, suborders[0]?.id ?? '') };
  },
  'a draw': async () => {
    const id = await player();
    const { closesAt, place } = await order(id);
    await place();
    clock.shift(closesAt - clock.now() + 60_000);
    return { owners: [id], move: () => settleOrders(context) };
  },
  'a sports ticket': async () => {
    const id = await player();
    return { owners: [id], move: (await ticket(id)).place };
  },
  'the end of a match': async () => {
    const id = await player();
    const tickets = [];
    // One of them wins, whatever the result.
    for (const side of ['home', 'draw', 'away'] as const) tickets.push(await ticket(id, side));
    for (const { place } of tickets) await place();
    clock.shift((tickets[0]?.endsAt ?? 0) - clock.now());
    return { owners: [id], move: () => settleTickets(context), isByChance: true };
  },
  'a corrected ticket': async () => {
    const id = await player();
    const { id: placed } = await (await ticket(id)).place();
    return { owners: [id], move: () => correctTicket(context, placed, 'refunded') };
  },
  'a hold that is used': async () => {
    const id = await player();
    const held = await holdOf(id);
    const use = { name: newKey(), amount: 1_000, to: 'house:fees', at: clock.now() } as const;
    return { owners: [id], move: () => useHold(database, held.id, use) };
  },
  'a hold that is released': async () => {
    const id = await player();
    const held = await holdOf(id);
    return { owners: [id], move: () => releaseHold(database, held.id, clock.now()) };
  },
  'a bonus that is claimed': async () => {
    const id = await player();
    const given = await database.transaction((transaction) => giveBonus(transaction, bonus(id), clock.now()));
    return {
      owners: [id],
      move: () =>
        database.transaction((transaction) => applyBonus(transaction, given.id, 'claim', clock.now())),
    };
  },
  'a rebate': async () => {
    const id = await player(200_000);
    const bet = { stake: 100_000, choice: 'heads', idempotencyKey: newKey() };
    const slots = [...(await catalogueOf(context)).byId.values()].filter(
      ({ gameType }) => gameType === 'RNG',
    );
    const game = { ...inGame(id, 'coin', null), gameId: slots[0]?.gameId ?? '' };
    await placeBet(context, game, bet, () => 0);
    const caller = {
      ...visitor,
      account: { id, name: `player${id}`, type: 0, merchantCode: 'ARAW' },
    } as const;
    const { through } = await handlers.rebate({ language }, caller, context);
    const wanted = { key: newKey(), through, language };
    return { owners: [id], move: () => handlers.claimRebate(wanted, caller, context) };
  },
  'a transfer to a subordinate': async () => {
    const agent = await createAgent(context, 100_000);
    const [member] = await createBelow(context, agent.id, 1);
    if (!member) throw new Error('Nobody is below');
    const wanted = {
      key: newKey(),
      account: member.name,
      amount: '100',
      note: '',
      paymentPassword,
      language,
    };
    return {
      owners: [agent.id, member.id],
      move: () => handlers.transferDownline(wanted, agent.caller, context),
    };
  },
  'a transfer to the superior': async () => {
    const superior = await createWithdrawer(context, { cash: 0, type: 1 });
    const member = await createWithdrawer(context, { cash: 100_000 });
    await changeAccount(context, member.id, { toUpline: true, uplineId: superior.id });
    const wanted = { key: newKey(), amount: '100', paymentPassword, language };
    return {
      owners: [member.id, superior.id],
      move: () => handlers.transferUpline(wanted, member.caller, context),
    };
  },
  'an envelope rain': async () => {
    const { owners, send } = await rain();
    return { owners, move: send };
  },
  'a share of an envelope rain': async () => {
    const { owners, members, send } = await rain();
    const { id } = await send();
    const [member] = members;
    if (!member) throw new Error('Nobody is below');
    const wanted = { key: newKey(), id, language };
    return { owners, move: () => handlers.openEnvelope(wanted, member.caller, context) };
  },
  'the end of an envelope rain': async () => {
    const { owners, send } = await rain();
    await send();
    clock.shift(3_600_000);
    return { owners, move: () => endEnvelopes(context) };
  },
  'goods for points': async () => {
    const { id, caller } = await createCollector(context, 100_000);
    const [bonusGoods] = await database.select().from(goods).where(eq(goods.kind, 'bonus')).orderBy(goods.id);
    if (!bonusGoods) throw new Error('Nothing to redeem');
    const wanted = { key: newKey(), id: bonusGoods.id, version: bonusGoods.version, address: null, language };
    return { owners: [id], move: () => handlers.redeem(wanted, caller, context) };
  },
  'a payment that arrives': async () => {
    const id = await player(0);
    const { reference } = await makeDeposit(context, id);
    provider.sessions.get(reference)?.payments.push({ id: newKey(), rank: 'paid', amount: 100_000 });
    return {
      owners: [id],
      move: async () => {
        await askSoon(context, { provider: provider.name, reference });
        await settlePayments(context);
      },
    };
  },
  '[PROT-04] [BEN-12] a break that ends a bonus': async () => {
    const { id, caller } = await protectedPlayer();
    const start = { ...bonus(id), turnover: 20_000, startsItself: true };
    await database.transaction((transaction) => giveBonus(transaction, start, clock.now()));
    await database.transaction((transaction) => giveBonus(transaction, bonus(id), clock.now()));
    const wanted = { key: newKey(), days: 1, proof };
    return { owners: [id], move: () => handlers.takeBreak(wanted, caller, context) };
  },
  '[PROT-04] an exclusion': async () => {
    const { id, caller } = await protectedPlayer();
    const wanted = { key: newKey(), months: 6, proof };
    return { owners: [id], move: () => handlers.selfExclude(wanted, caller, context) };
  },
  '[PROT-02] a lower limit': async () => {
    const { id, caller } = await protectedPlayer();
    const limit = { kind: 'loss', period: 'week' } as const;
    await handlers.setLimit({ key: newKey(), ...limit, amount: '100' }, caller, context);
    const wanted = { key: newKey(), ...limit, amount: '99.99' };
    return { owners: [id], move: () => handlers.setLimit(wanted, caller, context) };
  },
  'a withdrawal that is asked for': async () => {
    const { member, create } = await withdrawal();
    return { owners: [member.id], move: create };
  },
  'a withdrawal that is paid': async () => {
    const { member, create } = await withdrawal();
    payouts.does('paid');
    await create();
    return { owners: [member.id], move: settleLater };
  },
  'a withdrawal that the bank refuses': async () => {
    const { member, create } = await withdrawal();
    payouts.does('refused');
    await create();
    return { owners: [member.id], move: settleLater };
  },
};

const books = async () => ({
  ledger: isSound(await auditLedger(database)),
  points: arePointsSound(await auditPoints(database)),
  envelopes: await auditEnvelopes(database),
  bets: [...(await wrongSums(database)), ...(await wrongValid(database)), ...(await wrongBonuses(database))],
  payments: await auditPayments(database),
});
const sound = {
  ledger: true,
  points: true,
  envelopes: [],
  bets: [],
  payments: { suspense: 0, receivables: 0, wrongCredits: 0, wrongWithdrawals: 0 },
};
/** Money, points, and what a player has decided about playing. */
const stateOf = async (owners: number[]) => {
  const found = [];
  for (const owner of owners) {
    const { standing, limits } = await keptOf(database, owner, clock.now());
    found.push({
      ...(await pocketsOf(database, owner)),
      points: await pointsOf(database, owner),
      standing,
      limits: limits.map(({ kind, amount, nextAmount }) => [kind, amount, nextAmount]),
      steps: await database.$count(protectionSteps, eq(protectionSteps.accountId, owner)),
    });
  }
  return found;
};

test.each(Object.entries(movements))(
  '[CASH-16] [NET-13] %s: whichever statement fails, all of it or nothing happens, and the second attempt completes it',
  { tags: ['full'] },
  async (_name, prepare) => {
    const undisturbed = await prepare();
    const before = await stateOf(undisturbed.owners);
    await undisturbed.move();
    const after = await stateOf(undisturbed.owners);
    expect(after).not.toEqual(before);

    const failures: string[] = [];
    let failed: string | null = '';
    for (let number = 1; failed !== null; number += 1) {
      const { owners, move, isByChance } = await prepare();
      const begun = await stateOf(owners);
      statements.failAt(number);
      const isRefused = await move().then(
        () => false,
        () => true,
      );
      failed = statements.failed();
      statements.failAt(Infinity);
      if (failed) failures.push(failed);
      // Jobs skip what failed and report no error.
      expect(isRefused && failed === null).toBe(false);
      expect({ failed, ...(await books()) }).toEqual({ failed, ...sound });
      const meanwhile = await stateOf(owners);
      await move();
      const done = await stateOf(owners);
      expect([begun, done]).toContainEqual(meanwhile);
      expect(done).not.toEqual(begun);
      expect({ failed, done }).toEqual({ failed, done: isByChance ? done : after });
      await move();
      expect({ failed, done: await stateOf(owners) }).toEqual({ failed, done });
      expect({ failed, ...(await books()) }).toEqual({ failed, ...sound });
    }
    expect(failures).toContain('commit');
  },
);
