import { expect, type Page } from '@playwright/test';
import type { Binding } from '#tools/flow/browser.ts';

const logInButton = (page: Page) => page.getByRole('button', { name: /^(Log in|Logging in)$/ });
const methods = (page: Page) => page.getByRole('group', { name: 'How to log in' });
const otherMethod = (page: Page) => methods(page).getByRole('button', { pressed: false });
const captcha = (page: Page) => page.getByRole('textbox', { name: 'Captcha' });
const captchaButton = (page: Page) =>
  page.getByRole('button', { name: /^(Load another picture|The picture did not load)/ });

/** A PNG of one pixel. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const refusal = (code: string, value?: unknown) => ({
  success: false,
  code,
  message: code,
  requestId: 'r1',
  value,
});

/** What the home screen asks for once somebody has logged in. */
const homeAnswers: [string, unknown][] = [
  ['/wps/wallets/gcs', { sumBalance: 0, currencySymbol: '₱' }],
  ['GCS_recentGame', { list: [], totalPages: 0 }],
  ['MCSFE_getFavoriteGames', { content: [] }],
  ['MCSFE_getListAnnouncements', {}],
];

export const loginBinding: Binding = {
  open: (variant) => ({
    path: '/m/login',
    async prepare(page) {
      for (const [path, value] of homeAnswers) {
        await page.route(
          (url) => url.pathname.includes(path),
          (route) => route.fulfill({ json: { success: true, value } }),
        );
      }
      if (variant !== 'SMS login on') return;
      await page.route('**/m/login', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replace('"MOBILEVERCODELOGIN3":false', '"MOBILEVERCODELOGIN3":true'),
        });
      });
    },
  }),

  calls: {
    logIn: {
      paths: [{ path: '/wps/session/login' }],
      reply({ ok, value }) {
        const outcome = value as { ok?: boolean; captcha?: boolean; session?: object };
        if (!ok) return { status: 500, body: refusal('unknown') };
        if (!outcome.ok)
          return { status: 400, body: refusal('credentialsWrong', { captcha: outcome.captcha }) };
        return { status: 200, body: { success: true, value: outcome.session } };
      },
    },
    fetchCaptcha: {
      paths: [{ path: '/wps/captcha' }],
      reply: ({ ok }) =>
        ok
          ? { status: 200, body: { success: true, value: { captchaId: 'c1', image: picture } } }
          : { status: 400, body: refusal('requestInvalid') },
    },
  },

  does: {
    async 'form.submitted'(page, { valid, credentials }) {
      const byMobile = await page.getByLabel('Mobile number', { exact: true }).isVisible();
      const [name, secret] = byMobile ? ['Mobile number', 'Verification code'] : ['Username', 'Password'];
      await page.getByRole('textbox', { name }).fill(valid ? (byMobile ? '09171234567' : 'maria') : '');
      await page.getByLabel(secret ?? '', { exact: true }).fill(byMobile ? '123456' : 'correct horse 1');
      if (await captcha(page).isVisible()) await captcha(page).fill(credentials.captcha);
      await logInButton(page).click();
    },
    'method.switched': (page) => otherMethod(page).click(),
    'captcha.refreshed': (page) => captchaButton(page).click(),
  },

  controls: {
    'form.submitted': logInButton,
    'method.switched': otherMethod,
    'captcha.refreshed': captchaButton,
  },
  without: { 'language.changed': 'the language is chosen in the side menu, which this screen does not have' },

  sees: {
    'method.username': (page) => expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible(),
    'method.sms': (page) => expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible(),
    'form.editing': (page) => expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible(),
    'form.loggingIn': (page) => expect(page.getByRole('button', { name: 'Logging in' })).toBeDisabled(),
    'form.loggedIn': (page) => expect(page.getByRole('heading', { name: 'Home' })).toBeAttached(),
    'captcha.hidden': (page) => expect(captcha(page)).toBeHidden(),
    'captcha.loading': (page) => expect(captchaButton(page)).toBeDisabled(),
    'captcha.shown': (page) => expect(page.getByRole('img', { name: 'Captcha picture' })).toBeAttached(),
    'captcha.failed': (page) =>
      expect(page.getByRole('button', { name: /^The picture did not load/ })).toBeEnabled(),
    validation: async () => {},
  },
  facts: [
    {
      when: ({ context }) => context.refusal?.code === 'credentialsWrong',
      sees: (page) => expect(page.getByText('Wrong username or password.')).toBeVisible(),
    },
    {
      when: ({ context }) => context.refusal === null,
      sees: (page) => expect(page.getByText('Wrong username or password.')).toBeHidden(),
    },
  ],
  leaves: 'form.loggedIn',
};
