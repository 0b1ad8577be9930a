import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { logoutMachine, type Remembered } from './logout.machine.ts';

const nobody: Remembered = { usernames: [] };
const isTold = ({ context }: View<Remembered>) => context.usernames.length > 0;
const named = ({ usernames }: Remembered) => usernames.join();

const isEvent = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
/** The player answers the question by logging out in this way. */
const answers = (from: View<Remembered>, step: Step, type: 'logout.confirmed' | 'forgetting.confirmed') =>
  from.matches('confirming') && isEvent(step, type);

export const logoutModel = defineModel<Remembered>({
  name: 'logout',
  machine: logoutMachine,
  variants: { player: undefined },
  events: {
    'logout.requested': { '': {} },
    'logout.confirmed': { '': {} },
    'forgetting.confirmed': { '': {} },
    'logout.cancelled': { '': {} },
    'session.ended': { '': {} },
  },
  actors: {
    findRemembered: {
      done: {
        'one login': { usernames: ['maria'] },
        'two logins': { usernames: ['maria', '09171234567'] },
        nothing: nobody,
      },
      error: { 'the storage is blocked': { code: 'unknown', message: '', requestId: '' } },
    },
    logOut: { done: { 'logged out': undefined }, error: { 'no answer': { code: 'timeout' } } },
  },
  shown: ['usernames'],
  rules: [
    {
      text: 'players are logged out only after being asked',
      requirements: ['LOGOUT-01'],
      neverStep: (from, _step, to) =>
        to.matches('loggingOut') && !from.matches('confirming') && !from.matches('loggingOut'),
    },
    {
      text: 'the question opens on request',
      requirements: ['LOGOUT-01'],
      neverStep: (from, step, to) =>
        from.matches('closed') &&
        step.kind === 'user' &&
        step.event.type === 'logout.requested' &&
        !to.matches('confirming'),
    },
    {
      text: 'cancelling the question does nothing else',
      requirements: ['LOGOUT-01'],
      neverStep: (from, step, to) =>
        from.matches('confirming') &&
        step.kind === 'user' &&
        step.event.type === 'logout.cancelled' &&
        !to.matches('closed'),
    },
    {
      text: 'a confirmed logout calls the operator once',
      requirements: ['LOGOUT-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const confirmed =
          answers(from, step, 'logout.confirmed') ||
          (answers(from, step, 'forgetting.confirmed') && isTold(from));
        const asked = calls.filter(({ actor }) => actor === 'logOut').length;
        return (confirmed && !to.matches('loggingOut')) || asked !== (confirmed ? 1 : 0);
      },
    },
    {
      text: 'the remembered login is read only when the question opens',
      requirements: ['LOGOUT-01', 'SES-06'],
      neverStep: (from, _step, to, _actions, calls) =>
        (!from.matches('confirming') && to.matches('confirming')) !==
        calls.some(({ actor }) => actor === 'findRemembered'),
    },
    {
      text: 'the question shows exactly the login that is remembered',
      requirements: ['SES-06'],
      neverStep: (from, step, to) => {
        if (!to.matches('confirming')) return false;
        const before = from.matches('confirming') ? from.context : nobody;
        const found = step.kind === 'answer' ? (step.ok ? (step.value as Remembered) : nobody) : before;
        return named(to.context) !== named(found);
      },
    },
    {
      text: 'a remembered login survives logout only if the player saw it and kept it; unread, refused or not shown, it is forgotten',
      requirements: ['SES-06', 'LOGOUT-03'],
      neverStep: (from, step, _to, actions) => {
        const told = isTold(from);
        const forgets =
          (answers(from, step, 'logout.confirmed') && !told) ||
          (answers(from, step, 'forgetting.confirmed') && told);
        return forgets !== actions.includes('forgetLogins');
      },
    },
    {
      text: 'the login shown is forgotten with one tap, which also logs out',
      requirements: ['SES-06', 'LOGOUT-02'],
      neverStep: (from, step, to) =>
        answers(from, step, 'forgetting.confirmed') && isTold(from) && !to.matches('loggingOut'),
    },
    {
      text: 'a please-wait notice of at most 9999 s is shown during the call, and no longer',
      requirements: ['LOGOUT-02', 'LOGOUT-03', 'SHELL-13'],
      neverStep: (from, step, to, actions) => {
        const [before, after] = [from.matches('loggingOut'), to.matches('loggingOut')];
        return (
          actions.includes('showPleaseWait') !== (!before && after) ||
          actions.includes('hidePleaseWait') !== (before && !after) ||
          (step.kind === 'time' && step.ms !== 9_999_000)
        );
      },
    },
    {
      text: 'the logout completes, whatever the operator answers',
      requirements: ['LOGOUT-03'],
      neverStep: (from, step, to) =>
        from.matches('loggingOut') && step.kind !== 'user' && !to.matches('closed'),
    },
    {
      text: 'only a completed logout clears the session',
      requirements: ['LOGOUT-03'],
      neverStep: (from, _step, to, actions) =>
        (from.matches('loggingOut') && !to.matches('loggingOut')) !== actions.includes('closeSession'),
    },
    {
      text: 'a confirmed logout cannot be undone',
      requirements: ['LOGOUT-02'],
      neverStep: (from, step, to) =>
        from.matches('loggingOut') && step.kind === 'user' && !to.matches('loggingOut'),
    },
    {
      text: 'a session that ends for another reason closes the question',
      requirements: ['LOGOUT-01', 'SES-04'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        step.event.type === 'session.ended' &&
        !from.matches('loggingOut') &&
        !to.matches('closed'),
    },
    {
      text: 'the question stays open until it is answered and the logout is over',
      requirements: ['LOGOUT-01'],
      never: (view) => view.tags.has('open') === view.matches('closed'),
    },
    {
      text: 'a logout in progress says so',
      requirements: ['LOGOUT-02'],
      never: (view) => view.tags.has('busy') !== view.matches('loggingOut'),
    },
    {
      text: 'the please-wait notice always ends',
      requirements: ['LOGOUT-02', 'LOGOUT-03'],
      settles: (view) => view.matches('loggingOut'),
    },
  ],
});
