import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PayoutAccount, PayoutAccounts } from '@araw/contract/cashier/payoutAccounts';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { hasCancelled, hasConfirmed, refusedError } from '../confirmationEnd.ts';
import { notProvided } from '../notProvided.ts';
import { type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { paymentConfirmationMachine } from '../paymentConfirmation/paymentConfirmation.machine.ts';
import { isSwitchedOff } from '../switchedOff.ts';

/** An account as typed. */
export interface NewAccount {
  institution: string;
  number: string;
  /** Only if the member hasn't given it yet; otherwise ''. */
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
  /** The player returns from setting the payment password, halfway through adding an account. */
  isBack: boolean;
}

interface Context extends Input {
  /** Null until loaded. */
  accounts: PayoutAccounts | null;
  /** The account chosen as default, until the outcome is known. */
  wanted: string | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'add.tapped' }
  /** `valid`: the number matches the format of its institution. */
  | { type: 'account.submitted'; valid: boolean; account: NewAccount }
  | { type: 'form.cancelled' }
  | ({ type: 'default.tapped' } & DefaultCall)
  | ({ type: 'remove.tapped' } & Chosen);

const accountOf = (accounts: PayoutAccounts | null, id: string | null): PayoutAccount | undefined =>
  accounts?.list.find((account) => account.id === id);

/** Where the player's withdrawals go (CASH-12): list, add, set as default and remove. */
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
    isSwitchedOff,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    hasRoom: ({ context: { accounts } }) => accounts!.list.length < accounts!.most,
    /** Restores the unfinished account once, if there is room for it. */
    goesOn: ({ context: { isBack } }, { list, most }: PayoutAccounts) => isBack && list.length < most,
    /** The payee name is given once, with the member's first account. */
    isValid: ({ context: { accounts } }, { valid, account }: { valid: boolean; account: NewAccount }) =>
      valid &&
      accounts!.institutions.some(({ code }) => code === account.institution) &&
      (account.holder === '') === (accounts!.holder !== ''),
    mayBeDefault: ({ context }, { id }: Chosen) => accountOf(context.accounts, id)?.isDefault === false,
    mayBeRemoved: ({ context }, { id }: Chosen) => accountOf(context.accounts, id)?.inUse === false,
    /** The answer to the player's own attempt was lost. */
    isAlreadyDefault: ({ context: { wanted } }, accounts: PayoutAccounts) =>
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
    /** Clears the form after an account is added or given up. */
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
            guard: { type: 'isAlreadyDefault', params: ({ event }) => event.output },
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
        onError: [
          {
            guard: { type: 'isSwitchedOff', params: thrownError },
            target: 'notOffered',
            actions: { type: 'noteError', params: thrownError },
          },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** Reads the operator's current state, whatever happened to the attempt. */
        again: { tags: 'busy' },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
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
        // The child reports its own failures; this handles one that cannot run at all.
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
          // A withdrawal may be using it by now.
          { target: 'loading.again', actions: { type: 'noteError', params: refusedError } },
        ],
        onError: { target: 'listed', actions: { type: 'noteError', params: thrownError } },
      },
    },
  },
});
