// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/callError.ts';
import {
  type FieldRule,
  type RegisterField,
  registerFields,
  type RegisterSettings,
} from '#services/contract/member.ts';
import type { ConsolidatedSettings } from '#services/contract/system.ts';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const rule = (given: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  pattern: '',
  message: '',
  ...given,
});
const fieldsOf = (rules: Partial<Record<RegisterField, FieldRule>>) =>
  Object.fromEntries(registerFields.map((field) => [field, rules[field] ?? rule({ enabled: false })]));

const username = rule({
  required: true,
  pattern: '^[a-z0-9]{4,20}$',
  message: 'Account format incorrect: 4 to 20 letters and digits',
});
const password = rule({ required: true, pattern: '^.{8,64}$', message: 'Password: 8 to 64 characters' });

const settings: RegisterSettings = {
  fields: fieldsOf({ username, password }),
  loginRules: {
    loginUsername: username,
    loginPassword: password,
    loginMobileNum: rule({
      required: true,
      pattern: '^9[0-9]{9}$',
      message: 'Please enter a valid mobile number',
    }),
    verificationCode: rule(),
  },
  usernameRegistration: true,
  mobileRegistration: false,
  mobileVerification: false,
  affiliateEnabled: false,
  captchaEnabled: false,
  birthDateAsked: false,
  minimumAge: 21,
  dialingCodes: [{ country: 'PH', code: '63' }],
};
const site = {
  merchantCode: 'ARAW',
  trialMerchantCode: 'ARAWTRIAL',
  identity: null,
  humanCheck: { provider: 'none' },
} as unknown as ConsolidatedSettings;
const terms = { kind: 'register', version: '2026-01', effectiveFrom: '2026-01-01', sections: [] } as const;
const session = { token: 'token-1', userName: 'maria', type: 0, firstTimeLogin: true };
const host = window.location.host;

const refusal = (code: string, field?: string) =>
  new CallError({
    call: 'register',
    kind: 'refused',
    code,
    status: 400,
    requestId: 'request-1',
    value: field ? { field } : undefined,
  });

type Setting = Parameters<typeof renderScreen>[1];

function show(
  asked: Partial<RegisterSettings> = {},
  answers: Setting['answers'] = {},
  more: Partial<Setting> = {},
) {
  const user = userEvent.setup();
  return {
    user,
    ...renderScreen(<RegisterScreen />, {
      path: '/m/register',
      answers: {
        registerSettings: () => ({ ...settings, ...asked }),
        consolidatedSettings: () => site,
        terms: () => ({ ...terms, sections: [] }),
        ...answers,
      },
      ...more,
    }),
  };
}

const textbox = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const passwordBox = () => screen.findByLabelText<HTMLInputElement>(/^Password/);
const confirmBox = () => screen.findByLabelText<HTMLInputElement>(/^Confirm password/);
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Create account' });
const consent = () => screen.findByRole<HTMLInputElement>('checkbox');
/** What a field says below itself. */
const saidAt = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const labels = async () => {
  const form = await screen.findByRole('form');
  return within(form)
    .getAllByText((_, element) => element?.tagName === 'LABEL' && element.querySelector('input') === null)
    .map(({ textContent }) => textContent);
};

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await textbox(/^Username/), ' maria ');
  await user.type(await passwordBox(), ' correct horse ');
  await user.type(await confirmBox(), ' correct horse ');
}

const sent = {
  username: 'maria',
  password: ' correct horse ',
  confirmPassword: ' correct horse ',
  type: 0,
  countryDialingCode: '63',
  registerUrl: host,
  domain: host,
  registerMethod: 'H5',
  agreed: true,
  termsVersion: '2026-01',
};

describe('registering by username', () => {
  test('[REG-10] [REG-14] sends what was typed with the terms that were shown, logs in and goes home', async () => {
    const { user, requestsOf, router, storage } = show({}, { register: () => session });
    await fill(user);
    expect(screen.getByText('Version 2026-01, in force since 01/01/2026')).not.toBe(null);
    await user.click(await submit());
    await screen.findByText('another page');
    expect(requestsOf('register')).toEqual([sent]);
    expect(router.state.location.pathname).toBe('/m/home');
    expect(storage.read('registrationDraft')).toEqual({});
  });

  test('[LOGIN-12] a double tap sends one registration', async () => {
    const { user, requestsOf } = show({}, { register: () => new Promise(() => {}) });
    await fill(user);
    await user.dblClick(await submit());
    expect(requestsOf('register')).toHaveLength(1);
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating your account' })).disabled,
    ).toBe(true);
    expect((await consent()).disabled).toBe(true);
  });
});
