import { defineModel } from '#tools/flow/model.ts';
import { balanceMachine } from './balance.machine.ts';

export const balanceModel = defineModel<undefined>({
  name: 'balance',
  machine: balanceMachine,
  variants: { player: undefined },
  events: {
    'visibility.toggled': { '': {} },
    'balance.requested': { '': {} },
  },
  actors: {
    fetchWallet: { done: { read: undefined }, error: { failed: { code: 'timeout' } } },
  },
  shown: [],
  rules: [
    {
      text: 'the balance is masked exactly while it is hidden or being read',
      requirements: ['BAL-01'],
      never: (view) =>
        view.tags.has('masked') !== (view.matches('visibility.hidden') || view.matches('amount.refreshing')),
    },
    {
      text: 'the eye hides and shows, also while the balance is being read, and nothing else does',
      requirements: ['BAL-01'],
      neverStep: (from, step, to) =>
        (step.kind === 'user' && step.event.type === 'visibility.toggled') ===
        (from.matches('visibility.hidden') === to.matches('visibility.hidden')),
    },
    {
      text: 'the balance can be read anew whenever it is not being read, and is asked for once at a time',
      requirements: ['BAL-01'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        step.event.type === 'balance.requested' &&
        !(to.matches('amount.refreshing') && (calls.length === 1) !== from.matches('amount.refreshing')),
    },
    {
      text: 'a balance that is being read says so',
      requirements: ['BAL-01'],
      never: (view) => view.tags.has('loading') !== view.matches('amount.refreshing'),
    },
    {
      text: 'a read that fails says so instead of showing an amount as known',
      requirements: ['BAL-01'],
      neverStep: (_from, step, to) => step.kind === 'answer' && step.ok !== to.matches('amount.known'),
    },
    {
      text: 'reading the balance always ends',
      requirements: ['BAL-01', 'NET-04'],
      settles: (view) => view.matches('amount.refreshing'),
    },
  ],
});
