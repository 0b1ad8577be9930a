import {
  and,
  assertEvent,
  assign,
  type DoneActorEvent,
  fromPromise,
  or,
  raise,
  setup,
  stateIn,
} from 'xstate';
import type { SessionInfo } from '#services/contract/session.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import {
  socialLoginMachine,
  type SocialLoginOutcome,
  type SocialProvider,
} from '../socialLogin/socialLogin.machine.ts';
import { isCaptcha } from './login.rules.ts';

/** What the player typed; kept out of the chart's context. */
export interface Credentials {
  method: LoginMethod;
  /** The username, or the mobile number in SMS mode. */
  username: string;
  /** The password, or the SMS code. */
  password: string;
  captcha: string;
  countryDialingCode: string;
  remember: boolean;
  /** The next visit logs in by itself (SES-05); left out where the form does not ask. */
  autoLogin?: boolean;
  /** An external provider's word on whose phone it is (LOGIN-06, LOGIN-08); left out without one. */
  proof?: PhoneProof;
}

interface PhoneProof {
  idToken: string;
  mobileNo: string;
}

/** An external provider's word on a phone: the login to send, or why there is none. */
export type PhoneOutcome = Outcome<{ credentials: Credentials }>;

/**
 * The operator's word on a login: a session, with the login that it was for where this device may keep it; or why not and
 * whether a captcha is asked from now on.
 */
export type LoginOutcome = Outcome<{ session: SessionInfo; credentials?: Credentials }, { captcha: boolean }>;

export type LoginMethod = 'username' | 'sms';

interface Context {
  smsLoginEnabled: boolean;
  /** An external provider proves the phone before a login by SMS (LOGIN-08). */
  phoneProofNeeded: boolean;
  /** The providers that are initialised and switched on (LOGIN-09). */
  socialProviders: readonly SocialProvider[];
  /** Why the last login failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'form.submitted'; valid: boolean; credentials: Credentials }
  | { type: 'provider.chosen'; provider: SocialProvider }
  | { type: 'method.switched' }
  | { type: 'captcha.refreshed' }
  | { type: 'language.changed' }
  /** The player has a session by another way than this form: by itself, or from before. */
  | { type: 'session.found' }
  /** Raised by the chart itself when a login was refused. */
  | { type: 'login.refused'; captcha: boolean };

/** The login to send: as typed, or as the external provider has handed it on. */
function credentialsIn(event: { type: string }): Credentials {
  if (event.type === 'form.submitted') {
    return (event as Extract<Event, { type: 'form.submitted' }>).credentials;
  }
  const { output } = event as DoneActorEvent<PhoneOutcome>;
  if (!output.ok) throw new Error('a refusal of the provider hands nothing on');
  return output.credentials;
}

/** What a refused login says of the captcha. */
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
      /** The form can be sent where it is edited and the captcha is ready. */
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
    /** Whether the code is the one that the external provider has sent. */
    verifyPhone: fromPromise<PhoneOutcome, Credentials>(notProvided('verifyPhone')),
    socialLogin: socialLoginMachine,
    fetchCaptcha: fromPromise<void>(notProvided('fetchCaptcha')),
  },
  guards: {
    isEditing: stateIn({ form: 'editing' }),
    maySwitchMethod: and([({ context }) => context.smsLoginEnabled, 'isEditing']),
    /** None is asked, or the picture is there to be answered. */
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
    captchaDemanded: (_, error: { captcha: boolean }) => error.captcha,
  },
  actions: {
    noteError: assign((_, error: ChartError | null) => ({ error })),
    announceRefusal: raise((_, { captcha }: { captcha: boolean }) => ({
      type: 'login.refused' as const,
      captcha,
    })),
    clearError: assign({ error: null }),
    /** What the player wants kept of it for the next login, and nothing else (SES-05, SES-06). */
    keepLogin: (_, _outcome: LoginOutcome) => {},
    startSession: (_, _outcome: LoginOutcome | SocialLoginOutcome) => {},
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
            'session.found': { target: 'loggedIn', actions: ['clearError', 'leave'] },
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
                actions: { type: 'startSession', params: ({ event }) => event.output },
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
            // Its chart says itself why it failed: this is for one that cannot run at all.
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
                ],
              },
              {
                target: 'editing',
                actions: [
                  { type: 'noteError', params: rejectedError },
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
