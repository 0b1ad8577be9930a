import { and, eq } from 'drizzle-orm';
import { announcementLists } from '#operator/content/announcements.ts';
import type { Caller, Handlers, OperatorContext } from '#operator/core/context.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { countOpenable } from '#operator/payments/envelopes/envelopes.ts';
import { isRealAccount } from '#services/contract/roles.ts';

/** The call that brings announcements, and counts what else waits for the player. */
export const announcementsHandlers = {
  async announcements(request, caller, context) {
    const lists = await announcementLists(request, caller, context);
    if (!request.types.split(',').includes('PL')) return lists;
    return { ...lists, footer: { ...lists.footer, ...(await waitingFor(caller, context)) } };
  },
} satisfies Partial<Handlers>;

/** How many rewards a real account can claim (BEN-03), and how many envelopes it can open (TEAM-14). */
async function waitingFor({ account }: Caller, context: OperatorContext) {
  if (!account || !isRealAccount(account.type)) return null;
  const own = and(eq(bonuses.accountId, account.id), eq(bonuses.state, 'claimable'));
  const [claimable, envelopes] = await Promise.all([
    context.database.$count(bonuses, own),
    countOpenable(context, account.id),
  ]);
  return { claimable, envelopes };
}
