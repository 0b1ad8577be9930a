import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import {
  goods,
  goodsOrders,
  goodsOrderSteps,
  pointsPostings,
} from '#operator/database/tables/mall.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { changeMerchant } from '#operator/system/merchants.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { type Collector, createCollector, stockMall } from '#operator/testing/mall.ts';
import { deliveryAddress as home } from '@araw/testing/deliveryAddress';
import { createPaymentsContext } from '#operator/testing/payments.ts';
import { calls } from '@araw/contract/calls/calls';
import { addressFields, type DeliveryAddress } from '@araw/contract/rewards/deliveryAddress';
import { decideOnOrder, type orderDecisions, orderQueue } from './desk.ts';
import { eraseAddresses } from './orders.ts';
import { auditPoints, pointsOf } from './pointsBook.ts';

const context = await createPaymentsContext();
const { database, clock } = context;
await stockMall(context);
await database.insert(reviewers).values([{ name: 'desk-1', accountId: null }]);
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });
const day = 86_400_000;
let member: Collector;

beforeEach(async () => {
  member = await createCollector(context, 3_480);
});

const goodsOf = async (id: string) => {
  const [found] = await database.select().from(goods).where(eq(goods.id, id));
  if (!found) throw new Error(`There are no goods ${id}`);
  return found;
};
const stockOf = async (id: string) => (await goodsOf(id)).stock;
const setGoods = (id: string, values: Partial<typeof goods.$inferInsert>) =>
  database.update(goods).set(values).where(eq(goods.id, id));

interface Wish {
  who?: Collector;
  key?: string;
  version?: number;
  address?: DeliveryAddress | null;
}
const redeem = async (id: string, { who = member, key = randomUUID(), version, address }: Wish = {}) => {
  const { kind, version: current } = await goodsOf(id);
  return handlers.redeem(
    {
      key,
      id,
      version: version ?? current,
      address: address === undefined ? (kind === 'piece' ? home : null) : address,
      language: 'EN',
    },
    who.caller,
    context,
  );
};
const cancel = (id: string, { who = member, key = randomUUID() }: Wish = {}) =>
  handlers.cancelGoodsOrder({ key, id, language: 'EN' }, who.caller, context);
const orders = async ({ who = member, cursor = '' } = {}) =>
  v.parse(
    calls.goodsOrders.response,
    await handlers.goodsOrders({ cursor, language: 'EN' }, who.caller, context),
  );
const page = async (language = 'EN') =>
  v.parse(calls.mall.response, await handlers.mall({ language }, member.caller, context));
const history = async (cursor = '', language = 'EN') =>
  v.parse(
    calls.pointsHistory.response,
    await handlers.pointsHistory({ cursor, language }, member.caller, context),
  );
const decide = async (id: string, decision: (typeof orderDecisions)[number], more: object = {}) => {
  const [order] = await database.select().from(goodsOrders).where(eq(goodsOrders.id, id));
  const state = order?.state ?? 'placed';
  return decideOnOrder(context, {
    id,
    state,
    decision,
    reviewer: 'desk-1',
    parcel: 'LBC 1234',
    reason: 'Nobody was there.',
    ...more,
  });
};
const isRefused = async (promise: Promise<unknown>) => {
  const refused = await refusalOf(promise);
  const { why } = { why: undefined, ...(refused?.value as { why?: string } | undefined) };
  return [refused?.code, why];
};
const sound = { total: 0, wrongBalances: 0, wrongOrders: 0 };
const areSound = async () => {
  expect(await auditPoints(database)).toEqual(sound);
  expect(isSound(await auditLedger(database))).toBe(true);
};

describe('the mall', () => {
  it('[BEN-04] shows the member’s points, today’s rates, and goods by category with price and stock', async () => {
    const shown = await page();
    expect([shown.points, shown.refusal, shown.addressDays, shown.timeZone]).toEqual([
      3_480,
      '',
      30,
      'Asia/Manila',
    ]);
    expect(shown.rates.map(({ gameType, points }) => `${gameType} ${points}`)).toEqual([
      'BINGO 100',
      'FISH 100',
      'JL 100',
      'RNG 100',
      'COCKFIGHT 50',
      'ELOTT 50',
      'ELOTTO 50',
      'ESPORTS 50',
      'LIVE 50',
      'LOTT 50',
      'PVP 50',
      'SPORTS 50',
    ]);
    expect(shown.categories.map(({ title }) => title)).toEqual(['Bonus', 'At home', 'Sports', 'Tech']);
    expect(shown.goods.map(({ id, price, stock, limit }) => [id, price, stock, limit])).toEqual([
      ['bonus-100', 1_000, 500, 5],
      ['bonus-500', 4_500, 100, 2],
      ['parol', 1_800, 40, 2],
      ['fan', 900, 0, null],
      ['jeepney', 1_200, 1, 1],
      ['basketball', 2_400, 12, 3],
      ['headset', 9_500, 5, 1],
    ]);
    const [bonus, , parol] = shown.goods;
    expect([bonus?.bonus, bonus?.arrives]).toEqual([{ amount: 100, turnover: 100, turnoverDays: 7 }, null]);
    expect([parol?.bonus, parol?.arrives]).toEqual([null, { from: 5, to: 7 }]);
    const hour = 3_600_000;
    expect(shown.nextAt).toBe((Math.floor(shown.now / hour) + 1) * hour);
    expect((await page('TL')).goods[2]?.title).toBe('Capiz na parol, 40 cm');
  });

  it('[BEN-04] neither shows nor redeems goods that are no longer offered', async () => {
    await setGoods('parol', { open: false });
    expect((await page()).goods.map(({ id }) => id)).not.toContain('parol');
    expect(await isRefused(redeem('parol'))).toEqual(['conflict', 'changed']);
    await setGoods('parol', { open: true });
    const unknown = { key: randomUUID(), id: 'yacht', version: 1, address: home, language: 'EN' };
    expect(await isRefused(handlers.redeem(unknown, member.caller, context))).toEqual([
      'conflict',
      'changed',
    ]);
  });
});

describe('redeeming goods', () => {
  it('[BEN-04] [BEN-14] takes points and item and creates one order, however often its key is sent', async () => {
    const stock = await stockOf('parol');
    const key = randomUUID();
    const first = await redeem('parol', { key });
    expect(first).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^M\d+$/),
      title: 'Capiz parol, 40 cm',
      kind: 'piece',
      points: 1_800,
      left: 1_680,
    });
    expect(await redeem('parol', { key })).toEqual(first);
    expect([await pointsOf(database, member.id), await stockOf('parol')]).toEqual([1_680, stock - 1]);
    const { list } = await orders();
    expect(list).toEqual([
      {
        id: first.id,
        number: first.number,
        kind: 'piece',
        title: 'Capiz parol, 40 cm',
        picture: '/art/goods/parol-0-rings.svg',
        points: 1_800,
        state: 'placed',
        stateText: 'Ordered',
        parcel: '',
        address: home,
        placedAt: clock.now(),
        changedAt: clock.now(),
        cancellable: true,
      },
    ]);
    await areSound();
  });

  it('[NET-13] refuses the same key for other goods or another address, and takes nothing', async () => {
    const key = randomUUID();
    await redeem('parol', { key });
    const elsewhere = { ...home, street: '15 Acacia Street' };
    expect((await refusalOf(redeem('parol', { key, address: elsewhere })))?.code).toBe('conflict');
    expect((await refusalOf(redeem('basketball', { key })))?.code).toBe('conflict');
    expect(await pointsOf(database, member.id)).toBe(1_680);
    expect((await orders()).list).toHaveLength(1);
  });

  it('[BEN-14] with another price, limit or terms than shown is refused, and the current ones are returned', async () => {
    const { version } = await goodsOf('basketball');
    await setGoods('basketball', { price: 2_500 });
    const changed = await refusalOf(redeem('basketball', { version }));
    expect(changed).toMatchObject({
      code: 'conflict',
      value: { why: 'changed', points: 3_480, goods: { price: 2_500, version: version + 1, taken: 0 } },
    });
    await setGoods('basketball', { price: 2_400, mostEach: 2 });
    expect(await isRefused(redeem('basketball', { version: version + 1 }))).toEqual(['conflict', 'changed']);
    await setGoods('basketball', { mostEach: 3 });
    const now = (await goodsOf('basketball')).version;
    expect(now).toBe(version + 3);
    // Stock is not part of the terms.
    await setGoods('basketball', { stock: 11 });
    expect((await redeem('basketball', { version: now })).points).toBe(2_400);
  });

  it('[BEN-04] [BEN-14] gives up to the limit per member; cancelled ones do not count', async () => {
    const rich = await createCollector(context, 20_000);
    const first = await redeem('parol', { who: rich });
    await redeem('parol', { who: rich });
    expect(await isRefused(redeem('parol', { who: rich }))).toEqual(['conflict', 'limit']);
    await cancel(first.id, { who: rich });
    await redeem('parol', { who: rich });
    expect(await isRefused(redeem('parol', { who: rich }))).toEqual(['conflict', 'limit']);
    expect(await pointsOf(database, rich.id)).toBe(20_000 - 2 * 1_800);
  });

  it('[BEN-04] can use the last point, and not one more', async () => {
    const exact = await createCollector(context, 2_400);
    expect((await redeem('basketball', { who: exact })).left).toBe(0);
    const short = await createCollector(context, 2_399);
    const refused = await refusalOf(redeem('basketball', { who: short }));
    expect(refused).toMatchObject({ code: 'conflict', value: { why: 'points', points: 2_399 } });
    const none = await createCollector(context, 0);
    expect(await isRefused(redeem('basketball', { who: none }))).toEqual(['conflict', 'points']);
    expect((await orders({ who: none })).list).toEqual([]);
    await areSound();
  });

  it('[BEN-04] [BEN-14] gives the last item to one of two who request it at once; the other keeps all points', async () => {
    await setGoods('headset', { stock: 1 });
    const both = [await createCollector(context, 9_500), await createCollector(context, 9_500)];
    const answers = await Promise.all(both.map((who) => isRefused(redeem('headset', { who }))));
    expect(answers.map(([, why]) => why ?? 'done').toSorted()).toEqual(['done', 'gone']);
    const points = await Promise.all(both.map(({ id }) => pointsOf(database, id)));
    expect(points.toSorted((one, other) => one - other)).toEqual([0, 9_500]);
    expect(await stockOf('headset')).toBe(0);
    expect((await page()).goods.find(({ id }) => id === 'headset')?.stock).toBe(0);
    await areSound();
  });

  it('[BEN-14] asks for the address before taking anything, and names the invalid field', async () => {
    const unfit: [keyof DeliveryAddress, string][] = [
      ['receiver', 'M'],
      ['mobile', '8170000001'],
      ['mobile', '917000000'],
      ['mobile', '91700000011'],
      ['province', 'Atlantis'],
      ['city', ''],
      ['barangay', ' '],
      ['zip', '601'],
      ['zip', '60140'],
      ['street', 'x'],
    ];
    for (const [field, text] of unfit) {
      const refused = await refusalOf(redeem('parol', { address: { ...home, [field]: text } }));
      expect([refused?.code, refused?.value]).toEqual(['fieldInvalid', expect.objectContaining({ field })]);
    }
    expect((await refusalOf(redeem('parol', { address: null })))?.code).toBe('requestInvalid');
    expect((await refusalOf(redeem('bonus-100', { address: home })))?.code).toBe('requestInvalid');
    expect(await pointsOf(database, member.id)).toBe(3_480);
    const typed = { ...home, mobile: '0917 000 0001', receiver: '  Maria   Santos ' };
    await redeem('parol', { address: typed });
    expect((await orders()).list[0]?.address).toEqual(home);
    for (const mobile of ['+639170000001', '63 917-000-0001', '9170000001']) {
      const { list } = await orders({ who: await one({ ...home, mobile }) });
      expect(list[0]?.address?.mobile).toBe('9170000001');
    }
  });
  const one = async (address: DeliveryAddress) => {
    const who = await createCollector(context, 1_800);
    await redeem('parol', { who, address });
    return who;
  };

  it('[BEN-04] is not for self-excluded members, who still see their orders and get refunds for cancelled ones', async () => {
    const { id } = await redeem('parol');
    const until = clock.now() + day;
    await putOnBreak(context, member.id, until);
    expect((await page()).refusal).toBe(
      "You've excluded yourself from playing. You can still see your records and withdraw.",
    );
    expect((await refusalOf(redeem('bonus-100')))?.code).toBe('demandOpen');
    expect((await orders()).list).toHaveLength(1);
    expect((await cancel(id)).left).toBe(3_480);
  });
});

describe('redeeming a bonus', () => {
  it('[BEN-04] [BEN-12] gives it immediately through the bonus mechanism, with its turnover, and asks for no address', async () => {
    await openingBalance(database, member.id, 5_000, clock.now());
    const redeemed = await redeem('bonus-100');
    expect(redeemed).toMatchObject({ kind: 'bonus', points: 1_000, left: 2_480 });
    expect(await pocketsOf(database, member.id)).toEqual({ cash: 5_000, bonus: 10_000, held: 0 });
    const given = await database.select().from(bonuses).where(eq(bonuses.accountId, member.id));
    expect(given).toMatchObject([
      { source: `points:${redeemed.id}`, state: 'inTurnover', amount: 10_000, turnover: 10_000, cap: null },
    ]);
    expect((await orders()).list).toMatchObject([
      { state: 'delivered', kind: 'bonus', address: null, cancellable: false, stateText: 'Delivered' },
    ]);
    const rewards = await handlers.rewards({ language: 'EN' }, member.caller, context);
    expect(rewards.list.map(({ title, source }) => [title, source])).toEqual([['Points mall', 'points']]);
    expect((await refusalOf(cancel(redeemed.id)))?.value).toMatchObject({ state: 'delivered' });
    await areSound();
  });

  it('[BEN-03] waits while another bonus is in turnover', async () => {
    await redeem('bonus-100');
    await redeem('bonus-100');
    const given = await database
      .select({ state: bonuses.state })
      .from(bonuses)
      .where(eq(bonuses.accountId, member.id))
      .orderBy(asc(bonuses.createdAt), asc(bonuses.number));
    expect(given.map(({ state }) => state)).toEqual(['inTurnover', 'claimable']);
    expect((await pocketsOf(database, member.id)).bonus).toBe(10_000);
  });
});

describe('an order', () => {
  it('[BEN-14] is packed, sent with its number and delivered, and the member is notified', async () => {
    const { id, number } = await redeem('parol');
    await decide(id, 'pack');
    expect((await orders()).list[0]).toMatchObject({ state: 'packed', cancellable: false, parcel: '' });
    expect((await refusalOf(decide(id, 'send', { parcel: '' })))?.value).toEqual({ field: 'parcel' });
    await decide(id, 'send');
    expect((await orders()).list[0]).toMatchObject({ state: 'sent', parcel: 'LBC 1234' });
    await decide(id, 'deliver');
    const steps = await database
      .select()
      .from(goodsOrderSteps)
      .where(eq(goodsOrderSteps.orderId, id))
      .orderBy(goodsOrderSteps.no);
    expect(steps.map(({ no, event, from, to, by }) => [no, event, from, to, by])).toEqual([
      [1, 'pack', 'placed', 'packed', 'desk-1'],
      [2, 'send', 'packed', 'sent', 'desk-1'],
      [3, 'deliver', 'sent', 'delivered', 'desk-1'],
    ]);
    const told = await database.select().from(inboxMessages).where(eq(inboxMessages.accountId, member.id));
    expect(told.map(({ title }) => title).toSorted()).toEqual([
      'Your order is on the way',
      'Your order was delivered',
    ]);
    expect(told.map(({ content }) => content).join()).toContain(number);
    expect(await pointsOf(database, member.id)).toBe(1_680);
    await areSound();
  });

  it('[BEN-14] returns points and item once, however often it is cancelled, until it is packed', async () => {
    const stock = await stockOf('parol');
    const { id } = await redeem('parol');
    const key = randomUUID();
    const answers = await Promise.all([cancel(id, { key }), cancel(id, { key }), cancel(id)]);
    const cancelled = { id, state: 'cancelled', left: 3_480 };
    expect(answers).toEqual([cancelled, cancelled, cancelled]);
    expect([await pointsOf(database, member.id), await stockOf('parol')]).toEqual([3_480, stock]);
    const packed = await redeem('parol');
    await decide(packed.id, 'pack');
    const refused = await refusalOf(cancel(packed.id));
    expect([refused?.code, refused?.value]).toEqual([
      'conflict',
      expect.objectContaining({ state: 'packed' }),
    ]);
    expect(await pointsOf(database, member.id)).toBe(1_680);
    await areSound();
  });

  it('[BEN-14] goes either to the member who cancels or the reviewer who packs at once', async () => {
    const { id } = await redeem('parol');
    const [cancelled, packed] = await Promise.all([
      isRefused(cancel(id)),
      isRefused(decide(id, 'pack', { state: 'placed' })),
    ]);
    expect([cancelled[0], packed[0]].filter((code) => code === 'conflict')).toHaveLength(1);
    const [order] = await database.select().from(goodsOrders).where(eq(goodsOrders.id, id));
    const isCancelled = order?.state === 'cancelled';
    expect(await pointsOf(database, member.id)).toBe(isCancelled ? 3_480 : 1_680);
    await areSound();
  });

  it.each([
    ['placed', []],
    ['packed', ['pack']],
    ['sent', ['pack', 'send']],
  ] as const)('[BEN-14] that is %s and cannot be delivered returns all points', async (state, before) => {
    const { id } = await redeem('parol');
    for (const decision of before) await decide(id, decision);
    expect((await orders()).list[0]?.state).toBe(state);
    expect((await refusalOf(decide(id, 'giveBack', { reason: '' })))?.value).toEqual({ field: 'reason' });
    await decide(id, 'giveBack');
    expect((await orders()).list[0]).toMatchObject({
      state: 'cancelled',
      stateText: 'Cancelled, points back',
    });
    expect(await pointsOf(database, member.id)).toBe(3_480);
    const told = await database.select().from(inboxMessages).where(eq(inboxMessages.accountId, member.id));
    expect(told.at(-1)?.content).toContain('Nobody was there.');
    await areSound();
  });

  it('[BEN-14] is decided only in the state that the reviewer saw, and never by a related reviewer', async () => {
    const { id } = await redeem('parol');
    await decide(id, 'pack');
    const late = await refusalOf(decide(id, 'giveBack', { state: 'placed' }));
    expect([late?.code, late?.value]).toEqual(['conflict', { state: 'packed' }]);
    await database.insert(reviewers).values({ name: 'own', accountId: member.id });
    expect((await refusalOf(decide(id, 'send', { reviewer: 'own' })))?.code).toBe('noPermission');
    expect((await refusalOf(decide(id, 'send', { reviewer: 'nobody' })))?.code).toBe('noPermission');
    expect((await orders()).list[0]?.state).toBe('packed');
  });

  it('[BEN-14] cannot be seen or cancelled by anyone else', async () => {
    const { id } = await redeem('parol');
    const stranger = await createCollector(context, 5_000);
    expect((await orders({ who: stranger })).list).toEqual([]);
    expect((await refusalOf(cancel(id, { who: stranger })))?.code).toBe('notFound');
    expect((await refusalOf(cancel('no-id')))?.code).toBe('notFound');
    expect((await refusalOf(cancel(randomUUID())))?.code).toBe('notFound');
    const waiting = await orderQueue(context);
    expect(waiting.find(({ order }) => order.id === id)?.order.address).toEqual(home);
  });
});

describe('an address', () => {
  /** Every row of every table as text. */
  const everything = async () => {
    const tables = await rowsOf<{ name: string }>(
      database,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const texts = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await rowsOf<{ text: string }>(
          database,
          sql`select row_to_json(kept)::text as text from ${sql.identifier(name)} kept`,
        );
        return rows.map(({ text }) => text).join();
      }),
    );
    return texts.join();
  };

  it('[BEN-14] is kept for the merchant’s number of days after the end, then nowhere', async () => {
    const unusual = { ...home, street: '77 Kalabasa Lane' };
    const delivered = await redeem('parol', { address: unusual });
    for (const decision of ['pack', 'send', 'deliver'] as const) await decide(delivered.id, decision);
    const rich = await createCollector(context, 1_800);
    const open = await redeem('parol', { who: rich, address: { ...home, street: '5 Open Road' } });
    await changeMerchant(context, () => ({ mall: { addressDays: 10 } }));
    clock.shift(10 * day - 1);
    await eraseAddresses(context);
    expect((await orders()).list[0]?.address).toEqual(unusual);
    clock.shift(1);
    await eraseAddresses(context);
    expect((await orders()).list[0]?.address).toBeNull();
    expect(await everything()).not.toContain('Kalabasa');
    // An undelivered order keeps its address, however old it is.
    expect((await orders({ who: rich })).list[0]).toMatchObject({
      id: open.id,
      address: { ...home, street: '5 Open Road' },
    });
    await cancel(open.id, { who: rich });
    clock.shift(10 * day);
    await eraseAddresses(context);
    expect((await orders({ who: rich })).list[0]?.address).toBeNull();
  });
});

describe('the points ledger', () => {
  it('[BEN-04] shows the member every movement, newest first, page by page', async () => {
    const rich = await createCollector(context, 100_000);
    await setGoods('fan', { stock: 40 });
    member = rich;
    const first = await redeem('fan');
    await cancel(first.id);
    clock.shift(1);
    for (let count = 0; count < 25; count++) await redeem('fan');
    const newest = await history();
    expect(newest.list).toHaveLength(25);
    expect(newest.list[0]).toMatchObject({ title: 'Redeemed: Abaniko hand fan', points: -900, left: 77_500 });
    const rest = await history(newest.next ?? '', 'CN');
    expect(rest.list.map(({ title, points, left }) => [title, points, left])).toEqual([
      ['退回：Abaniko 手工扇', 900, 100_000],
      ['兑换：Abaniko 手工扇', -900, 99_100],
      ['初始积分', 100_000, 100_000],
    ]);
    expect(rest.next).toBeNull();
    const listed = await orders();
    expect(listed.list).toHaveLength(25);
    const last = await orders({ cursor: listed.next ?? '' });
    expect(last.list.map(({ id, state }) => [id, state])).toEqual([[first.id, 'cancelled']]);
    await setGoods('fan', { stock: 0 });
  });

  it('[BEN-04] is append-only, balanced and never below zero, even for direct writes', async () => {
    const fails = (writing: PromiseLike<unknown>, message: string) =>
      expect(writing).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining(message) }),
      });
    await fails(database.update(pointsPostings).set({ amount: 5 }), 'append-only');
    const bare = sql`update points_accounts set balance = balance + 1 where account_id = ${member.id}`;
    await fails(database.execute(bare), 'only a posting');
    const account = sql`(select id from points_accounts where account_id = ${member.id})`;
    const begun = sql`insert into points_transactions (idempotency_key, kind, reference, created_at)
      values (${randomUUID()}, 'earned', '', 0) returning id`;
    const lone = sql`with made as (${begun}) insert into points_postings (transaction_id, points_account_id, amount)
      select made.id, ${account}, 5 from made`;
    await fails(database.execute(lone), 'sum to 5');
    const house = sql`(select id from points_accounts where purpose = 'house:redeemed')`;
    const tooMuch = sql`with made as (${begun}) insert into points_postings (transaction_id, points_account_id, amount)
      select made.id, owner, amount from made, (values (${account}, -3481), (${house}, 3481)) as given (owner, amount)`;
    await fails(database.execute(tooMuch), 'points_accounts_balance_not_negative');
    await fails(setGoods('fan', { stock: -1 }), 'goods_stock_not_negative');
    expect(await pointsOf(database, member.id)).toBe(3_480);
    await areSound();
  });
});

it('the test address has every field', () => {
  expect(Object.keys(home).toSorted()).toEqual([...addressFields].toSorted());
});
