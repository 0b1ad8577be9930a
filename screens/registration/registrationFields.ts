import type { ParseKeys } from 'i18next';
import { isCaptcha } from '#machines/login/login.rules.ts';
import type { RegistrationMethod } from '#machines/registration/registration.machine.ts';
import { breaksPattern, type FieldProblem, ruleProblem } from '#screens/shared/form/fieldRules.ts';
import { homeDialingCode, mobileProblem } from '#screens/shared/form/mobileRule.ts';
import { isOldEnough } from '@araw/contract/values/birthDate';
import type { FieldRule, RegisterField, RegisterSettings } from '@araw/contract/accounts/member';
import { isEmailAddress } from '@araw/contract/values/emailAddress';
import { isPlainText, looksLikeContact } from '@araw/contract/values/plainText';
import { sixDigits, weaknessOf } from '@araw/contract/values/paymentDigits';
import { registerFields } from '@araw/contract/accounts/registerFields';
import { registerReaders } from '@araw/contract/accounts/typedRegistration';
import type { MobileNumbers } from '#services/mobileNumber.ts';

export type FormField = RegisterField | 'birthDate';
export type FormValues = Record<FormField | 'countryDialingCode', string>;
export type FormProblems = Partial<Record<FormField, FieldProblem>>;

const formFields: readonly FormField[] = [...registerFields, 'birthDate'];

export const emptyForm: FormValues = {
  ...(Object.fromEntries(formFields.map((field) => [field, ''])) as Record<FormField, string>),
  countryDialingCode: homeDialingCode,
};

/** Kept exactly as typed, spaces included, and never stored. */
export const secretFields = ['password', 'confirmPassword', 'paymentPassword'] as const satisfies FormField[];
/** Short-lived, so not stored either. */
export const passingFields = ['captcha', 'verificationCode'] as const satisfies FormField[];

const isSecret = (field: FormField) => secretFields.some((secret) => secret === field);

/** The rule of each field on the screen; other fields have no entry. */
export type AskedFields = Partial<Record<FormField, FieldRule>>;

interface Asking {
  method: RegistrationMethod;
  /** The code in the page's URL is valid and will be sent (REG-07). */
  urlCodeValid: boolean;
}

/** The fields that the operator's settings ask for (REG-02, REG-03, REG-05, REG-06, REG-07, REG-16). */
export function askedFields(settings: RegisterSettings, { method, urlCodeValid }: Asking): AskedFields {
  const asked: AskedFields = {};
  const isOn = (field: RegisterField) => settings.fields[field]?.enabled === true;
  const ask = (field: FormField, required = false) => {
    const rule = settings.fields[field] ?? { required: false, pattern: '', message: '' };
    asked[field] = { ...rule, enabled: true, required: required || rule.required };
  };

  const byMobile = method === 'mobile';
  const isNumberProven = byMobile || settings.mobileVerification;
  if (!byMobile) ask('username', true);
  if (!byMobile || isOn('password')) {
    ask('password', true);
    ask('confirmPassword', true);
  }
  if (isNumberProven || isOn('mobileNum')) ask('mobileNum', isNumberProven);
  if (isNumberProven) ask('verificationCode', true);
  if (settings.captchaEnabled) ask('captcha', true);
  if (settings.affiliateEnabled && !urlCodeValid) ask('affiliateCode');
  if (settings.birthDateAsked) ask('birthDate', true);
  for (const field of switchedFields) if (isOn(field)) ask(field);
  return asked;
}

/** Shown only if the operator switches them on. */
const switchedFields = [
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const satisfies RegisterField[];

export type FieldGroup = 'account' | 'person' | 'contacts' | 'invitation' | 'confirmation';

const number: FormField[] = ['mobileNum', 'verificationCode'];
const passwords: FormField[] = ['password', 'confirmPassword', 'paymentPassword'];
const contacts: FormField[] = ['email', 'whatsapp', 'facebook', 'line', 'wechat', 'zalo', 'qqNum'];

/** The fields in screen order, in groups; empty groups are left out. */
export function groupedFields(
  asked: AskedFields,
  method: RegistrationMethod,
): { group: FieldGroup; fields: FormField[] }[] {
  const byMobile = method === 'mobile';
  const all: [FieldGroup, FormField[]][] = [
    ['account', byMobile ? [...number, ...passwords] : ['username', ...passwords]],
    ['person', ['payeeName', 'nickname', 'birthDate', 'idNumber']],
    ['contacts', byMobile ? contacts : [...number, ...contacts]],
    ['invitation', ['affiliateCode', 'recommenderId']],
    ['confirmation', ['captcha']],
  ];
  return all
    .map(([group, fields]) => ({ group, fields: fields.filter((field) => asked[field]) }))
    .filter(({ fields }) => fields.length > 0);
}

export interface FieldChecks {
  asked: AskedFields;
  settings: RegisterSettings;
  numbers: MobileNumbers | null;
  /** The merchant's calendar day, YYYY-MM-DD. */
  today: string;
  minimumAge: number;
  /** The last username and e-mail address that the operator reported as taken (REG-11). */
  taken: { username: string; email: string };
  labelOf: (field: FormField | 'countryDialingCode') => string;
}

export function checkForm(values: FormValues, checks: FieldChecks): FormProblems {
  const problems: FormProblems = {};
  for (const field of formFields) {
    const problem = checkField(field, values, checks);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Maximum characters, as in the contract. */
export const longestText = 255;
const longestSecret = 1024;

/** The problem with one field; null if it is valid or not on the screen. */
export function checkField(field: FormField, values: FormValues, checks: FieldChecks): FieldProblem | null {
  const rule = checks.asked[field];
  if (!rule) return null;
  const typed = values[field];
  const text = registerReaders[field](typed);
  const name = { field: checks.labelOf(field) };
  if (field === 'birthDate') return isOldEnough(text, checks) ? null : { key: 'form.birthDate' };
  if (text === '') {
    if (!rule.required) return null;
    return typed === '' ? { key: 'form.required', values: name } : { key: 'form.notEmpty', values: name };
  }
  const most = isSecret(field) ? longestSecret : longestText;
  if (field !== 'email' && text.length > most)
    return { key: 'form.lengthMax', values: { ...name, count: most } };
  if (!isSecret(field) && !isPlainText(text)) return ruleProblem(rule, whenWrong(field));
  return checkText(field, text, rule, values, checks);
}

function checkText(
  field: RegisterField,
  text: string,
  rule: FieldRule,
  values: FormValues,
  checks: FieldChecks,
): FieldProblem | null {
  const wrong = ruleProblem(rule, whenWrong(field));
  switch (field) {
    case 'confirmPassword':
      return text === values.password ? null : { key: 'form.confirmPassword' };
    case 'mobileNum':
      return checkMobile(text, values.countryDialingCode, checks);
    case 'captcha':
      return isCaptcha(text) ? null : wrong;
    case 'email':
      if (!isEmailAddress(text) || breaksPattern(text, rule)) return wrong;
      return text === checks.taken.email ? { key: 'error.alreadyTaken' } : null;
    case 'username':
      if (looksLikeContact(text)) return { key: 'form.usernameContact' };
      if (breaksPattern(text, rule)) return wrong;
      return text === checks.taken.username ? { key: 'error.usernameTaken' } : null;
    case 'paymentPassword':
      if (!sixDigits.test(text) || breaksPattern(text, rule)) return wrong;
      return weaknessOf(text) !== null ? { key: 'error.paymentPasswordWeak' } : null;
    default:
      return breaksPattern(text, rule) ? wrong : null;
  }
}

function checkMobile(
  text: string,
  dialingCode: string,
  { asked, settings, numbers, labelOf }: FieldChecks,
): FieldProblem | null {
  const { dialingCodes, loginRules } = settings;
  if (dialingCodes.length > 0 && !dialingCodes.some(({ code }) => code === dialingCode)) {
    const values = dialingCodes.map(({ code }) => `+${code}`).join(', ');
    return { key: 'form.oneOf', values: { field: labelOf('countryDialingCode'), values } };
  }
  const given = { numbers, dialingCode, dialingCodes };
  // The player will log in with this number, so it must pass the login rule too.
  return (
    mobileProblem(text, { ...given, rule: asked.mobileNum }) ??
    mobileProblem(text, { ...given, rule: loginRules.loginMobileNum })
  );
}

const wrongTexts: Partial<Record<FormField, ParseKeys>> = {
  username: 'form.accountFormat',
  password: 'form.passwordFormat',
  paymentPassword: 'form.passwordFormat',
  nickname: 'form.nameFormat',
  payeeName: 'form.nameFormat',
  email: 'form.emailFormat',
  mobileNum: 'form.mobileFormat',
  captcha: 'form.enterCode',
  verificationCode: 'form.enterCode',
  affiliateCode: 'form.invitationInvalid',
};

/** Fallback for rules without a message from the operator. */
const whenWrong = (field: FormField): FieldProblem => ({ key: wrongTexts[field] ?? 'error.fieldInvalid' });
