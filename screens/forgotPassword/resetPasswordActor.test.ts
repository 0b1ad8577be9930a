import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { PasswordReset } from '#machines/forgotPassword/forgotPassword.machine.ts';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineResetPasswordActor } from './resetPasswordActor.ts';

const sent = {
  channel: 'sms' as const,
  account: '+639171234567',
  code: '123456',
  newPassword: 'battery staple',
  confirmNewPassword: 'battery staple',
};
const reset: PasswordReset = { ...sent, countryDialingCode: '63' };
const refused = new CallError({ call: 'verifyPasswordCode', kind: 'refused', code: 'codeWrong' });

test.each([
  ['accepted', () => Promise.resolve({}), { ok: true }],
  [
    'refused',
    () => Promise.reject(refused),
    { ok: false, error: { code: 'codeWrong', message: '', requestId: '' } },
  ],
])(
  '[PASS-06] a reset is sent without the country beside the number, and %s',
  async (_what, answer, expected) => {
    const asked: unknown[] = [];
    const operator = {
      verifyPasswordCode(request: unknown) {
        asked.push(request);
        return answer();
      },
    } as unknown as OperatorClient;
    const outcome = await toPromise(
      createActor(defineResetPasswordActor(operator), { input: reset }).start(),
    );
    expect([outcome, asked]).toEqual([expected, [sent]]);
  },
);
