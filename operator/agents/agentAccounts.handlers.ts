import { type Handlers, signedIn } from '#operator/core/context.ts';
import { affiliateUrls, createAffiliateUrl, deleteAffiliateUrl, registeredBy } from './affiliateUrls.ts';
import { openDownlineAccount } from './openAccount.ts';

/** An agent's calls for bringing members in (TEAM-08). */
export const agentAccountsHandlers = {
  affiliateUrls: async (_request, caller, context) => ({
    list: await affiliateUrls(context.database, signedIn(caller).id),
  }),
  createAffiliateUrl: (request, caller, context) => createAffiliateUrl(context, signedIn(caller).id, request),

  async deleteAffiliateUrl(request, caller, context) {
    await deleteAffiliateUrl(context, signedIn(caller).id, request);
    return {};
  },

  registerByAffiliateUrl: (request, caller, context) => registeredBy(context, caller, request),
  openDownlineAccount: (request, caller, context) =>
    openDownlineAccount(context, signedIn(caller).id, request),
} satisfies Partial<Handlers>;
