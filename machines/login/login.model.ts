import { byType, playerTypes } from '#machines/support/memberTypes.ts';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { SocialLoginOutcome } from '../socialLogin/socialLogin.machine.ts';
import { type Credentials, type LoginOutcome, loginMachine } from './login.machine.ts';

interface Seen {
  error: ChartError | null;
}

const credentials = {
  method: 'username',
  username: 'maria',
  password: 'correct horse',
  captcha: '',
  countryDialingCode: '63',
  remember: false,
};
const sessionOf = (type: number) => ({
  token: 'token',
  merchantCode: 'ARAW',
  userName: 'maria',
  type,
  firstTimeLogin: false,
});
const refused = (captcha: boolean) => ({
  ok: false,
  captcha,
  error: { code: 'credentialsWrong', message: '', requestId: 'r1' },
});

const error = (code: string): ChartError => ({ code, message: '', requestId: '' });
const proven = { ...credentials, proof: { idToken: 'id-token', mobileNo: '+639171234567' } };
const notSent = { ok: false, sent: false, captcha: false, unlinked: null };

const captchaAsked = (view: View<Seen>) => !view.matches('captcha.hidden');
const modeChanges = (from: View<Seen>, to: View<Seen>) =>
  from.matches('method.sms') !== to.matches('method.sms');
const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isLogIn = (step: Step) => step.kind === 'user' && step.event.type === 'form.submitted';
/** The operator has refused a login, or has not answered it. */
const failedLogIn = (step: Step) =>
  step.kind === 'answer' &&
  (step.actor === 'logIn'
    ? !step.ok || (step.value as { ok: boolean }).ok === false
    : step.actor === 'socialLogin' && step.ok && (step.value as { sent?: boolean }).sent === true);
const acceptedLogIn = (step: Step) =>
  step.kind === 'answer' &&
  (step.actor === 'logIn' || step.actor === 'socialLogin') &&
  step.ok &&
  (step.value as { ok: boolean }).ok;
const isAnswer = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
/** An external provider has vouched for the phone. */
const isVouched = (step: Step) =>
  step.kind === 'answer' && step.actor === 'verifyPhone' && step.ok && (step.value as { ok: boolean }).ok;
const isVerifying = (view: View<Seen>) => view.matches('form.verifyingPhone');
const bySocialAccount = (view: View<Seen>) => view.matches('form.socialLogin');
const isOnItsWay = (view: View<Seen>) =>
  isVerifying(view) || bySocialAccount(view) || view.matches('form.loggingIn');
const proofNeeded = (view: View<Seen>) => view.matches('method.sms') && view.input.phoneProofNeeded === true;
const captchaOf = (view: View<Seen>) => (view.value as { captcha: string }).captcha;
const formOf = (view: View<Seen>) => (view.value as { form: string }).form;
const leavesForm = (from: View<Seen>, to: View<Seen>) => formOf(from) !== formOf(to);
/** Why a login failed, by the operator's or the provider's word or without one. */
function whyNot(step: Step): ChartError | null {
  if (step.kind !== 'answer' || step.actor === 'fetchCaptcha') return null;
  if (!step.ok) return toChartError(step.value);
  const outcome = step.value as LoginOutcome | SocialLoginOutcome;
  return outcome.ok ? null : outcome.error;
}
const flagged = (step: Step) =>
  step.kind === 'answer' && step.ok && (step.value as { captcha?: boolean })?.captcha === true;

export const loginModel = defineModel<Seen>({
  name: 'login',
  machine: loginMachine,
  variants: {
    'username only': { smsLoginEnabled: false },
    'SMS login on': { smsLoginEnabled: true },
    'SMS and social login by an external provider': {
      smsLoginEnabled: true,
      phoneProofNeeded: true,
      socialProviders: ['google'],
    },
  },
  events: {
    'form.submitted': {
      'a field is wrong': { valid: false, credentials: { ...credentials, username: '', captcha: '123456' } },
      'without captcha': { valid: true, credentials },
      'with captcha': { valid: true, credentials: { ...credentials, captcha: '123456' } },
      'with a captcha of too many digits': {
        valid: true,
        credentials: { ...credentials, captcha: '1234567' },
      },
    },
    'provider.chosen': {
      'one that is offered': { provider: 'google' },
      'one that is not': { provider: 'facebook' },
    },
    'method.switched': { '': {} },
    'captcha.refreshed': { '': {} },
    'language.changed': { '': {} },
    'session.found': { '': {} },
  },
  actors: {
    logIn: {
      done: {
        ...byType(
          playerTypes,
          (type) => ({ ok: true, session: sessionOf(type), credentials }),
          'accepted as',
        ),
        refused: refused(false),
        'refused, captcha from now on': refused(true),
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' } },
    },
    verifyPhone: {
      done: {
        'code right': { ok: true, credentials: proven },
        'code wrong': { ok: false, error: error('codeWrong') },
      },
      error: { 'no answer': error('timeout') },
    },
    socialLogin: {
      done: {
        'logged in': { ok: true, session: sessionOf(0) },
        'not proven': { ...notSent, error: error('identityDenied') },
        refused: { ...notSent, ...refused(false), sent: true },
        'refused, captcha from now on': { ...notSent, ...refused(true), sent: true },
      },
      error: { 'it cannot run': error('timeout') },
    },
    fetchCaptcha: { done: { picture: undefined }, error: { failed: { code: 'offline' } } },
  },
  typesAlike: [[null], [0, 1, 2, 4, 40, 41, 42, 99]],
  shown: ['error'],
  rules: [
    {
      text: 'a login begins by username, without a captcha and without a refusal',
      requirements: ['LOGIN-01', 'LOGIN-03'],
      neverStart: (view, _actions, calls) =>
        !view.matches('method.username') ||
        !view.matches('form.editing') ||
        captchaAsked(view) ||
        !view.matches('validation.settled') ||
        view.context.error !== null ||
        calls.length > 0,
    },
    {
      text: 'SMS mode is there only where the merchant has switched it on',
      requirements: ['LOGIN-01'],
      never: (view) => view.matches('method.sms') && !view.input.smsLoginEnabled,
    },
    {
      text: 'the mode can be switched while editing and never during a login',
      requirements: ['LOGIN-01', 'LOGIN-12'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        step.event.type === 'method.switched' &&
        (from.matches('form.editing') && from.input.smsLoginEnabled) ===
          (from.matches('method.sms') === to.matches('method.sms')),
    },
    {
      text: 'a captcha appears only after a failed login whose answer asks for one',
      requirements: ['LOGIN-03'],
      neverStep: (from, step, to) =>
        !captchaAsked(from) && captchaAsked(to) && !(flagged(step) && to.matches('captcha.loading')),
    },
    {
      text: 'a captcha that is asked does appear',
      requirements: ['LOGIN-03'],
      neverStep: (_from, step, to) => flagged(step) && !captchaAsked(to),
    },
    {
      text: 'after every failed login with a captcha another picture is loaded',
      requirements: ['LOGIN-03'],
      neverStep: (from, step, to) =>
        failedLogIn(step) && captchaAsked(from) && !to.matches('captcha.loading'),
    },
    {
      text: 'once asked, a captcha stays until the login succeeds',
      requirements: ['LOGIN-03'],
      neverStep: (from, _step, to) => captchaAsked(from) && !captchaAsked(to),
    },
    {
      text: 'tapping the picture loads another, unless its answer is on the way',
      requirements: ['LOGIN-03'],
      neverStep: (from, step, _to, _actions, calls) =>
        step.kind === 'user' &&
        step.event.type === 'captcha.refreshed' &&
        ((from.matches('captcha.shown') && from.matches('form.editing')) ||
          from.matches('captcha.failed')) !==
          calls.length > 0,
    },
    {
      text: 'switching the mode loads another picture exactly where one is shown',
      requirements: ['LOGIN-04'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        step.event.type === 'method.switched' &&
        (from.matches('captcha.shown') && modeChanges(from, to)) !== calls.length > 0,
    },
    {
      text: 'switching the mode brings back what is remembered of that mode',
      requirements: ['LOGIN-04', 'SES-06'],
      neverStep: (from, _step, to, actions, _calls, effects) =>
        modeChanges(from, to) !== actions.includes('recallCredentials') ||
        effects.some(
          ({ action, params }) =>
            action === 'recallCredentials' &&
            params.method !== (to.matches('method.sms') ? 'sms' : 'username'),
        ),
    },
    {
      text: 'switching the mode takes the old refusal away',
      requirements: ['LOGIN-04'],
      neverStep: (from, _step, to) => modeChanges(from, to) && to.context.error !== null,
    },
    {
      text: 'a new language waits 200 ms and then checks the filled fields again',
      requirements: ['LOGIN-05'],
      neverStep: (from, step, to, actions) => {
        const settled = from.matches('validation.waiting') && to.matches('validation.settled');
        return (
          (step.kind === 'user' &&
            step.event.type === 'language.changed' &&
            !to.matches('validation.waiting')) ||
          (settled && !(step.kind === 'time' && step.ms === 200)) ||
          settled !== actions.includes('revalidateFilledFields')
        );
      },
    },
    {
      text: 'the check after a new language does come',
      requirements: ['LOGIN-05'],
      settles: (view) => view.matches('validation.waiting'),
    },
    {
      text: 'nothing is sent while a field is wrong',
      requirements: ['LOGIN-06'],
      neverStep: (from, step, to) =>
        isLogIn(step) &&
        step.kind === 'user' &&
        step.event.valid === false &&
        !from.matches('form.loggingIn') &&
        to.matches('form.loggingIn'),
    },
    {
      text: 'nothing is sent without the captcha that is asked',
      requirements: ['LOGIN-03', 'LOGIN-06'],
      neverStep: (from, step, to) =>
        isLogIn(step) &&
        from.matches('form.editing') &&
        !to.matches('form.editing') &&
        captchaAsked(from) &&
        !(
          from.matches('captcha.shown') &&
          step.kind === 'user' &&
          step.event.credentials.captcha === '123456'
        ),
    },
    {
      text: 'a filled form is sent when no captcha is asked',
      requirements: ['LOGIN-06'],
      neverStep: (from, step, to) =>
        isLogIn(step) &&
        step.kind === 'user' &&
        step.event.valid === true &&
        from.matches('captcha.hidden') &&
        from.matches('form.editing') &&
        !to.matches(proofNeeded(from) ? 'form.verifyingPhone' : 'form.loggingIn'),
    },
    {
      text: 'where an external provider sends the codes, a login by SMS waits for its word on the phone',
      requirements: ['LOGIN-08'],
      neverStep: (from, step, to) =>
        to.matches('form.loggingIn') &&
        !from.matches('form.loggingIn') &&
        proofNeeded(from) &&
        !(isVouched(step) && step.kind === 'answer' && step.actor === 'verifyPhone'),
    },
    {
      text: 'a phone is verified in SMS mode with an external provider, and only there',
      requirements: ['LOGIN-08'],
      never: (view) => view.matches('form.verifyingPhone') && !proofNeeded(view),
    },
    {
      text: 'social login is there in username mode alone, by a provider that is offered',
      requirements: ['LOGIN-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const mayChoose =
          step.kind === 'user' &&
          step.event.type === 'provider.chosen' &&
          from.matches('form.editing') &&
          from.matches('method.username') &&
          (from.input.socialProviders ?? []).includes(step.event.provider);
        const isAsked = calls.some(({ actor }) => actor === 'socialLogin');
        return mayChoose !== isAsked || (mayChoose && !bySocialAccount(to));
      },
    },
    {
      text: 'a phone that an external provider vouches for is sent at once; without its word nothing is, and why is said',
      requirements: ['LOGIN-06', 'LOGIN-08'],
      neverStep: (_from, step, to) =>
        isAnswer(step, 'verifyPhone') &&
        (isVouched(step)
          ? !to.matches('form.loggingIn')
          : !(to.matches('form.editing') && to.context.error !== null)),
    },
    {
      text: 'a social log-in ends with the session, or in the form with the reason',
      requirements: ['LOGIN-06', 'LOGIN-09'],
      neverStep: (_from, step, to) =>
        isAnswer(step, 'socialLogin') &&
        (acceptedLogIn(step)
          ? !to.matches('form.loggedIn')
          : !(to.matches('form.editing') && to.context.error !== null)),
    },
    {
      text: 'a picture that shows stays where no login was sent',
      requirements: ['LOGIN-03', 'LOGIN-09'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        (isAnswer(step, 'socialLogin') || isAnswer(step, 'verifyPhone')) &&
        !failedLogIn(step) &&
        captchaOf(from) !== captchaOf(to),
    },
    {
      text: 'a login carries the proof exactly where an external provider has given one',
      requirements: ['LOGIN-06', 'LOGIN-08'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(({ actor, input }) => actor === 'logIn' && Boolean(input.proof) !== isVerifying(from)),
    },
    {
      text: 'what is sent, proved or chosen is what the player typed or tapped, or what the provider has handed on',
      requirements: ['LOGIN-06', 'LOGIN-08', 'LOGIN-09'],
      neverStep: (_from, step, _to, _actions, calls) =>
        calls.some(({ actor, input }) => {
          if (actor === 'fetchCaptcha') return false;
          if (step.kind === 'user') {
            const { provider, credentials: typed } = step.event;
            return canonical(input) !== canonical(actor === 'socialLogin' ? { provider } : typed);
          }
          const { credentials: handedOn } = (step as { value: { credentials: Credentials } }).value;
          return canonical(input) !== canonical(handedOn);
        }),
    },
    {
      text: 'a login in flight ends only by its answer, so a double tap sends one',
      requirements: ['LOGIN-12'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        !from.matches('form.editing') &&
        (leavesForm(from, to) || calls.some(({ actor }) => actor !== 'fetchCaptcha')),
    },
    {
      text: 'a form that is not sent leads to its first wrong field, unless the captcha is still to come',
      requirements: ['LOGIN-03', 'LOGIN-06'],
      neverStep: (from, step, to, actions) =>
        (isLogIn(step) &&
          from.matches('form.editing') &&
          to.matches('form.editing') &&
          (from.matches('captcha.hidden') || from.matches('captcha.shown'))) !==
        actions.includes('focusFirstInvalidField'),
    },
    {
      text: 'an accepted login, and no other, starts the session; the form is left for that and for a session found',
      requirements: ['LOGIN-06', 'SES-03', 'SES-05'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const isAccepted = acceptedLogIn(step);
        const leaves = !from.matches('form.loggedIn') && to.matches('form.loggedIn');
        const isFound = isUser(step, 'session.found') && from.matches('form.editing');
        return (
          isAccepted !== actions.includes('startSession') ||
          isFound !== actions.includes('leave') ||
          (isAccepted || isFound) !== leaves ||
          effects.some(
            ({ action, params }) =>
              action === 'startSession' && !(step.kind === 'answer' && params === step.value),
          )
        );
      },
    },
    {
      text: 'this device keeps a login of the form once the operator has accepted it, as it was sent, and before the session starts',
      requirements: ['SES-05', 'SES-06'],
      neverStep: (_from, step, _to, actions, _calls, effects) =>
        (acceptedLogIn(step) && isAnswer(step, 'logIn')) !== actions.includes('keepLogin') ||
        (actions.includes('keepLogin') && actions.indexOf('keepLogin') > actions.indexOf('startSession')) ||
        effects.some(
          ({ action, params }) =>
            action === 'keepLogin' && !(step.kind === 'answer' && params === step.value),
        ),
    },
    {
      text: 'a login or a captcha on its way says so',
      requirements: ['LOGIN-12', 'NET-04'],
      never: (view) =>
        view.tags.has('busy') !== isOnItsWay(view) ||
        view.tags.has('loggingIn') !== (isOnItsWay(view) && !bySocialAccount(view)) ||
        view.tags.has('loading') !== view.matches('captcha.loading'),
    },
    {
      text: 'the form says its method, whether a captcha is asked and what became of it, and when it can be sent',
      requirements: ['LOGIN-01', 'LOGIN-03', 'LOGIN-12'],
      never: (view) =>
        view.tags.has('bySms') !== view.matches('method.sms') ||
        view.tags.has('captchaAsked') !== captchaAsked(view) ||
        view.tags.has('captchaShown') !== view.matches('captcha.shown') ||
        view.tags.has('captchaFailed') !== view.matches('captcha.failed') ||
        view.tags.has('captchaReady') !== (!captchaAsked(view) || view.matches('captcha.shown')) ||
        view.tags.has('editing') !== view.matches('form.editing'),
    },
    {
      text: 'a form is done exactly once the player is logged in',
      requirements: ['LOGIN-06'],
      never: (view) => view.tags.has('done') !== view.matches('form.loggedIn'),
    },
    {
      text: 'a failed login says why and a new attempt starts clean',
      requirements: ['LOGIN-06', 'NET-05'],
      neverStep: (_from, step, to) => {
        const why = whyNot(step);
        return (
          (why !== null && canonical(to.context.error) !== canonical(why)) ||
          (!to.matches('form.editing') && to.context.error !== null)
        );
      },
    },
    {
      text: 'after an accepted login the form does not come back',
      requirements: ['LOGIN-06', 'SES-03'],
      neverStep: (from, _step, to) => from.matches('form.loggedIn') && !to.matches('form.loggedIn'),
    },
    {
      text: 'what the player has sent is not given up for a session found meanwhile',
      requirements: ['SES-05', 'LOGIN-12'],
      neverStep: (from, step, to) =>
        isUser(step, 'session.found') && isOnItsWay(from) && formOf(from) !== formOf(to),
    },
    {
      text: 'from everywhere one can still log in',
      requirements: ['LOGIN-06'],
      canReach: (view) => view.matches('form.loggedIn'),
    },
    {
      text: 'a login, a proof and a captcha on their way always come to an end',
      requirements: ['LOGIN-08', 'LOGIN-09', 'LOGIN-12', 'NET-04'],
      settles: (view) => isOnItsWay(view) || view.matches('captcha.loading'),
    },
  ],
});
