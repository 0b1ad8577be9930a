import { eq, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { violates } from '#operator/database/errors.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import {
  pointsAccounts,
  type pointsKinds,
  pointsPostings,
  pointsTransactions,
} from '#operator/database/tables/mall.tables.ts';

type PointsKind = (typeof pointsKinds)[number];

/** The house's counterpart for each kind. */
const counterparts: Readonly<Record<PointsKind, string>> = {
  opening: 'house:opening',
  earned: 'house:earned',
  redeemed: 'house:redeemed',
  returned: 'house:redeemed',
};

interface PointsMovement {
  /** Identifies this movement: posting it again changes nothing. */
  key: string;
  kind: PointsKind;
  /** An order's number; empty for none. */
  reference: string;
  accountId: number;
  /** Whole points: positive is received, negative is taken. */
  points: number;
  at: number;
}

/**
 * Moves a member's points under the member's lock, once per key (BEN-04); resolves with the new balance. Throws Refusal
 * `insufficientBalance` if it would be negative.
 */
export async function postPoints(
  database: Database,
  { key, kind, reference, accountId, points, at }: PointsMovement,
): Promise<number> {
  await database.insert(pointsAccounts).values({ accountId, balance: 0 }).onConflictDoNothing();
  const [made] = await database
    .insert(pointsTransactions)
    .values({ idempotencyKey: key, kind, reference, createdAt: at })
    .onConflictDoNothing({ target: pointsTransactions.idempotencyKey })
    .returning({ id: pointsTransactions.id });
  if (!made) return pointsOf(database, accountId);
  try {
    await database.execute(sql`
      insert into points_postings (transaction_id, points_account_id, amount)
      select ${made.id}::bigint, id, case when account_id is null then ${-points}::bigint else ${points}::bigint end
      from points_accounts where account_id = ${accountId} or purpose = ${counterparts[kind]} order by id`);
  } catch (error) {
    if (violates(error, 'points_accounts_balance_not_negative')) throw new Refusal('insufficientBalance');
    throw error;
  }
  return pointsOf(database, accountId);
}

/** A member's points; 0 without movements. */
export async function pointsOf(database: Database, accountId: number): Promise<number> {
  const [own] = await database
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.accountId, accountId));
  return own?.balance ?? 0;
}

export interface PointsAudit {
  /** Sum over all postings; must be 0. */
  total: number;
  /** Members whose balance differs from the sum of their postings, or is negative. */
  wrongBalances: number;
  /** Orders whose points were not taken exactly once, or not returned exactly once when cancelled. */
  wrongOrders: number;
}

export const arePointsSound = ({ total, wrongBalances, wrongOrders }: PointsAudit): boolean =>
  total === 0 && wrongBalances === 0 && wrongOrders === 0;

/** Recomputes everything from the postings, as of one moment. */
export const auditPoints = (database: Database): Promise<PointsAudit> =>
  database.transaction(
    async (transaction) => {
      const [found] = await rowsOf<Record<keyof PointsAudit, string>>(
        transaction,
        sql`
          with posted as (
            select points_account_id as id, sum(amount) as points from ${pointsPostings} group by points_account_id
          ), moved as (
            select movement.reference, holder.account_id, sum(posting.amount) as points,
              count(*) filter (where movement.kind = 'redeemed') as taken,
              count(*) filter (where movement.kind = 'returned') as returned
            from points_transactions movement
            join points_postings posting on posting.transaction_id = movement.id
            join points_accounts holder on holder.id = posting.points_account_id and holder.account_id is not null
            where movement.kind in ('redeemed', 'returned')
            group by movement.reference, holder.account_id
          )
          select
            (select coalesce(sum(points), 0) from posted)::text as total,
            (
              select count(*) from points_accounts account left join posted on posted.id = account.id
              where account.balance <> coalesce(posted.points, 0) or account.balance < 0
            )::text as "wrongBalances",
            (
              select count(*) from goods_orders placed
              full join moved on moved.reference = placed.number and moved.account_id = placed.account_id
              where placed.id is null or moved.reference is null or moved.taken <> 1
                or moved.returned <> case placed.state when 'cancelled' then 1 else 0 end
                or moved.points <> case placed.state when 'cancelled' then 0 else -placed.points end
            )::text as "wrongOrders"`,
      );
      return {
        total: Number(found?.total),
        wrongBalances: Number(found?.wrongBalances),
        wrongOrders: Number(found?.wrongOrders),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
