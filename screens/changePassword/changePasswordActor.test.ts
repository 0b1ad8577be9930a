import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineChangePasswordActor } from './changePasswordActor.ts';

const typed = { oldPassword: 'typed', newPassword: 'battery staple', confirmNewPassword: 'battery staple' };

async function change(knownPassword: string | null, refusedFor: string | null = null) {
  const seen: unknown[] = [];
  const operator = {
    changePassword(request: unknown) {
      seen.push(request);
      return refusedFor === null
        ? Promise.resolve({})
        : Promise.reject(new CallError({ call: 'changePassword', kind: 'refused', code: refusedFor }));
    },
  } as unknown as OperatorClient;
  const onOldPasswordWrong = () => void seen.push('old password wrong');
  const logic = defineChangePasswordActor({ operator, knownPassword, onOldPasswordWrong });
  return { outcome: await toPromise(createActor(logic, { input: typed }).start()), seen };
}

test.each([
  ['that was typed', null, 'typed'],
  ['that is in memory', 'known', 'known'],
])('[PASS-01] [PASS-03] the old password %s is the one sent', async (_what, known, oldPassword) => {
  expect(await change(known)).toEqual({
    outcome: { ok: true, newPassword: 'battery staple' },
    seen: [{ ...typed, oldPassword }],
  });
});

test.each([
  ['a wrong old password is told of', 'credentialsWrong', ['old password wrong']],
  ['another refusal says nothing of the old password', 'passwordUnchanged', []],
])('[PASS-01] [PASS-05] %s', async (_what, code, told) => {
  expect(await change('known', code)).toEqual({
    outcome: { ok: false, error: { code, message: '', requestId: '' } },
    seen: [{ ...typed, oldPassword: 'known' }, ...told],
  });
});
