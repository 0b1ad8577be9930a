import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { Outcome } from '../outcome.ts';
import { forgotPasswordMachine, type PasswordReset } from './forgotPassword.machine.ts';

interface Seen {
  error: ChartError | null;
}

const reset: PasswordReset = {
  channel: 'email',
  account: 'maria@example.ph',
  countryDialingCode: '',
  code: '123456',
  newPassword: 'battery staple',
  confirmNewPassword: 'battery staple',
};
const refused = (code: string) => ({
  ok: false,
  error: { code, message: '', requestId: 'r1' },
});

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const outcomeOf = (step: Step) => (step.kind === 'answer' && step.ok ? (step.value as Outcome) : null);
const isReset = (step: Step) => outcomeOf(step)?.ok === true;
const isCodeWrong = (step: Step) => {
  const outcome = outcomeOf(step);
  return outcome?.ok === false && outcome.error.code === 'codeWrong';
};
/** This try used up the code. */
const spends = (step: Step, to: View<Seen, number>) => isCodeWrong(step) && to.known === 5;
const keepsCode = (from: View<Seen, number>, step: Step) =>
  isUser(step, 'code.kept') && from.matches('form.identifying') && from.known < 5;
const whyNot = (step: Step & { kind: 'answer' }) =>
  step.ok ? (step.value as { error: ChartError }).error : toChartError(step.value);
const says = ({ context }: View<Seen, number>, step: Step) =>
  step.kind === 'answer' && isSame(context.error, whyNot(step));
const byMail = (view: View<Seen, number>) => view.matches('channel.email');

export const forgotPasswordModel = defineModel<Seen, number>({
  name: 'forgotPassword',
  machine: forgotPasswordMachine,
  variants: {
    'mail alone': { offersEmail: true, offersSms: false },
    'SMS alone': { offersEmail: false, offersSms: true },
    'mail and SMS': { offersEmail: true, offersSms: true },
  },
  events: {
    'channel.switched': { '': {} },
    'code.sent': { '': {} },
    'code.kept': { '': {} },
    'account.reopened': { '': {} },
    'login.chosen': { '': {} },
    'form.submitted': {
      'a field is wrong': { valid: false, reset: { ...reset, code: '' } },
      'all right': { valid: true, reset },
    },
  },
  actors: {
    resetPassword: {
      done: {
        accepted: { ok: true },
        'code wrong': refused('codeWrong'),
        'the password of before': refused('passwordUnchanged'),
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' } },
    },
  },
  shown: ['error'],
  /** Wrong tries of the code sent last; each channel has its own code. */
  observe: {
    start: () => 0,
    after(tries, step, { from, to }) {
      const isNew = isUser(step, 'code.sent') && !from.matches('form.reset');
      if (isNew || from.matches('channel.email') !== to.matches('channel.email')) return 0;
      return isCodeWrong(step) ? tries + 1 : tries;
    },
  },
  rules: [
    {
      text: 'an account is asked for first, by mail if both ways are offered, without a message yet',
      requirements: ['PASS-06'],
      neverStart: (view) =>
        byMail(view) !== view.input.offersEmail ||
        !view.matches('form.identifying') ||
        view.context.error !== null,
    },
    {
      text: 'what was typed is what is sent',
      requirements: ['PASS-06'],
      neverStep: (_from, step, _to, _actions, calls) =>
        calls.some(({ input }) => step.kind !== 'user' || input !== step.event.reset),
    },
    {
      text: 'mail and SMS are available if offered',
      requirements: ['PASS-06'],
      never: (view) => (byMail(view) ? !view.input.offersEmail : !view.input.offersSms),
    },
    {
      text: 'if both are offered the player can switch until a code was sent, and not afterwards',
      requirements: ['PASS-06'],
      neverStep: (from, step, to) =>
        (isUser(step, 'channel.switched') &&
          from.input.offersEmail &&
          from.input.offersSms &&
          from.matches('form.identifying')) !==
        (byMail(from) !== byMail(to)),
    },
    {
      text: 'a new password is asked for once a code was sent, whatever the account',
      requirements: ['PASS-06'],
      neverStep: (from, step, to) =>
        from.matches('form.identifying') &&
        (isUser(step, 'code.sent') || keepsCode(from, step)) !== to.matches('form.entering'),
    },
    {
      text: 'an earlier code can be typed until used up, with its remaining attempts',
      requirements: ['PASS-06'],
      neverStep: (from, step, to) =>
        (isUser(step, 'code.kept') &&
          from.matches('form.identifying') &&
          to.matches('form.entering') !== from.known < 5) ||
        to.known > 5,
    },
    {
      text: 'without a code for this request nothing is sent, and a wrong field is focused',
      requirements: ['PASS-06'],
      neverStep: (from, step, to, actions, calls) => {
        const submits =
          step.kind === 'user' && isUser(step, 'form.submitted') && from.matches('form.entering');
        const isValid = submits && step.event.valid === true;
        return (
          isValid !== calls.length > 0 ||
          (isValid && !to.matches('form.resetting')) ||
          (submits && !isValid) !== actions.includes('focusFirstInvalidField')
        );
      },
    },
    {
      text: 'a reset in progress ends only with its answer',
      requirements: ['PASS-06'],
      neverStep: (from, step, to) =>
        from.matches('form.resetting') && step.kind === 'user' && !to.matches('form.resetting'),
    },
    {
      text: 'only an accepted code results in a new password, and that is the end',
      requirements: ['PASS-06'],
      neverStep: (from, step, to) =>
        (isReset(step) || from.matches('form.reset')) !== to.matches('form.reset'),
    },
    {
      text: 'the page goes to login exactly once there is a new password',
      requirements: ['PASS-06'],
      neverStep: (from, step, _to, actions) =>
        (isUser(step, 'login.chosen') && from.matches('form.reset')) !== actions.includes('goToLogin'),
    },
    {
      text: 'four wrong attempts leave the code valid, the fifth uses it up: the reason is shown, and another one is asked for',
      requirements: ['PASS-06'],
      neverStep: (_from, step, to) =>
        isCodeWrong(step) &&
        !(to.matches(to.known < 5 ? 'form.entering' : 'form.identifying') && says(to, step)),
    },
    {
      text: 'after a wrong code or a missing answer the player can retry and is told why',
      requirements: ['PASS-06', 'NET-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' &&
        !isReset(step) &&
        !spends(step, to) &&
        !(to.matches('form.entering') && says(to, step)),
    },
    {
      text: 'codes and passwords are discarded once useless, and the account stays',
      requirements: ['PASS-06'],
      neverStep: (from, step, to, actions) =>
        ((isUser(step, 'account.reopened') && from.matches('form.entering')) ||
          isReset(step) ||
          spends(step, to)) !== actions.includes('clearSecrets'),
    },
    {
      text: 'the player can go back to the account while no reset is in progress',
      requirements: ['PASS-06'],
      neverStep: (from, step, to) =>
        isUser(step, 'account.reopened') && from.matches('form.entering') && !to.matches('form.identifying'),
    },
    {
      text: 'an old refusal disappears with the player’s next action',
      requirements: ['NET-05'],
      neverStep: (from, step, to) =>
        to.context.error !== null &&
        (to.matches('form.resetting') ||
          isUser(step, 'code.sent') ||
          (isUser(step, 'account.reopened') && from.matches('form.entering')) ||
          byMail(from) !== byMail(to)) &&
        !from.matches('form.resetting'),
    },
    {
      text: 'a reset in progress says so, and the form is done once it is accepted',
      requirements: ['PASS-06', 'NET-04'],
      never: (view) =>
        view.tags.has('busy') !== view.matches('form.resetting') ||
        view.tags.has('done') !== view.matches('form.reset'),
    },
    {
      text: 'the form shows how the code is sent, for which account, and when it can be sent',
      requirements: ['PASS-06'],
      never: (view) =>
        view.tags.has('bySms') !== view.matches('channel.sms') ||
        view.tags.has('identifying') !== view.matches('form.identifying') ||
        view.tags.has('canSubmit') !== view.matches('form.entering'),
    },
    {
      text: 'a new password can be set from every state',
      requirements: ['PASS-06'],
      canReach: (view) => view.matches('form.reset'),
    },
    {
      text: 'a reset in progress always ends',
      requirements: ['PASS-06', 'NET-04'],
      settles: (view) => view.matches('form.resetting'),
    },
  ],
});
