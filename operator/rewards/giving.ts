import { eq } from 'drizzle-orm';
import { type Bonus, giveBonus } from '#operator/bets/bonuses.ts';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { writePesos } from '#operator/payments/amounts.ts';
import { nextNumber } from '#operator/payments/numbers.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { rewardWaitsWords } from './data/givingWords.ts';

export interface Given {
  accountId: number;
  /** What gives it, and only once. */
  source: string;
  /** What it stands on: when that is reversed, it is revoked. */
  origin?: string;
  /** Centavos. */
  amount: number;
  /** Turnover in hundredths of it, and the days that this may take from the claim on. */
  factor: number;
  turnoverDays: number;
  /** When it is claimed at the latest. */
  endsAt: number;
}

/** The bonus of a source; null where nothing has given it yet. */
export async function bonusOf(database: Database, source: string): Promise<Bonus | null> {
  const [bonus] = await database.select().from(bonuses).where(eq(bonuses.source, source));
  return bonus ?? null;
}

/** A reward to be claimed, once per source, under the lock of its member; `tells` says so in the inbox. */
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
      message: rewardWaitsWords,
      values: { amount: writePesos(amount) },
      more: [bonus.number],
    });
  }
  return bonus;
}
