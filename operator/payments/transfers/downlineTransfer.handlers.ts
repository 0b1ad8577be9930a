import { ownAccount } from '#operator/accounts/identity/finding.ts';
import { type Handlers, signedIn } from '#operator/core/context.ts';
import { downlineTransferPage, recipientsOf, transferDownline } from './downlineTransfer.ts';

/** What agents send down their line. */
export const downlineTransferHandlers = {
  async recipients(request, caller, context) {
    return recipientsOf(context, signedIn(caller).id, request);
  },

  async downlineTransfer(request, caller, context) {
    return downlineTransferPage(context, await ownAccount(context, caller), request);
  },

  async transferDownline(request, caller, context) {
    return transferDownline(context, await ownAccount(context, caller), request);
  },
} satisfies Partial<Handlers>;
