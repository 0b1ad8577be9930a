import type { Handlers } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { merchantOf } from '#operator/system/merchants.ts';
import { findCode } from '#operator/agents/affiliates.ts';
import { addresseeOf, findAccount, nameTaken } from '#operator/accounts/identity/finding.ts';
import { inviterOfCode } from '#operator/agents/referralCodes.ts';
import { registerAccount } from './registration.ts';
import { isEmail } from '#operator/accounts/registrationRules.ts';

export const registrationHandlers = {
  async register(request, caller, context) {
    return registerAccount(context, caller, request, 'username');
  },

  async registerMobile(request, caller, context) {
    return registerAccount(context, caller, request, 'mobile');
  },

  async checkUsername({ username }, _caller, context) {
    const name = username.trim();
    const taken = await findAccount(context, nameTaken(await merchantOf(context), name));
    return { available: name !== '' && taken === undefined };
  },

  async checkEmail({ email }, _caller, context) {
    const merchant = await merchantOf(context);
    const address = email.trim();
    if (!isEmail(address, merchant.registerSettings.fields.email))
      throw new Refusal('emailInvalid', { value: { field: 'email' } });
    return { available: (await findAccount(context, addresseeOf(merchant, address))) === undefined };
  },

  async checkAffiliate({ code, domain }, _caller, context) {
    const merchant = await merchantOf(context);
    const known =
      (await findCode(context, merchant, { code, domain })) ?? (await inviterOfCode(context, merchant, code));
    if (known === null) throw new Refusal('invitationInvalid', { value: { field: 'affiliateCode' } });
    return {};
  },
} satisfies Partial<Handlers>;
