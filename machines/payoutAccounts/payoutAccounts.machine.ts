import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PayoutAccount, PayoutAccounts } from '#services/contract/payoutAccounts.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { hasCancelled, hasConfirmed, refusedError } from '../confirmationEnd.ts';
import { notProvided } from '../notProvided.ts';
import { type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { paymentConfirmationMachine } from '../paymentConfirmation/paymentConfirmation.machine.ts';

/** An account as it was typed. */
export interface NewAccount {
  institution: string;
  number: string;
  /** Only where the member has not given it yet; '' otherwise. */
  holder: string;
  makeDefault: boolean;
}

interface Chosen {
  id: string;
}

interface DefaultCall extends Chosen {
  key: string;
}

interface Input {
  memberType: MemberType;
  /** The player is back from the payment password, in the middle of an account. */
  isBack: boolean;
}

interface Context extends Input {
  /** Null until they are known. */
  accounts: PayoutAccounts | null;
  /** The account that is to be the default, until it is known what became of that. */
  wanted: string | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'add.tapped' }
  /** `valid` says whether the number has the form that its institution names. */
  | { type: 'account.submitted'; valid: boolean; account: NewAccount }
  | { type: 'form.cancelled' }
  | ({ type: 'default.tapped' } & DefaultCall)
  | ({ type: 'remove.tapped' } & Chosen);

const accountOf = (accounts: PayoutAccounts | null, id: string | null): PayoutAccount | undefined =>
  accounts?.list.find((account) => account.id === id);

/** Where the player's withdrawals go (CASH-12): listed, added, chosen first and removed. */
export const payoutAccountsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { confirmAdding: 'confirmAdding'; confirmRemoving: 'confirmRemoving' },
    tags: {} as 'refused' | 'loading' | 'failed' | 'listed' | 'adding' | 'confirming' | 'busy',
  },
  actors: {
    loadAccounts: fromPromise<PayoutAccounts>(notProvided('loadAccounts')),
    setDefault: fromPromise<Outcome, DefaultCall>(notProvided('setDefault')),
    confirmAdding: paymentConfirmationMachine,
    confirmRemoving: paymentConfirmationMachine,
  },
  guards: {
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    hasRoom: ({ context: { accounts } }) => accounts!.list.length < accounts!.most,
    /** What was typed is there again, once, where there is room for it. */
    goesOn: ({ context: { isBack } }, { list, most }: PayoutAccounts) => isBack && list.length < most,
    /** The member's payee name is given once: with the first account, and not again. */
    isValid: ({ context: { accounts } }, { valid, account }: { valid: boolean; account: NewAccount }) =>
      valid &&
      accounts!.institutions.some(({ code }) => code === account.institution) &&
      (account.holder === '') === (accounts!.holder !== ''),
    mayBeDefault: ({ context }, { id }: Chosen) => accountOf(context.accounts, id)?.isDefault === false,
    mayBeRemoved: ({ context }, { id }: Chosen) => accountOf(context.accounts, id)?.inUse === false,
    /** The answer to the player's own attempt was lost. */
    isDefaultAllTheSame: ({ context: { wanted } }, accounts: PayoutAccounts) =>
      accountOf(accounts, wanted)?.isDefault === true,
    hasConfirmed,
    hasCancelled,
  },
  actions: {
    noteAccounts: assign((_, accounts: PayoutAccounts) => ({
      accounts,
      wanted: null,
      isBack: false,
    })),
    noteWanted: assign((_, { id }: Chosen) => ({ wanted: id })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    focusFirstInvalidField: () => {},
    /** What was typed of an account that was added, or is not to be. */
    clearFields: () => {},
    sayAdded: () => {},
    sayRemoved: () => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'payoutAccounts',
  context: ({ input }) => ({
    ...input,
    accounts: null,
    wanted: null,
    error: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isRealAccount', target: 'loading' },
        { target: 'refused', actions: 'sayRealAccountOnly' },
      ],
    },
    refused: { tags: 'refused', type: 'final' },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadAccounts',
        src: 'loadAccounts',
        onDone: [
          {
            guard: { type: 'isDefaultAllTheSame', params: ({ event }) => event.output },
            target: 'listed',
            actions: ['clearError', { type: 'noteAccounts', params: ({ event }) => event.output }],
          },
          {
            guard: { type: 'goesOn', params: ({ event }) => event.output },
            target: 'adding',
            actions: { type: 'noteAccounts', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'noteAccounts', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
      states: {
        first: { tags: 'loading' },
        /** What the operator holds now, whatever became of the attempt. */
        again: { tags: 'busy' },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    listed: {
      tags: 'listed',
      on: {
        'add.tapped': { guard: 'hasRoom', target: 'adding', actions: 'clearError' },
        'default.tapped': {
          guard: { type: 'mayBeDefault', params: ({ event }) => event },
          target: 'choosing',
          actions: ['clearError', { type: 'noteWanted', params: ({ event }) => event }],
        },
        'remove.tapped': {
          guard: { type: 'mayBeRemoved', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: 'clearError',
        },
      },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        id: 'setDefault',
        src: 'setDefault',
        input: ({ event }) => {
          assertEvent(event, 'default.tapped');
          return { id: event.id, key: event.key };
        },
        onDone: { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        onError: { target: 'loading.again', actions: { type: 'noteError', params: thrownError } },
      },
    },
    adding: {
      tags: 'adding',
      on: {
        'account.submitted': [
          {
            guard: { type: 'isValid', params: ({ event }) => event },
            target: 'confirmingAccount',
            actions: 'clearError',
          },
          { actions: 'focusFirstInvalidField' },
        ],
        'form.cancelled': { target: 'listed', actions: ['clearError', 'clearFields'] },
      },
    },
    confirmingAccount: {
      tags: ['adding', 'confirming'],
      invoke: {
        id: 'confirmAdding',
        src: 'confirmAdding',
        input: ({ event }) => {
          assertEvent(event, 'account.submitted');
          return { request: { ...event.account } };
        },
        onDone: [
          {
            guard: { type: 'hasConfirmed', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: ['clearFields', 'sayAdded'],
          },
          { target: 'adding', actions: { type: 'noteError', params: refusedError } },
        ],
        // Its chart says itself why it failed: this is for one that cannot run at all.
        onError: { target: 'adding', actions: { type: 'noteError', params: thrownError } },
      },
    },
    confirmingRemoval: {
      tags: 'confirming',
      invoke: {
        id: 'confirmRemoving',
        src: 'confirmRemoving',
        input: ({ event }) => {
          assertEvent(event, 'remove.tapped');
          return { request: { id: event.id } };
        },
        onDone: [
          {
            guard: { type: 'hasConfirmed', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: 'sayRemoved',
          },
          { guard: { type: 'hasCancelled', params: ({ event }) => event.output }, target: 'listed' },
          // A withdrawal may use it by now.
          { target: 'loading.again', actions: { type: 'noteError', params: refusedError } },
        ],
        onError: { target: 'listed', actions: { type: 'noteError', params: thrownError } },
      },
    },
  },
});
