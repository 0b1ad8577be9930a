// Preloaded: until this chunk loads, the screen leaves checking numbers to the operator.
import 'libphonenumber-js/min';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadTexts, showLanguage } from '#locales/i18n.ts';
import { accounts as tagalog } from '#locales/ty/accounts.ts';
import { shell as vietnamese } from '#locales/vi/shell.ts';
import { CallError } from '#services/client/callError.ts';
import type { RegisterSettings } from '@araw/contract/accounts/member';
import type { ConsolidatedSettings, IdentitySettings } from '@araw/contract/calls/system';
import { knownPassword } from '#services/kept/knownPassword.ts';
import { createRememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import { passwordOwners } from '#tests/passwordOwners.ts';
import { registerSettings } from '#tests/registerSettings.ts';
import { siteSettings } from '#tests/siteSettings.ts';
import { noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { LoginScreen } from './LoginScreen.tsx';

const rule = { enabled: true, required: true, pattern: '', message: '' };
const settings: RegisterSettings = {
  ...registerSettings,
  loginRules: {
    loginUsername: { ...rule, pattern: '^[a-z0-9]{4,20}$', message: 'Four to twenty letters' },
    loginPassword: { ...rule, pattern: '(a+)+$(' },
    loginMobileNum: rule,
    verificationCode: rule,
  },
};
const settingsWith = (identity: IdentitySettings = null): ConsolidatedSettings => ({
  ...siteSettings,
  identity,
});
const session = { token: 'token-1', userName: 'maria', type: 0, firstTimeLogin: false };
/** The answer to a first login. */
const loggedIn = { ...session, lastLogin: null };
const wrong = (captcha: boolean) =>
  new CallError({
    call: 'logIn',
    kind: 'refused',
    code: captcha ? 'captchaWrong' : 'credentialsWrong',
    status: 400,
    requestId: 'request-1',
    value: { captcha },
  });

const logins = createRememberedLogins();
beforeEach(async () => {
  await Promise.all([logins.forget('username'), logins.forget('sms')]);
});

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
const remember = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember password' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const captcha = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Captcha' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Log in|Logging in/ });

interface More {
  whitelabel?: Record<string, boolean>;
  identity?: IdentitySettings;
}

async function show(
  answers: Parameters<typeof renderScreen>[1]['answers'] = {},
  { identity = null, ...more }: More = {},
) {
  const user = userEvent.setup();
  const shown = renderScreen(<LoginScreen />, {
    path: '/m/login',
    answers: {
      registerSettings: () => settings,
      consolidatedSettings: () => settingsWith(identity),
      ...answers,
    },
    ...more,
  });
  await screen.findByRole('form', { name: 'Log in' });
  return { user, ...shown };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(username(), ' maria ');
  await user.type(password(), ' correct horse ');
}

test('[NET-10] failed settings are requested once and again on demand, never in a loop', async () => {
  let fails = true;
  const user = userEvent.setup();
  const { requestsOf } = renderScreen(<LoginScreen />, {
    path: '/m/login',
    answers: {
      registerSettings: () => settings,
      consolidatedSettings: () => {
        if (!fails) return settingsWith();
        throw new CallError({ call: 'consolidatedSettings', kind: 'server', status: 500, requestId: 'r-1' });
      },
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Request ID r-1');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect([requestsOf('consolidatedSettings').length, requestsOf('registerSettings').length]).toEqual([2, 0]);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('form', { name: 'Log in' });
  expect(requestsOf('consolidatedSettings').length).toBe(3);
});

describe('logging in by username', () => {
  test('[LOGIN-06] [SES-03] sends the input once, stores the session and goes home', async () => {
    const { user, requestsOf, router } = await show({ logIn: () => loggedIn });
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    expect(requestsOf('logIn')).toEqual([
      { type: 'username', username: 'maria', password: ' correct horse ' },
    ]);
    expect(router.state.location.pathname).toBe('/m/home');
  });

  test('[TRIAL-01] [LOGIN-06] a former trial player gets the merchant’s own code, not the trial’s', async () => {
    const { user, app } = await show({
      logIn: () => loggedIn,
      consolidatedSettings: () => ({ ...settingsWith(null), merchantCode: 'HOUSE' }),
    });
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    expect(app().children.session!.getSnapshot().context.session).toEqual({
      ...session,
      merchantCode: 'HOUSE',
    });
  });

  test('[PROT-08] reports the previous login once, and does not keep it for a reload', async () => {
    const lastLogin = { at: Date.UTC(2026, 4, 3, 16, 30), device: 'Chrome · Android', place: 'PH' };
    const { user, notices, app } = await show({ logIn: () => ({ ...session, lastLogin }) });
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    await waitFor(() =>
      expect(notices.shown().map(({ kind, text }) => [kind, text])).toEqual([
        ['info', 'Your last login: 04/05/2026 00:30, Chrome · Android, Philippines'],
      ]),
    );
    expect(app().children.session!.getSnapshot().context.session).toEqual({
      ...session,
      merchantCode: 'ARAW',
    });
  });

  test('[SES-03] returns to the page that sent the player, and nowhere else', async () => {
    const { user, router } = await show({ logIn: () => loggedIn });
    await router.navigate('/m/login', { state: { returnTo: '/m/gameList?type=fav' } });
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    expect(router.state.location.pathname + router.state.location.search).toBe('/m/gameList?type=fav');
  });

  test('[LOGIN-12] a second tap during the first sends nothing', async () => {
    const { user, requestsOf } = await show({ logIn: noAnswer });
    await fill(user);
    await user.dblClick(submit());
    await user.type(password(), '{Enter}');
    expect(submit().disabled).toBe(true);
    expect(requestsOf('logIn')).toHaveLength(1);
  });

  test('[LOGIN-06] [LOGIN-11] wrong fields are named, the first is focused, nothing is sent', async () => {
    const { user, requestsOf } = await show();
    await waitFor(() => expect(requestsOf('registerSettings')).toHaveLength(1));
    await user.type(username(), 'x');
    await user.click(submit());
    const messages = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(messages).toEqual(['Four to twenty letters', 'Enter password', '']);
    expect(document.activeElement).toBe(username());
    expect(username().getAttribute('aria-invalid')).toBe('true');
    expect(requestsOf('logIn')).toEqual([]);
  });

  test('[LOGIN-11] an unreadable pattern blocks no one', async () => {
    const { user, requestsOf } = await show({ logIn: () => loggedIn });
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(requestsOf('logIn')).toHaveLength(1));
  });

  test('[LOGIN-02] the password shows and hides', async () => {
    const { user } = await show();
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
    expect([username().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  });
});

describe('refusals', () => {
  test('[NET-05] are shown in words with the id of the request, and disappear with the next attempt', async () => {
    let refuse = true;
    const { user } = await show({
      logIn: () => (refuse ? Promise.reject(wrong(false)) : new Promise<never>(() => {})),
    });
    await fill(user);
    await user.click(submit());
    const said = await screen.findByText('Wrong username or password.', { exact: false });
    expect(said.closest('[role=alert]')?.textContent).toBe('Wrong username or password.Request ID request-1');
    expect(screen.queryByRole('textbox', { name: 'Captcha' })).toBe(null);
    refuse = false;
    await user.click(submit());
    await waitFor(() => expect(said.isConnected).toBe(false));
  });

  test('[NET-05] an unreachable operator is reported', async () => {
    const { user } = await show({
      logIn: () => Promise.reject(new CallError({ call: 'logIn', kind: 'timeout' })),
    });
    await fill(user);
    await user.click(submit());
    expect((await screen.findByText('Slow Connection')).closest('[role=alert]')).not.toBe(null);
  });

  test('[LOGIN-03] a flagged failure requires a captcha, whose id is sent with the answer', async () => {
    let pictures = 0;
    const { user, requestsOf } = await show({
      logIn: () => Promise.reject(wrong(true)),
      captcha: () => ({ captchaId: `id-${(pictures += 1)}`, image: 'iVBORw0KGgo=' }),
    });
    await fill(user);
    await user.click(submit());
    await user.type(await captcha(), '12x34567');
    expect((await captcha()).value).toBe('123456');

    await user.click(await screen.findByRole('button', { name: 'Load another picture' }));
    await waitFor(() => expect(pictures).toBe(2));
    expect((await captcha()).value).toBe('');
    await waitFor(() => expect(submit().disabled).toBe(false));
    await user.click(submit());
    expect(requestsOf('logIn')).toHaveLength(1);
    expect(screen.getByText('Enter verification code')).not.toBe(null);
    expect(document.activeElement).toBe(await captcha());

    await user.type(await captcha(), '42');
    await user.click(submit());
    await waitFor(() => expect(requestsOf('logIn')).toHaveLength(2));
    expect(requestsOf('logIn')[1]).toEqual({
      type: 'username',
      username: 'maria',
      password: ' correct horse ',
      captcha: '42',
      captchaId: 'id-2',
    });
    await waitFor(() => expect(pictures).toBe(3));
  });

  test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
    ['typed', async (user) => user.type(await captcha(), '4')],
    [
      'asked for another picture',
      async (user) => user.click(await screen.findByRole('button', { name: 'Load another picture' })),
    ],
  ])('[LOGIN-03] a wrong captcha is reported next to it until the player has %s', async (_, act) => {
    let pictures = 0;
    const { user } = await show({
      logIn: () => Promise.reject(wrong(true)),
      captcha: () => ({ captchaId: `id-${(pictures += 1)}`, image: 'iVBORw0KGgo=' }),
    });
    await fill(user);
    await user.click(submit());
    await user.type(await captcha(), '1234');
    await waitFor(() => expect(submit().disabled).toBe(false));
    await user.click(submit());
    await waitFor(() => expect(pictures).toBe(2));
    await waitFor(() => expect(submit().disabled).toBe(false));
    expect((await captcha()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Verification code error')).toHaveLength(1);
    await act(user);
    await waitFor(() => expect(screen.queryByText('Verification code error')).toBe(null));
    expect((await captcha()).getAttribute('aria-invalid')).toBe(null);
  });

  test('[LOGIN-03] [NET-05] a refused captcha says why, and can be requested again', async () => {
    let refused = true;
    const { user } = await show({
      logIn: () => Promise.reject(wrong(true)),
      captcha: () =>
        refused
          ? Promise.reject(
              new CallError({ call: 'captcha', kind: 'refused', code: 'tooManyRequests', requestId: 'r7' }),
            )
          : { captchaId: 'id-1', image: 'iVBORw0KGgo=' },
    });
    await fill(user);
    await user.click(submit());
    const why = await screen.findByText(/^Too many tries/);
    expect([why.textContent, why.closest('[role=alert]') === null]).toEqual([
      "Too many tries. Please wait a moment. The picture didn't load. Tap for another one.Request ID r7",
      false,
    ]);
    refused = false;
    await user.click(screen.getByRole('button', { name: "The picture didn't load. Tap for another one." }));
    await screen.findByRole('img', { name: 'Captcha picture' });
    expect([screen.queryByText(/^Too many tries/), submit().disabled]).toEqual([null, false]);
  });

  test('[LOGIN-03] [FAULT-63] a failed picture can be requested again, and nothing is sent without it', async () => {
    let fail = true;
    const { user } = await show({
      logIn: () => Promise.reject(wrong(true)),
      captcha: () =>
        fail
          ? Promise.reject(new CallError({ call: 'captcha', kind: 'offline' }))
          : { captchaId: 'id-1', image: 'iVBORw0KGgo=' },
    });
    await fill(user);
    await user.click(submit());
    const again = await screen.findByRole('button', {
      name: "The picture didn't load. Tap for another one.",
    });
    expect(submit().disabled).toBe(true);
    fail = false;
    await user.click(again);
    await screen.findByRole('img', { name: 'Captcha picture' });
    expect(submit().disabled).toBe(false);
  });
});

test('[LOGIN-05] another language validates the filled-in fields again after 200 ms', async () => {
  const { user, requestsOf } = await show({
    registerSettings: ({ language }) => ({
      ...settings,
      loginRules: {
        ...settings.loginRules,
        loginUsername: { ...settings.loginRules.loginUsername, message: `Wrong in ${language}` },
      },
    }),
  });
  await waitFor(() => expect(requestsOf('registerSettings')).toHaveLength(1));
  await user.type(username(), 'x');
  await user.click(submit());
  expect(screen.getByText('Wrong in eng')).not.toBe(null);
  await act(async () => {
    await loadTexts('accounts');
    await showLanguage('TY');
  });
  expect(await screen.findByText('Wrong in tl')).not.toBe(null);
  expect(screen.getByText(tagalog.form.enterPassword)).not.toBe(null);
});

describe('a session that starts in another way', () => {
  const started = (type: number) => ({ ...session, merchantCode: 'ARAW', type });
  /** Starts a session without the form, as the app's automatic login does. */
  const logInByItself = (app: Awaited<ReturnType<typeof show>>['app'], type: number) =>
    act(() => app().children.session?.send({ type: 'session.started', session: started(type) }));
  const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof show>>['router']) =>
    location.pathname + location.search;

  test.each(firstOf([0, 1, 2, 4, 40, 41, 42, 99], 2))('[SES-05] as type %i leaves the form', async (type) => {
    const { app, router, user, requestsOf } = await show();
    await user.type(username(), 'mar');
    logInByItself(app, type);
    await screen.findByText('another page');
    expect([addressOf(router), requestsOf('logIn')]).toEqual(['/m/home', []]);
  });

  test.each(['/m/set', '/m/voucherCenter', '/m/gameList?type=fav'])(
    '[SES-05] leads back to %s',
    async (path) => {
      const { app, router } = await show();
      await act(() => router.navigate('/m/login', { state: { returnTo: path } }));
      logInByItself(app, 0);
      await screen.findByText('another page');
      expect(addressOf(router)).toBe(path);
    },
  );

  test.each(firstOf(passwordOwners, 2))(
    '[SES-05] that already existed, as type %i, leaves the form: %s',
    async (type, leadsOn) => {
      renderScreen(<LoginScreen />, {
        path: '/m/login',
        session: started(type),
        answers: { registerSettings: () => settings, consolidatedSettings: () => settingsWith() },
      });
      if (leadsOn) await screen.findByText('another page');
      else await screen.findByRole('form', { name: 'Log in' });
      expect(screen.queryByRole('form', { name: 'Log in' }) === null).toBe(leadsOn);
    },
  );

  test('[SES-05] [LOGIN-12] does not abandon what the player has since sent', async () => {
    let answer = (_value: typeof loggedIn) => {};
    const { app, user } = await show({
      logIn: () => new Promise<typeof loggedIn>((resolve) => (answer = resolve)),
    });
    await fill(user);
    await user.click(submit());
    logInByItself(app, 1);
    expect(submit().disabled).toBe(true);
    answer({ ...loggedIn, token: 'token-2', userName: 'jose' });
    await screen.findByText('another page');
    expect(app().children.session?.getSnapshot().context.session?.userName).toBe('jose');
  });
});

test('[LANG-01] [LOGIN-05] the language changes here, and the input stays', async () => {
  const { user, storage } = await show();
  await user.type(username(), 'maria');
  await user.type(password(), 'secret');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'VI');
  const form = await screen.findByRole('form', { name: vietnamese.title.login });
  expect([...form.querySelectorAll('input')].slice(0, 2).map(({ value }) => value)).toEqual([
    'maria',
    'secret',
  ]);
  expect([storage.read('language'), document.documentElement.lang]).toEqual(['VI', 'vi']);
});

describe('ways out', () => {
  const links = () => screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));

  test('[LOGIN-10] to registration and free trial; forgotten passwords only if the merchant offers it', async () => {
    await show();
    expect(links()).toEqual(['/m/register', '/m/trail', '/m/service', '/m/limits']);
  });

  test('[LOGIN-10] the forgot link with its flag', async () => {
    await show({}, { whitelabel: { PASSWORDCHANGEBYMAIL3: true } });
    expect(links()).toEqual(['/m/forget', '/m/register', '/m/trail', '/m/service', '/m/limits']);
  });

  test('[LOGIN-01] the SMS mode only with its flag', async () => {
    await show();
    expect(screen.queryByRole('group', { name: 'How to log in' })).toBe(null);
  });
});

const smsOn = { whitelabel: { MOBILEVERCODELOGIN3: true } };

async function chooseSms(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Mobile number' }));
}

describe('logging in by SMS', () => {
  const sent = () => ({ expirationTime: Date.now() + 60_000 });
  const codeButton = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: /^(Get code|Wait \d+ s|Sending)$/ });

  test('[LOGIN-01] [LOGIN-06] [SMS-03] the code button sends a code, and the code logs in', async () => {
    const { user, requestsOf, app } = await show({ logIn: () => loggedIn, sendLoginCode: sent }, smsOn);
    await chooseSms(user);
    await user.type(mobile(), ' 0917 123 4567 ');
    await user.click(codeButton());
    await waitFor(() => expect(codeButton().textContent).toBe('Wait 60 s'));
    expect(requestsOf('sendLoginCode')).toEqual([
      { mobileNo: '09171234567', countryDialingCode: '63', humanCheck: {} },
    ]);
    await user.type(code(), '4810x2');
    await user.click(submit());
    await screen.findByText('another page');
    expect(requestsOf('logIn')).toEqual([
      { type: 'sms', username: '09171234567', password: '48102', countryDialingCode: '63' },
    ]);
    expect(knownPassword.of(app().children.session?.getSnapshot().context.session ?? null)).toBe(null);
  });

  test('[SMS-01] an invalid number gets no code, says so and takes the focus', async () => {
    const { user, requestsOf } = await show({ sendLoginCode: sent }, smsOn);
    await chooseSms(user);
    await user.type(mobile(), '917');
    await waitFor(async () => {
      await user.click(codeButton());
      expect(screen.getByText('Please enter a valid mobile number')).not.toBe(null);
    });
    expect([document.activeElement, requestsOf('sendLoginCode')]).toEqual([mobile(), []]);
  });

  test('[LOGIN-02] the fields are those that phones and password managers know', async () => {
    const { user } = await show({}, smsOn);
    await chooseSms(user);
    const attributes = (input: HTMLInputElement) => [input.autocomplete, input.inputMode, input.maxLength];
    expect([attributes(mobile()), attributes(code())]).toEqual([
      ['tel-national', 'tel', 20],
      ['one-time-code', 'numeric', 10],
    ]);
  });

  test.each(
    firstOf([
      ['codeWrong', 'Verification code error'],
      [
        'accountLocked',
        'This account is locked for now. Please try again later or contact customer service.',
      ],
      ['tooManyRequests', 'Too many tries. Please wait a moment.'],
    ]),
  )('a login refused with %s says so', async (refused, text) => {
    const { user } = await show(
      { logIn: () => Promise.reject(new CallError({ call: 'logIn', kind: 'refused', code: refused })) },
      smsOn,
    );
    await chooseSms(user);
    await user.type(mobile(), '9171234567');
    await user.type(code(), '000000');
    await user.click(submit());
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBe(null);
  });
});

describe('answers of every kind', () => {
  const failing = (details: Partial<ConstructorParameters<typeof CallError>[0]>) => () =>
    Promise.reject(new CallError({ call: 'logIn', kind: 'refused', ...details }));

  test.each([
    ['401', { code: 'notLoggedIn', status: 401 }, 'You are not logged in, please login first'],
    [
      '423',
      { code: 'accountLocked', status: 423 },
      'This account is locked for now. Please try again later or contact customer service.',
    ],
    [
      '429',
      { code: 'tooManyRequests', status: 429, retryAfter: 9_000 },
      'Too many tries. Please wait a moment.',
    ],
    ['500', { kind: 'server' as const, status: 500 }, 'Unknown error'],
    [
      'a web page',
      { kind: 'notJson' as const },
      "That reply didn't come from us. Your network may want you to log in to it first.",
    ],
    ['a broken connection', { kind: 'offline' as const }, 'No Internet'],
    ['another shape', { kind: 'shape' as const }, "We couldn't read the reply. Please try again."],
    ['no answer', { kind: 'timeout' as const }, 'Slow Connection'],
    [
      'no envelope [FAULT-44]',
      { kind: 'sealing' as const },
      "This browser can't send this securely. Please update it or use another one.",
    ],
    [
      'that nobody names an envelope [KIT-01]',
      { kind: 'sealing' as const, code: 'envelopeMissing' },
      "The site isn't set up to send this securely. Please tell customer service.",
    ],
  ])('[NET-05] [LOGIN-06] %s is reported, and the form can be resent', async (_what, details, text) => {
    const { user } = await show({ logIn: failing(details) });
    await fill(user);
    await user.click(submit());
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBe(null);
    expect([submit().disabled, username().value, password().value]).toEqual([
      false,
      'maria',
      ' correct horse ',
    ]);
  });

  test('[LOGIN-12] an answer after leaving the screen logs no one in', async () => {
    let answer = (_value: typeof loggedIn) => {};
    const { user, router, app, storage } = await show({
      logIn: () => new Promise<typeof loggedIn>((resolve) => (answer = resolve)),
    });
    await fill(user);
    await user.click(remember());
    await user.click(screen.getByRole('checkbox', { name: 'Log me in automatically on this device' }));
    await user.click(submit());
    await act(() => router.navigate('/m/register'));
    expect(screen.getByText('another page')).not.toBe(null);
    answer(loggedIn);
    await new Promise((resolve) => setTimeout(resolve));
    expect(app().children.session?.getSnapshot().value).toBe('visitor');
    // It would be written before the login is sealed, which takes longer than this test.
    expect(storage.read('autoLogin')).toBe('0');
    expect(await logins.load('username')).toBe(null);
  });
});

describe('typed, pasted and autofilled text', () => {
  test.each(
    firstOf(
      [
        ['HTML', '<img src=x onerror=alert(1)>'],
        ['SQL', `'";--`],
        ['a template', '{{name}} $t(login.submit)'],
        ['an emoji', '🎰🐎'],
        ['another script', 'كلمة المرور 密码'],
        ['combining marks', 'e\u0301e\u0301'],
        ['an unseen mark', 'a\u200b\u202eb'],
        ['a thousand characters', '密'.repeat(1_000)],
        ['a name of every object', '__proto__'],
      ],
      2,
    ),
  )('[LOGIN-06] a password with %s is sent unchanged', async (_what, typed) => {
    const { user, requestsOf } = await show({ logIn: noAnswer });
    await user.type(username(), 'maria');
    await user.click(password());
    await user.paste(typed);
    await user.click(submit());
    await waitFor(() => expect(requestsOf('logIn')).toHaveLength(1));
    expect(requestsOf('logIn')).toEqual([{ type: 'username', username: 'maria', password: typed }]);
  });

  test('[LOGIN-02] line breaks are removed when pasting', async () => {
    const { user } = await show();
    await user.click(username());
    await user.paste('mar\nia\r\n');
    expect(username().value).toBe('maria');
  });
});

describe('remembering a login', () => {
  const stored = () => logins.load('username');
  const forgetButton = () => screen.queryByRole('button', { name: 'Forget this login' });
  const maria = { username: 'maria', password: 'correct horse 1', countryDialingCode: '' };

  test('[SES-06] [LOGIN-02] ticked: the login returns sealed, filled in and ready to send', async () => {
    const first = await show({ logIn: () => loggedIn });
    await fill(first.user);
    await first.user.click(remember());
    await first.user.click(submit());
    await screen.findByText('another page');
    await waitFor(async () =>
      expect(await stored()).toEqual({
        username: 'maria',
        password: ' correct horse ',
        countryDialingCode: '',
      }),
    );
    expect(Object.values(localStorage).join()).not.toMatch(/maria|horse/);
    first.unmount();

    const second = await show({ logIn: () => loggedIn });
    await waitFor(() => expect(password().value).toBe(' correct horse '));
    expect([username().value, remember().checked]).toEqual(['maria', true]);
    await second.user.click(submit());
    await waitFor(() => expect(second.requestsOf('logIn')).toHaveLength(1));
    expect(second.requestsOf('logIn')).toEqual([
      { type: 'username', username: 'maria', password: ' correct horse ' },
    ]);
  });

  test('[SES-06] not ticked: nothing is stored, and the other method’s stays', async () => {
    await logins.save('sms', { ...maria, username: '0917' });
    const { user } = await show({ logIn: () => loggedIn });
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    expect([await stored(), await logins.load('sms')]).toEqual([null, { ...maria, username: '0917' }]);
  });

  test('[SES-06] forgetting takes one tap', async () => {
    await logins.save('username', maria);
    const { user } = await show();
    await waitFor(() => expect(username().value).toBe('maria'));
    await user.click(screen.getByRole('button', { name: 'Forget this login' }));
    expect([username().value, password().value, remember().checked]).toEqual(['', '', false]);
    expect(forgetButton()).toBe(null);
    await waitFor(async () => expect(await stored()).toBe(null));
  });

  test('[SES-06] unticking removes it', async () => {
    await logins.save('username', maria);
    const { user } = await show();
    await waitFor(() => expect(remember().checked).toBe(true));
    await user.click(remember());
    expect([password().value, forgetButton()]).toEqual(['', null]);
    await waitFor(async () => expect(await stored()).toBe(null));
  });

  test('[SES-06] [FAULT-36] a remembered password that the operator refuses is forgotten', async () => {
    await logins.save('username', maria);
    const { user } = await show({ logIn: () => Promise.reject(wrong(false)) });
    await waitFor(() => expect(password().value).toBe(maria.password));
    await user.click(submit());
    await waitFor(async () => expect(await stored()).toBe(null));
    expect(await screen.findByText('Wrong username or password.', { exact: false })).not.toBe(null);
    await waitFor(() => expect(password().value).toBe(''));
  });

  test('[SES-06] a different refused password leaves the remembered one', async () => {
    await logins.save('username', maria);
    const { user } = await show({ logIn: () => Promise.reject(wrong(false)) });
    await waitFor(() => expect(password().value).toBe(maria.password));
    await user.type(password(), 'x');
    await user.click(submit());
    await screen.findByText('Wrong username or password.', { exact: false });
    expect(await stored()).toEqual(maria);
  });

  test('[LOGIN-04] [SES-06] each method has its own, and a code is never stored', async () => {
    await logins.save('username', maria);
    const { user } = await show({ logIn: () => loggedIn }, smsOn);
    await waitFor(() => expect(username().value).toBe('maria'));
    await chooseSms(user);
    expect([mobile().value, code().value]).toEqual(['', '']);
    await user.type(mobile(), '09171234567');
    await user.type(code(), '123456');
    await user.click(screen.getByRole('checkbox', { name: 'Remember my number' }));
    await user.click(submit());
    await screen.findByText('another page');
    await waitFor(async () =>
      expect(await logins.load('sms')).toEqual({
        username: '09171234567',
        password: '',
        countryDialingCode: '63',
      }),
    );
    expect(await stored()).toEqual(maria);
  });

  test('[LOGIN-04] switching the method restores what is remembered for it, and no earlier secret', async () => {
    await logins.save('username', maria);
    await logins.save('sms', { username: '09171234567', password: '', countryDialingCode: '63' });
    const { user } = await show({}, smsOn);
    await waitFor(() => expect(password().value).toBe(maria.password));
    await user.type(password(), ' changed');
    await chooseSms(user);
    await waitFor(() => expect(mobile().value).toBe('09171234567'));
    await user.type(code(), '1234');
    await user.click(screen.getByRole('button', { name: 'Username' }));
    await waitFor(() => expect(password().value).toBe(maria.password));
    await chooseSms(user);
    expect(code().value).toBe('');
  });

  test('[SES-05] automatic login is a choice beside it, and off without it', async () => {
    const { user, storage } = await show({ logIn: () => loggedIn });
    const autoLogin = () =>
      screen.queryByRole('checkbox', { name: 'Log me in automatically on this device' });
    expect(autoLogin()).toBe(null);
    await fill(user);
    await user.click(remember());
    await user.click(autoLogin()!);
    await user.click(submit());
    await screen.findByText('another page');
    expect(storage.read('autoLogin')).toBe('1');
  });

  test('[SES-05] a login that is not remembered does not happen automatically', async () => {
    const { user, storage } = await show({ logIn: () => loggedIn });
    storage.write('autoLogin', '1');
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    expect(storage.read('autoLogin')).toBe('0');
  });

  test('[PASS-01] the password is known as long as the session is in memory', async () => {
    const { user, app } = await show({ logIn: () => loggedIn });
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    const { context } = app().children.session!.getSnapshot();
    expect(knownPassword.of(context.session)).toBe(' correct horse ');
    expect(knownPassword.of({ ...context.session! })).toBe(null);
  });
});

describe('external providers', () => {
  const sandbox: IdentitySettings = { provider: 'sandbox', url: '/sandbox/identity', phone: false };
  const social = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true };
  const ways = () =>
    within(screen.getByRole('group', { name: 'Log in with another account' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  const google = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });

  /** Fakes the window that a tap opens, and its answer. */
  function providerWindow() {
    const popup = { closed: false, close: vi.fn<() => void>() };
    const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    onTestFinished(() => open.mockRestore());
    const asked = () => new URL(String(open.mock.calls.at(-1)?.[0]), window.location.origin).searchParams;
    return {
      open,
      popup,
      asked,
      answer(more: object = {}) {
        const token = `h.${btoa(JSON.stringify({ nonce: asked().get('nonce') }))}.s`;
        const data = { type: 'identityAnswer', state: asked().get('state'), idToken: token, ...more };
        const event = new MessageEvent('message', { data, origin: window.location.origin });
        Object.defineProperty(event, 'source', { value: popup });
        window.dispatchEvent(event);
        return token;
      },
    };
  }

  test('[LOGIN-09] the accounts with their flags on, once the provider is initialised', async () => {
    await show({}, { identity: sandbox, whitelabel: social });
    await google();
    expect(ways()).toEqual(['Continue with Facebook', 'Continue with Google']);
  });

  test.each(
    firstOf([
      ['neither flag', { identity: sandbox, whitelabel: {} }],
      ['no provider', { identity: null, whitelabel: social }],
    ]),
  )('[LOGIN-09] none with %s', async (_what, more) => {
    const { user } = await show({}, more);
    await user.type(username(), 'm');
    expect(screen.queryByRole('group', { name: 'Log in with another account' })).toBe(null);
  });

  test('[LOGIN-09] none in SMS mode', async () => {
    const { user } = await show({}, { identity: sandbox, whitelabel: { ...social, ...smsOn.whitelabel } });
    await google();
    await chooseSms(user);
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBe(null);
  });

  test('[LOGIN-06] [LOGIN-09] the tap opens the window; its token logs in', async () => {
    const { open, answer, asked } = providerWindow();
    const { user, requestsOf } = await show(
      { logIn: () => loggedIn },
      { identity: sandbox, whitelabel: social },
    );
    await user.click(await google());
    expect([open.mock.calls.length, asked().get('channel')]).toEqual([1, 'google']);
    expect((await google()).disabled).toBe(true);
    expect(screen.getByText('Continue in the window that just opened.')).not.toBe(null);
    const firebaseIdToken = answer();
    await screen.findByText('another page');
    expect(requestsOf('logIn')).toEqual([{ type: 'firebase', username: '', password: '', firebaseIdToken }]);
    expect(await logins.load('username')).toBe(null);
  });

  test.each(
    firstOf([
      ['denied', { idToken: undefined, error: 'denied' }, /The window was closed or access was denied/],
      ['of another state', { state: 'x'.repeat(32) }, /didn't match this login/],
    ]),
  )('[LOGIN-09] [FAULT-67] an answer %s leads back to the login with a text', async (_what, more, text) => {
    const { answer } = providerWindow();
    const { user, requestsOf } = await show({}, { identity: sandbox, whitelabel: social });
    await user.click(await google());
    answer(more);
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBe(null);
    expect([requestsOf('logIn'), (await google()).disabled]).toEqual([[], false]);
  });

  test('[LOGIN-09] an account without a player says so', async () => {
    const { answer } = providerWindow();
    const { user } = await show(
      {
        logIn: () =>
          Promise.reject(
            new CallError({
              call: 'logIn',
              kind: 'refused',
              code: 'userDisabled',
              value: { unlinked: true },
            }),
          ),
      },
      { identity: sandbox, whitelabel: social },
    );
    await user.click(await google());
    answer();
    expect(await screen.findByText(/No player is linked to this account yet/)).not.toBe(null);
  });

  test('[LOGIN-09] [FAULT-48] the result of a redirect is handled on arrival', async () => {
    window.history.replaceState(
      null,
      '',
      `/m/login#type=identityAnswer&state=${'s'.repeat(32)}&error=denied`,
    );
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    await show({}, { identity: sandbox, whitelabel: social });
    expect(await screen.findByText(/didn't match this login/)).not.toBe(null);
    expect(window.location.hash).toBe('');
  });

  test('[LOGIN-08] [LOGIN-06] the provider verifies a phone before the login by SMS', async () => {
    const asked: { path: string; body: Record<string, string> }[] = [];
    let right = false;
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      const request = JSON.parse(body) as Record<string, string>;
      asked.push({ path, body: request });
      if (path.endsWith('/phone')) {
        const value = { verificationId: 'v1', expirationTime: Date.now() + 60_000 };
        return Response.json({ success: true, value });
      }
      if (!right) return Response.json({ success: false, code: 'codeWrong', message: '' }, { status: 400 });
      const idToken = `h.${btoa(JSON.stringify({ nonce: asked[0]?.body['nonce'] }))}.s`;
      return Response.json({ success: true, value: { idToken } });
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, requestsOf } = await show(
      { logIn: () => loggedIn },
      { identity: { ...sandbox, phone: true }, whitelabel: smsOn.whitelabel },
    );
    await chooseSms(user);
    await user.type(mobile(), '09171234567');
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: /Get code|Wait/ }));
      expect(screen.getByRole('button', { name: /Wait/ })).not.toBe(null);
    });
    await user.type(code(), '111111');
    await user.click(submit());
    await screen.findByText('Verification code error');
    expect(requestsOf('logIn')).toEqual([]);

    right = true;
    await user.click(submit());
    await screen.findByText('another page');
    expect(asked.map(({ path }) => path)).toEqual([
      '/sandbox/identity/phone',
      '/sandbox/identity/phone/confirm',
      '/sandbox/identity/phone/confirm',
    ]);
    expect([requestsOf('sendLoginCode'), requestsOf('logIn')]).toEqual([
      [],
      [
        {
          type: 'firebase',
          username: '09171234567',
          password: '',
          firebaseIdToken: `h.${btoa(JSON.stringify({ nonce: asked[0]?.body['nonce'] }))}.s`,
          firebaseChannel: 'sms',
          firebaseMobileNo: '09171234567',
          countryDialingCode: '63',
        },
      ],
    ]);
  });
});
