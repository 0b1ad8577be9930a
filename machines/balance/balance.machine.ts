import { fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

type Event =
  /** The eye is tapped. */
  | { type: 'visibility.toggled' }
  /** The player, a finished game or a login asks for the balance anew. */
  | { type: 'balance.requested' };

/** The balance widget (BAL-01): masked while it is hidden or being read; the amount itself is in the query cache. */
export const balanceMachine = setup({
  types: { events: {} as Event },
  actors: { fetchWallet: fromPromise<void>(notProvided('fetchWallet')) },
}).createMachine({
  id: 'balance',
  type: 'parallel',
  states: {
    visibility: {
      initial: 'shown',
      states: {
        shown: { on: { 'visibility.toggled': 'hidden' } },
        hidden: { tags: 'masked', on: { 'visibility.toggled': 'shown' } },
      },
    },
    amount: {
      initial: 'refreshing',
      states: {
        refreshing: {
          tags: ['loading', 'masked'],
          invoke: { id: 'fetchWallet', src: 'fetchWallet', onDone: 'known', onError: 'unknown' },
        },
        known: { on: { 'balance.requested': 'refreshing' } },
        unknown: { on: { 'balance.requested': 'refreshing' } },
      },
    },
  },
});
