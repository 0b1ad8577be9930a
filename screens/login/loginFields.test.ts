import { expect, test } from 'vitest';
import { checkLogin, digitsOf, emptyLogin } from './loginFields.ts';

const rule = (pattern: string, message = '') => ({ enabled: true, required: true, pattern, message });
const rules = {
  loginUsername: rule('^[a-z]+$'),
  loginPassword: rule('^.{8,}$', 'At least eight'),
  loginMobileNum: rule('^9\\d{9}$'),
  verificationCode: rule('^\\d{4}$'),
};

test('[LOGIN-11] [LOGIN-06] each field by its rule, with its own message or the dictionary’s', () => {
  const values = { ...emptyLogin, username: 'Maria', password: 'short', mobileNum: '917', messageCode: '1' };
  expect(checkLogin(values, { method: 'username', captchaAsked: true, rules })).toEqual({
    username: { key: 'form.accountFormat' },
    password: { text: 'At least eight' },
    captcha: { key: 'form.enterCode' },
  });
  expect(checkLogin(values, { method: 'sms', captchaAsked: false, rules })).toEqual({
    mobileNum: { key: 'form.mobileFormat' },
    messageCode: { key: 'form.enterCode' },
  });
});

test('[LOGIN-06] what is empty is asked for, also before the rules are known', () => {
  expect(
    checkLogin(
      { ...emptyLogin, username: '  ' },
      { method: 'username', captchaAsked: false, rules: undefined },
    ),
  ).toEqual({
    username: { key: 'form.enterUsername' },
    password: { key: 'form.enterPassword' },
  });
});

test('[LOGIN-06] spaces around the password are its own, around the username nobody’s', () => {
  const values = { ...emptyLogin, username: ' maria ', password: '        ' };
  expect(checkLogin(values, { method: 'username', captchaAsked: false, rules })).toEqual({});
});

test('[LOGIN-02] numeric fields take digits alone', () => {
  expect(digitsOf('12a 3-４5')).toBe('1235');
});
