import {
  and,
  assertEvent,
  assign,
  type DoneActorEvent,
  fromPromise,
  not,
  or,
  raise,
  setup,
  stateIn,
} from 'xstate';
import type { RegisterField, RegisterSettings } from '#services/contract/member.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome } from '../outcome.ts';

export type RegistrationMethod = 'username' | 'mobile';

/** The operator's settings that the chart branches on, and whether a third party verifies phones (REG-10). */
export type RegistrationSettings = Pick<
  RegisterSettings,
  | 'usernameRegistration'
  | 'mobileRegistration'
  | 'mobileVerification'
  | 'affiliateEnabled'
  | 'captchaEnabled'
  | 'birthDateAsked'
> & { phoneVerifiedByThirdParty: boolean };

/**
 * What the player typed. It travels from step to step, kept out of the chart's context: each check hands it
 * on, with what it has found.
 */
export interface RegistrationForm {
  method: RegistrationMethod;
  /** Of every field that shows, as typed. */
  values: Partial<Record<RegisterField, string>>;
  /** As the operator's date, YYYY-MM-DD; '' where none is asked. */
  birthDate: string;
  countryDialingCode: string;
  /** The version of the terms that was shown (REG-14). */
  termsVersion: string;
  /** Of the third party that has verified the phone; null without one. */
  phoneProof: { firebaseIdToken: string } | null;
}

/** At which field an attempt failed; null is the form as a whole. */
interface AtField {
  field: RegisterField | null;
}

/** Why an attempt failed, and at which field. */
type FieldError = AtField & { error: ChartError };

/** A check has been passed; `form` is what goes on. */
export type CheckOutcome = Outcome<{ form: RegistrationForm }, AtField>;

export type RegistrationOutcome = Outcome<{ session: SessionInfo }, AtField>;

interface Context {
  settings: RegistrationSettings | null;
  /** Of the page's URL; '' without one, or once it has turned out to be wrong. */
  urlAffiliateCode: string;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
  refusedField: RegisterField | null;
}

type Event =
  | { type: 'settings.retried' }
  | { type: 'method.switched' }
  | { type: 'consent.toggled' }
  | { type: 'captcha.refreshed' }
  /**
   * `valid` speaks of every field but the birth date; `birthDateValid` says that it is there, possible and of
   * somebody old enough.
   */
  | { type: 'form.submitted'; valid: boolean; birthDateValid: boolean; form: RegistrationForm }
  /** Raised by the chart itself when a sent registration failed: its captcha is used up. */
  | { type: 'registration.refused' };

/** The code that is to be checked before anything is sent (REG-08); '' where none is asked or typed. */
function typedAffiliateCode({ settings, urlAffiliateCode }: Context, { values }: RegistrationForm): string {
  const isAsked = settings?.affiliateEnabled === true && urlAffiliateCode === '';
  return isAsked ? (values.affiliateCode?.trim() ?? '') : '';
}

/** A code of the URL counts only where codes are in use; it has been checked before the form showed. */
function registrationOf(context: Context, form: RegistrationForm) {
  const urlCode = context.settings?.affiliateEnabled === true ? context.urlAffiliateCode : '';
  return { form, affiliateCode: urlCode || typedAffiliateCode(context, form) };
}

/** Params of `noteError` and `focusRefusedField` on `onDone`: what the operator rejected; null when it accepted. */
const rejectedAtField = ({
  event: { output },
}: {
  event: { output: Outcome<object, AtField> };
}): FieldError | null => (output.ok ? null : { error: output.error, field: output.field });

/** The same on `onError`: nobody named a field, so it is the one of the step. */
const thrownAt =
  (field: RegisterField | null) =>
  ({ event }: { event: { error: unknown } }): FieldError => ({ error: toChartError(event.error), field });

const checkOutcomeIn = (event: { type: string }) => (event as DoneActorEvent<CheckOutcome>).output;

/** What the player sent, or what the last check has handed on. */
function formIn(event: { type: string }): RegistrationForm {
  if (event.type === 'form.submitted') return (event as Extract<Event, { type: 'form.submitted' }>).form;
  const output = checkOutcomeIn(event);
  if (!output.ok) throw new Error('a refused check hands nothing on');
  return output.form;
}

/** From the operator's settings to a registered player (REG-01…17). */
export const registrationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { urlAffiliateCode: string },
    tags: {} as
      | 'failed'
      /** The operator registers nobody here. */
      | 'closed'
      | 'ready'
      | 'byMobile'
      | 'consented'
      /** The form can be sent where it is edited, consented to, and the captcha is ready. */
      | 'editing'
      | 'captchaReady'
      | 'captchaShown'
      | 'captchaFailed'
      | 'loading'
      | 'checking'
      | 'submitting'
      | 'busy'
      | 'done',
  },
  actors: {
    loadSettings: fromPromise<RegistrationSettings>(notProvided('loadSettings')),
    /** Whether the code of the URL is valid (REG-07). */
    checkUrlAffiliate: fromPromise<boolean, { code: string }>(notProvided('checkUrlAffiliate')),
    checkAffiliate: fromPromise<CheckOutcome, { code: string; form: RegistrationForm }>(
      notProvided('checkAffiliate'),
    ),
    verifyPhone: fromPromise<CheckOutcome, RegistrationForm>(notProvided('verifyPhone')),
    /** `affiliateCode` is a valid one or ''; what the form says of it does not count. */
    register: fromPromise<RegistrationOutcome, { form: RegistrationForm; affiliateCode: string }>(
      notProvided('register'),
    ),
    fetchCaptcha: fromPromise<void>(notProvided('fetchCaptcha')),
  },
  guards: {
    offersNoMethod: (_, settings: RegistrationSettings) =>
      !settings.usernameRegistration && !settings.mobileRegistration,
    urlCodeToCheck: ({ context }, settings: RegistrationSettings) =>
      settings.affiliateEnabled && context.urlAffiliateCode !== '',
    isInvalid: (_, valid: boolean) => !valid,
    startsMobile: ({ context }) =>
      context.settings?.mobileRegistration === true && !context.settings.usernameRegistration,
    offersBothMethods: ({ context }) =>
      context.settings?.mobileRegistration === true && context.settings.usernameRegistration,
    isEditing: stateIn({ ready: { form: 'editing' } }),
    maySwitchMethod: and(['offersBothMethods', 'isEditing']),
    notSending: not(stateIn({ ready: { form: 'submitting' } })),
    captchaEnabled: ({ context }) => context.settings?.captchaEnabled === true,
    consented: stateIn({ ready: { consent: 'ticked' } }),
    /** None is asked, or the picture is there to be answered. */
    captchaReady: or([stateIn({ ready: { captcha: 'hidden' } }), stateIn({ ready: { captcha: 'shown' } })]),
    /** The button can be pressed: what is wrong is then said. */
    mayBeSent: and(['consented', 'captchaReady']),
    fieldsValid: ({ event }) => event.type === 'form.submitted' && event.valid,
    oldEnough: ({ context, event }) =>
      context.settings?.birthDateAsked === false || (event.type === 'form.submitted' && event.birthDateValid),
    complete: and(['mayBeSent', 'fieldsValid', 'oldEnough']),
    affiliateCodeTyped: ({ context, event }) =>
      event.type === 'form.submitted' && typedAffiliateCode(context, event.form) !== '',
    affiliateToCheck: and(['complete', 'affiliateCodeTyped']),
    thirdPartyVerifies: ({ context }) => context.settings?.phoneVerifiedByThirdParty === true,
    /** A code by SMS is part of the form (REG-05). */
    smsCodeAsked: or([
      stateIn({ ready: { method: 'mobile' } }),
      ({ context }) => context.settings?.mobileVerification === true,
    ]),
    phoneToVerify: and(['thirdPartyVerifies', 'smsCodeAsked']),
    completeButPhone: and(['complete', 'phoneToVerify']),
    isAccepted,
    /** An affiliate code is accepted, and the phone comes next. */
    acceptedButPhone: and([({ event }) => checkOutcomeIn(event).ok, 'phoneToVerify']),
  },
  actions: {
    keepSettings: assign((_, settings: RegistrationSettings) => ({ settings })),
    forgetUrlAffiliateCode: assign({ urlAffiliateCode: '' }),
    noteError: assign((_, refused: FieldError | null) => ({
      error: refused?.error ?? null,
      refusedField: refused?.field ?? null,
    })),
    clearError: assign({ error: null, refusedField: null }),
    announceRefusal: raise({ type: 'registration.refused' }),
    /** Of the other method's field, where a mobile number has been typed (REG-01). */
    focusFirstInvalidField: () => {},
    focusRefusedField: (_, _refused: FieldError | null) => {},
    startSession: (_, _outcome: RegistrationOutcome) => {},
    goHome: () => {},
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    settings: null,
    urlAffiliateCode: input.urlAffiliateCode,
    error: null,
    refusedField: null,
  }),
  initial: 'loadingSettings',
  states: {
    loadingSettings: {
      tags: 'loading',
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: [
          {
            guard: { type: 'offersNoMethod', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'keepSettings', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'urlCodeToCheck', params: ({ event }) => event.output },
            target: 'checkingUrlAffiliate',
            actions: { type: 'keepSettings', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'keepSettings', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'settingsFailed',
          actions: { type: 'noteError', params: thrownAt(null) },
        },
      },
    },
    settingsFailed: {
      tags: 'failed',
      on: { 'settings.retried': { target: 'loadingSettings', actions: 'clearError' } },
    },
    closed: { type: 'final', tags: 'closed' },
    checkingUrlAffiliate: {
      tags: 'loading',
      invoke: {
        id: 'checkUrlAffiliate',
        src: 'checkUrlAffiliate',
        input: ({ context }) => ({ code: context.urlAffiliateCode }),
        onDone: [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'forgetUrlAffiliateCode',
          },
          { target: 'ready' },
        ],
        onError: { target: 'ready', actions: 'forgetUrlAffiliateCode' },
      },
    },
    ready: {
      type: 'parallel',
      tags: 'ready',
      states: {
        method: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'startsMobile', target: 'mobile' }, { target: 'username' }] },
            username: {
              on: {
                'method.switched': {
                  guard: 'maySwitchMethod',
                  target: 'mobile',
                  actions: 'clearError',
                },
              },
            },
            mobile: {
              tags: 'byMobile',
              on: {
                'method.switched': {
                  guard: 'maySwitchMethod',
                  target: 'username',
                  actions: 'clearError',
                },
              },
            },
          },
        },
        consent: {
          initial: 'ticked',
          states: {
            ticked: {
              tags: 'consented',
              on: { 'consent.toggled': { guard: 'notSending', target: 'unticked' } },
            },
            unticked: { on: { 'consent.toggled': 'ticked' } },
          },
        },
        captcha: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'captchaEnabled', target: 'loading' }, { target: 'hidden' }] },
            hidden: { tags: 'captchaReady' },
            loading: {
              tags: 'loading',
              invoke: { id: 'fetchCaptcha', src: 'fetchCaptcha', onDone: 'shown', onError: 'failed' },
            },
            shown: {
              tags: ['captchaReady', 'captchaShown'],
              on: {
                'captcha.refreshed': { guard: 'isEditing', target: 'loading' },
                'registration.refused': 'loading',
              },
            },
            failed: { tags: 'captchaFailed', on: { 'captcha.refreshed': 'loading' } },
          },
        },
        form: {
          initial: 'editing',
          states: {
            editing: {
              tags: 'editing',
              on: {
                'form.submitted': [
                  { guard: 'affiliateToCheck', target: 'checking.affiliate', actions: 'clearError' },
                  { guard: 'completeButPhone', target: 'checking.phone', actions: 'clearError' },
                  { guard: 'complete', target: 'submitting', actions: 'clearError' },
                  { guard: 'mayBeSent', actions: 'focusFirstInvalidField' },
                ],
              },
            },
            checking: {
              tags: ['busy', 'checking'],
              initial: 'affiliate',
              states: {
                affiliate: {
                  invoke: {
                    id: 'checkAffiliate',
                    src: 'checkAffiliate',
                    input: ({ context, event }) => {
                      assertEvent(event, 'form.submitted');
                      return { code: typedAffiliateCode(context, event.form), form: event.form };
                    },
                    onDone: [
                      { guard: 'acceptedButPhone', target: 'phone' },
                      {
                        guard: { type: 'isAccepted', params: ({ event }) => event.output },
                        target: '#registration.ready.form.submitting',
                      },
                      {
                        target: '#registration.ready.form.editing',
                        actions: [
                          { type: 'noteError', params: rejectedAtField },
                          { type: 'focusRefusedField', params: rejectedAtField },
                        ],
                      },
                    ],
                    onError: {
                      target: '#registration.ready.form.editing',
                      actions: [
                        { type: 'noteError', params: thrownAt('affiliateCode') },
                        { type: 'focusRefusedField', params: thrownAt('affiliateCode') },
                      ],
                    },
                  },
                },
                phone: {
                  invoke: {
                    id: 'verifyPhone',
                    src: 'verifyPhone',
                    input: ({ event }) => formIn(event),
                    onDone: [
                      {
                        guard: { type: 'isAccepted', params: ({ event }) => event.output },
                        target: '#registration.ready.form.submitting',
                      },
                      {
                        target: '#registration.ready.form.editing',
                        actions: [
                          { type: 'noteError', params: rejectedAtField },
                          { type: 'focusRefusedField', params: rejectedAtField },
                        ],
                      },
                    ],
                    onError: {
                      target: '#registration.ready.form.editing',
                      actions: [
                        { type: 'noteError', params: thrownAt('verificationCode') },
                        { type: 'focusRefusedField', params: thrownAt('verificationCode') },
                      ],
                    },
                  },
                },
              },
              on: { 'consent.toggled': 'editing' },
            },
            submitting: {
              tags: ['busy', 'submitting'],
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context, event }) => registrationOf(context, formIn(event)),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#registration.registered',
                    actions: [{ type: 'startSession', params: ({ event }) => event.output }, 'goHome'],
                  },
                  {
                    target: 'editing',
                    actions: [
                      { type: 'noteError', params: rejectedAtField },
                      { type: 'focusRefusedField', params: rejectedAtField },
                      'announceRefusal',
                    ],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: [{ type: 'noteError', params: thrownAt(null) }, 'announceRefusal'],
                },
              },
            },
          },
        },
      },
    },
    registered: { type: 'final', tags: 'done' },
  },
});
