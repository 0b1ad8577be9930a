import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';

export interface Direct {
  id: number;
  name: string;
  type: number;
}

const columns = { id: accounts.id, name: accounts.name, type: accounts.type };

// Rates begin at the next midnight, and so do moves: whom bounds and quotas are about is who was put below the agent last.
// Whether an agent's call may be about somebody is asked of `operator/agents/line.ts` besides (TEAM-10).

/** Who stands directly below an agent from the next midnight on, by name. */
export const directsOf = (database: Database, agentId: number): Promise<Direct[]> =>
  database.select(columns).from(accounts).where(eq(accounts.uplineId, agentId)).orderBy(asc(accounts.name));

/** One of them. Throws Refusal `notFound`, as `requireInLine` does. */
export async function directOf(database: Database, agentId: number, id: number): Promise<Direct> {
  const [found] = await database
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.uplineId, agentId), eq(accounts.id, id)));
  if (!found) throw new Refusal('notFound', { message: 'There is no such account in your line.' });
  return found;
}
