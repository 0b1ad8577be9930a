import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';

/** The accepted length, in words. */
export interface WordBounds {
  least: number;
  most: number;
}

interface Context extends WordBounds {
  error: ChartError | null;
}

type Event =
  | { type: 'content.changed'; words: number }
  | { type: 'feedback.submitted'; words: number; content: string }
  | { type: 'another.started' };

/** A player's feedback, within the operator's word limits (CS-04). */
export const feedbackMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as WordBounds,
    tags: {} as 'tooShort' | 'tooLong' | 'busy' | 'done',
  },
  actors: { sendFeedback: fromPromise<void, { content: string }>(notProvided('sendFeedback')) },
  guards: {
    isTooShort: ({ context }, { words }: { words: number }) => words < context.least,
    isTooLong: ({ context }, { words }: { words: number }) => words > context.most,
  },
  actions: {
    noteError: assign((_, error: ChartError) => ({ error })),
    clearError: assign({ error: null }),
    focusContent: () => {},
    /** Clears feedback that was sent; unsent feedback is kept. */
    clearContent: () => {},
  },
}).createMachine({
  id: 'feedback',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'writing',
  states: {
    writing: {
      initial: 'fine',
      states: {
        /** No complaint yet: don't tell a player who has just started to write more. */
        fine: {
          on: {
            'content.changed': {
              guard: { type: 'isTooLong', params: ({ event }) => event },
              target: 'tooLong',
            },
          },
        },
        tooShort: {
          tags: 'tooShort',
          on: {
            'content.changed': [
              { guard: { type: 'isTooShort', params: ({ event }) => event } },
              { guard: { type: 'isTooLong', params: ({ event }) => event }, target: 'tooLong' },
              { target: 'fine' },
            ],
          },
        },
        tooLong: {
          tags: 'tooLong',
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
          { target: 'sending', actions: 'clearError' },
        ],
      },
    },
    sending: {
      tags: 'busy',
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
          actions: { type: 'noteError', params: thrownError },
        },
      },
    },
    sent: { tags: 'done', on: { 'another.started': 'writing' } },
  },
});
