import type { StoredRegisterSettings, StoredRule } from '#operator/system/system.tables.ts';
import { type RegisterField, registerFields } from '#services/contract/member.ts';
import { fieldRule } from './fieldRule.ts';
import { merchant } from './merchant.ts';

const off = fieldRule({ enabled: false });

type Rules = Partial<Record<RegisterField, StoredRule>>;

const fieldsOf = (rules: Rules): StoredRegisterSettings['fields'] =>
  Object.fromEntries(registerFields.map((field) => [field, rules[field] ?? off]));

const standard = merchant.registerSettings;
const { username = off, password = off, mobileNum = off } = standard.fields;

/** Every field there is, each with a rule of its own. */
const everyField: Rules = {
  username,
  password,
  confirmPassword: fieldRule({ required: true }),
  affiliateCode: fieldRule(),
  paymentPassword: fieldRule({
    required: true,
    pattern: '^[0-9]{6}$',
    message: 'The payment password has 6 digits',
  }),
  recommenderId: fieldRule({
    pattern: '^[A-Za-z0-9_]{1,32}$',
    message: 'Enter the user name or number of who recommended us',
  }),
  nickname: fieldRule({ pattern: '^.{2,20}$', message: 'A nickname has 2 to 20 characters' }),
  payeeName: fieldRule({
    required: true,
    pattern: "^[\\p{L}][\\p{L}\\p{M} .'-]{1,63}$",
    message: 'Name format not valid: as it stands on your bank account',
  }),
  email: fieldRule({ required: true, message: 'E-mail format incorrect' }),
  mobileNum: { ...mobileNum, required: true },
  idNumber: fieldRule({
    pattern: '^[A-Za-z0-9-]{6,20}$',
    message: 'An ID number has 6 to 20 letters and digits',
  }),
  qqNum: fieldRule({ pattern: '^[1-9][0-9]{4,11}$', message: 'A QQ number has 5 to 12 digits' }),
  facebook: fieldRule({ pattern: '^[A-Za-z0-9.]{5,50}$', message: 'Enter your Facebook user name' }),
  wechat: fieldRule({ pattern: '^[A-Za-z][A-Za-z0-9_-]{5,19}$', message: 'Enter your WeChat ID' }),
  line: fieldRule({ pattern: '^[a-z0-9._-]{4,20}$', message: 'Enter your LINE ID' }),
  whatsapp: fieldRule({ pattern: '^\\+?[0-9 -]{8,20}$', message: 'Enter your WhatsApp number' }),
  zalo: fieldRule({ pattern: '^\\+?[0-9 -]{8,20}$', message: 'Enter your Zalo number' }),
  captcha: fieldRule({ required: true }),
  verificationCode: fieldRule({
    required: true,
    pattern: '^[0-9]{4,10}$',
    message: 'Enter verification code',
  }),
};

const threeFields: Rules = { username, password, confirmPassword: fieldRule({ required: true }) };

export const registerVariantNames = [
  'standard',
  'everyField',
  'threeFields',
  'mobileOnly',
  'affiliate',
] as const;
export type RegisterVariant = (typeof registerVariantNames)[number];

interface Variant {
  about: string;
  settings: StoredRegisterSettings;
}

/** Ways in which an operator may set up registration; the seed's is `standard`. */
export const registerVariants: Record<RegisterVariant, Variant> = {
  standard: { about: 'As seeded', settings: standard },
  everyField: {
    about: 'All 19 fields',
    settings: {
      ...standard,
      fields: fieldsOf(everyField),
      mobileVerification: true,
      affiliateEnabled: true,
      captchaEnabled: true,
    },
  },
  threeFields: {
    about: 'Username and password only',
    settings: {
      ...standard,
      fields: fieldsOf(threeFields),
      mobileRegistration: false,
      affiliateEnabled: false,
      captchaEnabled: false,
    },
  },
  mobileOnly: {
    about: 'By mobile number only',
    settings: {
      ...standard,
      fields: fieldsOf({
        password,
        confirmPassword: fieldRule({ required: true }),
        mobileNum: { ...mobileNum, required: true },
        verificationCode: everyField.verificationCode,
      }),
      usernameRegistration: false,
      affiliateEnabled: false,
      captchaEnabled: false,
    },
  },
  affiliate: {
    about: 'With an invitation code and the date of birth',
    settings: {
      ...standard,
      fields: fieldsOf({ ...threeFields, affiliateCode: fieldRule({ required: true }) }),
      mobileRegistration: false,
      affiliateEnabled: true,
      captchaEnabled: false,
      birthDateAsked: true,
    },
  },
};
