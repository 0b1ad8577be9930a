import {
  and,
  assertEvent,
  assign,
  type DoneActorEvent,
  type EventObject,
  fromCallback,
  fromPromise,
  or,
  raise,
  setup,
  stateIn,
} from 'xstate';
import { hasPassword, type MemberType } from '@araw/contract/calls/roles';
import type { LastLogin, SessionInfo } from '@araw/contract/accounts/session';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import {
  socialLoginMachine,
  type SocialLoginOutcome,
  type SocialProvider,
} from '../socialLogin/socialLogin.machine.ts';
import { isCaptcha } from './login.rules.ts';

/** What the player typed. Never kept in the chart's context. */
export interface Credentials {
  method: LoginMethod;
  /** The username, or the mobile number in SMS mode. */
  username: string;
  /** The password, or the SMS code. */
  password: string;
  captcha: string;
  countryDialingCode: string;
  remember: boolean;
  /** Log in automatically on the next visit (SES-05); omitted if the form doesn't ask. */
  autoLogin?: boolean;
  /** An external provider's proof of the phone (LOGIN-06, LOGIN-08); omitted without one. */
  proof?: PhoneProof;
}

interface PhoneProof {
  idToken: string;
  mobileNo: string;
}

/** An external provider's answer about a phone: the login to send, or why there is none. */
export type PhoneOutcome = Outcome<{ credentials: Credentials }>;

/**
 * The operator's answer to a login. Accepted: a session, the previous login, and the credentials if this device
 * may keep them. Rejected: the reason, the credentials, and whether a captcha is required from now on.
 */
export type LoginOutcome = Outcome<
  { session: SessionInfo; lastLogin?: LastLogin | null; credentials?: Credentials },
  { captcha: boolean; credentials?: Credentials }
>;

export type LoginMethod = 'username' | 'sms';

interface Context {
  smsLoginEnabled: boolean;
  /** An external provider must verify the phone before an SMS login (LOGIN-08). */
  phoneProofNeeded: boolean;
  /** Providers that are initialised and switched on (LOGIN-09). */
  socialProviders: readonly SocialProvider[];
  error: ChartError | null;
}

type Event =
  | { type: 'form.submitted'; valid: boolean; credentials: Credentials }
  | { type: 'provider.chosen'; provider: SocialProvider }
  | { type: 'method.switched' }
  | { type: 'captcha.refreshed' }
  | { type: 'language.changed' }
  | SessionNews
  /** Raised by the chart when a login is refused. */
  | { type: 'login.refused'; captcha: boolean };

/** Who is playing, sent when the form opens and on every change. */
export interface SessionNews {
  type: 'session.changed';
  /** Null for a visitor. */
  memberType: MemberType;
}

/** The login to send: as typed, or as the external provider passed it on. */
function credentialsIn(event: { type: string }): Credentials {
  if (event.type === 'form.submitted') {
    return (event as Extract<Event, { type: 'form.submitted' }>).credentials;
  }
  const { output } = event as DoneActorEvent<PhoneOutcome>;
  if (!output.ok) throw new Error('a refusal of the provider hands nothing on');
  return output.credentials;
}

/** The login before an accepted one; null at the first. */
const lastLoginIn = (outcome: LoginOutcome | SocialLoginOutcome): LastLogin | null =>
  (outcome.ok && outcome.lastLogin) || null;

/** Whether a refused login now requires a captcha. */
const refusalIn = (outcome: LoginOutcome | SocialLoginOutcome) => ({
  captcha: !outcome.ok && outcome.captcha,
});

/** Logging in by username, by SMS code or by a social account (LOGIN-01…12). */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as {
      smsLoginEnabled: boolean;
      phoneProofNeeded?: boolean;
      socialProviders?: readonly SocialProvider[];
    },
    children: {} as { socialLogin: 'socialLogin' },
    tags: {} as
      | 'bySms'
      /** The form can be sent only while it is editable and its captcha is ready. */
      | 'editing'
      | 'captchaReady'
      | 'captchaAsked'
      | 'captchaShown'
      | 'captchaFailed'
      | 'loading'
      | 'loggingIn'
      | 'busy'
      | 'done',
  },
  actors: {
    logIn: fromPromise<LoginOutcome, Credentials>(notProvided('logIn')),
    /** Checks the code that the external provider sent. */
    verifyPhone: fromPromise<PhoneOutcome, Credentials>(notProvided('verifyPhone')),
    socialLogin: socialLoginMachine,
    fetchCaptcha: fromPromise<void>(notProvided('fetchCaptcha')),
    watchSession: fromCallback<EventObject, undefined, SessionNews>(() => {}),
  },
  guards: {
    isEditing: stateIn({ form: 'editing' }),
    maySwitchMethod: and([({ context }) => context.smsLoginEnabled, 'isEditing']),
    /** No captcha is required, or its picture is ready to be answered. */
    captchaReady: or([stateIn({ captcha: 'hidden' }), stateIn({ captcha: 'shown' })]),
    formValid: ({ event }) => event.type === 'form.submitted' && event.valid,
    captchaTyped: ({ event }) => event.type === 'form.submitted' && isCaptcha(event.credentials.captcha),
    mayLogIn: and(['captchaReady', 'formValid', or([stateIn({ captcha: 'hidden' }), 'captchaTyped'])]),
    phoneUnproven: and([({ context }) => context.phoneProofNeeded, stateIn({ method: 'sms' })]),
    phoneToProve: and(['mayLogIn', 'phoneUnproven']),
    offersProvider: ({ context, event }) =>
      event.type === 'provider.chosen' && context.socialProviders.includes(event.provider),
    mayLogInBy: and(['offersProvider', stateIn({ method: 'username' })]),
    isAccepted,
    wasSent: (_, outcome: SocialLoginOutcome) => !outcome.ok && outcome.sent,
    isSomebody: ({ event }) => event.type === 'session.changed' && event.memberType !== null,
    isOwner: ({ event }) => event.type === 'session.changed' && hasPassword(event.memberType),
    /**
     * A session that didn't come from this form: an automatic login while it is open (SES-05), or an earlier one.
     * Trial players may still log in to a real account.
     */
    isFound: or([and([stateIn({ player: 'nobody' }), 'isSomebody']), 'isOwner']),
    captchaDemanded: (_, error: { captcha: boolean }) => error.captcha,
  },
  actions: {
    noteError: assign((_, error: ChartError | null) => ({ error })),
    announceRefusal: raise((_, { captcha }: { captcha: boolean }) => ({
      type: 'login.refused' as const,
      captcha,
    })),
    clearError: assign({ error: null }),
    /** Stores only what the player wants kept for the next login (SES-05, SES-06). */
    keepLogin: (_, _outcome: LoginOutcome) => {},
    /** Forgets a stored password that the operator no longer accepts (SES-06). */
    noteRefused: (_, _outcome: LoginOutcome) => {},
    startSession: (_, _outcome: LoginOutcome | SocialLoginOutcome) => {},
    /** Null at the first login: there is no earlier one to report (PROT-08). */
    tellLastLogin: (_, _lastLogin: LastLogin | null) => {},
    leave: () => {},
    focusFirstInvalidField: () => {},
    recallCredentials: (_, _recalled: { method: LoginMethod }) => {},
    revalidateFilledFields: () => {},
  },
  delays: { revalidationDelay: 200 },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    smsLoginEnabled: input.smsLoginEnabled,
    phoneProofNeeded: input.phoneProofNeeded ?? false,
    socialProviders: input.socialProviders ?? [],
    error: null,
  }),
  type: 'parallel',
  states: {
    method: {
      initial: 'username',
      states: {
        username: {
          on: {
            'method.switched': {
              guard: 'maySwitchMethod',
              target: 'sms',
              actions: ['clearError', { type: 'recallCredentials', params: { method: 'sms' } }],
            },
          },
        },
        sms: {
          tags: 'bySms',
          on: {
            'method.switched': {
              guard: 'maySwitchMethod',
              target: 'username',
              actions: ['clearError', { type: 'recallCredentials', params: { method: 'username' } }],
            },
          },
        },
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {
          tags: 'editing',
          on: {
            'form.submitted': [
              { guard: 'phoneToProve', target: 'verifyingPhone', actions: 'clearError' },
              { guard: 'mayLogIn', target: 'loggingIn', actions: 'clearError' },
              { guard: 'captchaReady', actions: 'focusFirstInvalidField' },
            ],
            'provider.chosen': { guard: 'mayLogInBy', target: 'socialLogin', actions: 'clearError' },
            'session.changed': { guard: 'isFound', target: 'loggedIn', actions: ['clearError', 'leave'] },
          },
        },
        verifyingPhone: {
          tags: ['busy', 'loggingIn'],
          invoke: {
            id: 'verifyPhone',
            src: 'verifyPhone',
            input: ({ event }) => credentialsIn(event),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'loggingIn',
              },
              { target: 'editing', actions: { type: 'noteError', params: rejectedError } },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'noteError', params: thrownError },
            },
          },
        },
        socialLogin: {
          tags: 'busy',
          invoke: {
            id: 'socialLogin',
            src: 'socialLogin',
            input: ({ event }) => {
              assertEvent(event, 'provider.chosen');
              return { provider: event.provider };
            },
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'loggedIn',
                actions: [
                  { type: 'startSession', params: ({ event }) => event.output },
                  { type: 'tellLastLogin', params: ({ event }) => lastLoginIn(event.output) },
                ],
              },
              {
                guard: { type: 'wasSent', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'noteError', params: rejectedError },
                  { type: 'announceRefusal', params: ({ event }) => refusalIn(event.output) },
                ],
              },
              { target: 'editing', actions: { type: 'noteError', params: rejectedError } },
            ],
            // The child reports its own failures; this handles one that cannot run at all.
            onError: { target: 'editing', actions: { type: 'noteError', params: thrownError } },
          },
        },
        loggingIn: {
          tags: ['busy', 'loggingIn'],
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ event }) => credentialsIn(event),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'loggedIn',
                actions: [
                  { type: 'keepLogin', params: ({ event }) => event.output },
                  { type: 'startSession', params: ({ event }) => event.output },
                  { type: 'tellLastLogin', params: ({ event }) => lastLoginIn(event.output) },
                ],
              },
              {
                target: 'editing',
                actions: [
                  { type: 'noteError', params: rejectedError },
                  { type: 'noteRefused', params: ({ event }) => event.output },
                  {
                    type: 'announceRefusal',
                    params: ({ event }) => refusalIn(event.output),
                  },
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
        loggedIn: { tags: 'done' },
      },
    },
    captcha: {
      initial: 'hidden',
      states: {
        hidden: {
          tags: 'captchaReady',
          on: {
            'login.refused': {
              guard: { type: 'captchaDemanded', params: ({ event }) => event },
              target: 'loading',
            },
          },
        },
        loading: {
          tags: ['captchaAsked', 'loading'],
          invoke: { id: 'fetchCaptcha', src: 'fetchCaptcha', onDone: 'shown', onError: 'failed' },
        },
        shown: {
          tags: ['captchaAsked', 'captchaReady', 'captchaShown'],
          on: {
            'captcha.refreshed': { guard: 'isEditing', target: 'loading' },
            'login.refused': 'loading',
            'method.switched': { guard: 'maySwitchMethod', target: 'loading' },
          },
        },
        failed: {
          tags: ['captchaAsked', 'captchaFailed'],
          on: { 'captcha.refreshed': 'loading', 'login.refused': 'loading' },
        },
      },
    },
    player: {
      initial: 'anybody',
      invoke: {
        id: 'watchSession',
        src: 'watchSession',
        // The form works without it.
        onError: {},
      },
      on: {
        'session.changed': [{ guard: 'isSomebody', target: '.anybody' }, { target: '.nobody' }],
      },
      states: {
        /** Someone is playing, or it isn't known yet. */
        anybody: {},
        nobody: {},
      },
    },
    validation: {
      initial: 'settled',
      states: {
        settled: { on: { 'language.changed': 'waiting' } },
        waiting: {
          on: { 'language.changed': { target: 'waiting', reenter: true } },
          after: { revalidationDelay: { target: 'settled', actions: 'revalidateFilledFields' } },
        },
      },
    },
  },
});
