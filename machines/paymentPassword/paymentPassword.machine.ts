import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { OwnerProof, ProofWay } from '#services/contract/member.ts';
import { sixDigits, type Weakness, weaknessOf } from '#services/contract/paymentDigits.ts';
import type { PaymentPasswordState } from '#services/contract/payoutAccounts.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedAs, rejectedError, rejectionIn, thrownError } from '../outcome.ts';

/** The first one is set, a known one changed by the old one, a forgotten one recovered by a fresh code. */
export type Aim = 'set' | 'change' | 'recover';

/** By what the player proves to be the player: as the owner of the account, or by the old payment password. */
export type DigitsProof = OwnerProof | { by: 'old'; oldPassword: string };

/** What the player typed; kept out of the chart's context. */
export interface NewDigits {
  proof: DigitsProof;
  paymentPassword: string;
}

/** What the operator holds of the payment password now. */
export interface KnownDigits {
  state: PaymentPasswordState;
  /** Milliseconds until it is open again, by the operator's clock; null while it is not locked. */
  lockedFor: number | null;
}

export type SavedDigits = Outcome<object, { /** Of a wrong old one. */ triesLeft: number | null }>;

interface Context {
  memberType: MemberType;
  ownerProofs: readonly ProofWay[];
  aim: Aim;
  by: DigitsProof['by'];
  /** Null until it is known. */
  state: PaymentPasswordState | null;
  lockedFor: number | null;
  /** The answer to a change was lost: what the operator holds tells whether it was done. */
  unsure: boolean;
  /** Why the digits that were chosen cannot be taken; null while there is nothing to say. */
  weakness: Weakness | null;
  triesLeft: number | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** The page is in front again: timers may have stood still meanwhile. */
  | { type: 'page.shown' }
  | { type: 'change.chosen' }
  | { type: 'recovery.chosen' }
  | { type: 'proof.chosen'; by: ProofWay }
  /** `valid` says whether the proof has the form of one. */
  | { type: 'proof.submitted'; valid: boolean }
  | { type: 'digits.changed' }
  | { type: 'digits.chosen'; paymentPassword: string }
  | ({ type: 'digits.repeated'; repeatedPassword: string } & NewDigits)
  | { type: 'step.left' };

/** A longer one would be up at once. */
const longestTimer = 2 ** 31 - 1;

const isCode = (way: ProofWay) => way !== 'password';

/** What an aim can be proved by; the first one is offered before all others. */
const waysOf = (aim: Aim, ownerProofs: readonly ProofWay[]): readonly DigitsProof['by'][] =>
  aim === 'change' ? ['old'] : ownerProofs.filter((way) => aim === 'set' || isCode(way));

const isFit = (digits: string) => sixDigits.test(digits) && weaknessOf(digits) === null;

/**
 * The six digits by which money goes out (CASH-11): set for the first time, changed, recovered and locked. After a lost
 * answer the operator is asked whether it was done.
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
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    /** The answer that was lost said that it was done. */
    isDone: ({ context: { unsure, state: before } }, { state }: KnownDigits) =>
      unsure && (state.isSet !== before!.isSet || state.changedAt !== before!.changedAt),
    /** It was not done: the form is there again. */
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
    /** Password, code or old digits: they have been used, or were wrong. */
    clearProof: () => {},
    /** The new ones and their repetition. */
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
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
      states: {
        first: { tags: 'loading' },
        /** What the operator holds now, whatever became of the attempt. */
        again: {
          tags: 'busy',
          initial: 'repeating',
          // What was there stays meanwhile.
          states: {
            locked: { tags: 'locked' },
            proving: { tags: 'proving' },
            repeating: { tags: 'repeating' },
          },
        },
      },
    },
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
    /** Neither a password nor an address that is proved. */
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
          // Until when, the operator's clock tells.
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
