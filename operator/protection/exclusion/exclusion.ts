import type { Account } from '#operator/accounts/identity/finding.ts';
import { standingAt } from '#operator/accounts/identity/standing.ts';
import { requireOwner } from '#operator/accounts/passwords/reauthentication.ts';
import { applyBonus } from '#operator/bets/bonuses.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { isDone, type MoneyCall, once } from '#operator/ledger/idempotency.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import { Refusal } from '@araw/server/http/refusal';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import type { OwnerProof } from '@araw/contract/accounts/member';
import type { Switches } from '@araw/contract/protection/protectionProfiles';
import { moveOf, standingTable } from '@araw/contract/values/stateTables';
import { withdrawConsents } from '../consent/consents.ts';
import { keep, keptOf, noteStep } from '../kept/kept.ts';

const hour = 3_600_000;
const day = 24 * hour;

type StandingEvent = (typeof standingTable.columns)[number][0];

interface Asking {
  caller: Caller;
  account: Account;
}

/**
 * Starts a break on every device immediately. Throws Refusal `requestInvalid` for a length that is not offered,
 * `conflict` for one that would end before the current one, and as `requireOwner` and `once` do.
 */
export const takeBreak = (
  context: OperatorContext,
  asking: Asking,
  { key, days, proof }: ParsedRequest<'takeBreak'>,
): Promise<void> =>
  move(context, asking, {
    call: 'takeBreak',
    key,
    proof,
    event: 'break',
    body: { days },
    untilOf(now, { breakDays }) {
      if (!breakDays.includes(days)) throw notOffered();
      return now + days * day;
    },
  });

/** Like `takeBreak`, for an exclusion in months of the merchant's calendar. */
export const selfExclude = (
  context: OperatorContext,
  asking: Asking,
  { key, months, proof }: ParsedRequest<'selfExclude'>,
): Promise<void> =>
  move(context, asking, {
    call: 'selfExclude',
    key,
    proof,
    event: 'exclude',
    body: { months },
    async untilOf(now, { exclusionMonths }, transaction) {
      if (!exclusionMonths.includes(months)) throw notOffered();
      return monthsAfter(transaction, now, months);
    },
  });

/** After an exclusion: play opens after the wait. Throws Refusal `conflict` before its end, and as `takeBreak` does. */
export const askReturn = (
  context: OperatorContext,
  asking: Asking,
  { key, proof }: ParsedRequest<'askReturn'>,
): Promise<void> =>
  move(context, asking, {
    call: 'askReturn',
    key,
    proof,
    event: 'askReturn',
    body: {},
    untilOf: (now, { returnWaitHours }) => now + returnWaitHours * hour,
  });

/** Throws Refusal `conflict` without a requested return, and what `once` throws. */
export const withdrawReturn = (
  context: OperatorContext,
  asking: Asking,
  { key }: ParsedRequest<'withdrawReturn'>,
): Promise<void> =>
  move(context, asking, {
    call: 'withdrawReturn',
    key,
    event: 'withdrawReturn',
    body: {},
    untilOf: () => null,
  });

const notOffered = () => new Refusal('requestInvalid', { message: 'This length is not offered.' });

/** The same day and time of the merchant's in a later month, or the last day of a shorter month. */
export async function monthsAfter(database: Database, at: number, months: number): Promise<number> {
  const [found] = await rowsOf<{ at: string }>(
    database,
    sql`select merchant_months_after(${at}, ${months})::text as at`,
  );
  if (!found) throw new Error('The end was not computed');
  return Number(found.at);
}

interface Wanted {
  call: MoneyCall;
  key: string;
  /** Proof of the player's identity; left out if a session is enough. */
  proof?: OwnerProof;
  event: StandingEvent;
  body: Readonly<Record<string, unknown>>;
  untilOf: (now: number, switches: Switches, transaction: Database) => number | null | Promise<number>;
}

/** Every change by the player goes through here, once per key, together with all that moves their money. */
async function move(context: OperatorContext, asking: Asking, wanted: Wanted): Promise<void> {
  const { call, key, proof, event, body, untilOf } = wanted;
  const accountId = asking.account.id;
  const merchant = await merchantOf(context);
  const isNew = !(await isDone(context.database, { accountId, call, key }));
  const spend = proof && isNew ? await requireOwner(context, { ...asking, merchant }, proof) : null;
  await context.database.transaction(async (transaction) => {
    await once(context, transaction, { accountId, call, key, body }, async () => {
      const now = context.clock.now();
      const before = standingAt(now, await keptOf(transaction, accountId, now, []));
      const result = moveOf(standingTable, before.state, event);
      if (result.result !== 'moved') throw new Refusal('conflict', { value: before });
      const until = await untilOf(now, switchesIn(merchant), transaction);
      // A second break or exclusion must not shorten the current one.
      if (result.to === before.state && (until ?? 0) <= (before.until ?? 0)) {
        throw new Refusal('conflict', { value: before });
      }
      await spend?.(transaction);
      await keep(transaction, accountId, { standing: result.to, until, gamesFrom: now });
      const step = {
        about: 'standing',
        event,
        from: before.state,
        to: result.to,
        details: { until, ...body },
      };
      await noteStep(transaction, { accountId, ...step, at: now });
      if (event === 'break' || event === 'exclude') await endBonusesOf(transaction, accountId, now);
      if (event === 'exclude') await withdrawConsents(transaction, accountId, now);
      return {};
    });
  });
}

/** Unused bonuses end as if the player gave them up (BEN-12); open bets still settle. */
async function endBonusesOf(transaction: Database, accountId: number, at: number): Promise<void> {
  const own = await transaction
    .select({ id: bonuses.id, state: bonuses.state })
    .from(bonuses)
    .where(and(eq(bonuses.accountId, accountId), inArray(bonuses.state, ['claimable', 'inTurnover'])))
    .orderBy(bonuses.id);
  // The bonus in turnover goes last: its end would start the next one automatically.
  const inOrder = own.toSorted(
    (one, other) => Number(one.state === 'inTurnover') - Number(other.state === 'inTurnover'),
  );
  for (const { id } of inOrder) await applyBonus(transaction, id, 'giveUp', at);
}
