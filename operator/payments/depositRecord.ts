import { and, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#operator/core/context.ts';
import { depositOrders } from '#operator/database/deposits.tables.ts';
import { type Cursor, pageOf, pageSize, readCursor } from '#operator/records/cursor.ts';
import { atOneMoment, calendarOf, momentsOf } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { methodKinds } from '#services/contract/deposits.ts';
import { inPesos } from './amounts.ts';
import type { PaymentsContext } from './context.ts';
import { type DepositOrder, describeOrders } from './depositOrders.ts';

type Answer = HandlerValue<'depositRecord'>;

const place = v.object({ at: v.pipe(v.number(), v.safeInteger()), id: v.pipe(v.string(), v.uuid()) });
type Place = v.InferOutput<typeof place>;

/** A page of the member's deposit orders, newest first, and with the first page their sums (REC-04). */
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
    const chosen = and(
      eq(depositOrders.accountId, accountId),
      gte(depositOrders.createdAt, begins),
      lt(depositOrders.createdAt, ends),
      state === '' ? undefined : sql`${depositOrders.state} = ${state}`,
      byMethod(method),
    );
    const rows = await ordersOf(database, chosen, cursor);
    const page = { cursor, binding, now: context.clock.now() };
    const { shown, moment, next } = pageOf(rows, page, ({ createdAt: at, id }) => ({ at, id }));
    const newer = and(eq(depositOrders.accountId, accountId), gt(depositOrders.createdAt, moment));
    return {
      moment,
      ...calendar,
      list: await describeOrders({ database, clock: context.clock }, shown, language),
      next,
      totals: cursor ? null : await totalsOf(database, chosen),
      newer: cursor ? await database.$count(depositOrders, newer) : 0,
    };
  });
}

/** By its kind, or by its own code; '' is all. */
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

async function totalsOf(database: Database, chosen: SQL | undefined): Promise<Answer['totals']> {
  const isCredited = eq(depositOrders.state, 'credited');
  const isOpen = inArray(depositOrders.state, [...underWay]);
  const sum = (amount: SQL, which: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${which}), 0)`.mapWith(Number);
  const count = (which: SQL) => sql`count(*) filter (where ${which})`.mapWith(Number);
  const [totals] = await database
    .select({
      credited: sum(sql`${depositOrders.credited}`, isCredited),
      creditedOrders: count(isCredited),
      open: sum(sql`${depositOrders.amount}`, isOpen),
      openOrders: count(isOpen),
    })
    .from(depositOrders)
    .where(chosen);
  if (!totals) return null;
  return { ...totals, credited: inPesos(totals.credited), open: inPesos(totals.open) };
}
