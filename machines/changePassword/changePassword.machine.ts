import { and, assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** What the player typed; kept out of the chart's context. */
export interface NewPassword {
  /** '' where the one of this session is in memory and none was asked (PASS-01). */
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** The operator's word: the new password holds, or why not. `newPassword` is what holds now. */
export type ChangeOutcome = Outcome<{ newPassword: string }>;

interface Context {
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

/** `differs` says that the new password is not the old one, typed or in memory. */
type Event = { type: 'form.submitted'; valid: boolean; differs: boolean; passwords: NewPassword };

/** A member's new password (PASS-01…05). */
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
    /** In memory and in the remembered login, where there is one; the stored old password goes (PASS-04). */
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
