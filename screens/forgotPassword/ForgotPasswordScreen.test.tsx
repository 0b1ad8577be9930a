// Preloaded: until this chunk loads, the screen leaves checking numbers to the operator.
import 'libphonenumber-js/min';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { shell as chinese } from '#locales/cn/shell.ts';
import { CallError } from '#services/client/callError.ts';
import type { CallName } from '@araw/contract/calls/calls';
import type { RegisterSettings } from '@araw/contract/accounts/member';
import { siteSettings } from '#tests/siteSettings.ts';
import { noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const rule = { enabled: true, required: true, pattern: '', message: '' };
const registerSettings = {
  fields: { password: { ...rule, pattern: '^.{8,64}$', message: 'Too weak: 8 to 64 characters' } },
  loginRules: { loginUsername: rule, loginPassword: rule, loginMobileNum: rule, verificationCode: rule },
  dialingCodes: [{ country: 'PH', code: '63' }],
} as unknown as RegisterSettings;
const fresh = 'new horse 2';

const mail = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address or username' });
const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Send code|Wait \d+ s)$/ });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
const newPassword = () => screen.getByLabelText<HTMLInputElement>('New password');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Repeat the new password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Set(ting the)? new password$/ });
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

const sent = () => ({ expirationTime: Date.now() + 60_000 });
const failing = (call: CallName, refused: string) => () =>
  Promise.reject(new CallError({ call, kind: 'refused', code: refused }));

function show(answers: Parameters<typeof renderScreen>[1]['answers'] = {}, flag = true) {
  const user = userEvent.setup();
  return {
    user,
    ...renderScreen(<ForgotPasswordScreen />, {
      path: '/m/forget',
      whitelabel: { PASSWORDCHANGEBYMAIL3: flag },
      answers: {
        registerSettings: () => registerSettings,
        consolidatedSettings: () => siteSettings,
        forgotByEmail: sent,
        forgotBySms: sent,
        ...answers,
      },
    }),
  };
}
type User = ReturnType<typeof userEvent.setup>;

/** Cheap enough to solve instantly in a test. */
const easyChallenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey, hmacSignatureSecret: 'x' });

async function requestByMail(user: User, account = 'maria@example.com') {
  await user.type(mail(), account);
  await user.click(sendButton());
  await code();
}

interface Entered {
  digits?: string;
  password?: string;
  again?: string;
}

async function enter(user: User, { digits = '123456', password = fresh, again = password }: Entered = {}) {
  await user.clear(await code());
  for (const [input, text] of [
    [await code(), digits],
    [newPassword(), password],
    [confirmation(), again],
  ] as const) {
    await user.clear(input);
    if (text !== '') await user.type(input, text);
  }
  await user.click(submit());
}

test('[PASS-06] without its flag there is nothing to reset, but a way to customer service', () => {
  show({}, false);
  expect(screen.queryByRole('form')).toBe(null);
  expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/m/service');
});

describe('by mail', () => {
  test('[PASS-06] a code to the address, a new password, and on to the login', async () => {
    const { user, requestsOf, router } = show({ verifyPasswordCode: () => ({}) });
    await requestByMail(user, ' maria@example.com ');
    expect(requestsOf('forgotByEmail')).toEqual([{ account: 'maria@example.com', humanCheck: {} }]);
    expect(screen.getByText('If maria@example.com belongs to a player, a code is on its way.')).not.toBe(
      null,
    );
    await enter(user, { digits: '12x34 56' });
    await screen.findByText('Your new password is set');
    expect(requestsOf('verifyPasswordCode')).toEqual([
      {
        account: 'maria@example.com',
        channel: 'email',
        code: '123456',
        newPassword: fresh,
        confirmNewPassword: fresh,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe('/m/login');
  });

  test('[PASS-06] [SMS-01] nothing is sent without a recipient', async () => {
    const { user, requestsOf } = show();
    await user.type(mail(), '   ');
    await user.click(sendButton());
    expect([said(), document.activeElement, requestsOf('forgotByEmail')]).toEqual([
      ['Enter your e-mail address or username'],
      mail(),
      [],
    ]);
  });

  test.each(
    firstOf([
      ['HTML', '<img src=x onerror=alert(1)>'],
      ['SQL', `'";--`],
      ['a template', '$t(login.submit)'],
      ['an emoji', '🎰'],
      ['right to left', 'ماريا'],
    ]),
  )('[PASS-06] %s as an account is text like any other', async (_what, account) => {
    const { user, requestsOf } = show();
    await user.click(mail());
    await user.paste(account);
    await user.click(sendButton());
    await code();
    expect(requestsOf('forgotByEmail')).toEqual([{ account, humanCheck: {} }]);
    expect(screen.getByText(`If ${account} belongs to a player, a code is on its way.`)).not.toBe(null);
  });

  test('[PASS-06] the operator’s refusal is shown where the code is requested', async () => {
    const { user } = show({ forgotByEmail: failing('forgotByEmail', 'tooManyRequests') });
    await user.type(mail(), 'maria');
    await user.click(sendButton());
    await screen.findByText('Too many tries. Please wait a moment.');
    expect([sendButton().disabled, screen.queryByLabelText('New password')]).toEqual([false, null]);
  });
});

describe('[SMS-02] the human check', () => {
  const demanding = {
    consolidatedSettings: () => ({ ...siteSettings, humanCheck: { provider: 'proofOfWork' as const } }),
  };

  test('[PASS-06] comes before a code by mail, and its result is sent with the request', async () => {
    const challenge = { ...(await easyChallenge()) };
    const { user, requestsOf } = show({ ...demanding, humanChallenge: () => ({ challenge }) });
    await requestByMail(user);
    expect(requestsOf('forgotByEmail')).toEqual([
      { account: 'maria@example.com', humanCheck: { altcha: expect.any(String) } },
    ]);
  });

  test.each(
    firstOf([
      ['by mail', () => {}, mail, 'maria', 'forgotByEmail'],
      [
        'by SMS',
        (user: User) => user.click(screen.getByRole('button', { name: 'Mobile number' })),
        mobile,
        '09171234567',
        'forgotBySms',
      ],
    ] as const),
  )(
    '[FAULT-66] without it there is no code %s, and the reason is shown',
    async (_, choose, input, account, call) => {
      const { user, requestsOf } = show({
        ...demanding,
        humanChallenge: failing('humanChallenge', 'tooManyRequests'),
      });
      await choose(user);
      await user.type(input(), account);
      await user.click(sendButton());
      await screen.findByText('Too many tries. Please wait a moment.');
      expect(requestsOf(call)).toEqual([]);
    },
  );
});

describe('by SMS', () => {
  test('[PASS-06] [SMS-03] a code to the number, which is sent with its country when the password is set', async () => {
    const { user, requestsOf } = show({ verifyPasswordCode: () => ({}) });
    await user.click(screen.getByRole('button', { name: 'Mobile number' }));
    await user.type(mobile(), '0917 123 4567');
    await user.click(sendButton());
    await enter(user);
    await screen.findByText('Your new password is set');
    expect([requestsOf('forgotBySms'), requestsOf('verifyPasswordCode')]).toEqual([
      [{ mobileNum: '09171234567', countryDialingCode: '63', humanCheck: {} }],
      [
        {
          account: '+639171234567',
          channel: 'sms',
          code: '123456',
          newPassword: fresh,
          confirmNewPassword: fresh,
        },
      ],
    ]);
  });

  test('[SMS-01] an invalid number gets no code', async () => {
    const { user, requestsOf } = show();
    await user.click(screen.getByRole('button', { name: 'Mobile number' }));
    await user.type(mobile(), '917');
    await user.tab();
    await waitFor(async () => {
      await user.click(sendButton());
      expect(said()).toEqual(['Please enter a valid mobile number']);
    });
    expect(requestsOf('forgotBySms')).toEqual([]);
  });
});

describe('the code and the new password', () => {
  test.each(
    firstOf([
      ['no code', { digits: '' }, ['Enter verification code']],
      ['letters for a code', { digits: 'abc' }, ['Enter verification code']],
      ['a weak password', { password: 'short' }, ['Too weak: 8 to 64 characters']],
      ['no password', { password: '' }, ['Enter password']],
      ['another repetition', { again: 'new horse 3' }, ['Confirmation password not matched']],
    ]),
  )('[PASS-06] nothing is sent with %s', async (_what, given, texts) => {
    const { user, requestsOf } = show();
    await requestByMail(user);
    await enter(user, given);
    expect([said(), requestsOf('verifyPasswordCode')]).toEqual([texts, []]);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  test('[LOGIN-02] a code has at most ten digits', async () => {
    const { user } = show();
    await requestByMail(user);
    await user.type(await code(), '12345678901');
    expect((await code()).value).toBe('1234567890');
  });

  test('[PASS-06] a wrong, used or expired code is refused with its text and can be retyped', async () => {
    const { user } = show({ verifyPasswordCode: failing('verifyPasswordCode', 'codeWrong') });
    await requestByMail(user);
    await enter(user);
    await screen.findByText('Verification code error');
    expect([(await code()).value, submit().disabled]).toEqual(['123456', false]);
  });

  test('[PASS-06] [SMS-05] after five wrong attempts another code is needed', async () => {
    const { user, requestsOf } = show({ verifyPasswordCode: failing('verifyPasswordCode', 'codeWrong') });
    await requestByMail(user);
    await enter(user);
    for (let tries = 2; tries <= 5; tries += 1) {
      await waitFor(() => expect(submit().disabled).toBe(false));
      await user.click(submit());
      await waitFor(() => expect(requestsOf('verifyPasswordCode')).toHaveLength(tries));
    }
    await waitFor(() => expect(mail().value).toBe('maria@example.com'));
    expect([said(), screen.queryByRole('button', { name: 'I have a code' })]).toEqual([
      ['Verification code error'],
      null,
    ]);
  });

  test.each(
    firstOf([
      [
        'the password of before',
        'passwordUnchanged',
        'The new password and the old password cannot be the same',
      ],
      ['too many tries', 'tooManyRequests', 'Too many tries. Please wait a moment.'],
      ['a rule of its own', 'fieldInvalid', 'Please check this field.'],
    ]),
  )('[PASS-06] %s: the operator’s message, and no input is lost', async (_what, refused, text) => {
    const { user } = show({ verifyPasswordCode: failing('verifyPasswordCode', refused) });
    await requestByMail(user);
    await enter(user);
    await screen.findByText(text);
    expect([(await code()).value, newPassword().value]).toEqual(['123456', fresh]);
  });

  test.each<[string, Partial<ConstructorParameters<typeof CallError>[0]>, string]>(
    firstOf([
      ['500', { kind: 'server', status: 500 }, 'Unknown error'],
      [
        'a web page',
        { kind: 'notJson' },
        "That reply didn't come from us. Your network may want you to log in to it first.",
      ],
      ['a broken connection', { kind: 'offline' }, 'No Internet'],
      ['another shape', { kind: 'shape' }, "We couldn't read the reply."],
      ['no answer', { kind: 'timeout' }, 'Slow Connection'],
      ['no envelope [FAULT-44]', { kind: 'sealing' }, "This browser can't send this securely."],
    ]),
  )('[NET-05] [PASS-06] %s is shown, and the form can be resent unchanged', async (_what, details, text) => {
    const error = new CallError({ call: 'verifyPasswordCode', kind: 'refused', ...details });
    const { user } = show({ verifyPasswordCode: () => Promise.reject(error) });
    await requestByMail(user);
    await enter(user);
    await screen.findByText((alert) => alert.startsWith(text));
    expect([(await code()).value, newPassword().value, submit().disabled]).toEqual(['123456', fresh, false]);
  });

  test('[PASS-06] a double tap sends once', async () => {
    const { user, requestsOf } = show({ verifyPasswordCode: noAnswer });
    await requestByMail(user);
    await enter(user);
    await user.click(screen.getByRole('button', { name: 'Setting the new password' }));
    expect(requestsOf('verifyPasswordCode')).toHaveLength(1);
  });

  test('[PASS-06] going back to another account leaves no secret behind', async () => {
    const { user } = show();
    await requestByMail(user);
    await user.type(await code(), '123');
    await user.type(newPassword(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(mail().value).toBe('maria@example.com');
    await user.click(screen.getByRole('button', { name: 'I have a code' }));
    expect([(await code()).value, newPassword().value]).toEqual(['', '']);
  });
});

test('[LANG-01] the language changes here, and the input stays', async () => {
  const { user, storage } = show();
  await user.type(screen.getByRole('textbox'), 'maria@araw.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'CN');
  await screen.findByRole('heading', { level: 1, name: chinese.title.forgotPassword });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('maria@araw.example');
  expect([storage.read('language'), document.documentElement.lang]).toEqual(['CN', 'zh-Hans']);
});
