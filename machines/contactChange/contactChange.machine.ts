import { and, assertEvent, assign, fromPromise, setup, stateIn } from 'xstate';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** How players prove their identity: the password, or a code to an address they have verified. */
export type ProofWay = 'password' | 'email' | 'sms';

/** The operator's answer. `taken`: someone else has verified the address meanwhile. */
export type ConfirmOutcome = Outcome<object, { taken: boolean }>;

/** At least one way is offered. */
interface Offered {
  offersPassword: boolean;
  offersEmail: boolean;
  offersSms: boolean;
  /** A code for this login is already on its way. */
  isOpen: boolean;
}

interface Context extends Offered {
  error: ChartError | null;
}

type Event =
  | { type: 'proof.chosen'; by: ProofWay }
  /** The code button beside this chart has sent a code to the new address after a valid proof. */
  | { type: 'code.sent' }
  /** Resending the code needs a new proof: the last one has expired. */
  | { type: 'proof.expired' }
  /** Back to the address, to type another. */
  | { type: 'address.reopened' }
  | { type: 'form.submitted'; valid: boolean; code: string };

/**
 * Changes the e-mail address or mobile number. Players prove their identity first, then verify the new address with
 * a code; only then does it count. The smsCode charts beside this one send the codes.
 */
export const contactChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Offered,
    tags: {} as 'byPassword' | 'byEmail' | 'bySms' | 'editing' | 'canSubmit' | 'busy' | 'done',
  },
  actors: {
    confirmChange: fromPromise<ConfirmOutcome, { code: string }>(notProvided('confirmChange')),
  },
  guards: {
    offersPassword: ({ context }) => context.offersPassword,
    offersEmail: ({ context }) => context.offersEmail,
    isOpen: ({ context }) => context.isOpen,
    choosesPassword: ({ context, event }) =>
      event.type === 'proof.chosen' && event.by === 'password' && context.offersPassword,
    choosesEmail: ({ context, event }) =>
      event.type === 'proof.chosen' && event.by === 'email' && context.offersEmail,
    choosesSms: ({ context, event }) =>
      event.type === 'proof.chosen' && event.by === 'sms' && context.offersSms,
    mayChoosePassword: and(['choosesPassword', stateIn({ changing: { form: 'editing' } })]),
    mayChooseEmail: and(['choosesEmail', stateIn({ changing: { form: 'editing' } })]),
    mayChooseSms: and(['choosesSms', stateIn({ changing: { form: 'editing' } })]),
    formValid: ({ event }) => event.type === 'form.submitted' && event.valid,
    isAccepted,
    isTaken: (_, outcome: ConfirmOutcome) => !outcome.ok && outcome.taken,
  },
  actions: {
    noteError: assign((_, error: ChartError | null) => ({ error })),
    noteProofExpired: assign({ error: errorWithCode('proofExpired') }),
    clearError: assign({ error: null }),
    focusCode: () => {},
    /** Clears the password and the codes; the address stays. */
    clearSecrets: () => {},
    sayChanged: () => {},
  },
}).createMachine({
  id: 'contactChange',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'changing',
  states: {
    changing: {
      type: 'parallel',
      states: {
        proof: {
          initial: 'choosing',
          on: {
            'proof.chosen': [
              { guard: 'mayChoosePassword', target: '.password', actions: 'clearError' },
              { guard: 'mayChooseEmail', target: '.email', actions: 'clearError' },
              { guard: 'mayChooseSms', target: '.sms', actions: 'clearError' },
            ],
          },
          states: {
            choosing: {
              always: [
                { guard: 'offersPassword', target: 'password' },
                { guard: 'offersEmail', target: 'email' },
                { target: 'sms' },
              ],
            },
            password: { tags: 'byPassword' },
            email: { tags: 'byEmail' },
            sms: { tags: 'bySms' },
          },
        },
        form: {
          initial: 'opening',
          states: {
            opening: {
              always: [{ guard: 'isOpen', target: 'confirming' }, { target: 'editing' }],
            },
            editing: {
              tags: 'editing',
              on: { 'code.sent': { target: 'confirming', actions: ['clearError', 'clearSecrets'] } },
            },
            confirming: {
              tags: 'canSubmit',
              on: {
                'code.sent': { actions: 'clearError' },
                'proof.expired': { target: 'editing', actions: 'noteProofExpired' },
                'address.reopened': { target: 'editing', actions: ['clearError', 'clearSecrets'] },
                'form.submitted': [
                  { guard: 'formValid', target: 'saving', actions: 'clearError' },
                  { actions: 'focusCode' },
                ],
              },
            },
            saving: {
              tags: 'busy',
              invoke: {
                id: 'confirmChange',
                src: 'confirmChange',
                input: ({ event }) => {
                  assertEvent(event, 'form.submitted');
                  return { code: event.code };
                },
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#contactChange.changed',
                    actions: ['clearSecrets', 'sayChanged'],
                  },
                  {
                    guard: { type: 'isTaken', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: [
                      {
                        type: 'noteError',
                        params: rejectedError,
                      },
                      'clearSecrets',
                    ],
                  },
                  {
                    target: 'confirming',
                    actions: {
                      type: 'noteError',
                      params: rejectedError,
                    },
                  },
                ],
                onError: {
                  target: 'confirming',
                  actions: { type: 'noteError', params: thrownError },
                },
              },
            },
          },
        },
      },
    },
    changed: { tags: 'done', type: 'final' },
  },
});
