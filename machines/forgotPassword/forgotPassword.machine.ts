import { and, assertEvent, assign, fromPromise, setup, stateIn } from 'xstate';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

export type ForgotChannel = 'email' | 'sms';

/** What the player typed. Never kept in the chart's context. */
export interface PasswordReset {
  channel: ForgotChannel;
  /** The e-mail address or mobile number that the code was sent to. */
  account: string;
  countryDialingCode: string;
  code: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Operators void a code after this many wrong tries without saying so. */
const triesOfCode = 5;

interface Context {
  offersEmail: boolean;
  offersSms: boolean;
  /** Wrong tries of the code sent last. */
  wrongTries: number;
  error: ChartError | null;
}

type Event =
  | { type: 'channel.switched' }
  /** The code button beside this chart has sent a code; the answer is the same whether or not there is an account. */
  | { type: 'code.sent' }
  /** A code sent earlier can be typed. */
  | { type: 'code.kept' }
  /** Back to the account, to type another. */
  | { type: 'account.reopened' }
  | { type: 'form.submitted'; valid: boolean; reset: PasswordReset }
  | { type: 'login.chosen' };

/** Resets a forgotten password by e-mail or SMS (PASS-06). A smsCode chart beside this one sends the codes. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** At least one of them is true. */
    input: {} as { offersEmail: boolean; offersSms: boolean },
    tags: {} as 'bySms' | 'identifying' | 'canSubmit' | 'busy' | 'done',
  },
  actors: {
    resetPassword: fromPromise<Outcome, PasswordReset>(notProvided('resetPassword')),
  },
  guards: {
    offersSmsAlone: ({ context }) => context.offersSms && !context.offersEmail,
    offersBoth: ({ context }) => context.offersSms && context.offersEmail,
    maySwitchChannel: and(['offersBoth', stateIn({ form: 'identifying' })]),
    formValid: ({ event }) => event.type === 'form.submitted' && event.valid,
    isAccepted,
    codeUsable: ({ context }) => context.wrongTries < triesOfCode,
    isCodeWrong: (_, error: ChartError | null) => error?.code === 'codeWrong',
    /** This was the code's last try. */
    spendsCode: ({ context }, error: ChartError | null) =>
      error?.code === 'codeWrong' && context.wrongTries + 1 >= triesOfCode,
  },
  actions: {
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    countWrongTry: assign(({ context }) => ({ wrongTries: context.wrongTries + 1 })),
    countFromZero: assign({ wrongTries: 0 }),
    focusFirstInvalidField: () => {},
    /** Clears codes and passwords; the account stays. */
    clearSecrets: () => {},
    goToLogin: () => {},
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ ...input, wrongTries: 0, error: null }),
  type: 'parallel',
  states: {
    channel: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'offersSmsAlone', target: 'sms' }, { target: 'email' }] },
        email: {
          on: {
            'channel.switched': {
              guard: 'maySwitchChannel',
              target: 'sms',
              actions: ['clearError', 'countFromZero'],
            },
          },
        },
        sms: {
          tags: 'bySms',
          on: {
            'channel.switched': {
              guard: 'maySwitchChannel',
              target: 'email',
              actions: ['clearError', 'countFromZero'],
            },
          },
        },
      },
    },
    form: {
      initial: 'identifying',
      states: {
        identifying: {
          tags: 'identifying',
          on: {
            'code.sent': { target: 'entering', actions: ['clearError', 'countFromZero'] },
            'code.kept': { guard: 'codeUsable', target: 'entering' },
          },
        },
        entering: {
          tags: 'canSubmit',
          on: {
            'code.sent': { actions: ['clearError', 'countFromZero'] },
            'account.reopened': { target: 'identifying', actions: ['clearError', 'clearSecrets'] },
            'form.submitted': [
              { guard: 'formValid', target: 'resetting', actions: 'clearError' },
              { actions: 'focusFirstInvalidField' },
            ],
          },
        },
        resetting: {
          tags: 'busy',
          on: { 'code.sent': { actions: 'countFromZero' } },
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ event }) => {
              assertEvent(event, 'form.submitted');
              return event.reset;
            },
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'reset',
                actions: 'clearSecrets',
              },
              {
                guard: { type: 'spendsCode', params: rejectedError },
                target: 'identifying',
                actions: [{ type: 'noteError', params: rejectedError }, 'countWrongTry', 'clearSecrets'],
              },
              {
                guard: { type: 'isCodeWrong', params: rejectedError },
                target: 'entering',
                actions: [{ type: 'noteError', params: rejectedError }, 'countWrongTry'],
              },
              { target: 'entering', actions: { type: 'noteError', params: rejectedError } },
            ],
            onError: {
              target: 'entering',
              actions: { type: 'noteError', params: thrownError },
            },
          },
        },
        reset: { tags: 'done', on: { 'login.chosen': { actions: 'goToLogin' } } },
      },
    },
  },
});
