import { and, assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** What the player typed. Never kept in the chart's context. */
export interface NewPassword {
  /** '' if this session's password is in memory, so none is asked for (PASS-01). */
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** The operator's answer: the new password is in effect, or why not. `newPassword` is the one now in effect. */
export type ChangeOutcome = Outcome<{ newPassword: string }>;

interface Context {
  error: ChartError | null;
}

/** `differs`: the new password is not the old one, typed or in memory. */
type Event = { type: 'form.submitted'; valid: boolean; differs: boolean; passwords: NewPassword };

/** Changes a member's password (PASS-01…05). */
export const changePasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'canSubmit' | 'busy' | 'done',
  },
  actors: {
    changePassword: fromPromise<ChangeOutcome, NewPassword>(notProvided('changePassword')),
  },
  guards: {
    formValid: ({ event }) => event.type === 'form.submitted' && event.valid,
    passwordsDiffer: ({ event }) => event.type === 'form.submitted' && event.differs,
    mayChange: and(['formValid', 'passwordsDiffer']),
    isAccepted,
  },
  actions: {
    noteError: assign((_, error: ChartError | null) => ({ error })),
    noteTimeout: assign({ error: errorWithCode('timeout') }),
    clearError: assign({ error: null }),
    focusFirstInvalidField: () => {},
    /** 'The new password and the old password cannot be the same' (PASS-02). */
    sayPasswordsSame: () => {},
    /** Replaces it in memory and in any remembered login; the stored old password is removed (PASS-04). */
    replaceKnownPassword: (_, _outcome: ChangeOutcome) => {},
    sayChanged: () => {},
    goHome: () => {},
  },
  delays: { savingLimit: 10_000, changedNoticeTime: 1_000 },
}).createMachine({
  id: 'changePassword',
  context: { error: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'canSubmit',
      on: {
        'form.submitted': [
          { guard: 'mayChange', target: 'saving', actions: 'clearError' },
          { guard: 'formValid', actions: 'sayPasswordsSame' },
          { actions: 'focusFirstInvalidField' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return event.passwords;
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'changed',
            actions: [{ type: 'replaceKnownPassword', params: ({ event }) => event.output }, 'sayChanged'],
          },
          { target: 'editing', actions: { type: 'noteError', params: rejectedError } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'noteError', params: thrownError },
        },
      },
      after: { savingLimit: { target: 'editing', actions: 'noteTimeout' } },
    },
    changed: {
      tags: 'done',
      after: { changedNoticeTime: { target: 'left', actions: 'goHome' } },
    },
    left: { type: 'final' },
  },
});
