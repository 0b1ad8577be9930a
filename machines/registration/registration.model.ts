import { isOldEnough } from '@araw/contract/values/birthDate';
import type { RegisterField } from '@araw/contract/accounts/member';
import { isSame } from '@araw/flow/canonical';
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

/** The operator's settings, and the URL's code unless it proved invalid. */
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
  declarationAsked: false,
  limitsOffered: false,
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
/** With a minimum age of 21. */
const today = '2026-06-12';
const bornAtTheLatest = '2005-06-12';
/** A form as submitted on `today`. */
const born = (birthDate: string, typed = form) => ({
  valid: true,
  birthDateValid: isOldEnough(birthDate, { today, minimumAge: 21 }),
  form: { ...typed, birthDate },
});
/** A real date, long enough ago. */
const isOfAge = ({ birthDate }: RegistrationForm) =>
  birthDate !== '' && birthDate !== '1990-02-30' && birthDate <= bornAtTheLatest;
const verified: RegistrationForm = { ...form, phoneProof: { firebaseIdToken: 'id-token' } };
const failure = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const refused = (code: string, field: RegisterField | null) => ({ ok: false, error: failure(code), field });

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const isAccepted = (step: Step, actor: string) =>
  step.kind === 'answer' && step.actor === actor && step.ok && (step.value as { ok?: boolean }).ok === true;
/** Why something was refused or failed to load, and at which field; null if nothing was. */
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
const declarationAsked = (view: View<Seen, Known>) => view.known.settings?.declarationAsked === true;
const isDeclared = (view: View<Seen, Known>) => view.matches('ready.declaration.ticked');
/** Declared, or not asked to. */
const declared = (view: View<Seen, Known>) => !declarationAsked(view) || isDeclared(view);
const demandsDeclaration = (step: Step) =>
  answers(step, 'register') && whyNot(step)?.error.code === 'declarationMissing';
const offersBoth = ({ known }: View<Seen, Known>) =>
  known.settings?.usernameRegistration === true && known.settings.mobileRegistration;
const offersAny = ({ usernameRegistration, mobileRegistration }: RegistrationSettings) =>
  usernameRegistration || mobileRegistration;
const captchaReady = (view: View<Seen, Known>) =>
  view.matches('ready.captcha.hidden') || view.matches('ready.captcha.shown');
const becomesReady = (from: View<Seen, Known>, to: View<Seen, Known>) =>
  !from.matches('ready') && to.matches('ready');
/** The affiliate code in a form, if codes are asked for. */
const codeIn = ({ known }: View<Seen, Known>, step: Step) =>
  step.kind === 'user' && known.settings?.affiliateEnabled === true && known.urlCode === ''
    ? (step.event.form?.values.affiliateCode ?? '').trim()
    : '';
const phoneToVerify = (view: View<Seen, Known>) =>
  view.known.settings?.phoneVerifiedByThirdParty === true &&
  (isMobile(view) || view.known.settings.mobileVerification);
/** A complete form, sent from a state that allows it. */
const isComplete = (from: View<Seen, Known>, step: Step) =>
  step.kind === 'user' &&
  isUser(step, 'form.submitted') &&
  isEditing(from) &&
  consented(from) &&
  declared(from) &&
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
    'declaration.toggled': { '': {} },
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
        'by username, with a declaration and affiliate codes': {
          ...bare,
          affiliateEnabled: true,
          declarationAsked: true,
        },
        'by username, with an offer of limits': { ...bare, limitsOffered: true },
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
        'a declaration demanded': refused('declarationMissing', null),
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
      if (demandsDeclaration(step) && known.settings) {
        return { ...known, settings: { ...known.settings, declarationAsked: true } };
      }
      const isWrong = step.actor === 'checkUrlAffiliate' && !(step.ok && step.value === true);
      return isWrong ? { ...known, urlCode: '' } : known;
    },
  },
  rules: [
    {
      text: 'the settings load first, and nothing is shown before they have arrived',
      requirements: ['REG-17'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loadingSettings') ||
        !isSame(view.context, { urlAffiliateCode: view.known.urlCode, error: null, refusedField: null }) ||
        calls.map(({ actor }) => actor).join() !== 'loadSettings',
    },
    {
      text: 'the code from the URL that is checked, shown and sent is the one opened',
      requirements: ['REG-07'],
      neverStep: (from, _step, to, _actions, calls) =>
        to.context.urlAffiliateCode !== to.known.urlCode ||
        calls.some(({ actor, input }) => actor === 'checkUrlAffiliate' && input.code !== from.known.urlCode),
    },
    {
      text: 'what is checked, verified and sent is the player’s input or the previous check’s result',
      requirements: ['REG-08', 'REG-10'],
      neverStep: (_from, step, _to, _actions, calls) =>
        calls.some(({ actor, input }) => {
          if (!['checkAffiliate', 'verifyPhone', 'register'].includes(actor)) return false;
          const given =
            step.kind === 'user'
              ? step.event.form
              : (step as { value: { form?: RegistrationForm } }).value.form;
          return !isSame(actor === 'verifyPhone' ? input : input.form, given);
        }),
    },
    {
      text: 'a refusal is the operator’s or a missing answer, and its field is focused',
      requirements: ['REG-09', 'NET-05'],
      neverStep: (_from, step, to, _actions, _calls, effects) => {
        const why = whyNot(step);
        return (
          (why !== null && !isSame(to.context.error, why.error)) ||
          (why !== null && to.context.refusedField !== why.field) ||
          effects.some(({ action, params }) => action === 'focusRefusedField' && !isSame(params, why)) ||
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
      text: 'no one is registered without consent',
      requirements: ['REG-04', 'REG-15'],
      neverStep: (from, _step, to) => to.matches('registered') && !(isSubmitting(from) && consented(from)),
    },
    {
      text: 'the registration of a player who is too young, or of required but unknown age, never leaves the form',
      requirements: ['REG-15', 'REG-16'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isEditing(from) &&
        isOnItsWay(to) &&
        from.known.settings?.birthDateAsked !== false &&
        !isOfAge(step.event.form),
    },
    {
      text: 'a registration starts only with a complete form, and each complete form is sent',
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
      text: 'withdrawing consent during a check stops the registration',
      requirements: ['REG-04', 'REG-15'],
      neverStep: (from, step, to, _actions, calls) =>
        isUser(step, 'consent.toggled') && isChecking(from) && (!isEditing(to) || calls.length > 0),
    },
    {
      text: 'where the profile requires it, no registration is checked or sent without the barred-group declaration',
      requirements: ['PROT-01'],
      never: (view) => isOnItsWay(view) && declarationAsked(view) && !isDeclared(view),
    },
    {
      text: 'the declaration is sent only if the player made it',
      requirements: ['PROT-01'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(({ actor, input }) => actor === 'register' && input.notBarred !== isDeclared(from)),
    },
    {
      text: 'the declaration starts unticked, and is shown where the profile requires it or the operator refused without it',
      requirements: ['PROT-01'],
      neverStep: (from, step, to) =>
        (becomesReady(from, to) && isDeclared(to)) ||
        (to.matches('ready') && to.tags.has('declarationAsked') !== declarationAsked(to)) ||
        (demandsDeclaration(step) && !declarationAsked(from) && isDeclared(to)),
    },
    {
      text: 'only the player’s tap changes the declaration, and not while the registration is being sent',
      requirements: ['PROT-01'],
      neverStep: (from, step, to) =>
        from.matches('ready') &&
        to.matches('ready') &&
        (isUser(step, 'declaration.toggled') && declarationAsked(from) && !isSubmitting(from)) !==
          (isDeclared(from) !== isDeclared(to)),
    },
    {
      text: 'withdrawing a required declaration during a check stops the registration; one that isn’t required can’t',
      requirements: ['PROT-01'],
      neverStep: (from, step, to, _actions, calls) =>
        isUser(step, 'declaration.toggled') &&
        isChecking(from) &&
        (declarationAsked(from) ? !isEditing(to) || calls.length > 0 : !isChecking(to)),
    },
    {
      text: 'no typed invitation code is sent unchecked',
      requirements: ['REG-08'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isEditing(from) &&
        isOnItsWay(to) &&
        (codeIn(from, step) !== '') !== to.matches('ready.form.checking.affiliate'),
    },
    {
      text: 'the invitation code typed is the one checked',
      requirements: ['REG-08'],
      neverStep: (from, step, to, _actions, calls) =>
        (!from.matches('ready.form.checking.affiliate') && to.matches('ready.form.checking.affiliate')) !==
          starts(calls, 'checkAffiliate') ||
        calls.some(({ actor, input }) => actor === 'checkAffiliate' && input.code !== codeIn(from, step)),
    },
    {
      text: 'only a valid invitation code lets the registration continue; any other leads back to its field, with a message',
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
      text: 'the code from the URL is checked before the form appears, if invitation codes are in use',
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
      text: 'a code from the URL that is invalid, or cannot be checked, is discarded, so that one can be typed',
      requirements: ['REG-07'],
      neverStep: (_from, step, to) =>
        answers(step, 'checkUrlAffiliate') &&
        !(to.matches('ready') && to.context.urlAffiliateCode === to.known.urlCode),
    },
    {
      text: 'the request has a valid code from the URL, a checked one that was typed, or none',
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
      text: 'an identity provider verifies the phone exactly if an SMS code is required',
      requirements: ['REG-05', 'REG-10'],
      neverStep: (from, step, to) =>
        (isComplete(from, step) && codeIn(from, step) === '' && phoneToVerify(from)) !==
        (isEditing(from) && to.matches('ready.form.checking.phone')),
    },
    {
      text: 'only its verification lets the registration continue, and is sent with it',
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
      text: 'no unverified phone passes if an identity provider verifies it',
      requirements: ['REG-10'],
      neverStep: (from, step, to) =>
        !isSubmitting(from) && isSubmitting(to) && phoneToVerify(from) && !isAccepted(step, 'verifyPhone'),
    },
    {
      text: 'a registration is sent once, whatever is tapped in the meantime',
      requirements: ['REG-10', 'LOGIN-12'],
      neverStep: (from, _step, to, _actions, calls) =>
        (!isSubmitting(from) && isSubmitting(to)) !== starts(calls, 'register'),
    },
    {
      text: 'a sent registration ends only with its answer',
      requirements: ['REG-10'],
      neverStep: (from, step, to) => isSubmitting(from) && !answers(step, 'register') && !isSubmitting(to),
    },
    {
      text: 'only an accepted registration logs the player in; it leads to the offer of limits where the profile has one, otherwise home',
      requirements: ['REG-14', 'SES-03', 'PROT-03'],
      neverStep: (from, step, to, actions) => {
        const accepted = isAccepted(step, 'register');
        const isOffered = from.known.settings?.limitsOffered === true;
        return (
          accepted !== actions.includes('startSession') ||
          (accepted && !isOffered) !== actions.includes('goHome') ||
          (accepted && isOffered) !== actions.includes('goToLimits') ||
          accepted !== to.matches('registered')
        );
      },
    },
    {
      text: 'a refused registration leads back to its field, with a message',
      requirements: ['REG-09', 'NET-05'],
      neverStep: (_from, step, to, actions) =>
        step.kind === 'answer' &&
        answers(step, 'register') &&
        !isAccepted(step, 'register') &&
        !(
          isEditing(to) &&
          to.context.error !== null &&
          (step.ok && !demandsDeclaration(step)
            ? to.context.refusedField === 'username' && actions.includes('focusRefusedField')
            : true)
        ),
    },
    {
      text: 'an incomplete form that may be sent focuses its first invalid field',
      requirements: ['REG-09', 'REG-16'],
      neverStep: (from, step, _to, actions) =>
        (isUser(step, 'form.submitted') &&
          isEditing(from) &&
          consented(from) &&
          declared(from) &&
          captchaReady(from) &&
          !isComplete(from, step)) !== actions.includes('focusFirstInvalidField'),
    },
    {
      text: 'a new attempt and another method clear the old error',
      requirements: ['NET-05'],
      neverStep: (from, _step, to) =>
        (isOnItsWay(to) || isMobile(from) !== isMobile(to) || to.matches('loadingSettings')) &&
        from.matches('ready') === to.matches('ready') &&
        (to.context.error !== null || to.context.refusedField !== null),
    },
    {
      text: 'each method is available if switched on',
      requirements: ['REG-01'],
      never: (view) =>
        view.matches('ready') &&
        !(isMobile(view)
          ? view.known.settings?.mobileRegistration
          : view.known.settings?.usernameRegistration),
    },
    {
      text: 'with no method on, registration is closed and says so, without fields',
      requirements: ['REG-01', 'REG-17'],
      never: (view) =>
        view.tags.has('closed') !== view.matches('closed') ||
        (!view.matches('loadingSettings') &&
          view.known.settings !== null &&
          view.matches('closed') === offersAny(view.known.settings)),
    },
    {
      text: 'with both methods on, the form starts with the username',
      requirements: ['REG-01'],
      neverStep: (from, _step, to) => becomesReady(from, to) && offersBoth(to) && isMobile(to),
    },
    {
      text: 'the method can be switched only while editing, if both are on',
      requirements: ['REG-01'],
      neverStep: (from, step, to) => {
        const switches = isUser(step, 'method.switched') && offersBoth(from) && isEditing(from);
        const changes = from.matches('ready') && to.matches('ready') && isMobile(from) !== isMobile(to);
        return switches !== changes;
      },
    },
    {
      text: 'a captcha is there exactly if enabled',
      requirements: ['REG-06'],
      never: (view) =>
        view.matches('ready') && view.matches('ready.captcha.hidden') === view.known.settings?.captchaEnabled,
    },
    {
      text: 'a captcha starts by loading its picture',
      requirements: ['REG-06'],
      neverStep: (from, _step, to, _actions, calls) =>
        becomesReady(from, to) && to.known.settings?.captchaEnabled !== starts(calls, 'fetchCaptcha'),
    },
    {
      text: 'a loaded picture is shown, and a missing one can be requested again',
      requirements: ['REG-06'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' &&
        answers(step, 'fetchCaptcha') &&
        !to.matches(step.ok ? 'ready.captcha.shown' : 'ready.captcha.failed'),
    },
    {
      text: 'tapping the picture loads another, unless its answer is being sent',
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
      text: 'nothing is sent while the captcha’s picture is missing',
      requirements: ['REG-06'],
      never: (view) => isOnItsWay(view) && !captchaReady(view),
    },
    {
      text: 'settings that fail to load are reported and can be retried; no field is shown without them',
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
      text: 'no field is shown without the operator’s settings',
      requirements: ['REG-02', 'REG-17'],
      never: (view) => view.matches('ready') && view.known.settings === null,
    },
    {
      text: 'a registration in progress says so, and the form is done once the player is registered',
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
      text: 'the form shows its method, the consent, the captcha’s state, and when it can be sent',
      requirements: ['REG-01', 'REG-04', 'REG-06', 'REG-17'],
      never: (view) =>
        view.tags.has('failed') !== view.matches('settingsFailed') ||
        view.tags.has('ready') !== view.matches('ready') ||
        view.tags.has('byMobile') !== isMobile(view) ||
        view.tags.has('consented') !== consented(view) ||
        view.tags.has('declared') !== (view.matches('ready') && declared(view)) ||
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
      text: 'registration is possible from every state, unless it is closed',
      requirements: ['REG-01', 'REG-14'],
      canReach: (view) => view.matches('registered') || view.matches('closed'),
    },
  ],
});
