import { ownAccount } from '#operator/accounts/identity/finding.ts';
import type { Handlers } from '#operator/core/context.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import {
  changePaymentPassword,
  paymentPasswordState,
  recoverPaymentPassword,
  setPaymentPassword,
} from './paymentPassword.ts';

export const paymentPasswordHandlers = {
  async paymentPassword(_request, caller, context) {
    return paymentPasswordState(context, await ownAccount(context, caller));
  },

  async setPaymentPassword(request, caller, context) {
    const account = await ownAccount(context, caller);
    await setPaymentPassword(context, { caller, account, merchant: await merchantOf(context) }, request);
    return paymentPasswordState(context, await ownAccount(context, caller));
  },

  async changePaymentPassword(request, caller, context) {
    const account = await ownAccount(context, caller);
    await changePaymentPassword(context, { caller, account }, request);
    return paymentPasswordState(context, await ownAccount(context, caller));
  },

  async recoverPaymentPassword(request, caller, context) {
    const account = await ownAccount(context, caller);
    await recoverPaymentPassword(context, { caller, account, merchant: await merchantOf(context) }, request);
    return paymentPasswordState(context, await ownAccount(context, caller));
  },
} satisfies Partial<Handlers>;
