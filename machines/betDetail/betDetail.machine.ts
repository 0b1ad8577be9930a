import { assign, fromPromise, setup } from 'xstate';
import type { CallValue } from '#services/contract/calls.ts';
import type { BetSource, Verdict } from '#services/contract/records.ts';
import { isTrial, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** Which bet of the record it is. */
export interface ChosenBet {
  source: BetSource;
  id: string;
}

/** What the operator holds of a bet now. */
export interface BetDetail {
  /** Of a round or a ticket. */
  bet: CallValue<'betDetail'> | null;
  /** Of a lottery. */
  order: CallValue<'lotteryOrderDetail'> | null;
  verdict: Verdict;
  /** Milliseconds until the draw closes by the operator's clock; null where nothing can be cancelled. */
  closesIn: number | null;
}

interface Context extends ChosenBet {
  /** Whether it was staked in play money (REC-06). */
  fun: boolean;
  /** Null until it is known. */
  detail: BetDetail | null;
  /** The part of an order that the player wants to cancel. */
  partId: string;
  /** Why the last attempt came to nothing; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'cancel.tapped'; suborderId: string }
  | { type: 'cancel.declined' }
  | { type: 'cancel.confirmed' }
  /** The page is in front again: timers may have stood still meanwhile. */
  | { type: 'page.shown' };

/** A longer one would be up at once. */
const longestTimer = 2 ** 31 - 1;

const partOf = (detail: BetDetail | null, suborderId: string) =>
  detail?.order?.suborders.find((part) => part.suborderId === suborderId);

/** One bet of the record; parts of a lottery order can be cancelled until the draw closes (REC-02). */
export const betDetailMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ChosenBet & { memberType: MemberType },
    tags: {} as 'loading' | 'failed' | 'confirming' | 'busy',
  },
  actors: {
    loadDetail: fromPromise<BetDetail, ChosenBet>(notProvided('loadDetail')),
    cancelPart: fromPromise<Outcome, { suborderId: string }>(notProvided('cancelPart')),
  },
  guards: {
    isAccepted,
    isOpen: ({ context }) => context.detail!.closesIn !== null,
    isOpenPart: ({ context: { detail } }, { suborderId }: { suborderId: string }) =>
      partOf(detail, suborderId)?.status === 'open',
    /** The player's own attempt seemed to have failed. */
    isCancelledAllTheSame: ({ context: { error, partId } }, detail: BetDetail) =>
      error !== null && partOf(detail, partId)?.status === 'cancelled',
  },
  actions: {
    noteDetail: assign((_, detail: BetDetail) => ({ detail })),
    notePart: assign((_, { suborderId }: { suborderId: string }) => ({ partId: suborderId })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    sayCancelled: () => {},
  },
  delays: { untilClosing: ({ context }) => Math.min(context.detail!.closesIn!, longestTimer) },
}).createMachine({
  id: 'betDetail',
  context: ({ input: { source, id, memberType } }) => ({
    source,
    id,
    fun: isTrial(memberType),
    detail: null,
    partId: '',
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadDetail',
        src: 'loadDetail',
        input: ({ context: { source, id } }) => ({ source, id }),
        onDone: [
          {
            guard: { type: 'isCancelledAllTheSame', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteDetail', params: ({ event }) => event.output },
              'clearError',
              'sayCancelled',
            ],
          },
          { target: 'shown', actions: { type: 'noteDetail', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
      states: {
        first: { tags: 'loading' },
        /** What is shown may be outdated: nothing can be done with it until it has been read again. */
        again: { tags: 'busy' },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    shown: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'closed' }] },
    /** A lottery order whose draw takes bets, and gives them back. */
    open: {
      initial: 'offering',
      states: {
        offering: {
          on: {
            'cancel.tapped': {
              guard: { type: 'isOpenPart', params: ({ event }) => event },
              target: 'confirming',
              actions: ['clearError', { type: 'notePart', params: ({ event }) => event }],
            },
          },
        },
        confirming: {
          tags: 'confirming',
          on: { 'cancel.declined': 'offering', 'cancel.confirmed': '#betDetail.cancelling' },
        },
      },
      on: { 'page.shown': 'loading.again' },
      after: { untilClosing: 'loading.again' },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelPart',
        src: 'cancelPart',
        input: ({ context }) => ({ suborderId: context.partId }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: 'sayCancelled',
          },
          { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        ],
        // It may have been cancelled all the same.
        onError: { target: 'loading.again', actions: { type: 'noteError', params: thrownError } },
      },
    },
    /** A bet with which nothing can be done any more. */
    closed: { type: 'final' },
  },
});
