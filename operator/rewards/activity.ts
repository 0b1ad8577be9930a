import { type SQL, sql } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import type { Days } from '#operator/records/range.ts';
import { dayAfter } from '#services/contract/dates.ts';

/**
 * By how much, and when, members' credited deposits have changed on some days: `account_id`, `amount`, `at`. A reversal
 * counts on the day on which it comes, so that what a closed period adds up to stays as it was (BEN-08, BEN-13).
 */
export const depositChanges = ({ from, to }: Days): SQL => sql`
  select paid.account_id, case when step."to" = 'credited' then paid.credited else -paid.credited end as amount, step.at
  from deposit_steps step join deposit_orders paid on paid.id = step.order_id
  where 'credited' in (step."from", step."to") and step."from" <> step."to" and paid.credited is not null
    and step.at >= merchant_midnight(${from}) and step.at < merchant_midnight(${dayAfter(to, 1)})`;

/** The same of valid bets, with their game: a correction counts on the day on which it comes (CASH-18). */
export const betChanges = ({ from, to }: Days): SQL => sql`
  select settled.account_id, settled.valid - coalesce(earlier.valid, 0) as amount, settled.settled_at as at, settled.game_id
  from settlements settled
  left join settlements earlier on earlier.source = settled.source and earlier.bet_id = settled.bet_id
    and earlier.version = settled.version - 1
  where settled.day between ${from} and ${to}`;

/** Whether the account `account` takes part in missions and ranks: real, open, and not self-excluded. */
export const takesPart = ({ clock, sandbox = false }: OperatorContext): SQL => sql`
  account.type in (0, 1, 2) and not account.disabled and (${sandbox} or not account.demo)
  and not exists (
    select from member_restrictions restriction
    where restriction.account_id = account.id and restriction.self_excluded_until > ${clock.now()})`;
