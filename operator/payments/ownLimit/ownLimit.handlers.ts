import { type Handlers, signedIn } from '#operator/core/context.ts';
import { cancelOwnLimitChange, describeOwnLimit, setOwnLimit } from './ownLimit.ts';

export const ownLimitHandlers = {
  async ownLimit(_request, caller, context) {
    return describeOwnLimit(context, signedIn(caller).id);
  },

  async setOwnLimit(request, caller, context) {
    return setOwnLimit(context, signedIn(caller).id, request);
  },

  async cancelOwnLimitChange(request, caller, context) {
    return cancelOwnLimitChange(context, signedIn(caller).id, request);
  },
} satisfies Partial<Handlers>;
