import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { latestSettlement, type Settlement, settle as keep } from '#operator/bets/settlements.ts';
import type { Caller } from '#operator/core/context.ts';
import { rebateRates } from '#operator/database/tables/rebates.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { houseBalance, openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { setFlag } from '#operator/testing/system.ts';
import { calls } from '@araw/contract/calls/calls';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const hour = 3_600_000;
/** Noon in Manila. */
const noon = Date.UTC(2026, 2, 2, 4);
let member: number;
let caller: Caller;

const goTo = (moment: number) => {
  if (moment !== clock.now()) clock.shift(moment - clock.now());
};

const callerOf = (id: number): Caller => ({
  ...visitor,
  account: { id, name: `player${id}`, type: 0, merchantCode: merchant.code },
});

beforeEach(async () => {
  goTo(noon);
  await database.update(merchants).set({ whitelabel: merchant.whitelabel });
  await database.delete(rebateRates);
  await database.insert(rebateRates).values([
    { gameType: 'RNG', fromDay: '2026-03-01', rate: 50 },
    { gameType: 'FISH', fromDay: '2026-03-01', rate: 60 },
  ]);
  [member = 0] = await createTestAccounts(database, 1);
  await openingBalance(database, member, 1_000, clock.now());
  caller = callerOf(member);
});

const catalogue = await catalogueOf(context);
const gameOf = (gameType: string) =>
  [...catalogue.byId.values()].find((game) => game.gameType === gameType)?.gameId ?? '';
const [slot, fishing, live] = ['RNG', 'FISH', 'LIVE'].map(gameOf);

const settle = async (valid: number, changes: Partial<Settlement> = {}) => {
  const bet: Settlement = {
    source: 'round',
    betId: randomUUID(),
    accountId: member,
    gameId: slot ?? '',
    placedAt: clock.now(),
    settledAt: clock.now(),
    stake: { cash: valid, bonus: 0 },
    payout: 0,
    valid,
    result: 'lost',
    ...changes,
  };
  await keep(database, bet, await latestSettlement(database, bet.source, bet.betId));
  return bet;
};
const correct = (bet: Settlement, changes: Partial<Settlement>) =>
  settle(bet.valid, { ...bet, settledAt: clock.now(), ...changes });

const page = async () =>
  v.parse(calls.rebate.response, await handlers.rebate({ language: 'EN' }, caller, context));
const claim = (through: string, key: string = randomUUID()) =>
  handlers.claimRebate({ key, through, language: 'EN' }, caller, context);
const record = async (period: 'today' | 'yesterday' = 'today', cursor = '') =>
  v.parse(
    calls.rebateRecord.response,
    await handlers.rebateRecord({ period, from: '', to: '', language: 'EN', cursor }, caller, context),
  );
const cash = async () => (await pocketsOf(database, member)).cash;

describe('the rebate on valid bets', () => {
  it('[BEN-09] adds up settled bets by day and category since the last claim', async () => {
    await settle(123_456);
    await settle(1_000, { gameId: fishing });
    goTo(noon + 24 * hour);
    await settle(199);
    const rows = [
      { day: '2026-03-02', gameType: 'FISH', valid: 10, carried: 0, rate: 0.6, rebate: 0.06 },
      { day: '2026-03-02', gameType: 'RNG', valid: 1_234.56, carried: 0, rate: 0.5, rebate: 6.17 },
      { day: '2026-03-03', gameType: 'RNG', valid: 1.99, carried: 0, rate: 0.5, rebate: 0 },
    ];
    const shown = await page();
    expect(shown).toEqual({
      sum: 6.23,
      rows,
      through: expect.stringMatching(/^[1-9]\d*$/),
      claimed: null,
      refusal: '',
      now: clock.now(),
      timeZone: 'Asia/Manila',
    });
    const claimed = await claim(shown.through);
    expect(claimed).toEqual({
      number: expect.stringMatching(/^R\d{6}$/),
      at: clock.now(),
      sum: 6.23,
      valid: 1_246.55,
      rows,
    });
    expect(await cash()).toBe(1_623);
    expect(await page()).toMatchObject({
      sum: 0,
      rows: [],
      claimed: { at: clock.now(), sum: 6.23 },
    });
  });

  it.each([
    ['lost', 10_000, 0.5],
    ['won', 10_000, 0.5],
    ['tied', 10_000, 0],
    ['refunded', 10_000, 0],
    ['voided', 10_000, 0],
  ] as const)('[CASH-18] [BEN-09] on a bet that is %s: %i centavos earn ₱%d', async (result, valid, sum) => {
    await settle(valid, { result });
    expect((await page()).sum).toBe(sum);
  });

  it('[REC-07] [BEN-09] uses the day a bet was settled, at that day’s rate', async () => {
    await database.insert(rebateRates).values({ gameType: 'RNG', fromDay: '2026-03-03', rate: 100 });
    const midnight = Date.UTC(2026, 2, 2, 16);
    await settle(10_000, { settledAt: midnight - 1 });
    await settle(10_000, { placedAt: midnight - 1, settledAt: midnight });
    expect((await page()).rows.map(({ day, rate, rebate }) => [day, rate, rebate])).toEqual([
      ['2026-03-02', 0.5, 0.5],
      ['2026-03-03', 1, 1],
    ]);
  });

  it('[BEN-09] is nothing in a category without a rate, and before its first one', async () => {
    await settle(10_000, { gameId: live });
    await settle(10_000, { settledAt: Date.UTC(2026, 1, 28, 4) });
    const shown = await page();
    expect([shown.sum, shown.rows]).toEqual([0, []]);
    expect(await refusalOf(claim(shown.through))).toMatchObject({ code: 'conflict' });
    expect(await cash()).toBe(1_000);
  });

  it('[BEN-09] [NET-13] is paid once per key, and once for what was shown', async () => {
    await settle(10_000);
    const { through } = await page();
    const key = randomUUID();
    const [first, second] = await Promise.all([claim(through, key), claim(through, key)]);
    expect(second).toEqual(first);
    expect(await refusalOf(claim(through))).toMatchObject({
      code: 'conflict',
      value: { decided: expect.any(String) },
    });
    expect(await refusalOf(claim('999999999', key))).toMatchObject({ code: 'conflict' });
    expect(await cash()).toBe(1_050);
  });

  it('[BEN-09] with one tap on each of two devices is paid once', async () => {
    await settle(10_000);
    const { through } = await page();
    const taken = await Promise.all([refusalOf(claim(through)), refusalOf(claim(through))]);
    expect(taken.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await cash()).toBe(1_050);
  });

  it('[BEN-09] bets settled between page and tap are in the next claim', async () => {
    await settle(10_000);
    const { through } = await page();
    await settle(20_000);
    expect((await claim(through)).sum).toBe(0.5);
    expect((await page()).sum).toBe(1);
  });

  it('[BEN-09] a claim that includes unsettled periods takes what there is, and no more', async () => {
    await settle(10_000);
    expect((await claim('9999999999999')).sum).toBe(0.5);
    await settle(20_000);
    expect((await page()).sum).toBe(1);
  });

  it.each(['', 'x', '-1', '1.5', 'NaN', '1e3', '9'.repeat(16)])(
    '[BEN-09] a claim up to "%s" is refused',
    async (through) => {
      await settle(10_000);
      expect(await refusalOf(claim(through))).toMatchObject({ code: 'requestInvalid' });
      expect(await cash()).toBe(1_000);
    },
  );

  it('[CASH-18] [BEN-09] a bet settled again after its claim is corrected in the next, and the payment stays', async () => {
    const bet = await settle(10_000);
    await claim((await page()).through);
    await correct(bet, { result: 'voided' });
    expect((await page()).rows).toEqual([
      { day: '2026-03-02', gameType: 'RNG', valid: -100, carried: 0, rate: 0.5, rebate: 0 },
    ]);
    expect(await cash()).toBe(1_050);
    await settle(5_000, { gameId: fishing });
    expect((await claim((await page()).through)).sum).toBe(0.3);

    goTo(noon + 24 * hour);
    await settle(9_999);
    const none = await page();
    expect([none.sum, none.rows]).toEqual([
      0,
      [{ day: '2026-03-03', gameType: 'RNG', valid: 99.99, carried: -99.99, rate: 0.5, rebate: 0 }],
    ]);
    await settle(201);
    expect((await page()).rows).toEqual([
      { day: '2026-03-03', gameType: 'RNG', valid: 102, carried: -100, rate: 0.5, rebate: 0.01 },
    ]);
    expect((await claim((await page()).through)).sum).toBe(0.01);
    await settle(10_000);
    expect((await page()).sum).toBe(0.5);
  });

  it('[CASH-15] a self-excluded member cannot claim it until the exclusion’s last moment', async () => {
    await settle(10_000);
    await putOnBreak(context, member, clock.now() + hour);
    const { through, sum, refusal } = await page();
    expect([sum, refusal]).toEqual([0.5, expect.stringMatching(/^You've excluded yourself/)]);
    expect(await refusalOf(claim(through))).toMatchObject({
      code: 'demandOpen',
      value: { demands: [{ kind: 'selfExcluded', until: noon + hour }] },
    });
    goTo(noon + hour - 1);
    expect(await refusalOf(claim(through))).toMatchObject({ code: 'demandOpen' });
    goTo(noon + hour);
    expect((await claim(through)).sum).toBe(0.5);
  });

  it('[BEN-09] another player can neither see nor claim it', async () => {
    await settle(10_000);
    const { through } = await page();
    const [other = 0] = await createTestAccounts(database, 1);
    caller = callerOf(other);
    expect(await page()).toMatchObject({ sum: 0, rows: [], through: '0' });
    expect(await refusalOf(claim(through))).toMatchObject({ code: 'conflict' });
    expect((await record()).list).toEqual([]);
  });

  it('[BEN-09] is neither shown nor paid if its flag is off, and neither are its claims', async () => {
    await settle(10_000);
    const { through } = await page();
    await setFlag(context, 'MANPLAYREB3', false);
    expect(await refusalOf(page())).toMatchObject({ code: 'switchedOff' });
    expect(await refusalOf(claim(through))).toMatchObject({ code: 'switchedOff' });
    expect((await record()).list).toEqual([]);
    await setFlag(context, 'MANPLAYREB3', true);
    await setFlag(context, 'PLYRBT', false);
    expect(await refusalOf(record())).toMatchObject({ code: 'switchedOff' });
    expect((await page()).sum).toBe(0.5);
  });
});

describe('past claims', () => {
  it('[BEN-09] [REC-08] are listed newest first by the day of the claim, 25 at a time, with their totals', async () => {
    const numbers: string[] = [];
    for (let made = 0; made < 26; made += 1) {
      await settle(1_000);
      numbers.unshift((await claim((await page()).through)).number);
    }
    const first = await record();
    expect(first.list.map(({ number }) => number)).toHaveLength(25);
    expect(first.totals).toEqual({ sum: 1.3, valid: 260 });
    const second = await record('today', first.next ?? '');
    expect(new Set([...first.list, ...second.list].map(({ number }) => number))).toEqual(new Set(numbers));
    expect([second.list.length, second.next, second.totals]).toEqual([1, null, null]);
    goTo(noon + 24 * hour);
    expect((await record()).list).toEqual([]);
    expect((await record('yesterday')).totals).toEqual({ sum: 1.3, valid: 260 });
  });

  it('[REC-03] [REC-05] [BEN-09] are in the movements, and in profit and loss', async () => {
    await settle(10_000);
    const { number } = await claim((await page()).through);
    const asked = { period: 'today', from: '', to: '', language: 'EN', cursor: '' } as const;
    const { list } = await handlers.movementRecord({ ...asked, kinds: 'rebate' }, caller, context);
    expect(
      list.map(({ kind, amount, balanceAfter, reference }) => [kind, amount, balanceAfter, reference]),
    ).toEqual([['rebate', 0.5, 10.5, number]]);
    const profit = await handlers.profitRecord(asked, caller, context);
    expect(profit.list.map(({ day, gameId, rebates, net }) => [day, gameId, rebates, net])).toEqual([
      ['2026-03-02', '', 0.5, 0.5],
    ]);
  });
});

it('[CASH-16] the books are sound after all of it, and the house has paid', async () => {
  expect(isSound(await auditLedger(database))).toBe(true);
  expect(await houseBalance(database, 'house:bonuses')).toBeLessThan(0);
});
