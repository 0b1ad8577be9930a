import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { Outcome } from '#machines/outcome.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  formRules,
  playAs,
  playersCalls,
  refusal,
} from '../opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Forgot password' });
const channels = (page: Page) => form(page).getByRole('group', { name: 'How to get the code' });
const otherChannel = (page: Page) => channels(page).getByRole('button', { pressed: false });
const account = (page: Page) => form(page).getByRole('textbox', { name: 'E-mail address or username' });
const mobile = (page: Page) => form(page).getByRole('textbox', { name: 'Mobile number' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send code' });
const sendAgain = (page: Page) => form(page).getByRole('button', { name: 'Get code' });
const change = (page: Page) => form(page).getByRole('button', { name: 'Change', exact: true });
const code = (page: Page) => form(page).getByRole('textbox', { name: 'Verification code' });
const newPassword = (page: Page) => form(page).getByLabel('New password', { exact: true });
const confirmation = (page: Page) => form(page).getByLabel('Repeat the new password');
const submit = (page: Page) =>
  form(page).getByRole('button', { name: /^(Set new password|Setting the new password)$/ });
const toLogin = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });
/** The form's own error; field errors show beside their fields. */
const alerts = (page: Page) => form(page).locator('> [role=alert]').filter({ hasText: /\S/ });

const typed = {
  email: 'maria@example.ph',
  mobile: '0917 123 4567',
  code: '123456',
  password: 'battery staple 2',
};
const byMail = ({ view }: Moment) => view.matches('channel.email');

const refusals: Record<string, string> = {
  codeWrong: 'Verification code errorRequest ID r1',
  passwordUnchanged: 'The new password and the old password cannot be the sameRequest ID r1',
  timeout: 'Slow Connection',
};

const oneFlag = 'one flag of the merchant opens both ways';

export const forgotPasswordBinding: Binding = {
  notYet: { 'mail alone': oneFlag, 'SMS alone': oneFlag },
  open: () => ({
    path: '/m/forget',
    async prepare(page) {
      await playAs(page, null);
      // Already expired by the page's clock: the code button's own chart covers the countdown.
      const sent = { expirationTime: 0 };
      await answerOthers(page, {
        ...playersCalls,
        '/wps/system/setting/register': formRules,
        '/wps/member/password/email': sent,
        '/wps/member/password/sms': sent,
      });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, status, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing, humanCheck: { provider: 'none' } } }),
        ...(status && {
          status: {
            ...status,
            info: { ...status.info, whitelabel: { ...status.info.whitelabel, PASSWORDCHANGEBYMAIL3: true } },
          },
        }),
      }));
    },
  }),

  calls: {
    resetPassword: {
      paths: ['/wps/member/password/verification'],
      sends: (_input, asked) => ({
        method: 'POST',
        query: {},
        body: {
          channel: byMail(asked) ? 'email' : 'sms',
          account: byMail(asked) ? typed.email : '+639171234567',
          code: typed.code,
          newPassword: typed.password,
          confirmNewPassword: typed.password,
        },
      }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        const outcome = value as Outcome;
        return outcome.ok ? accepted({}) : refusal(400, outcome.error.code);
      },
    },
  },

  does: {
    'channel.switched': (page) => otherChannel(page).click(),
    async 'code.sent'(page, _event, moment) {
      if (!moment.view.matches('form.identifying')) return sendAgain(page).click();
      await (byMail(moment) ? account(page).fill(typed.email) : mobile(page).fill(typed.mobile));
      await send(page).click();
    },
    'account.reopened': (page) => change(page).click(),
    async 'form.submitted'(page, { valid }) {
      await code(page).fill(valid ? typed.code : '');
      await newPassword(page).fill(typed.password);
      await confirmation(page).fill(typed.password);
      await submit(page).click();
    },
    'login.chosen': (page) => toLogin(page).click(),
  },
  controls: {
    'channel.switched': otherChannel,
    'account.reopened': change,
    'form.submitted': submit,
    'login.chosen': toLogin,
  },
  without: {
    'code.sent': 'the code button has a chart of its own, which says when it can be pressed',
    'code.kept': 'it shows while the code button counts, which it does not on the walk',
  },

  sees: {
    'channel.email': see('E-mail as the way', async (page, { view }) => {
      if (!view.matches('form.identifying')) return;
      await expect(channels(page).getByRole('button', { pressed: true })).toHaveText('E-mail');
      await expect(account(page)).toBeVisible();
      await expect(mobile(page)).toHaveCount(0);
    }),
    'channel.sms': see('Mobile number as the way', async (page, { view }) => {
      if (!view.matches('form.identifying')) return;
      await expect(channels(page).getByRole('button', { pressed: true })).toHaveText('Mobile number');
      await expect(mobile(page)).toBeVisible();
      await expect(account(page)).toHaveCount(0);
    }),
    'form.identifying': see('a field for whom the code is for, and none for a password', async (page) => {
      await expect(send(page)).toBeVisible();
      await expect(code(page)).toHaveCount(0);
      await expect(newPassword(page)).toHaveCount(0);
    }),
    'form.entering': see(
      'that a code may be on its way, and fields for it and the password',
      async (page, moment) => {
        await expect(form(page)).toContainText(
          `If ${byMail(moment) ? typed.email : typed.mobile} belongs to a player, a code is on its way.`,
        );
        await expect(submit(page)).toHaveText('Set new password');
        await expect(newPassword(page)).toHaveAttribute('type', 'password');
      },
    ),
    'form.resetting': see('a busy button that says Setting the new password', async (page) => {
      await expect(submit(page)).toHaveText('Setting the new password');
      await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    }),
    'form.reset': see('that the new password is set', async (page) => {
      await expect(page.getByText('Your new password is set')).toBeVisible();
      await expect(page.getByText("You're logged out on all other devices.")).toBeVisible();
      await expect(form(page)).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => view.context.error === null,
      sees: see('no refusal', (page) => expect(alerts(page)).toHaveCount(0)),
    },
    ...Object.entries(refusals).map(([refused, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alerts(page)).toHaveText([text]),
      ),
    })),
  ],
  effects: {
    focusFirstInvalidField: see('the focus on the field for the code, which says why', async (page) => {
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveAccessibleDescription('Enter verification code');
    }),
  },
  unseen: {
    clearSecrets: 'ForgotPasswordScreen.test.tsx: going back to another account leaves no secret behind',
    goToLogin: 'it is looked for where the step leads',
  },
  departs: ({ actions }) =>
    actions.includes('goToLogin')
      ? see('the login screen', async (page) => {
          await expect(page).toHaveURL('/m/login');
          await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
        })
      : undefined,
  impossible: ({ step }) => step.kind === 'user' && step.event.type === 'code.kept',
  unwalked: {
    'form.identifying on code.kept':
      'no code of the walk is waited for; ForgotPasswordScreen.test.tsx: going back to another account leaves no secret behind',
  },
};
