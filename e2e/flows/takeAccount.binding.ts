import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { TakingForm, TakingOutcome } from '#machines/takeAccount/takeAccount.machine.ts';
import { answersOf, type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  captchaPicture,
  changeStartup,
  formRules,
  playAs,
  playersCalls,
  refusal,
} from './opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Take over your account' });
const username = (page: Page) => form(page).getByRole('textbox', { name: 'Username' });
const first = (page: Page) => form(page).getByLabel('First password, from your agent', { exact: true });
const own = (page: Page) => form(page).getByLabel('Your own password', { exact: true });
const again = (page: Page) => form(page).getByLabel('Repeat your own password', { exact: true });
const consent = (page: Page) => form(page).getByRole('checkbox');
const submit = (page: Page) => form(page).getByRole('button', { name: 'Take over and log in' });
const captcha = (page: Page) => form(page).getByRole('textbox', { name: 'Captcha' });
const captchaButton = (page: Page) =>
  form(page).getByRole('button', { name: /^(Load another picture|The picture did not load)/ });
const alert = (page: Page) => form(page).locator('> [role=alert]');

const refusals: Record<string, string> = {
  credentialsWrong: 'Wrong username or password.Request ID r1',
  conflict: 'This account is taken over already. Log in with your own password.Request ID r1',
};

const isWrong = ({ steps }: Moment) => {
  const step = steps.at(-1);
  return step?.kind === 'user' && step.event['valid'] === false;
};

export const takeAccountBinding: Binding = {
  open: () => ({
    path: '/m/login?page=takeAccount',
    async prepare(page) {
      await playAs(page, null);
      await answerOthers(page, { ...playersCalls, '/wps/system/setting/register': formRules });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
  }),

  calls: {
    takeAccount: {
      paths: ['/wps/session/first'],
      sends: ({ captcha: digits, ...typed }: TakingForm, asked, url) => ({
        method: 'POST',
        query: {},
        body: {
          ...typed,
          agreed: true,
          captcha: digits,
          captchaId: digits === '' ? '' : `c${answersOf(asked, 'fetchCaptcha')}`,
          registerUrl: new URL(url).host,
          domain: new URL(url).host,
          registerMethod: 'H5',
        },
      }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        const outcome = value as TakingOutcome;
        if (outcome.ok) return accepted(outcome.session);
        const { error, captcha: isAsked, field } = outcome;
        return refusal(400, error.code, { captcha: isAsked, ...(field && { field }) });
      },
    },
    fetchCaptcha: {
      paths: ['/wps/captcha'],
      sends: () => ({ method: 'GET', query: {} }),
      reply: ({ ok, number }) =>
        ok ? accepted({ captchaId: `c${number}`, image: captchaPicture }) : refusal(400, 'requestInvalid'),
    },
  },

  does: {
    'consent.toggled': (page) => consent(page).click(),
    async 'form.submitted'(page, { form: typed }) {
      await username(page).fill(typed.username);
      await first(page).fill(typed.password);
      await own(page).fill(typed.newPassword);
      await again(page).fill(typed.confirmNewPassword);
      if (await captcha(page).isVisible()) await captcha(page).fill(typed.captcha);
      await submit(page).click();
    },
    'captcha.refreshed': (page) => captchaButton(page).click(),
  },
  controls: {
    'consent.toggled': consent,
    'form.submitted': submit,
    'captcha.refreshed': captchaButton,
  },

  sees: {
    'open.form.editing': see('the form, with whether age and terms are confirmed', (page, { view }) =>
      expect(consent(page)).toBeChecked({ checked: view.context.consented }),
    ),
    'open.form.sending': see('a busy button', (page) =>
      expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    ),
    'open.captcha.hidden': see('no captcha', (page) => expect(captcha(page)).toBeHidden()),
    'open.captcha.loading': see('an empty captcha field whose picture is on its way', async (page) => {
      await expect(captcha(page)).toHaveValue('');
      await expect(captchaButton(page)).toBeDisabled();
    }),
    'open.captcha.shown': see('the captcha picture', (page) =>
      expect(page.getByRole('img', { name: 'Captcha picture' })).toBeVisible(),
    ),
    'open.captcha.failed': see('that the captcha picture did not load', (page) =>
      expect(captchaButton(page)).toHaveAccessibleName(/^The picture did not load/),
    ),
  },
  facts: [
    {
      when: ({ view }) => view.context.error === null && view.matches('open'),
      sees: see('no refusal', (page) => expect(alert(page)).toHaveText('')),
    },
    ...Object.entries(refusals).map(([refused, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alert(page)).toHaveText(text),
      ),
    })),
    {
      when: ({ view }) =>
        view.matches('open.form.editing') && (!view.context.consented || view.matches('open.captcha.failed')),
      sees: see('a button that takes no tap', (page) => expect(submit(page)).toBeDisabled()),
    },
  ],
  effects: {
    focusFirstInvalidField: see('the focus on what is wrong, which says why', async (page, moment) => {
      const field = isWrong(moment) ? own(page) : captcha(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }),
    focusRefusedField: see('why, at the field that the operator names', async (page, { view }) => {
      if (view.context.refusedField === 'newPassword') await expect(own(page)).toBeFocused();
    }),
  },
  unseen: {
    taken: 'the home screen has come',
    startSession: 'the home screen has come',
    renewTerms: 'TakeAccountScreen.test.tsx: newer terms are read and agreed to',
  },
  departs: ({ to }) =>
    to.view.matches('taken')
      ? see('the home screen, with the name of the player', async (page) => {
          await expect(page).toHaveURL('/m/home');
          await expect(page.getByRole('banner')).toContainText('lorna');
        })
      : undefined,
  // Without a picture there is no field for its digits.
  impossible: ({ from, step }) =>
    step.kind === 'user' &&
    step.event.type === 'form.submitted' &&
    step.event['valid'] === true &&
    from.view.matches('open.captcha.hidden') &&
    (step.event['form'] as TakingForm).captcha !== '',
};
