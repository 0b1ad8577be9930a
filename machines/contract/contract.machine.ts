import { assign, fromPromise, setup } from 'xstate';
import type { Contract, ContractKind } from '#services/contract/agent.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';

/** What the player has decided about a contract. */
export interface Decision {
  kind: ContractKind;
  contractId: string;
  accept: boolean;
}

interface Context {
  kind: ContractKind;
  /** The newest one; null until it is known. */
  contract: Contract | null;
  /** What is to be confirmed. */
  accept: boolean;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'accept.tapped' }
  | { type: 'decline.tapped' }
  | { type: 'decision.cancelled' }
  | { type: 'decision.confirmed' };

/** A contract that an agent is offered: read, then accepted or declined once (AGENT-05). */
export const contractMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { kind: ContractKind },
    tags: {} as 'loading' | 'failed' | 'none' | 'confirming' | 'busy',
  },
  actors: {
    loadContract: fromPromise<Contract, { kind: ContractKind }>(notProvided('loadContract')),
    decide: fromPromise<void, Decision>(notProvided('decide')),
  },
  guards: {
    isNone: (_, contract: Contract) => contract.status === 'none',
    isOffered: (_, contract: Contract) => contract.status === 'requested',
    /** The player's own decision failed, and another one was made. */
    wasDecidedOtherwise: ({ context: { error, accept } }, { status }: Contract) =>
      error !== null && (status === 'active') !== accept,
  },
  actions: {
    noteContract: assign((_, contract: Contract) => ({ contract })),
    noteChoice: assign((_, { accept }: { accept: boolean }) => ({ accept })),
    noteError: assign((_, error: ChartError) => ({ error })),
    clearError: assign({ error: null }),
    sayDecided: () => {},
    sayDecidedElsewhere: () => {},
  },
}).createMachine({
  id: 'contract',
  context: ({ input }) => ({ kind: input.kind, contract: null, accept: false, error: null }),
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadContract',
        src: 'loadContract',
        input: ({ context: { kind } }) => ({ kind }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'none' },
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'offered',
            actions: { type: 'noteContract', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasDecidedOtherwise', params: ({ event }) => event.output },
            target: 'decided',
            actions: [
              'sayDecidedElsewhere',
              'clearError',
              { type: 'noteContract', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'decided',
            actions: ['clearError', { type: 'noteContract', params: ({ event }) => event.output }],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'noteError', params: thrownError },
        },
      },
      states: {
        first: { tags: 'loading' },
        /** What the operator holds now, whatever became of the decision. */
        again: { tags: 'busy' },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    none: { tags: 'none', type: 'final' },
    offered: {
      on: {
        'accept.tapped': {
          target: 'confirming',
          actions: ['clearError', { type: 'noteChoice', params: { accept: true } }],
        },
        'decline.tapped': {
          target: 'confirming',
          actions: ['clearError', { type: 'noteChoice', params: { accept: false } }],
        },
      },
    },
    confirming: {
      tags: 'confirming',
      on: { 'decision.cancelled': 'offered', 'decision.confirmed': 'deciding' },
    },
    deciding: {
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { kind, contract, accept } }) => ({
          kind,
          contractId: contract?.contractId ?? '',
          accept,
        }),
        onDone: { target: 'loading.again', actions: 'sayDecided' },
        // It may have been decided nevertheless, now or elsewhere.
        onError: {
          target: 'loading.again',
          actions: { type: 'noteError', params: thrownError },
        },
      },
    },
    decided: { type: 'final' },
  },
});
