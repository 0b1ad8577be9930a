import { byType, memberTypes, playerTypes } from '#machines/support/memberTypes.ts';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import type { MemberType } from '@araw/contract/calls/roles';
import type { LastLogin } from '@araw/contract/accounts/session';
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
const lastLogin = { at: 1_764_000_000_000, device: 'Chrome · Android', place: 'PH' };
const refused = (captcha: boolean) => ({
  ok: false,
  captcha,
  error: { code: 'credentialsWrong', message: '', requestId: 'r1' },
});

const error = (code: string): ChartError => ({ code, message: '', requestId: '' });
const proven = { ...credentials, proof: { idToken: 'id-token', mobileNo: '+639171234567' } };
const notSent = { ok: false, sent: false, captcha: false, unlinked: null };

const captchaAsked = (view: View<Seen, boolean>) => !view.matches('captcha.hidden');
const modeChanges = (from: View<Seen, boolean>, to: View<Seen, boolean>) =>
  from.matches('method.sms') !== to.matches('method.sms');
const isLogIn = (step: Step) => step.kind === 'user' && step.event.type === 'form.submitted';
/** The operator has refused a login, or hasn't answered it. */
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
const answered = (step: Step) => step.kind === 'answer' && step.ok;
const isAnswer = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
/** Who is playing, as reported to the form; undefined if the step doesn't report it. */
const playerIn = (step: Step): MemberType | undefined =>
  step.kind === 'user' && step.event.type === 'session.changed'
    ? (step.event.memberType as MemberType)
    : undefined;
/** Types that log in with their own password; trial players may want to. */
const owners: readonly MemberType[] = [0, 1, 2, 40, 41, 42];
/** A session has started without this form. */
const isFoundBy = (from: View<Seen, boolean>, step: Step) => {
  const memberType = playerIn(step);
  if (memberType === undefined || memberType === null) return false;
  return from.known || owners.includes(memberType);
};
/** An external provider has verified the phone. */
const isVouched = (step: Step) =>
  step.kind === 'answer' && step.actor === 'verifyPhone' && step.ok && (step.value as { ok: boolean }).ok;
const isVerifying = (view: View<Seen, boolean>) => view.matches('form.verifyingPhone');
const bySocialAccount = (view: View<Seen, boolean>) => view.matches('form.socialLogin');
const isOnItsWay = (view: View<Seen, boolean>) =>
  isVerifying(view) || bySocialAccount(view) || view.matches('form.loggingIn');
const proofNeeded = (view: View<Seen, boolean>) =>
  view.matches('method.sms') && view.input.phoneProofNeeded === true;
const captchaOf = (view: View<Seen, boolean>) => (view.value as { captcha: string }).captcha;
const formOf = (view: View<Seen, boolean>) => (view.value as { form: string }).form;
const leavesForm = (from: View<Seen, boolean>, to: View<Seen, boolean>) => formOf(from) !== formOf(to);
/** Why a login failed, from the operator, the provider or a missing answer. */
function whyNot(step: Step): ChartError | null {
  if (step.kind !== 'answer' || step.actor === 'fetchCaptcha' || step.actor === 'watchSession') return null;
  if (!step.ok) return toChartError(step.value);
  const outcome = step.value as LoginOutcome | SocialLoginOutcome;
  return outcome.ok ? null : outcome.error;
}
const flagged = (step: Step) =>
  step.kind === 'answer' && step.ok && (step.value as { captcha?: boolean })?.captcha === true;

export const loginModel = defineModel<Seen, boolean>({
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
    'session.changed': byType(memberTypes, (memberType) => ({ memberType })),
  },
  actors: {
    logIn: {
      done: {
        ...byType(
          playerTypes,
          (type) => ({ ok: true, session: sessionOf(type), credentials }),
          'accepted as',
        ),
        'accepted, with the login before it': { ok: true, session: sessionOf(0), credentials, lastLogin },
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
        ...byType(playerTypes, (type) => ({ ok: true, session: sessionOf(type) }), 'accepted as'),
        'accepted, with the login before it': { ok: true, session: sessionOf(0), lastLogin },
        'not proven': { ...notSent, error: error('identityDenied') },
        refused: { ...notSent, ...refused(false), sent: true },
        'refused, captcha from now on': { ...notSent, ...refused(true), sent: true },
      },
      error: { 'it cannot run': error('timeout') },
    },
    watchSession: {
      error: { 'no session to watch': new Error('no session') },
    },
    fetchCaptcha: { done: { picture: undefined }, error: { failed: { code: 'offline' } } },
  },
  typesAlike: [[null], [0, 1, 2, 40, 41, 42], [4, 99]],
  observe: {
    /** Whether no one was playing at the last report to the form. */
    start: () => false,
    after: (known, step) => {
      const memberType = playerIn(step);
      return memberType === undefined ? known : memberType === null;
    },
  },
  shown: ['error'],
  rules: [
    {
      text: 'a login starts by username, without a captcha or a refusal',
      requirements: ['LOGIN-01', 'LOGIN-03'],
      neverStart: (view, _actions, calls) =>
        !view.matches('method.username') ||
        !view.matches('form.editing') ||
        captchaAsked(view) ||
        !view.matches('validation.settled') ||
        view.context.error !== null ||
        calls.some(({ actor }) => actor !== 'watchSession'),
    },
    {
      text: 'SMS mode is available only if the merchant has switched it on',
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
      text: 'a captcha appears only after a failed login whose answer requires one',
      requirements: ['LOGIN-03'],
      neverStep: (from, step, to) =>
        !captchaAsked(from) && captchaAsked(to) && !(flagged(step) && to.matches('captcha.loading')),
    },
    {
      text: 'a required captcha does appear',
      requirements: ['LOGIN-03'],
      neverStep: (_from, step, to) => flagged(step) && !captchaAsked(to),
    },
    {
      text: 'another picture is loaded after every failed login with a captcha',
      requirements: ['LOGIN-03'],
      neverStep: (from, step, to) =>
        failedLogIn(step) && captchaAsked(from) && !to.matches('captcha.loading'),
    },
    {
      text: 'a required captcha stays until the login succeeds',
      requirements: ['LOGIN-03'],
      neverStep: (from, _step, to) => captchaAsked(from) && !captchaAsked(to),
    },
    {
      text: 'tapping the picture loads another, unless its answer is being sent',
      requirements: ['LOGIN-03'],
      neverStep: (from, step, _to, _actions, calls) =>
        step.kind === 'user' &&
        step.event.type === 'captcha.refreshed' &&
        ((from.matches('captcha.shown') && from.matches('form.editing')) ||
          from.matches('captcha.failed')) !==
          calls.length > 0,
    },
    {
      text: 'switching the mode loads another picture exactly if one is shown',
      requirements: ['LOGIN-04'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        step.event.type === 'method.switched' &&
        (from.matches('captcha.shown') && modeChanges(from, to)) !== calls.length > 0,
    },
    {
      text: 'switching the mode restores what is remembered for it',
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
      text: 'switching the mode removes the old refusal',
      requirements: ['LOGIN-04'],
      neverStep: (from, _step, to) => modeChanges(from, to) && to.context.error !== null,
    },
    {
      text: 'a new language waits 200 ms and then validates the filled-in fields again',
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
      text: 'the validation after a new language does happen',
      requirements: ['LOGIN-05'],
      settles: (view) => view.matches('validation.waiting'),
    },
    {
      text: 'nothing is sent while a field is invalid',
      requirements: ['LOGIN-06'],
      neverStep: (from, step, to) =>
        isLogIn(step) &&
        step.kind === 'user' &&
        step.event.valid === false &&
        !from.matches('form.loggingIn') &&
        to.matches('form.loggingIn'),
    },
    {
      text: 'nothing is sent without the required captcha',
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
      text: 'a complete form is sent if no captcha is required',
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
      text: 'if an external provider sends the codes, a login by SMS waits for its verification',
      requirements: ['LOGIN-08'],
      neverStep: (from, step, to) =>
        to.matches('form.loggingIn') &&
        !from.matches('form.loggingIn') &&
        proofNeeded(from) &&
        !(isVouched(step) && step.kind === 'answer' && step.actor === 'verifyPhone'),
    },
    {
      text: 'a phone is verified exactly in SMS mode with an external provider',
      requirements: ['LOGIN-08'],
      never: (view) => view.matches('form.verifyingPhone') && !proofNeeded(view),
    },
    {
      text: 'social login is available only in username mode, with an offered provider',
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
      text: 'a phone verified by an external provider is sent immediately; otherwise nothing is, and the reason is shown',
      requirements: ['LOGIN-06', 'LOGIN-08'],
      neverStep: (_from, step, to) =>
        isAnswer(step, 'verifyPhone') &&
        (isVouched(step)
          ? !to.matches('form.loggingIn')
          : !(to.matches('form.editing') && to.context.error !== null)),
    },
    {
      text: 'a social login ends with the session, or in the form with the reason',
      requirements: ['LOGIN-06', 'LOGIN-09'],
      neverStep: (_from, step, to) =>
        isAnswer(step, 'socialLogin') &&
        (acceptedLogIn(step)
          ? !to.matches('form.loggedIn')
          : !(to.matches('form.editing') && to.context.error !== null)),
    },
    {
      text: 'a picture stays while no login was sent',
      requirements: ['LOGIN-03', 'LOGIN-09'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        (isAnswer(step, 'socialLogin') || isAnswer(step, 'verifyPhone')) &&
        !failedLogIn(step) &&
        captchaOf(from) !== captchaOf(to),
    },
    {
      text: 'a login contains a proof exactly if an external provider has given one',
      requirements: ['LOGIN-06', 'LOGIN-08'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(({ actor, input }) => actor === 'logIn' && Boolean(input.proof) !== isVerifying(from)),
    },
    {
      text: 'what is sent, verified or chosen is the player’s input or the provider’s result',
      requirements: ['LOGIN-06', 'LOGIN-08', 'LOGIN-09'],
      neverStep: (_from, step, _to, _actions, calls) =>
        calls.some(({ actor, input }) => {
          if (actor === 'fetchCaptcha') return false;
          if (step.kind === 'user') {
            const { provider, credentials: typed } = step.event;
            return !isSame(input, actor === 'socialLogin' ? { provider } : typed);
          }
          const { credentials: handedOn } = (step as { value: { credentials: Credentials } }).value;
          return !isSame(input, handedOn);
        }),
    },
    {
      text: 'a login in progress ends only with its answer, so a double tap sends one',
      requirements: ['LOGIN-12'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        !from.matches('form.editing') &&
        (leavesForm(from, to) || calls.some(({ actor }) => actor !== 'fetchCaptcha')),
    },
    {
      text: 'an unsent form focuses its first invalid field, unless the captcha is still loading',
      requirements: ['LOGIN-03', 'LOGIN-06'],
      neverStep: (from, step, to, actions) =>
        (isLogIn(step) &&
          from.matches('form.editing') &&
          to.matches('form.editing') &&
          (from.matches('captcha.hidden') || from.matches('captcha.shown'))) !==
        actions.includes('focusFirstInvalidField'),
    },
    {
      text: 'only an accepted login starts the session; the form is left for that and for an existing session',
      requirements: ['LOGIN-06', 'SES-03', 'SES-05'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const isAccepted = acceptedLogIn(step);
        const leaves = !from.matches('form.loggedIn') && to.matches('form.loggedIn');
        const isFound = isFoundBy(from, step) && from.matches('form.editing');
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
      text: 'only an accepted login shows the previous one, and a first login shows none',
      requirements: ['PROT-08'],
      neverStep: (_from, step, _to, actions, _calls, effects) =>
        acceptedLogIn(step) !== actions.includes('tellLastLogin') ||
        effects.some(
          ({ action, params }) =>
            action === 'tellLastLogin' &&
            !(
              step.kind === 'answer' &&
              isSame(params, (step.value as { lastLogin?: LastLogin }).lastLogin ?? null)
            ),
        ),
    },
    {
      text: 'a refused form’s login is told to what this device stores, with the refusal as it was answered',
      requirements: ['SES-06'],
      neverStep: (_from, step, _to, actions, _calls, effects) =>
        (isAnswer(step, 'logIn') && answered(step) && !acceptedLogIn(step)) !==
          actions.includes('noteRefused') ||
        effects.some(
          ({ action, params }) =>
            action === 'noteRefused' && !(step.kind === 'answer' && params === step.value),
        ),
    },
    {
      text: 'this device stores a form’s login only once accepted, as it was sent, and before the session starts',
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
      text: 'a login or a captcha in progress says so',
      requirements: ['LOGIN-12', 'NET-04'],
      never: (view) =>
        view.tags.has('busy') !== isOnItsWay(view) ||
        view.tags.has('loggingIn') !== (isOnItsWay(view) && !bySocialAccount(view)) ||
        view.tags.has('loading') !== view.matches('captcha.loading'),
    },
    {
      text: 'the form shows its method, the captcha and its state, and when it can be sent',
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
      text: 'a failed login says why and a new attempt clears the error',
      requirements: ['LOGIN-06', 'NET-05'],
      neverStep: (_from, step, to) => {
        const why = whyNot(step);
        return (
          (why !== null && !isSame(to.context.error, why)) ||
          (!to.matches('form.editing') && to.context.error !== null)
        );
      },
    },
    {
      text: 'after an accepted login the form does not return',
      requirements: ['LOGIN-06', 'SES-03'],
      neverStep: (from, _step, to) => from.matches('form.loggedIn') && !to.matches('form.loggedIn'),
    },
    {
      text: 'a login already sent is not abandoned for a session found in the meantime',
      requirements: ['SES-05', 'LOGIN-12'],
      neverStep: (from, step, to) =>
        playerIn(step) !== undefined && isOnItsWay(from) && formOf(from) !== formOf(to),
    },
    {
      text: 'login is possible from every state',
      requirements: ['LOGIN-06'],
      canReach: (view) => view.matches('form.loggedIn'),
    },
    {
      text: 'every login, proof and captcha in progress ends',
      requirements: ['LOGIN-08', 'LOGIN-09', 'LOGIN-12', 'NET-04'],
      settles: (view) => isOnItsWay(view) || view.matches('captcha.loading'),
    },
  ],
});
