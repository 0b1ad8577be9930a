import { isRealAccount } from '#services/contract/roles.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import { defineModel, type Step } from '#tools/flow/model.ts';
import { sessionMachine } from './session.machine.ts';

const session = (type: number, token: string): SessionInfo => ({
  token,
  merchantCode: 'ARAW',
  userName: 'maria',
  type,
  firstTimeLogin: false,
});

const memberTypes = [0, 1, 2, 4, 40, 41, 42, 99];
const is = (step: Step, type: string) =>
  (step.kind === 'user' || step.kind === 'emit') && step.event.type === type;

export const sessionModel = defineModel<{ session: SessionInfo | null }>({
  name: 'session',
  machine: sessionMachine,
  variants: {
    'nothing stored': { stored: null },
    ...Object.fromEntries(
      memberTypes.map((type) => [`stored type ${type}`, { stored: session(type, 'old') }]),
    ),
  },
  events: {
    'session.started': {
      member: { session: session(0, 'new') },
      trial: { session: session(4, 'new') },
    },
    'session.expired': {
      'the stored session, ended': { token: 'old', reason: 'sessionEnded' },
      'the new session, not logged in': { token: 'new', reason: 'notLoggedIn' },
    },
    'session.closed': { '': {} },
  },
  actors: {
    watchStoredSession: {
      emits: {
        'the storage is empty': { type: 'session.lost' },
        ...Object.fromEntries(
          ['maria', 'jose'].flatMap((userName) =>
            ['started', 'ended'].map((change) => [
              `${userName} has ${change} in another tab`,
              { type: 'session.changedElsewhere', change, userName },
            ]),
          ),
        ),
      },
      error: { 'the storage is blocked': new Error('blocked') },
    },
  },
  rules: [
    {
      text: 'a visitor has no session and a player has one',
      requirements: ['SES-01', 'SES-03'],
      never: (view) => view.matches('visitor') !== (view.context.session === null),
    },
    {
      text: 'types 0, 1, 2 play for real and every other type counts as trial',
      requirements: ['SES-02', 'PERM-02'],
      never: (view) =>
        view.context.session !== null &&
        view.matches('signedIn.real') !== isRealAccount(view.context.session.type),
    },
    {
      text: 'only an answer to the current token ends the session',
      requirements: ['SES-04'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        is(step, 'session.expired') &&
        from.matches('signedIn') &&
        (from.context.session?.token === step.event.token) !== to.matches('visitor'),
    },
    {
      text: 'a login stores its session, whoever played before, and nothing else stores one',
      requirements: ['SES-03', 'SES-05'],
      neverStep: (_from, step, to, actions) =>
        is(step, 'session.started') !== actions.includes('storeSession') ||
        (step.kind === 'user' &&
          is(step, 'session.started') &&
          to.context.session?.token !== step.event.session.token),
    },
    {
      text: 'whatever ends a session clears what was stored of it, once',
      requirements: ['SES-04', 'SES-07', 'LOGOUT-03'],
      neverStep: (from, _step, to, actions) =>
        (from.matches('signedIn') && to.matches('visitor')) !== actions.includes('clearStoredSession'),
    },
    {
      text: 'a session that the operator ended leads to the login with the reason, and no other does',
      requirements: ['SES-04'],
      neverStep: (from, step, to, actions) => {
        const ended = from.matches('signedIn') && to.matches('visitor') && is(step, 'session.expired');
        return ended !== actions.includes('sayWhyItEnded') || ended !== actions.includes('goToLogin');
      },
    },
    {
      text: 'a log-out always ends the session, and leads home',
      requirements: ['LOGOUT-03'],
      neverStep: (from, step, to, actions) =>
        is(step, 'session.closed') &&
        (!to.matches('visitor') || actions.includes('goHome') !== from.matches('signedIn')),
    },
    {
      text: 'a session cleared underneath ends in a controlled way, and leads home',
      requirements: ['SES-07', 'SES-08'],
      neverStep: (_from, step, to, actions) =>
        is(step, 'session.lost') && !(to.matches('visitor') && actions.includes('goHome')),
    },
    {
      text: 'a log-out or another account in another tab ends the session here, and no other news does',
      requirements: ['SES-08'],
      neverStep: (from, step, to, actions) => {
        if (step.kind !== 'emit' || !is(step, 'session.changedElsewhere')) return false;
        const { change, userName } = step.event;
        const isEnding = from.matches('signedIn') && (userName === 'maria') === (change === 'ended');
        return (
          isEnding !== (from.matches('signedIn') && to.matches('visitor')) ||
          isEnding !== actions.includes('goHome')
        );
      },
    },
    {
      text: 'a session is watched from its start',
      requirements: ['SES-07', 'SES-08'],
      neverStep: (from, _step, to, _actions, calls) =>
        (!from.matches('signedIn') && to.matches('signedIn')) !== calls.length > 0,
    },
    {
      text: 'whoever has a session is known as a real account or a trial player',
      requirements: ['SES-02'],
      never: (view) =>
        view.matches('signedIn') && !view.matches('signedIn.real') && !view.matches('signedIn.trial'),
    },
    {
      text: 'a session whose storage cannot be watched goes on',
      requirements: ['SES-07'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        (to.status !== 'active' || JSON.stringify(from.value) !== JSON.stringify(to.value)),
    },
    {
      text: 'from everywhere one can still log in',
      requirements: ['SES-03', 'PERM-01'],
      canReach: (view) => view.matches('signedIn'),
    },
  ],
});
