import { fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

interface Input {
  hidden: boolean;
}

type Event =
  /** A tap on the eye icon. */
  | { type: 'visibility.toggled' }
  /** The balance was hidden or shown elsewhere: by another widget, or in another tab. */
  | { type: 'visibility.changed'; hidden: boolean }
  /** The player, a finished game or a login requests a fresh balance. */
  | { type: 'balance.requested' };

/** The balance widget (BAL-01): masked while hidden or loading; the amount itself is in the query cache. */
export const balanceMachine = setup({
  types: {
    context: {} as Input,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'hidden' | 'masked' | 'busy' | 'unknown',
  },
  actors: { fetchWallet: fromPromise<void>(notProvided('fetchWallet')) },
  guards: {
    wasHidden: ({ context }) => context.hidden,
    isHidden: (_, { hidden }: { hidden: boolean }) => hidden,
    isShown: (_, { hidden }: { hidden: boolean }) => !hidden,
  },
  actions: { storeVisibility: (_, _visibility: { hidden: boolean }) => {} },
}).createMachine({
  id: 'balance',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    visibility: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'wasHidden', target: 'hidden' }, { target: 'shown' }] },
        shown: {
          on: {
            'visibility.toggled': {
              target: 'hidden',
              actions: { type: 'storeVisibility', params: { hidden: true } },
            },
            'visibility.changed': {
              guard: { type: 'isHidden', params: ({ event }) => event },
              target: 'hidden',
            },
          },
        },
        hidden: {
          tags: ['hidden', 'masked'],
          on: {
            'visibility.toggled': {
              target: 'shown',
              actions: { type: 'storeVisibility', params: { hidden: false } },
            },
            'visibility.changed': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'shown',
            },
          },
        },
      },
    },
    amount: {
      initial: 'refreshing',
      states: {
        refreshing: {
          tags: ['busy', 'masked'],
          invoke: { id: 'fetchWallet', src: 'fetchWallet', onDone: 'known', onError: 'unknown' },
        },
        known: { on: { 'balance.requested': 'refreshing' } },
        unknown: { tags: 'unknown', on: { 'balance.requested': 'refreshing' } },
      },
    },
  },
});
