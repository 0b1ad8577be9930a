import { eq } from 'drizzle-orm';
import { type Bonus, giveBonus } from '#operator/bets/bonuses.ts';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { writePesos } from '#operator/core/amounts.ts';
import { nextNumber } from '#operator/payments/numbers.ts';
import { tellInInbox } from '#operator/payments/saying.ts';

export interface Given {
  accountId: number;
  /** Its cause; each gives one reward. */
  source: string;
  /** What it is based on: if that is reversed, the reward is revoked. */
  origin?: string;
  /** Centavos. */
  amount: number;
  /** Turnover as a multiple in hundredths, and days for it from the claim on. */
  factor: number;
  turnoverDays: number;
  /** Deadline for claiming it. */
  endsAt: number;
}

/** The bonus of a source; null if there is none yet. */
export async function bonusOf(database: Database, source: string): Promise<Bonus | null> {
  const [bonus] = await database.select().from(bonuses).where(eq(bonuses.source, source));
  return bonus ?? null;
}

/** Gives a reward to claim, once per source, under its member's lock; `tells` also sends a message. */
export async function giveReward(
  { database, clock }: OperatorContext,
  { accountId, source, origin, amount, factor, turnoverDays, endsAt }: Given,
  { tells }: { tells: boolean },
): Promise<Bonus> {
  const before = await bonusOf(database, source);
  if (before) return before;
  const bonus = await giveBonus(
    database,
    {
      accountId,
      number: await nextNumber(database, 'B'),
      source,
      origin: origin ?? null,
      amount,
      turnover: await bonusTurnover(database, amount, factor),
      cap: null,
      largestBet: null,
      onWithdrawal: 'stays',
      startsItself: false,
      turnoverDays,
      endsAt,
    },
    clock.now(),
  );
  if (tells) {
    await tellInInbox({ database, clock }, accountId, {
      message: 'rewards.waits',
      values: { amount: writePesos(amount) },
      more: [bonus.number],
    });
  }
  return bonus;
}
