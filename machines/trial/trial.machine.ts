import { assign, fromPromise, setup } from 'xstate';
import type { MemberType } from '#services/contract/roles.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** The operator's word: a trial session, or why there is none. */
export type TrialOutcome = Outcome<{ session: SessionInfo }>;

interface Context {
  /** Of the player who plays already; null is a visitor. */
  memberType: MemberType;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'age.toggled' }
  | { type: 'trial.requested' }
  /** The way on to an account of one's own. */
  | { type: 'registration.chosen' };

/** Playing on trial, once of age (TRIAL-01…04). */
export const trialMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { memberType: MemberType },
    tags: {} as 'playsAlready' | 'ageConfirmed' | 'busy' | 'done',
  },
  actors: {
    createTrial: fromPromise<TrialOutcome, { ageConfirmed: true }>(notProvided('createTrial')),
  },
  guards: {
    playsAlready: ({ context }) => context.memberType !== null,
    isAccepted,
  },
  actions: {
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    startSession: (_, _outcome: TrialOutcome) => {},
    goHome: () => {},
    goToRegister: () => {},
  },
}).createMachine({
  id: 'trial',
  context: ({ input }) => ({ memberType: input.memberType, error: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'playsAlready', target: 'playingAlready' }, { target: 'confirmingAge' }],
    },
    confirmingAge: {
      initial: 'unconfirmed',
      states: {
        unconfirmed: { on: { 'age.toggled': 'confirmed' } },
        confirmed: {
          tags: 'ageConfirmed',
          on: {
            'age.toggled': 'unconfirmed',
            'trial.requested': { target: '#trial.creating', actions: 'clearError' },
          },
        },
      },
      on: { 'registration.chosen': { target: 'left', actions: 'goToRegister' } },
    },
    creating: {
      tags: ['ageConfirmed', 'busy'],
      invoke: {
        id: 'createTrial',
        src: 'createTrial',
        input: { ageConfirmed: true },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'started',
            actions: [{ type: 'startSession', params: ({ event }) => event.output }, 'goHome'],
          },
          {
            target: 'confirmingAge.confirmed',
            actions: { type: 'noteError', params: rejectedError },
          },
        ],
        onError: {
          target: 'confirmingAge.confirmed',
          actions: { type: 'noteError', params: thrownError },
        },
      },
    },
    started: { type: 'final', tags: 'done' },
    left: { type: 'final' },
    /** The screen shows home instead (TRIAL-02). */
    playingAlready: { type: 'final', tags: 'playsAlready' },
  },
});
