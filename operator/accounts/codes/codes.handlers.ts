import type { Handlers } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { merchantOf } from '#operator/system/merchants.ts';
import { sendCode } from './codes.ts';
import { holderOf, mailedOf } from '../identity/finding.ts';
import { createHumanChallenge, requireHumanCheck } from '../guards/humanCheck.ts';
import { refuseForeignPhone, requireFlag } from '../merchantSwitches.ts';
import { requireMobileNumber } from '../mobileNumbers.ts';
import { readAccount } from '@araw/contract/values/typedContact';

/** Target of a password code by mail: the name or address as typed, whether or not an account has it. */
export const mailTarget = (account: string) => readAccount(account).toLowerCase();

export const codesHandlers = {
  async humanChallenge(_request, _caller, context) {
    return { challenge: { ...(await createHumanChallenge(context)) } };
  },

  async sendLoginCode(request, caller, context) {
    const merchant = await merchantOf(context);
    requireFlag(merchant, 'MOBILEVERCODELOGIN3');
    refuseForeignPhone(merchant, 'operator');
    const number = requireMobileNumber(request, merchant);
    const humanCheck = await requireHumanCheck(context, request.humanCheck);
    const { expirationTime } = await sendCode(context, caller, {
      purpose: 'login',
      channel: 'sms',
      target: number.e164,
      humanCheck,
      account: holderOf(merchant, number),
      deviceToken: request.deviceToken,
    });
    return { expirationTime };
  },

  async sendRegisterCode(request, caller, context) {
    const merchant = await merchantOf(context);
    const { mobileRegistration, mobileVerification } = merchant.registerSettings;
    if (!mobileRegistration && !mobileVerification) throw new Refusal('switchedOff');
    refuseForeignPhone(merchant, 'operator');
    const number = requireMobileNumber(request, merchant);
    const humanCheck = await requireHumanCheck(context, request.humanCheck);
    const { expirationTime } = await sendCode(context, caller, {
      purpose: 'register',
      channel: 'sms',
      target: number.e164,
      humanCheck,
    });
    return { expirationTime };
  },

  async forgotBySms(request, caller, context) {
    const merchant = await merchantOf(context);
    requireFlag(merchant, 'PASSWORDCHANGEBYMAIL3');
    const number = requireMobileNumber(request, merchant);
    const humanCheck = await requireHumanCheck(context, request.humanCheck);
    const { expirationTime } = await sendCode(context, caller, {
      purpose: 'password',
      channel: 'sms',
      target: number.e164,
      humanCheck,
      account: holderOf(merchant, number),
      deviceToken: request.deviceToken,
    });
    return { expirationTime };
  },

  async forgotByEmail({ account, humanCheck: proof, deviceToken }, caller, context) {
    const merchant = await merchantOf(context);
    requireFlag(merchant, 'PASSWORDCHANGEBYMAIL3');
    const target = mailTarget(account);
    if (target === '') throw new Refusal('fieldInvalid', { value: { field: 'account' } });
    const humanCheck = await requireHumanCheck(context, proof);
    const { expirationTime } = await sendCode(context, caller, {
      purpose: 'password',
      channel: 'mail',
      target,
      account: mailedOf(merchant, target),
      humanCheck,
      deviceToken,
    });
    return { expirationTime };
  },
} satisfies Partial<Handlers>;
