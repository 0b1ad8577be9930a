import { and, count, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import {
  payoutAccounts,
  withdrawalOrders,
  withdrawalStates,
} from '#operator/database/tables/withdrawals.tables.ts';
import { pageOf, pageSize, readCursor } from '#operator/records/cursor.ts';
import { atOneMoment, calendarOf, momentsOf } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { payoutKinds } from '@araw/contract/cashier/payoutAccounts';
import { openStates } from '../payoutAccounts/payoutAccounts.ts';
import { postedOrders } from '../postedOrders.ts';
import { withdrawalKinds } from '#operator/ledger/ledger.ts';
import { ordersToWire } from './withdrawals.ts';

type Answer = HandlerValue<'withdrawalRecord'>;

const place = v.object({ at: v.pipe(v.number(), v.safeInteger()), id: v.pipe(v.string(), v.uuid()) });

/** Paid out, or returned before or after that. */
const kinds = [...withdrawalKinds, 'holdReturned'] as const;

/** A page of withdrawals requested, paid or returned in this period, newest first; the first page includes their sums. */
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
    const posted = postedOrders(database, { accountId, begins, ends, kinds });
    const ordered = and(gte(createdAt, begins), lt(createdAt, ends));
    const chosen = and(
      eq(withdrawalOrders.accountId, accountId),
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
          or(
            ordered,
            inArray(withdrawalOrders.number, database.select({ number: posted.number }).from(posted)),
          ),
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
      totals: cursor ? null : await totalsOf(database, { chosen, ordered, posted }),
      newer: cursor ? await countNewer(database, accountId, moment) : 0,
    };
  });
}

/** A filter without a known name matches nothing. */
const among = (known: readonly string[], name: string, column: Parameters<typeof inArray>[0]) =>
  name === ''
    ? undefined
    : inArray(
        column,
        known.filter((one) => one === name),
      );

interface Counted {
  chosen: SQL | undefined;
  /** Requested in this period. */
  ordered: SQL | undefined;
  posted: ReturnType<typeof postedOrders>;
}

/** Money counts by posting day, open orders by their own. */
async function totalsOf(database: Database, { chosen, ordered, posted }: Counted): Promise<Answer['totals']> {
  const sumOf = (...of: (typeof kinds)[number][]) =>
    sql`coalesce(sum(${posted.amount}) filter (where ${inArray(posted.kind, of)}), 0)`.mapWith(Number);
  const [money] = await database
    .select({
      out: sumOf(...withdrawalKinds),
      returned: sumOf('holdReturned', 'withdrawalReturned'),
    })
    .from(posted)
    .innerJoin(withdrawalOrders, eq(withdrawalOrders.number, posted.number))
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawalOrders.payoutAccountId))
    .where(chosen);
  const [open] = await database
    .select({ amount: sql`coalesce(sum(${withdrawalOrders.gross}), 0)`.mapWith(Number) })
    .from(withdrawalOrders)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawalOrders.payoutAccountId))
    .where(and(chosen, ordered, inArray(withdrawalOrders.state, [...openStates])));
  const { out = 0, returned = 0 } = money ?? {};
  // Avoids negative zero.
  return { paid: (0 - out) / 100, onTheWay: (open?.amount ?? 0) / 100, returned: returned / 100 };
}

async function countNewer(database: Database, accountId: number, moment: number): Promise<number> {
  const [newer] = await database
    .select({ count: count() })
    .from(withdrawalOrders)
    .where(and(eq(withdrawalOrders.accountId, accountId), gt(withdrawalOrders.createdAt, moment)));
  return newer?.count ?? 0;
}
