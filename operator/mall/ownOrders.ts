import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { goodsOrders, type pointsKinds } from '#operator/database/tables/mall.tables.ts';
import { say } from '#operator/words/say.ts';
import { pageOf, pageSize, readCursor } from '#operator/records/cursor.ts';
import { atOneMoment, merchantTimeZone } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { cellOf, goodsOrderTable } from '@araw/contract/values/stateTables';
import type { GoodsOrder } from './orders.ts';

const placeOfOrder = v.object({ at: v.pipe(v.number(), v.safeInteger()), id: v.pipe(v.string(), v.uuid()) });

/** A page of the member's own orders, newest first; the addresses are only for the member. */
export async function ownOrders(
  context: OperatorContext,
  accountId: number,
  request: ParsedRequest<'goodsOrders'>,
): Promise<HandlerValue<'goodsOrders'>> {
  const binding = { accountId, list: 'goodsOrders' };
  const cursor = readCursor(request.cursor, binding, placeOfOrder);
  const now = context.clock.now();
  return atOneMoment(context, async (database) => {
    const rows = await database
      .select()
      .from(goodsOrders)
      .where(
        and(
          eq(goodsOrders.accountId, accountId),
          cursor
            ? sql`(${goodsOrders.placedAt}, ${goodsOrders.id}) < (${cursor.after.at}, ${cursor.after.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(goodsOrders.placedAt), desc(goodsOrders.id))
      .limit(pageSize + 1);
    const page = pageOf(rows, { cursor, binding, now }, ({ placedAt: at, id }) => ({ at, id }));
    const key = languageKey(request.language);
    return {
      list: page.shown.map((order) => describe(order, key)),
      next: page.next,
      now,
      timeZone: await merchantTimeZone(database),
    };
  });
}

const describe = (order: GoodsOrder, key: string): HandlerValue<'goodsOrders'>['list'][number] => {
  const { id, number, kind, title, picture, points, state, parcel, address, placedAt, changedAt } = order;
  return {
    id,
    number,
    kind,
    title: textIn(key, title.EN, title),
    picture,
    points,
    state,
    stateText: say(`goodsOrderStates.${state}`, key),
    parcel,
    address,
    placedAt,
    changedAt,
    cancellable: cellOf(goodsOrderTable, state, 'cancel') === 'cancelled',
  };
};

const placeOfPoints = v.object({
  at: v.pipe(v.number(), v.safeInteger()),
  id: v.pipe(v.number(), v.safeInteger()),
});

interface Movement {
  id: number;
  at: number;
  kind: (typeof pointsKinds)[number];
  number: string;
  title: GoodsOrder['title'] | null;
  points: number;
  left: number;
}

/** A page of the member's points history, newest first. */
export async function ownPoints(
  context: OperatorContext,
  accountId: number,
  request: ParsedRequest<'pointsHistory'>,
): Promise<HandlerValue<'pointsHistory'>> {
  const binding = { accountId, list: 'pointsHistory' };
  const cursor = readCursor(request.cursor, binding, placeOfPoints);
  const now = context.clock.now();
  return atOneMoment(context, async (database) => {
    const rows = await rowsOf<Record<'id' | 'at' | 'points' | 'left', string> & Movement>(
      database,
      sql`
        select movement.id::text as id, movement.created_at::text as at, movement.kind, movement.reference as number,
          placed.title, posting.amount::text as points, posting.balance_after::text as left
        from points_accounts account
        join points_postings posting on posting.points_account_id = account.id
        join points_transactions movement on movement.id = posting.transaction_id
        left join goods_orders placed on placed.number = movement.reference
        where account.account_id = ${accountId}
          ${cursor ? sql`and posting.transaction_id < ${cursor.after.id}` : sql``}
        order by posting.transaction_id desc
        limit ${pageSize + 1}`,
    );
    const movements = rows.map((row): Movement => ({
      ...row,
      id: Number(row.id),
      at: Number(row.at),
      points: Number(row.points),
      left: Number(row.left),
    }));
    const page = pageOf(movements, { cursor, binding, now }, ({ at, id }) => ({ at, id }));
    const key = languageKey(request.language);
    return {
      list: page.shown.map(({ id, at, kind, number, title, points, left }) => ({
        id: String(id),
        at,
        title: say(`points.${kind}`, key, { title: title ? textIn(key, title.EN, title) : '' }),
        number,
        points,
        left,
      })),
      next: page.next,
      now,
      timeZone: await merchantTimeZone(database),
    };
  });
}
