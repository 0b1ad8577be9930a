import { and, eq, gte, inArray, sum } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { depositOrders, memberRestrictions } from '#operator/database/tables/deposits.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { momentsOf } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { centavosOf, inPesos } from '../amounts.ts';
import { lockMember } from '../lockMember.ts';
import { dayOf } from '../banking/rails.ts';

type Context = Pick<OperatorContext, 'database' | 'clock'>;
type Restrictions = typeof memberRestrictions.$inferSelect;

export interface OwnLimit {
  /** Centavos a day, and what is left of them today. */
  limit: number;
  left: number;
  resetsAt: number;
}

const hour = 3_600_000;
/** A raise or a removal waits so long. */
const waitHours = 24;

/** What the player allows themselves (CASH-15); null for no limit. */
export async function ownLimitOf(context: Context, accountId: number): Promise<OwnLimit | null> {
  const { limit } = ownLimitAt(context.clock.now(), await restrictionsOf(context, accountId));
  if (limit === null) return null;
  const { used, resetsAt } = await todayOf(context, accountId);
  return { limit, left: Math.max(0, limit - used), resetsAt };
}

/** With what is to become of it. */
export async function describeOwnLimit(
  context: Context,
  accountId: number,
): Promise<HandlerValue<'ownLimit'>> {
  const now = context.clock.now();
  const restrictions = await restrictionsOf(context, accountId);
  const { limit, next } = ownLimitAt(now, restrictions);
  const { used, resetsAt, timeZone } = await todayOf(context, accountId);
  const excludedUntil = restrictions?.selfExcludedUntil ?? 0;
  return {
    now,
    timeZone,
    resetsAt,
    limit: pesosOrNone(limit),
    used: inPesos(used),
    left: pesosOrNone(limit === null ? null : Math.max(0, limit - used)),
    next: next && { limit: pesosOrNone(next.limit), at: next.at },
    waitHours,
    selfExcludedUntil: excludedUntil > now ? excludedUntil : null,
  };
}

/**
 * Sets or lowers the limit at once, and takes back a raise or removal that waits; raises or removes it after `waitHours`,
 * counted anew each time. Throws what `once` throws.
 */
export async function setOwnLimit(
  context: OperatorContext,
  accountId: number,
  { key, amount }: ParsedRequest<'setOwnLimit'>,
): Promise<HandlerValue<'setOwnLimit'>> {
  const wanted = amount === null ? null : centavosOf(amount);
  return changeOnce(context, { accountId, call: 'ownLimit', key, body: { wanted } }, ({ limit }, now) =>
    limit === null || (wanted !== null && wanted <= limit)
      ? { ownLimit: wanted, ...nothingWaits }
      : { ownLimit: limit, nextOwnLimit: wanted, ownLimitChangesAt: now + waitHours * hour },
  );
}

/** Throws Refusal `conflict` where no change waits, or no longer, and what `once` throws. */
export const cancelOwnLimitChange = (
  context: OperatorContext,
  accountId: number,
  { key }: ParsedRequest<'cancelOwnLimitChange'>,
): Promise<HandlerValue<'cancelOwnLimitChange'>> =>
  changeOnce(context, { accountId, call: 'cancelOwnLimitChange', key, body: {} }, ({ limit, next }) => {
    if (next === null) throw new Refusal('conflict', { message: 'No change of the limit waits.' });
    return { ownLimit: limit, ...nothingWaits };
  });

export const nothingWaits = { nextOwnLimit: null, ownLimitChangesAt: null };

interface Standing {
  /** Centavos a day. */
  limit: number | null;
  next: { limit: number | null; at: number } | null;
}

/** A change holds from its very moment, whether or not anybody has written it down since. */
export function ownLimitAt(now: number, restrictions: Restrictions | undefined): Standing {
  const { ownLimit = null, nextOwnLimit = null, ownLimitChangesAt: at = null } = restrictions ?? {};
  if (at === null) return { limit: ownLimit, next: null };
  return at <= now
    ? { limit: nextOwnLimit, next: null }
    : { limit: ownLimit, next: { limit: nextOwnLimit, at } };
}

/** What one key has asked for is done once, beside the deposits of the member; answers what holds now. */
async function changeOnce(
  context: OperatorContext,
  request: Parameters<typeof once>[2],
  change: (standing: Standing, now: number) => Partial<Restrictions>,
): Promise<HandlerValue<'ownLimit'>> {
  const { accountId } = request;
  await context.database.transaction(async (transaction) => {
    await lockMember(transaction, accountId);
    await once(context, transaction, request, async () => {
      const now = context.clock.now();
      const known = await restrictionsOf({ database: transaction }, accountId);
      const set = change(ownLimitAt(now, known), now);
      await transaction
        .insert(memberRestrictions)
        .values({ accountId, ...set })
        .onConflictDoUpdate({ target: memberRestrictions.accountId, set });
      return {};
    });
  });
  return describeOwnLimit(context, accountId);
}

const pesosOrNone = (centavos: number | null) => (centavos === null ? null : inPesos(centavos));

async function restrictionsOf(
  { database }: Pick<Context, 'database'>,
  accountId: number,
): Promise<Restrictions | undefined> {
  const [restrictions] = await database
    .select()
    .from(memberRestrictions)
    .where(eq(memberRestrictions.accountId, accountId));
  return restrictions;
}

/** What may still be credited counts as deposited. */
async function todayOf({ database, clock }: Context, accountId: number) {
  const { today, resetsAt, timeZone } = await dayOf(database, clock.now());
  const { begins } = await momentsOf(database, { from: today, to: today });
  const [found] = await database
    .select({ amount: sum(depositOrders.amount).mapWith(Number) })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.accountId, accountId),
        gte(depositOrders.createdAt, begins),
        inArray(depositOrders.state, ['created', 'waiting', 'processing', 'inReview', 'credited']),
      ),
    );
  return { used: found?.amount ?? 0, resetsAt, timeZone };
}
