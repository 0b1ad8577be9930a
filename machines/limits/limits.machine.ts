import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { LimitKind, LimitPeriod } from '@araw/contract/protection/limits';
import type { PlayerLimit, Protection } from '@araw/contract/protection/protection';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { acceptanceIn, isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';
import { centavosOf, inCentavos } from '../typedAmount.ts';

export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

export type LimitChange =
  /** Pesos as typed, or minutes for `time`; null removes the limit. */
  | ({ do: 'set'; amount: string | null } & LimitName)
  /** The second confirmation of a raise or removal. */
  | ({ do: 'confirm' } & LimitName)
  | ({ do: 'keep' } & LimitName)
  /** Minutes between reality checks; null for the profile's default. */
  | { do: 'check'; minutes: number | null }
  | { do: 'decline'; offer: 'first' | 'review' };

export type LimitOutcome = Outcome<{ protection: Protection }>;

interface Context {
  memberType: MemberType;
  /** Just registered, and here for the offer of limits. */
  newcomer: boolean;
  /** Null until loaded. */
  protection: Protection | null;
  /** The last change the player asked for. */
  change: LimitChange | null;
  /** The typed text is not an amount. */
  malformed: boolean;
  /** The answer to the change was lost. */
  isLost: boolean;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  | { type: 'limit.changed' }
  | ({ type: 'limit.submitted'; amount: string } & LimitName)
  | ({ type: 'removal.tapped' } & LimitName)
  | { type: 'question.declined' }
  | { type: 'question.confirmed'; key: string }
  | ({ type: 'raise.confirmed'; key: string } & LimitName)
  | ({ type: 'raise.cancelled'; key: string } & LimitName)
  | { type: 'check.chosen'; minutes: number | null; key: string }
  | { type: 'offer.declined'; key: string };

/** Minutes must be whole. */
const amountIn = ({ kind, amount }: { kind: LimitKind; amount: string }) => {
  const hundredths = centavosOf(amount);
  return kind === 'time' && amount.includes('.') ? null : hundredths;
};

/** The limit of this kind and period; undefined if there is none. */
const limitOf = ({ limits }: Protection, { kind, period }: LimitName): PlayerLimit | undefined =>
  limits.find((limit) => limit.kind === kind && limit.period === period);

/** The limit the player last asked for, in effect or not; null for no limit. */
const wishIn = (limit: PlayerLimit | undefined) => {
  const amount = limit?.next ? limit.next.amount : (limit?.amount ?? null);
  return amount === null ? null : inCentavos(amount);
};

/** Whether the operator has applied the change although its answer was lost. */
function isDone(change: LimitChange, protection: Protection): boolean {
  switch (change.do) {
    case 'set':
      return wishIn(limitOf(protection, change)) === centavosOf(change.amount ?? '');
    case 'confirm':
    case 'keep':
      return (limitOf(protection, change)?.next ?? null) === null;
    case 'check':
      return protection.realityCheck.own === change.minutes;
    case 'decline':
      return protection.offer !== change.offer;
  }
}

const nameIn = ({ kind, period }: LimitName): LimitName => ({ kind, period });

/**
 * The limits players set for themselves (PROT-02): lower ones take effect at once, higher ones after the operator's
 * wait and a second confirmation. Also the reality-check interval (PROT-05) and the answer to an offer of limits
 * (PROT-03).
 */
export const limitsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { memberType: MemberType; newcomer: boolean },
    tags: {} as 'refused' | 'loading' | 'failed' | 'away' | 'shown' | 'busy' | 'askingAtOnce' | 'askingLater',
  },
  actors: {
    loadProtection: fromPromise<Protection>(notProvided('loadProtection')),
    change: fromPromise<LimitOutcome, { change: LimitChange; key: string }>(notProvided('change')),
  },
  guards: {
    isSwitchedOff,
    isSwitchedOffForNewcomer: ({ context }, error: ChartError) =>
      context.newcomer && error.code === 'switchedOff',
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isPlaying: ({ context }) => context.protection!.standing.state === 'playing',
    isMalformed: (_, typed: LimitName & { amount: string }) => amountIn(typed) === null,
    holdsAtOnce: ({ context }, typed: LimitName & { amount: string }) => {
      const limit = limitOf(context.protection!, typed);
      return limit === undefined || amountIn(typed)! <= inCentavos(limit.amount);
    },
    /** Only once: not while its removal is pending. */
    mayBeRemoved: ({ context }, name: LimitName) => {
      const limit = limitOf(context.protection!, name);
      return limit !== undefined && limit.next?.amount !== null;
    },
    isReady: ({ context }, name: LimitName) => limitOf(context.protection!, name)?.state === 'raiseReady',
    isRaised: ({ context }, name: LimitName) => (limitOf(context.protection!, name)?.next ?? null) !== null,
    /** Never less often than the profile's interval, and only if it changes something. */
    mayBeChosen: ({ context }, { minutes }: { minutes: number | null }) => {
      const { own, most } = context.protection!.realityCheck;
      return minutes !== own && (minutes === null || most === null || minutes < most);
    },
    isAnsweredByNewcomer: ({ context: { newcomer, change, protection } }) =>
      newcomer && change?.do === 'decline' && protection!.offer === null,
    isOffered: ({ context }) => context.protection!.offer !== null,
    isAlreadyDone: ({ context: { isLost, change } }, protection: Protection) =>
      isLost && isDone(change!, protection),
    isAccepted,
  },
  actions: {
    noteProtection: assign((_, protection: Protection) => ({ protection, isLost: false })),
    noteChange: assign((_, change: LimitChange) => ({ change })),
    noteDecline: assign(({ context }) => ({
      change: { do: 'decline' as const, offer: context.protection!.offer! },
    })),
    noteMalformed: assign({ malformed: true }),
    noteLost: assign({ isLost: true }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    /** Clears the amount's error and the last attempt's. */
    clearProblems: assign({ malformed: false, error: null }),
    focusAmount: () => {},
    clearAmount: () => {},
    sayDone: (_, _change: LimitChange) => {},
    sayRealAccountOnly: () => {},
    goHome: () => {},
  },
}).createMachine({
  id: 'limits',
  context: ({ input }) => ({
    memberType: input.memberType,
    newcomer: input.newcomer,
    protection: null,
    change: null,
    malformed: false,
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
            guard: { type: 'isAlreadyDone', params: ({ event }) => event.output },
            target: 'known',
            actions: ['clearProblems', { type: 'noteProtection', params: ({ event }) => event.output }],
          },
          { target: 'known', actions: { type: 'noteProtection', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isSwitchedOffForNewcomer', params: thrownError },
            target: 'notOffered',
            actions: [{ type: 'noteError', params: thrownError }, 'goHome'],
          },
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
        /** Reloads: a raise may be ready, or another device may have changed the limit. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
    unavailable: {
      tags: 'failed',
      on: { 'retry.requested': { target: 'loading', actions: 'clearProblems' } },
    },
    known: {
      always: [
        { guard: 'isAnsweredByNewcomer', target: 'left' },
        { guard: 'isPlaying', target: 'shown' },
        { target: 'away' },
      ],
    },
    /** A newcomer wants no limit now: the offer was all that kept them from home. */
    left: { type: 'final', entry: 'goHome' },
    /** On a break or excluded: limits can't be set. */
    away: { tags: 'away', on: { 'page.shown': 'loading', 'net.returned': 'loading' } },
    shown: {
      tags: 'shown',
      on: {
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
        'limit.changed': { actions: 'clearProblems' },
        'limit.submitted': [
          {
            guard: { type: 'isMalformed', params: ({ event }) => event },
            actions: ['clearProblems', 'noteMalformed', 'focusAmount'],
          },
          {
            guard: { type: 'holdsAtOnce', params: ({ event }) => event },
            target: 'asking.atOnce',
            actions: [
              'clearProblems',
              {
                type: 'noteChange',
                params: ({ event }) => ({ do: 'set', ...nameIn(event), amount: event.amount }),
              },
            ],
          },
          {
            target: 'asking.later',
            actions: [
              'clearProblems',
              {
                type: 'noteChange',
                params: ({ event }) => ({ do: 'set', ...nameIn(event), amount: event.amount }),
              },
            ],
          },
        ],
        'removal.tapped': {
          guard: { type: 'mayBeRemoved', params: ({ event }) => event },
          target: 'asking.later',
          actions: [
            'clearProblems',
            { type: 'noteChange', params: ({ event }) => ({ do: 'set', ...nameIn(event), amount: null }) },
          ],
        },
        'raise.confirmed': {
          guard: { type: 'isReady', params: ({ event }) => event },
          target: 'changing',
          actions: [
            'clearProblems',
            { type: 'noteChange', params: ({ event }) => ({ do: 'confirm', ...nameIn(event) }) },
          ],
        },
        'raise.cancelled': {
          guard: { type: 'isRaised', params: ({ event }) => event },
          target: 'changing',
          actions: [
            'clearProblems',
            { type: 'noteChange', params: ({ event }) => ({ do: 'keep', ...nameIn(event) }) },
          ],
        },
        'check.chosen': {
          guard: { type: 'mayBeChosen', params: ({ event }) => event },
          target: 'changing',
          actions: [
            'clearProblems',
            { type: 'noteChange', params: ({ event }) => ({ do: 'check', minutes: event.minutes }) },
          ],
        },
        'offer.declined': {
          guard: 'isOffered',
          target: 'changing',
          actions: ['clearProblems', 'noteDecline'],
        },
      },
    },
    asking: {
      tags: 'shown',
      on: { 'question.declined': 'shown', 'question.confirmed': 'changing' },
      initial: 'atOnce',
      states: { atOnce: { tags: 'askingAtOnce' }, later: { tags: 'askingLater' } },
    },
    changing: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context, event }) => {
          assertEvent(event, [
            'question.confirmed',
            'raise.confirmed',
            'raise.cancelled',
            'check.chosen',
            'offer.declined',
          ]);
          return { change: context.change!, key: event.key };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'known',
            actions: [
              { type: 'noteProtection', params: ({ event }) => acceptanceIn(event.output).protection },
              'clearAmount',
              { type: 'sayDone', params: ({ context }) => context.change! },
            ],
          },
          // Another device was faster, or a break has begun.
          { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        ],
        // It may have been done anyway.
        onError: {
          target: 'loading.again',
          actions: [{ type: 'noteError', params: thrownError }, 'noteLost'],
        },
      },
    },
  },
});
