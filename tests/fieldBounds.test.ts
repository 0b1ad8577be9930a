import { describe, expect, test } from 'vitest';
import { readMobileNumber } from '#operator/accounts/mobileNumbers.ts';
import { checkRegistration, type Registration } from '#operator/accounts/registrationRules.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import type { StoredRule } from '#operator/database/tables/system.tables.ts';
import { maxLengthOf, ruleHint } from '#screens/shared/form/fieldRules.ts';
import { mobileProblem } from '#screens/shared/form/mobileRule.ts';
import {
  askedFields,
  checkField,
  emptyForm,
  type FieldChecks,
} from '#screens/registration/registrationFields.ts';
import { calls } from '@araw/contract/calls/calls';
import type { RegisterField } from '@araw/contract/accounts/member';
import { loadMobileNumbers } from '#services/mobileNumber.ts';
import * as v from 'valibot';

const { settings } = registrationVariants.everyField;
const numbers = await loadMobileNumbers();
const today = '2026-03-01';
const checks: FieldChecks = {
  asked: askedFields(settings, { method: 'username', urlCodeValid: true }),
  settings,
  numbers,
  today,
  minimumAge: 21,
  taken: { username: '', email: '' },
  labelOf: (field) => field,
};

/** A valid registration. */
const right = {
  username: 'maria_1',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  paymentPassword: '246813',
  payeeName: 'Maria Clara',
  email: 'maria@araw.example',
  mobileNum: '09171234567',
  captcha: '123456',
  verificationCode: '123456',
};
const whole = v.parse(calls.register.request, {
  ...right,
  type: 0,
  registerUrl: 'araw.example',
  registerMethod: 'H5',
  domain: 'araw.example',
  agreed: true,
  notBarred: true,
});

/** Results of the form and the operator for a field's text. */
function verdicts(field: RegisterField, text: string) {
  const values = { ...emptyForm, ...right, [field]: text };
  const given: Registration = { ...whole, [field]: text };
  if (field === 'password') given.confirmPassword = text;
  let operator = true;
  try {
    checkRegistration(given, settings, { method: 'username', today, minimumAge: 21 });
  } catch (error) {
    if ((error as { value?: { field?: string } }).value?.field !== field) throw error;
    operator = false;
  }
  return { form: checkField(field, values, checks) === null, operator };
}

/** By field: the limits in its hint, and a text of a given length. */
const bounds: [RegisterField, number, number, (length: number) => string][] = [
  ['username', 4, 20, (length) => 'a'.repeat(length)],
  ['password', 8, 64, (length) => `1${'a'.repeat(length - 1)}`],
  ['paymentPassword', 6, 6, (length) => '2468135'.slice(0, length)],
  ['recommenderId', 1, 32, (length) => 'a'.repeat(length)],
  ['nickname', 2, 20, (length) => '密'.repeat(length)],
  ['payeeName', 2, 64, (length) => 'A'.repeat(length)],
  ['idNumber', 6, 20, (length) => 'A'.repeat(length)],
  ['qqNum', 5, 12, (length) => '1'.repeat(length)],
  ['facebook', 5, 50, (length) => 'a'.repeat(length)],
  ['wechat', 6, 20, (length) => 'a'.repeat(length)],
  ['line', 4, 20, (length) => 'a'.repeat(length)],
  ['whatsapp', 8, 20, (length) => '1'.repeat(length)],
  ['zalo', 8, 20, (length) => '1'.repeat(length)],
];

describe('[REG-02] [REG-18] the limits of a field', () => {
  test.each(bounds)(
    '%s: one below %i, both, and one above %i, in form and operator',
    (field, least, most, of) => {
      const texts = [least - 1, least, most, most + 1].filter((length) => length > 0).map(of);
      const fits = texts.map((text) => Array.from(text).length >= least && Array.from(text).length <= most);
      expect(texts.map((text) => verdicts(field, text))).toEqual(
        fits.map((fit) => ({ form: fit, operator: fit })),
      );
    },
  );

  test.each(bounds)(
    '%s: the hint names %i and %i in every language, and that much can be typed',
    (field, least, most, of) => {
      const rule: StoredRule = settings.fields[field]!;
      const messages = [rule.message, ...Object.values(rule.translations ?? {})];
      expect(messages).toHaveLength(30);
      for (const message of messages) {
        expect(ruleHint({ message }).match(/\d+/g)?.map(Number)).toEqual(
          least === most ? [least] : [least, most],
        );
      }
      const typable = maxLengthOf(rule, 255);
      expect(typable).toBeGreaterThanOrEqual(of(most).length);
      expect(typable).toBeLessThanOrEqual(2 * most + 1);
    },
  );

  test('[REG-02] [CASH-11] a payment PIN that is easy to guess is refused by both, and the form says why', () => {
    const texts = ['123456', '112233', '121212', '111111', '246813'];
    expect(texts.map((text) => verdicts('paymentPassword', text))).toEqual(
      texts.map((text) => ({ form: text === '246813', operator: text === '246813' })),
    );
    expect(checkField('paymentPassword', { ...emptyForm, paymentPassword: '123456' }, checks)).toEqual({
      key: 'error.paymentPasswordWeak',
    });
  });

  test('[REG-02] [CASH-11] a payment PIN is six digits whatever the merchant has configured', () => {
    const rule = { ...settings.fields.paymentPassword!, pattern: '' };
    const loose = { ...settings, fields: { ...settings.fields, paymentPassword: rule } };
    const asked = { ...checks.asked, paymentPassword: rule };
    for (const paymentPassword of ['24681', '2468135', 'secret', '２４６８１３']) {
      expect(
        checkField('paymentPassword', { ...emptyForm, paymentPassword }, { ...checks, asked }),
      ).not.toBeNull();
      expect(() =>
        checkRegistration({ ...whole, paymentPassword }, loose, {
          method: 'username',
          today,
          minimumAge: 21,
        }),
      ).toThrow('fieldInvalid');
    }
  });

  test('[LOGIN-11] the login’s own limits are in its own message', () => {
    const { loginUsername } = merchant.registerSettings.loginRules;
    const messages = [loginUsername.message, ...Object.values(loginUsername.translations ?? {})];
    expect(messages.map((message) => message.match(/\d+/g)?.map(Number))).toEqual(
      messages.map(() => [4, 32]),
    );
    expect(maxLengthOf(loginUsername, 128)).toBe(32);
  });

  test.each(['09171112222', '+639171112222', '639171112222', 'maria@araw.example', '０９１７１１１２２２２'])(
    'a username %j is refused by both, and the form says why',
    (username) => {
      expect(verdicts('username', username)).toEqual({ form: false, operator: false });
      expect(checkField('username', { ...emptyForm, username }, checks)).toEqual({
        key: 'form.usernameContact',
      });
    },
  );

  test.each([
    [`${'a'.repeat(242)}@araw.example`, false],
    [`m@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`, true],
  ])('[REG-12] an email address %j', (email, fits) => {
    expect(verdicts('email', email)).toEqual({ form: fits, operator: fits });
  });
});

describe('[SMS-01] [LOGIN-11] a mobile number, in form and operator', () => {
  const forms = (national: string) => [
    national,
    `0${national}`,
    `63${national}`,
    `+63${national}`,
    `+63 ${national.slice(0, 3)} ${national.slice(3)}`,
  ];
  const cases: [string, boolean][] = [
    ...forms('9171112222').map((typed): [string, boolean] => [typed, true]),
    ...forms('917111222').map((typed): [string, boolean] => [typed, false]),
    ...forms('91711122222').map((typed): [string, boolean] => [typed, false]),
  ];

  test.each(cases)('%j is valid: %s', (typed, fits) => {
    const { dialingCodes, loginRules } = merchant.registerSettings;
    const problem = mobileProblem(typed, {
      numbers,
      dialingCode: '63',
      dialingCodes,
      rule: loginRules.loginMobileNum,
    });
    const read = readMobileNumber(typed, '63', merchant);
    expect([problem === null, read?.e164 ?? null]).toEqual([fits, fits ? '+639171112222' : null]);
  });
});
