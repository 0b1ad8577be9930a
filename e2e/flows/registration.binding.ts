import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { testSealing } from '#e2e/support/sealing.ts';
import type { RegistrationForm, RegistrationSettings } from '#machines/registration/registration.machine.ts';
import { fieldRule } from '#operator/seed/fieldRule.ts';
import { registerRequest, type RegisterSettings } from '#services/contract/member.ts';
import { answersOf, type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
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

const form = (page: Page) => page.getByRole('form', { name: 'Create account' });
const username = (page: Page) => form(page).getByRole('textbox', { name: 'Username' });
/** An input without a role; its label has an asterisk. */
const password = (page: Page) => form(page).getByLabel(/^Password/);
const confirmPassword = (page: Page) => form(page).getByLabel(/^Confirm password/);
const mobile = (page: Page) => form(page).getByRole('textbox', { name: 'Mobile number' });
const invitation = (page: Page) => form(page).getByRole('textbox', { name: 'Invitation code' });
const code = (page: Page) => form(page).getByRole('textbox', { name: 'Verification code' });
const codeButton = (page: Page) => form(page).getByRole('button', { name: /^(Get code|Wait [\d,]+ s)$/ });
const birthDate = (page: Page) => form(page).getByLabel(/^Date of birth/);
const captcha = (page: Page) => form(page).getByRole('textbox', { name: 'Captcha' });
const captchaButton = (page: Page) =>
  form(page).getByRole('button', { name: /^(Load another picture|The picture did not load)/ });
const picture = (page: Page) => page.getByRole('img', { name: 'Captcha picture' });
const consent = (page: Page) => form(page).getByRole('checkbox', { name: /^I'm 21 years old and agree/ });
const submit = (page: Page) =>
  form(page).getByRole('button', { name: /^(Create account|Checking|Creating your account)$/ });
const methods = (page: Page) => form(page).getByRole('group', { name: 'How to register' });
const otherMethod = (page: Page) => methods(page).getByRole('button', { pressed: false });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** Where the form as a whole says what is wrong; a field says it beside itself. */
const alert = (page: Page) => form(page).locator('> [role=alert]');

const typed = {
  username: 'maria_1',
  password: 'correct horse 1',
  mobile: '09171234567',
  code: '123456',
  captcha: '1234',
  invitation: ' FRIEND ',
  birthDate: '1990-01-31',
  /** Of somebody who is not 21. */
  tooYoung: '2020-01-31',
};

/** By which of the two the phones are proven. */
const provers = { 'phones proven by the operator': false, 'phones proven by a third party': true };

const settingsIn = ({ view }: Moment) => view.context.settings as RegistrationSettings | null;
const byMobile = ({ view }: Moment) => view.matches('ready.method.mobile');
const asksCode = (moment: Moment) => byMobile(moment) || settingsIn(moment)?.mobileVerification === true;
const asksInvitation = ({ view }: Pick<Moment, 'view'>) =>
  view.context.settings?.affiliateEnabled === true && view.context.urlAffiliateCode === '';

/** The settings of the chart as the operator gives them, with every rule that the screen needs beside them. */
export const registerSettings = ({
  phoneVerifiedByThirdParty: _,
  ...settings
}: RegistrationSettings): RegisterSettings => ({
  ...formRules,
  ...settings,
  fields: {
    ...formRules.fields,
    username: fieldRule({
      required: true,
      pattern: '^[a-z0-9_]{4,20}$',
      message: '4 to 20 letters or digits',
    }),
    confirmPassword: fieldRule({ required: true }),
    mobileNum: fieldRule({ enabled: settings.mobileRegistration || settings.mobileVerification }),
  },
});

/** What a form sends, by what stands in it. */
function sentForm(asked: Moment, url: URL): v.InferInput<typeof registerRequest> {
  const settings = settingsIn(asked);
  const mobileShown = byMobile(asked) || settings?.mobileRegistration || settings?.mobileVerification;
  return {
    ...(!byMobile(asked) && { username: typed.username }),
    password: typed.password,
    confirmPassword: typed.password,
    ...(mobileShown && { mobileNum: typed.mobile }),
    ...(asksCode(asked) && { verificationCode: typed.code }),
    ...(settings?.captchaEnabled && {
      captcha: typed.captcha,
      captchaId: `c${answersOf(asked, 'fetchCaptcha')}`,
    }),
    ...(settings?.birthDateAsked && { birthDate: typed.birthDate }),
    type: 0,
    countryDialingCode: '63',
    registerUrl: url.host,
    domain: url.host,
    registerMethod: 'H5',
    agreed: true,
    termsVersion: '2024-1',
  };
}

/** As the sandbox's provider makes it, except for the signature. */
const tokenWith = (nonce: string) =>
  ['', Buffer.from(JSON.stringify({ nonce })).toString('base64url'), ''].join('.');

const registerPath = '/wps/member/register';
const paths = { username: registerPath, mobile: `${registerPath}/mobile` };

/** Why the last attempt failed, as the form as a whole words it. */
const refusals: Record<string, string> = { timeout: 'Slow Connection' };

const submitted = ({ steps }: Moment) => {
  const step = steps.at(-1);
  return step?.kind === 'user' ? (step.event as unknown as { valid: boolean }) : undefined;
};

/** The steps that such a page can take: who proves the phones is known as it opens. */
const provenBy = (thirdParty: boolean) => (edge: Edge) =>
  edge.step.kind !== 'answer' ||
  edge.step.actor !== 'loadSettings' ||
  !edge.step.ok ||
  (edge.step.value as RegistrationSettings).phoneVerifiedByThirdParty === thirdParty;

export const registrationBinding: Binding = {
  scenes: Object.fromEntries(
    Object.entries(provers).map(([scene, thirdParty]) => [scene, provenBy(thirdParty)]),
  ),
  open: (variant, scene) => ({
    path: variant === 'a code in the URL' ? '/m/register?affiliateCode=AGENT7' : '/m/register',
    async prepare(page) {
      await playAs(page, null);
      await answerOthers(page, {
        ...playersCalls,
        '/wps/system/terms': {
          kind: 'register',
          version: '2024-1',
          effectiveFrom: '2024-01-01',
          sections: [{ heading: 'Terms', paragraphs: ['Play responsibly.'] }],
        },
        '/wps/check/username': { available: true },
      });
      await page.route('**/sandbox/identity/phone', async (route) => {
        const { nonce } = route.request().postDataJSON();
        // It comes back with the code, as the id of what was sent.
        const value = { verificationId: nonce, expirationTime: Date.now() + 3_600_000 };
        await route.fulfill({ json: { success: true, value } });
      });
      const sealing = await testSealing('AES-GCM');
      const phone = provers[scene as keyof typeof provers];
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && {
          settings: {
            ...settings,
            sealing,
            humanCheck: { provider: 'none' },
            identity: { provider: 'sandbox', url: '/sandbox/identity', phone },
          },
        }),
      }));
    },
  }),

  calls: {
    loadSettings: {
      paths: ['/wps/system/setting/register'],
      sends: () => ({ method: 'GET', query: { language: 'EN' } }),
      reply: ({ ok, value }) => (ok ? accepted(registerSettings(value as RegistrationSettings)) : 'silence'),
    },
    checkUrlAffiliate: {
      paths: ['/wps/agent/affiliate'],
      sends: (_input, _asked, url) => ({ method: 'GET', query: { code: 'AGENT7', domain: url.host } }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        return value ? accepted({}) : refusal(400, 'invitationInvalid', { field: 'affiliateCode' });
      },
    },
    checkAffiliate: {
      paths: ['/wps/agent/affiliate'],
      sends: (_input, _asked, url) => ({ method: 'GET', query: { code: 'FRIEND', domain: url.host } }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        const outcome = value as { ok: boolean };
        return outcome.ok ? accepted({}) : refusal(400, 'invitationInvalid', { field: 'affiliateCode' });
      },
    },
    verifyPhone: {
      paths: ['/sandbox/identity/phone/confirm'],
      sends: (_input, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        body: { verificationId: (sent.body as { verificationId: string }).verificationId, code: typed.code },
      }),
      reply({ ok, value, sent }) {
        if (!ok) return 'silence';
        const { verificationId } = sent.body as { verificationId: string };
        return (value as { ok: boolean }).ok
          ? accepted({ idToken: tokenWith(verificationId) })
          : refusal(400, 'codeWrong');
      },
    },
    register: {
      paths: Object.values(paths),
      choose: ({ form: { method } }: { form: RegistrationForm }) => paths[method],
      sends: ({ form: { phoneProof }, affiliateCode }, asked, url, sent) => ({
        method: 'PUT',
        query: {},
        body: v.parse(registerRequest, {
          ...sentForm(asked, url),
          ...(affiliateCode !== '' && { affiliateCode }),
          ...(phoneProof && {
            firebaseChannel: 'sms',
            firebaseIdToken: (sent.body as { firebaseIdToken: string }).firebaseIdToken,
          }),
        }),
      }),
      reply({ ok, value }) {
        const outcome = value as { ok?: boolean; session?: object };
        if (!ok) return 'silence';
        return outcome.session
          ? accepted(outcome.session)
          : refusal(409, 'usernameTaken', { field: 'username' });
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
    'settings.retried': (page) => retry(page).click(),
    async 'method.switched'(page) {
      await mobile(page).fill(typed.mobile);
      await otherMethod(page).click();
    },
    'consent.toggled': (page) => consent(page).click({ position: { x: 4, y: 4 } }),
    'captcha.refreshed': (page) => captchaButton(page).click(),
    async 'form.submitted'(page, { valid, birthDateValid, form: { values } }, moment) {
      if (await username(page).isVisible()) await username(page).fill(valid ? typed.username : '');
      if (await mobile(page).isVisible()) {
        await mobile(page).fill(valid || !byMobile(moment) ? typed.mobile : '');
      }
      await password(page).fill(typed.password);
      await confirmPassword(page).fill(typed.password);
      if (asksCode(moment)) {
        if (valid && settingsIn(moment)?.phoneVerifiedByThirdParty) {
          // The provider knows a code only once it has sent one.
          if (await codeButton(page).isEnabled()) await codeButton(page).click();
          await expect(codeButton(page)).toHaveText(/^Wait/);
        }
        await code(page).fill(typed.code);
      }
      if (asksInvitation(moment)) await invitation(page).fill(values.affiliateCode ?? '');
      if (settingsIn(moment)?.birthDateAsked) {
        await birthDate(page).fill(birthDateValid ? typed.birthDate : typed.tooYoung);
      }
      if (await captcha(page).isVisible()) await captcha(page).fill(typed.captcha);
      await submit(page).click();
    },
  },

  controls: {
    'settings.retried': retry,
    'method.switched': otherMethod,
    'consent.toggled': consent,
    'captcha.refreshed': captchaButton,
    'form.submitted': submit,
  },

  sees: {
    loadingSettings: see('no form yet, and nothing that failed', async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
      await expect(form(page)).toHaveCount(0);
      await expect(retry(page)).toHaveCount(0);
    }),
    checkingUrlAffiliate: see('no form yet, and nothing that failed', async (page) => {
      await expect(form(page)).toHaveCount(0);
      await expect(retry(page)).toHaveCount(0);
    }),
    settingsFailed: see('why there is no form, and that nothing was sent', async (page) => {
      await expect(form(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toContainText('Slow Connection');
      await expect(page.getByRole('alert')).toContainText(
        'The registration form could not be loaded. Nothing was sent.',
      );
    }),
    closed: see('that registration is closed, and no form', async (page) => {
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        'Registration is closed at the moment. Players who have an account can log in.',
      );
      await expect(form(page)).toHaveCount(0);
      await expect(retry(page)).toHaveCount(0);
    }),
    'ready.method.username': see('the fields for a username', async (page) => {
      await expect(username(page)).toBeVisible();
      await expect(password(page)).toHaveAttribute('type', 'password');
      await expect(confirmPassword(page)).toHaveAttribute('type', 'password');
    }),
    'ready.method.mobile': see('the fields for a mobile number and its code', async (page) => {
      await expect(mobile(page)).toBeVisible();
      await expect(code(page)).toBeVisible();
      await expect(codeButton(page)).toBeVisible();
      await expect(username(page)).toHaveCount(0);
    }),
    'ready.consent.ticked': see('a ticked box for age and terms', (page) =>
      expect(consent(page)).toBeChecked(),
    ),
    'ready.consent.unticked': see(
      'an empty box for age and terms, and a button that takes no tap',
      async (page) => {
        await expect(consent(page)).not.toBeChecked();
        await expect(submit(page)).toBeDisabled();
      },
    ),
    'ready.captcha.hidden': see('no captcha', async (page) => {
      await expect(captcha(page)).toHaveCount(0);
      await expect(picture(page)).toHaveCount(0);
    }),
    'ready.captcha.loading': see('an empty captcha field whose picture is on its way', async (page) => {
      await expect(captcha(page)).toHaveValue('');
      await expect(captchaButton(page)).toHaveAccessibleName('Load another picture');
      await expect(picture(page)).toHaveCount(0);
    }),
    'ready.captcha.shown': see('the picture of a captcha', async (page) => {
      await expect(picture(page)).toBeVisible();
      await expect(captcha(page)).toHaveAttribute('maxlength', '6');
    }),
    'ready.captcha.failed': see('that the picture did not load', async (page) => {
      await expect(captchaButton(page)).toHaveAccessibleName(
        'The picture did not load. Tap to load another.',
      );
      await expect(picture(page)).toHaveCount(0);
    }),
    'ready.form.editing': see('a button that says Create account', async (page) => {
      await expect(submit(page)).toHaveText('Create account');
      await expect(submit(page)).not.toHaveAttribute('aria-busy');
    }),
    'ready.form.checking': see('a busy button that says Checking', async (page) => {
      await expect(submit(page)).toHaveText('Checking');
      await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    }),
    'ready.form.submitting': see('a busy button that says Creating your account', async (page) => {
      await expect(submit(page)).toHaveText('Creating your account');
      await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    }),
  },

  facts: [
    {
      when: ({ steps }) => {
        const step = steps.at(-1);
        return step?.kind === 'user' && step.event.type === 'method.switched';
      },
      sees: see('the typed number in the other method’s field', (page) =>
        expect(mobile(page)).toHaveValue(typed.mobile),
      ),
    },
    {
      when: ({ view }) => view.matches('ready') && view.context.error === null,
      sees: see('no refusal', (page) => expect(alert(page)).toHaveText('')),
    },
    ...Object.entries(refusals).map(([refused, text]) => ({
      when: ({ view }: Moment) =>
        view.matches('ready') && view.context.error?.code === refused && view.context.refusedField === null,
      sees: see(`the refusal '${text}'`, (page: Page) => expect(alert(page)).toHaveText(text)),
    })),
    {
      when: (moment) => moment.view.context.error?.code === 'usernameTaken' && byMobile(moment),
      sees: see('that the name is taken, above the button: there is no such field', (page) =>
        expect(alert(page)).toContainText('Sorry, the username already exists.'),
      ),
    },
    {
      when: ({ view }) => view.matches('ready') && asksInvitation({ view }),
      sees: see('a field for an invitation code', (page) => expect(invitation(page)).toBeVisible()),
    },
    {
      when: ({ view }) => view.matches('ready') && !asksInvitation({ view }),
      sees: see('no field for an invitation code', (page) => expect(invitation(page)).toHaveCount(0)),
    },
    {
      when: ({ view }) =>
        view.matches('ready') &&
        view.context.settings?.affiliateEnabled === true &&
        view.context.urlAffiliateCode !== '',
      sees: see('by which code the player was invited', (page) =>
        expect(form(page)).toContainText('You were invited with the code AGENT7.'),
      ),
    },
    {
      when: (moment) => moment.view.matches('ready') && settingsIn(moment)?.birthDateAsked === true,
      sees: see('a field for the date of birth', (page) => expect(birthDate(page)).toBeVisible()),
    },
    {
      when: (moment) => moment.view.matches('ready') && settingsIn(moment)?.birthDateAsked === false,
      sees: see('no field for the date of birth', (page) => expect(birthDate(page)).toHaveCount(0)),
    },
    {
      when: (moment) => moment.view.matches('ready') && !asksCode(moment),
      sees: see('no field for a verification code', (page) => expect(code(page)).toHaveCount(0)),
    },
    {
      when: (moment) =>
        moment.view.matches('ready') &&
        !(settingsIn(moment)?.usernameRegistration && settingsIn(moment)?.mobileRegistration),
      sees: see('no choice of the method', (page) => expect(methods(page)).toHaveCount(0)),
    },
  ],

  effects: {
    focusFirstInvalidField: see(
      'the focus on the first wrong field, which says why',
      async (page, moment) => {
        const [wrong, why] = submitted(moment)?.valid
          ? [birthDate(page), 'Please enter the correct date of birth']
          : byMobile(moment)
            ? [mobile(page), 'Mobile number is required']
            : [username(page), 'Username is required'];
        await expect(wrong).toBeFocused();
        await expect(wrong).toHaveAttribute('aria-invalid', 'true');
        await expect(wrong).toHaveAccessibleDescription(why);
      },
    ),
    focusRefusedField: see(
      'the focus on the field that was refused, which says why',
      async (page, moment) => {
        const { error, refusedField } = moment.view.context;
        const said: Record<string, [ReturnType<typeof code>, string]> = {
          affiliateCode: [invitation(page), 'Invalid invitation code'],
          verificationCode: [code(page), 'Verification code error'],
          username: [username(page), 'Sorry, the username already exists.'],
        };
        const [at, why] = said[refusedField ?? ''] ?? [];
        if (!at || !why || (refusedField === 'username' && byMobile(moment))) return;
        await expect(at).toBeFocused();
        await expect(at).toHaveAccessibleDescription(error.code === 'timeout' ? 'Slow Connection' : why);
      },
    ),
  },
  unseen: {
    registered: 'the home screen has come',
    startSession: 'the home screen has come',
    goHome: 'the home screen has come',
  },
  departs: ({ to }) =>
    to.view.matches('registered')
      ? see('the home screen, with the name of the player', async (page) => {
          await expect(page).toHaveURL('/m/home');
          await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeFocused();
          await expect(page.getByRole('banner')).toContainText('maria');
        })
      : undefined,
  impossible({ from, step }) {
    if (step.kind !== 'user' || step.event.type !== 'form.submitted') return false;
    const { settings } = from.view.context;
    // What is not asked cannot be wrong, nor be typed.
    if (!step.event.birthDateValid && !settings?.birthDateAsked) return true;
    return step.event.form.values.affiliateCode !== undefined && !asksInvitation(from);
  },
};
