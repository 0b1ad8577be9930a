import { assign, fromPromise, setup } from 'xstate';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import {
  isAccepted,
  isUndecided,
  type Outcome,
  rejectedError,
  rejectionIn,
  thrownError,
} from '../outcome.ts';

/** What a tap asks for. The tap makes the key, so it counts once. */
export interface Keyed {
  key: string;
}

/** `decided`: the operator looked this key up and did nothing (NET-12). */
export type KeyedAnswer = Outcome<object, { decided: boolean }>;

interface Input {
  request: Keyed;
  /** It was sent before a reload, and its outcome is unknown. */
  repeated: boolean;
}

interface Context extends Input {
  /** The answer that ended it; null before. */
  answer: KeyedAnswer | null;
  /** Why the outcome of the last attempt is unknown; null before. */
  error: ChartError | null;
}

type Event = { type: 'retry.requested' } | { type: 'net.returned' };

/**
 * Sends one request under one key until the operator says what became of it (NET-12, NET-13). Charts that move money
 * invoke it and go on from the answer that ended it. Only they know the types of request and answer. Money that needs
 * the payment PIN has `paymentConfirmation`.
 */
export const keyedCallMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    output: {} as KeyedAnswer,
    tags: {} as 'busy' | 'unanswered',
  },
  actors: { makeCall: fromPromise<KeyedAnswer, Keyed>(notProvided('makeCall')) },
  guards: { isAccepted, isUndecided },
  actions: {
    noteRepeated: assign({ repeated: true }),
    noteAnswer: assign((_, answer: KeyedAnswer) => ({ answer })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
  },
}).createMachine({
  id: 'keyedCall',
  context: ({ input: { request, repeated } }) => ({ request, repeated, answer: null, error: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'makeCall',
        src: 'makeCall',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => rejectionIn(event.output) },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          { target: 'ended', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unanswered',
          actions: [{ type: 'noteError', params: thrownError }, 'noteRepeated'],
        },
      },
    },
    /** Unknown whether it was done: resend the same request under the same key. */
    unanswered: { tags: 'unanswered', on: { 'retry.requested': 'asking', 'net.returned': 'asking' } },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.answer!,
});
