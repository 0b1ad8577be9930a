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
  actors: { watchStoredSession: { emits: { 'the storage is empty': { type: 'session.lost' } } } },
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
      text: 'a login stores its session, whoever played before',
      requirements: ['SES-03'],
      neverStep: (_from, step, to) =>
        step.kind === 'user' &&
        is(step, 'session.started') &&
        to.context.session?.token !== step.event.session.token,
    },
    {
      text: 'a log-out always ends the session',
      requirements: ['LOGOUT-03'],
      neverStep: (_from, step, to) => is(step, 'session.closed') && !to.matches('visitor'),
    },
    {
      text: 'a session cleared underneath ends in a controlled way',
      requirements: ['SES-07'],
      neverStep: (_from, step, to) => is(step, 'session.lost') && !to.matches('visitor'),
    },
    {
      text: 'from everywhere one can still log in',
      requirements: ['SES-03', 'PERM-01'],
      canReach: (view) => view.matches('signedIn'),
    },
  ],
});
