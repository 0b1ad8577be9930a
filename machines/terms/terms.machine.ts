import { assign, fromPromise, setup } from 'xstate';
import type { OwnTerms } from '@araw/contract/calls/terms';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import {
  acceptanceIn,
  isAccepted,
  type Outcome,
  rejectedAs,
  rejectedError,
  thrownError,
} from '../outcome.ts';

export type AcceptOutcome = Outcome<{ own: OwnTerms }>;

interface Context {
  /** Null until loaded. */
  own: OwnTerms | null;
  error: ChartError | null;
}

type Event = { type: 'terms.accepted' } | { type: 'terms.declined' } | { type: 'retry.requested' };

/**
 * A newer version of the terms, accepted or put off (PROT-13). The operator refuses bets and cash-ins until the
 * version that was shown is accepted; putting it off changes nothing.
 */
export const termsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'loading' | 'failed' | 'asking' | 'busy' | 'settled',
  },
  actors: {
    loadTerms: fromPromise<OwnTerms>(notProvided('loadTerms')),
    acceptTerms: fromPromise<AcceptOutcome, { version: string }>(notProvided('acceptTerms')),
  },
  guards: {
    /** The operator has no such call, or has switched it off: it asks nobody. */
    isNotOffered: (_, { code }: ChartError) => code === 'switchedOff' || code === 'notFound',
    isAccepted,
    isDue: ({ context }) => context.own!.due,
    isOutdated: (_, outcome: AcceptOutcome) => rejectedAs(outcome) === 'termsOutdated',
  },
  actions: {
    noteTerms: assign((_, own: OwnTerms) => ({ own })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    /** The player can bet and cash in. */
    goOn: () => {},
    /** Leaves the terms. */
    leave: () => {},
  },
}).createMachine({
  id: 'terms',
  context: { own: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: { target: 'known', actions: { type: 'noteTerms', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isNotOffered', params: thrownError },
            target: 'notOffered',
          },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** A later version came out while the player read this one. */
        again: { tags: ['asking', 'busy'] },
      },
    },
    /** This operator doesn't ask. */
    notOffered: { type: 'final', entry: 'goOn' },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'clearError' },
        'terms.declined': 'declined',
      },
    },
    known: { always: [{ guard: 'isDue', target: 'asking' }, { target: 'settled' }] },
    asking: {
      tags: 'asking',
      on: {
        'terms.accepted': { target: 'accepting', actions: 'clearError' },
        'terms.declined': 'declined',
      },
    },
    accepting: {
      tags: ['asking', 'busy'],
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => ({ version: context.own!.terms.version }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'noteTerms', params: ({ event }) => acceptanceIn(event.output).own },
          },
          { guard: { type: 'isOutdated', params: ({ event }) => event.output }, target: 'loading.again' },
          { target: 'asking', actions: { type: 'noteError', params: rejectedError } },
        ],
        // Accepting a version twice is accepting it once.
        onError: { target: 'asking', actions: { type: 'noteError', params: thrownError } },
      },
    },
    settled: { type: 'final', tags: 'settled', entry: 'goOn' },
    declined: { type: 'final', entry: 'leave' },
  },
});
