import { and, assertEvent, assign, fromPromise, or, raise, setup, stateIn } from 'xstate';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedAs, rejectedError, rejectionIn, thrownError } from '../outcome.ts';

/** What the holder typed. Never kept in the chart's context. */
export interface TakingForm {
  username: string;
  /** The first password, which the agent chose. */
  password: string;
  newPassword: string;
  confirmNewPassword: string;
  /** YYYY-MM-DD; '' if the merchant doesn't require it. */
  birthDate: string;
  /** '' if not required. */
  captcha: string;
  termsVersion: string;
}

export type TakingField = 'username' | 'newPassword' | 'confirmNewPassword' | 'birthDate' | 'captcha';

/** The operator's answer: a session, or the error, its field, and whether a captcha is required from now on. */
export type TakingOutcome = Outcome<
  { session: SessionInfo },
  { captcha: boolean; field: TakingField | null }
>;
type Rejection = Extract<TakingOutcome, { ok: false }>;

interface Context {
  /** The player confirms being of age and agrees to the terms shown. */
  consented: boolean;
  /** The member must declare belonging to no group that is barred from playing. */
  declarationAsked: boolean;
  declared: boolean;
  /** The member is offered limits first of all (PROT-03). */
  limitsOffered: boolean;
  /** The field the last refusal is about; null if it names none. */
  refusedField: TakingField | null;
  error: ChartError | null;
}

type Event =
  | { type: 'consent.toggled' }
  | { type: 'declaration.toggled' }
  /** `valid`: every field may be sent. */
  | { type: 'form.submitted'; valid: boolean; form: TakingForm }
  | { type: 'captcha.refreshed' }
  /** Raised by the chart. */
  | { type: 'taking.refused'; captcha: boolean };

/** A holder activates an account that an agent opened (TEAM-08): own password, age and terms, then a session. */
export const takeAccountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { declarationAsked: boolean; limitsOffered: boolean },
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
    takeAccount: fromPromise<TakingOutcome, TakingForm & { notBarred: boolean }>(notProvided('takeAccount')),
    fetchCaptcha: fromPromise<void>(notProvided('fetchCaptcha')),
  },
  guards: {
    isEditing: stateIn({ open: { form: 'editing' } }),
    captchaReady: or([stateIn({ open: { captcha: 'hidden' } }), stateIn({ open: { captcha: 'shown' } })]),
    isConsented: ({ context }) => context.consented,
    isDeclarationAsked: ({ context }) => context.declarationAsked,
    isDeclared: ({ context }) => context.declared || !context.declarationAsked,
    formValid: ({ event }) => event.type === 'form.submitted' && event.valid,
    captchaTyped: ({ event }) => event.type === 'form.submitted' && event.form.captcha !== '',
    canSend: and(['isConsented', 'isDeclared', 'captchaReady']),
    maySend: and(['canSend', 'formValid', or([stateIn({ open: { captcha: 'hidden' } }), 'captchaTyped'])]),
    isAccepted,
    areTermsOutdated: (_, outcome: TakingOutcome) => rejectedAs(outcome) === 'termsOutdated',
    isOfferedLimits: ({ context }, outcome: TakingOutcome) => outcome.ok && context.limitsOffered,
    isDeclarationMissing: (_, outcome: TakingOutcome) => rejectedAs(outcome) === 'declarationMissing',
    captchaDemanded: (_, { captcha }: { captcha: boolean }) => captcha,
  },
  actions: {
    toggleConsent: assign(({ context }) => ({ consented: !context.consented })),
    toggleDeclaration: assign(({ context }) => ({ declared: !context.declared })),
    /** The profile has changed since the form was loaded. */
    askDeclaration: assign({ declarationAsked: true }),
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
    /** The accepted terms are no longer valid. */
    renewTerms: () => {},
    startSession: (_, _outcome: TakingOutcome) => {},
    goHome: () => {},
    goToLimits: () => {},
  },
}).createMachine({
  id: 'takeAccount',
  context: ({ input }) => ({
    consented: false,
    declarationAsked: input.declarationAsked,
    declared: false,
    limitsOffered: input.limitsOffered,
    refusedField: null,
    error: null,
  }),
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
                'declaration.toggled': { guard: 'isDeclarationAsked', actions: 'toggleDeclaration' },
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
                input: ({ context, event }) => {
                  assertEvent(event, 'form.submitted');
                  return { ...event.form, notBarred: context.declared };
                },
                onDone: [
                  {
                    guard: { type: 'isOfferedLimits', params: ({ event }) => event.output },
                    target: '#takeAccount.taken',
                    actions: [{ type: 'startSession', params: ({ event }) => event.output }, 'goToLimits'],
                  },
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#takeAccount.taken',
                    actions: [{ type: 'startSession', params: ({ event }) => event.output }, 'goHome'],
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
                    guard: { type: 'isDeclarationMissing', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: [
                      { type: 'noteError', params: rejectedError },
                      'askDeclaration',
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
            // A captcha picture can be answered only once.
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
