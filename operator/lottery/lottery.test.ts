import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { operatorSecrets } from '#operator/database/tables/accounts.tables.ts';
import { ledgerTransactions } from '#operator/database/tables/ledger.tables.ts';
import { lotteryDraws } from '#operator/database/tables/lottery.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { commitmentOf } from '#operator/fairness/numbers.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { noteRecent } from '#operator/games/playerLists.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { drawFrom, hundredthsOf } from '#operator/rules/lottery.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { calls, type CallName } from '@araw/contract/calls/calls';
import { lotteryHandlers as handlers } from './lottery.handlers.ts';
import { cancelPart, findOrder, listOrders, type NewOrder, placeOrder, settleOrders } from './orders.ts';

const context = await createTestContext();
await context.database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const gameId = 'SWL-001';
const minute = 60_000;
const opening = 1_000_000;

/** Each test has its own day, so that none bets on an already drawn draw. */
beforeEach(() => context.clock.shift(24 * 60 * minute));

let keys = 0;
const uniqueKey = () => `order-of-this-test-${++keys}`;

async function newPlayer(): Promise<number> {
  const [id = 0] = await createTestAccounts(context.database, 1);
  await openingBalance(context.database, id, opening, context.clock.now());
  return id;
}

const callerOf = (id: number): Caller => ({
  account: { id, name: 'maria', type: 0, merchantCode: 'test' },
  sessionId: 1,
  ip: '192.0.2.1',
  userAgent: 'test',
  requestId: 'r1',
});

async function drawNow() {
  const { list } = await handlers.openedNumbers({ gameId }, callerOf(0), context);
  if (!list[0]) throw new Error('No draw');
  return list[0];
}

const everySide = ['small', 'big', 'odd', 'even', '123'].map((numbers) => ({ numbers, stake: 1000 }));

const newOrder = async (changes: Partial<NewOrder> = {}): Promise<NewOrder> => ({
  gameId,
  numero: (await drawNow()).numero,
  bets: everySide,
  idempotencyKey: uniqueKey(),
  ...changes,
});

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

/** Ledger entries for these orders and parts, by kind. */
async function entriesOf(ids: string[]) {
  const rows = await context.database
    .select({ key: ledgerTransactions.idempotencyKey, reference: ledgerTransactions.reference })
    .from(ledgerTransactions)
    .orderBy(ledgerTransactions.id);
  return rows.flatMap(({ key, reference }) => {
    const [kind = '', , id = ''] = key.split(':');
    return ids.includes(id) ? [`${kind} ${reference}`] : [];
  });
}

const shaped = <Name extends CallName>(name: Name, value: unknown) =>
  v.is(calls[name].response as v.GenericSchema, value);

describe('draws', () => {
  test('the current and the next draw are returned with their commitments, without numbers', async () => {
    const answer = await handlers.openedNumbers({ gameId }, callerOf(0), context);
    expect(shaped('openedNumbers', answer)).toBe(true);
    expect(answer.list.map(({ winningNumbers, seed }) => [winningNumbers, seed])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    const now = context.clock.now();
    const [first, second] = answer.list;
    expect(first && first.opensAt <= now && now < first.closesAt).toBe(true);
    expect(second?.opensAt).toBe(first?.closesAt);
  });

  test('after a draw the seed is revealed; it matches the commitment and gives the numbers', async () => {
    const before = await drawNow();
    context.clock.shift(before.closesAt - context.clock.now());
    const answer = await handlers.openedDraws({ gameId }, callerOf(0), context);
    expect(shaped('openedDraws', answer)).toBe(true);
    const [after] = answer.list;
    expect(after).toMatchObject({ numero: before.numero, commitment: before.commitment });
    expect(
      createHash('sha256')
        .update(after?.seed ?? '')
        .digest('hex'),
    ).toBe(before.commitment);
    expect(after?.winningNumbers).toBe(drawFrom(after?.seed ?? ''));
    expect(answer.list).toHaveLength(10);
  });

  test('are the same whenever they are read', async () => {
    const look = () => handlers.openedDraws({ gameId }, callerOf(0), context);
    expect(await look()).toEqual(await look());
  });

  test.each(['JL-001', 'SWL-999', ''])('%j draws nothing', async (given) => {
    expect(await codeOf(handlers.openedNumbers({ gameId: given }, callerOf(0), context))).toBe('notFound');
    expect(await codeOf(handlers.openedDraws({ gameId: given }, callerOf(0), context))).toBe('notFound');
  });
});

describe('the lotteries', () => {
  test('the menu and the list contain all of them and nothing else', async () => {
    const menu = await handlers.lotteryMenu({}, callerOf(0), context);
    expect(shaped('lotteryMenu', menu)).toBe(true);
    expect(menu.list).toHaveLength(46);
    expect(new Set(menu.list.map((game) => game.gameId.split('-')[0]))).toEqual(
      new Set(['SWL', 'TCG_LOTTO_VN', 'EZL']),
    );
    expect(await handlers.lotteryList({}, callerOf(0), context)).toEqual(menu);
  });

  test('recent ones are those the player opened, latest first', async () => {
    const player = await newPlayer();
    for (const opened of ['SWL-002', 'JL-001', 'EZL-001']) await noteRecent(context, player, opened);
    const { list } = await handlers.recentLottery({}, callerOf(player), context);
    expect(list.map((game) => game.gameId)).toEqual(['EZL-001', 'SWL-002']);
  });
});

describe('an order', () => {
  test('takes its stake once, however often it is sent', async () => {
    const player = await newPlayer();
    const sent = await newOrder();
    const [first, second] = [
      await placeOrder(context, player, sent),
      await placeOrder(context, player, sent),
    ];
    expect(second).toEqual(first);
    expect(first.order).toMatchObject({ status: 'open', stake: 5000, won: 0, numero: sent.numero });
    expect(await balanceOf(context.database, player)).toBe(opening - 5000);
    expect(await entriesOf([first.order.id])).toEqual([`bet ${gameId}`]);
  });

  test('sent ten times at once is placed once', async () => {
    const player = await newPlayer();
    const sent = await newOrder();
    const placed = await Promise.all(Array.from({ length: 10 }, () => placeOrder(context, player, sent)));
    expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1);
    expect(await balanceOf(context.database, player)).toBe(opening - 5000);
  });

  test('with the same key but other bets or another draw is a conflict', async () => {
    const player = await newPlayer();
    const sent = await newOrder();
    await placeOrder(context, player, sent);
    const [bet] = everySide;
    for (const changes of [
      { bets: everySide.slice(1) },
      { bets: everySide.map((each) => ({ ...each, stake: 2000 })) },
      { bets: bet ? [...everySide.slice(0, 4), bet] : [] },
    ]) {
      expect(await codeOf(placeOrder(context, player, { ...sent, ...changes }))).toBe('conflict');
    }
    expect(await balanceOf(context.database, player)).toBe(opening - 5000);
  });

  test('above the balance is refused, and no more is staked than there is', async () => {
    const player = await newPlayer();
    const bets = [{ numbers: 'big', stake: opening / 4 }];
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => codeOf(placeOrder(context, player, await newOrder({ bets })))),
    );
    const count = (code: string) => answers.filter((answer) => answer === code).length;
    expect([count('done'), count('insufficientBalance')]).toEqual([4, 4]);
    expect(await balanceOf(context.database, player)).toBe(0);
  });

  test('on a draw that is closed, not open yet, already shown or non-existent is refused', async () => {
    const player = await newPlayer();
    const [open, next] = (await handlers.openedNumbers({ gameId }, callerOf(player), context)).list;
    const place = async (numero = '') => codeOf(placeOrder(context, player, await newOrder({ numero })));
    expect([await place(next?.numero), await place('20260115-9999')]).toEqual(['conflict', 'notFound']);
    const wait = (open?.closesAt ?? 0) - context.clock.now();
    context.clock.shift(wait);
    expect(await place(open?.numero)).toBe('conflict');
    await handlers.openedDraws({ gameId }, callerOf(player), context);
    // Setting the clock back must not reopen a draw with a known result.
    context.clock.shift(-wait);
    expect(await place(open?.numero)).toBe('conflict');
    expect(await balanceOf(context.database, player)).toBe(opening);
  });
});

describe('cancelling', () => {
  test('a part before the draw refunds its stake once', async () => {
    const player = await newPlayer();
    const { order, suborders } = await placeOrder(context, player, await newOrder());
    const [part] = suborders;
    const cancel = () => handlers.cancelSuborder({ suborderId: part?.id ?? '' }, callerOf(player), context);
    await Promise.all([cancel(), cancel(), cancel()]);
    expect(await balanceOf(context.database, player)).toBe(opening - 4000);
    expect(await entriesOf([order.id, part?.id ?? ''])).toEqual([`bet ${gameId}`, `refund ${gameId}`]);
    const detail = await handlers.lotteryOrderDetail({ orderId: order.id }, callerOf(player), context);
    expect(shaped('lotteryOrderDetail', detail)).toBe(true);
    expect(detail.order).toMatchObject({ stake: 40, status: 'open' });
    expect(detail.suborders.map(({ status }) => status)).toEqual([
      'cancelled',
      'open',
      'open',
      'open',
      'open',
    ]);
  });

  test('every part cancels the order, and the draw pays nothing on it', async () => {
    const player = await newPlayer();
    const { order, suborders } = await placeOrder(context, player, await newOrder());
    for (const { id } of suborders) await cancelPart(context, player, id);
    context.clock.shift(10 * minute);
    await settleOrders(context);
    expect((await findOrder(context, player, order.id))?.order).toMatchObject({
      status: 'cancelled',
      stake: 0,
      won: 0,
    });
    expect(await balanceOf(context.database, player)).toBe(opening);
  });

  test('after the draw has closed is refused, settled or not', async () => {
    const player = await newPlayer();
    const { suborders } = await placeOrder(context, player, await newOrder());
    const cancel = () => codeOf(cancelPart(context, player, suborders[0]?.id ?? ''));
    context.clock.shift(10 * minute);
    expect(await cancel()).toBe('conflict');
    await settleOrders(context);
    expect(await cancel()).toBe('conflict');
  });

  test('another player’s part or an unknown one is not found', async () => {
    const player = await newPlayer();
    const { order, suborders } = await placeOrder(context, player, await newOrder());
    const other = await newPlayer();
    for (const id of [suborders[0]?.id ?? '', crypto.randomUUID(), 'x', "' or 1=1"]) {
      expect(await codeOf(cancelPart(context, other, id))).toBe('notFound');
    }
    const detail = handlers.lotteryOrderDetail({ orderId: order.id }, callerOf(other), context);
    expect(await codeOf(detail)).toBe('notFound');
    expect(await findOrder(context, other, 'x')).toBeNull();
    expect(await balanceOf(context.database, player)).toBe(opening - 5000);
  });
});

describe('settling', () => {
  test('pays what the rules say for the numbers drawn, once, with one entry', async () => {
    const player = await newPlayer();
    const { order, suborders } = await placeOrder(context, player, await newOrder());
    context.clock.shift(10 * minute);
    await Promise.all([settleOrders(context), settleOrders(context)]);
    await settleOrders(context);
    const [drawn] = await context.database
      .select()
      .from(lotteryDraws)
      .where(eq(lotteryDraws.numero, order.numero));
    const payouts = suborders.map(
      ({ numbers }) => 10 * hundredthsOf(numbers, drawn?.winningNumbers ?? '', order.prizeMode),
    );
    const won = payouts.reduce((sum, payout) => sum + payout, 0);
    const settled = await findOrder(context, player, order.id);
    expect(settled?.order).toMatchObject({ won, status: 'won' });
    expect(settled?.suborders.map(({ status }) => status)).toEqual(
      payouts.map((payout) => (payout > 0 ? 'won' : 'lost')),
    );
    expect(await balanceOf(context.database, player)).toBe(opening - 5000 + won);
    expect(await entriesOf([order.id])).toEqual([`bet ${gameId}`, `win ${gameId}`]);
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  test('[FAULT-61] if the database fails in the middle, the order stays open, and the next turn pays it', async () => {
    const { database } = context;
    const player = await newPlayer();
    const { order } = await placeOrder(context, player, await newOrder());
    context.clock.shift(10 * minute);
    await database.execute(sql`
      create function crash() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`);
    await database.execute(sql`
      create trigger crash before insert on ${ledgerTransactions} for each row
      when (new.kind = 'win') execute function crash()`);
    await settleOrders(context);
    expect((await findOrder(context, player, order.id))?.order.status).toBe('open');
    await database.execute(sql`drop trigger crash on ${ledgerTransactions}`);
    await settleOrders(context);
    expect((await findOrder(context, player, order.id))?.order.status).toBe('won');
    expect(await entriesOf([order.id])).toEqual([`bet ${gameId}`, `win ${gameId}`]);
  });
});

describe('the records', () => {
  test('list a player’s own orders, latest first, page by page, for one lottery or all', async () => {
    const player = await newPlayer();
    const other = 'SWL-002';
    for (const game of [gameId, other, gameId]) {
      await placeOrder(context, player, await newOrder({ gameId: game }));
      context.clock.shift(1);
    }
    const list = (page: number, pageSize: number, of = '') =>
      handlers.lotteryOrders({ page, pageSize, gameId: of }, callerOf(player), context);
    const first = await list(1, 2);
    expect(shaped('lotteryOrders', first)).toBe(true);
    expect([first.list.map((order) => order.gameId), first.totalPages]).toEqual([[gameId, other], 2]);
    expect((await list(2, 2)).list.map((order) => order.gameId)).toEqual([gameId]);
    expect(await list(3, 2)).toEqual({ list: [], totalPages: 2 });
    expect((await list(1, 10, other)).list.map((order) => order.gameId)).toEqual([other]);
    const stranger = await newPlayer();
    expect((await listOrders(context, stranger, { gameId: '', page: 1, pageSize: 10 })).rows).toEqual([]);
  });
});

describe('the operator’s commitment', () => {
  const callOf = async (player: number, orderId: string) => {
    const detail = await handlers.lotteryOrderDetail({ orderId }, callerOf(player), context);
    expect(shaped('lotteryOrderDetail', detail)).toBe(true);
    expect(detail.now).toBe(context.clock.now());
    const { list } = await handlers.lotteryOrders(
      { page: 1, pageSize: 1, gameId },
      callerOf(player),
      context,
    );
    expect(list).toEqual([detail.order]);
    return detail.order;
  };

  /** As if the operator's key was lost or replaced. */
  const changeKey = () =>
    context.database
      .update(operatorSecrets)
      .set({ value: randomBytes(32).toString('base64url') })
      .where(eq(operatorSecrets.name, 'lottery'));

  test('belongs to the order from its placing, and the seed revealed later matches it', async () => {
    const player = await newPlayer();
    const onSale = await drawNow();
    const { order } = await placeOrder(context, player, await newOrder());
    expect(await callOf(player, order.id)).toMatchObject({ commitment: onSale.commitment, seed: null });
    context.clock.shift(10 * minute);
    const told = await callOf(player, order.id);
    expect(told.commitment).toBe(onSale.commitment);
    expect(commitmentOf(told.seed ?? '')).toBe(onSale.commitment);
  });

  test('[REC-02] an order shows how long it can be cancelled, how it is drawn, and then what was drawn', async () => {
    const player = await newPlayer();
    const { closesAt } = await drawNow();
    const { order } = await placeOrder(context, player, await newOrder());
    const told = { closesAt, drawKind: 'threeDigits' };
    expect(await callOf(player, order.id)).toMatchObject({ ...told, winningNumbers: null });
    context.clock.shift(10 * minute);
    expect(await callOf(player, order.id)).toMatchObject({
      ...told,
      winningNumbers: expect.stringMatching(/^\d{3}$/),
    });
  });

  test('does not match a draw by another key, and the order shows it', async () => {
    const player = await newPlayer();
    const onSale = await drawNow();
    const { order } = await placeOrder(context, player, await newOrder());
    await changeKey();
    context.clock.shift(10 * minute);
    const told = await callOf(player, order.id);
    expect(told.commitment).toBe(onSale.commitment);
    expect(commitmentOf(told.seed ?? '')).not.toBe(onSale.commitment);
  });

  test('stays for past draws: another key changes neither numbers nor seeds', async () => {
    const look = () => handlers.openedDraws({ gameId }, callerOf(0), context);
    const drawn = await look();
    await changeKey();
    expect(await look()).toEqual(drawn);
  });
});
