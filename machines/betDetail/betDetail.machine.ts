import { assign, fromPromise, setup } from 'xstate';
import type { CallValue } from '@araw/contract/calls/calls';
import type { BetSource, Verdict } from '@araw/contract/cashier/records';
import { isTrial, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';

export interface ChosenBet {
  source: BetSource;
  id: string;
}

/** The bet as the operator has it now. */
export interface BetDetail {
  /** Set for a round or a ticket. */
  bet: CallValue<'betDetail'> | null;
  /** Set for a lottery. */
  order: CallValue<'lotteryOrderDetail'> | null;
  verdict: Verdict;
  /** Milliseconds until the draw closes, by the operator's clock; null if nothing can be cancelled. */
  closesIn: number | null;
}

interface Context extends ChosenBet {
  /** Whether it was staked in play money (REC-06). */
  fun: boolean;
  /** Null until loaded. */
  detail: BetDetail | null;
  /** The part of an order that the player wants to cancel. */
  partId: string;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'cancel.tapped'; suborderId: string }
  | { type: 'cancel.declined' }
  | { type: 'cancel.confirmed' }
  /** The page is in front again; timers may have been suspended. */
  | { type: 'page.shown' };

/** A browser timer with a longer delay fires at once. */
const longestTimer = 2 ** 31 - 1;

const partOf = (detail: BetDetail | null, suborderId: string) =>
  detail?.order?.suborders.find((part) => part.suborderId === suborderId);

/** One bet of the record. Parts of a lottery order can be cancelled until the draw closes (REC-02). */
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
    isSwitchedOff,
    isAccepted,
    isOpen: ({ context }) => context.detail!.closesIn !== null,
    isOpenPart: ({ context: { detail } }, { suborderId }: { suborderId: string }) =>
      partOf(detail, suborderId)?.status === 'open',
    /** The player's attempt seemed to have failed. */
    isAlreadyCancelled: ({ context: { error, partId } }, detail: BetDetail) =>
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
            guard: { type: 'isAlreadyCancelled', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteDetail', params: ({ event }) => event.output },
              'clearError',
              'sayCancelled',
            ],
          },
          { target: 'shown', actions: { type: 'noteDetail', params: ({ event }) => event.output } },
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
        /** What is shown may be outdated: block actions until it has been reloaded. */
        again: { tags: 'busy' },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    shown: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'closed' }] },
    /** A lottery order whose draw still takes bets and cancellations. */
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
        // It may have been cancelled anyway.
        onError: { target: 'loading.again', actions: { type: 'noteError', params: thrownError } },
      },
    },
    /** Nothing can be done with this bet any more. */
    closed: { type: 'final' },
  },
});
