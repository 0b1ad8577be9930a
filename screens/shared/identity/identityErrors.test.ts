import { expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import { asksForCaptcha } from './identityErrors.ts';

test.each([
  [{ captcha: true }, true],
  [{ captcha: 1 }, true],
  [{ captcha: '1' }, true],
  [{ captcha: 'true' }, true],
  [{ captcha: 0 }, false],
  [{ captcha: null }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['captcha', false],
])('[LOGIN-03] [NET-07] a login refused with %j requires a captcha: %j', (value, asked) => {
  const refused = new CallError({ call: 'logIn', kind: 'refused', code: 'credentialsWrong', value });
  expect(asksForCaptcha(refused)).toBe(asked);
});

test.each([undefined, {}, { captcha: false }])(
  '[LOGIN-03] after a wrong captcha there is a new one, even if the answer says %j',
  (value) => {
    const refused = new CallError({ call: 'logIn', kind: 'refused', code: 'captchaWrong', value });
    expect(asksForCaptcha(refused)).toBe(true);
  },
);
