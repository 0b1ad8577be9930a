import { ownAccount } from '#operator/accounts/identity/finding.ts';
import { type Caller, type Handlers, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { consentsOf, setConsents } from './consent/consents.ts';
import { askReturn, selfExclude, takeBreak, withdrawReturn } from './exclusion/exclusion.ts';
import { cancelLimitChange, confirmLimit, setLimit } from './limits/limits.ts';
import { activityOf, answerLimitOffer, describeProtection } from './protection.ts';
import { answerRealityCheck, playSessionOf, setRealityCheck } from './realityCheck/realityCheck.ts';

/** Acts, then returns the current protections. */
async function thenDescribed(
  context: OperatorContext,
  caller: Caller,
  act: (accountId: number) => Promise<void>,
) {
  const { id } = signedIn(caller);
  await act(id);
  return describeProtection(context, id);
}

const asked = async (context: OperatorContext, caller: Caller) => ({
  caller,
  account: await ownAccount(context, caller),
});

export const protectionHandlers = {
  protection: async (_request, caller, context) => describeProtection(context, signedIn(caller).id),

  setLimit: (request, caller, context) =>
    thenDescribed(context, caller, (id) => setLimit(context, id, request)),

  confirmLimit: (request, caller, context) =>
    thenDescribed(context, caller, (id) => confirmLimit(context, id, request)),

  cancelLimitChange: (request, caller, context) =>
    thenDescribed(context, caller, (id) => cancelLimitChange(context, id, request)),

  answerLimitOffer: (request, caller, context) =>
    thenDescribed(context, caller, (id) => answerLimitOffer(context, id, request)),

  takeBreak: (request, caller, context) =>
    thenDescribed(context, caller, async () => takeBreak(context, await asked(context, caller), request)),

  selfExclude: (request, caller, context) =>
    thenDescribed(context, caller, async () => selfExclude(context, await asked(context, caller), request)),

  askReturn: (request, caller, context) =>
    thenDescribed(context, caller, async () => askReturn(context, await asked(context, caller), request)),

  withdrawReturn: (request, caller, context) =>
    thenDescribed(context, caller, async () =>
      withdrawReturn(context, await asked(context, caller), request),
    ),

  setRealityCheck: (request, caller, context) =>
    thenDescribed(context, caller, (id) => setRealityCheck(context, id, request)),

  playSession: async (_request, caller, context) =>
    playSessionOf(context, signedIn(caller).id, caller.sessionId),

  async answerRealityCheck(request, caller, context) {
    const { id } = signedIn(caller);
    await answerRealityCheck(context, id, request);
    return playSessionOf(context, id, caller.sessionId);
  },

  activity: async (_request, caller, context) => activityOf(context, signedIn(caller).id),

  consents: async (_request, caller, context) => consentsOf(context, signedIn(caller).id),

  async setConsents(request, caller, context) {
    const { id } = signedIn(caller);
    await setConsents(context, id, request);
    return consentsOf(context, id);
  },
} satisfies Partial<Handlers>;
