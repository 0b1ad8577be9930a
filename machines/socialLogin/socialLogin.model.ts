import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type SocialAnswer, socialLoginMachine } from './socialLogin.machine.ts';

const identity = { provider: 'google', idToken: 'id-token' };
const session = {
  token: 'token',
  merchantCode: 'ARAW',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const refused = (captcha: boolean): SocialAnswer => ({
  ok: false,
  captcha,
  unlinked: null,
  error: error('userDisabled'),
});
const unlinked = { ok: false, captcha: false, unlinked: identity, error: error('identityUnlinked') };

const isVouched = (step: Step) =>
  step.kind === 'answer' &&
  step.actor === 'signInWith' &&
  step.ok &&
  (step.value as { ok: boolean }).ok === true;
const timeLimit = (step: Step) => step.kind === 'time' && step.ms === 120_000;
const isSigningIn = (view: View) => view.matches('signingIn');
const isLoggingIn = (view: View) => view.matches('loggingIn');

/** The error of a failed or rejected call. */
const errorOf = ({ ok, value }: Extract<Step, { kind: 'answer' }>) =>
  ok ? (value as { error: ChartError }).error : toChartError(value);

/** The expected outcome; null if it doesn't end. */
function endOf(step: Step): unknown {
  const refusal = { ok: false, captcha: false, unlinked: null };
  if (timeLimit(step)) return { ...refusal, sent: false, error: toChartError({ code: 'timeout' }) };
  if (step.kind !== 'answer' || isVouched(step)) return null;
  if (step.actor === 'signInWith') return { ...refusal, sent: false, error: errorOf(step) };
  if (!step.ok) return { ...refusal, sent: true, error: errorOf(step) };
  const answer = step.value as SocialAnswer;
  return answer.ok ? answer : { ...answer, sent: true };
}

export const socialLoginModel = defineModel<object>({
  name: 'socialLogin',
  machine: socialLoginMachine,
  variants: { 'by Google': { provider: 'google' } },
  events: {},
  actors: {
    signInWith: {
      done: {
        'signed in': { ok: true, idToken: 'id-token' },
        'closed or denied': { ok: false, error: error('identityDenied') },
      },
      error: { failed: error('timeout') },
    },
    logIn: {
      done: {
        accepted: { ok: true, session },
        refused: refused(false),
        'refused, captcha from now on': refused(true),
        'refused, the account is of nobody': unlinked,
      },
      error: { 'no answer': error('timeout') },
    },
  },
  typesAlike: [[null], [0, 1, 2, 4, 40, 41, 42, 99]],
  shown: [],
  rules: [
    {
      text: 'a social login starts in the chosen provider’s window',
      requirements: ['LOGIN-09', 'REG-13'],
      neverStart: (view, _actions, calls) =>
        !isSigningIn(view) ||
        !isSame(calls, [{ actor: 'signInWith', input: { provider: view.input.provider } }]),
    },
    {
      text: 'only what a provider verified is sent, immediately, with its proof',
      requirements: ['LOGIN-06', 'LOGIN-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const { provider } = from.input;
        const sent = isVouched(step) ? [{ actor: 'logIn', input: { ...identity, provider } }] : [];
        return !isSame(calls, sent) || isVouched(step) !== (!isLoggingIn(from) && isLoggingIn(to));
      },
    },
    {
      text: 'it ends with the operator’s answer, with the provider’s lack of proof, or with why neither came',
      requirements: ['LOGIN-06', 'LOGIN-09', 'NET-05', 'REG-13'],
      neverStep: (_from, step, to) => {
        const end = endOf(step);
        return (end !== null) !== to.matches('ended') || (end !== null && !isSame(to.output, end));
      },
    },
    {
      text: 'a provider’s window may take at most two minutes',
      requirements: ['LOGIN-09', 'NET-04'],
      never: (view) => isSigningIn(view) && !isSame(view.timers, [120_000]),
    },
    {
      text: 'the window and the login always end',
      requirements: ['LOGIN-09', 'LOGIN-12', 'NET-04'],
      settles: (view) => isSigningIn(view) || isLoggingIn(view),
    },
    {
      text: 'it says whether it is waiting for the window or for the operator',
      requirements: ['LOGIN-09', 'LOGIN-12', 'NET-04'],
      never: (view) =>
        view.tags.has('signingIn') !== isSigningIn(view) || view.tags.has('loggingIn') !== isLoggingIn(view),
    },
  ],
});
