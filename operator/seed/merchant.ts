import type { merchants, StoredRule } from '#operator/database/tables/system.tables.ts';
import { philippineMobile } from '@araw/contract/values/philippineMobile';
import { registerFields } from '@araw/contract/accounts/registerFields';
import { fieldRule, said } from './fieldRule.ts';

const usernameRule = (least: number, most: number) =>
  fieldRule({
    required: true,
    pattern: `^[A-Za-z0-9_]{${least},${most}}$`,
    ...said('fieldRules.username', { least, most }),
  });
const username = usernameRule(4, 20);
const password = fieldRule({
  required: true,
  pattern: '^(?=.*[A-Za-z])(?=.*[0-9]).{8,64}$',
  ...said('fieldRules.password'),
});
const mobile = fieldRule({
  required: true,
  pattern: `^0?${philippineMobile}$`,
  ...said('fieldRules.mobile'),
});
const code = fieldRule({ required: true, pattern: '^[0-9]{4,10}$', ...said('fieldRules.code') });
const loginPassword = fieldRule({
  required: true,
  pattern: '^.{1,64}$',
  ...said('fieldRules.loginPassword'),
});

/** Switched on for the seeded merchant. */
export const whitelabelFlags = [
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
] as const;
export type WhitelabelFlag = (typeof whitelabelFlags)[number];

const enabledFields = ['username', 'password', 'confirmPassword', 'mobileNum', 'captcha', 'affiliateCode'];
const fieldRules: Record<string, StoredRule> = {
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
    protection: { profile: 'ph', tightened: {} },
    licence: {
      licensee: 'Demo operator',
      number: 'DEMO-0000',
      register: 'https://www.pagcor.ph/regulatory/index.php',
      help: [{ name: 'PAGCOR', url: 'https://www.pagcor.ph/regulatory/responsible-gaming.php', phone: '' }],
    },
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
      // Agents' accounts have longer names.
      loginUsername: usernameRule(4, 32),
      loginPassword,
      loginMobileNum: mobile,
      verificationCode: code,
    },
    usernameRegistration: true,
    mobileRegistration: true,
    mobileVerification: false,
    affiliateEnabled: true,
    captchaEnabled: true,
    birthDateAsked: false,
    dialingCodes: [{ country: 'PH', code: '63' }],
  },
  info: {
    domainRoute: '',
    mobileTemplate: {
      app_background: '',
      app_desc: '',
      app_desc_font_color: '',
      mem_cen: '1',
      dep_func: '1',
    },
    paths: {},
    register: {},
    mainDomain: '',
    imageCDNs: [],
  },
};
