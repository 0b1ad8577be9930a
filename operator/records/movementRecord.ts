import { and, between, desc, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { depositOrders, paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { ledgerAccounts, ledgerDaySums, ledgerPostings } from '#operator/database/tables/ledger.tables.ts';
import { payoutAccounts, withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { playable, pocketsOf } from '#operator/ledger/ledger.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { type Cursor, pageOf, pageSize, readCursor } from './cursor.ts';
import { atOneMoment, calendarOf, type Days, momentsOf } from './range.ts';

type Answer = HandlerValue<'movementRecord'>;

const place = v.object({ at: v.pipe(v.number(), v.safeInteger()), id: v.pipe(v.number(), v.safeInteger()) });
type Place = v.InferOutput<typeof place>;

interface Selection {
  accountId: number;
  begins: number;
  ends: number;
  /** Empty for all. */
  kinds: string[];
}

/** A payout account's title for its member. */
export type AccountTitle = (
  account: Pick<typeof payoutAccounts.$inferSelect, 'institution' | 'number'>,
) => string;

/** A page of movements in the player's pockets, newest first; the first page includes the sums (REC-03). */
export async function movementRecord(
  context: OperatorContext,
  caller: Caller,
  request: ParsedRequest<'movementRecord'>,
  titleOf: AccountTitle,
): Promise<Answer> {
  const { id: accountId } = signedIn(caller);
  const calendar = await calendarOf(context, accountId, request);
  const { from, to } = calendar;
  const kinds = request.kinds.split(',').filter((kind) => kind !== '');
  const binding = { accountId, from, to, kinds: kinds.join() };
  const cursor = readCursor(request.cursor, binding, place);
  const names = (await catalogueOf(context)).edition(request.language);
  return atOneMoment(context, async (database) => {
    const { begins, ends } = await momentsOf(database, { from, to });
    const chosen: Selection = { accountId, begins, ends, kinds };
    const rows = await movementsOf(database, chosen, cursor);
    const { shown, moment, next } = pageOf(
      rows,
      { cursor, binding, now: context.clock.now() },
      ({ at, id }) => ({ at, id }),
    );
    const orders = await ordersOf(
      database,
      accountId,
      shown.map(({ reference }) => reference),
      titleOf,
    );
    return {
      moment,
      ...calendar,
      list: shown.map(({ amount, held, balanceAfter, ...row }) => ({
        ...row,
        ...(orders.get(row.reference) ?? { order: null, account: null }),
        amount: amount / 100,
        held: held / 100,
        balanceAfter: balanceAfter / 100,
        gameName: names.get(row.reference)?.name ?? null,
      })),
      next,
      totals: cursor ? null : await totalsOf(database, chosen, calendar),
      newer: cursor ? await countNewer(database, accountId, moment) : 0,
    };
  });
}

type OfOrder = Required<Pick<Answer['list'][number], 'order' | 'account'>>;

/** The member's own orders by number, which movements have as their reference. */
async function ordersOf(
  database: Database,
  accountId: number,
  numbers: string[],
  titleOf: AccountTitle,
): Promise<Map<string, OfOrder>> {
  if (numbers.length === 0) return new Map();
  const deposits = await database
    .select({ id: depositOrders.id, number: depositOrders.number, method: paymentMethods.name })
    .from(depositOrders)
    .innerJoin(paymentMethods, eq(paymentMethods.code, depositOrders.methodCode))
    .where(and(eq(depositOrders.accountId, accountId), inArray(depositOrders.number, numbers)));
  const withdrawals = await database
    .select({ id: withdrawalOrders.id, number: withdrawalOrders.number, account: payoutAccounts })
    .from(withdrawalOrders)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawalOrders.payoutAccountId))
    .where(and(eq(withdrawalOrders.accountId, accountId), inArray(withdrawalOrders.number, numbers)));
  return new Map<string, OfOrder>([
    ...deposits.map(
      ({ id, number, method }) => [number, { order: { kind: 'deposit', id }, account: method }] as const,
    ),
    ...withdrawals.map(
      ({ id, number, account }) =>
        [number, { order: { kind: 'withdrawal', id }, account: titleOf(account) }] as const,
    ),
  ]);
}

/** One more than a page shows, read per pocket and kind by an index; a movement may affect several. */
function movementsOf(
  database: Database,
  { accountId, begins, ends, kinds }: Selection,
  cursor: Cursor<Place> | null,
) {
  const byKind = kinds.length > 0;
  const wanted = byKind
    ? sql`cross join jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) as wanted (kind)`
    : sql``;
  const older: SQL = cursor
    ? sql`and (posting.created_at, posting.transaction_id) < (${cursor.after.at}, ${cursor.after.id})`
    : sql``;
  const balanceOf = (pocket: 'cash' | 'bonus') => sql`coalesce((
    select posting.balance_after from ledger_postings posting
    where posting.ledger_account_id =
      (select id from ledger_accounts where account_id = ${accountId} and pocket = ${sql.raw(`'${pocket}'`)})
      and posting.transaction_id <= moved.id
    order by posting.transaction_id desc limit 1), 0)`;
  const amountOf = (pockets: SQL) => sql`coalesce((
    select sum(posting.amount) from ledger_postings posting
    join ledger_accounts account on account.id = posting.ledger_account_id
    where posting.transaction_id = moved.id and account.account_id = ${accountId} and account.pocket in (${pockets})), 0)`;
  return database
    .select({
      id: sql`moved.id`.mapWith(Number),
      at: sql`moved.at`.mapWith(Number),
      kind: sql<string>`moved.kind`,
      reference: sql<string>`moved.reference`,
      amount: amountOf(sql.raw(`'cash', 'bonus'`)).mapWith(Number),
      held: amountOf(sql.raw(`'held'`)).mapWith(Number),
      fee: sql<boolean>`moved.kind = 'holdUsed' and exists (
        select from ledger_postings posting join ledger_accounts account on account.id = posting.ledger_account_id
        where posting.transaction_id = moved.id and account.purpose = 'house:fees')`,
      balanceAfter: sql`${balanceOf('cash')} + ${balanceOf('bonus')}`.mapWith(Number),
    })
    .from(
      sql`(
        select distinct posted.id, posted.at, posted.kind, posted.reference
        from ledger_accounts pocket ${wanted} cross join lateral (
          select posting.transaction_id as id, posting.created_at as at, posting.kind, transaction.reference
          from ledger_postings posting join ledger_transactions transaction on transaction.id = posting.transaction_id
          where posting.ledger_account_id = pocket.id and posting.balance_after is not null
            ${byKind ? sql`and posting.kind = wanted.kind` : sql``}
            and posting.created_at >= ${begins} and posting.created_at < ${ends} ${older}
          order by posting.created_at desc, posting.transaction_id desc limit ${pageSize + 1}
        ) as posted
        where pocket.account_id = ${accountId}
        order by posted.at desc, posted.id desc limit ${pageSize + 1}
      ) as moved`,
    )
    .orderBy(sql`moved.at desc`, sql`moved.id desc`);
}

/** From daily sums; the opening balance is the current one minus everything since. */
async function totalsOf(
  database: Database,
  chosen: Selection,
  { from, to }: Days,
): Promise<Answer['totals']> {
  const { accountId, kinds } = chosen;
  const ofBalance = sql`sum(${ledgerDaySums.amount}) filter (where ${ledgerDaySums.pocket} in ('cash', 'bonus'))`;
  const [since] = await database
    .select({ amount: sql`coalesce(${ofBalance}, 0)`.mapWith(Number) })
    .from(ledgerDaySums)
    .where(and(eq(ledgerDaySums.accountId, accountId), sql`${ledgerDaySums.day} >= ${from}`));
  const inRange = await database
    .select({
      kind: ledgerDaySums.kind,
      amount: sql`coalesce(${ofBalance}, 0)`.mapWith(Number),
      all: sql`sum(${ledgerDaySums.amount})`.mapWith(Number),
    })
    .from(ledgerDaySums)
    .where(and(eq(ledgerDaySums.accountId, accountId), between(ledgerDaySums.day, from, to)))
    .groupBy(ledgerDaySums.kind);
  const wanted = inRange.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const ways = [
    ...wanted.filter(({ kind }) => isOneWay(kind)).map(({ all }) => all),
    ...(await bothWaysOf(
      database,
      chosen,
      wanted.map(({ kind }) => kind).filter((kind) => !isOneWay(kind)),
    )),
  ];
  const opening = playable(await pocketsOf(database, accountId)) - (since?.amount ?? 0);
  const change = sumOf(inRange.map(({ amount }) => amount));
  const sum = sumOf(wanted.map(({ amount }) => amount));
  return {
    opening: opening / 100,
    closing: (opening + change) / 100,
    change: change / 100,
    chosen: sum / 100,
    received: sumOf(ways.filter((amount) => amount > 0)) / 100,
    paid: sumOf(ways.filter((amount) => amount < 0)) / 100,
    held: (sum - sumOf(ways)) / 100,
  };
}

/** Bets are numerous and their kinds have one direction, so daily sums are sufficient. */
const isOneWay = (kind: string) => ['bet', 'win', 'refund', 'jackpotWin'].includes(kind);

/** What other kinds added and took over all pockets; putting on hold does neither. */
async function bothWaysOf(
  database: Database,
  { accountId, begins, ends }: Selection,
  kinds: string[],
): Promise<number[]> {
  const moved = database
    .select({ net: sql`sum(${ledgerPostings.amount})`.as('net') })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(
      and(
        eq(ledgerAccounts.accountId, accountId),
        inArray(ledgerPostings.kind, kinds),
        gte(ledgerPostings.createdAt, begins),
        lt(ledgerPostings.createdAt, ends),
      ),
    )
    .groupBy(ledgerPostings.transactionId)
    .as('moved');
  const [ways] = await database
    .select({
      received: sql`coalesce(sum(net) filter (where net > 0), 0)`.mapWith(Number),
      paid: sql`coalesce(sum(net) filter (where net < 0), 0)`.mapWith(Number),
    })
    .from(moved);
  return ways ? [ways.received, ways.paid] : [];
}

async function countNewer(database: Database, accountId: number, moment: number): Promise<number> {
  const newer = database
    .selectDistinct({ id: ledgerPostings.transactionId })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(
      and(
        eq(ledgerAccounts.accountId, accountId),
        isNotNull(ledgerPostings.balanceAfter),
        gt(ledgerPostings.createdAt, moment),
      ),
    )
    .orderBy(desc(ledgerPostings.transactionId))
    .as('newer');
  const [sum] = await database.select({ count: sql`count(*)`.mapWith(Number) }).from(newer);
  return sum?.count ?? 0;
}
