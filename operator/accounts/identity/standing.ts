import { eq } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { playerProtections } from '#operator/database/tables/protection.tables.ts';
import type { Standing } from '@araw/contract/calls/roles';

/** Both are null for a player without a row. */
export interface KeptStanding {
  standing: Standing | null;
  until: number | null;
}

export interface StandingNow {
  state: Standing;
  until: number | null;
}

/** The next state once its time is over (`standingTable`), whether or not a job has stored it yet. */
const after: Partial<Record<Standing, Standing>> = {
  onBreak: 'playing',
  excluded: 'over',
  returning: 'playing',
};

export function standingAt(now: number, { standing, until }: KeptStanding): StandingNow {
  const state = standing ?? 'playing';
  if (until === null || until > now) return { state, until };
  return { state: after[state] ?? state, until: null };
}

/** Besides the member type: whether the player may play (PROT-04). */
export async function standingOf(
  { database, clock }: { database: Database; clock: { now(): number } },
  accountId: number,
): Promise<StandingNow> {
  const [kept] = await database
    .select({ standing: playerProtections.standing, until: playerProtections.until })
    .from(playerProtections)
    .where(eq(playerProtections.accountId, accountId));
  return standingAt(clock.now(), kept ?? { standing: null, until: null });
}
