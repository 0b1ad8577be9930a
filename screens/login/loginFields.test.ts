import { beforeAll, describe, expect, test } from 'vitest';
import { loadMobileNumbers, type MobileNumbers } from '#services/mobileNumber.ts';
import { checkLogin, emptyLogin, type LoginFormState } from './loginFields.ts';

const rule = (pattern: string, message = '') => ({ enabled: true, required: true, pattern, message });
const settings = {
  loginRules: {
    loginUsername: rule('^[a-z]+$'),
    loginPassword: rule('^.{8,}$', 'At least eight'),
    loginMobileNum: rule('^9\\d{9}$'),
    verificationCode: rule('^\\d{4}$'),
  },
  dialingCodes: [{ country: 'PH', code: '63' }],
};
let numbers: MobileNumbers;
beforeAll(async () => {
  numbers = await loadMobileNumbers();
});

const form = (more: Partial<LoginFormState> = {}): LoginFormState => ({
  method: 'username',
  captchaAsked: false,
  settings,
  numbers,
  ...more,
});

test('[LOGIN-11] [LOGIN-06] each field follows its rule, with its own message or the dictionary’s', () => {
  const values = { ...emptyLogin, username: 'Maria', password: 'short', messageCode: '1' };
  expect(checkLogin(values, form({ captchaAsked: true }))).toEqual({
    username: { key: 'form.accountFormat' },
    password: { text: 'At least eight' },
    captcha: { key: 'form.enterCode' },
  });
  expect(checkLogin({ ...values, mobileNum: '0281234567' }, form({ method: 'sms' }))).toEqual({
    mobileNum: { key: 'form.mobileFormat' },
    messageCode: { key: 'form.enterCode' },
  });
});

test('[LOGIN-06] empty fields are reported, even before the rules are known', () => {
  expect(checkLogin({ ...emptyLogin, username: '  ' }, form({ settings: undefined }))).toEqual({
    username: { key: 'form.enterUsername' },
    password: { key: 'form.enterPassword' },
  });
  expect(checkLogin(emptyLogin, form({ settings: undefined, numbers: null, method: 'sms' }))).toEqual({
    mobileNum: { key: 'form.enterMobile' },
    messageCode: { key: 'form.enterCode' },
  });
});

test('[LOGIN-06] spaces around the password count, around the username they do not', () => {
  const values = { ...emptyLogin, username: ' maria ', password: '        ' };
  expect(checkLogin(values, form())).toEqual({});
});

describe('[LOGIN-11] mobile numbers as people type them', () => {
  const problemOf = (mobileNum: string) =>
    checkLogin({ ...emptyLogin, mobileNum, messageCode: '1234' }, form({ method: 'sms' })).mobileNum;

  test.each([
    '9171234567',
    '09171234567',
    '+639171234567',
    '639171234567',
    '0917 123 4567',
    '0917-123-4567',
    ' 09171234567 ',
    '０９１７１２３４５６７',
  ])('%j is valid', (typed) => expect(problemOf(typed)).toBe(undefined));

  test.each([
    '917',
    '091712345678901',
    '+14155552671',
    'maria',
    '0917١٢٣',
    "'; drop table members; --",
    '<img src=x onerror=alert(1)>',
    '🎰🎰🎰',
    '\u200f',
    '{{username}}',
  ])('%j is not a mobile number', (typed) => expect(problemOf(typed)).toEqual({ key: 'form.mobileInvalid' }));
});

describe('[LOGIN-11] usernames by the operator’s rule', () => {
  const problemOf = (username: string) =>
    checkLogin({ ...emptyLogin, username, password: 'long enough' }, form()).username;

  test.each([
    ['another script', 'мария'],
    ['twins of Latin letters', 'mаria'],
    ['an emoji', '🎰'],
    ['right to left', 'ماريا'],
    ['an unseen mark', 'mar\u200bia'],
    ['a combining mark', 'marı\u0301a'],
    ['HTML', '<img onerror=x>'],
    ['SQL', `'";--`],
    ['a template', '{{}}'],
    ['NUL', 'ma\0ria'],
    ['a hundred thousand letters and a digit', `${'a'.repeat(100_000)}1`],
  ])('%s breaks it', (_what, username) => expect(problemOf(username)).toEqual({ key: 'form.accountFormat' }));

  test('a name that every object has as a property is a name like any other', () => {
    expect(problemOf('constructor')).toBe(undefined);
  });
});
