import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { requirements, turnoverDebts } from '#operator/database/tables/bets.tables.ts';
import { defaultTurnover, merchants, type TurnoverRules } from '#operator/database/tables/system.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { openingBalance, pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { countBet } from './betSums.ts';
import {
  lockedBy,
  type NewRequirement,
  openRequirement,
  openRequirements,
  requiredFor,
  withdrawable,
} from './requirements.ts';
import { latestSettlement, settle as keep, type Settlement } from './settlements.ts';

const context = await createTestContext();
await seedGames(context);
await context.database.insert(merchants).values(merchant);
afterAll(() => context.close());
const { database } = context;
const at = context.clock.now();
let member: number;

const settle = async (bet: Settlement) =>
  keep(database, bet, await latestSettlement(database, bet.source, bet.betId));

const setRules = (rules: Partial<TurnoverRules>) =>
  database.update(merchants).set({ turnover: { ...defaultTurnover, ...rules } });

beforeEach(async () => {
  await setRules({});
  [member = 0] = await createTestAccounts(database, 1);
  await openingBalance(database, member, 10_000, at);
});

let names = 0;
const open = (changes: Partial<NewRequirement> = {}) =>
  openRequirement(database, {
    accountId: member,
    source: `deposit:${++names}`,
    locks: 'cash',
    base: 1_000,
    required: 1_000,
    at,
    ...changes,
  });

const bet = (valid: number, changes: Partial<Settlement> = {}): Settlement => ({
  source: 'sports',
  betId: randomUUID(),
  accountId: member,
  gameId: 'JL-001',
  placedAt: at,
  settledAt: at,
  stake: { cash: Math.max(valid, 1), bonus: 0 },
  payout: 0,
  valid,
  result: 'lost',
  ...changes,
});

const standing = async () =>
  (
    await database
      .select({ played: requirements.played, state: requirements.state })
      .from(requirements)
      .where(eq(requirements.accountId, member))
      .orderBy(asc(requirements.openedAt), asc(requirements.id))
  ).map(({ played, state }) => `${played} ${state}`);

const debt = () => database.select().from(turnoverDebts).where(eq(turnoverDebts.accountId, member));

describe('the amount available to withdraw', () => {
  it.each([
    [1_000, 1_000, 0, 1_000],
    [1_000, 1_000, 999, 1],
    [1_000, 1_000, 1_000, 0],
    // Rounded up: a third of 1,000 still to play.
    [1_000, 3_000, 2_000, 334],
    [1_000, 3_000, 2_999, 1],
    [9_000_000_000_000_000, 9_000_000_000_000_000, 1, 8_999_999_999_999_999],
  ])('[CASH-17] a requirement of %i on %i, with %i played, locks %i', (base, required, played, locked) => {
    expect(lockedBy({ base, required, played })).toBe(locked);
  });

  it('[CASH-17] is cash minus what deposits lock, never below zero; bonuses lock no cash', async () => {
    const cash = async () =>
      withdrawable(await pocketsOf(database, member), await openRequirements(database, member));
    expect(await cash()).toBe(10_000);
    await open({ base: 4_000, required: 4_000 });
    await open({ locks: 'bonus', base: 9_000, required: 90_000 });
    expect(await cash()).toBe(6_000);
    await settle(bet(1_500));
    expect(await cash()).toBe(7_500);
    await open({ base: 20_000, required: 20_000 });
    expect(await cash()).toBe(0);
  });

  it('[CASH-17] a deposit requires its amount times the merchant’s factor, rounded up, and nothing for zero', async () => {
    expect(await requiredFor(database, 12_345)).toBe(12_345);
    await setRules({ depositFactor: 150 });
    expect(await requiredFor(database, 333)).toBe(500);
    await setRules({ depositFactor: 0 });
    expect(await requiredFor(database, 333)).toBe(0);
    await open({ required: 0 });
    expect(await standing()).toEqual([]);
  });

  it('[CASH-21] a factor above the legal maximum counts as the maximum, and as none where forbidden', async () => {
    await setRules({ depositFactor: 150 });
    await setSwitches(context, { mostTurnoverFactor: 149 });
    expect(await requiredFor(database, 1_000)).toBe(1_490);
    await setSwitches(context, { mostTurnoverFactor: 151 });
    expect(await requiredFor(database, 1_000)).toBe(1_500);
    await setSwitches(context, { depositTurnover: false });
    expect(await requiredFor(database, 1_000)).toBe(0);
    await setProfile(context, 'spec');
  });
});

describe('turnover', () => {
  it('[CASH-17] fills the oldest requirement first, each centavo once, and keeps no surplus', async () => {
    await open({ source: `late:${member}`, at: at + 2 });
    await open({ source: `early:${member}`, at: at + 1 });
    const placedAt = at + 3;
    await settle(bet(999, { placedAt }));
    expect(await standing()).toEqual(['999 open', '0 open']);
    await settle(bet(2, { placedAt }));
    expect(await standing()).toEqual(['1000 met', '1 open']);
    await settle(bet(5_000, { placedAt }));
    expect(await standing()).toEqual(['1000 met', '1000 met']);
    await open({ at: placedAt });
    expect(await standing()).toEqual(['1000 met', '1000 met', '0 open']);
  });

  it('[CASH-17] counts only bets placed after it opened', async () => {
    await open({ at: at + 10 });
    await settle(bet(500, { placedAt: at + 9, settledAt: at + 20 }));
    expect(await standing()).toEqual(['0 open']);
    await settle(bet(500, { placedAt: at + 10, settledAt: at + 20 }));
    expect(await standing()).toEqual(['500 open']);
  });

  it.each(['tied', 'refunded', 'voided'] as const)(
    '[CASH-18] a bet that was %s does not count',
    async (result) => {
      await open();
      const settled = await settle(bet(500, { result }));
      expect([settled.valid, await standing()]).toEqual([0, ['0 open']]);
    },
  );

  it.each(['won', 'lost'] as const)('[CASH-18] a bet that was %s counts', async (result) => {
    await open();
    const settled = await settle(bet(500, { result }));
    expect([settled.valid, await standing()]).toEqual([500, ['500 open']]);
  });

  it('[CASH-18] is weighted by the game’s category', async () => {
    const { byId } = await catalogueOf(context);
    const gameType = byId.get('JL-001')?.gameType ?? '';
    await setRules({ weights: { [gameType]: 50 } });
    await open();
    await settle(bet(333));
    await settle(bet(100, { gameId: 'LR-001' }));
    expect(await standing()).toEqual(['266 open']);
  });

  it('[CASH-17] opens once per source', async () => {
    await open({ source: `deposit:once:${member}` });
    await open({ source: `deposit:once:${member}`, required: 5 });
    expect(await standing()).toEqual(['0 open']);
  });

  it('[CASH-18] a correction takes back what the bet had filled, but a completed requirement stays completed', async () => {
    await open();
    const first = bet(600);
    await settle(first);
    await settle({ ...first, result: 'voided' });
    expect([await standing(), await debt()]).toEqual([['0 open'], []]);
    const second = bet(1_000);
    await settle(second);
    expect(await standing()).toEqual(['1000 met']);
    await settle({ ...second, result: 'voided' });
    expect([await standing(), await debt()]).toEqual([['1000 met'], [{ accountId: member, amount: 1_000 }]]);
    // The next settlements cover the negative amount before they count.
    await open({ at: at + 1 });
    await settle(bet(700, { placedAt: at + 2 }));
    expect(await standing()).toEqual(['1000 met', '0 open']);
    await settle(bet(700, { placedAt: at + 2 }));
    expect([await standing(), await debt()]).toEqual([
      ['1000 met', '400 open'],
      [{ accountId: member, amount: 0 }],
    ]);
  });

  it('[CASH-18] a bet settled again counts with the difference', async () => {
    await open();
    const given = bet(600, { stake: { cash: 1_000, bonus: 0 } });
    await settle(given);
    await settle({ ...given, valid: 800 });
    expect(await standing()).toEqual(['800 open']);
    await settle({ ...given, valid: 800 });
    expect(await standing()).toEqual(['800 open']);
    await settle({ ...given, valid: 300 });
    expect(await standing()).toEqual(['300 open']);
  });
});

describe('a member with almost nothing left', () => {
  const leave = (amount: number) =>
    post(database, {
      idempotencyKey: `leave:${member}`,
      kind: 'bet',
      reference: 'JL-001',
      at,
      postings: [
        { owner: pocketOf(member, 'cash'), amount: amount - 10_000 },
        { owner: 'house:games', amount: 10_000 - amount },
      ],
    });

  it.each([
    [100, '0 open'],
    [99, '0 lapsed'],
  ])('[CASH-17] with %i centavos left the requirement is: %s', async (left, expected) => {
    await open();
    await leave(left);
    await settle(bet(0));
    expect(await standing()).toEqual([expected]);
  });

  it('[CASH-17] open bets count as remaining balance', async () => {
    await open();
    await leave(0);
    const placed = {
      accountId: member,
      fun: false,
      gameId: 'LR-001',
      placedAt: at,
      state: 'open' as const,
      stake: 100,
      valid: 0,
      payout: 0,
    };
    await countBet(database, null, placed);
    await settle(bet(0));
    expect(await standing()).toEqual(['0 open']);
    await countBet(database, placed, { ...placed, state: 'settled' });
    await settle(bet(0));
    expect(await standing()).toEqual(['0 lapsed']);
  });
});
