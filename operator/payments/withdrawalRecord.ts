import { and, count, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import {
  payoutAccounts,
  withdrawalOrders,
  type WithdrawalState,
  withdrawalStates,
} from '#operator/database/withdrawals.tables.ts';
import { pageOf, pageSize, readCursor } from '#operator/records/cursor.ts';
import { atOneMoment, calendarOf, momentsOf } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { payoutKinds } from '#services/contract/payoutAccounts.ts';
import { openStates } from './payoutAccounts.ts';
import { ordersToWire } from './withdrawals.ts';

type Answer = HandlerValue<'withdrawalRecord'>;

const place = v.object({ at: v.pipe(v.number(), v.safeInteger()), id: v.pipe(v.string(), v.uuid()) });

/** A page of a member's withdrawals, newest first, and with the first page the sums of all that the filters choose. */
export async function withdrawalRecord(
  context: OperatorContext,
  accountId: number,
  { period, from: first, to: last, state, method, language, cursor: text }: ParsedRequest<'withdrawalRecord'>,
): Promise<Answer> {
  const calendar = await calendarOf(context, accountId, { period, from: first, to: last });
  const { from, to } = calendar;
  const binding = { accountId, from, to, state, method };
  const cursor = readCursor(text, binding, place);
  return atOneMoment(context, async (database) => {
    const { begins, ends } = await momentsOf(database, { from, to });
    const { createdAt, id } = withdrawalOrders;
    const chosen = and(
      eq(withdrawalOrders.accountId, accountId),
      gte(createdAt, begins),
      lt(createdAt, ends),
      among(withdrawalStates, state, withdrawalOrders.state),
      among(payoutKinds, method, payoutAccounts.kind),
    );
    const rows = await database
      .select({ order: withdrawalOrders })
      .from(withdrawalOrders)
      .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawalOrders.payoutAccountId))
      .where(
        and(
          chosen,
          cursor ? sql`(${createdAt}, ${id}) < (${cursor.after.at}, ${cursor.after.id})` : undefined,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(pageSize + 1);
    const { shown, moment, next } = pageOf(
      rows,
      { cursor, binding, now: context.clock.now() },
      ({ order }) => ({ at: order.createdAt, id: order.id }),
    );
    return {
      moment,
      ...calendar,
      list: await ordersToWire(
        { ...context, database },
        shown.map(({ order }) => order),
        language,
      ),
      next,
      totals: cursor ? null : await totalsOf(database, chosen),
      newer: cursor ? await countNewer(database, accountId, moment) : 0,
    };
  });
}

/** A filter that names nothing known chooses nothing. */
const among = (known: readonly string[], name: string, column: Parameters<typeof inArray>[0]) =>
  name === ''
    ? undefined
    : inArray(
        column,
        known.filter((one) => one === name),
      );

/** What came back was never paid in the end. */
async function totalsOf(database: Database, chosen: ReturnType<typeof and>): Promise<Answer['totals']> {
  const sumOf = (states: readonly WithdrawalState[]) => {
    const isOne = inArray(withdrawalOrders.state, [...states]);
    return sql`coalesce(sum(${withdrawalOrders.gross}) filter (where ${isOne}), 0)`.mapWith(Number);
  };
  const [totals] = await database
    .select({
      paid: sumOf(['paid']),
      onTheWay: sumOf(openStates),
      returned: sumOf(['rejected', 'cancelled', 'failed', 'returned']),
    })
    .from(withdrawalOrders)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawalOrders.payoutAccountId))
    .where(chosen);
  const { paid = 0, onTheWay = 0, returned = 0 } = totals ?? {};
  return { paid: paid / 100, onTheWay: onTheWay / 100, returned: returned / 100 };
}

async function countNewer(database: Database, accountId: number, moment: number): Promise<number> {
  const [newer] = await database
    .select({ count: count() })
    .from(withdrawalOrders)
    .where(and(eq(withdrawalOrders.accountId, accountId), gt(withdrawalOrders.createdAt, moment)));
  return newer?.count ?? 0;
}
