import type { merchants } from '#operator/system/system.tables.ts';
import { type FieldRule, registerFields } from '#services/contract/member.ts';
import { fieldRule } from './fieldRule.ts';

const username = fieldRule({
  required: true,
  pattern: '^[A-Za-z0-9_]{4,20}$',
  message: 'Account format incorrect: 4 to 20 letters, digits or underscores',
});
const password = fieldRule({
  required: true,
  pattern: '^(?=.*[A-Za-z])(?=.*[0-9]).{8,64}$',
  message: 'Password format incorrect: 8 to 64 characters with a letter and a digit',
});
const mobile = fieldRule({
  required: true,
  pattern: '^0?9[0-9]{9}$',
  message: 'Please enter a valid mobile number',
});
const code = fieldRule({ required: true, pattern: '^[0-9]{4,10}$', message: 'Enter verification code' });

/** Switched on for the seeded merchant (S§6, G§6). */
const whitelabelFlags = [
  'TRANSBETREPMEM3',
  'TRANSREC3',
  'DEPRECM3',
  'WITHREC3',
  'PERSREP',
  'REWCEN3',
  'PTSYS3',
  'SECPRIV',
  'MANPLAYREB3',
  'PLYRBT',
  'MAILCEN',
  'CBS3',
  'UPLINETRANS3',
  'AGENTPOLICY3',
  'AGEPAG',
  'DOWNMAN',
  'AGENTRANSMULTDOWN3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'GAMSER',
  'AGEREBINC3',
  'DIVIDEND3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'MOBILEVERCODELOGIN3',
  'PASSWORDCHANGEBYMAIL3',
];

const enabledFields = ['username', 'password', 'confirmPassword', 'mobileNum', 'captcha', 'affiliateCode'];
const fieldRules: Record<string, FieldRule> = {
  username,
  password,
  mobileNum: { ...mobile, required: false },
};

/** The merchant that the embedded operator serves. */
export const merchant: typeof merchants.$inferInsert = {
  code: 'ARAW',
  whitelabel: Object.fromEntries(whitelabelFlags.map((flag) => [flag, true])),
  settings: {
    merchantCode: 'ARAW',
    trialMerchantCode: 'ARAWTRIAL',
    merchantName: 'Araw',
    defaultLanguage: 'EN',
    minimumAge: 21,
    popup: { A: true, B: true, autoplay: true },
    demoTicker: false,
    feedbackWords: { least: 3, most: 300 },
    identity: { provider: 'sandbox', url: '/sandbox/identity', phone: false },
    humanCheck: { provider: 'proofOfWork' },
    sealingScheme: 'DES',
    country: 'PH',
    countryDialingCode: '63',
  },
  registerSettings: {
    fields: Object.fromEntries(
      registerFields.map((field) => [
        field,
        fieldRules[field] ??
          fieldRule({ enabled: enabledFields.includes(field), required: field === 'captcha' }),
      ]),
    ),
    loginRules: {
      loginUsername: { ...username, pattern: '^[A-Za-z0-9_]{4,32}$' },
      loginPassword: fieldRule({
        required: true,
        pattern: '^.{1,64}$',
        message: 'Password format incorrect',
      }),
      loginMobileNum: mobile,
      verificationCode: code,
    },
    usernameRegistration: true,
    mobileRegistration: true,
    mobileVerification: false,
    affiliateEnabled: true,
    captchaEnabled: true,
    birthDateAsked: false,
    minimumAge: 21,
    dialingCodes: [{ country: 'PH', code: '63' }],
  },
  info: {
    domainRoute: '',
    mobileTemplate: {
      app_background: '',
      app_desc: '',
      app_desc_font_color: '#FFFFFF',
      mem_cen: '1',
      dep_func: '1',
    },
    paths: {},
    register: {},
    mainDomain: '',
    imageCDNs: [],
  },
};
