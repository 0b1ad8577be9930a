import { ownAccount } from '#operator/accounts/identity/finding.ts';
import type { Handlers } from '#operator/core/context.ts';
import { transferUpline, uplinePage } from './uplineTransfer.ts';

export const uplineTransferHandlers = {
  async upline({ language }, caller, context) {
    return uplinePage(context, await ownAccount(context, caller), language);
  },

  async transferUpline(request, caller, context) {
    return transferUpline(context, await ownAccount(context, caller), request);
  },
} satisfies Partial<Handlers>;
