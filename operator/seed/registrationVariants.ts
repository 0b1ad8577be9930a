import type { StoredRegisterSettings, StoredRule } from '#operator/database/tables/system.tables.ts';
import type { RegisterField } from '@araw/contract/accounts/member';
import { registerFields } from '@araw/contract/accounts/registerFields';
import type { en } from '#operator/words/en.ts';
import { say, translated } from '#operator/words/say.ts';
import { fieldRule } from './fieldRule.ts';
import { merchant } from './merchant.ts';

const off = fieldRule({ enabled: false });

type Rules = Partial<Record<RegisterField, StoredRule>>;

const fieldsOf = (rules: Rules): StoredRegisterSettings['fields'] =>
  Object.fromEntries(registerFields.map((field) => [field, rules[field] ?? off]));

const standard = merchant.registerSettings;
const { username = off, password = off, mobileNum = off } = standard.fields;

/** A rule for the length and character set; its message states the same limits. */
function bounded(
  set: string,
  least: number,
  most: number,
  characters: keyof typeof en.fieldRules,
  more: Partial<StoredRule> = {},
): StoredRule {
  const messageIn = (language: string) =>
    say(`fieldRules.${characters}`, language, {
      range: least === most ? String(least) : say('fieldRules.range', language, { least, most }),
    });
  return fieldRule({
    pattern: `^${set}{${least},${most}}$`,
    message: messageIn('EN'),
    translations: translated(messageIn),
    ...more,
  });
}

/** Every field, each with its own rule. */
const everyField: Rules = {
  username,
  password,
  confirmPassword: fieldRule({ required: true }),
  affiliateCode: fieldRule(),
  paymentPassword: bounded('[0-9]', 6, 6, 'digits', { required: true }),
  recommenderId: bounded('[A-Za-z0-9_]', 1, 32, 'recommender'),
  nickname: bounded('.', 2, 20, 'characters'),
  payeeName: bounded('', 2, 64, 'bankName', {
    required: true,
    pattern: "^[\\p{L}][\\p{L}\\p{M} .'-]{1,63}$",
  }),
  email: fieldRule({ required: true }),
  mobileNum: { ...mobileNum, required: true },
  idNumber: bounded('[A-Za-z0-9-]', 6, 20, 'hyphens'),
  qqNum: bounded('', 5, 12, 'digits', { pattern: '^[1-9][0-9]{4,11}$' }),
  facebook: bounded('[A-Za-z0-9.]', 5, 50, 'dots'),
  wechat: bounded('', 6, 20, 'handle', { pattern: '^[A-Za-z][A-Za-z0-9_-]{5,19}$' }),
  line: bounded('[a-z0-9._-]', 4, 20, 'lineId'),
  whatsapp: bounded('', 8, 20, 'phone', { pattern: '^\\+?[0-9 -]{8,20}$' }),
  zalo: bounded('', 8, 20, 'phone', { pattern: '^\\+?[0-9 -]{8,20}$' }),
  captcha: fieldRule({ required: true }),
  verificationCode: standard.loginRules.verificationCode,
};

const threeFields: Rules = { username, password, confirmPassword: fieldRule({ required: true }) };

export const registrationVariantNames = [
  'standard',
  'everyField',
  'threeFields',
  'mobileOnly',
  'affiliate',
] as const;
export type RegistrationVariant = (typeof registrationVariantNames)[number];

interface Variant {
  about: string;
  settings: StoredRegisterSettings;
}

/** Possible registration settings; the seed uses `standard`. */
export const registrationVariants: Record<RegistrationVariant, Variant> = {
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
