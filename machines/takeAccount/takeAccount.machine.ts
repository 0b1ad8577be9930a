import { and, assertEvent, assign, fromPromise, or, raise, setup, stateIn } from 'xstate';
import type { SessionInfo } from '#services/contract/session.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedAs, rejectedError, rejectionIn, thrownError } from '../outcome.ts';

/** What the holder typed; kept out of the chart's context. */
export interface TakingForm {
  username: string;
  /** The first one, which the agent chose. */
  password: string;
  newPassword: string;
  confirmNewPassword: string;
  /** YYYY-MM-DD; '' where the merchant does not ask for it. */
  birthDate: string;
  /** '' where none is asked. */
  captcha: string;
  termsVersion: string;
}

export type TakingField = 'username' | 'newPassword' | 'confirmNewPassword' | 'birthDate' | 'captcha';

/** The operator's word: a session, or why not, at which field, and whether a captcha is asked from now on. */
export type TakingOutcome = Outcome<
  { session: SessionInfo },
  { captcha: boolean; field: TakingField | null }
>;
type Rejection = Extract<TakingOutcome, { ok: false }>;

interface Context {
  /** Of age, and agrees to the terms that are shown. */
  consented: boolean;
  /** The field that the last refusal is about; null of any other. */
  refusedField: TakingField | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'consent.toggled' }
  /** `valid` says whether every field may be sent. */
  | { type: 'form.submitted'; valid: boolean; form: TakingForm }
  | { type: 'captcha.refreshed' }
  /** Raised by the chart. */
  | { type: 'taking.refused'; captcha: boolean };

/** An account that an agent opened becomes its holder's own (TEAM-08): an own password, age and terms, then a session. */
export const takeAccountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as
      | 'editing'
      | 'busy'
      | 'done'
      | 'captchaReady'
      | 'captchaAsked'
      | 'captchaShown'
      | 'captchaFailed',
  },
  actors: {
    takeAccount: fromPromise<TakingOutcome, TakingForm>(notProvided('takeAccount')),
    fetchCaptcha: fromPromise<void>(notProvided('fetchCaptcha')),
  },
  guards: {
    isEditing: stateIn({ open: { form: 'editing' } }),
    captchaReady: or([stateIn({ open: { captcha: 'hidden' } }), stateIn({ open: { captcha: 'shown' } })]),
    isConsented: ({ context }) => context.consented,
    formValid: ({ event }) => event.type === 'form.submitted' && event.valid,
    captchaTyped: ({ event }) => event.type === 'form.submitted' && event.form.captcha !== '',
    canSend: and(['isConsented', 'captchaReady']),
    maySend: and(['canSend', 'formValid', or([stateIn({ open: { captcha: 'hidden' } }), 'captchaTyped'])]),
    isAccepted,
    areTermsOutdated: (_, outcome: TakingOutcome) => rejectedAs(outcome) === 'termsOutdated',
    captchaDemanded: (_, { captcha }: { captcha: boolean }) => captcha,
  },
  actions: {
    toggleConsent: assign(({ context }) => ({ consented: !context.consented })),
    withdrawConsent: assign({ consented: false }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    noteField: assign((_, { field }: Rejection) => ({ refusedField: field })),
    clearError: assign({ error: null, refusedField: null }),
    announceRefusal: raise((_, { captcha }: { captcha: boolean }) => ({
      type: 'taking.refused' as const,
      captcha,
    })),
    focusFirstInvalidField: () => {},
    focusRefusedField: () => {},
    /** What was agreed to is no more. */
    renewTerms: () => {},
    startSession: (_, _outcome: TakingOutcome) => {},
  },
}).createMachine({
  id: 'takeAccount',
  context: { consented: false, refusedField: null, error: null },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              tags: 'editing',
              on: {
                'consent.toggled': { actions: 'toggleConsent' },
                'form.submitted': [
                  { guard: 'maySend', target: 'sending', actions: 'clearError' },
                  { guard: 'canSend', actions: 'focusFirstInvalidField' },
                ],
              },
            },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'takeAccount',
                src: 'takeAccount',
                input: ({ event }) => {
                  assertEvent(event, 'form.submitted');
                  return event.form;
                },
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#takeAccount.taken',
                    actions: { type: 'startSession', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'areTermsOutdated', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: [
                      { type: 'noteError', params: rejectedError },
                      'withdrawConsent',
                      'renewTerms',
                      { type: 'announceRefusal', params: ({ event }) => rejectionIn(event.output) },
                    ],
                  },
                  {
                    target: 'editing',
                    actions: [
                      { type: 'noteError', params: rejectedError },
                      { type: 'noteField', params: ({ event }) => rejectionIn(event.output) },
                      'focusRefusedField',
                      { type: 'announceRefusal', params: ({ event }) => rejectionIn(event.output) },
                    ],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: [
                    { type: 'noteError', params: thrownError },
                    { type: 'announceRefusal', params: { captcha: false } },
                  ],
                },
              },
            },
          },
        },
        captcha: {
          initial: 'hidden',
          states: {
            hidden: {
              tags: 'captchaReady',
              on: {
                'taking.refused': {
                  guard: { type: 'captchaDemanded', params: ({ event }) => event },
                  target: 'loading',
                },
              },
            },
            loading: {
              tags: 'captchaAsked',
              invoke: { id: 'fetchCaptcha', src: 'fetchCaptcha', onDone: 'shown', onError: 'failed' },
            },
            // A picture is answered once.
            shown: {
              tags: ['captchaAsked', 'captchaReady', 'captchaShown'],
              on: {
                'captcha.refreshed': { guard: 'isEditing', target: 'loading' },
                'taking.refused': 'loading',
              },
            },
            failed: { tags: ['captchaAsked', 'captchaFailed'], on: { 'captcha.refreshed': 'loading' } },
          },
        },
      },
    },
    taken: { tags: 'done', type: 'final' },
  },
});
