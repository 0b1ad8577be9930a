import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { requirements } from '#operator/database/tables/bets.tables.ts';
import { ledgerPostings, ledgerTransactions, receivables } from '#operator/database/tables/ledger.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { houseBalance, openingBalance, pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { placeBet } from '#operator/play/bets.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { correctTicket, fixturesOf, placeTicket, settleTickets } from '#operator/sports/tickets.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { applyBonus, type BonusEvent, giveBonus, type NewBonus, revokeBonuses } from './bonuses.ts';
import { settle } from './settlements.ts';

const context = await createTestContext();
await seedGames(context);
await context.database.insert(merchants).values(merchant);
afterAll(() => context.close());
const { database, clock } = context;
const day = 86_400_000;
let member: number;

beforeEach(async () => {
  [member = 0] = await createTestAccounts(database, 1);
});

let numbers = 0;
const give = (changes: Partial<NewBonus> = {}) => {
  const number = `B${++numbers}`;
  const bonus: NewBonus = {
    accountId: member,
    number,
    source: `test:${number}`,
    origin: null,
    amount: 50_000,
    turnover: 100_000,
    cap: null,
    largestBet: null,
    onWithdrawal: 'forfeits',
    startsItself: false,
    turnoverDays: 7,
    endsAt: null,
    ...changes,
  };
  return database.transaction((transaction) => giveBonus(transaction, bonus, clock.now()));
};
const happen = (id: string, event: BonusEvent) =>
  database.transaction((transaction) => applyBonus(transaction, id, event, clock.now()));
const claimed = async (changes: Partial<NewBonus> = {}) => happen((await give(changes)).id, 'claim');
const stateOf = async (id: string) => (await happen(id, 'met')).state;

/** A bet that settles immediately and moves no money. */
const play = (valid: number) =>
  database.transaction((transaction) =>
    settle(
      transaction,
      {
        source: 'sports',
        betId: randomUUID(),
        accountId: member,
        gameId: 'JL-001',
        placedAt: clock.now(),
        settledAt: clock.now(),
        stake: { cash: valid, bonus: 0 },
        payout: 0,
        valid,
        result: 'lost',
      },
      null,
    ),
  );

/** Moves money from a pocket to the games, or back. */
const change = (pocket: 'cash' | 'bonus', amount: number) =>
  post(database, {
    idempotencyKey: `change:${randomUUID()}`,
    kind: amount < 0 ? 'bet' : 'win',
    reference: 'JL-001',
    at: clock.now(),
    postings: [
      { owner: pocketOf(member, pocket), amount },
      { owner: 'house:games', amount: -amount },
    ],
  });

const movements = async (reference: string) =>
  (
    await database
      .selectDistinct({
        id: ledgerTransactions.id,
        kind: ledgerTransactions.kind,
        at: ledgerTransactions.createdAt,
      })
      .from(ledgerTransactions)
      .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
      .where(eq(ledgerTransactions.reference, reference))
      .orderBy(asc(ledgerTransactions.id))
  ).map(({ kind, at }) => [kind, at - clock.now()]);

const requirementsOf = async () =>
  (await database.select().from(requirements).where(eq(requirements.accountId, member))).map(
    ({ source, locks, base, required, state }) => ({ source, locks, base, required, state }),
  );

const sound = async () => isSound(await auditLedger(database));

describe('claiming', () => {
  it('[BEN-12] [CASH-17] puts the amount into the bonus pocket and locks it with a requirement', async () => {
    const bonus = await claimed();
    expect(bonus).toMatchObject({ state: 'inTurnover', endsAt: clock.now() + 7 * day, converted: 0 });
    expect(await pocketsOf(database, member)).toEqual({ cash: 0, bonus: 50_000, held: 0 });
    expect(await requirementsOf()).toEqual([
      { source: `bonus:${bonus.id}`, locks: 'bonus', base: 50_000, required: 100_000, state: 'open' },
    ]);
  });

  it.each([
    [null, 50_000],
    [50_000, 50_000],
    [49_999, 49_999],
  ])('[BEN-12] without turnover goes straight to cash, with a cap of %s: %i', async (cap, cash) => {
    const bonus = await claimed({ turnover: 0, cap });
    expect([bonus.state, bonus.converted]).toEqual(['done', cash]);
    expect(await pocketsOf(database, member)).toEqual({ cash, bonus: 0, held: 0 });
    expect(await requirementsOf()).toEqual([]);
  });

  it('[BEN-03] a second bonus is refused, or starts automatically once the first has ended', async () => {
    const first = await claimed();
    const second = await give();
    const third = await give({ startsItself: true, amount: 700, endsAt: null });
    expect(await refusalOf(happen(second.id, 'claim'))).toMatchObject({ code: 'conflict' });
    expect(third.state).toBe('claimable');
    await happen(first.id, 'giveUp');
    expect(await pocketsOf(database, member)).toEqual({ cash: 0, bonus: 700, held: 0 });
  });

  it('[BEN-03] only one of two claimed at once is in turnover', async () => {
    await openingBalance(database, member, 1, clock.now());
    const two = [await give(), await give()];
    const results = await Promise.allSettled(two.map(({ id }) => happen(id, 'claim')));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
    expect(await pocketsOf(database, member)).toEqual({ cash: 1, bonus: 50_000, held: 0 });
  });

  it('[BEN-12] happens once per source, and only until the deadline', async () => {
    const source = `once:${member}`;
    const endsAt = clock.now() + 1_000;
    const first = await give({ source, endsAt });
    expect(await give({ source, amount: 1, endsAt })).toEqual(first);
    clock.shift(1_000);
    expect(await refusalOf(happen(first.id, 'claim'))).toMatchObject({ code: 'conflict' });
    clock.shift(-1);
    expect((await happen(first.id, 'claim')).state).toBe('inTurnover');
    clock.shift(-999);
  });
});

describe('the end', () => {
  const ends: [event: BonusEvent, state: string, cash: number, house: number][] = [
    ['met', 'done', 60_000, 0],
    ['giveUp', 'forfeited', 0, 60_000],
    ['payout', 'forfeited', 0, 60_000],
    ['bust', 'forfeited', 0, 60_000],
    ['due', 'expired', 0, 60_000],
    ['revoke', 'revoked', 0, 60_000],
  ];
  it.each(ends)('[BEN-12] by %s happens once, with one movement: %s', async (event, state, cash, toHouse) => {
    const bonus = await claimed();
    await change('bonus', 10_000);
    const before = await houseBalance(database, 'house:bonuses');
    // Repeating the event, even at the same time, changes nothing.
    const ended = await Promise.all([happen(bonus.id, event), happen(bonus.id, event)]);
    if (event !== 'revoke') await happen(bonus.id, event);
    expect(ended.map((one) => one.state)).toEqual([state, state]);
    expect(await pocketsOf(database, member)).toEqual({ cash, bonus: 0, held: 0 });
    expect((await houseBalance(database, 'house:bonuses')) - before).toBe(toHouse);
    expect(await movements(bonus.number)).toEqual([
      ['bonus', 0],
      ['bonusEnded', 0],
    ]);
    expect((await requirementsOf()).map((one) => one.state)).toEqual(['lapsed']);
    expect(await sound()).toBe(true);
  });

  it('[BEN-12] only one of two simultaneous ends counts', async () => {
    const bonus = await claimed();
    const ended = await Promise.all([happen(bonus.id, 'met'), happen(bonus.id, 'due')]);
    const [first] = ended;
    expect(ended.map(({ state }) => state)).toEqual([first?.state, first?.state]);
    const { cash, bonus: left } = await pocketsOf(database, member);
    expect([cash, left]).toEqual([first?.state === 'done' ? 50_000 : 0, 0]);
  });

  it.each([
    [60_000, 60_000, 0],
    [59_999, 59_999, 1],
    [60_001, 60_000, 0],
    [1, 1, 59_999],
  ])('[BEN-12] of 60000 with a cap of %i turns %i into cash and returns %i', async (cap, cash, back) => {
    const bonus = await claimed({ cap });
    await change('bonus', 10_000);
    const before = await houseBalance(database, 'house:bonuses');
    expect(await happen(bonus.id, 'met')).toMatchObject({ state: 'done', converted: cash });
    expect(await pocketsOf(database, member)).toEqual({ cash, bonus: 0, held: 0 });
    expect((await houseBalance(database, 'house:bonuses')) - before).toBe(back);
  });

  it('[BEN-12] ends with the last centavo of turnover, and cash does not change', async () => {
    await openingBalance(database, member, 5_000, clock.now());
    const bonus = await claimed();
    await play(99_999);
    expect(await pocketsOf(database, member)).toEqual({ cash: 5_000, bonus: 50_000, held: 0 });
    await play(1);
    expect(await pocketsOf(database, member)).toEqual({ cash: 55_000, bonus: 0, held: 0 });
    expect(await stateOf(bonus.id)).toBe('done');
  });

  it.each([
    [100, 'inTurnover'],
    [99, 'forfeited'],
  ])('[BEN-12] [CASH-17] with %i centavos of the balance left it is %s', async (left, state) => {
    const bonus = await claimed();
    await change('bonus', left - 50_000);
    await play(0);
    const [requirement] = await requirementsOf();
    expect(requirement?.state).toBe(state === 'inTurnover' ? 'open' : 'lapsed');
    expect((await pocketsOf(database, member)).bonus).toBe(state === 'inTurnover' ? left : 0);
    expect((await happen(bonus.id, 'bust')).state).toBe('forfeited');
  });

  it('[BEN-12] at its deadline is exact to the millisecond, even if turnover is met later', async () => {
    const late = await claimed({ turnoverDays: 1 });
    clock.shift(day);
    await play(100_000);
    expect(await stateOf(late.id)).toBe('expired');
    expect(await pocketsOf(database, member)).toEqual({ cash: 0, bonus: 0, held: 0 });
    const inTime = await claimed({ turnoverDays: 1 });
    clock.shift(day - 1);
    await play(100_000);
    expect(await stateOf(inTime.id)).toBe('done');
    clock.shift(1 - 2 * day);
  });

  it('[BEN-12] a withdrawal leaves the bonus alone if its terms say so', async () => {
    const bonus = await claimed({ onWithdrawal: 'stays' });
    expect((await happen(bonus.id, 'payout')).state).toBe('inTurnover');
    expect((await pocketsOf(database, member)).bonus).toBe(50_000);
  });

  it.each([
    [50_000, 0],
    [49_999, 1],
    [0, 50_000],
  ])('[BEN-12] [CASH-20] revoked after payout takes back %i, and %i is owed', async (left, owed) => {
    const origin = `deposit:${member}`;
    const bonus = await claimed({ origin });
    await happen(bonus.id, 'met');
    if (left < 50_000) await change('cash', left - 50_000);
    const revoke = () =>
      database.transaction((transaction) => revokeBonuses(transaction, origin, clock.now()));
    await revoke();
    await revoke();
    expect(await pocketsOf(database, member)).toEqual({ cash: 0, bonus: 0, held: 0 });
    const debts = await database.select().from(receivables).where(eq(receivables.accountId, member));
    expect(debts.map(({ amount }) => amount)).toEqual(owed > 0 ? [owed] : []);
    expect(await sound()).toBe(true);
  });

  it('[BEN-12] of an unclaimed bonus moves no money', async () => {
    const bonus = await give();
    expect((await happen(bonus.id, 'giveUp')).state).toBe('forfeited');
    expect(await movements(bonus.number)).toEqual([]);
  });
});

describe('bets still open when it ends', () => {
  /** Tickets with bonus money only on each side of one match: one of them wins. */
  const bet = async (stake = 10_000) => {
    const [fixture] = await fixturesOf(context, 'LR', 1);
    if (!fixture) throw new Error('Nothing to bet on');
    const tickets = [];
    for (const { side } of fixture.prices) {
      const wanted = { gameId: 'LR-001', match: fixture.match, side, stake, idempotencyKey: randomUUID() };
      tickets.push(await placeTicket(context, member, wanted));
    }
    return { fixture, tickets };
  };
  const result = async ({ fixture }: Awaited<ReturnType<typeof bet>>) => {
    clock.shift(fixture.endsAt - clock.now());
    await settleTickets(context);
  };
  const wonBy = ({ tickets, fixture }: Awaited<ReturnType<typeof bet>>, side: string) => {
    const hundredths = fixture.prices.find((price) => price.side === side)?.hundredths ?? 0;
    return ((tickets[0]?.stake ?? 0) * hundredths) / 100;
  };

  it('[BEN-12] [CASH-17] pay into the bonus pocket as long as the bonus has not ended', async () => {
    await claimed();
    const open = await bet();
    const [first, ...others] = open.tickets;
    await correctTicket(context, first?.id ?? '', 'refunded');
    expect(await pocketsOf(database, member)).toEqual({
      cash: 0,
      bonus: 50_000 - others.length * 10_000,
      held: 0,
    });
  });

  it('[BEN-12] pay to cash what would have become cash, up to the cap', async () => {
    const bonus = await claimed({ cap: 25_000 });
    const open = await bet();
    const staked = open.tickets.length * 10_000;
    await happen(bonus.id, 'met');
    expect(await pocketsOf(database, member)).toEqual({
      cash: Math.min(25_000, 50_000 - staked),
      bonus: 0,
      held: 0,
    });
    await result(open);
    expect(await pocketsOf(database, member)).toMatchObject({ cash: 25_000, bonus: 0 });
    expect(await sound()).toBe(true);
  });

  it.each(['giveUp', 'due', 'revoke'] as const)('[BEN-12] pay the house after %s', async (event) => {
    const bonus = await claimed();
    const open = await bet();
    await happen(bonus.id, event);
    const games = await houseBalance(database, 'house:games');
    const house = await houseBalance(database, 'house:bonuses');
    await result(open);
    expect(await pocketsOf(database, member)).toEqual({ cash: 0, bonus: 0, held: 0 });
    const paid = games - (await houseBalance(database, 'house:games'));
    expect(paid).toBeGreaterThan(0);
    expect((await houseBalance(database, 'house:bonuses')) - house).toBe(paid);
    expect(await sound()).toBe(true);
  });

  it('[BEN-12] pay their own bonus, never a later one', async () => {
    const first = await claimed();
    const open = await bet();
    await happen(first.id, 'giveUp');
    await claimed({ amount: 7_000 });
    await result(open);
    expect(await pocketsOf(database, member)).toEqual({ cash: 0, bonus: 7_000, held: 0 });
    expect(await sound()).toBe(true);
  });

  it('[BEN-12] [CASH-18] settled again take money back from where they paid it', async () => {
    const bonus = await claimed();
    const open = await bet();
    const kept = 50_000 - open.tickets.length * 10_000;
    await happen(bonus.id, 'met');
    const [ticket] = open.tickets;
    if (!ticket) throw new Error('No ticket');
    await correctTicket(context, ticket.id, 'refunded');
    expect(await pocketsOf(database, member)).toMatchObject({ cash: kept + 10_000, bonus: 0 });
    await correctTicket(context, ticket.id, 'lost');
    expect(await pocketsOf(database, member)).toMatchObject({ cash: kept, bonus: 0 });
    await correctTicket(context, ticket.id, 'won');
    const won = wonBy(open, ticket.side);
    expect(await pocketsOf(database, member)).toMatchObject({ cash: kept + won, bonus: 0 });
    expect(await sound()).toBe(true);
  });

  it('[BEN-12] settled again after the bonus was given up cost the player nothing', async () => {
    await openingBalance(database, member, 1_000, clock.now());
    await change('cash', -1_000);
    const bonus = await claimed();
    const open = await bet();
    await happen(bonus.id, 'giveUp');
    const [ticket] = open.tickets;
    await correctTicket(context, ticket?.id ?? '', 'refunded');
    await change('cash', 3_000);
    await correctTicket(context, ticket?.id ?? '', 'lost');
    expect(await pocketsOf(database, member)).toEqual({ cash: 3_000, bonus: 0, held: 0 });
    expect(await sound()).toBe(true);
  });

  it('[BEN-12] [CASH-17] a round counts towards its bonus, and its wins belong to the bonus', async () => {
    const bonus = await claimed({ turnover: 20_000 });
    const game = {
      accountId: member,
      gameId: 'JL-001',
      kind: 'baccarat',
      classify: null,
      fun: false,
    } as const;
    const round = await placeBet(context, game, {
      stake: 20_000,
      choice: 'player',
      idempotencyKey: randomUUID(),
    });
    const isTied = round.payout === 20_000;
    const left = 30_000 + round.payout;
    expect(await pocketsOf(database, member)).toEqual(
      isTied ? { cash: 0, bonus: left, held: 0 } : { cash: left, bonus: 0, held: 0 },
    );
    expect((await happen(bonus.id, 'met')).state).toBe('done');
  });
});
