import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { applyBonus, type Bonus } from '#operator/bets/bonuses.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { writePesos } from '#operator/core/amounts.ts';
import { tellInInbox } from '#operator/payments/saying.ts';

const day = 86_400_000;
const atOnce = 200;

const isUnended = inArray(bonuses.state, ['claimable', 'inTurnover']);

/** Ends bonuses past their deadline, and sends a reminder within a day of it, once each (BEN-12). */
export async function endBonuses(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const due = await database
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(and(isUnended, lte(bonuses.endsAt, clock.now())))
    .orderBy(asc(bonuses.endsAt))
    .limit(atOnce);
  for (const { id } of due) {
    await tryBonus(context, id, () =>
      database.transaction((transaction) => applyBonus(transaction, id, 'due', clock.now())),
    );
  }
  const soon = await database
    .select()
    .from(bonuses)
    .where(and(isUnended, isNull(bonuses.announcedAt), lte(bonuses.endsAt, clock.now() + day)))
    .orderBy(asc(bonuses.endsAt))
    .limit(atOnce);
  for (const bonus of soon) await tryBonus(context, bonus.id, () => announce(context, bonus));
}

/** The next turn tries again; one bonus must not block the others. */
const tryBonus = (context: OperatorContext, id: string, act: () => Promise<unknown>): Promise<unknown> =>
  act().catch((error: unknown) => context.log.error({ err: error, bonusId: id }, 'bonus not ended'));

const announce = ({ database, clock }: OperatorContext, { id, accountId, amount, number }: Bonus) =>
  database.transaction(async (transaction) => {
    const [told] = await transaction
      .update(bonuses)
      .set({ announcedAt: clock.now() })
      .where(and(eq(bonuses.id, id), isNull(bonuses.announcedAt), isUnended))
      .returning();
    if (!told) return;
    await tellInInbox({ database: transaction, clock }, accountId, {
      message: 'rewards.bonusEnds',
      values: { amount: writePesos(amount) },
      more: [number],
    });
  });
