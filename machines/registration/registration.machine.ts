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
import type { RegisterField, RegisterSettings } from '@araw/contract/accounts/member';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { type ChartError, toChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedAs } from '../outcome.ts';

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
> & {
  phoneVerifiedByThirdParty: boolean;
  /** The player must declare belonging to no group that is barred from playing. */
  declarationAsked: boolean;
  /** A new player is offered limits first of all (PROT-03). */
  limitsOffered: boolean;
};

/** What the player typed. Never kept in the chart's context: each check passes it on with its findings. */
export interface RegistrationForm {
  method: RegistrationMethod;
  /** Every visible field, as typed. */
  values: Partial<Record<RegisterField, string>>;
  /** In the operator's format, YYYY-MM-DD; '' if not required. */
  birthDate: string;
  countryDialingCode: string;
  /** The version of the terms shown (REG-14). */
  termsVersion: string;
  /** From the third party that verified the phone; null without one. */
  phoneProof: { firebaseIdToken: string } | null;
}

/** The field at which an attempt failed; null is the form as a whole. */
interface AtField {
  field: RegisterField | null;
}

type FieldError = AtField & { error: ChartError };

/** A passed check. `form` is the form to continue with. */
export type CheckOutcome = Outcome<{ form: RegistrationForm }, AtField>;

export type RegistrationOutcome = Outcome<{ session: SessionInfo }, AtField>;

interface Context {
  settings: RegistrationSettings | null;
  /** The affiliate code in the page's URL; '' without one, or once it proved invalid. */
  urlAffiliateCode: string;
  error: ChartError | null;
  refusedField: RegisterField | null;
}

type Event =
  | { type: 'settings.retried' }
  | { type: 'method.switched' }
  | { type: 'consent.toggled' }
  | { type: 'declaration.toggled' }
  | { type: 'captcha.refreshed' }
  /**
   * `valid` covers every field except the birth date. `birthDateValid`: it is present, a real date and
   * old enough.
   */
  | { type: 'form.submitted'; valid: boolean; birthDateValid: boolean; form: RegistrationForm }
  /** Raised by the chart when a sent registration failed: its captcha is used up. */
  | { type: 'registration.refused' }
  /** Raised by the chart when the operator requires a declaration that the form didn't ask for. */
  | { type: 'declaration.demanded' };

/** The code to check before anything is sent (REG-08); '' if not required or not typed. */
function typedAffiliateCode({ settings, urlAffiliateCode }: Context, { values }: RegistrationForm): string {
  const isAsked = settings?.affiliateEnabled === true && urlAffiliateCode === '';
  return isAsked ? (values.affiliateCode?.trim() ?? '') : '';
}

/** Use the URL's code only while codes are enabled; it was checked before the form showed. */
function registrationOf(context: Context, form: RegistrationForm) {
  const urlCode = context.settings?.affiliateEnabled === true ? context.urlAffiliateCode : '';
  return {
    form,
    affiliateCode: urlCode || typedAffiliateCode(context, form),
    // Without it nothing is sent where it is asked for.
    notBarred: context.settings?.declarationAsked === true,
  };
}

/** Params of `noteError` and `focusRefusedField` on `onDone`: the operator's rejection; null if it accepted. */
const rejectedAtField = ({
  event: { output },
}: {
  event: { output: Outcome<object, AtField> };
}): FieldError | null => (output.ok ? null : { error: output.error, field: output.field });

/** The same on `onError`: the error names no field, so use the step's own. */
const thrownAt =
  (field: RegisterField | null) =>
  ({ event }: { event: { error: unknown } }): FieldError => ({ error: toChartError(event.error), field });

const checkOutcomeIn = (event: { type: string }) => (event as DoneActorEvent<CheckOutcome>).output;

/** The form the player sent, or the one the last check passed on. */
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
      /** The operator takes no registrations here. */
      | 'closed'
      | 'ready'
      | 'byMobile'
      | 'consented'
      | 'declarationAsked'
      /** The declaration is made, or not required. */
      | 'declared'
      /** The form can be sent only while it is editable, consented to, declared, and its captcha is ready. */
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
    /** Whether the URL's code is valid (REG-07). */
    checkUrlAffiliate: fromPromise<boolean, { code: string }>(notProvided('checkUrlAffiliate')),
    checkAffiliate: fromPromise<CheckOutcome, { code: string; form: RegistrationForm }>(
      notProvided('checkAffiliate'),
    ),
    verifyPhone: fromPromise<CheckOutcome, RegistrationForm>(notProvided('verifyPhone')),
    /** `affiliateCode` is a valid code or ''; the one in the form is ignored. */
    register: fromPromise<
      RegistrationOutcome,
      { form: RegistrationForm; affiliateCode: string; notBarred: boolean }
    >(notProvided('register')),
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
    declarationAsked: ({ context }) => context.settings?.declarationAsked === true,
    declared: or([
      stateIn({ ready: { declaration: 'unasked' } }),
      stateIn({ ready: { declaration: 'ticked' } }),
    ]),
    isOfferedLimits: ({ context }, outcome: RegistrationOutcome) =>
      outcome.ok && context.settings?.limitsOffered === true,
    isDeclarationMissing: (_, outcome: RegistrationOutcome) => rejectedAs(outcome) === 'declarationMissing',
    /** No captcha is required, or its picture is ready to be answered. */
    captchaReady: or([stateIn({ ready: { captcha: 'hidden' } }), stateIn({ ready: { captcha: 'shown' } })]),
    /** The button is enabled: invalid fields are reported after the tap. */
    mayBeSent: and(['consented', 'declared', 'captchaReady']),
    fieldsValid: ({ event }) => event.type === 'form.submitted' && event.valid,
    oldEnough: ({ context, event }) =>
      context.settings?.birthDateAsked === false || (event.type === 'form.submitted' && event.birthDateValid),
    complete: and(['mayBeSent', 'fieldsValid', 'oldEnough']),
    affiliateCodeTyped: ({ context, event }) =>
      event.type === 'form.submitted' && typedAffiliateCode(context, event.form) !== '',
    affiliateToCheck: and(['complete', 'affiliateCodeTyped']),
    thirdPartyVerifies: ({ context }) => context.settings?.phoneVerifiedByThirdParty === true,
    /** The form includes an SMS code (REG-05). */
    smsCodeAsked: or([
      stateIn({ ready: { method: 'mobile' } }),
      ({ context }) => context.settings?.mobileVerification === true,
    ]),
    phoneToVerify: and(['thirdPartyVerifies', 'smsCodeAsked']),
    completeButPhone: and(['complete', 'phoneToVerify']),
    isAccepted,
    /** The affiliate code is accepted and the phone is checked next. */
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
    /** The profile has changed since the form was loaded. */
    askDeclaration: assign(({ context }) => ({
      settings: context.settings && { ...context.settings, declarationAsked: true },
    })),
    announceDemand: raise({ type: 'declaration.demanded' }),
    /** Of the other method's field, where a mobile number has been typed (REG-01). */
    focusFirstInvalidField: () => {},
    focusRefusedField: (_, _refused: FieldError | null) => {},
    startSession: (_, _outcome: RegistrationOutcome) => {},
    goHome: () => {},
    goToLimits: () => {},
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
        declaration: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'declarationAsked', target: 'unticked' }, { target: 'unasked' }] },
            unasked: { tags: 'declared', on: { 'declaration.demanded': 'unticked' } },
            unticked: { tags: 'declarationAsked', on: { 'declaration.toggled': 'ticked' } },
            ticked: {
              tags: ['declarationAsked', 'declared'],
              on: { 'declaration.toggled': { guard: 'notSending', target: 'unticked' } },
            },
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
              on: {
                'consent.toggled': 'editing',
                'declaration.toggled': { guard: 'declarationAsked', target: 'editing' },
              },
            },
            submitting: {
              tags: ['busy', 'submitting'],
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context, event }) => registrationOf(context, formIn(event)),
                onDone: [
                  {
                    guard: { type: 'isOfferedLimits', params: ({ event }) => event.output },
                    target: '#registration.registered',
                    actions: [{ type: 'startSession', params: ({ event }) => event.output }, 'goToLimits'],
                  },
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#registration.registered',
                    actions: [{ type: 'startSession', params: ({ event }) => event.output }, 'goHome'],
                  },
                  {
                    guard: { type: 'isDeclarationMissing', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: [
                      { type: 'noteError', params: rejectedAtField },
                      'askDeclaration',
                      'announceDemand',
                      'announceRefusal',
                    ],
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
