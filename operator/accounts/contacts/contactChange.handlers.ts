import type { Caller, Handlers, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { merchantOf } from '#operator/system/merchants.ts';
import { sendCode } from '../codes/codes.ts';
import { confirmChange, startChange } from './contactChange.ts';
import { addresseeOf, findAccount, ownAccount } from '../identity/finding.ts';
import type { RefuseExcluded } from '../identity/newcomer.ts';
import { requireHumanCheck } from '../guards/humanCheck.ts';
import { refuseForeignPhone } from '../merchantSwitches.ts';
import { requireMobileNumber } from '../mobileNumbers.ts';
import { ownCodeOf } from '../passwords/reauthentication.ts';
import { isEmail, refuseField } from '../registrationRules.ts';

export const contactChangeHandlers = (refuse: RefuseExcluded) =>
  ({
    async sendOwnCode({ by, humanCheck }, caller, context) {
      const { account, merchant } = await whoIs(caller, context);
      const code = ownCodeOf(account, merchant, { by, sessionId: caller.sessionId });
      const passed = await requireHumanCheck(context, humanCheck);
      const { expirationTime } = await sendCode(context, caller, { ...code, humanCheck: passed });
      return { expirationTime };
    },

    async updateEmail({ email: typed, proof, humanCheck }, caller, context) {
      const who = await whoIs(caller, context);
      const email = typed.trim();
      if (!isEmail(email, who.merchant.registerSettings.fields.email)) throw refuseField('email');
      const passed = await requireHumanCheck(context, humanCheck);
      const holder = await findAccount(context, addresseeOf(who.merchant, email));
      // Registration reveals the same.
      if (holder && holder.id !== who.account.id)
        throw new Refusal('alreadyTaken', { value: { field: 'email' } });
      return startChange(context, who, { contact: 'email', address: email, proof, humanCheck: passed });
    },

    /** Only a number's owner learns, through the code, whether it is taken (as in registration). */
    async updateMobile({ mobileNum, countryDialingCode, proof, humanCheck }, caller, context) {
      const who = await whoIs(caller, context);
      refuseForeignPhone(who.merchant, 'operator');
      const { e164 } = requireMobileNumber({ mobileNum, countryDialingCode }, who.merchant);
      const passed = await requireHumanCheck(context, humanCheck);
      return startChange(context, who, { contact: 'mobile', address: e164, proof, humanCheck: passed });
    },

    async confirmContact(request, caller, context) {
      await confirmChange(context, await whoIs(caller, context), request, refuse);
      return {};
    },
  }) satisfies Partial<Handlers>;

const whoIs = async (caller: Caller, context: OperatorContext) => ({
  caller,
  account: await ownAccount(context, caller),
  merchant: await merchantOf(context),
});
