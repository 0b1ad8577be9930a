import { isRealAccount } from '@araw/contract/calls/roles';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { byType, playerTypes } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { sessionMachine } from './session.machine.ts';

const session = (type: number, token: string): SessionInfo => ({
  token,
  merchantCode: 'ARAW',
  userName: 'maria',
  type,
  firstTimeLogin: false,
});

const is = (step: Step, type: string) =>
  (step.kind === 'user' || step.kind === 'emit') && step.event.type === type;

export const sessionModel = defineModel<{ session: SessionInfo | null }, SessionInfo | null>({
  name: 'session',
  machine: sessionMachine,
  variants: {
    'nothing stored': { stored: null },
    ...byType(playerTypes, (type) => ({ stored: session(type, 'old') }), 'stored'),
  },
  events: {
    'session.started': {
      ...byType(playerTypes, (type) => ({ session: session(type, 'new') })),
    },
    'session.expired': {
      'the stored session, ended': { token: 'old', reason: 'sessionEnded' },
      'the new session, not logged in': { token: 'new', reason: 'notLoggedIn' },
      'the stored session, idle': { token: 'old', reason: 'idle' },
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
  shown: ['session'],
  observe: {
    start: ({ stored }: { stored: SessionInfo | null }) => stored,
    after: (known, step, { to }) => {
      if (is(step, 'session.started') && step.kind === 'user') return step.event.session as SessionInfo;
      return to.matches('signedIn') ? known : null;
    },
  },
  rules: [
    {
      text: 'a visitor has no session and a player has the one stored or started last',
      requirements: ['SES-01', 'SES-03'],
      never: (view) =>
        view.matches('visitor') !== (view.known === null) || view.context.session !== view.known,
    },
    {
      text: 'only a player with a stored session continues with it, and is watched',
      requirements: ['SES-05', 'SES-07'],
      neverStart: (view, _actions, calls) =>
        view.matches('signedIn') !== (view.input.stored !== null) ||
        calls.length > 0 !== (view.input.stored !== null),
    },
    {
      text: 'types 0, 1, 2 are real and every other type counts as trial',
      requirements: ['SES-02', 'PERM-02'],
      never: (view) =>
        view.known !== null && view.matches('signedIn.real') !== isRealAccount(view.known.type),
    },
    {
      text: 'only an answer to the current token ends the session',
      requirements: ['SES-04'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        is(step, 'session.expired') &&
        from.matches('signedIn') &&
        (from.known?.token === step.event.token) !== to.matches('visitor'),
    },
    {
      text: 'only a login stores a session, even if another player was logged in before',
      requirements: ['SES-03', 'SES-05'],
      neverStep: (_from, step, _to, actions, _calls, effects) =>
        is(step, 'session.started') !== actions.includes('storeSession') ||
        effects.some(
          ({ action, params }) =>
            action === 'storeSession' && !(step.kind === 'user' && params === step.event.session),
        ),
    },
    {
      text: 'every end of a session clears what was stored of it, once',
      requirements: ['SES-04', 'SES-07', 'LOGOUT-03'],
      neverStep: (from, _step, to, actions) =>
        (from.matches('signedIn') && to.matches('visitor')) !== actions.includes('clearStoredSession'),
    },
    {
      text: 'only a session that the operator or a silence ended leads to the login with the reason',
      requirements: ['SES-04', 'PROT-08'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const ended = from.matches('signedIn') && to.matches('visitor') && is(step, 'session.expired');
        const said = effects.find(({ action }) => action === 'sayWhyItEnded')?.params;
        return (
          ended !== actions.includes('sayWhyItEnded') ||
          ended !== actions.includes('goToLogin') ||
          (ended && step.kind === 'user' && said !== step.event.reason)
        );
      },
    },
    {
      text: 'a logout always ends the session, and goes home',
      requirements: ['LOGOUT-03'],
      neverStep: (from, step, to, actions) =>
        is(step, 'session.closed') &&
        (!to.matches('visitor') || actions.includes('goHome') !== from.matches('signedIn')),
    },
    {
      text: 'a session cleared from outside ends in a controlled way, and goes home',
      requirements: ['SES-07', 'SES-08'],
      neverStep: (_from, step, to, actions) =>
        is(step, 'session.lost') && !(to.matches('visitor') && actions.includes('goHome')),
    },
    {
      text: 'only a logout or another account in another tab ends the session here',
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
      text: 'a player with a session is marked as a real account or as on trial',
      requirements: ['SES-02'],
      never: (view) =>
        view.matches('signedIn') && !view.matches('signedIn.real') && !view.matches('signedIn.trial'),
    },
    {
      text: 'a session whose storage cannot be watched continues',
      requirements: ['SES-07'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        (to.status !== 'active' || JSON.stringify(from.value) !== JSON.stringify(to.value)),
    },
    {
      text: 'login is possible from every state',
      requirements: ['SES-03', 'PERM-01'],
      canReach: (view) => view.matches('signedIn'),
    },
    {
      text: 'the player is either a visitor or playing',
      requirements: ['SES-01'],
      never: (view) => view.tags.has('visitor') !== (view.known === null),
    },
  ],
});
