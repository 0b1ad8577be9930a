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
  shown: [],
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
      text: 'a confirmed log-out asks the operator, once',
      requirements: ['LOGOUT-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const confirmed =
          step.kind === 'user' && step.event.type === 'logout.confirmed' && from.matches('confirming');
        return (confirmed && !to.matches('loggingOut')) || confirmed !== calls.length > 0;
      },
    },
    {
      text: 'a please-wait of at most 9999 s shows while the operator is asked, and not any longer',
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
      text: 'whatever the operator answers, the log-out completes',
      requirements: ['LOGOUT-03'],
      neverStep: (from, step, to) =>
        from.matches('loggingOut') && step.kind !== 'user' && !to.matches('closed'),
    },
    {
      text: 'a completed log-out clears the session, and nothing else does',
      requirements: ['LOGOUT-03'],
      neverStep: (from, _step, to, actions) =>
        (from.matches('loggingOut') && !to.matches('loggingOut')) !== actions.includes('closeSession'),
    },
    {
      text: 'a confirmed log-out cannot be taken back',
      requirements: ['LOGOUT-02'],
      neverStep: (from, step, to) =>
        from.matches('loggingOut') && step.kind === 'user' && !to.matches('loggingOut'),
    },
    {
      text: 'a session that ends by itself closes the question',
      requirements: ['LOGOUT-01', 'SES-04'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        step.event.type === 'session.ended' &&
        !from.matches('loggingOut') &&
        !to.matches('closed'),
    },
    {
      text: 'the question stays open until it is answered and the log-out is over',
      requirements: ['LOGOUT-01'],
      never: (view) => view.tags.has('open') === view.matches('closed'),
    },
    {
      text: 'a log-out on its way says so',
      requirements: ['LOGOUT-02'],
      never: (view) => view.tags.has('busy') !== view.matches('loggingOut'),
    },
    {
      text: 'the please-wait always ends',
      requirements: ['LOGOUT-02', 'LOGOUT-03'],
      settles: (view) => view.matches('loggingOut'),
    },
  ],
});
