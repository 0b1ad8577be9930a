import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { testSealing } from '#e2e/support/sealing.ts';
import type {
  RegistrationForm,
  RegistrationOutcome,
  RegistrationSettings,
} from '#machines/registration/registration.machine.ts';
import { fieldRule } from '#operator/seed/fieldRule.ts';
import { registerRequest, type RegisterSettings } from '@araw/contract/accounts/member';
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
} from '../opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Sign up' });
const username = (page: Page) => form(page).getByRole('textbox', { name: 'Username' });
/** By label, since password inputs have no role; the label ends with an asterisk. */
const password = (page: Page) => form(page).getByLabel(/^Password/);
const confirmPassword = (page: Page) => form(page).getByLabel(/^Confirm password/);
const mobile = (page: Page) => form(page).getByRole('textbox', { name: 'Mobile number' });
const invitation = (page: Page) => form(page).getByRole('textbox', { name: 'Invitation code' });
const code = (page: Page) => form(page).getByRole('textbox', { name: 'Verification code' });
const codeButton = (page: Page) => form(page).getByRole('button', { name: /^(Get code|Wait [\d,]+ s)$/ });
const birthDate = (page: Page) => form(page).getByLabel(/^Date of birth/);
const captcha = (page: Page) => form(page).getByRole('textbox', { name: 'Captcha' });
const captchaButton = (page: Page) =>
  form(page).getByRole('button', { name: /^(Load another picture|The picture didn't load)/ });
const picture = (page: Page) => page.getByRole('img', { name: 'Captcha picture' });
const consent = (page: Page) => form(page).getByRole('checkbox', { name: /^I'm 21 years old and agree/ });
const declaration = (page: Page) =>
  form(page).getByRole('checkbox', { name: /^I'm not a government official/ });
const submit = (page: Page) =>
  form(page).getByRole('button', { name: /^(Sign up|Checking|Creating your account)$/ });
const methods = (page: Page) => form(page).getByRole('group', { name: 'How to sign up' });
const otherMethod = (page: Page) => methods(page).getByRole('button', { pressed: false });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** The form's own error; field errors show beside their fields. */
const alert = (page: Page) => form(page).locator('> [role=alert]');

const typed = {
  username: 'maria_1',
  password: 'correct horse 1',
  mobile: '09171234567',
  code: '123456',
  captcha: '1234',
  invitation: ' FRIEND ',
  birthDate: '1990-01-31',
  /** A birth date of someone under 21. */
  tooYoung: '2020-01-31',
};

/** What the site's settings fix when the page opens. */
const scenes = {
  'phones proven by the operator': { phone: false, barredGroups: false, limitsOffered: 'page' },
  'phones proven by a third party': { phone: true, barredGroups: false, limitsOffered: 'page' },
  'a declaration demanded': { phone: false, barredGroups: true, limitsOffered: 'page' },
  'limits offered': { phone: false, barredGroups: false, limitsOffered: 'registration' },
};
type Scene = (typeof scenes)[keyof typeof scenes];

const settingsIn = ({ view }: Moment) => view.context.settings as RegistrationSettings | null;
const byMobile = ({ view }: Moment) => view.matches('ready.method.mobile');
const asksCode = (moment: Moment) => byMobile(moment) || settingsIn(moment)?.mobileVerification === true;
const asksInvitation = ({ view }: Pick<Moment, 'view'>) =>
  view.context.settings?.affiliateEnabled === true && view.context.urlAffiliateCode === '';

/** The chart's settings in the operator's format, plus the rules that only the screen needs. */
export const registerSettings = ({
  phoneVerifiedByThirdParty: _,
  declarationAsked: _asked,
  limitsOffered: _offered,
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

/** The request that the form sends for its current fields. */
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
    ...(settings?.declarationAsked && { notBarred: true }),
    termsVersion: '2024-1',
  };
}

/** A token like those of the sandbox's provider, but without a signature. */
const tokenWith = (nonce: string) =>
  ['', Buffer.from(JSON.stringify({ nonce })).toString('base64url'), ''].join('.');

const registerPath = '/wps/member/register';
const paths = { username: registerPath, mobile: `${registerPath}/mobile` };

/** The form's error text for the last failure, by code. */
const refusals: Record<string, string> = {
  timeout: 'Slow Connection',
  declarationMissing: "Please confirm that you're allowed to play, then try again.Request ID r1",
};

const submitted = ({ steps }: Moment) => {
  const step = steps.at(-1);
  return step?.kind === 'user' ? (step.event as unknown as { valid: boolean }) : undefined;
};

/** Keeps the steps possible on a page whose site settings are fixed when it opens. */
const possibleIn =
  (scene: Scene) =>
  ({ step }: Edge) => {
    if (step.kind !== 'answer' || step.actor !== 'loadSettings' || !step.ok) return true;
    const settings = step.value as RegistrationSettings;
    return (
      settings.phoneVerifiedByThirdParty === scene.phone &&
      settings.declarationAsked === scene.barredGroups &&
      settings.limitsOffered === (scene.limitsOffered === 'registration')
    );
  };

export const registrationBinding: Binding = {
  scenes: Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [name, possibleIn(scene)])),
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
        // The page returns it with the code, as the verification id.
        const value = { verificationId: nonce, expirationTime: Date.now() + 3_600_000 };
        await route.fulfill({ json: { success: true, value } });
      });
      const sealing = await testSealing('AES-GCM');
      const { phone, ...tightened } = scenes[scene as keyof typeof scenes];
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && {
          settings: {
            ...settings,
            sealing,
            humanCheck: { provider: 'none' },
            identity: { provider: 'sandbox', url: '/sandbox/identity', phone },
            protection: { profile: 'spec', tightened },
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
        if (!ok) return 'silence';
        const outcome = value as RegistrationOutcome;
        if (outcome.ok) return accepted(outcome.session);
        const { error, field } = outcome;
        return refusal(409, error.code, field === null ? undefined : { field });
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
    'declaration.toggled': (page) => declaration(page).click({ position: { x: 4, y: 4 } }),
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
          // The provider accepts a code only after sending one.
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
    'declaration.toggled': declaration,
    'captcha.refreshed': captchaButton,
    'form.submitted': submit,
  },

  sees: {
    loadingSettings: see('no form yet, and nothing that failed', async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
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
        "The sign-up form couldn't be loaded. Nothing was sent.",
      );
    }),
    closed: see('that registration is closed, and no form', async (page) => {
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        'Sign-up is closed right now. If you have an account, you can log in.',
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
    'ready.declaration.unasked': see('no declaration', (page) => expect(declaration(page)).toHaveCount(0)),
    'ready.declaration.unticked': see(
      'an empty box to declare belonging to no barred group, and a button that takes no tap',
      async (page) => {
        await expect(declaration(page)).not.toBeChecked();
        await expect(submit(page)).toBeDisabled();
      },
    ),
    'ready.declaration.ticked': see('a ticked declaration', (page) =>
      expect(declaration(page)).toBeChecked(),
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
      await expect(captchaButton(page)).toHaveAccessibleName("The picture didn't load. Tap for another one.");
      await expect(picture(page)).toHaveCount(0);
    }),
    'ready.form.editing': see('a button that says Sign up', async (page) => {
      await expect(submit(page)).toHaveText('Sign up');
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
    goToLimits: 'the page of limits has come',
  },
  departs({ to }) {
    if (!to.view.matches('registered')) return undefined;
    return (to.view.context.settings as RegistrationSettings).limitsOffered
      ? see('the page of limits', (page) => expect(page).toHaveURL('/m/limits'))
      : see('the home screen, with the name of the player', async (page) => {
          await expect(page).toHaveURL('/m/home');
          await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeFocused();
          await expect(page.getByRole('banner')).toContainText('maria');
        });
  },
  impossible({ from, step }) {
    if (step.kind !== 'user' || step.event.type !== 'form.submitted') return false;
    const { settings } = from.view.context;
    // A field that the form doesn't show can't be wrong or typed in.
    if (!step.event.birthDateValid && !settings?.birthDateAsked) return true;
    return step.event.form.values.affiliateCode !== undefined && !asksInvitation(from);
  },
};
