import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { rebateClaims, rebateRows } from '#operator/database/tables/rebates.tables.ts';
import { type Cursor, pageOf, pageSize, readCursor } from '#operator/records/cursor.ts';
import { atOneMoment, calendarOf, momentsOf } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { describeClaim } from './rebates.ts';

type Answer = HandlerValue<'rebateRecord'>;

const place = v.object({ at: v.pipe(v.number(), v.safeInteger()), id: v.pipe(v.string(), v.uuid()) });
type Place = v.InferOutput<typeof place>;

/** A page of the member's rebate claims, newest first; the first page includes their sums (BEN-09). */
export async function rebateRecord(
  context: OperatorContext,
  accountId: number,
  request: ParsedRequest<'rebateRecord'>,
): Promise<Answer> {
  const calendar = await calendarOf(context, accountId, request);
  const { from, to } = calendar;
  const binding = { accountId, from, to };
  const cursor = readCursor(request.cursor, binding, place);
  return atOneMoment(context, async (database) => {
    const { begins, ends } = await momentsOf(database, { from, to });
    const chosen = and(
      eq(rebateClaims.accountId, accountId),
      gte(rebateClaims.claimedAt, begins),
      lt(rebateClaims.claimedAt, ends),
    );
    const rows = await claimsOf(database, chosen, cursor);
    const page = { cursor, binding, now: context.clock.now() };
    const { shown, moment, next } = pageOf(rows, page, ({ claimedAt: at, id }) => ({ at, id }));
    const newer = and(eq(rebateClaims.accountId, accountId), gt(rebateClaims.claimedAt, moment));
    return {
      moment,
      ...calendar,
      list: await describeClaims(database, shown),
      next,
      totals: cursor ? null : await totalsOf(database, chosen),
      newer: cursor ? await database.$count(rebateClaims, newer) : 0,
    };
  });
}

type Claim = typeof rebateClaims.$inferSelect;

/** One more than a page shows. */
const claimsOf = (
  database: Database,
  chosen: SQL | undefined,
  cursor: Cursor<Place> | null,
): Promise<Claim[]> =>
  database
    .select()
    .from(rebateClaims)
    .where(
      and(
        chosen,
        cursor
          ? sql`(${rebateClaims.claimedAt}, ${rebateClaims.id}) < (${cursor.after.at}, ${cursor.after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(rebateClaims.claimedAt), desc(rebateClaims.id))
    .limit(pageSize + 1);

async function describeClaims(database: Database, claims: readonly Claim[]): Promise<Answer['list']> {
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => id);
  const rows = await database
    .select()
    .from(rebateRows)
    .where(inArray(rebateRows.claimId, ids))
    .orderBy(asc(rebateRows.day), asc(rebateRows.gameType));
  return claims.map((claim) =>
    describeClaim(
      claim,
      rows.filter(({ claimId }) => claimId === claim.id),
    ),
  );
}

async function totalsOf(database: Database, chosen: SQL | undefined): Promise<Answer['totals']> {
  const valid = database
    .select({ valid: sql`coalesce(sum(${rebateRows.valid}), 0)`.as('valid') })
    .from(rebateRows)
    .where(eq(rebateRows.claimId, rebateClaims.id));
  const [totals] = await database
    .select({
      sum: sql`coalesce(sum(${rebateClaims.sum}), 0)`.mapWith(Number),
      valid: sql`coalesce(sum((${valid})), 0)`.mapWith(Number),
    })
    .from(rebateClaims)
    .where(chosen);
  if (!totals) return null;
  return { sum: totals.sum / 100, valid: totals.valid / 100 };
}
