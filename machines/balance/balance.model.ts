import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { balanceMachine } from './balance.machine.ts';

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;

export const balanceModel = defineModel<{ hidden: boolean }>({
  name: 'balance',
  machine: balanceMachine,
  variants: { 'shown before': { hidden: false }, 'hidden before': { hidden: true } },
  events: {
    'visibility.toggled': { '': {} },
    'visibility.changed': { hidden: { hidden: true }, shown: { hidden: false } },
    'balance.requested': { '': {} },
  },
  actors: {
    fetchWallet: { done: { read: undefined }, error: { failed: { code: 'timeout' } } },
  },
  shown: [],
  rules: [
    {
      text: 'the balance is masked exactly while it is hidden or loading',
      requirements: ['BAL-01'],
      never: (view) =>
        view.tags.has('masked') !== (view.matches('visibility.hidden') || view.matches('amount.refreshing')),
    },
    {
      text: 'a hidden and an unknown amount say so',
      requirements: ['BAL-01'],
      never: (view) =>
        view.tags.has('hidden') !== view.matches('visibility.hidden') ||
        view.tags.has('unknown') !== view.matches('amount.unknown'),
    },
    {
      text: 'the balance is hidden and shown only by the eye, here or elsewhere, even while loading',
      requirements: ['BAL-01'],
      neverStep: (from, step, to) => {
        const hidden = from.matches('visibility.hidden');
        const wanted = isUser(step, 'visibility.toggled')
          ? !hidden
          : isUser(step, 'visibility.changed')
            ? step.kind === 'user' && step.event.hidden
            : hidden;
        return to.matches('visibility.hidden') !== wanted;
      },
    },
    {
      text: 'only the eye’s choice is stored, for the other places and for the next visit',
      requirements: ['BAL-01'],
      neverStep: (_from, step, _to, actions) =>
        isUser(step, 'visibility.toggled') !== actions.includes('storeVisibility'),
    },
    {
      text: 'the balance can be reloaded whenever it is not loading, by one request at a time',
      requirements: ['BAL-01'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        step.event.type === 'balance.requested' &&
        !(to.matches('amount.refreshing') && (calls.length === 1) !== from.matches('amount.refreshing')),
    },
    {
      text: 'a balance that is loading says so',
      requirements: ['BAL-01'],
      never: (view) => view.tags.has('busy') !== view.matches('amount.refreshing'),
    },
    {
      text: 'a failed read says so instead of showing an amount as known',
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
