import { ownAccount } from '#operator/accounts/identity/finding.ts';
import { type Handlers, signedIn } from '#operator/core/context.ts';
import {
  addPayoutAccount,
  payoutAccountsPage,
  removePayoutAccount,
  setDefaultAccount,
} from './payoutAccounts.ts';

export const payoutAccountsHandlers = {
  async payoutAccounts({ language }, caller, context) {
    return payoutAccountsPage(context, await ownAccount(context, caller), language);
  },

  async addPayoutAccount(request, caller, context) {
    return addPayoutAccount(context, { caller, account: await ownAccount(context, caller) }, request);
  },

  async setDefaultPayoutAccount({ id }, caller, context) {
    await setDefaultAccount(context, signedIn(caller).id, id);
    return {};
  },

  async removePayoutAccount(request, caller, context) {
    await removePayoutAccount(context, { caller, account: await ownAccount(context, caller) }, request);
    return {};
  },
} satisfies Partial<Handlers>;
