import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { OwnerProof, ProofWay } from '@araw/contract/accounts/member';
import { sixDigits, type Weakness, weaknessOf } from '@araw/contract/values/paymentDigits';
import type { PaymentPasswordState } from '@araw/contract/cashier/payoutAccounts';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedAs, rejectedError, rejectionIn, thrownError } from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';

/** `set` the first one, `change` a known one with the old digits, `recover` a forgotten one with a fresh code. */
export type Aim = 'set' | 'change' | 'recover';

/** How the player proves their identity: as the account's owner, or with the old payment password. */
export type DigitsProof = OwnerProof | { by: 'old'; oldPassword: string };

/** What the player typed. Never kept in the chart's context. */
export interface NewDigits {
  proof: DigitsProof;
  paymentPassword: string;
}

/** The operator's current state of the payment password. */
export interface KnownDigits {
  state: PaymentPasswordState;
  /** Milliseconds until it unlocks, by the operator's clock; null while it is not locked. */
  lockedFor: number | null;
}

export type SavedDigits = Outcome<object, { /** Set if the old one was wrong. */ triesLeft: number | null }>;

interface Context {
  memberType: MemberType;
  ownerProofs: readonly ProofWay[];
  aim: Aim;
  by: DigitsProof['by'];
  /** Null until loaded. */
  state: PaymentPasswordState | null;
  lockedFor: number | null;
  /** The answer to a change was lost: the operator's state shows whether it was done. */
  unsure: boolean;
  /** Why the chosen digits were refused; null while no error shows. */
  weakness: Weakness | null;
  triesLeft: number | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** The page is in front again; timers may have been suspended. */
  | { type: 'page.shown' }
  | { type: 'change.chosen' }
  | { type: 'recovery.chosen' }
  | { type: 'proof.chosen'; by: ProofWay }
  /** `valid`: the proof is well-formed. */
  | { type: 'proof.submitted'; valid: boolean }
  | { type: 'digits.changed' }
  | { type: 'digits.chosen'; paymentPassword: string }
  | ({ type: 'digits.repeated'; repeatedPassword: string } & NewDigits)
  | { type: 'step.left' };

/** A browser timer with a longer delay fires at once. */
const longestTimer = 2 ** 31 - 1;

const isCode = (way: ProofWay) => way !== 'password';

/** The possible proofs for an aim; the first one is preselected. */
const waysOf = (aim: Aim, ownerProofs: readonly ProofWay[]): readonly DigitsProof['by'][] =>
  aim === 'change' ? ['old'] : ownerProofs.filter((way) => aim === 'set' || isCode(way));

const isFit = (digits: string) => sixDigits.test(digits) && weaknessOf(digits) === null;

/**
 * The six digits that authorise withdrawals (CASH-11): set, changed, recovered and locked. After a lost
 * answer, the operator's state shows whether the change was done.
 */
export const paymentPasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { memberType: MemberType; ownerProofs: readonly ProofWay[] },
    tags: {} as
      | 'refused'
      | 'loading'
      | 'failed'
      | 'unprovable'
      | 'locked'
      | 'offered'
      | 'proving'
      | 'choosing'
      | 'repeating'
      | 'differs'
      | 'busy'
      | 'done',
  },
  actors: {
    loadState: fromPromise<KnownDigits>(notProvided('loadState')),
    saveDigits: fromPromise<SavedDigits, NewDigits & { aim: Aim }>(notProvided('saveDigits')),
  },
  guards: {
    isSwitchedOff,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    /** The change whose answer was lost was done. */
    isDone: ({ context: { unsure, state: before } }, { state }: KnownDigits) =>
      unsure && (state.isSet !== before!.isSet || state.changedAt !== before!.changedAt),
    /** The change was not done: show the form again. */
    mayGoOn: ({ context: { unsure, aim, lockedFor } }) => unsure && (lockedFor === null || aim === 'recover'),
    isLocked: ({ context }) => context.lockedFor !== null,
    isSet: ({ context }) => context.state!.isSet,
    canSet: ({ context }) => context.ownerProofs.length > 0,
    canRecover: ({ context }) => context.ownerProofs.some(isCode),
    isOffered: ({ context: { aim, ownerProofs } }, { by }: { by: ProofWay }) =>
      waysOf(aim, ownerProofs).includes(by),
    isValid: (_, { valid }: { valid: boolean }) => valid,
    isFit: (_, { paymentPassword }: { paymentPassword: string }) => isFit(paymentPassword),
    isComplete: (_, { paymentPassword }: { paymentPassword: string }) => sixDigits.test(paymentPassword),
    isRepeated: (_, typed: { paymentPassword: string; repeatedPassword: string }) =>
      typed.repeatedPassword === typed.paymentPassword && isFit(typed.paymentPassword),
    isAccepted,
    isWeakAfterAll: (_, outcome: SavedDigits) => rejectedAs(outcome) === 'paymentPasswordWeak',
    hasLocked: (_, outcome: SavedDigits) => rejectedAs(outcome) === 'paymentPasswordLocked',
  },
  actions: {
    noteState: assign((_, { state, lockedFor }: KnownDigits) => ({ state, lockedFor })),
    noteAim: assign(({ context }, { aim }: { aim: Aim }) => ({
      aim,
      by: waysOf(aim, context.ownerProofs)[0],
    })),
    noteProof: assign((_, { by }: { by: ProofWay }) => ({ by })),
    noteUnsure: assign({ unsure: true }),
    noteSure: assign({ unsure: false }),
    noteWeakness: assign((_, { paymentPassword }: { paymentPassword: string }) => ({
      weakness: weaknessOf(paymentPassword),
    })),
    clearWeakness: assign({ weakness: null }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    noteNotDone: assign({ error: errorWithCode('notChanged') }),
    noteTries: assign((_, { triesLeft }: { triesLeft: number | null }) => ({ triesLeft })),
    clearError: assign({ error: null, triesLeft: null }),
    focusFirstInvalidField: () => {},
    /** Clears password, code or old digits: they are used up or were wrong. */
    clearProof: () => {},
    /** Clears the new digits and their repetition. */
    clearDigits: () => {},
    sayChanged: (_, _change: { aim: Aim }) => {},
    sayRealAccountOnly: () => {},
  },
  delays: { untilOpen: ({ context }) => Math.min(context.lockedFor!, longestTimer) },
}).createMachine({
  id: 'paymentPassword',
  context: ({ input: { memberType, ownerProofs } }) => ({
    memberType,
    ownerProofs,
    aim: 'set',
    by: 'password',
    state: null,
    lockedFor: null,
    unsure: false,
    weakness: null,
    triesLeft: null,
    error: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isRealAccount', target: 'loading' },
        { target: 'refused', actions: 'sayRealAccountOnly' },
      ],
    },
    refused: { tags: 'refused', type: 'final' },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadState',
        src: 'loadState',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'changed',
            actions: [
              'clearProof',
              'clearDigits',
              { type: 'sayChanged', params: ({ context: { aim } }) => ({ aim }) },
            ],
          },
          { target: 'known', actions: { type: 'noteState', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isSwitchedOff', params: thrownError },
            target: 'notOffered',
            actions: { type: 'noteError', params: thrownError },
          },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** Reads the operator's current state, whatever happened to the attempt. */
        again: {
          tags: 'busy',
          initial: 'repeating',
          // Keeps showing what was there.
          states: {
            locked: { tags: 'locked' },
            proving: { tags: 'proving' },
            repeating: { tags: 'repeating' },
          },
        },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    known: {
      always: [
        { guard: 'mayGoOn', target: 'form', actions: ['noteSure', 'noteNotDone'] },
        { guard: 'isLocked', target: 'locked', actions: 'noteSure' },
        { guard: 'isSet', target: 'offered' },
        {
          guard: 'canSet',
          target: 'form',
          actions: { type: 'noteAim', params: { aim: 'set' } },
        },
        { target: 'unprovable' },
      ],
    },
    /** The player has no password and no verified address. */
    unprovable: { tags: 'unprovable', type: 'final' },
    locked: {
      tags: 'locked',
      on: {
        'page.shown': 'loading.again.locked',
        'recovery.chosen': {
          guard: 'canRecover',
          target: 'form',
          actions: { type: 'noteAim', params: { aim: 'recover' } },
        },
      },
      after: { untilOpen: 'loading.again.locked' },
    },
    offered: {
      tags: 'offered',
      on: {
        'change.chosen': {
          target: 'form',
          actions: { type: 'noteAim', params: { aim: 'change' } },
        },
        'recovery.chosen': {
          guard: 'canRecover',
          target: 'form',
          actions: { type: 'noteAim', params: { aim: 'recover' } },
        },
      },
    },
    form: {
      initial: 'proving',
      states: {
        proving: {
          tags: 'proving',
          on: {
            'proof.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              actions: ['clearError', { type: 'noteProof', params: ({ event }) => event }],
            },
            'proof.submitted': [
              {
                guard: { type: 'isValid', params: ({ event }) => event },
                target: 'choosing',
                actions: 'clearError',
              },
              { actions: 'focusFirstInvalidField' },
            ],
            'step.left': {
              guard: 'isSet',
              target: '#paymentPassword.loading.again.proving',
              actions: ['clearError', 'clearProof', 'clearDigits'],
            },
          },
        },
        choosing: {
          tags: 'choosing',
          on: {
            'digits.changed': { actions: ['clearWeakness', 'clearError'] },
            'digits.chosen': [
              {
                guard: { type: 'isFit', params: ({ event }) => event },
                target: 'repeating',
                actions: ['clearWeakness', 'clearError'],
              },
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                actions: [{ type: 'noteWeakness', params: ({ event }) => event }, 'focusFirstInvalidField'],
              },
              { actions: 'focusFirstInvalidField' },
            ],
            'step.left': { target: 'proving', actions: ['clearWeakness', 'clearError'] },
          },
        },
        repeating: {
          tags: 'repeating',
          initial: 'typing',
          states: {
            typing: {},
            differing: { tags: 'differs', on: { 'digits.changed': 'typing' } },
          },
          on: {
            'digits.repeated': [
              {
                guard: { type: 'isRepeated', params: ({ event }) => event },
                target: '#paymentPassword.saving',
              },
              { target: '.differing', actions: 'focusFirstInvalidField' },
            ],
            'step.left': { target: 'choosing', actions: 'clearDigits' },
          },
        },
      },
    },
    saving: {
      tags: ['repeating', 'busy'],
      invoke: {
        id: 'saveDigits',
        src: 'saveDigits',
        input: ({ context: { aim }, event }) => {
          assertEvent(event, 'digits.repeated');
          return { aim, proof: event.proof, paymentPassword: event.paymentPassword };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'changed',
            actions: [
              'clearProof',
              'clearDigits',
              { type: 'sayChanged', params: ({ context: { aim } }) => ({ aim }) },
            ],
          },
          {
            guard: { type: 'isWeakAfterAll', params: ({ event }) => event.output },
            target: 'form.choosing',
            actions: [{ type: 'noteError', params: rejectedError }, 'clearDigits'],
          },
          // Reload to learn from the operator how long the lock lasts.
          {
            guard: { type: 'hasLocked', params: ({ event }) => event.output },
            target: 'loading.again.repeating',
            actions: ['clearProof', 'clearDigits'],
          },
          {
            target: 'form',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteTries', params: ({ event }) => rejectionIn(event.output) },
              'clearProof',
            ],
          },
        ],
        onError: {
          target: 'loading.again.repeating',
          actions: 'noteUnsure',
        },
      },
    },
    changed: { tags: 'done', type: 'final' },
  },
});
