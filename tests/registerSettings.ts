import { fieldRule } from '#operator/seed/fieldRule.ts';
import type { RegisterSettings } from '#services/contract/member.ts';

/** Of a merchant that takes any username and asks for nothing else. */
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
