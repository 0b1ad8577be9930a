import { and, eq } from 'drizzle-orm';
import { announcementLists, currentAnnouncements } from '#operator/content/announcements.ts';
import type { Caller, Handlers, OperatorContext } from '#operator/core/context.ts';
import { languageKey } from '#operator/core/languages.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { countOpenable } from '#operator/payments/envelopes/envelopes.ts';
import { offersShownTo } from '#operator/protection/consent/consents.ts';
import { isRealAccount } from '@araw/contract/calls/roles';

/** Announcements, and counts of everything else that awaits the player. */
export const announcementsHandlers = {
  async announcements(request, caller, context) {
    const lists = await announcementLists(request, caller, context, await offersShownTo(context, caller));
    if (!request.types.split(',').includes('PL')) return lists;
    return { ...lists, footer: { ...lists.footer, ...(await waitingFor(caller, context)) } };
  },

  async availablePromotions({ language }, caller, context) {
    if (!(await offersShownTo(context, caller)).any) return { list: [] };
    const shown = await currentAnnouncements(['PR'], languageKey(language), caller, context);
    return {
      list: shown.map(({ announcement: { id, title, promotionType, startDate, endDate } }) => ({
        id,
        title,
        promotionType: promotionType ?? '',
        startDate: startDate ?? null,
        endDate: endDate ?? null,
      })),
    };
  },
} satisfies Partial<Handlers>;

/** A real account's claimable rewards (BEN-03) and openable envelopes (TEAM-14). */
async function waitingFor({ account }: Caller, context: OperatorContext) {
  if (!account || !isRealAccount(account.type)) return null;
  const own = and(eq(bonuses.accountId, account.id), eq(bonuses.state, 'claimable'));
  const [claimable, envelopes] = await Promise.all([
    context.database.$count(bonuses, own),
    countOpenable(context, account.id),
  ]);
  return { claimable, envelopes };
}
