import { defineModel } from '#tools/flow/model.ts';
import { logoutMachine } from './logout.machine.ts';

export const logoutModel = defineModel<undefined>({
  name: 'logout',
  machine: logoutMachine,
  variants: { player: undefined },
  events: {
    'logout.requested': { '': {} },
    'logout.confirmed': { '': {} },
    'logout.cancelled': { '': {} },
    'session.ended': { '': {} },
  },
  actors: {
    logOut: { done: { 'logged out': undefined }, error: { 'no answer': { code: 'timeout' } } },
  },
  rules: [
    {
      text: 'nobody is logged out without having been asked',
      requirements: ['LOGOUT-01'],
      neverStep: (from, _step, to) =>
        to.matches('loggingOut') && !from.matches('confirming') && !from.matches('loggingOut'),
    },
    {
      text: 'the question opens when asked for',
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
      text: 'a confirmed log-out asks the operator, with a please-wait of at most 9999 s',
      requirements: ['LOGOUT-02', 'SHELL-13'],
      neverStep: (from, step, to) =>
        (step.kind === 'user' &&
          step.event.type === 'logout.confirmed' &&
          from.matches('confirming') &&
          !to.matches('loggingOut')) ||
        (step.kind === 'time' && from.matches('loggingOut') && step.ms !== 9_999_000),
    },
    {
      text: 'whatever the operator answers, the log-out completes',
      requirements: ['LOGOUT-03'],
      neverStep: (from, step, to) =>
        from.matches('loggingOut') && step.kind !== 'user' && !to.matches('closed'),
    },
    {
      text: 'the please-wait always ends',
      requirements: ['LOGOUT-02', 'LOGOUT-03'],
      settles: (view) => view.tags.has('loading'),
    },
  ],
});
