import { isOldEnough } from '#services/contract/birthDate.ts';
import type { RegisterField } from '#services/contract/member.ts';
import { canonical } from '@araw/flow/canonical';
import { byType, playerTypes } from '#machines/support/memberTypes.ts';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type RegistrationForm,
  registrationMachine,
  type RegistrationSettings,
} from './registration.machine.ts';

interface Seen {
  urlAffiliateCode: string;
  error: ChartError | null;
  refusedField: RegisterField | null;
}

/** The operator's settings, and the code of the URL unless it has turned out to be wrong. */
interface Known {
  settings: RegistrationSettings | null;
  urlCode: string;
}

const sessionOf = (type: number) => ({
  token: 'token',
  merchantCode: 'ARAW',
  userName: 'maria',
  type,
  firstTimeLogin: true,
});
const bare: RegistrationSettings = {
  usernameRegistration: true,
  mobileRegistration: false,
  mobileVerification: false,
  affiliateEnabled: false,
  captchaEnabled: false,
  birthDateAsked: false,
  phoneVerifiedByThirdParty: false,
};
const form: RegistrationForm = {
  method: 'username',
  values: { username: 'maria', password: 'correct horse' },
  birthDate: '1990-01-31',
  countryDialingCode: '63',
  termsVersion: '2024-1',
  phoneProof: null,
};
const withCode: RegistrationForm = { ...form, values: { ...form.values, affiliateCode: ' FRIEND ' } };
/** Where one has to be 21. */
const today = '2026-06-12';
const bornAtTheLatest = '2005-06-12';
/** A form as it is submitted on `today`. */
const born = (birthDate: string, typed = form) => ({
  valid: true,
  birthDateValid: isOldEnough(birthDate, { today, minimumAge: 21 }),
  form: { ...typed, birthDate },
});
/** A day that there was, and long enough ago. */
const isOfAge = ({ birthDate }: RegistrationForm) =>
  birthDate !== '' && birthDate !== '1990-02-30' && birthDate <= bornAtTheLatest;
const verified: RegistrationForm = { ...form, phoneProof: { firebaseIdToken: 'id-token' } };
const failure = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const refused = (code: string, field: RegisterField | null) => ({ ok: false, error: failure(code), field });

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const isAccepted = (step: Step, actor: string) =>
  step.kind === 'answer' && step.actor === actor && step.ok && (step.value as { ok?: boolean }).ok === true;
/** Why something was refused or did not come, and at which field; null where nothing was. */
function whyNot(step: Step): { error: ChartError; field: RegisterField | null } | null {
  if (step.kind !== 'answer' || step.actor === 'fetchCaptcha' || step.actor === 'checkUrlAffiliate')
    return null;
  const fields: Record<string, RegisterField> = {
    checkAffiliate: 'affiliateCode',
    verifyPhone: 'verificationCode',
  };
  if (!step.ok) return { error: toChartError(step.value), field: fields[step.actor] ?? null };
  const outcome = step.value as { ok?: boolean; error: ChartError; field: RegisterField | null };
  return outcome.ok === false ? { error: outcome.error, field: outcome.field } : null;
}
const starts = (calls: readonly Call[], actor: string) => calls.some((call) => call.actor === actor);

const isEditing = (view: View<Seen, Known>) => view.matches('ready.form.editing');
const isChecking = (view: View<Seen, Known>) => view.matches('ready.form.checking');
const isSubmitting = (view: View<Seen, Known>) => view.matches('ready.form.submitting');
const isOnItsWay = (view: View<Seen, Known>) => isChecking(view) || isSubmitting(view);
const isMobile = (view: View<Seen, Known>) => view.matches('ready.method.mobile');
const consented = (view: View<Seen, Known>) => view.matches('ready.consent.ticked');
const offersBoth = ({ known }: View<Seen, Known>) =>
  known.settings?.usernameRegistration === true && known.settings.mobileRegistration;
const offersAny = ({ usernameRegistration, mobileRegistration }: RegistrationSettings) =>
  usernameRegistration || mobileRegistration;
const captchaReady = (view: View<Seen, Known>) =>
  view.matches('ready.captcha.hidden') || view.matches('ready.captcha.shown');
const becomesReady = (from: View<Seen, Known>, to: View<Seen, Known>) =>
  !from.matches('ready') && to.matches('ready');
/** The affiliate code that a form says, where codes are asked. */
const codeIn = ({ known }: View<Seen, Known>, step: Step) =>
  step.kind === 'user' && known.settings?.affiliateEnabled === true && known.urlCode === ''
    ? (step.event.form?.values.affiliateCode ?? '').trim()
    : '';
const phoneToVerify = (view: View<Seen, Known>) =>
  view.known.settings?.phoneVerifiedByThirdParty === true &&
  (isMobile(view) || view.known.settings.mobileVerification);
/** A form that is complete, sent from where it may be sent. */
const isComplete = (from: View<Seen, Known>, step: Step) =>
  step.kind === 'user' &&
  isUser(step, 'form.submitted') &&
  isEditing(from) &&
  consented(from) &&
  captchaReady(from) &&
  step.event.valid === true &&
  (from.known.settings?.birthDateAsked === false || isOfAge(step.event.form));

export const registrationModel = defineModel<Seen, Known>({
  name: 'registration',
  machine: registrationMachine,
  variants: {
    'no code in the URL': { urlAffiliateCode: '' },
    'a code in the URL': { urlAffiliateCode: 'AGENT7' },
  },
  events: {
    'settings.retried': { '': {} },
    'method.switched': { '': {} },
    'consent.toggled': { '': {} },
    'captcha.refreshed': { '': {} },
    'form.submitted': {
      'a field is wrong': { ...born('1990-01-31'), valid: false },
      'too young': born('2008-01-31'),
      'a day too young': born('2005-06-13'),
      'of age today': born('2005-06-12'),
      'born on no day that there was': born('1990-02-30'),
      'no birth date': born(''),
      'all right': born('1990-01-31'),
      'all right, with an affiliate code': born('1990-01-31', withCode),
    },
  },
  actors: {
    loadSettings: {
      done: {
        'by username, with a birth date': { ...bare, birthDateAsked: true },
        'both ways, with a captcha': { ...bare, mobileRegistration: true, captchaEnabled: true },
        'by mobile, phones verified by a third party': {
          ...bare,
          usernameRegistration: false,
          mobileRegistration: true,
          phoneVerifiedByThirdParty: true,
        },
        'by username, with affiliate codes and verified phones': {
          ...bare,
          affiliateEnabled: true,
          mobileVerification: true,
          phoneVerifiedByThirdParty: true,
        },
        'by username, with affiliate codes': { ...bare, affiliateEnabled: true },
        'in no way, with affiliate codes and a captcha': {
          ...bare,
          usernameRegistration: false,
          affiliateEnabled: true,
          captchaEnabled: true,
        },
        'by username, with a third party that has no phone to verify': {
          ...bare,
          phoneVerifiedByThirdParty: true,
        },
      },
      error: { 'no answer': failure('timeout') },
    },
    checkUrlAffiliate: { done: { valid: true, invalid: false }, error: { 'no answer': failure('timeout') } },
    checkAffiliate: {
      done: {
        valid: { ok: true, form: withCode },
        invalid: refused('affiliateCodeInvalid', 'affiliateCode'),
      },
      error: { 'no answer': failure('timeout') },
    },
    verifyPhone: {
      done: {
        'code right': { ok: true, form: verified },
        'code wrong': refused('codeWrong', 'verificationCode'),
      },
      error: { 'no answer': failure('timeout') },
    },
    register: {
      done: {
        ...byType(playerTypes, (type) => ({ ok: true, session: sessionOf(type) }), 'registered as'),
        refused: refused('usernameTaken', 'username'),
      },
      error: { 'no answer': failure('timeout') },
    },
    fetchCaptcha: { done: { picture: undefined }, error: { failed: failure('offline') } },
  },
  shown: ['urlAffiliateCode', 'error', 'refusedField'],
  observe: {
    start: ({ urlAffiliateCode }: { urlAffiliateCode: string }) => ({
      settings: null,
      urlCode: urlAffiliateCode,
    }),
    after(known, step) {
      if (step.kind !== 'answer') return known;
      if (step.actor === 'loadSettings' && step.ok) {
        return { ...known, settings: step.value as RegistrationSettings };
      }
      const isWrong = step.actor === 'checkUrlAffiliate' && !(step.ok && step.value === true);
      return isWrong ? { ...known, urlCode: '' } : known;
    },
  },
  rules: [
    {
      text: 'the settings are loaded first of all, and nothing is said before they are there',
      requirements: ['REG-17'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loadingSettings') ||
        canonical(view.context) !==
          canonical({ urlAffiliateCode: view.known.urlCode, error: null, refusedField: null }) ||
        calls.map(({ actor }) => actor).join() !== 'loadSettings',
    },
    {
      text: 'the code of the URL that is checked, shown and sent is the one that was opened',
      requirements: ['REG-07'],
      neverStep: (from, _step, to, _actions, calls) =>
        to.context.urlAffiliateCode !== to.known.urlCode ||
        calls.some(({ actor, input }) => actor === 'checkUrlAffiliate' && input.code !== from.known.urlCode),
    },
    {
      text: 'what is checked, verified and sent is what was typed, or what the check before has handed on',
      requirements: ['REG-08', 'REG-10'],
      neverStep: (_from, step, _to, _actions, calls) =>
        calls.some(({ actor, input }) => {
          if (!['checkAffiliate', 'verifyPhone', 'register'].includes(actor)) return false;
          const given =
            step.kind === 'user'
              ? step.event.form
              : (step as { value: { form?: RegistrationForm } }).value.form;
          return canonical(actor === 'verifyPhone' ? input : input.form) !== canonical(given);
        }),
    },
    {
      text: 'a refusal is the operator’s, or says that no answer came, and its field gets the focus',
      requirements: ['REG-09', 'NET-05'],
      neverStep: (_from, step, to, _actions, _calls, effects) => {
        const why = whyNot(step);
        return (
          (why !== null && canonical(to.context.error) !== canonical(why.error)) ||
          (why !== null && to.context.refusedField !== why.field) ||
          effects.some(
            ({ action, params }) => action === 'focusRefusedField' && canonical(params) !== canonical(why),
          ) ||
          effects.some(
            ({ action, params }) =>
              action === 'startSession' && !(step.kind === 'answer' && params === step.value),
          )
        );
      },
    },
    {
      text: 'no registration is checked or sent without consent',
      requirements: ['REG-04', 'REG-15'],
      never: (view) => isOnItsWay(view) && !consented(view),
    },
    {
      text: 'nobody is registered who has not consented',
      requirements: ['REG-04', 'REG-15'],
      neverStep: (from, _step, to) => to.matches('registered') && !(isSubmitting(from) && consented(from)),
    },
    {
      text: 'no registration leaves the form of somebody too young, or of unknown age where it is asked',
      requirements: ['REG-15', 'REG-16'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isEditing(from) &&
        isOnItsWay(to) &&
        from.known.settings?.birthDateAsked !== false &&
        !isOfAge(step.event.form),
    },
    {
      text: 'a registration begins with a complete form, and each complete form goes on its way',
      requirements: ['REG-02', 'REG-10', 'REG-15'],
      neverStep: (from, step, to) => isComplete(from, step) !== (!isOnItsWay(from) && isOnItsWay(to)),
    },
    {
      text: 'consent is ticked at the start',
      requirements: ['REG-04'],
      neverStep: (from, _step, to) => becomesReady(from, to) && !consented(to),
    },
    {
      text: 'consent follows the player’s tap, except while the registration is being sent',
      requirements: ['REG-04', 'REG-15'],
      neverStep: (from, step, to) =>
        from.matches('ready') &&
        to.matches('ready') &&
        (isUser(step, 'consent.toggled') && !isSubmitting(from)) !== (consented(from) !== consented(to)),
    },
    {
      text: 'consent taken back during a check stops the registration',
      requirements: ['REG-04', 'REG-15'],
      neverStep: (from, step, to, _actions, calls) =>
        isUser(step, 'consent.toggled') && isChecking(from) && (!isEditing(to) || calls.length > 0),
    },
    {
      text: 'no typed affiliate code is sent unchecked',
      requirements: ['REG-08'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isEditing(from) &&
        isOnItsWay(to) &&
        (codeIn(from, step) !== '') !== to.matches('ready.form.checking.affiliate'),
    },
    {
      text: 'the affiliate code that was typed is the one that is checked',
      requirements: ['REG-08'],
      neverStep: (from, step, to, _actions, calls) =>
        (!from.matches('ready.form.checking.affiliate') && to.matches('ready.form.checking.affiliate')) !==
          starts(calls, 'checkAffiliate') ||
        calls.some(({ actor, input }) => actor === 'checkAffiliate' && input.code !== codeIn(from, step)),
    },
    {
      text: 'only a valid affiliate code lets the registration go on; any other leads back to its field, with a word',
      requirements: ['REG-08', 'REG-09', 'NET-05'],
      neverStep: (_from, step, to, actions) =>
        answers(step, 'checkAffiliate') &&
        (isAccepted(step, 'checkAffiliate')
          ? !to.matches(phoneToVerify(to) ? 'ready.form.checking.phone' : 'ready.form.submitting')
          : !(
              isEditing(to) &&
              to.context.error !== null &&
              to.context.refusedField === 'affiliateCode' &&
              actions.includes('focusRefusedField')
            )),
    },
    {
      text: 'the code of the URL is checked before the form shows, where affiliate codes are in use',
      requirements: ['REG-07'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked =
          from.known.urlCode !== '' &&
          step.kind === 'answer' &&
          answers(step, 'loadSettings') &&
          step.ok &&
          offersAny(step.value as RegistrationSettings) &&
          (step.value as RegistrationSettings).affiliateEnabled;
        return isAsked !== starts(calls, 'checkUrlAffiliate') || (isAsked && to.matches('ready'));
      },
    },
    {
      text: 'a code of the URL that is not valid, or cannot be checked, is forgotten, so that one can be typed',
      requirements: ['REG-07'],
      neverStep: (_from, step, to) =>
        answers(step, 'checkUrlAffiliate') &&
        !(to.matches('ready') && to.context.urlAffiliateCode === to.known.urlCode),
    },
    {
      text: 'a valid code of the URL is sent, a checked one that was typed, or none',
      requirements: ['REG-07', 'REG-08', 'REG-10'],
      neverStep: (from, step, _to, _actions, calls) =>
        calls.some(
          ({ actor, input }) =>
            actor === 'register' &&
            input.affiliateCode !==
              (from.known.settings?.affiliateEnabled && from.known.urlCode !== ''
                ? from.known.urlCode
                : isAccepted(step, 'checkAffiliate')
                  ? 'FRIEND'
                  : ''),
        ),
    },
    {
      text: 'a third party verifies the phone where a code by SMS is asked, and only there',
      requirements: ['REG-05', 'REG-10'],
      neverStep: (from, step, to) =>
        (isComplete(from, step) && codeIn(from, step) === '' && phoneToVerify(from)) !==
        (isEditing(from) && to.matches('ready.form.checking.phone')),
    },
    {
      text: 'only its word on the phone lets the registration go on, and goes with it',
      requirements: ['REG-10', 'REG-09', 'NET-05'],
      neverStep: (from, step, to, actions, calls) =>
        from.matches('ready.form.checking.phone') &&
        step.kind === 'answer' &&
        (isAccepted(step, 'verifyPhone')
          ? !calls.some(({ actor, input }) => actor === 'register' && input.form.phoneProof !== null)
          : !(
              isEditing(to) &&
              to.context.error !== null &&
              to.context.refusedField === 'verificationCode' &&
              actions.includes('focusRefusedField')
            )),
    },
    {
      text: 'no phone passes unverified where a third party verifies it',
      requirements: ['REG-10'],
      neverStep: (from, step, to) =>
        !isSubmitting(from) && isSubmitting(to) && phoneToVerify(from) && !isAccepted(step, 'verifyPhone'),
    },
    {
      text: 'a registration is sent once, whatever is tapped meanwhile',
      requirements: ['REG-10', 'LOGIN-12'],
      neverStep: (from, _step, to, _actions, calls) =>
        (!isSubmitting(from) && isSubmitting(to)) !== starts(calls, 'register'),
    },
    {
      text: 'a registration that is sent ends by its answer alone',
      requirements: ['REG-10'],
      neverStep: (from, step, to) => isSubmitting(from) && !answers(step, 'register') && !isSubmitting(to),
    },
    {
      text: 'an accepted registration, and nothing else, logs the player in and leads home',
      requirements: ['REG-14', 'SES-03'],
      neverStep: (_from, step, to, actions) =>
        isAccepted(step, 'register') !== actions.includes('startSession') ||
        isAccepted(step, 'register') !== actions.includes('goHome') ||
        isAccepted(step, 'register') !== to.matches('registered'),
    },
    {
      text: 'a refused registration leads back to its field, with a word',
      requirements: ['REG-09', 'NET-05'],
      neverStep: (_from, step, to, actions) =>
        step.kind === 'answer' &&
        answers(step, 'register') &&
        !isAccepted(step, 'register') &&
        !(
          isEditing(to) &&
          to.context.error !== null &&
          (step.ok ? to.context.refusedField === 'username' && actions.includes('focusRefusedField') : true)
        ),
    },
    {
      text: 'a form that may be sent and is not complete leads to its first wrong field',
      requirements: ['REG-09', 'REG-16'],
      neverStep: (from, step, _to, actions) =>
        (isUser(step, 'form.submitted') &&
          isEditing(from) &&
          consented(from) &&
          captchaReady(from) &&
          !isComplete(from, step)) !== actions.includes('focusFirstInvalidField'),
    },
    {
      text: 'a new attempt and another method start clean',
      requirements: ['NET-05'],
      neverStep: (from, _step, to) =>
        (isOnItsWay(to) || isMobile(from) !== isMobile(to) || to.matches('loadingSettings')) &&
        from.matches('ready') === to.matches('ready') &&
        (to.context.error !== null || to.context.refusedField !== null),
    },
    {
      text: 'each method is there where it is switched on',
      requirements: ['REG-01'],
      never: (view) =>
        view.matches('ready') &&
        !(isMobile(view)
          ? view.known.settings?.mobileRegistration
          : view.known.settings?.usernameRegistration),
    },
    {
      text: 'where no method is on, registration is closed and says so, and no field shows',
      requirements: ['REG-01', 'REG-17'],
      never: (view) =>
        view.tags.has('closed') !== view.matches('closed') ||
        (!view.matches('loadingSettings') &&
          view.known.settings !== null &&
          view.matches('closed') === offersAny(view.known.settings)),
    },
    {
      text: 'where both methods are on, the form starts with the username',
      requirements: ['REG-01'],
      neverStep: (from, _step, to) => becomesReady(from, to) && offersBoth(to) && isMobile(to),
    },
    {
      text: 'the method can be switched while editing where both are on, and nothing else changes it',
      requirements: ['REG-01'],
      neverStep: (from, step, to) => {
        const switches = isUser(step, 'method.switched') && offersBoth(from) && isEditing(from);
        const changes = from.matches('ready') && to.matches('ready') && isMobile(from) !== isMobile(to);
        return switches !== changes;
      },
    },
    {
      text: 'a captcha is there exactly where it is enabled',
      requirements: ['REG-06'],
      never: (view) =>
        view.matches('ready') && view.matches('ready.captcha.hidden') === view.known.settings?.captchaEnabled,
    },
    {
      text: 'a captcha begins by loading its picture',
      requirements: ['REG-06'],
      neverStep: (from, _step, to, _actions, calls) =>
        becomesReady(from, to) && to.known.settings?.captchaEnabled !== starts(calls, 'fetchCaptcha'),
    },
    {
      text: 'a picture that has come shows, and one that has not can be asked for again',
      requirements: ['REG-06'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' &&
        answers(step, 'fetchCaptcha') &&
        !to.matches(step.ok ? 'ready.captcha.shown' : 'ready.captcha.failed'),
    },
    {
      text: 'tapping the picture loads another, unless its answer is on the way',
      requirements: ['REG-06'],
      neverStep: (from, step, _to, _actions, calls) =>
        isUser(step, 'captcha.refreshed') &&
        ((from.matches('ready.captcha.shown') && isEditing(from)) || from.matches('ready.captcha.failed')) !==
          starts(calls, 'fetchCaptcha'),
    },
    {
      text: 'a picture whose answer was sent is used up: after a failed registration another one loads',
      requirements: ['REG-06'],
      neverStep: (from, step, to) =>
        answers(step, 'register') &&
        !isAccepted(step, 'register') &&
        from.matches('ready.captcha.shown') &&
        !to.matches('ready.captcha.loading'),
    },
    {
      text: 'nothing is sent while the captcha’s picture is not there',
      requirements: ['REG-06'],
      never: (view) => isOnItsWay(view) && !captchaReady(view),
    },
    {
      text: 'settings that do not load are said so and can be asked for again; no field shows without them',
      requirements: ['REG-17'],
      neverStep: (from, step, to) =>
        (answers(step, 'loadSettings') &&
          step.kind === 'answer' &&
          (step.ok
            ? to.known.settings === null || to.matches('settingsFailed')
            : !(to.matches('settingsFailed') && to.context.error !== null))) ||
        (isUser(step, 'settings.retried') &&
          from.matches('settingsFailed') &&
          !(to.matches('loadingSettings') && to.context.error === null)),
    },
    {
      text: 'no field shows without the operator’s settings',
      requirements: ['REG-02', 'REG-17'],
      never: (view) => view.matches('ready') && view.known.settings === null,
    },
    {
      text: 'whatever is on its way says so, and the form is done once the player is registered',
      requirements: ['NET-04', 'REG-14'],
      never: (view) =>
        view.tags.has('loading') !==
          (view.matches('loadingSettings') ||
            view.matches('checkingUrlAffiliate') ||
            view.matches('ready.captcha.loading')) ||
        view.tags.has('busy') !== isOnItsWay(view) ||
        view.tags.has('checking') !== isChecking(view) ||
        view.tags.has('submitting') !== isSubmitting(view) ||
        view.tags.has('done') !== view.matches('registered'),
    },
    {
      text: 'the form says its method, the consent, what became of the captcha, and when it can be sent',
      requirements: ['REG-01', 'REG-04', 'REG-06', 'REG-17'],
      never: (view) =>
        view.tags.has('failed') !== view.matches('settingsFailed') ||
        view.tags.has('ready') !== view.matches('ready') ||
        view.tags.has('byMobile') !== isMobile(view) ||
        view.tags.has('consented') !== consented(view) ||
        view.tags.has('captchaShown') !== view.matches('ready.captcha.shown') ||
        view.tags.has('captchaFailed') !== view.matches('ready.captcha.failed') ||
        view.tags.has('captchaReady') !== captchaReady(view) ||
        view.tags.has('editing') !== isEditing(view),
    },
    {
      text: 'every wait ends',
      requirements: ['REG-08', 'REG-17', 'NET-04'],
      settles: (view) =>
        view.matches('loadingSettings') ||
        view.matches('checkingUrlAffiliate') ||
        view.matches('ready.captcha.loading') ||
        isOnItsWay(view),
    },
    {
      text: 'from everywhere one can still register, unless nobody can',
      requirements: ['REG-01', 'REG-14'],
      canReach: (view) => view.matches('registered') || view.matches('closed'),
    },
  ],
});
