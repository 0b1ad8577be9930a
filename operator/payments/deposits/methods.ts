import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { paymentMethods, type Rail } from '#operator/database/tables/deposits.tables.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { PaymentMethod } from '@araw/contract/cashier/deposits';
import { inPesos } from '#operator/core/amounts.ts';
import { bankingDayFrom } from '../banking/bankingDays.ts';
import type { PaymentsContext } from '../provider/context.ts';
import { isServed, refuseUnserved } from '../banking/servedKinds.ts';

/** A payment method as it is now, with the narrowest limits of merchant, provider and rail. */
export type Method = typeof paymentMethods.$inferSelect & {
  /** Remainder of the player's own limit in centavos, if below its minimum; otherwise null. */
  tooLittleLeft: number | null;
};

/** InstaPay takes ₱50,000 per transfer; PESONet runs on banking days. */
const railRules: Record<Rail, { most: number; bankingDaysOnly: boolean }> = {
  instaPay: { most: 5_000_000, bankingDaysOnly: false },
  pesoNet: { most: Infinity, bankingDaysOnly: true },
};

/**
 * In display order. Methods whose minimum exceeds the `left` centavos are closed; those without a possible amount,
 * refused by the merchant, or without a provider are left out.
 */
export async function methodsOf(context: PaymentsContext, left?: number): Promise<Method[]> {
  const switches = switchesIn(await merchantOf(context));
  return (await everyMethod(context, left)).filter(({ kind }) => isServed(kind, switches));
}

async function everyMethod(context: PaymentsContext, left = Infinity): Promise<Method[]> {
  const { deposit } = (await merchantOf(context)).payments;
  const stored = await context.database.select().from(paymentMethods).orderBy(asc(paymentMethods.position));
  const bankingDay = await nextBankingDay(context);
  const now = context.clock.now();
  return stored
    .filter(({ provider }) => context.providers.has(provider))
    .map((method) => {
      const rail = method.rail && railRules[method.rail];
      const opened = method.open || (method.opensAt !== null && method.opensAt <= now);
      const waits = opened && rail?.bankingDaysOnly === true && bankingDay > now;
      const least = Math.max(deposit.least, method.least);
      const most = Math.min(deposit.most, method.most, rail?.most ?? Infinity);
      const isTooLittle = left < least;
      return {
        ...method,
        least,
        most: isTooLittle ? most : Math.min(most, left),
        open: opened && !waits && !isTooLittle,
        opensAt: waits ? bankingDay : opened ? null : method.opensAt,
        tooLittleLeft: isTooLittle ? left : null,
      };
    })
    .filter(({ least, most }) => least <= most);
}

/** Moves payment methods with these codes from one provider to another; existing orders stay. */
export async function handOver(
  { database }: Pick<OperatorContext, 'database'>,
  { from, to, codes }: { from: string; to: string; codes: readonly string[] },
): Promise<void> {
  await database
    .update(paymentMethods)
    .set({ provider: to })
    .where(and(eq(paymentMethods.provider, from), inArray(paymentMethods.code, [...codes])));
}

/**
 * Throws Refusal `notFound` for an unknown code; `amountOutOfBounds` with the remainder of the limit if that is too
 * little; and `switchedOff` for a closed or refused method.
 */
export async function openMethod(context: PaymentsContext, code: string, left?: number): Promise<Method> {
  const method = (await everyMethod(context, left)).find((one) => one.code === code);
  if (!method) throw new Refusal('notFound');
  refuseUnserved(method.kind, switchesIn(await merchantOf(context)));
  if (method.tooLittleLeft !== null) throw outOfBounds('most', method.tooLittleLeft);
  if (!method.open) throw new Refusal('switchedOff', { value: { opensAt: method.opensAt } });
  return method;
}

export const outOfBounds = (bound: 'least' | 'most', centavos: number) =>
  new Refusal('amountOutOfBounds', { value: { bound, amount: inPesos(centavos) } });

/** Start of the next banking day as a merchant day; in the past if today is one. */
async function nextBankingDay({ database, clock }: PaymentsContext): Promise<number> {
  const [now] = await database
    .select({ day: sql<string>`merchant_day(${clock.now()})` })
    .from(sql`(select 1) as one`);
  const today = now?.day ?? '';
  const [begin] = await database
    .select({ at: sql`merchant_midnight(${bankingDayFrom(today)})`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  return begin?.at ?? 0;
}

/** `lastAmount` in centavos of the last cash-in; nothing above it is proposed (PROT-10). */
export const describeMethod = (
  {
    code,
    kind,
    name,
    icon,
    least,
    most,
    quickAmounts,
    feeFlat,
    feeShare,
    feeBearer,
    minutes,
    open,
    opensAt,
    tooLittleLeft,
  }: Method,
  lastAmount = Infinity,
): PaymentMethod => ({
  code,
  kind,
  name,
  icon,
  least: inPesos(least),
  most: inPesos(most),
  quickAmounts: quickAmounts
    .filter((amount) => amount >= least && amount <= Math.min(most, lastAmount))
    .map(inPesos),
  fee: { flat: inPesos(feeFlat), share: feeShare, bearer: feeBearer },
  minutes,
  open,
  opensAt,
  tooLittleLeft: tooLittleLeft === null ? null : inPesos(tooLittleLeft),
});
