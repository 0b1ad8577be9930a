import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultTurnover, merchants } from '#operator/database/tables/system.tables.ts';
import type { Caller } from '#operator/core/context.ts';
import {
  participations,
  participationSteps,
  promotions,
} from '#operator/database/tables/promotions.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { choosable, chosenFor } from '#operator/payments/promotions/depositPromotions.ts';
import { mixesProducts } from '#operator/payments/promotions/mixedProducts.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedPromotions } from '#operator/seed/promotions.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { createPaymentsContext, createProviderDouble } from '#operator/testing/payments.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import { calls } from '@araw/contract/calls/calls';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock } = context;
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });

const everyType = [
  'RNG',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'ELOTTO',
  'LOTT',
  'ELOTT',
  'JL',
  'BINGO',
  'COCKFIGHT',
];
/** Turnover counts bets on these alone. */
const only = (...types: string[]) =>
  Object.fromEntries(everyType.map((type) => [type, types.includes(type) ? 100 : 0]));

type Terms = typeof promotions.$inferInsert;
const [byDeposit, , , byBets] = seedPromotions;
if (!byDeposit || !byBets) throw new Error('Nothing is seeded');
const onSlots: Terms = { ...byBets, id: 'bets', version: 1, gameTypes: ['RNG', 'FISH'], factor: 0 };
const onSlotsAndSports: Terms = { ...onSlots, gameTypes: ['RNG', 'SPORTS'] };
const withTurnover: Terms = { ...byDeposit, id: 'cash-in', entry: 'deposit', factor: 300 };

let caller: Caller;
let member = 0;
/** These promotions alone, with turnover that counts by `weights`. */
async function offer(terms: readonly Terms[], weights: Record<string, number> = {}) {
  await database.delete(participationSteps);
  await database.delete(participations);
  await database.delete(promotions);
  const term = { startsAt: clock.now(), endsAt: clock.now() + 86_400_000 };
  await database.insert(promotions).values(terms.map((one) => ({ ...one, ...term })));
  await database.update(merchants).set({ turnover: { ...defaultTurnover, weights } });
}

const shown = async () =>
  v
    .parse(
      calls.promotionOffers.response,
      await handlers.promotionOffers({ language: 'EN' }, caller, context),
    )
    .list.map(({ id }) => id);
const join = (key: string = randomUUID()) =>
  handlers.joinPromotion({ key, id: 'bets', version: 1, language: 'EN' }, caller, context);
const choose = async () => (await chosenFor(context, member, 'cash-in', 100_000)).chosen.promotionId;

beforeEach(async () => {
  [member = 0] = await createTestAccounts(database, 1);
  caller = {
    ...visitor,
    account: { id: member, name: `player${member}`, type: 0, merchantCode: merchant.code },
  };
  await setProfile(context, 'spec');
});

describe('[CASH-21] bonuses across product kinds', () => {
  test.each(['gb', 'strict'] as const)(
    '%s neither shows nor accepts one earned by slots and sports',
    async (profile) => {
      await offer([onSlotsAndSports]);
      await setProfile(context, profile);
      expect(await shown()).toEqual([]);
      expect(await refusalOf(join())).toMatchObject({
        code: 'switchedOff',
        value: { switch: 'mixedBonuses' },
      });
      expect(await database.$count(participations)).toBe(0);
    },
  );

  test.each(['spec', 'ph'] as const)('%s shows and accepts it', async (profile) => {
    await offer([onSlotsAndSports]);
    await setProfile(context, profile);
    expect(await shown()).toEqual(['bets']);
    expect(await join()).toMatchObject({ state: 'joined' });
  });

  test.each(['spec', 'ph', 'gb', 'strict'] as const)(
    '%s allows one earned by slots alone',
    async (profile) => {
      await offer([onSlots]);
      await setProfile(context, profile);
      expect(await shown()).toEqual(['bets']);
      expect(await join()).toMatchObject({ state: 'joined' });
    },
  );

  test.each([
    ['gb', {}, null],
    ['strict', {}, null],
    ['gb', only('RNG', 'LIVE'), null],
    ['gb', only('RNG', 'FISH', 'JL'), 'cash-in'],
    ['strict', only('SPORTS', 'COCKFIGHT'), 'cash-in'],
    ['spec', {}, 'cash-in'],
    ['ph', only('RNG', 'LIVE'), 'cash-in'],
  ] as const)('%s, with turnover that counts by %j: a cash-in gets %s', async (profile, weights, id) => {
    await offer([withTurnover], weights);
    await setProfile(context, profile);
    expect((await choosable(context, member, 'EN')).map((one) => one.id)).toEqual(id ? [id] : []);
    expect(await choose()).toBe(id);
    expect(await shown()).toEqual(id ? [id] : []);
  });

  test('an operator that refuses them on top of its profile refuses them at once', async () => {
    await offer([onSlotsAndSports]);
    expect(await shown()).toEqual(['bets']);
    await setSwitches(context, { mixedBonuses: false });
    expect(await shown()).toEqual([]);
    expect(await refusalOf(join())).toMatchObject({ code: 'switchedOff' });
  });

  test('who has joined before keeps it, and the repeated call its first answer', async () => {
    await offer([onSlotsAndSports]);
    const key = randomUUID();
    await join(key);
    await setProfile(context, 'gb');
    expect(await shown()).toEqual(['bets']);
    expect(await join(key)).toMatchObject({ state: 'joined' });
    expect(await database.$count(participations)).toBe(1);
  });

  test('who has joined before gets its bonus without turnover', async () => {
    await offer([{ ...onSlotsAndSports, factor: 300 }]);
    await join();
    const turnover = async () =>
      v
        .parse(
          calls.promotionOffers.response,
          await handlers.promotionOffers({ language: 'EN' }, caller, context),
        )
        .list.map((one) => [one.turnover, one.conditions.find(({ name }) => name === 'turnover')?.text]);
    expect(await turnover()).toEqual([[300, expect.stringMatching(/^Bet 3 × the bonus/)]]);
    await setProfile(context, 'gb');
    expect(await turnover()).toEqual([[0, "It's paid as cash. No betting required."]]);
  });

  test.each([
    ['bets on everything', { basis: 'bets', gameTypes: null, factor: 0 }, {}, true],
    ['bets on slots, released by live', { basis: 'bets', gameTypes: ['RNG'], factor: 1 }, only('LIVE'), true],
    ['bets on slots, released by slots', { basis: 'bets', gameTypes: ['RNG'], factor: 1 }, only('JL'), false],
    ['a cash-in without turnover', { basis: 'deposit', gameTypes: null, factor: 0 }, {}, false],
    ['a cash-in with the least turnover', { basis: 'deposit', gameTypes: null, factor: 1 }, {}, true],
    ['an unknown category beside slots', { basis: 'bets', gameTypes: ['RNG', 'X'], factor: 0 }, {}, true],
  ] as const)('%s: mixed or not', (_what, terms, weights, mixed) => {
    expect(mixesProducts(terms, weights)).toBe(mixed);
  });
});
