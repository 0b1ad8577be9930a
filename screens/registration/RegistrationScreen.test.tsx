// Loaded before the screen asks for it: until then numbers are left to the operator.
import 'libphonenumber-js/min';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldRule } from '#operator/seed/fieldRule.ts';
import { shell as thai } from '#locales/th/shell.ts';
import { CallError } from '#services/client/callError.ts';
import type { FieldRule, RegisterField, RegisterSettings } from '#services/contract/member.ts';
import { registerFields } from '#services/contract/registerFields.ts';
import type { ConsolidatedSettings } from '#services/contract/system.ts';
import { registerSettings } from '#tests/registerSettings.ts';
import { noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import * as identities from '#services/identity/identity.ts';
import type { IdentityProvider } from '#services/identity/types.ts';
import { firstOf } from '#tests/shortRun.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';

/** Stands for the third party: what it is asked, and what it says. */
const identity = {
  returned: vi.fn<IdentityProvider['returned']>(),
  signIn: vi.fn<IdentityProvider['signIn']>(),
  sendPhoneCode: vi.fn<IdentityProvider['sendPhoneCode']>(),
  confirmPhoneCode: vi.fn<IdentityProvider['confirmPhoneCode']>(),
};
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(identities, 'loadIdentity').mockResolvedValue(identity);
  identity.returned.mockResolvedValue(null);
});

const fieldsOf = (rules: Partial<Record<RegisterField, FieldRule>>) =>
  Object.fromEntries(registerFields.map((field) => [field, rules[field] ?? fieldRule({ enabled: false })]));

const username = fieldRule({
  required: true,
  pattern: '^[a-z0-9]{4,20}$',
  message: 'Account format incorrect: 4 to 20 letters and digits',
});
const password = fieldRule({ required: true, pattern: '^.{8,64}$', message: 'Password: 8 to 64 characters' });

const settings: RegisterSettings = {
  ...registerSettings,
  fields: fieldsOf({ username, password }),
  loginRules: {
    loginUsername: username,
    loginPassword: password,
    loginMobileNum: fieldRule({
      required: true,
      pattern: '^9[0-9]{9}$',
      message: 'Please enter a valid mobile number',
    }),
    verificationCode: fieldRule(),
  },
};
const site = {
  merchantCode: 'ARAW',
  trialMerchantCode: 'ARAWTRIAL',
  identity: null,
  humanCheck: { provider: 'none' },
  minimumAge: 21,
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
  const user = userEvent.setup({ delay: null });
  return {
    user,
    ...renderScreen(<RegistrationScreen />, {
      path: '/m/register',
      answers: {
        registerSettings: () => ({ ...settings, ...asked }),
        consolidatedSettings: () => site,
        terms: () => ({ ...terms, sections: [] }),
        announcements: noAnswer,
        checkUsername: noAnswer,
        ...answers,
      },
      ...more,
    }),
  };
}

const box = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name);
const submit = async () =>
  (await screen.findByText<HTMLElement>('Create account', { selector: 'button' })) as HTMLButtonElement;
const consent = () => screen.findByLabelText<HTMLInputElement>(/years old/);
/** What a field says below itself. */
const saidAt = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const focused = () => (document.activeElement as HTMLInputElement).name;

type User = ReturnType<typeof userEvent.setup>;
async function type(user: User, name: RegExp | string, text: string) {
  await user.click(await box(name));
  await user.clear(await box(name));
  await user.paste(text);
}
async function fill(user: User) {
  await type(user, /^Username/, ' maria ');
  await type(user, /^Password/, ' correct horse ');
  await type(user, /^Confirm password/, ' correct horse ');
}
async function send(user: User) {
  await user.click(await submit());
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
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toEqual([sent]);
    expect(router.state.location.pathname).toBe('/m/home');
    expect(storage.read('registrationDraft')).toEqual({});
  });

  test('[LOGIN-12] a double tap sends one registration', async () => {
    const { user, requestsOf } = show({}, { register: noAnswer });
    await fill(user);
    await user.dblClick(await submit());
    expect(requestsOf('register')).toHaveLength(1);
    const button = screen.getByText<HTMLButtonElement>('Creating your account');
    expect([button.disabled, (await consent()).disabled]).toEqual([true, true]);
  });

  test('[REG-04] [REG-15] without consent there is no button, and its age is the merchant’s', async () => {
    const { user, requestsOf } = show({}, { consolidatedSettings: () => ({ ...site, minimumAge: 18 }) });
    const box18 = await screen.findByLabelText<HTMLInputElement>(
      "I'm 18 years old and agree to the Terms and conditions and the User agreement",
    );
    expect(box18.checked).toBe(true);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/m/registerTerms', '/m/userAgreement', '/m/login']);
    await fill(user);
    await user.click(box18);
    expect((await submit()).disabled).toBe(true);
    await user.type(await box(/^Confirm password/), '{Enter}');
    expect(requestsOf('register')).toEqual([]);
    await user.click(box18);
    expect((await submit()).disabled).toBe(false);
  });

  test('[REG-03] [REG-09] [REG-18] what is wrong is said at each field, and the first one takes the focus', async () => {
    const { user, requestsOf } = show();
    expect(saidAt(await box(/^Username/))).toContain('4 to 20 letters and digits');
    await type(user, /^Username/, 'Maria!');
    await type(user, /^Confirm password/, 'other');
    await send(user);
    const said = [/^Username/, /^Password/, /^Confirm password/].map(async (name) => saidAt(await box(name)));
    expect(await Promise.all(said)).toEqual([
      'Account format incorrect: 4 to 20 letters and digits',
      'Password is required',
      'Confirmation password not matched',
    ]);
    expect([focused(), requestsOf('register')]).toEqual(['username', []]);
  });

  test('[REG-09] a field is checked when it is left, not while it is typed, nor when it is passed by', async () => {
    const { user } = show();
    await user.click(await box(/^Password/));
    await user.tab();
    expect(saidAt(await box(/^Password/))).toBe('8 to 64 characters');
    await user.click(await box(/^Password/));
    await user.paste('short');
    expect(saidAt(await box(/^Password/))).toBe('8 to 64 characters');
    await user.click(await box(/^Username/));
    expect(saidAt(await box(/^Password/))).toBe('Password: 8 to 64 characters');
  });

  test('[REG-11] a name that belongs to somebody is said as soon as it is left', async () => {
    const { user, requestsOf } = show(
      {},
      { checkUsername: ({ username: name }) => ({ available: name !== 'maria' }) },
    );
    await type(user, /^Username/, 'maria');
    await user.tab();
    await waitFor(async () =>
      expect(saidAt(await box(/^Username/))).toBe('Sorry, the username already exists.'),
    );
    await type(user, /^Username/, 'x');
    await user.tab();
    expect(requestsOf('checkUsername')).toEqual([{ username: 'maria' }]);
  });

  test('[REG-13] [ANN-02] the banners of m_reg, and no others', async () => {
    const banner = (title: string, groupName: 'm_reg' | 'm_home') => ({
      title,
      subtitle: '',
      url: '/art/1',
      linkage: '',
      groupName,
    });
    const { requestsOf } = show(
      {},
      {
        announcements: () =>
          ({ banners: [banner('Join today', 'm_reg'), banner('Lobby', 'm_home')] }) as never,
      },
    );
    expect(await screen.findByText('Join today')).not.toBe(null);
    expect(screen.queryByText('Lobby')).toBe(null);
    expect(requestsOf('announcements')).toMatchObject([{ types: 'B', groupName: 'm_reg' }]);
  });
});

describe('refusals', () => {
  test('[REG-09] one that names a field is said there, with the focus', async () => {
    const { user } = show({}, { register: () => Promise.reject(refusal('usernameTaken', 'username')) });
    await fill(user);
    await send(user);
    await waitFor(() => expect(focused()).toBe('username'));
    expect(saidAt(await box(/^Username/))).toBe('Sorry, the username already exists.');
    expect(screen.queryByText(/Request ID/)).toBe(null);
  });

  test('[NET-05] one of the whole form is said above the button, with the id of the request', async () => {
    const { user } = show({}, { register: () => Promise.reject(refusal('accountLocked')) });
    await fill(user);
    await send(user);
    expect((await screen.findByText(/Request ID request-1/)).closest('[role=alert]')).not.toBe(null);
  });

  test.each<[string, Partial<ConstructorParameters<typeof CallError>[0]>, string]>(
    firstOf([
      ['423', { code: 'accountLocked', status: 423 }, 'This account is locked for now.'],
      [
        '429',
        { code: 'tooManyRequests', status: 429, retryAfter: 9_000 },
        'Too many tries. Please wait a moment.',
      ],
      ['500', { kind: 'server', status: 500 }, 'Unknown error'],
      [
        'a web page',
        { kind: 'notJson' },
        'The answer did not come from us. Your network may ask you to log in to it first.',
      ],
      ['a broken connection', { kind: 'offline' }, 'No Internet'],
      ['another shape', { kind: 'shape' }, 'The operator gave an answer that we could not read.'],
      ['no answer', { kind: 'timeout' }, 'Slow Connection'],
      ['no envelope [FAULT-44]', { kind: 'sealing' }, 'This browser cannot protect what is sent.'],
    ]),
  )('[NET-05] %s is said, and the form can be sent again as it is', async (_what, details, text) => {
    const { user, app } = show(
      {},
      { register: () => Promise.reject(new CallError({ call: 'register', kind: 'refused', ...details })) },
    );
    await fill(user);
    await send(user);
    const alert = await screen.findByText((said) => said.startsWith(text));
    expect(alert.closest('[role=alert]')).not.toBe(null);
    expect([
      (await submit()).disabled,
      (await box(/^Username/)).value,
      (await box(/^Password/)).value,
    ]).toEqual([false, ' maria ', ' correct horse ']);
    expect(app().children.session?.getSnapshot().value).toBe('visitor');
  });

  test('[LOGIN-12] an answer that comes after the screen was left logs nobody in', async () => {
    let answer = (_value: typeof session) => {};
    const { user, router, app, requestsOf } = show(
      {},
      { register: () => new Promise<typeof session>((resolve) => (answer = resolve)) },
    );
    await fill(user);
    await send(user);
    await waitFor(() => expect(requestsOf('register')).toHaveLength(1));
    expect(app().children.session?.getSnapshot().value).toBe('visitor');
    await act(() => router.navigate('/m/terms'));
    expect(screen.getByText('another page')).not.toBe(null);
    answer(session);
    await new Promise((resolve) => setTimeout(resolve));
    expect(app().children.session?.getSnapshot().value).toBe('visitor');
  });

  test('[REG-14] terms that have changed are read again and have to be agreed to again', async () => {
    const versions = ['2026-01', '2026-02'];
    const { user, requestsOf } = show(
      {},
      {
        terms: () => ({ ...terms, version: versions.shift() ?? '2026-02', sections: [] }),
        register: ({ termsVersion }) =>
          termsVersion === '2026-02' ? session : Promise.reject(refusal('termsOutdated')),
      },
    );
    await fill(user);
    await send(user);
    expect(await screen.findByText(/^Version 2026-02/)).not.toBe(null);
    expect((await consent()).checked).toBe(false);
    await user.click(await consent());
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toEqual([sent, { ...sent, termsVersion: '2026-02' }]);
  });

  test('[REG-17] settings that do not load are said; nothing can be filled in without them', async () => {
    let fails = true;
    const { user } = show(
      {},
      {
        registerSettings: () =>
          fails ? Promise.reject(new CallError({ call: 'registerSettings', kind: 'timeout' })) : settings,
      },
    );
    expect(await screen.findByText('The registration form could not be loaded. Nothing was sent.')).not.toBe(
      null,
    );
    expect(document.querySelector('input')).toBe(null);
    fails = false;
    await user.click(screen.getByText('Try again'));
    expect(await box(/^Username/)).not.toBe(null);
  });
});

describe('which fields there are', () => {
  const asked = () =>
    [...document.querySelectorAll('form input')].map((input) => (input as HTMLInputElement).name);
  const all = Object.fromEntries(registerFields.map((field) => [field, fieldRule()]));

  test('[REG-02] all 19 of them, with an asterisk where they are required', async () => {
    show(
      {
        fields: { ...all, email: fieldRule({ required: true }) },
        mobileVerification: true,
        affiliateEnabled: true,
        captchaEnabled: true,
      },
      { captcha: noAnswer },
    );
    await submit();
    expect(asked().toSorted()).toEqual([...registerFields, 'agreed'].toSorted());
    const required = [...document.querySelectorAll('input[required]')].map(
      (input) => (input as HTMLInputElement).name,
    );
    expect(required).toEqual([
      'username',
      'password',
      'confirmPassword',
      'mobileNum',
      'verificationCode',
      'email',
      'captcha',
    ]);
    for (const name of required) {
      const label = document.querySelector(
        `label[for="${document.querySelector(`input[name=${name}]`)?.id}"]`,
      );
      expect(label?.textContent).toMatch(/ \*$/);
    }
  });

  test.each<[string, Partial<RegisterSettings>, string[]]>([
    ['three', {}, ['username', 'password', 'confirmPassword']],
    [
      'the captcha, where it is on',
      { captchaEnabled: true },
      ['username', 'password', 'confirmPassword', 'captcha'],
    ],
    [
      'a code by SMS, where the number is verified',
      { mobileVerification: true },
      ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
    ],
    [
      'an invitation code, where they are in use',
      { affiliateEnabled: true },
      ['username', 'password', 'confirmPassword', 'affiliateCode'],
    ],
    ['the date of birth', { birthDateAsked: true }, ['username', 'password', 'confirmPassword', 'birthDate']],
    [
      'by mobile number alone',
      { usernameRegistration: false, mobileRegistration: true },
      ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
    ],
  ])('[REG-01] [REG-05] [REG-06] [REG-07] [REG-16] %s', async (_what, more, fields) => {
    show({ ...more, fields: fieldsOf({ username, password }) }, { captcha: noAnswer });
    await submit();
    expect(asked()).toEqual([...fields, 'agreed']);
    expect(screen.queryByRole('group', { name: 'How to register' })).toBe(null);
  });

  const refusedTerms = (code: 'switchedOff' | 'notFound') => () =>
    Promise.reject(new CallError({ call: 'terms', kind: 'refused', code, status: 404 }));

  test.each([
    ['its terms', () => ({ ...terms, sections: [] })],
    ['no terms', refusedTerms('switchedOff')],
    ['terms that nobody knows', refusedTerms('notFound')],
    ['terms that never come', () => new Promise<never>(() => {})],
  ])(
    '[REG-01] [REG-17] with both methods off and %s it says that registration is closed, and leads to the log-in',
    async (_what, answer) => {
      show(
        {
          usernameRegistration: false,
          mobileRegistration: false,
          fields: fieldsOf({ username, password }),
        },
        { terms: answer },
      );
      expect((await screen.findByRole('status')).textContent).toBe(
        'Registration is closed at the moment. Players who have an account can log in.',
      );
      expect(screen.queryByRole('form')).toBe(null);
      expect(screen.getByRole('link', { name: /log ?in/i }).getAttribute('href')).toBe('/m/login');
    },
  );

  test('[REG-14] with one method on and no terms nobody can register', async () => {
    show({ fields: fieldsOf({ username, password }) }, { terms: refusedTerms('switchedOff') });
    expect(await screen.findByText('This is not offered here at the moment.')).not.toBe(null);
    expect(document.querySelector('input')).toBe(null);
  });

  test('password managers and keyboards are told what each is', async () => {
    show({ fields: all, mobileVerification: true });
    await submit();
    const told = [
      'username',
      'password',
      'confirmPassword',
      'email',
      'mobileNum',
      'verificationCode',
      'payeeName',
    ];
    expect(
      told.map((field) => {
        const input = document.querySelector(`input[name=${field}]`);
        return ['autocomplete', 'inputmode', 'enterkeyhint']
          .map((name) => input?.getAttribute(name))
          .join(' ');
      }),
    ).toEqual([
      'username  next',
      'new-password  next',
      'new-password  next',
      'email email next',
      'tel-national tel next',
      'one-time-code numeric next',
      'name  next',
    ]);
  });
});

test('the enter key leads from field to field, and sends from the last one', async () => {
  const { user, requestsOf } = show({}, { register: () => session });
  await fill(user);
  await user.click(await box(/^Username/));
  await user.keyboard('{Enter}');
  expect([focused(), requestsOf('register')]).toEqual(['password', []]);
  await user.keyboard('{Enter}');
  expect([focused(), requestsOf('register')]).toEqual(['confirmPassword', []]);
  await user.keyboard('{Enter}');
  await screen.findByText('another page');
});

describe('mobile numbers', () => {
  const both = { fields: fieldsOf({ username }), mobileRegistration: true, mobileVerification: true };

  test('[REG-01] switching the method keeps the number that was typed', async () => {
    const { user, requestsOf } = show(both, { registerMobile: () => session });
    await type(user, /^Mobile number/, '0917 123 4567');
    await user.click(screen.getByRole('button', { name: 'Mobile number' }));
    expect((await box(/^Mobile number/)).value).toBe('0917 123 4567');
    await type(user, /^Verification code/, '48 10 22');
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('registerMobile')).toEqual([
      {
        mobileNum: '0917 123 4567',
        verificationCode: '481022',
        type: 0,
        countryDialingCode: '63',
        registerUrl: host,
        domain: host,
        registerMethod: 'H5',
        agreed: true,
        termsVersion: '2026-01',
      },
    ]);
  });

  test('[SMS-01] [SMS-03] [SMS-05] [REG-05] a code is requested for a valid number, then the button counts', async () => {
    const { user, requestsOf } = show(both, {
      sendRegisterCode: () => ({ expirationTime: Date.now() + 60_000 }),
    });
    await type(user, /^Mobile number/, '0917');
    const button = screen.getByText<HTMLButtonElement>('Get code');
    // The numbers of the world have come when a wrong one is known.
    await user.tab();
    await waitFor(async () =>
      expect(saidAt(await box(/^Mobile number/))).toBe('Please enter a valid mobile number'),
    );
    await user.click(button);
    expect([requestsOf('sendRegisterCode'), focused()]).toEqual([[], 'mobileNum']);

    await type(user, /^Mobile number/, '+63 917 123 4567');
    await user.click(button);
    await waitFor(() => expect(button.textContent).toMatch(/^Wait \d+ s$/));
    expect(button.disabled).toBe(true);
    expect(requestsOf('sendRegisterCode')).toEqual([
      { mobileNum: '+63 917 123 4567', countryDialingCode: '63', humanCheck: {} },
    ]);
  });
});

describe('a third party', () => {
  const withIdentity = (phone: boolean) => () =>
    ({ ...site, identity: { provider: 'sandbox', url: '/sandbox/identity', phone } }) as ConsolidatedSettings;
  const google = { whitelabel: { GOOGLELOGIN3: true } };
  const continueWithGoogle = () => screen.findByRole('button', { name: 'Continue with Google' });
  const proven = { result: 'proven', idToken: 'id-token' } as const;

  test('[REG-13] social accounts show only where they are switched on', async () => {
    show({}, { consolidatedSettings: withIdentity(false) });
    await submit();
    expect(screen.queryByRole('group', { name: 'Log in with another account' })).toBe(null);
  });

  test('[REG-13] one of a player logs in', async () => {
    identity.signIn.mockResolvedValue(proven);
    const { user, requestsOf } = show(
      {},
      { consolidatedSettings: withIdentity(false), logIn: () => session },
      google,
    );
    await user.click(await continueWithGoogle());
    await screen.findByText('another page');
    expect(requestsOf('logIn')).toEqual([
      { type: 'firebase', username: '', password: '', firebaseIdToken: 'id-token' },
    ]);
  });

  test('[REG-13] one of nobody is linked with the account that is registered', async () => {
    identity.signIn.mockResolvedValue(proven);
    const unlinked = new CallError({
      call: 'logIn',
      kind: 'refused',
      code: 'userDisabled',
      value: { unlinked: true },
    });
    const { user, requestsOf } = show(
      {},
      {
        consolidatedSettings: withIdentity(false),
        logIn: () => Promise.reject(unlinked),
        register: () => session,
      },
      google,
    );
    await user.click(await continueWithGoogle());
    await screen.findByText('Finish the form: from then on you can log in with Google.');
    await fill(user);
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toEqual([{ ...sent, firebaseIdToken: 'id-token' }]);
  });

  test('[FAULT-67] a window that was closed says so', async () => {
    identity.signIn.mockResolvedValue({ result: 'denied' });
    const { user } = show({}, { consolidatedSettings: withIdentity(false) }, google);
    await user.click(await continueWithGoogle());
    expect(await screen.findByText(/^You were not logged in: the window was closed/)).not.toBe(null);
  });

  test('[REG-10] [LOGIN-08] sends the code where it proves phones, and nothing is sent before its word', async () => {
    identity.sendPhoneCode.mockImplementation(async () => ({ expirationTime: Date.now() + 60_000 }));
    identity.confirmPhoneCode.mockImplementation(async (code) =>
      code === '481022' ? proven : { result: 'wrongCode' },
    );
    const { user, requestsOf } = show(
      { fields: fieldsOf({}), usernameRegistration: false, mobileRegistration: true },
      { consolidatedSettings: withIdentity(true), registerMobile: () => session },
    );
    await type(user, /^Mobile number/, '0917 123 4567');
    await user.tab();
    await user.click(screen.getByText('Get code'));
    await screen.findByText(/^Wait \d+ s$/);
    expect(identity.sendPhoneCode.mock.calls[0]?.[0]).toMatchObject({ e164: '+639171234567' });
    expect(requestsOf('sendRegisterCode')).toEqual([]);

    await type(user, /^Verification code/, '111111');
    await send(user);
    await waitFor(() => expect(focused()).toBe('verificationCode'));
    expect(saidAt(await box(/^Verification code/))).toBe('Verification code error');
    expect(requestsOf('registerMobile')).toEqual([]);

    await type(user, /^Verification code/, '481022');
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('registerMobile')).toMatchObject([
      { firebaseChannel: 'sms', firebaseIdToken: 'id-token' },
    ]);
  });
});

describe('[REG-18] what stands at a field that is right', () => {
  const mobile = { fields: fieldsOf({ username, password, mobileNum: settings.loginRules.loginMobileNum }) };

  test.each(firstOf(['09171112222', '+639171112222', '639171112222', '9171112222']))(
    'of the mobile number %s is how it may be written, and not that it is wrong',
    async (number) => {
      const { user } = show(mobile);
      await type(user, /^Mobile number/, '0917');
      await user.tab();
      // Numbers are read once their chunk has come.
      await waitFor(async () =>
        expect(saidAt(await box(/^Mobile number/))).toBe('Please enter a valid mobile number'),
      );
      await type(user, /^Mobile number/, number);
      await user.tab();
      expect(saidAt(await box(/^Mobile number/))).toBe('With or without the leading 0 or +63');
    },
  );

  test('of the user name is its rule and that it is no number, which a number is told', async () => {
    const { user } = show();
    const hint = '4 to 20 letters and digits · Not a phone number or an e-mail address';
    expect(saidAt(await box(/^Username/))).toBe(hint);
    expect((await box(/^Username/)).maxLength).toBe(20);
    await type(user, /^Username/, '09171112222');
    await user.tab();
    expect(saidAt(await box(/^Username/))).toBe('A username may not be a phone number or an e-mail address');
  });
});

describe('an affiliate code that was brought along', () => {
  const answers: Setting['answers'] = {
    checkAffiliate: ({ code }) =>
      code === 'AGENT7' ? {} : Promise.reject(refusal('invitationInvalid', 'affiliateCode')),
    register: () => session,
  };
  const asked = { affiliateEnabled: true };
  const kept = (affiliateCode: string) => ({ stored: { affiliateCode } });

  test('[REG-07] counts without the address that it came by, and is used up by the registration', async () => {
    const { user, storage, requestsOf } = show(asked, answers, kept('AGENT7'));
    await screen.findByText('You were invited with the code AGENT7.');
    await fill(user);
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toMatchObject([{ affiliateCode: 'AGENT7' }]);
    expect(storage.read('affiliateCode')).toBe('');
  });

  test('[REG-07] is kept from this page on, the newer in place of the older', async () => {
    const { storage } = show(asked, answers, { path: '/m/register?code=AGENT7', ...kept('OLDER1') });
    await screen.findByText('You were invited with the code AGENT7.');
    expect(storage.read('affiliateCode')).toBe('AGENT7');
  });

  test('[REG-07] that the operator does not know is forgotten, and the field asks for another', async () => {
    const { storage } = show(asked, answers, kept('NOBODY1'));
    await box(/^Invitation code/);
    expect(storage.read('affiliateCode')).toBe('');
  });

  test('[REG-07] that could not be asked about stays for the next time', async () => {
    const away = () => Promise.reject(new CallError({ call: 'checkAffiliate', kind: 'offline' }));
    const { storage } = show(asked, { ...answers, checkAffiliate: away }, kept('AGENT7'));
    await box(/^Invitation code/);
    expect(storage.read('affiliateCode')).toBe('AGENT7');
  });
});

describe('affiliate codes', () => {
  const withCodes = { affiliateEnabled: true };
  const isCode = ({ code }: { code: string }) =>
    code === 'AGENT7' ? {} : Promise.reject(refusal('invitationInvalid', 'affiliateCode'));

  test('[REG-07] a valid one of the URL is used and not asked', async () => {
    const { user, requestsOf } = show(
      withCodes,
      { checkAffiliate: isCode, register: () => session },
      { path: '/m/register?affiliateCode=AGENT7' },
    );
    expect(await screen.findByText('You were invited with the code AGENT7.')).not.toBe(null);
    expect(screen.queryByLabelText('Invitation code')).toBe(null);
    await fill(user);
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('checkAffiliate')).toEqual([{ code: 'AGENT7', domain: host }]);
    expect(requestsOf('register')).toEqual([{ ...sent, affiliateCode: 'AGENT7' }]);
  });

  test('[REG-07] [REG-08] a wrong one is asked for, and the one that is typed is checked before anything is sent', async () => {
    const { user, requestsOf } = show(
      withCodes,
      { checkAffiliate: isCode, register: () => session },
      { path: '/m/register?affiliateCode=NOBODY' },
    );
    await fill(user);
    await type(user, 'Invitation code', 'WRONG');
    await send(user);
    await waitFor(() => expect(focused()).toBe('affiliateCode'));
    expect(saidAt(await box('Invitation code'))).toBe('Invalid invitation code');
    expect(requestsOf('register')).toEqual([]);
    await type(user, 'Invitation code', ' AGENT7 ');
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('checkAffiliate').map((request) => (request as { code: string }).code)).toEqual([
      'NOBODY',
      'WRONG',
      'AGENT7',
    ]);
    expect(requestsOf('register')).toEqual([{ ...sent, affiliateCode: 'AGENT7' }]);
  });
});

test('[REG-06] a captcha that is refused is replaced by another, and its answer cleared', async () => {
  let pictures = 0;
  const { user, requestsOf } = show(
    { captchaEnabled: true },
    {
      captcha: () => ({ captchaId: `id-${(pictures += 1)}`, image: 'iVBORw0KGgo=' }),
      register: () => Promise.reject(refusal('captchaWrong', 'captcha')),
    },
  );
  await fill(user);
  await type(user, /^Captcha/, '12x34');
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  await send(user);
  await waitFor(() => expect(pictures).toBe(2));
  expect(requestsOf('register')).toEqual([{ ...sent, captcha: '1234', captchaId: 'id-1' }]);
  expect((await box(/^Captcha/)).value).toBe('');
  expect(saidAt(await box(/^Captcha/))).toBe('Verification code error');
  await user.click(await screen.findByRole('button', { name: 'Load another picture' }));
  await waitFor(() => expect(pictures).toBe(3));
  expect((await box(/^Captcha/)).getAttribute('aria-invalid')).toBe(null);
});

describe('[REG-16] the date of birth', () => {
  test.each(firstOf(['', '2099-01-01', '1890-01-01']))(
    'nobody can register with the birth date "%s"',
    async (birthDate) => {
      const { user, requestsOf } = show({ birthDateAsked: true });
      await fill(user);
      fireEvent.change(await box(/^Date of birth/), { target: { value: birthDate } });
      await send(user);
      expect(saidAt(await box(/^Date of birth/))).toBe('Please enter the correct date of birth');
      expect([focused(), requestsOf('register')]).toEqual(['birthDate', []]);
    },
  );

  test('is sent as the operator writes days', async () => {
    const { user, requestsOf } = show({ birthDateAsked: true }, { register: () => session });
    await fill(user);
    fireEvent.change(await box(/^Date of birth/), { target: { value: '1990-01-31' } });
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toEqual([{ ...sent, birthDate: '1990-01-31' }]);
  });
});

describe('what was typed', () => {
  test('outlives a reload without passwords and codes', async () => {
    const { user, storage } = show({ mobileRegistration: true, mobileVerification: true });
    await fill(user);
    await type(user, /^Verification code/, '4810');
    await user.click(screen.getByRole('button', { name: 'Mobile number' }));
    expect(storage.read('registrationDraft')).toEqual({ username: ' maria ', method: 'mobile' });
  });

  test('is there with its method when the screen opens again', async () => {
    const { storage, unmount, user } = show({ mobileRegistration: true });
    await type(user, /^Username/, 'maria');
    await user.click(screen.getByRole('button', { name: 'Mobile number' }));
    await type(user, /^Mobile number/, '0917');
    const draft = storage.read('registrationDraft');
    unmount();

    show({ mobileRegistration: true }, {}, { stored: { registrationDraft: draft } });
    await waitFor(async () => expect((await box(/^Mobile number/)).value).toBe('0917'));
    await user.click(screen.getByRole('button', { name: 'Username' }));
    expect((await box(/^Username/)).value).toBe('maria');
  });
});

test.each(
  firstOf([
    [['TH 66'], '66', '081 234 5678'],
    [['VN 84', 'TH 66'], '84', '091 234 56 78'],
    [['TH 66', 'PH 63'], '63', '0917 123 4567'],
  ]),
)(
  '[REG-02] [SMS-01] of the dialing codes %j %s is chosen first, and the code goes there',
  async (served, code, number) => {
    const dialingCodes = served.map((row) => ({ country: row.slice(0, 2), code: row.slice(3) }));
    const loginRules = { ...settings.loginRules, loginMobileNum: fieldRule() };
    const { user, requestsOf } = show(
      { dialingCodes, loginRules, usernameRegistration: false, mobileRegistration: true },
      { sendRegisterCode: () => ({ expirationTime: Date.now() + 60_000 }) },
    );
    await type(user, /^Mobile number/, number);
    expect((await screen.findByLabelText<HTMLSelectElement>('Country code')).value).toBe(code);
    await user.click(await screen.findByText('Get code'));
    await waitFor(() =>
      expect(requestsOf('sendRegisterCode')).toEqual([
        { mobileNum: number, countryDialingCode: code, humanCheck: {} },
      ]),
    );
  },
);

test('[LANG-01] the language changes here, and what is typed stays', async () => {
  const { user, storage } = show();
  await type(user, /^Username/, 'lea_01');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'TH');
  await screen.findByRole('heading', { level: 1, name: thai.title.registration });
  expect(document.querySelector<HTMLInputElement>('input[name=username]')?.value).toBe('lea_01');
  expect([storage.read('language'), document.documentElement.lang]).toEqual(['TH', 'th']);
});
