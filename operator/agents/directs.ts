import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';

export interface Direct {
  id: number;
  name: string;
  type: number;
}

const columns = { id: accounts.id, name: accounts.name, type: accounts.type };

// Rates and moves take effect at the next midnight, so bounds and quotas apply to those who are in the line by then. Whether an
// agent may act on a member is decided separately by `operator/agents/line.ts` (TEAM-10).

/** Direct members from the next midnight on, by name. */
export const directsOf = (database: Database, agentId: number): Promise<Direct[]> =>
  database.select(columns).from(accounts).where(eq(accounts.uplineId, agentId)).orderBy(asc(accounts.name));

/** One direct member. Throws Refusal `notFound`, like `requireInLine`. */
export async function directOf(database: Database, agentId: number, id: number): Promise<Direct> {
  const [found] = await database
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.uplineId, agentId), eq(accounts.id, id)));
  if (!found) throw new Refusal('notFound', { message: "There's no such account in your line." });
  return found;
}
