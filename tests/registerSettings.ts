import { fieldRule } from '#operator/seed/fieldRule.ts';
import type { RegisterSettings } from '@araw/contract/accounts/member';

/** A merchant that accepts any username and requires nothing else. */
export const registerSettings: RegisterSettings = {
  fields: {},
  loginRules: {
    loginUsername: fieldRule(),
    loginPassword: fieldRule(),
    loginMobileNum: fieldRule(),
    verificationCode: fieldRule(),
  },
  usernameRegistration: true,
  mobileRegistration: false,
  mobileVerification: false,
  affiliateEnabled: false,
  captchaEnabled: false,
  birthDateAsked: false,
  dialingCodes: [{ country: 'PH', code: '63' }],
};
