import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../notProvided.ts';

/** How many words are taken. */
export interface WordBounds {
  least: number;
  most: number;
}

interface Context extends WordBounds {
  /** Why the last attempt came to nothing; null while there is nothing to say. */
  refusal: Failure | null;
}

type Event =
  | { type: 'content.changed'; words: number }
  | { type: 'feedback.submitted'; words: number; content: string }
  | { type: 'another.started' };

/** What a player thinks, within the operator's bounds in words (CS-04). */
export const feedbackMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as WordBounds },
  actors: { sendFeedback: fromPromise<void, { content: string }>(notProvided('sendFeedback')) },
  guards: {
    isTooShort: ({ context }, { words }: { words: number }) => words < context.least,
    isTooLong: ({ context }, { words }: { words: number }) => words > context.most,
  },
  actions: {
    noteRefusal: assign((_, refusal: Failure) => ({ refusal })),
    clearRefusal: assign({ refusal: null }),
    focusContent: () => {},
    /** What was sent; one that was not is kept. */
    clearContent: () => {},
  },
}).createMachine({
  id: 'feedback',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'writing',
  states: {
    writing: {
      initial: 'fine',
      states: {
        /** Nothing to complain about so far: who has just begun is not told to write more. */
        fine: {
          on: {
            'content.changed': {
              guard: { type: 'isTooLong', params: ({ event }) => event },
              target: 'tooLong',
            },
          },
        },
        tooShort: {
          on: {
            'content.changed': [
              { guard: { type: 'isTooShort', params: ({ event }) => event } },
              { guard: { type: 'isTooLong', params: ({ event }) => event }, target: 'tooLong' },
              { target: 'fine' },
            ],
          },
        },
        tooLong: {
          on: {
            'content.changed': [
              { guard: { type: 'isTooLong', params: ({ event }) => event } },
              { target: 'fine' },
            ],
          },
        },
      },
      on: {
        'feedback.submitted': [
          {
            guard: { type: 'isTooShort', params: ({ event }) => event },
            target: '.tooShort',
            actions: 'focusContent',
          },
          {
            guard: { type: 'isTooLong', params: ({ event }) => event },
            target: '.tooLong',
            actions: 'focusContent',
          },
          { target: 'sending', actions: 'clearRefusal' },
        ],
      },
    },
    sending: {
      tags: 'loading',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ event }) => {
          assertEvent(event, 'feedback.submitted');
          return { content: event.content };
        },
        onDone: { target: 'sent', actions: 'clearContent' },
        onError: {
          target: 'writing',
          actions: { type: 'noteRefusal', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    sent: { on: { 'another.started': 'writing' } },
  },
});
