import { Refusal } from '@araw/server/http/refusal';
import { type ErrorCode } from '@araw/contract/calls/answer';
import { isOldEnough } from '@araw/contract/values/birthDate';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import type { FieldRule, RegisterField, RegisterSettings } from '@araw/contract/accounts/member';
import { isEmailAddress } from '@araw/contract/values/emailAddress';
import { isPlainText, looksLikeContact } from '@araw/contract/values/plainText';
import { sixDigits, weaknessOf } from '@araw/contract/values/paymentDigits';
import { registerFields } from '@araw/contract/accounts/registerFields';
import { registerReaders } from '@araw/contract/accounts/typedRegistration';
import { fits } from './rules.ts';

export type RegistrationMethod = 'username' | 'mobile';
export type Registration = ParsedRequest<'register'>;

/** Specific error codes for fields that have one. */
const faults: Partial<Record<RegisterField | 'birthDate', ErrorCode>> = {
  affiliateCode: 'invitationInvalid',
  recommenderId: 'referrerInvalid',
  email: 'emailInvalid',
  mobileNum: 'mobileInvalid',
  captcha: 'captchaWrong',
  verificationCode: 'codeWrong',
  birthDate: 'birthDateInvalid',
};

export const refuseField = (field: keyof Registration): Refusal =>
  new Refusal(faults[field as RegisterField] ?? 'fieldInvalid', { value: { field } });

/** Each field's rule; null if it is not in the form (REG-02, REG-05, REG-06, REG-07). */
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

/** Stored exactly as typed, including spaces. */
const secrets: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword'];
/** Numbers and captchas have their own format checks. */
const checkedElsewhere: readonly RegisterField[] = ['mobileNum', 'confirmPassword'];

/** An e-mail address within REG-12's length. */
export const isEmail = (text: string, rule?: FieldRule | null) =>
  isEmailAddress(text) && (!rule || fits(rule, text));

/**
 * Normalises and checks a registration against the merchant's settings. Refuses the first invalid field by name. Checks that
 * need more than the form come later: captcha, code, availability of the name.
 */
export function checkRegistration(
  given: Registration,
  settings: RegisterSettings,
  { method, today, minimumAge }: { method: RegistrationMethod; today: string; minimumAge: number },
): Registration {
  const asked = askedFields(settings, method);
  const registration = { ...given };
  for (const field of registerFields) {
    registration[field] = registerReaders[field](given[field]);
  }
  registration.birthDate = registerReaders.birthDate(given.birthDate);
  // Either proof of the number is sufficient.
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
  // Anything else could never be entered when withdrawing (CASH-11).
  if (field === 'paymentPassword' && (!sixDigits.test(text) || weaknessOf(text) !== null)) return false;
  return checkedElsewhere.includes(field) || fits(rule, text);
}
