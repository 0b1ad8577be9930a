import { assign, fromPromise, setup } from 'xstate';
import type { MemberType } from '@araw/contract/calls/roles';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** The operator's answer: a trial session, or why there is none. */
export type TrialOutcome = Outcome<{ session: SessionInfo }>;

interface Context {
  /** The type of a player who is already playing; null is a visitor. */
  memberType: MemberType;
  error: ChartError | null;
}

type Event = { type: 'age.toggled' } | { type: 'trial.requested' } | { type: 'registration.chosen' };

/** Plays on trial, after an age check (TRIAL-01…04). */
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
