import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { SocialLoginOutcome } from '../socialLogin/socialLogin.machine.ts';
import { socialSignUpMachine } from './socialSignUp.machine.ts';

interface Seen {
  error: ChartError | null;
}

const session = {
  token: 'token',
  merchantCode: 'ARAW',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const failed = { ok: false, captcha: false, unlinked: null };

const isChosen = (from: View<Seen>, step: Step) =>
  step.kind === 'user' && from.matches('choosing') && from.input.providers.includes(step.event.provider);
/** How the login ended; null for any other step. */
const endIn = (step: Step) => (step.kind === 'answer' && step.ok ? (step.value as SocialLoginOutcome) : null);
const unlinkedIn = (step: Step) => {
  const end = endIn(step);
  return end && !end.ok ? end.unlinked : null;
};
/** Why it failed, unless the account is to be linked. */
function whyNot(step: Step): ChartError | null {
  if (step.kind !== 'answer' || unlinkedIn(step)) return null;
  if (!step.ok) return toChartError(step.value);
  const end = endIn(step);
  return end && !end.ok ? end.error : null;
}

export const socialSignUpModel = defineModel<Seen>({
  name: 'socialSignUp',
  machine: socialSignUpMachine,
  variants: { 'Google is switched on': { providers: ['google'] } },
  events: {
    'provider.chosen': {
      'one that is offered': { provider: 'google' },
      'one that is not': { provider: 'facebook' },
    },
  },
  actors: {
    socialLogin: {
      done: {
        'logged in': { ok: true, session },
        'logged in, with the login before it': {
          ok: true,
          session,
          lastLogin: { at: 1_764_000_000_000, device: 'Chrome · Android', place: 'PH' },
        },
        'of nobody': {
          ok: false,
          sent: true,
          captcha: false,
          unlinked: { provider: 'google', idToken: 'id-token' },
          error: error('identityUnlinked'),
        },
        'refused by the operator': { ...failed, sent: true, error: error('userDisabled') },
        'not proven': { ...failed, sent: false, error: error('identityDenied') },
      },
      error: { 'it cannot run': error('unknown') },
    },
  },
  typesAlike: [[null], [0, 1, 2, 4, 40, 41, 42, 99]],
  shown: ['error'],
  rules: [
    {
      text: 'it starts with the choice of an account, and without a refusal',
      requirements: ['REG-13'],
      neverStart: (view, actions, calls) =>
        !view.matches('choosing') || view.context.error !== null || actions.length > 0 || calls.length > 0,
    },
    {
      text: 'only an account with an offered provider logs in, one at a time',
      requirements: ['REG-13', 'LOGIN-12'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked =
          step.kind === 'user' && isChosen(from, step)
            ? [{ actor: 'socialLogin', input: { provider: step.event.provider } }]
            : [];
        return (
          !isSame(calls, asked) ||
          isChosen(from, step) !== (!from.matches('loggingIn') && to.matches('loggingIn')) ||
          (from.matches('loggingIn') && step.kind === 'user' && !to.matches('loggingIn'))
        );
      },
    },
    {
      text: 'only a known account starts the session',
      requirements: ['REG-13', 'SES-03'],
      neverStep: (_from, step, to, _actions, _calls, effects) => {
        const started = effects.filter(({ action }) => action === 'startSession');
        const isAccepted = endIn(step)?.ok === true;
        return (
          isAccepted !== to.matches('loggedIn') ||
          !isSame(
            started.map(({ params }) => params),
            isAccepted ? [endIn(step)] : [],
          )
        );
      },
    },
    {
      text: 'only a known account shows the previous login, and a first login shows none',
      requirements: ['PROT-08'],
      neverStep: (_from, step, _to, _actions, _calls, effects) => {
        const end = endIn(step);
        const told = effects.filter(({ action }) => action === 'tellLastLogin').map(({ params }) => params);
        return !isSame(told, end?.ok ? [end.lastLogin ?? null] : []);
      },
    },
    {
      text: 'only an unknown account is linked, which is not a failure',
      requirements: ['REG-13'],
      neverStep: (_from, step, to, _actions, _calls, effects) => {
        const linked = effects.filter(({ action }) => action === 'linkIdentity').map(({ params }) => params);
        const unlinked = unlinkedIn(step);
        return (
          !isSame(linked, unlinked ? [unlinked] : []) ||
          (unlinked !== null && !(to.matches('choosing') && to.context.error === null))
        );
      },
    },
    {
      text: 'a failure says why and leads back to the choice; another attempt clears the error',
      requirements: ['REG-13', 'NET-05'],
      neverStep: (_from, step, to) => {
        const why = whyNot(step);
        return (
          (why !== null && !(to.matches('choosing') && isSame(to.context.error, why))) ||
          (!to.matches('choosing') && to.context.error !== null)
        );
      },
    },
    {
      text: 'it says when it is in progress and when it is done',
      requirements: ['REG-13', 'NET-04'],
      never: (view) =>
        view.tags.has('busy') !== view.matches('loggingIn') ||
        view.tags.has('done') !== view.matches('loggedIn'),
    },
    {
      text: 'a login in progress ends',
      requirements: ['REG-13', 'NET-04'],
      settles: (view) => view.matches('loggingIn'),
    },
    {
      text: 'login is possible from every state',
      requirements: ['REG-13'],
      canReach: (view) => view.matches('loggedIn'),
    },
  ],
});
