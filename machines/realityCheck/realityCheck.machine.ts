import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PlaySession } from '@araw/contract/protection/protection';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { acceptanceIn, isAccepted, type Outcome, thrownError } from '../outcome.ts';

export type CheckAnswer = 'continue' | 'stop';
export type CheckOutcome = Outcome<{ play: PlaySession }>;

interface Context {
  /** Null until loaded. */
  play: PlaySession | null;
  error: ChartError | null;
}

type Event =
  /** A round has ended or begun, or the page is in front again. */
  { type: 'play.changed' } | { type: 'answer.chosen'; answer: CheckAnswer; key: string };

/** Some changes trigger no event, such as a check that another tab brings up. */
const readEvery = 15_000;

const isAsking = (play: PlaySession | null) => play?.state === 'asking';

/**
 * Runs beside a real-money game. Tracks play across all games, tabs and devices, and the question that interrupts it
 * (PROT-05, PROT-06). The operator counts, and refuses bets until the question is answered.
 */
export const realityCheckMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'asking' | 'busy',
  },
  actors: {
    readPlay: fromPromise<PlaySession>(notProvided('readPlay')),
    answer: fromPromise<CheckOutcome, { answer: CheckAnswer; key: string }>(notProvided('answer')),
  },
  guards: {
    isAsking: ({ context }) => isAsking(context.play),
    /** Stopped here or in another tab, which closes the games everywhere. */
    isOver: ({ context }, play: PlaySession) => isAsking(context.play) && play.state === 'idle',
    isOverBy: (_, outcome: CheckOutcome) => outcome.ok && outcome.play.state === 'idle',
    isAccepted,
  },
  actions: {
    notePlay: assign((_, play: PlaySession) => ({ play })),
    noteError: assign((_, error: ChartError) => ({ error })),
    clearError: assign({ error: null }),
    /** Goes home: games are closed. */
    closeGame: () => {},
  },
  delays: { readEvery },
}).createMachine({
  id: 'realityCheck',
  context: { play: null, error: null },
  initial: 'reading',
  states: {
    reading: {
      initial: 'first',
      invoke: {
        id: 'readPlay',
        src: 'readPlay',
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'ended',
            actions: ['clearError', { type: 'notePlay', params: ({ event }) => event.output }],
          },
          { target: 'known', actions: { type: 'notePlay', params: ({ event }) => event.output } },
        ],
        // Keep the last known state: losing the network must not hide a question.
        onError: 'known',
      },
      states: {
        first: {},
        /** The game continues meanwhile. */
        playing: {},
        /** The question stays up meanwhile. */
        asking: { tags: ['asking', 'busy'] },
      },
    },
    known: {
      always: [
        { guard: 'isAsking', target: 'asking' },
        { target: 'playing', actions: 'clearError' },
      ],
    },
    playing: {
      on: { 'play.changed': 'reading.playing' },
      after: { readEvery: 'reading.playing' },
    },
    asking: {
      tags: 'asking',
      on: {
        'play.changed': 'reading.asking',
        'answer.chosen': { target: 'answering', actions: 'clearError' },
      },
      // Another tab or device may have answered.
      after: { readEvery: 'reading.asking' },
    },
    answering: {
      tags: ['asking', 'busy'],
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ event }) => {
          assertEvent(event, 'answer.chosen');
          return { answer: event.answer, key: event.key };
        },
        onDone: [
          {
            guard: { type: 'isOverBy', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'notePlay', params: ({ event }) => acceptanceIn(event.output).play },
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'notePlay', params: ({ event }) => acceptanceIn(event.output).play },
          },
          // It was answered elsewhere.
          { target: 'reading.asking' },
        ],
        // It may have been answered anyway.
        onError: { target: 'reading.asking', actions: { type: 'noteError', params: thrownError } },
      },
    },
    ended: { type: 'final', entry: 'closeGame' },
  },
});
