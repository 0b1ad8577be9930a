import { sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';

/**
 * Ids of envelopes whose shares don't add up to the total or to the hold's payments, whose count is wrong, or whose
 * hold isn't open exactly while they are (TEAM-07).
 */
export async function auditEnvelopes(database: Database): Promise<string[]> {
  const wrong = await rowsOf<{ id: string }>(
    database,
    sql`
      select envelope.id from envelopes envelope
      join ledger_holds held on held.id = envelope.hold_id
      cross join lateral (
        select count(*) as shares, sum(amount) as total,
          count(opened_by) as opened, coalesce(sum(amount) filter (where opened_by is not null), 0) as paid
        from envelope_shares share where share.envelope_id = envelope.id
      ) as added
      where added.shares <> envelope.shares or added.total <> envelope.total or added.total <> held.amount
        or added.opened <> envelope.opened or added.paid <> held.used
        or (held.state = 'open') <> (envelope.state = 'open')
        or (held.state = 'used') <> (envelope.state = 'emptied')
      order by envelope.created_at`,
  );
  return wrong.map(({ id }) => id);
}
