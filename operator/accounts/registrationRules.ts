import { Refusal } from '#packages/server/http/refusal.ts';
import { type ErrorCode } from '#services/contract/answer.ts';
import { isOldEnough } from '#services/contract/birthDate.ts';
import type { ParsedRequest } from '#services/contract/calls.ts';
import type { FieldRule, RegisterField, RegisterSettings } from '#services/contract/member.ts';
import { isEmailAddress } from '#services/contract/emailAddress.ts';
import { isPlainText, looksLikeContact } from '#services/contract/plainText.ts';
import { sixDigits, weaknessOf } from '#services/contract/paymentDigits.ts';
import { registerFields } from '#services/contract/registerFields.ts';
import { fits } from './rules.ts';

export type RegistrationMethod = 'username' | 'mobile';
export type Registration = ParsedRequest<'register'>;

/** What a field's fault is called, where it has a name of its own. */
const faults: Partial<Record<RegisterField | 'birthDate', ErrorCode>> = {
  affiliateCode: 'invitationInvalid',
  recommenderId: 'referrerInvalid',
  email: 'emailInvalid',
  mobileNum: 'mobileInvalid',
  captcha: 'captchaWrong',
  verificationCode: 'codeWrong',
  birthDate: 'birthDateInvalid',
};

/** The refusal that names the field. */
export const refuseField = (field: keyof Registration): Refusal =>
  new Refusal(faults[field as RegisterField] ?? 'fieldInvalid', { value: { field } });

/** How each field is asked; null where it is not (REG-02, REG-05, REG-06, REG-07). */
function askedFields(
  settings: RegisterSettings,
  method: RegistrationMethod,
): Record<RegisterField, FieldRule | null> {
  const ruleOf = (field: RegisterField, asked: boolean, required = false): FieldRule | null => {
    const rule = settings.fields[field];
    return asked
      ? {
          enabled: true,
          required: required || rule?.required === true,
          pattern: rule?.pattern ?? '',
          message: rule?.message ?? '',
        }
      : null;
  };
  const byMobile = method === 'mobile';
  const coded = byMobile || settings.mobileVerification;
  const passwordAsked = !byMobile || settings.fields.password?.enabled === true;
  const special: Partial<Record<RegisterField, FieldRule | null>> = {
    username: ruleOf('username', !byMobile, true),
    password: ruleOf('password', passwordAsked, true),
    confirmPassword: ruleOf('confirmPassword', passwordAsked, true),
    mobileNum: ruleOf('mobileNum', coded || settings.fields.mobileNum?.enabled === true, coded),
    verificationCode: ruleOf('verificationCode', coded, true),
    captcha: ruleOf('captcha', settings.captchaEnabled, true),
    affiliateCode: ruleOf('affiliateCode', settings.affiliateEnabled),
  };
  const ruleFor = (field: RegisterField) =>
    field in special ? (special[field] ?? null) : ruleOf(field, settings.fields[field]?.enabled === true);
  return Object.fromEntries(registerFields.map((field) => [field, ruleFor(field)])) as Record<
    RegisterField,
    FieldRule | null
  >;
}

/** Kept as they are typed, spaces and all. */
const secrets: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword'];
/** Their patterns are the number's and the picture's own. */
const checkedElsewhere: readonly RegisterField[] = ['mobileNum', 'confirmPassword'];

/** An e-mail address as REG-12 bounds it. */
export const isEmail = (text: string, rule?: FieldRule | null) =>
  isEmailAddress(text) && (!rule || fits(rule, text));

/**
 * The registration with its texts trimmed, when every field is as the merchant's settings ask. Refuses the first
 * field that is not, by name. What takes more than the form to tell comes later: captcha, code, whether a name is
 * free.
 */
export function checkRegistration(
  given: Registration,
  settings: RegisterSettings,
  { method, today, minimumAge }: { method: RegistrationMethod; today: string; minimumAge: number },
): Registration {
  const asked = askedFields(settings, method);
  const registration = { ...given };
  for (const field of registerFields) {
    if (!secrets.includes(field)) registration[field] = given[field].trim();
  }
  // Either proof of the number is enough.
  if (given.firebaseChannel === 'sms' && given.firebaseIdToken) asked.verificationCode = null;

  for (const field of registerFields) {
    const rule = asked[field];
    const text = registration[field];
    if (!rule) {
      if (text !== '') throw refuseField(field);
    } else if (text === '') {
      if (rule.required) throw refuseField(field);
    } else if (!isValid(field, text, rule)) throw refuseField(field);
  }
  if (asked.confirmPassword && registration.confirmPassword !== registration.password)
    throw refuseField('confirmPassword');
  const birthDateFits = settings.birthDateAsked
    ? isOldEnough(registration.birthDate, { today, minimumAge })
    : registration.birthDate === '';
  if (!birthDateFits) throw refuseField('birthDate');
  return registration;
}

function isValid(field: RegisterField, text: string, rule: FieldRule): boolean {
  if (!secrets.includes(field) && !isPlainText(text)) return false;
  if (field === 'email') return isEmail(text, rule);
  if (field === 'username' && looksLikeContact(text)) return false;
  // Another one could never be typed where money goes out (CASH-11).
  if (field === 'paymentPassword' && (!sixDigits.test(text) || weaknessOf(text) !== null)) return false;
  return checkedElsewhere.includes(field) || fits(rule, text);
}
