import type { merchants, StoredRule } from '#operator/database/tables/system.tables.ts';
import { registerFields } from '#services/contract/registerFields.ts';
import { fieldRule } from './fieldRule.ts';

const usernameRule = (least: number, most: number) =>
  fieldRule({
    required: true,
    pattern: `^[A-Za-z0-9_]{${least},${most}}$`,
    message: `Account format incorrect: ${least} to ${most} letters, digits or underscores`,
    translations: {
      CN: `账号格式不正确：${least} 至 ${most} 个字母、数字或下划线`,
      TH: `รูปแบบบัญชีไม่ถูกต้อง: ตัวอักษรภาษาอังกฤษ ตัวเลข หรือขีดล่าง ${least} ถึง ${most} ตัว`,
      VI: `Tài khoản không đúng định dạng: ${least} đến ${most} chữ cái, chữ số hoặc dấu gạch dưới`,
      TY: `Mali ang format ng account: ${least} hanggang ${most} letra, numero o underscore`,
      AR: `صيغة الحساب غير صحيحة: من ${least} إلى ${most} حرفًا لاتينيًا أو رقمًا أو شرطة سفلية`,
    },
  });
const username = usernameRule(4, 20);
const password = fieldRule({
  required: true,
  pattern: '^(?=.*[A-Za-z])(?=.*[0-9]).{8,64}$',
  message: 'Password format incorrect: 8 to 64 characters with a letter and a digit',
  translations: {
    CN: '密码格式不正确：8 至 64 个字符，须含字母和数字',
    TH: 'รูปแบบรหัสผ่านไม่ถูกต้อง: 8 ถึง 64 ตัว มีทั้งตัวอักษรภาษาอังกฤษและตัวเลข',
    VI: 'Mật khẩu không đúng định dạng: 8 đến 64 ký tự, có chữ cái và chữ số',
    TY: 'Mali ang format ng password: 8 hanggang 64 karakter na may letra at numero',
    AR: 'صيغة كلمة المرور غير صحيحة: من 8 إلى 64 رمزًا، فيها حرف لاتيني ورقم',
  },
});
const mobile = fieldRule({
  required: true,
  pattern: '^0?9[0-9]{9}$',
  message: 'Please enter a valid mobile number',
  translations: {
    CN: '请输入有效的手机号码',
    TH: 'กรุณากรอกเบอร์มือถือที่ถูกต้อง',
    VI: 'Vui lòng nhập số điện thoại hợp lệ',
    TY: 'Maglagay ng valid na mobile number',
    AR: 'يُرجى إدخال رقم جوال صالح',
  },
});
const code = fieldRule({
  required: true,
  pattern: '^[0-9]{4,10}$',
  message: 'Enter verification code',
  translations: {
    CN: '请输入验证码',
    TH: 'กรอกรหัสยืนยัน',
    VI: 'Nhập mã xác minh',
    TY: 'Ilagay ang verification code',
    AR: 'أدخل رمز التحقق',
  },
});
const loginPassword = fieldRule({
  required: true,
  pattern: '^.{1,64}$',
  message: 'Password format incorrect',
  translations: {
    CN: '密码格式不正确',
    TH: 'รูปแบบรหัสผ่านไม่ถูกต้อง',
    VI: 'Mật khẩu không đúng định dạng',
    TY: 'Mali ang format ng password',
    AR: 'صيغة كلمة المرور غير صحيحة',
  },
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
      // Accounts of agents have longer names.
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
