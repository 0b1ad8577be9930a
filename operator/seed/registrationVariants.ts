import type { StoredRegisterSettings, StoredRule } from '#operator/database/tables/system.tables.ts';
import type { RegisterField } from '#services/contract/member.ts';
import { registerFields } from '#services/contract/registerFields.ts';
import { fieldRule } from './fieldRule.ts';
import { merchant } from './merchant.ts';

const off = fieldRule({ enabled: false });

type Rules = Partial<Record<RegisterField, StoredRule>>;

const fieldsOf = (rules: Rules): StoredRegisterSettings['fields'] =>
  Object.fromEntries(registerFields.map((field) => [field, rules[field] ?? off]));

const standard = merchant.registerSettings;
const { username = off, password = off, mobileNum = off } = standard.fields;

type Kind = Record<'EN' | 'CN' | 'TH' | 'VI' | 'TY' | 'AR', string>;

/** What a text is made of, in the operator's languages. */
const kinds = {
  digits: { EN: 'digits', CN: '位数字', TH: 'ตัวเลข', VI: 'chữ số', TY: 'numero', AR: 'أرقام' },
  characters: { EN: 'characters', CN: '个字符', TH: 'ตัวอักษร', VI: 'ký tự', TY: 'karakter', AR: 'رموز' },
  name: {
    EN: 'letters, digits or underscores, as the user name or number of who recommended us',
    CN: '个字母、数字或下划线，即推荐人的用户名或编号',
    TH: 'ตัวอักษร ตัวเลข หรือขีดล่าง คือชื่อผู้ใช้หรือหมายเลขของผู้แนะนำ',
    VI: 'chữ cái, chữ số hoặc dấu gạch dưới: tên đăng nhập hoặc số của người giới thiệu',
    TY: 'letra, numero o underscore: ang username o numero ng nagrekomenda',
    AR: 'حروف أو أرقام أو شرطات سفلية: اسم المستخدم أو رقم من أوصى بنا',
  },
  bankName: {
    EN: 'letters, as the name stands on your bank account',
    CN: '个字符，与您银行账户上的姓名一致',
    TH: 'ตัวอักษร ตามชื่อในบัญชีธนาคารของคุณ',
    VI: 'chữ cái, đúng như tên trên tài khoản ngân hàng của bạn',
    TY: 'letra, gaya ng pangalan sa iyong bank account',
    AR: 'حروف، كما يظهر الاسم في حسابك المصرفي',
  },
  hyphened: {
    EN: 'letters, digits or hyphens',
    CN: '个字母、数字或连字符',
    TH: 'ตัวอักษร ตัวเลข หรือขีดกลาง',
    VI: 'chữ cái, chữ số hoặc dấu gạch nối',
    TY: 'letra, numero o gitling',
    AR: 'حروف أو أرقام أو واصلات',
  },
  dotted: {
    EN: 'letters, digits or dots',
    CN: '个字母、数字或点',
    TH: 'ตัวอักษร ตัวเลข หรือจุด',
    VI: 'chữ cái, chữ số hoặc dấu chấm',
    TY: 'letra, numero o tuldok',
    AR: 'حروف أو أرقام أو نقاط',
  },
  handle: {
    EN: 'letters, digits, hyphens or underscores',
    CN: '个字母、数字、连字符或下划线',
    TH: 'ตัวอักษร ตัวเลข ขีดกลาง หรือขีดล่าง',
    VI: 'chữ cái, chữ số, dấu gạch nối hoặc gạch dưới',
    TY: 'letra, numero, gitling o underscore',
    AR: 'حروف أو أرقام أو واصلات أو شرطات سفلية',
  },
  lineId: {
    EN: 'small letters, digits, dots, hyphens or underscores',
    CN: '个小写字母、数字、点、连字符或下划线',
    TH: 'ตัวพิมพ์เล็ก ตัวเลข จุด ขีดกลาง หรือขีดล่าง',
    VI: 'chữ thường, chữ số, dấu chấm, gạch nối hoặc gạch dưới',
    TY: 'maliit na letra, numero, tuldok, gitling o underscore',
    AR: 'حروف صغيرة أو أرقام أو نقاط أو واصلات أو شرطات سفلية',
  },
  phone: {
    EN: 'digits, spaces or hyphens',
    CN: '位数字、空格或连字符',
    TH: 'ตัวเลข ช่องว่าง หรือขีดกลาง',
    VI: 'chữ số, dấu cách hoặc gạch nối',
    TY: 'numero, espasyo o gitling',
    AR: 'أرقام أو مسافات أو واصلات',
  },
} satisfies Record<string, Kind>;

/** A rule of so many characters of a set; its message names the same bounds. */
function bounded(
  set: string,
  least: number,
  most: number,
  kind: Kind,
  more: Partial<StoredRule> = {},
): StoredRule {
  const said = (wrong: string, to: string, what: string) =>
    `${wrong} ${least === most ? least : `${least} ${to} ${most}`} ${what}`;
  return fieldRule({
    pattern: `^${set}{${least},${most}}$`,
    message: said('Format incorrect:', 'to', kind.EN),
    translations: {
      CN: said('格式不正确：', '至', kind.CN),
      TH: said('รูปแบบไม่ถูกต้อง:', 'ถึง', kind.TH),
      VI: said('Không đúng định dạng:', 'đến', kind.VI),
      TY: said('Mali ang format:', 'hanggang', kind.TY),
      AR: said('الصيغة غير صحيحة:', 'إلى', kind.AR),
    },
    ...more,
  });
}

/** Every field there is, each with a rule of its own. */
const everyField: Rules = {
  username,
  password,
  confirmPassword: fieldRule({ required: true }),
  affiliateCode: fieldRule(),
  paymentPassword: bounded('[0-9]', 6, 6, kinds.digits, { required: true }),
  recommenderId: bounded('[A-Za-z0-9_]', 1, 32, kinds.name),
  nickname: bounded('.', 2, 20, kinds.characters),
  payeeName: bounded('', 2, 64, kinds.bankName, {
    required: true,
    pattern: "^[\\p{L}][\\p{L}\\p{M} .'-]{1,63}$",
  }),
  email: fieldRule({ required: true }),
  mobileNum: { ...mobileNum, required: true },
  idNumber: bounded('[A-Za-z0-9-]', 6, 20, kinds.hyphened),
  qqNum: bounded('', 5, 12, kinds.digits, { pattern: '^[1-9][0-9]{4,11}$' }),
  facebook: bounded('[A-Za-z0-9.]', 5, 50, kinds.dotted),
  wechat: bounded('', 6, 20, kinds.handle, { pattern: '^[A-Za-z][A-Za-z0-9_-]{5,19}$' }),
  line: bounded('[a-z0-9._-]', 4, 20, kinds.lineId),
  whatsapp: bounded('', 8, 20, kinds.phone, { pattern: '^\\+?[0-9 -]{8,20}$' }),
  zalo: bounded('', 8, 20, kinds.phone, { pattern: '^\\+?[0-9 -]{8,20}$' }),
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

/** Ways in which an operator may set up registration; the seed's is `standard`. */
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
