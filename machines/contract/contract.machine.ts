import { assign, fromPromise, setup } from 'xstate';
import type { Contract, ContractKind } from '@araw/contract/agents/agent';
import { isRealAgent, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';

export interface Decision {
  kind: ContractKind;
  contractId: string;
  accept: boolean;
}

interface Context {
  kind: ContractKind;
  memberType: MemberType;
  /** The newest one; null until loaded. */
  contract: Contract | null;
  /** Whether the player is about to accept; false to decline. */
  accept: boolean;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'accept.tapped' }
  | { type: 'decline.tapped' }
  | { type: 'decision.cancelled' }
  | { type: 'decision.confirmed' };

/** A contract offered to an agent: read, then accepted or declined once (AGENT-05). */
export const contractMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { kind: ContractKind; memberType: MemberType },
    tags: {} as 'loading' | 'failed' | 'none' | 'confirming' | 'busy',
  },
  actors: {
    loadContract: fromPromise<Contract, { kind: ContractKind }>(notProvided('loadContract')),
    decide: fromPromise<void, Decision>(notProvided('decide')),
  },
  guards: {
    isSwitchedOff,
    /** Accepting would move real money (PERM-02). */
    countsAsTrial: ({ context }) => !isRealAgent(context.memberType),
    isNone: (_, contract: Contract) => contract.status === 'none',
    isOffered: (_, contract: Contract) => contract.status === 'requested',
    /** The player's own decision failed, and the contract was decided the other way. */
    wasDecidedOtherwise: ({ context: { error, accept } }, { status }: Contract) =>
      error !== null && (status === 'active') !== accept,
  },
  actions: {
    noteContract: assign((_, contract: Contract) => ({ contract })),
    noteChoice: assign((_, { accept }: { accept: boolean }) => ({ accept })),
    noteError: assign((_, error: ChartError) => ({ error })),
    clearError: assign({ error: null }),
    sayRealAccountOnly: () => {},
    sayDecided: () => {},
    sayDecidedElsewhere: () => {},
  },
}).createMachine({
  id: 'contract',
  context: ({ input: { kind, memberType } }) => ({
    kind,
    memberType,
    contract: null,
    accept: false,
    error: null,
  }),
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
        /** Reads the operator's current state, whatever happened to the decision. */
        again: { tags: 'busy' },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    none: { tags: 'none', type: 'final' },
    offered: {
      on: {
        'accept.tapped': [
          { guard: 'countsAsTrial', actions: 'sayRealAccountOnly' },
          {
            target: 'confirming',
            actions: ['clearError', { type: 'noteChoice', params: { accept: true } }],
          },
        ],
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
        // It may have been decided anyway, here or elsewhere.
        onError: {
          target: 'loading.again',
          actions: { type: 'noteError', params: thrownError },
        },
      },
    },
    decided: { type: 'final' },
  },
});
