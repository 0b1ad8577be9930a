import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { OwnerProof, ProofWay } from '@araw/contract/accounts/member';
import type { Protection } from '@araw/contract/protection/protection';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import { cellOf, standingTable } from '@araw/contract/values/stateTables';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { acceptanceIn, isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';

/** A change of standing that the player has to confirm with a proof. */
export type StandingWish =
  | { do: 'break'; days: number }
  | { do: 'exclusion'; months: number }
  | { do: 'return' };

export type StandingOutcome = Outcome<{ protection: Protection }>;

interface Context {
  memberType: MemberType;
  ownerProofs: readonly ProofWay[];
  /** Null until loaded. */
  protection: Protection | null;
  wish: StandingWish | null;
  by: ProofWay;
  /** The answer to the request was lost: the standing shows whether it was done. */
  isLost: boolean;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  | { type: 'wish.chosen'; wish: StandingWish }
  | { type: 'proof.chosen'; by: ProofWay }
  /** `valid`: the proof is well-formed. */
  | { type: 'proof.submitted'; valid: boolean; proof: OwnerProof; key: string }
  | { type: 'step.left' }
  | { type: 'stay.tapped'; key: string };

const eventOf = { break: 'break', exclusion: 'exclude', return: 'askReturn' } as const;
const day = 86_400_000;

/** Whether the table allows it, the operator offers it and it ends later than the current one. */
export function isOpenWish(wish: StandingWish, protection: Protection): boolean {
  const { now, standing, breakDays, exclusionMonths } = protection;
  if (cellOf(standingTable, standing.state, eventOf[wish.do]) === 'x') return false;
  const endsLater = (days: number) => standing.until === null || now + days * day > standing.until;
  switch (wish.do) {
    case 'break':
      return breakDays.includes(wish.days) && endsLater(wish.days);
    case 'exclusion':
      // 31 days is the longest month, so a term rejected here is shorter in any calendar.
      return exclusionMonths.includes(wish.months) && endsLater(wish.months * 31);
    case 'return':
      return true;
  }
}

const isSameStanding = (one: Protection, other: Protection) =>
  one.standing.state === other.standing.state && one.standing.until === other.standing.until;

/** Break, self-exclusion and the way back (PROT-04): each confirmed by a proof, and none ended early. */
export const breakMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { memberType: MemberType; ownerProofs: readonly ProofWay[] },
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'proving' | 'unprovable' | 'busy',
  },
  actors: {
    loadProtection: fromPromise<Protection>(notProvided('loadProtection')),
    ask: fromPromise<StandingOutcome, { wish: StandingWish; proof: OwnerProof; key: string }>(
      notProvided('ask'),
    ),
    stay: fromPromise<StandingOutcome, { key: string }>(notProvided('stay')),
  },
  guards: {
    isSwitchedOff,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isOpen: ({ context }, { wish }: { wish: StandingWish }) => isOpenWish(wish, context.protection!),
    isUnprovable: ({ context }, { wish }: { wish: StandingWish }) =>
      context.ownerProofs.length === 0 && isOpenWish(wish, context.protection!),
    isReturning: ({ context }) => context.protection!.standing.state === 'returning',
    isOffered: ({ context }, { by }: { by: ProofWay }) => context.ownerProofs.includes(by),
    isValid: (_, { valid }: { valid: boolean }) => valid,
    isDone: ({ context }, protection: Protection) =>
      context.isLost && !isSameStanding(context.protection!, protection),
    isAccepted,
  },
  actions: {
    noteProtection: assign((_, protection: Protection) => ({ protection, isLost: false })),
    noteWish: assign(({ context }, { wish }: { wish: StandingWish }) => ({
      wish,
      by: context.ownerProofs[0] ?? 'password',
    })),
    noteProof: assign((_, { by }: { by: ProofWay }) => ({ by })),
    noteLost: assign({ isLost: true }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    /** Clears password or code: they are used up or were wrong. */
    clearProof: () => {},
    focusFirstInvalidField: () => {},
    sayDone: (_, _done: { do: StandingWish['do'] | 'stay' }) => {},
    /** Lets the rest of the app open or close accordingly. */
    tellStanding: (_, _protection: Protection) => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'break',
  context: ({ input }) => ({
    memberType: input.memberType,
    ownerProofs: input.ownerProofs,
    protection: null,
    wish: null,
    by: input.ownerProofs[0] ?? 'password',
    isLost: false,
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
        id: 'loadProtection',
        src: 'loadProtection',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              'clearError',
              { type: 'noteProtection', params: ({ event }) => event.output },
              { type: 'tellStanding', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'shown',
            actions: [
              { type: 'noteProtection', params: ({ event }) => event.output },
              { type: 'tellStanding', params: ({ event }) => event.output },
            ],
          },
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
        /** Keeps showing what was there. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
    unavailable: {
      tags: 'failed',
      on: { 'retry.requested': { target: 'loading', actions: 'clearError' } },
    },
    shown: {
      tags: 'shown',
      on: {
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
        'wish.chosen': [
          {
            guard: { type: 'isUnprovable', params: ({ event }) => event },
            target: 'unprovable',
            actions: ['clearError', { type: 'noteWish', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            target: 'proving',
            actions: ['clearError', { type: 'noteWish', params: ({ event }) => event }],
          },
        ],
        'stay.tapped': { guard: 'isReturning', target: 'staying', actions: 'clearError' },
      },
    },
    /** The player has no password and no verified address. */
    unprovable: { tags: 'unprovable', on: { 'step.left': 'shown' } },
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
            target: 'asking',
            actions: 'clearError',
          },
          { actions: 'focusFirstInvalidField' },
        ],
        'step.left': { target: 'shown', actions: ['clearError', 'clearProof'] },
      },
    },
    asking: {
      tags: ['proving', 'busy'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context, event }) => {
          assertEvent(event, 'proof.submitted');
          return { wish: context.wish!, proof: event.proof, key: event.key };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteProtection', params: ({ event }) => acceptanceIn(event.output).protection },
              'clearProof',
              { type: 'sayDone', params: ({ context }) => context.wish! },
              { type: 'tellStanding', params: ({ event }) => acceptanceIn(event.output).protection },
            ],
          },
          { target: 'proving', actions: [{ type: 'noteError', params: rejectedError }, 'clearProof'] },
        ],
        // It may have been done anyway.
        onError: {
          target: 'loading.again',
          actions: [{ type: 'noteError', params: thrownError }, 'noteLost', 'clearProof'],
        },
      },
    },
    staying: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'stay',
        src: 'stay',
        input: ({ event }) => {
          assertEvent(event, 'stay.tapped');
          return { key: event.key };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteProtection', params: ({ event }) => acceptanceIn(event.output).protection },
              { type: 'sayDone', params: { do: 'stay' } },
              { type: 'tellStanding', params: ({ event }) => acceptanceIn(event.output).protection },
            ],
          },
          // Play is open by now, or another device was faster.
          { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        ],
        onError: {
          target: 'loading.again',
          actions: [{ type: 'noteError', params: thrownError }, 'noteLost'],
        },
      },
    },
  },
});
