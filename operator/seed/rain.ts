import { eq } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { selectReceivers } from '#operator/payments/transfers/downline.ts';
import { makeRain } from '#operator/payments/envelopes/envelopes.ts';

/** An envelope rain below this demo agent that is open for a day after seeding (TEAM-14). */
export async function seedRain(context: OperatorContext, agentId: number): Promise<void> {
  const [agent] = await context.database.select().from(accounts).where(eq(accounts.id, agentId));
  if (!agent) throw new Error('there is no demo agent to send a rain');
  const receivers = await selectReceivers(context, agentId);
  await makeRain(context, agent, {
    audience: 'all',
    split: 'drawn',
    greeting: 'Good luck to the whole team',
    hours: 24,
    receivers: receivers.map(({ id }) => id),
    amounts: [1_250, 3_875, 2_375, 500, 2_000],
  });
}
