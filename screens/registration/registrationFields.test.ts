import { describe, expect, test } from 'vitest';
import { fieldRule } from '#operator/seed/fieldRule.ts';
import { isOldEnough } from '@araw/contract/values/birthDate';
import type { RegisterSettings } from '@araw/contract/accounts/member';
import { registerFields } from '@araw/contract/accounts/registerFields';
import { merchantDayOf, yearsBefore } from '@araw/contract/values/dates';
import { loadMobileNumbers } from '#services/mobileNumber.ts';
import { processorTime } from '@araw/testing/processorTime';
import {
  askedFields,
  checkField,
  checkForm,
  emptyForm,
  type FieldChecks,
  type FormField,
  groupedFields,
} from './registrationFields.ts';
import { registrationRequest } from './registrationRequest.ts';

const numbers = await loadMobileNumbers();
const settings: RegisterSettings = {
  fields: {
    ...Object.fromEntries(registerFields.map((field) => [field, fieldRule()])),
    username: fieldRule({ required: true, pattern: '^[A-Za-z0-9_]{4,20}$', message: '4 to 20 letters' }),
    password: fieldRule({ required: true, pattern: '^.{8,64}$', message: '8 to 64 characters' }),
    nickname: fieldRule({ pattern: '^(a+)+$' }),
    wechat: fieldRule({ pattern: '([' }),
  },
  loginRules: {
    loginUsername: fieldRule(),
    loginPassword: fieldRule(),
    loginMobileNum: fieldRule({ pattern: '^9[0-9]{9}$', message: 'Please enter a valid mobile number' }),
    verificationCode: fieldRule(),
  },
  usernameRegistration: true,
  mobileRegistration: true,
  mobileVerification: true,
  affiliateEnabled: true,
  captchaEnabled: true,
  birthDateAsked: true,
  dialingCodes: [{ country: 'PH', code: '63' }],
};
const checks: FieldChecks = {
  asked: askedFields(settings, { method: 'username', urlCodeValid: false }),
  settings,
  numbers,
  today: '2026-03-01',
  minimumAge: 21,
  taken: { username: 'maria', email: 'maria@example.com' },
  labelOf: (field) => field,
};

/** The problem's text for a value; '' if it is valid. */
function said(field: FormField, value: string, more: Partial<typeof emptyForm> = {}) {
  const problem = checkField(field, { ...emptyForm, ...more, [field]: value }, checks);
  if (!problem) return '';
  return 'key' in problem ? problem.key : problem.text;
}

const hundredThousand = 'a'.repeat(100_000);

describe('[REG-02] [REG-12] [REG-18] errors in a field, by bad input', () => {
  test.each<[FormField, string, string, string]>([
    ['username', 'nothing', '', 'form.required'],
    ['username', 'spaces', '   ', 'form.notEmpty'],
    ['username', 'spaces around', '  anna1  ', ''],
    ['username', 'too many characters', hundredThousand, 'form.lengthMax'],
    ['username', 'another script', 'мария', '4 to 20 letters'],
    ['username', 'emoji', 'anna😀', '4 to 20 letters'],
    ['username', 'right-to-left marks', 'anna\u202e1', '4 to 20 letters'],
    ['username', 'a zero width space', 'anna\u200b1', '4 to 20 letters'],
    ['username', 'a line break', 'an\nna', '4 to 20 letters'],
    ['username', 'NUL', 'anna\u0000', '4 to 20 letters'],
    ['username', 'HTML', '<img onerror=alert(1)>', '4 to 20 letters'],
    ['username', 'SQL', '\'";--', '4 to 20 letters'],
    ['username', 'braces', '{{7*7}}', '4 to 20 letters'],
    ['username', 'a name of JavaScript', '__proto__', ''],
    ['username', 'a number that passes for a mobile one', '09171234567', 'form.usernameContact'],
    ['username', 'the name of somebody else', 'maria', 'error.usernameTaken'],
    ['password', 'nothing', '', 'form.required'],
    ['password', 'spaces, which count', '        ', ''],
    ['password', '7', 'a'.repeat(7), '8 to 64 characters'],
    ['password', '8', 'a'.repeat(8), ''],
    ['password', '64', 'a'.repeat(64), ''],
    ['password', '65', 'a'.repeat(65), '8 to 64 characters'],
    ['password', '1,025', 'a'.repeat(1_025), 'form.lengthMax'],
    ['password', '64 characters beyond the basic plane', '😀'.repeat(64), ''],
    ['email', 'nothing, which is optional', '', ''],
    ['email', 'no address', 'maria', 'form.emailFormat'],
    ['email', 'an address', ' anna@example.com ', ''],
    ['email', '254', `${'a'.repeat(242)}@example.com`, ''],
    ['email', '255', `${'a'.repeat(243)}@example.com`, 'form.emailFormat'],
    ['email', 'two addresses', 'a@example.com,b@example.com', 'form.emailFormat'],
    ['email', 'the address of somebody else', 'maria@example.com', 'error.alreadyTaken'],
    ['mobileNum', 'nothing', '', 'form.required'],
    ['mobileNum', '0917…', '09171234567', ''],
    ['mobileNum', '+63…', '+639171234567', ''],
    ['mobileNum', '63…', '639171234567', ''],
    ['mobileNum', 'spaces and dashes', '0917 123-4567', ''],
    ['mobileNum', 'full-width digits', '０９１７１２３４５６７', ''],
    ['mobileNum', 'too short', '0917123', 'form.mobileInvalid'],
    ['mobileNum', 'letters', 'call me', 'form.mobileInvalid'],
    ['mobileNum', 'a country that is not served', '+14155552671', 'form.mobileInvalid'],
    ['mobileNum', 'a landline', '0285551234', 'Please enter a valid mobile number'],
    ['verificationCode', 'nothing', '', 'form.required'],
    ['verificationCode', 'zeros', '000000', ''],
    ['captcha', 'nothing', '', 'form.required'],
    ['captcha', '6 digits', '123456', ''],
    ['captcha', '7 digits', '1234567', 'form.enterCode'],
    ['captcha', 'letters', '12a', 'form.enterCode'],
    ['nickname', 'a pattern that would take hours', `${'a'.repeat(200)}!`, 'form.nameFormat'],
    ['wechat', 'a pattern that cannot be read', 'anything', ''],
    ['facebook', '255', 'a'.repeat(255), ''],
    ['facebook', '256', 'a'.repeat(256), 'form.lengthMax'],
    ['idNumber', 'hidden characters', 'A1\u2066B2', 'error.fieldInvalid'],
  ])('%s: %s', async (field, _what, value, expected) => {
    const judge = () => expect(said(field, value)).toBe(expected);
    expect(await processorTime(judge)).toBeLessThan(2_000);
  });

  test('[REG-03] the confirmation must match the password, character for character', () => {
    const confirmed = (value: string) => said('confirmPassword', value, { password: ' correct horse ' });
    expect(['', 'correct horse', ' correct horse '].map(confirmed)).toEqual([
      'form.required',
      'form.confirmPassword',
      '',
    ]);
  });

  test('[REG-18] a country that is not offered is reported with those that are', () => {
    const values = { ...emptyForm, mobileNum: '4155552671', countryDialingCode: '1' };
    expect(checkField('mobileNum', values, checks)).toEqual({
      key: 'form.oneOf',
      values: { field: 'countryDialingCode', values: '+63' },
    });
  });

  test('until the phone number rules have loaded, only the operator judges numbers', () => {
    const values = { ...emptyForm, mobileNum: 'call me' };
    expect(checkField('mobileNum', values, { ...checks, numbers: null })).toBe(null);
  });

  test('a field that is not on the screen never has errors', () => {
    expect(checkForm(emptyForm, { ...checks, asked: {} })).toEqual({});
  });
});

describe('[REG-16] old enough', () => {
  test.each([
    ['2005-03-01', true, 'on the birthday'],
    ['2005-03-02', false, 'on the day before it'],
    ['2004-02-29', true, 'born on a leap day'],
    ['2005-02-29', false, 'a day that was none'],
    ['1906-03-01', true, '120 years'],
    ['1906-02-28', false, 'older than anybody'],
    ['2027-01-01', false, 'not born yet'],
    ['01/03/1990', false, 'written otherwise'],
    ['', false, 'nothing'],
  ])('%s is %s: %s', (birthDate, expected) => {
    expect(isOldEnough(birthDate, { today: '2026-03-01', minimumAge: 21 })).toBe(expected);
  });

  test('the merchant’s day starts in Manila', () => {
    expect([
      merchantDayOf(Date.UTC(2026, 1, 28, 15, 59)),
      merchantDayOf(Date.UTC(2026, 1, 28, 16)),
      yearsBefore('2026-03-01', 21),
      yearsBefore('2028-02-29', 20),
      yearsBefore('2028-02-29', 21),
    ]).toEqual(['2026-02-28', '2026-03-01', '2005-03-01', '2008-02-29', '2007-02-28']);
  });
});

describe('[REG-01] groups', () => {
  const fieldsOf = (method: 'username' | 'mobile') =>
    groupedFields(askedFields(settings, { method, urlCodeValid: true }), method).map(
      ({ group, fields }) => `${group}: ${fields.join(' ')}`,
    );

  test('of a registration by username', () => {
    expect(fieldsOf('username')).toEqual([
      'account: username password confirmPassword paymentPassword',
      'person: payeeName nickname birthDate idNumber',
      'contacts: mobileNum verificationCode email whatsapp facebook line wechat zalo qqNum',
      'invitation: recommenderId',
      'confirmation: captcha',
    ]);
  });

  test('of one by mobile number, which comes first and has no username', () => {
    expect(fieldsOf('mobile').slice(0, 3)).toEqual([
      'account: mobileNum verificationCode password confirmPassword paymentPassword',
      'person: payeeName nickname birthDate idNumber',
      'contacts: email whatsapp facebook line wechat zalo qqNum',
    ]);
  });
});

describe('[REG-10] the request', () => {
  const form = {
    method: 'username' as const,
    values: { username: ' maria ', password: ' pass ', captcha: '12', nickname: '' },
    birthDate: '',
    countryDialingCode: '63',
    termsVersion: '2026-01',
    phoneProof: null,
  };
  const around = {
    affiliateCode: '',
    notBarred: false,
    captchaId: 'id-1',
    socialIdToken: '',
    host: 'araw.example',
    device: { system: 'other', standalone: false, nativeApp: false },
  } as const;

  test('is trimmed except for passwords, and leaves out empty fields', () => {
    expect(registrationRequest(form, around)).toEqual({
      username: 'maria',
      password: ' pass ',
      captcha: '12',
      captchaId: 'id-1',
      type: 0,
      countryDialingCode: '63',
      registerUrl: 'araw.example',
      domain: 'araw.example',
      registerMethod: 'H5',
      agreed: true,
      termsVersion: '2026-01',
    });
  });

  test('[PROT-01] carries the declaration where it was made', () => {
    expect(registrationRequest(form, { ...around, notBarred: true })).toMatchObject({ notBarred: true });
    expect(registrationRequest(form, around)).not.toHaveProperty('notBarred');
  });

  test('contains the provider’s proof of the phone', () => {
    const request = registrationRequest({ ...form, phoneProof: { firebaseIdToken: 'id-token' } }, around);
    expect([request.firebaseChannel, request.firebaseIdToken]).toEqual(['sms', 'id-token']);
  });

  test('contains the proof of a social account, but that of the phone takes precedence', () => {
    const proven = { ...form, phoneProof: { firebaseIdToken: 'of the phone' } };
    const social = { ...around, socialIdToken: 'social' };
    const proofOf = ({ firebaseChannel, firebaseIdToken }: ReturnType<typeof registrationRequest>) => [
      firebaseChannel,
      firebaseIdToken,
    ];
    expect(proofOf(registrationRequest(form, social))).toEqual([undefined, 'social']);
    expect(proofOf(registrationRequest(proven, social))).toEqual(['sms', 'of the phone']);
  });

  test.each([
    ['H5', { system: 'iOS', standalone: false, nativeApp: false }],
    ['WEBCLIP', { system: 'iOS', standalone: true, nativeApp: false }],
    ['PWA', { system: 'Android', standalone: true, nativeApp: false }],
    ['APP', { system: 'Android', standalone: true, nativeApp: true }],
  ] as const)('says that it comes from %s', (registerMethod, device) => {
    expect(registrationRequest(form, { ...around, device }).registerMethod).toBe(registerMethod);
  });
});
