// Preloaded: until this chunk loads, the screen leaves checking numbers to the operator.
import 'libphonenumber-js/min';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldRule } from '#operator/seed/fieldRule.ts';
import { shell as thai } from '#locales/th/shell.ts';
import { CallError } from '#services/client/callError.ts';
import type { FieldRule, RegisterField, RegisterSettings } from '@araw/contract/accounts/member';
import { registerFields } from '@araw/contract/accounts/registerFields';
import type { ConsolidatedSettings } from '@araw/contract/calls/system';
import { registerSettings } from '#tests/registerSettings.ts';
import { siteSettings } from '#tests/siteSettings.ts';
import { noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import * as identities from '#services/identity/identity.ts';
import type { IdentityProvider } from '#services/identity/types.ts';
import { firstOf } from '@araw/testing/shortRun';
import { RegistrationScreen } from './RegistrationScreen.tsx';

/** A fake third party. */
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
const terms = {
  kind: 'register',
  version: '2026-01',
  effectiveFrom: '2026-01-01',
  change: '',
  sections: [],
} as const;
const session = { token: 'token-1', userName: 'maria', type: 0, firstTimeLogin: true };
/** The answer to a first login. */
const loggedIn = { ...session, lastLogin: null };
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
        consolidatedSettings: () => siteSettings,
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
  (await screen.findByText<HTMLElement>('Sign up', { selector: 'button' })) as HTMLButtonElement;
const consent = () => screen.findByLabelText<HTMLInputElement>(/years old/);
const notBarred =
  "I'm not a government official, in the military or police, a student, or on a list of people barred from playing";
/** The text below a field. */
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
  test('[REG-10] [REG-14] sends the input with the terms shown, logs in and goes home', async () => {
    const { user, requestsOf, router, storage } = show({}, { register: () => loggedIn });
    await fill(user);
    expect(screen.getByText('Version 2026-01, effective 01/01/2026')).not.toBe(null);
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
    const { user, requestsOf } = show(
      {},
      { consolidatedSettings: () => ({ ...siteSettings, minimumAge: 18 }) },
    );
    const box18 = await screen.findByLabelText<HTMLInputElement>(
      "I'm 18 years old and agree to the Terms and conditions and the User agreement",
    );
    expect(box18.checked).toBe(true);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/m/registerTerms', '/m/userAgreement', '/m/login', '/m/limits']);
    await fill(user);
    await user.click(box18);
    expect((await submit()).disabled).toBe(true);
    await user.type(await box(/^Confirm password/), '{Enter}');
    expect(requestsOf('register')).toEqual([]);
    await user.click(box18);
    expect((await submit()).disabled).toBe(false);
  });

  test.each(['ph', 'strict', 'mars'])(
    '[PROT-01] [PROT-03] under %s the declaration is unticked, nothing is sent without it, and limits are offered next',
    async (profile) => {
      const { user, requestsOf, router } = show(
        {},
        {
          consolidatedSettings: () => ({ ...siteSettings, protection: { profile, tightened: {} } }),
          register: () => loggedIn,
        },
      );
      const declaration = await screen.findByRole<HTMLInputElement>('checkbox', { name: notBarred });
      expect([declaration.checked, (await submit()).disabled]).toEqual([false, true]);
      await fill(user);
      await user.type(await box(/^Confirm password/), '{Enter}');
      expect(requestsOf('register')).toEqual([]);
      await user.click(declaration);
      await send(user);
      await screen.findByText('another page');
      expect(requestsOf('register')).toEqual([{ ...sent, notBarred: true }]);
      // Limits are offered first of all (PROT-03).
      expect(router.state.location).toMatchObject({ pathname: '/m/limits', state: { newcomer: true } });
    },
  );

  test.each(['spec', 'gb'])('[PROT-01] under %s there is no declaration', async (profile) => {
    show({}, { consolidatedSettings: () => ({ ...siteSettings, protection: { profile, tightened: {} } }) });
    expect((await submit()).disabled).toBe(false);
    expect(screen.queryByRole('checkbox', { name: notBarred })).toBe(null);
  });

  test('[PROT-01] an operator that has come to demand the declaration is given it', async () => {
    const { user, requestsOf } = show(
      {},
      {
        register: ({ notBarred: declared }) =>
          declared ? loggedIn : Promise.reject(refusal('declarationMissing')),
      },
    );
    await fill(user);
    await send(user);
    const declaration = await screen.findByRole<HTMLInputElement>('checkbox', { name: notBarred });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      "Please confirm that you're allowed to play, then try again.Request ID request-1",
    );
    expect([declaration.checked, (await submit()).disabled]).toEqual([false, true]);
    await user.click(declaration);
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toEqual([sent, { ...sent, notBarred: true }]);
  });

  test('[REG-03] [REG-09] [REG-18] errors are shown at each field, and the first one takes the focus', async () => {
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

  test('[REG-09] a field is validated when left, not while typing or when passed by', async () => {
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

  test('[REG-11] a taken name is reported as soon as the field is left', async () => {
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
  test('[REG-09] one that names a field is shown there, with the focus', async () => {
    const { user } = show({}, { register: () => Promise.reject(refusal('usernameTaken', 'username')) });
    await fill(user);
    await send(user);
    await waitFor(() => expect(focused()).toBe('username'));
    expect(saidAt(await box(/^Username/))).toBe('Sorry, the username already exists.');
    expect(screen.queryByText(/Request ID/)).toBe(null);
  });

  test('[NET-05] one for the whole form is shown above the button, with the id of the request', async () => {
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
        "That reply didn't come from us. Your network may want you to log in to it first.",
      ],
      ['a broken connection', { kind: 'offline' }, 'No Internet'],
      ['another shape', { kind: 'shape' }, "We couldn't read the reply."],
      ['no answer', { kind: 'timeout' }, 'Slow Connection'],
      ['no envelope [FAULT-44]', { kind: 'sealing' }, "This browser can't send this securely."],
    ]),
  )('[NET-05] %s is shown, and the form can be resent unchanged', async (_what, details, text) => {
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
    ]).toEqual([false, 'maria', ' correct horse ']);
    expect(app().children.session?.getSnapshot().value).toBe('visitor');
  });

  test('[LOGIN-12] an answer after leaving the screen logs no one in', async () => {
    let answer = (_value: typeof loggedIn) => {};
    const { user, router, app, requestsOf } = show(
      {},
      { register: () => new Promise<typeof loggedIn>((resolve) => (answer = resolve)) },
    );
    await fill(user);
    await send(user);
    await waitFor(() => expect(requestsOf('register')).toHaveLength(1));
    expect(app().children.session?.getSnapshot().value).toBe('visitor');
    await act(() => router.navigate('/m/terms'));
    expect(screen.getByText('another page')).not.toBe(null);
    answer(loggedIn);
    await new Promise((resolve) => setTimeout(resolve));
    expect(app().children.session?.getSnapshot().value).toBe('visitor');
  });

  test('[REG-14] changed terms are reloaded and must be agreed to again', async () => {
    const versions = ['2026-01', '2026-02'];
    const { user, requestsOf, renewed } = show(
      {},
      {
        terms: () => ({ ...terms, version: versions.shift() ?? '2026-02', sections: [] }),
        register: ({ termsVersion }) =>
          termsVersion === '2026-02' ? loggedIn : Promise.reject(refusal('termsOutdated')),
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
    expect(renewed()).toEqual(['terms']);
  });

  test('[REG-17] settings that fail to load are reported; nothing can be filled in without them', async () => {
    let fails = true;
    const { user } = show(
      {},
      {
        registerSettings: () =>
          fails ? Promise.reject(new CallError({ call: 'registerSettings', kind: 'timeout' })) : settings,
      },
    );
    expect(await screen.findByText("The sign-up form couldn't be loaded. Nothing was sent.")).not.toBe(null);
    expect(document.querySelector('input')).toBe(null);
    fails = false;
    await user.click(screen.getByText('Try again'));
    expect(await box(/^Username/)).not.toBe(null);
  });
});

describe('the fields', () => {
  const asked = () =>
    [...document.querySelectorAll('form input')].map((input) => (input as HTMLInputElement).name);
  const all = Object.fromEntries(registerFields.map((field) => [field, fieldRule()]));

  test('[REG-02] all 19, with an asterisk if required', async () => {
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
    expect(screen.queryByRole('group', { name: 'How to sign up' })).toBe(null);
  });

  const refusedTerms = (code: 'switchedOff' | 'notFound') => () =>
    Promise.reject(new CallError({ call: 'terms', kind: 'refused', code, status: 404 }));

  test.each([
    ['its terms', () => ({ ...terms, sections: [] })],
    ['no terms', refusedTerms('switchedOff')],
    ['terms that nobody knows', refusedTerms('notFound')],
    ['terms that never come', () => new Promise<never>(() => {})],
  ])(
    '[REG-01] [REG-17] with both methods off and %s, registration is closed, with a link to the login',
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
        'Sign-up is closed right now. If you have an account, you can log in.',
      );
      expect(screen.queryByRole('form')).toBe(null);
      expect(screen.getByRole('link', { name: /log ?in/i }).getAttribute('href')).toBe('/m/login');
    },
  );

  test('[REG-14] with one method on and no terms no one can register', async () => {
    show({ fields: fieldsOf({ username, password }) }, { terms: refusedTerms('switchedOff') });
    expect(await screen.findByText("This isn't available here right now.")).not.toBe(null);
    expect(document.querySelector('input')).toBe(null);
  });

  test('password managers and keyboards are told the purpose of each', async () => {
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

test('Enter moves from field to field, and submits from the last one', async () => {
  const { user, requestsOf } = show({}, { register: () => loggedIn });
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

  test('[REG-01] switching the method keeps the number typed', async () => {
    const { user, requestsOf } = show(both, { registerMobile: () => loggedIn });
    await type(user, /^Mobile number/, '0917 123 4567');
    await user.click(screen.getByRole('button', { name: 'Mobile number' }));
    expect((await box(/^Mobile number/)).value).toBe('09171234567');
    await type(user, /^Verification code/, '48 10 22');
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('registerMobile')).toEqual([
      {
        mobileNum: '09171234567',
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

  test('[SMS-01] [SMS-03] [SMS-05] [REG-05] a code is requested for a valid number, then the button counts down', async () => {
    const { user, requestsOf } = show(both, {
      sendRegisterCode: () => ({ expirationTime: Date.now() + 60_000 }),
    });
    await type(user, /^Mobile number/, '0917');
    const button = screen.getByText<HTMLButtonElement>('Get code');
    // The number data has loaded once a wrong number is recognised.
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
      { mobileNum: '+639171234567', countryDialingCode: '63', humanCheck: {} },
    ]);
  });
});

describe('identity providers', () => {
  const withIdentity = (phone: boolean) => () =>
    ({
      ...siteSettings,
      identity: { provider: 'sandbox', url: '/sandbox/identity', phone },
    }) as ConsolidatedSettings;
  const google = { whitelabel: { GOOGLELOGIN3: true } };
  const continueWithGoogle = () => screen.findByRole('button', { name: 'Continue with Google' });
  const proven = { result: 'proven', idToken: 'id-token' } as const;

  test('[REG-13] social accounts are shown only if switched on', async () => {
    show({}, { consolidatedSettings: withIdentity(false) });
    await submit();
    expect(screen.queryByRole('group', { name: 'Log in with another account' })).toBe(null);
  });

  test('[REG-13] a known one logs in', async () => {
    identity.signIn.mockResolvedValue(proven);
    const { user, requestsOf } = show(
      {},
      { consolidatedSettings: withIdentity(false), logIn: () => loggedIn },
      google,
    );
    await user.click(await continueWithGoogle());
    await screen.findByText('another page');
    expect(requestsOf('logIn')).toEqual([
      { type: 'firebase', username: '', password: '', firebaseIdToken: 'id-token' },
    ]);
  });

  test('[REG-13] an unknown one is linked to the registered account', async () => {
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
        register: () => loggedIn,
      },
      google,
    );
    await user.click(await continueWithGoogle());
    await screen.findByText('Finish signing up, and you can log in with Google from then on.');
    await fill(user);
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toEqual([{ ...sent, firebaseIdToken: 'id-token' }]);
  });

  test('[FAULT-67] a closed window says so', async () => {
    identity.signIn.mockResolvedValue({ result: 'denied' });
    const { user } = show({}, { consolidatedSettings: withIdentity(false) }, google);
    await user.click(await continueWithGoogle());
    expect(await screen.findByText(/^You weren't logged in\. The window was closed/)).not.toBe(null);
  });

  test('[REG-10] [LOGIN-08] send the code if they verify phones, and nothing is sent before their answer', async () => {
    identity.sendPhoneCode.mockImplementation(async () => ({ expirationTime: Date.now() + 60_000 }));
    identity.confirmPhoneCode.mockImplementation(async (code) =>
      code === '481022' ? proven : { result: 'wrongCode' },
    );
    const { user, requestsOf } = show(
      { fields: fieldsOf({}), usernameRegistration: false, mobileRegistration: true },
      { consolidatedSettings: withIdentity(true), registerMobile: () => loggedIn },
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

describe('[REG-18] hints on valid fields', () => {
  const mobile = { fields: fieldsOf({ username, password, mobileNum: settings.loginRules.loginMobileNum }) };

  test.each(firstOf(['09171112222', '+639171112222', '639171112222', '9171112222']))(
    'for the mobile number %s show how to write it, and no error',
    async (number) => {
      const { user } = show(mobile);
      await type(user, /^Mobile number/, '0917');
      await user.tab();
      // Numbers are checked only after their chunk has loaded.
      await waitFor(async () =>
        expect(saidAt(await box(/^Mobile number/))).toBe('Please enter a valid mobile number'),
      );
      await type(user, /^Mobile number/, number);
      await user.tab();
      expect(saidAt(await box(/^Mobile number/))).toBe('With or without the leading 0 or +63');
    },
  );

  test('for the username are its rule, and for a number that a username is not one', async () => {
    const { user } = show();
    const hint = '4 to 20 letters and digits · Not a phone number or an e-mail address';
    expect(saidAt(await box(/^Username/))).toBe(hint);
    expect((await box(/^Username/)).maxLength).toBe(20);
    await type(user, /^Username/, '09171112222');
    await user.tab();
    expect(saidAt(await box(/^Username/))).toBe("A username can't be a phone number or an e-mail address");
  });
});

describe('a stored invitation code', () => {
  const answers: Setting['answers'] = {
    checkAffiliate: ({ code }) =>
      code === 'AGENT7' ? {} : Promise.reject(refusal('invitationInvalid', 'affiliateCode')),
    register: () => loggedIn,
  };
  const asked = { affiliateEnabled: true };
  const kept = (affiliateCode: string) => ({ stored: { affiliateCode } });

  test('[REG-07] applies without its address, and is used up by the registration', async () => {
    const { user, storage, requestsOf } = show(asked, answers, kept('AGENT7'));
    await screen.findByText('You were invited with the code AGENT7.');
    await fill(user);
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toMatchObject([{ affiliateCode: 'AGENT7' }]);
    expect(storage.read('affiliateCode')).toBe('');
  });

  test('[REG-07] is stored from this page on, the newer replacing the older', async () => {
    const { storage } = show(asked, answers, { path: '/m/register?code=AGENT7', ...kept('OLDER1') });
    await screen.findByText('You were invited with the code AGENT7.');
    expect(storage.read('affiliateCode')).toBe('AGENT7');
  });

  test('[REG-07] unknown to the operator is forgotten, and the field asks for another', async () => {
    const { storage } = show(asked, answers, kept('NOBODY1'));
    await box(/^Invitation code/);
    expect(storage.read('affiliateCode')).toBe('');
  });

  test('[REG-07] that could not be checked stays for the next time', async () => {
    const away = () => Promise.reject(new CallError({ call: 'checkAffiliate', kind: 'offline' }));
    const { storage } = show(asked, { ...answers, checkAffiliate: away }, kept('AGENT7'));
    await box(/^Invitation code/);
    expect(storage.read('affiliateCode')).toBe('AGENT7');
  });
});

describe('invitation codes', () => {
  const withCodes = { affiliateEnabled: true };
  const isCode = ({ code }: { code: string }) =>
    code === 'AGENT7' ? {} : Promise.reject(refusal('invitationInvalid', 'affiliateCode'));

  test('[REG-07] a valid one in the URL is used without a field', async () => {
    const { user, requestsOf } = show(
      withCodes,
      { checkAffiliate: isCode, register: () => loggedIn },
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

  test('[REG-07] [REG-08] a wrong one opens the field, and the one typed is checked before anything is sent', async () => {
    const { user, requestsOf } = show(
      withCodes,
      { checkAffiliate: isCode, register: () => loggedIn },
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

test('[REG-06] a refused captcha is replaced by another, and its answer cleared', async () => {
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
    'no one can register with the birth date "%s"',
    async (birthDate) => {
      const { user, requestsOf } = show({ birthDateAsked: true });
      await fill(user);
      fireEvent.change(await box(/^Date of birth/), { target: { value: birthDate } });
      await send(user);
      expect(saidAt(await box(/^Date of birth/))).toBe('Please enter the correct date of birth');
      expect([focused(), requestsOf('register')]).toEqual(['birthDate', []]);
    },
  );

  test('is sent in the operator’s date format', async () => {
    const { user, requestsOf } = show({ birthDateAsked: true }, { register: () => loggedIn });
    await fill(user);
    fireEvent.change(await box(/^Date of birth/), { target: { value: '1990-01-31' } });
    await send(user);
    await screen.findByText('another page');
    expect(requestsOf('register')).toEqual([{ ...sent, birthDate: '1990-01-31' }]);
  });
});

describe('the input', () => {
  test('survives a reload without passwords and codes', async () => {
    const { user, storage } = show({ mobileRegistration: true, mobileVerification: true });
    await fill(user);
    await type(user, /^Verification code/, '4810');
    await user.click(screen.getByRole('button', { name: 'Mobile number' }));
    expect(storage.read('registrationDraft')).toEqual({ username: 'maria', method: 'mobile' });
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
  '[REG-02] [SMS-01] of the dialing codes %j %s is preselected, and the code goes there',
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
        { mobileNum: number.replaceAll(' ', ''), countryDialingCode: code, humanCheck: {} },
      ]),
    );
  },
);

test('[LANG-01] the language changes here, and the input stays', async () => {
  const { user, storage } = show();
  await type(user, /^Username/, 'lea_01');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'TH');
  await screen.findByRole('heading', { level: 1, name: thai.title.registration });
  expect(document.querySelector<HTMLInputElement>('input[name=username]')?.value).toBe('lea_01');
  expect([storage.read('language'), document.documentElement.lang]).toEqual(['TH', 'th']);
});
