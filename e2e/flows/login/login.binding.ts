import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { Credentials } from '#machines/login/login.machine.ts';
import type { Step } from '@araw/flow/model';
import { answersOf, type Binding, type Moment, see } from '@araw/flow/browser';
import { google, idToken, openOwnWindows, socialLoginCalls, windowText } from '../identityWindow.ts';
import { accepted, answerOthers, changeStartup, playAs, playersCalls, refusal } from '../opening.ts';
import { seeLastLogin } from '../lastLogin.ts';

const logInButton = (page: Page) => page.getByRole('button', { name: /^(Log in|Logging in)$/ });
const methods = (page: Page) => page.getByRole('group', { name: 'How to log in' });
const otherMethod = (page: Page) => methods(page).getByRole('button', { pressed: false });
const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const mobile = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const code = (page: Page) => page.getByLabel('Verification code', { exact: true });
const captcha = (page: Page) => page.getByRole('textbox', { name: 'Captcha' });
const captchaButton = (page: Page) =>
  page.getByRole('button', { name: /^(Load another picture|The picture didn't load)/ });
const form = (page: Page) => page.getByRole('form', { name: 'Log in' });
/** The form's own error; field errors show beside their fields. */
const alert = (page: Page) => form(page).locator('> [role=alert]');
const invalidFields = (page: Page) => form(page).locator('[aria-invalid=true]');

/** A one-pixel PNG. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const typed = {
  username: { name: 'maria', secret: 'correct horse 1' },
  sms: { name: '09171234567', secret: '123456' },
};
const typedIn = ({ view }: Moment) => (view.matches('method.sms') ? typed.sms : typed.username);

/** The screen's text for a failed login, by code; with the request id if the operator sent one. */
const refusalTexts: Record<string, string> = {
  credentialsWrong: 'Wrong username or password.Request ID r1',
  timeout: 'Slow Connection',
  codeWrong: 'Verification code error',
  identityDenied: "You weren't logged in. The window was closed or access was denied.",
};

const submitted = ({ steps }: Moment) => {
  const step = steps.findLast((done): done is Extract<Step, { kind: 'user' }> => done.kind === 'user');
  return step?.event as { valid: boolean; credentials?: Credentials } | undefined;
};

const byProvider = 'SMS and social login by an external provider';
const codeButton = (page: Page) => page.getByRole('button', { name: /^(Get code|Wait [\d,]+ s)$/ });

/** The login request after an external provider has verified the phone; undefined for other logins. */
function vouchedFor({ steps }: Moment) {
  const step = steps.at(-1);
  if (step?.kind !== 'answer' || step.actor !== 'verifyPhone') return undefined;
  return {
    type: 'firebase',
    username: typed.sms.name,
    password: '',
    firebaseIdToken: idToken,
    firebaseChannel: 'sms',
    firebaseMobileNo: typed.sms.name,
  };
}

export const loginBinding: Binding = {
  open: (variant) => ({
    path: '/m/login',
    async prepare(page) {
      await playAs(page, null);
      const expirationTime = Date.UTC(2100, 0, 1);
      await answerOthers(page, {
        ...playersCalls,
        '/sandbox/identity/phone': { verificationId: 'v1', expirationTime },
      });
      const external = variant === byProvider;
      const sms = variant === 'SMS login on' || external;
      if (external) await openOwnWindows(page);
      // Cover both envelopes, one per variant.
      const sealing = await testSealing(sms ? 'AES-GCM' : 'DES');
      const ours = {
        sealing,
        humanCheck: { provider: 'none' as const },
        identity: external ? { provider: 'sandbox' as const, url: '/sandbox/identity', phone: true } : null,
      };
      // On a long path the settings go stale, and the app reads them again.
      await page.route('**/wps/system/settings/consolidated', async (route) => {
        const response = await route.fetch();
        const { value, ...rest } = await response.json();
        await route.fulfill({ response, json: { ...rest, value: { ...value, ...ours } } });
      });
      await changeStartup(page, ({ settings, status, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, ...ours } }),
        ...(status && {
          status: {
            ...status,
            info: {
              ...status.info,
              whitelabel: {
                ...status.info.whitelabel,
                MOBILEVERCODELOGIN3: sms,
                GOOGLELOGIN3: external,
                FACEBOOKLOGIN3: false,
              },
            },
          },
        }),
      }));
    },
  }),

  calls: {
    logIn: {
      paths: ['/wps/session/login'],
      sends: (_input, asked) => {
        const { name, secret } = typedIn(asked);
        // Don't read it from the input: the model's provider result isn't a page's form.
        const answer = submitted(asked)?.credentials?.captcha;
        const { view } = asked;
        const withCaptcha = !view.matches('captcha.hidden');
        return {
          method: 'POST',
          query: {},
          body: {
            type: view.matches('method.sms') ? 'sms' : 'username',
            username: name,
            password: secret,
            captcha: withCaptcha ? answer : '',
            captchaId: withCaptcha ? `c${answersOf(asked, 'fetchCaptcha')}` : '',
            ...(view.matches('method.sms') && { countryDialingCode: '63' }),
            ...vouchedFor(asked),
          },
        };
      },
      reply({ ok, value }) {
        const outcome = value as { ok?: boolean; captcha?: boolean; session?: object; lastLogin?: object };
        if (!ok) return 'silence';
        if (!outcome.ok) return refusal(400, 'credentialsWrong', { captcha: outcome.captcha });
        return accepted({ ...outcome.session, lastLogin: outcome.lastLogin });
      },
    },
    verifyPhone: {
      paths: ['/sandbox/identity/phone/confirm'],
      sends: () => ({ method: 'POST', query: {}, body: { verificationId: 'v1', code: typed.sms.secret } }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        return (value as { ok: boolean }).ok ? accepted({ idToken }) : refusal(400, 'codeWrong');
      },
    },
    socialLogin: socialLoginCalls,
    fetchCaptcha: {
      paths: ['/wps/captcha'],
      sends: () => ({ method: 'GET', query: {} }),
      reply: ({ ok, number }) =>
        ok ? accepted({ captchaId: `c${number}`, image: picture }) : refusal(400, 'requestInvalid'),
    },
  },

  does: {
    async 'form.submitted'(page, { valid, credentials }, moment) {
      const { name, secret } = typedIn(moment);
      const sms = moment.view.matches('method.sms');
      await (sms ? mobile(page) : username(page)).fill(valid ? name : '');
      if (sms && valid && moment.view.context.phoneProofNeeded) {
        // The provider verifies only a number that it has sent a code to.
        if ((await codeButton(page).innerText()) === 'Get code') await codeButton(page).click();
        await expect(codeButton(page)).toHaveText(/Wait/);
      }
      await (sms ? code(page) : password(page)).fill(valid ? secret : '');
      if (await captcha(page).isVisible()) await captcha(page).fill(credentials.captcha);
      await logInButton(page).click();
    },
    'provider.chosen': (page, { provider }) =>
      provider === 'google'
        ? google(page).click()
        : expect(page.getByRole('button', { name: /Facebook/ })).toHaveCount(0),
    'method.switched': (page) => otherMethod(page).click(),
    'captcha.refreshed': (page) => captchaButton(page).click(),
  },

  controls: {
    'form.submitted': logInButton,
    'provider.chosen': google,
    'method.switched': otherMethod,
    'captcha.refreshed': captchaButton,
  },
  without: {
    'language.changed': 'the words by which the walk finds its way would change',
    'session.changed': 'session.spec.ts: it comes by itself',
    watchSession: 'what it tells is session.changed',
  },

  sees: {
    'method.username': see('the fields for user name and password', async (page) => {
      await expect(username(page)).toBeVisible();
      await expect(username(page)).toHaveAttribute('maxlength', '32');
      await expect(password(page)).toHaveAttribute('type', 'password');
      await expect(mobile(page)).toBeHidden();
      await expect(code(page)).toBeHidden();
    }),
    'method.sms': see('the fields for mobile number and verification code', async (page) => {
      await expect(mobile(page)).toBeVisible();
      await expect(code(page)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('63');
      await expect(username(page)).toBeHidden();
      await expect(password(page)).toBeHidden();
    }),
    'form.editing': see('a button that says Log in', async (page) => {
      const button = page.getByRole('button', { name: 'Log in', exact: true });
      await expect(button).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-busy');
    }),
    'form.loggingIn': see('a busy button that says Logging in and takes no tap', async (page) => {
      const button = page.getByRole('button', { name: 'Logging in' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(invalidFields(page)).toHaveCount(0);
    }),
    'form.verifyingPhone': see('a busy button that says Logging in and takes no tap', async (page) => {
      const button = page.getByRole('button', { name: 'Logging in' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
    }),
    'form.socialLogin': see('that the login continues in another window', async (page) => {
      await expect(form(page).getByRole('status')).toHaveText(windowText);
      await expect(logInButton(page)).toBeDisabled();
    }),
    'captcha.hidden': see('no captcha', async (page) => {
      await expect(captcha(page)).toBeHidden();
      await expect(captchaButton(page)).toBeHidden();
    }),
    'captcha.loading': see('an empty captcha field whose picture is on its way', async (page) => {
      await expect(captcha(page)).toHaveValue('');
      await expect(captchaButton(page)).toBeDisabled();
      await expect(captchaButton(page)).toHaveAccessibleName('Load another picture');
      await expect(page.getByRole('img', { name: 'Captcha picture' })).toHaveCount(0);
    }),
    'captcha.shown': see('the captcha picture', async (page) => {
      await expect(page.getByRole('img', { name: 'Captcha picture' })).toHaveAttribute(
        'src',
        `data:image/png;base64,${picture}`,
      );
      await expect(captcha(page)).toHaveAttribute('maxlength', '6');
    }),
    'captcha.failed': see('that the captcha picture did not load', async (page) => {
      await expect(captchaButton(page)).toHaveAccessibleName(/^The picture didn't load/);
      await expect(page.getByRole('img', { name: 'Captcha picture' })).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => view.context.error === null && !view.matches('form.loggedIn'),
      sees: see('no refusal', (page) => expect(alert(page)).toHaveText('')),
    },
    ...Object.entries(refusalTexts).map(([refused, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page) =>
        expect(alert(page)).toHaveText(text),
      ),
    })),
    {
      when: ({ view }) => !view.context.smsLoginEnabled,
      sees: see('no choice of the method', (page) => expect(methods(page)).toHaveCount(0)),
    },
    ...(['username', 'sms'] as const).map((method) => ({
      when: ({ view }: Moment) => view.context.smsLoginEnabled && view.matches(`method.${method}`),
      sees: see(`${method === 'sms' ? 'Mobile number' : 'Username'} as the chosen method`, (page) =>
        expect(methods(page).getByRole('button', { pressed: true })).toHaveText(
          method === 'sms' ? 'Mobile number' : 'Username',
        ),
      ),
    })),
  ],
  effects: {
    focusFirstInvalidField: see(
      'the focus on the first wrong field, which says why',
      async (page, moment) => {
        const sms = moment.view.matches('method.sms');
        const [field, why] = submitted(moment)?.valid
          ? [captcha(page), 'Enter verification code']
          : sms
            ? [mobile(page), 'Enter mobile number']
            : [username(page), 'Enter username'];
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(why);
        // The captcha alone, or the name and the secret.
        await expect(invalidFields(page)).toHaveCount(submitted(moment)?.valid ? 1 : 2);
      },
    ),
    tellLastLogin: seeLastLogin,
    recallCredentials: see('nothing left of the password, the code and the captcha', async (page) => {
      for (const secret of [password(page), code(page), captcha(page)]) {
        if (await secret.isVisible()) await expect(secret).toHaveValue('');
      }
      await expect(invalidFields(page)).toHaveCount(0);
    }),
  },
  unseen: {
    validation: 'it waits for the language to change, which this screen cannot do',
    'form.loggedIn': 'the home screen has come',
    keepLogin: 'LoginScreen.test.tsx: the next login finds it',
    noteRefused: 'LoginScreen.test.tsx: a remembered password that is refused is forgotten',
    startSession: 'the home screen has come',
    player: 'who plays when the form opens',
    leave: 'session.spec.ts: it comes by itself',
    revalidateFilledFields: 'LoginScreen.test.tsx: it follows a change of the language',
  },
  departs: ({ to }) =>
    to.view.matches('form.loggedIn')
      ? see('the home screen, with the name of the player', async (page) => {
          await expect(page).toHaveURL('/m/home');
          await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeFocused();
          await expect(page.getByRole('banner')).toContainText('maria');
        })
      : undefined,
  impossible: ({ step }) =>
    // The social login chart is part of the program and can't fail.
    (step.kind === 'answer' && step.actor === 'socialLogin' && !step.ok) ||
    // The field accepts up to six digits.
    (step.kind === 'user' &&
      step.event.type === 'form.submitted' &&
      step.event.credentials.captcha.length > 6) ||
    (step.kind === 'user' && step.event.type === 'session.changed') ||
    (step.kind === 'answer' && step.actor === 'watchSession'),
  unwalked: {
    'validation.settled on language.changed': 'in another language the walk would not find its way',
    'form.editing on session.changed': 'session.spec.ts: it comes by itself',
    'player on session.changed #1': 'session.spec.ts: it comes by itself',
    'player on session.changed #2': 'session.spec.ts: it comes by itself',
    'player on watchSession fails': 'the session is a part of the program',
    'validation.waiting on language.changed': 'in another language the walk would not find its way',
    'validation.waiting on after revalidationDelay': 'in another language the walk would not find its way',
    'form.socialLogin on socialLogin fails': 'the chart of the login is a part of the program',
  },
};
