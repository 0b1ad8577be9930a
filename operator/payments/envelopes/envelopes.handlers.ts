import { ownAccount } from '#operator/accounts/identity/finding.ts';
import { type Handlers, signedIn } from '#operator/core/context.ts';
import { openEnvelope, rainPage, receivedEnvelopes, sendRain, stopRain } from './envelopes.ts';

/** Envelopes that agents send down their line and members open. */
export const envelopesHandlers = {
  async envelopeRain({ language }, caller, context) {
    return rainPage(context, await ownAccount(context, caller), language);
  },

  async transferMultipleDownline(request, caller, context) {
    return sendRain(context, await ownAccount(context, caller), request);
  },

  async stopEnvelope({ id }, caller, context) {
    return stopRain(context, signedIn(caller).id, id);
  },

  async envelopes(_request, caller, context) {
    return receivedEnvelopes(context, signedIn(caller).id);
  },

  async openEnvelope(request, caller, context) {
    return openEnvelope(context, signedIn(caller).id, request);
  },
} satisfies Partial<Handlers>;
