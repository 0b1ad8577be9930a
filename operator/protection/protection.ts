import { and, eq, gte, sql, sum } from 'drizzle-orm';
import { standingAt } from '#operator/accounts/identity/standing.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { ledgerDaySums } from '#operator/database/tables/ledger.tables.ts';
import { playDays } from '#operator/database/tables/protection.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { betKinds, depositKinds, withdrawalKinds } from '#operator/ledger/ledger.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import type { Switches } from '@araw/contract/protection/protectionProfiles';
import { keep, type Kept, keptOf, noteStep } from './kept/kept.ts';
import { confirmHours, describeLimits } from './limits/limits.ts';
import { checkMinutes } from './realityCheck/playState.ts';

const minute = 60_000;
const day = 86_400_000;
/** Reminder months have a fixed number of days. */
export const reminderMonth = 30 * day;

type Reading = Pick<OperatorContext, 'database' | 'clock'>;

/** The page 'Play within your limits', at one moment (PROT-14). */
export async function describeProtection(
  context: Reading,
  accountId: number,
): Promise<HandlerValue<'protection'>> {
  const { database, clock } = context;
  const now = clock.now();
  const merchant = await merchantOf(context);
  const switches = switchesIn(merchant);
  const kept = await keptOf(database, accountId, now);
  return {
    now,
    timeZone: merchant.timeZone,
    standing: standingAt(now, kept),
    limits: describeLimits(kept, now, switches.idleMinutes * minute),
    waitHours: switches.raiseWaitHours,
    confirmHours,
    returnWaitHours: switches.returnWaitHours,
    offer: await offerOf(context, accountId, kept, switches),
    breakDays: switches.breakDays.toSorted((one, other) => one - other),
    exclusionMonths: switches.exclusionMonths.toSorted((one, other) => one - other),
    realityCheck: {
      minutes: checkMinutes(switches, kept.ownMinutes),
      most: switches.realityCheckMinutes,
      own: kept.ownMinutes,
    },
  };
}

/**
 * The question for the player: limits at first, if the profile offers them, and later whether they still fit (PROT-03).
 */
export async function offerOf(
  { database, clock }: Reading,
  accountId: number,
  kept: Kept,
  switches: Switches,
): Promise<'first' | 'review' | null> {
  const { offerAnsweredAt, limits } = kept;
  if (offerAnsweredAt === null && limits.length > 0) return null;
  // Answered at 0: asked anew after an exclusion. An answer that was owed before is still owed.
  if (!offerAnsweredAt && limits.length === 0 && switches.limitsOffered !== 'page') return 'first';
  const months = limits.length > 0 ? switches.reviewMonths : switches.reviewMonthsWithoutLimits;
  const from = offerAnsweredAt ?? (await registeredAt({ database }, accountId));
  return clock.now() - from >= months * reminderMonth ? 'review' : null;
}

async function registeredAt(
  { database }: Pick<OperatorContext, 'database'>,
  accountId: number,
): Promise<number> {
  const [account] = await database
    .select({ at: accounts.registeredAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.at ?? 0;
}

/** Declining is recorded too. Throws what `once` throws. */
export async function answerLimitOffer(
  context: OperatorContext,
  accountId: number,
  { key, offer }: ParsedRequest<'answerLimitOffer'>,
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    await once(
      context,
      transaction,
      { accountId, call: 'answerLimitOffer', key, body: { offer } },
      async () => {
        const at = context.clock.now();
        await keep(transaction, accountId, { offerAnsweredAt: at });
        await noteStep(transaction, {
          accountId,
          about: 'offer',
          event: offer,
          from: offer,
          to: 'answered',
          at,
        });
        return {};
      },
    );
  });
}

const spans = { '7days': 7, '3months': 90, '12months': 365, ever: null } as const;

/** Deposits, withdrawals and results per merchant's day, from the ledger's sums, and minutes of play (PROT-06). */
export async function activityOf(context: Reading, accountId: number): Promise<HandlerValue<'activity'>> {
  const { database, clock } = context;
  const now = clock.now();
  const of = async ([span, days]: [keyof typeof spans, number | null]) => {
    const from = days === null ? '' : await dayBefore(context, now, days - 1);
    const sums = await database
      .select({ kind: ledgerDaySums.kind, amount: sum(ledgerDaySums.amount).mapWith(Number) })
      .from(ledgerDaySums)
      .where(and(eq(ledgerDaySums.accountId, accountId), gte(ledgerDaySums.day, from)))
      .groupBy(ledgerDaySums.kind);
    const of = (...kinds: readonly string[]) =>
      sums.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0) / 100;
    return {
      span,
      deposits: of(...depositKinds),
      withdrawals: 0 - of(...withdrawalKinds),
      net: of(...betKinds),
      minutes: Math.floor((await playedSince(context, accountId, from)) / minute),
    };
  };
  const entries = Object.entries(spans) as [keyof typeof spans, number | null][];
  return { now, spans: await Promise.all(entries.map(of)) };
}

async function playedSince({ database }: Reading, accountId: number, from: string): Promise<number> {
  const [kept] = await database
    .select({ sum: sum(playDays.milliseconds).mapWith(Number) })
    .from(playDays)
    .where(and(eq(playDays.accountId, accountId), gte(playDays.day, from)));
  const [running] = await rowsOf<{ ms: string | null }>(
    database,
    sql`select greatest(0, last_bet_at - greatest(play_since, ${from === '' ? sql`0` : sql`merchant_midnight(${from})`}))::text as ms
      from player_protections where account_id = ${accountId}`,
  );
  return (kept?.sum ?? 0) + Number(running?.ms ?? 0);
}

async function dayBefore({ database }: Reading, at: number, days: number): Promise<string> {
  const [found] = await rowsOf<{ day: string }>(
    database,
    sql`select to_char(merchant_day(${at})::date - ${days}::integer, 'YYYY-MM-DD') as day`,
  );
  return found?.day ?? '';
}
