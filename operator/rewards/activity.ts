import { type SQL, sql } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import type { Days } from '#operator/records/range.ts';
import { dayAfter } from '@araw/contract/values/dates';

/**
 * Changes in members' credited deposits within some days: `account_id`, `amount`, `at`. A reversal counts on its own
 * day, so that a closed period's sums never change (BEN-08, BEN-13).
 */
export const depositChanges = ({ from, to }: Days): SQL => sql`
  select paid.account_id, case when step."to" = 'credited' then paid.credited else -paid.credited end as amount, step.at
  from deposit_steps step join deposit_orders paid on paid.id = step.order_id
  where 'credited' in (step."from", step."to") and step."from" <> step."to" and paid.credited is not null
    and step.at >= merchant_midnight(${from}) and step.at < merchant_midnight(${dayAfter(to, 1)})`;

/** The same for valid bets, with their game: a correction counts on its own day (CASH-18). */
export const betChanges = ({ from, to }: Days): SQL => sql`
  select settled.account_id, settled.valid - coalesce(earlier.valid, 0) as amount, settled.settled_at as at, settled.game_id
  from settlements settled
  left join settlements earlier on earlier.source = settled.source and earlier.bet_id = settled.bet_id
    and earlier.version = settled.version - 1
  where settled.day between ${from} and ${to}`;

/** Whether `account` takes part in missions and ranks: real, open, and not self-excluded. */
export const takesPart = ({ clock, sandbox = false }: OperatorContext): SQL => sql`
  account.type in (0, 1, 2) and not account.disabled and (${sandbox} or not account.demo)
  and not exists (
    select from player_protections protection
    where protection.account_id = account.id and (
      protection.standing in ('excluded', 'over')
      or (protection.standing <> 'playing' and protection.until > ${clock.now()})
    ))`;
