import { and, count, desc, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#operator/core/context.ts';
import { depositOrders, depositSteps } from '#operator/database/tables/deposits.tables.ts';
import { depositKinds } from '#operator/ledger/ledger.ts';
import { type Cursor, pageOf, pageSize, readCursor } from '#operator/records/cursor.ts';
import { atOneMoment, calendarOf, momentsOf } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { methodKinds } from '@araw/contract/cashier/deposits';
import { inPesos } from '#operator/core/amounts.ts';
import type { PaymentsContext } from '../provider/context.ts';
import { type DepositOrder, describeOrders } from './depositOrders.ts';
import { postedOrders } from '../postedOrders.ts';

type Answer = HandlerValue<'depositRecord'>;

const place = v.object({ at: v.pipe(v.number(), v.safeInteger()), id: v.pipe(v.string(), v.uuid()) });
type Place = v.InferOutput<typeof place>;

/** A page of deposits ordered or posted in this period, newest first, and with the first page their sums (REC-04). */
export async function depositRecord(
  context: PaymentsContext,
  accountId: number,
  request: ParsedRequest<'depositRecord'>,
): Promise<Answer> {
  const { state, method, language } = request;
  const calendar = await calendarOf(context, accountId, request);
  const { from, to } = calendar;
  const binding = { accountId, from, to, state, method };
  const cursor = readCursor(request.cursor, binding, place);
  return atOneMoment(context, async (database) => {
    const { begins, ends } = await momentsOf(database, { from, to });
    const posted = postedOrders(database, { accountId, begins, ends, kinds: depositKinds });
    const moved = movedOrders(database, { accountId, begins, ends });
    const ordered = and(gte(depositOrders.createdAt, begins), lt(depositOrders.createdAt, ends));
    const chosen = and(
      eq(depositOrders.accountId, accountId),
      state === '' ? undefined : sql`${depositOrders.state} = ${state}`,
      byMethod(method),
    );
    const isWhole = state === '' && method === '';
    const listed = or(ordered, inArray(depositOrders.id, database.select({ id: moved.id }).from(moved)));
    const rows = await ordersOf(database, and(chosen, listed), cursor);
    const page = { cursor, binding, now: context.clock.now() };
    const { shown, moment, next } = pageOf(rows, page, ({ createdAt: at, id }) => ({ at, id }));
    const newer = and(eq(depositOrders.accountId, accountId), gt(depositOrders.createdAt, moment));
    return {
      moment,
      ...calendar,
      list: await describeOrders({ database, clock: context.clock }, shown, language),
      next,
      totals: cursor ? null : await totalsOf(database, { chosen, isWhole, ordered, posted, moved }),
      newer: cursor ? await database.$count(depositOrders, newer) : 0,
    };
  });
}

/** By kind or code; '' matches all. */
function byMethod(method: string): SQL | undefined {
  if (method === '') return undefined;
  const kind = methodKinds.find((one) => one === method);
  return kind ? eq(depositOrders.kind, kind) : eq(depositOrders.methodCode, method);
}

/** One more than a page shows. */
const ordersOf = (
  database: Database,
  chosen: SQL | undefined,
  cursor: Cursor<Place> | null,
): Promise<DepositOrder[]> =>
  database
    .select()
    .from(depositOrders)
    .where(
      and(
        chosen,
        cursor
          ? sql`(${depositOrders.createdAt}, ${depositOrders.id}) < (${cursor.after.at}, ${cursor.after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(depositOrders.createdAt), desc(depositOrders.id))
    .limit(pageSize + 1);

/** Not ended, and not in the balance. */
const underWay = ['created', 'waiting', 'processing', 'inReview'] as const;

interface Moved {
  accountId: number;
  begins: number;
  ends: number;
}

/**
 * The member's orders credited or reversed in a period, by their steps: a reversal that found nothing to take has no
 * posting in a pocket.
 */
const movedOrders = (database: Database, { accountId, begins, ends }: Moved) =>
  database
    .select({
      id: depositSteps.orderId,
      isCredited: sql<boolean>`bool_and(${depositSteps.to} = 'credited')`.as('is_credited'),
    })
    .from(depositSteps)
    .innerJoin(depositOrders, eq(depositOrders.id, depositSteps.orderId))
    .where(
      and(
        eq(depositOrders.accountId, accountId),
        sql`'credited' in (${depositSteps.from}, ${depositSteps.to})`,
        ne(depositSteps.from, depositSteps.to),
        gte(depositSteps.at, begins),
        lt(depositSteps.at, ends),
      ),
    )
    .groupBy(depositSteps.orderId)
    .as('moved');

interface Counted {
  chosen: SQL | undefined;
  /** No filter: debts paid from the balance, which have no order, count too. */
  isWhole: boolean;
  /** Created in this period. */
  ordered: SQL | undefined;
  posted: ReturnType<typeof postedOrders>;
  moved: ReturnType<typeof movedOrders>;
}

/** Money counts by posting day, open orders by their own. */
async function totalsOf(
  database: Database,
  { chosen, isWhole, ordered, posted, moved }: Counted,
): Promise<Answer['totals']> {
  const [money] = await database
    .select({ credited: sql`coalesce(sum(${posted.amount}), 0)`.mapWith(Number) })
    .from(posted)
    .leftJoin(depositOrders, eq(depositOrders.number, posted.number))
    .where(isWhole ? undefined : chosen);
  const [credited] = await database
    .select({ orders: count() })
    .from(moved)
    .innerJoin(depositOrders, eq(depositOrders.id, moved.id))
    .where(and(chosen, moved.isCredited));
  const [open] = await database
    .select({
      amount: sql`coalesce(sum(${depositOrders.amount}), 0)`.mapWith(Number),
      orders: count(),
    })
    .from(depositOrders)
    .where(and(chosen, ordered, inArray(depositOrders.state, [...underWay])));
  if (!money || !credited || !open) return null;
  return {
    credited: inPesos(money.credited),
    creditedOrders: credited.orders,
    open: inPesos(open.amount),
    openOrders: open.orders,
  };
}
