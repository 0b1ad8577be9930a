import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLoginForm } from './useLoginForm.ts';

const maria = { username: 'maria', password: 'correct horse 1', countryDialingCode: '' };
const mobile = { username: '0917', password: '', countryDialingCode: '84' };

/** A form with this text typed before the remembered login loads. */
function formWith(typed: Parameters<ReturnType<typeof useLoginForm>['change']>[0]) {
  const { result } = renderHook(() => useLoginForm());
  act(() => result.current.change(typed));
  return result;
}

test('[LOGIN-04] [SES-06] a remembered login fills an empty form', () => {
  const form = formWith({});
  act(() => form.current.fill('username', maria, true));
  expect(form.current.values).toMatchObject({
    username: 'maria',
    password: 'correct horse 1',
    remember: true,
    autoLogin: true,
  });
  act(() => form.current.fill('sms', mobile, true));
  expect(form.current.values).toMatchObject({
    mobileNum: '0917',
    messageCode: '',
    countryDialingCode: '84',
    autoLogin: false,
  });
});

test.each([
  ['another name', { username: 'jose' }],
  ['a password', { password: 'x' }],
  ['both', { username: 'maria', password: 'x' }],
])('[SES-06] %s typed in the meantime is not overwritten', (_what, typed) => {
  const form = formWith(typed);
  const before = form.current.values;
  act(() => form.current.fill('username', maria, true));
  expect(form.current.values).toEqual(before);
});
