// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/callError.ts';
import type { RegisterSettings } from '#services/contract/member.ts';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const rule = { enabled: true, required: true, pattern: '', message: '' };
const settings: RegisterSettings = {
  fields: {},
  loginRules: {
    loginUsername: { ...rule, pattern: '^[a-z0-9]{4,20}$', message: 'Four to twenty letters' },
    loginPassword: { ...rule, pattern: '(a+)+$(' },
    loginMobileNum: rule,
    verificationCode: rule,
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
const session = { token: 'token-1', userName: 'maria', type: 0, firstTimeLogin: false };
const wrong = (captcha: boolean) =>
  new CallError({
    call: 'logIn',
    kind: 'refused',
    code: captcha ? 'captchaWrong' : 'credentialsWrong',
    status: 400,
    requestId: 'request-1',
    value: { captcha },
  });

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const captcha = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Captcha' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Log in|Logging in/ });

function show(answers: Parameters<typeof renderScreen>[1]['answers'] = {}, more = {}) {
  const user = userEvent.setup();
  return {
    user,
    ...renderScreen(<LoginScreen />, {
      path: '/m/login',
      answers: { registerSettings: () => settings, ...answers },
      ...more,
    }),
  };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(username(), ' maria ');
  await user.type(password(), ' correct horse ');
}

describe('logging in by username', () => {
  test('[LOGIN-06] [SES-03] sends what was typed once, stores the session and goes home', async () => {
    const { user, requestsOf, router } = show({ logIn: () => session });
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    expect(requestsOf('logIn')).toEqual([
      { type: 'username', username: 'maria', password: ' correct horse ' },
    ]);
    expect(router.state.location.pathname).toBe('/m/home');
  });

  test('[SES-03] goes back to where the player was sent from, and nowhere else', async () => {
    const { user, router } = show({ logIn: () => session });
    await router.navigate('/m/login', { state: { returnTo: '/m/gameList?type=fav' } });
    await fill(user);
    await user.click(submit());
    await screen.findByText('another page');
    expect(router.state.location.pathname + router.state.location.search).toBe('/m/gameList?type=fav');
  });

  test('[LOGIN-12] a second tap while the first is on its way sends nothing', async () => {
    const { user, requestsOf } = show();
    await fill(user);
    await user.dblClick(submit());
    await user.type(password(), '{Enter}');
    expect(submit().disabled).toBe(true);
    expect(requestsOf('logIn')).toHaveLength(1);
  });

  test('[LOGIN-06] [LOGIN-11] wrong fields are named, the first is focused, nothing is sent', async () => {
    const { user, requestsOf } = show();
    await waitFor(() => expect(requestsOf('registerSettings')).toHaveLength(1));
    await user.type(username(), 'x');
    await user.click(submit());
    const messages = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(messages).toEqual(['Four to twenty letters', 'Enter password', '']);
    expect(document.activeElement).toBe(username());
    expect(username().getAttribute('aria-invalid')).toBe('true');
    expect(requestsOf('logIn')).toEqual([]);
  });

  test('[LOGIN-11] a pattern that is none keeps nobody out', async () => {
    const { user, requestsOf } = show({ logIn: () => session });
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(requestsOf('logIn')).toHaveLength(1));
  });

  test('[LOGIN-02] the password shows and hides', async () => {
    const { user } = show();
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
    expect([username().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  });
});

describe('refusals', () => {
  test('[NET-05] are said in words with the id of the request, and gone with the next attempt', async () => {
    let refuse = true;
    const { user } = show({
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

  test('[NET-05] an operator that cannot be reached says so', async () => {
    const { user } = show({
      logIn: () => Promise.reject(new CallError({ call: 'logIn', kind: 'timeout' })),
    });
    await fill(user);
    await user.click(submit());
    expect((await screen.findByText('Slow Connection')).closest('[role=alert]')).not.toBe(null);
  });

  test('[LOGIN-03] a flagged failure asks for a captcha, whose id travels with the answer', async () => {
    let pictures = 0;
    const { user, requestsOf } = show({
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

  test('[LOGIN-03] a picture that fails can be asked for again, and nothing is sent without it', async () => {
    let fail = true;
    const { user } = show({
      logIn: () => Promise.reject(wrong(true)),
      captcha: () =>
        fail
          ? Promise.reject(new CallError({ call: 'captcha', kind: 'offline' }))
          : { captchaId: 'id-1', image: 'iVBORw0KGgo=' },
    });
    await fill(user);
    await user.click(submit());
    const again = await screen.findByRole('button', {
      name: 'The picture did not load. Tap to load another.',
    });
    expect(submit().disabled).toBe(true);
    fail = false;
    await user.click(again);
    await screen.findByRole('img', { name: 'Captcha picture' });
    expect(submit().disabled).toBe(false);
  });
});

test('[LOGIN-05] another language checks the filled fields again after 200 ms', async () => {
  const { user, requestsOf } = show({
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
  expect(screen.getByText('Wrong in EN')).not.toBe(null);
  i18next.addResourceBundle('TY', 'translation', i18next.getResourceBundle('EN', 'translation'));
  await i18next.changeLanguage('TY');
  expect(await screen.findByText('Wrong in tl')).not.toBe(null);
  expect(screen.getByText('Enter password')).not.toBe(null);
});

describe('ways out', () => {
  const links = () => screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));

  test('[LOGIN-10] to registration and free trial; forgotten passwords only where the merchant says so', () => {
    show();
    expect(links()).toEqual(['/m/register', '/m/trail', '/m/service']);
  });

  test('[LOGIN-10] the forgot link with its flag', () => {
    show({}, { whitelabel: { PASSWORDCHANGEBYMAIL3: true } });
    expect(links()).toEqual(['/m/forget', '/m/register', '/m/trail', '/m/service']);
  });

  test('[LOGIN-01] the SMS mode only with its flag', async () => {
    show();
    expect(screen.queryByRole('group', { name: 'How to log in' })).toBe(null);
  });

  test('[LOGIN-01] [LOGIN-04] switching the mode empties the secrets', async () => {
    const { user, requestsOf } = show(
      { logIn: () => session },
      { whitelabel: { MOBILEVERCODELOGIN3: true } },
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Mobile number' }));
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9171234567');
    await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '4810x2');
    await user.click(submit());
    await waitFor(() => expect(requestsOf('logIn')).toHaveLength(1));
    expect(requestsOf('logIn')).toEqual([
      { type: 'sms', username: '9171234567', password: '48102', countryDialingCode: '63' },
    ]);
  });
});
