import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drawNamed } from '#operator/art/names.ts';
import { openRequirements, withdrawable } from '#operator/bets/requirements.ts';
import type { Caller } from '#operator/core/context.ts';
import {
  applicationPictures,
  applications,
  participations,
  participationSteps,
  promotions,
} from '#operator/database/tables/promotions.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { drawsOnSale, lotteryOf } from '#operator/lottery/draws.ts';
import { placeOrder } from '#operator/lottery/orders.ts';
import { placeBet } from '#operator/play/bets.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedPromotions } from '#operator/seed/promotions.ts';
import { fixturesOf, placeTicket } from '#operator/sports/tickets.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import {
  applyAlone,
  createPaymentsContext,
  createProviderDouble,
  makeDeposit,
} from '#operator/testing/payments.ts';
import { calls } from '@araw/contract/calls/calls';
import { endBonuses } from './bonusJobs.ts';
import { movePromotions } from './promotions.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock } = context;
await seedGames(context);
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });
const day = 86_400_000;
const [seeded] = seedPromotions;
if (!seeded) throw new Error('Nothing is seeded');
const firstCashIn = { ...seeded, entry: 'join' as const };

let member: number;
let caller: Caller;
const callerOf = (id: number): Caller => ({
  ...visitor,
  account: { id, name: `player${id}`, type: 0, merchantCode: merchant.code },
});

type Terms = typeof promotions.$inferInsert;
/** A single promo, seeded apart from `changes`. */
const offer = async (changes: Partial<Terms> = {}) => {
  await database.delete(applicationPictures);
  await database.delete(applications);
  await database.delete(participationSteps);
  await database.delete(participations);
  await database.delete(promotions);
  await database.insert(promotions).values({
    ...firstCashIn,
    startsAt: clock.now(),
    endsAt: clock.now() + 30 * day,
    ...changes,
  });
};

beforeEach(async () => {
  [member = 0] = await createTestAccounts(database, 1);
  caller = callerOf(member);
  await offer();
});

const shown = async (who = caller, language = 'EN') =>
  v.parse(calls.promotionOffers.response, await handlers.promotionOffers({ language }, who, context)).list[0];
const stateOf = async () => (await shown())?.state;
const join = async (who = caller, version = 1, key: string = randomUUID()) =>
  v.parse(
    calls.joinPromotion.response,
    await handlers.joinPromotion({ key, id: 'first-cash-in', version, language: 'EN' }, who, context),
  );
const rewards = async () =>
  v.parse(calls.rewards.response, await handlers.rewards({ language: 'EN' }, caller, context)).list;
const claim = (id: string, key: string = randomUUID(), who = caller) =>
  handlers.claimReward({ key, id, language: 'EN' }, who, context);
const giveUp = (id: string, key: string = randomUUID()) =>
  handlers.giveUpReward({ key, id, language: 'EN' }, caller, context);

let payments = 0;
/** Credits a deposit of this many pesos; returns a function that reverses it. */
const cashIn = async (amount: string) => {
  const order = await makeDeposit(context, member, { amount });
  const id = `payment ${++payments}`;
  const centavos = order.amount + order.fee;
  await applyAlone(context, order.id, { event: 'paid', payment: { id, rank: 'paid', amount: centavos } });
  return () =>
    applyAlone(context, order.id, { event: 'reversed', payment: { id, rank: 'reversed', amount: centavos } });
};
/** Two processes run the same turn. */
const turn = () => Promise.all([movePromotions(context), movePromotions(context)]);

const slot = { accountId: 0, gameId: 'JL-001', kind: 'baccarat', classify: null, fun: false } as const;
const play = (stake: number, idempotencyKey: string = randomUUID()) =>
  placeBet(context, { ...slot, accountId: member }, { stake, choice: 'player', idempotencyKey });

describe('first cash in doubled', () => {
  it('[BEN-01] [BEN-12] [CASH-17] is joined, issued for the first deposit, wagered with real bets and withdrawable', async () => {
    expect(await shown()).toMatchObject({ state: 'open', version: 1, reward: null, refusal: '' });
    expect(await join()).toMatchObject({ state: 'joined', stateText: 'Joined' });
    await turn();
    expect(await stateOf()).toBe('joined');
    await cashIn('800');
    await turn();
    const [reward] = await rewards();
    expect(await shown()).toMatchObject({ state: 'issued', reward: reward?.id });
    expect(reward).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^B\d{6}$/),
      title: 'Double your first cash-in',
      source: 'promotion',
      state: 'inTurnover',
      stateText: 'Active',
      amount: 800,
      turnover: 2_400,
      played: 0,
      left: 800,
      converted: 0,
      endsAt: clock.now() + 7 * day,
      changedAt: clock.now(),
      refusal: '',
    });
    expect(await pocketsOf(database, member)).toEqual({ cash: 80_000, bonus: 80_000, held: 0 });
    // Real money is bet first, and its own turnover comes first.
    for (let bets = 0; (await rewards())[0]?.state === 'inTurnover'; bets++) {
      if (bets === 1_000) throw new Error('The turnover is never met');
      await play(2_000);
    }
    const [ended] = await rewards();
    const pockets = await pocketsOf(database, member);
    expect(ended).toMatchObject({ state: 'done', left: 0, played: 2_400, endsAt: null });
    expect(pockets.bonus).toBe(0);
    expect(withdrawable(pockets, await openRequirements(database, member))).toBe(pockets.cash);
    expect(isSound(await auditLedger(database))).toBe(true);
  });

  it.each([
    ['100', 100],
    ['999.99', 999.99],
    ['1000', 1_000],
    ['1000.01', 1_000],
  ])('[BEN-01] of ₱%s gives ₱%d', async (amount, bonus) => {
    await join();
    await cashIn(amount);
    await turn();
    expect((await rewards()).map((one) => one.amount)).toEqual([bonus]);
  });

  it('[BEN-01] only the first deposit counts, from the minimum amount', async () => {
    await offer({ leastDeposit: 50_000 });
    await join();
    await cashIn('499.99');
    clock.shift(1);
    await cashIn('500');
    await turn();
    expect([await stateOf(), await rewards()]).toEqual(['joined', []]);
  });

  it('[BEN-01] is for members who join before they cash in', async () => {
    await cashIn('500');
    expect((await shown())?.refusal).toBe("It's only for your first cash-in, and you've already cashed in.");
    expect(await refusalOf(join())).toMatchObject({ code: 'conflict', value: { offer: { state: 'open' } } });
  });

  it('[BEN-12] a reversal before issue gives nothing, and one afterwards takes it back', async () => {
    await join();
    const reverse = await cashIn('500');
    await turn();
    await reverse();
    expect((await rewards()).map(({ state, left }) => [state, left])).toEqual([['revoked', 0]]);
    [member = 0] = await createTestAccounts(database, 1);
    caller = callerOf(member);
    await join();
    const undo = await cashIn('500');
    await undo();
    await turn();
    expect([await stateOf(), await rewards()]).toEqual(['joined', []]);
  });
});

describe('joining', () => {
  it('[BEN-01] [NET-13] follows the table: before the start, at its end and twice', async () => {
    await offer({ startsAt: clock.now() + 1_000, endsAt: clock.now() + 2_000 });
    expect(await shown()).toMatchObject({ state: 'comingSoon', refusal: "It hasn't started yet." });
    expect(await refusalOf(join())).toMatchObject({ code: 'conflict' });
    clock.shift(1_000);
    const key = randomUUID();
    const joined = await Promise.all([join(caller, 1, key), join(caller, 1, key), join()]);
    expect(joined.map(({ state }) => state)).toEqual(['joined', 'joined', 'joined']);
    const late = callerOf((await createTestAccounts(database, 1))[0] ?? 0);
    clock.shift(999);
    await turn();
    expect([await stateOf(), (await shown(late))?.state]).toEqual(['joined', 'open']);
    clock.shift(1);
    await turn();
    expect([await stateOf(), await shown(late)]).toEqual(['closed', undefined]);
    expect(await refusalOf(join(late))).toMatchObject({
      code: 'conflict',
      value: { offer: { state: 'closed' } },
    });
  });

  it('[BEN-11] [BEN-01] of two who want the last place only one gets it', async () => {
    await offer({ places: 1 });
    const others = (await createTestAccounts(database, 2)).map(callerOf);
    const results = await Promise.allSettled(others.map((who) => join(who)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await shown())?.refusal).toBe('All places are taken.');
  });

  it('[BEN-11] keeps the terms that were shown, and refuses any others', async () => {
    await join();
    await database.insert(promotions).values({
      ...firstCashIn,
      version: 2,
      startsAt: clock.now(),
      endsAt: clock.now() + 30 * day,
      share: 10,
    });
    const other = callerOf((await createTestAccounts(database, 1))[0] ?? 0);
    expect(await refusalOf(join(other, 1))).toMatchObject({
      code: 'conflict',
      value: { offer: { version: 2 } },
    });
    expect((await join(other, 2)).version).toBe(2);
    expect((await shown())?.version).toBe(1);
    await cashIn('500');
    await turn();
    expect((await rewards())[0]?.amount).toBe(500);
  });

  it('[BEN-11] says in words and pesos what it requires and gives, in every language', async () => {
    expect((await shown())?.conditions).toEqual([
      { name: 'who', text: 'Open to members who join it before their first cash-in.' },
      {
        name: 'times',
        text: 'Once per member. If you share a payee, phone or payout account with another member, we check first.',
      },
      {
        name: 'qualifies',
        text: "Your first cash-in counts if it's ₱100.00 or more and arrives by 14/02/2026 20:00.",
      },
      { name: 'amount', text: 'You get 100% of that cash-in as a bonus, up to ₱1,000.00.' },
      {
        name: 'turnover',
        text: 'Bet 3 × the bonus within 7 days to turn it into cash. Your own cash is used first.',
      },
      { name: 'cap', text: 'Up to ₱5,000.00 of the bonus can become cash.' },
      {
        name: 'largestBet',
        text: "Bets with bonus money can't be over ₱500.00.",
      },
      { name: 'withdrawal', text: 'You lose the bonus if you withdraw. Your own money stays yours.' },
    ]);
    for (const language of ['CN', 'TH', 'VI', 'TL', 'AR', 'DE', 'KO', 'SI']) {
      const texts = (await shown(caller, language))?.conditions.map(({ text }) => text) ?? [];
      expect([texts.length, texts.filter((text) => /[{}]|undefined/.test(text))]).toEqual([8, []]);
      expect(texts[3]).toContain('₱1,000.00');
    }
  });

  it('[BEN-01] is closed to self-excluded members, and joined ones are not issued during the exclusion', async () => {
    await join();
    await cashIn('500');
    await putOnBreak(context, member, clock.now() + day);
    await turn();
    expect([await stateOf(), await rewards()]).toEqual(['joined', []]);
    clock.shift(day);
    await turn();
    expect(await stateOf()).toBe('issued');
  });
});

describe('a reward', () => {
  const won = async (changes: Partial<Terms> = {}) => {
    await offer({ mode: 'claim', claimDays: 2, ...changes });
    await join();
    await cashIn('500');
    await turn();
    const [reward] = await rewards();
    if (!reward) throw new Error('Nothing was won');
    return reward;
  };

  it('[BEN-03] is claimed once, whatever is tapped twice, and starts its turnover', async () => {
    const { id, state, endsAt } = await won();
    expect([state, endsAt, await stateOf()]).toEqual(['claimable', clock.now() + 2 * day, 'claimable']);
    const key = randomUUID();
    const claimed = await Promise.all([claim(id, key), claim(id, key), claim(id)]);
    expect(claimed.map((one) => [one.state, one.left])).toEqual([
      ['inTurnover', 500],
      ['inTurnover', 500],
      ['inTurnover', 500],
    ]);
    expect(await stateOf()).toBe('claimed');
    expect((await pocketsOf(database, member)).bonus).toBe(50_000);
  });

  it('[BEN-03] left unclaimed expires, and its promo closes', async () => {
    const { id } = await won();
    clock.shift(2 * day - 1);
    await endBonuses(context);
    await turn();
    expect(await stateOf()).toBe('claimable');
    clock.shift(1);
    expect(await refusalOf(claim(id))).toMatchObject({ code: 'conflict' });
    await endBonuses(context);
    await turn();
    expect([await stateOf(), (await rewards())[0]?.state]).toEqual(['closed', 'expired']);
  });

  it('[BEN-03] can be given up, before the claim and in turnover', async () => {
    const unclaimed = await won();
    expect((await giveUp(unclaimed.id)).state).toBe('forfeited');
    await turn();
    expect(await stateOf()).toBe('closed');
    [member = 0] = await createTestAccounts(database, 1);
    caller = callerOf(member);
    const { id } = await won();
    await claim(id);
    const key = randomUUID();
    const given = await Promise.all([giveUp(id, key), giveUp(id, key)]);
    expect(given.map(({ state, left }) => [state, left])).toEqual([
      ['forfeited', 0],
      ['forfeited', 0],
    ]);
    expect(await pocketsOf(database, member)).toEqual({ cash: 50_000, bonus: 0, held: 0 });
    expect(await refusalOf(claim(id))).toMatchObject({ code: 'conflict' });
  });

  it('[BEN-03] of another member does not exist', async () => {
    const { id } = await won();
    const [other = 0] = await createTestAccounts(database, 1);
    expect(await refusalOf(claim(id, randomUUID(), callerOf(other)))).toMatchObject({ code: 'notFound' });
    expect(await refusalOf(claim('B1'))).toMatchObject({ code: 'notFound' });
  });

  it('[BEN-11] a bet that uses bonus money against the terms is refused', async () => {
    await offer({ largestBet: 20_000 });
    await join();
    await cashIn('100');
    await turn();
    await openingBalance(database, member, 10_000, clock.now());
    const before = await pocketsOf(database, member);
    expect(before).toEqual({ cash: 20_000, bonus: 10_000, held: 0 });
    const bound = { code: 'amountOutOfBounds', value: { bound: 'most', amount: 200 } };
    const [fixture] = await fixturesOf(context, 'LR', 1);
    const [draw] = await drawsOnSale(context, await lotteryOf(context, 'SWL-001'));
    const ticket = (stake: number) =>
      placeTicket(context, member, {
        gameId: 'LR-001',
        match: fixture?.match ?? 0,
        side: 'home',
        stake,
        idempotencyKey: randomUUID(),
      });
    const order = (stake: number) =>
      placeOrder(context, member, {
        gameId: 'SWL-001',
        numero: draw?.numero ?? '',
        bets: [{ numbers: '123', stake }],
        idempotencyKey: randomUUID(),
      });
    for (const take of [play, ticket, order]) expect(await refusalOf(take(20_200))).toMatchObject(bound);
    expect(await pocketsOf(database, member)).toEqual(before);
    // Only real money may be bet above it, bonus money up to it.
    await ticket(19_900);
    await ticket(10_100);
    expect(await pocketsOf(database, member)).toEqual({ cash: 0, bonus: 0, held: 0 });
  });
});

it('[BEN-01] seeded promos are running, and can be joined', async () => {
  await offer(firstCashIn);
  expect(await shown()).toMatchObject({ id: 'first-cash-in', state: 'open', refusal: '' });
  expect(await database.$count(promotions, eq(promotions.version, 1))).toBe(1);
});

describe('[BEN-11] the rest of the terms', () => {
  const toldOf = async (index: number, changes: Partial<Terms> = {}) => {
    const nothing = { leastDeposit: null, share: null, cap: null, largestBet: null };
    await offer({ ...nothing, ...seedPromotions[index]!, ...changes });
    const { list } = await handlers.promotionOffers({ language: 'EN' }, caller, context);
    return list[0]!;
  };

  it.each([
    [0, { basis: 'deposit', least: 100, share: 100, gameTypes: [], claimDays: null }],
    [1, { basis: 'deposit', least: 500, share: 20, gameTypes: [], claimDays: 7 }],
    [2, { basis: 'application', least: 0, share: null, gameTypes: [], claimDays: 7 }],
    [3, { basis: 'bets', least: 5_000, share: null, gameTypes: ['RNG', 'FISH'], claimDays: 7 }],
  ])('for the seeded one are at %d', async (index, terms) => {
    expect((await toldOf(index)).terms).toEqual(terms);
  });

  it('are a picture that is drawn, the same for each version and different for another promo', async () => {
    const pictures = [];
    for (const index of [0, 1, 2, 3]) pictures.push((await toldOf(index)).picture);
    for (const picture of pictures) {
      const [, kind = '', name = ''] = /^\/art\/(\w+)\/(.+)\.svg$/.exec(picture ?? '') ?? [];
      expect(drawNamed(kind, name)).toContain('viewBox="0 0 716 300"');
    }
    expect(new Set(pictures).size).toBe(4);
    expect((await toldOf(0, { version: 2, share: 50 })).picture).toBe(pictures[0]);
  });
});
