import { assign, fromPromise, setup } from 'xstate';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import {
  acceptanceIn,
  isAccepted,
  type Outcome,
  rejectedError,
  rejectionIn,
  thrownError,
} from '../outcome.ts';

/** What can be claimed: by the id under which it is shown, with its sum in pesos. */
export interface Offer {
  id: string;
  sum: number;
  /** Why it waits, in the operator's words; '' where it does not. */
  refusal: string;
}

/** What a tap asks for: one of what was shown, once for the key that this very tap made. */
export interface Claim {
  id: string;
  key: string;
}

/** What was paid, in pesos. */
export interface ClaimReceipt {
  number: string;
  sum: number;
}

/** `decided` says that the operator looked this very key up: nothing was paid (NET-12). */
export type ClaimOutcome = Outcome<{ receipt: ClaimReceipt }, { decided: boolean }>;

/** How far the list of them is read. */
export interface OfferRequest {
  /** From the first one on. */
  pages: number;
}

interface Input {
  memberType: MemberType;
}

interface Context extends Input, OfferRequest {
  /** Null until they are known. */
  offers: readonly Offer[] | null;
  /** What is being claimed, or was claimed last. */
  claim: Claim | null;
  /** It was sent before, without an answer that tells its fate. */
  repeated: boolean;
  receipt: ClaimReceipt | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | ({ type: 'claim.tapped' } & Claim)
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  /** What was shown held until now. */
  | { type: 'offers.ended' }
  /** The list goes on behind what shows (BEN-14). */
  | { type: 'more.requested' };

const isClaimable = ({ sum, refusal }: Offer): boolean => sum > 0 && refusal === '';

/** What the player has earned is claimed by one tap each, one after the other, and each paid once (BEN-07, BEN-09). */
export const claimMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'canClaim' | 'busy' | 'unanswered',
  },
  actors: {
    loadOffers: fromPromise<readonly Offer[], OfferRequest>(notProvided('loadOffers')),
    makeClaim: fromPromise<ClaimOutcome, Claim>(notProvided('makeClaim')),
  },
  guards: {
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    hasOffers: ({ context }) => context.offers !== null,
    canClaim: ({ context }) => context.offers!.some(isClaimable),
    canClaimThis: ({ context }, { id }: { id: string }) =>
      context.offers!.some((offer) => offer.id === id && isClaimable(offer)),
    isAccepted,
    isUndecided: ({ context }, { error, decided }: Extract<ClaimOutcome, { ok: false }>) =>
      !decided && (context.repeated || error.code === 'inProgress'),
  },
  actions: {
    turnPage: assign(({ context }) => ({ pages: context.pages + 1 })),
    noteOffers: assign((_, offers: readonly Offer[]) => ({ offers })),
    noteClaim: assign((_, { id, key }: Claim) => ({
      claim: { id, key },
      repeated: false,
      receipt: null,
      error: null,
    })),
    noteRepeated: assign({ repeated: true }),
    noteReceipt: assign((_, receipt: ClaimReceipt) => ({ receipt, repeated: false, error: null })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    /** What the player has, and what records show of it, is outdated. */
    renewBalance: () => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'claim',
  context: ({ input: { memberType } }) => ({
    memberType,
    pages: 1,
    offers: null,
    claim: null,
    repeated: false,
    receipt: null,
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
        id: 'loadOffers',
        src: 'loadOffers',
        input: ({ context: { pages } }) => ({ pages }),
        onDone: { target: 'known', actions: { type: 'noteOffers', params: ({ event }) => event.output } },
        onError: [
          // What was known last shows; the operator refuses what no longer holds.
          { guard: 'hasOffers', target: 'known' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      // What is being read may be of before.
      on: { 'offers.ended': { guard: 'hasOffers', target: '.again', reenter: true } },
      states: {
        first: { tags: 'loading' },
        /** What a tap could claim has changed. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'clearError' },
        'net.returned': { target: 'loading', actions: 'clearError' },
      },
    },
    known: { always: [{ guard: 'canClaim', target: 'ready' }, { target: 'waiting' }] },
    ready: {
      tags: ['shown', 'canClaim'],
      on: {
        'claim.tapped': {
          guard: { type: 'canClaimThis', params: ({ event }) => event },
          target: 'claiming',
          actions: { type: 'noteClaim', params: ({ event }) => event },
        },
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
        'offers.ended': 'loading.again',
        'more.requested': { target: 'loading.again', actions: 'turnPage' },
      },
    },
    /** There is nothing, or it may not be claimed now. */
    waiting: {
      tags: 'shown',
      on: {
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
        'offers.ended': 'loading.again',
        'more.requested': { target: 'loading.again', actions: 'turnPage' },
      },
    },
    claiming: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'makeClaim',
        src: 'makeClaim',
        input: ({ context }) => context.claim!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              { type: 'noteReceipt', params: ({ event }) => acceptanceIn(event.output).receipt },
              'renewBalance',
            ],
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => rejectionIn(event.output) },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          // It may have been claimed elsewhere.
          { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        ],
        onError: {
          target: 'unanswered',
          actions: [{ type: 'noteError', params: thrownError }, 'noteRepeated'],
        },
      },
    },
    /** Whether it was paid is open: the same is sent again, by the same key. */
    unanswered: {
      tags: ['shown', 'unanswered'],
      on: { 'retry.requested': 'claiming', 'net.returned': 'claiming' },
    },
  },
});
