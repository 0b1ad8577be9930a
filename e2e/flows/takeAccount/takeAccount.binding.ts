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
} from '../opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Activate your account' });
const username = (page: Page) => form(page).getByRole('textbox', { name: 'Username' });
const first = (page: Page) => form(page).getByLabel('First password, from your agent', { exact: true });
const own = (page: Page) => form(page).getByLabel('Your new password', { exact: true });
const again = (page: Page) => form(page).getByLabel('Repeat your new password', { exact: true });
const consent = (page: Page) => form(page).getByRole('checkbox', { name: /^I'm 21 years old and agree/ });
const declaration = (page: Page) =>
  form(page).getByRole('checkbox', { name: /^I'm not a government official/ });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Activate and log in' });
const captcha = (page: Page) => form(page).getByRole('textbox', { name: 'Captcha' });
const captchaButton = (page: Page) =>
  form(page).getByRole('button', { name: /^(Load another picture|The picture didn't load)/ });
const alert = (page: Page) => form(page).locator('> [role=alert]');

const refusals: Record<string, string> = {
  credentialsWrong: 'Wrong username or password.Request ID r1',
  declarationMissing: "Please confirm that you're allowed to play, then try again.Request ID r1",
  conflict: 'This account is already active. Log in with your own password.Request ID r1',
};

const isWrong = ({ steps }: Moment) => {
  const step = steps.at(-1);
  return step?.kind === 'user' && step.event['valid'] === false;
};

export const takeAccountBinding: Binding = {
  open: (variant) => ({
    path: '/m/login?page=takeAccount',
    async prepare(page) {
      await playAs(page, null);
      await answerOthers(page, { ...playersCalls, '/wps/system/setting/register': formRules });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && {
          settings: {
            ...settings,
            sealing,
            protection: {
              profile: 'spec',
              tightened: {
                barredGroups: variant === 'an opened account, with a declaration',
                limitsOffered:
                  variant === 'an opened account, with an offer of limits' ? 'registration' : 'page',
              },
            },
          },
        }),
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
    'declaration.toggled': (page) => declaration(page).click(),
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
    'declaration.toggled': declaration,
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
      expect(captchaButton(page)).toHaveAccessibleName(/^The picture didn't load/),
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
      when: ({ view }) => view.matches('open') && view.context.declarationAsked === true,
      sees: see('the declaration to belong to no barred group, and whether it is made', (page, { view }) =>
        expect(declaration(page)).toBeChecked({ checked: view.context.declared }),
      ),
    },
    {
      when: ({ view }) => view.matches('open') && view.context.declarationAsked === false,
      sees: see('no declaration', (page) => expect(declaration(page)).toHaveCount(0)),
    },
    {
      when: ({ view }) =>
        view.matches('open.form.editing') &&
        (!view.context.consented ||
          (view.context.declarationAsked === true && !view.context.declared) ||
          view.matches('open.captcha.failed')),
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
    goHome: 'the home screen has come',
    goToLimits: 'the page of limits has come',
    renewTerms: 'TakeAccountScreen.test.tsx: newer terms are read and agreed to',
  },
  departs({ to }) {
    if (!to.view.matches('taken')) return undefined;
    return to.view.context.limitsOffered
      ? see('the page of limits', (page) => expect(page).toHaveURL('/m/limits'))
      : see('the home screen, with the name of the player', async (page) => {
          await expect(page).toHaveURL('/m/home');
          await expect(page.getByRole('banner')).toContainText('lorna');
        });
  },
  // Without a captcha there is no field for its digits.
  impossible: ({ from, step }) =>
    step.kind === 'user' &&
    step.event.type === 'form.submitted' &&
    step.event['valid'] === true &&
    from.view.matches('open.captcha.hidden') &&
    (step.event['form'] as TakingForm).captcha !== '',
};
