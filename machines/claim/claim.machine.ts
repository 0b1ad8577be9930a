import { assign, fromPromise, setup } from 'xstate';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { keyedCallMachine } from '../keyedCall/keyedCall.machine.ts';
import { notProvided } from '../notProvided.ts';
import { acceptanceIn, isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

/** Something to claim: the id under which it is shown, with its sum in pesos. */
export interface Offer {
  id: string;
  sum: number;
  /** Why it can't be claimed yet, in the operator's words; '' if it can. */
  refusal: string;
}

/** What a tap asks for: one of the offers shown. The tap makes the key, so it is paid once. */
export interface Claim {
  id: string;
  key: string;
}

/** What was paid, in pesos. */
export interface ClaimReceipt {
  number: string;
  sum: number;
}

/** `decided`: the operator looked this key up and paid nothing (NET-12). */
export type ClaimOutcome = Outcome<{ receipt: ClaimReceipt }, { decided: boolean }>;

/** How much of the list is read. */
export interface OfferRequest {
  /** Counted from the first page. */
  pages: number;
}

interface Input {
  memberType: MemberType;
}

interface Context extends Input, OfferRequest {
  /** Null until loaded. */
  offers: readonly Offer[] | null;
  /** The claim in progress, or the last one. */
  claim: Claim | null;
  receipt: ClaimReceipt | null;
  error: ChartError | null;
}

type Event =
  | ({ type: 'claim.tapped' } & Claim)
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  /** What was shown has just expired. */
  | { type: 'offers.ended' }
  /** Loads the next part of the list (BEN-14). */
  | { type: 'more.requested' };

const isClaimable = ({ sum, refusal }: Offer): boolean => sum > 0 && refusal === '';

/** Claims what the player has earned: one tap each, one at a time, each paid once (BEN-07, BEN-09). */
export const claimMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { makeClaim: 'makeClaim' },
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'canClaim' | 'busy',
  },
  actors: {
    loadOffers: fromPromise<readonly Offer[], OfferRequest>(notProvided('loadOffers')),
    makeClaim: keyedCallMachine,
  },
  guards: {
    mayRetry,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    hasOffers: ({ context }) => context.offers !== null,
    canClaim: ({ context }) => context.offers!.some(isClaimable),
    canClaimThis: ({ context }, { id }: { id: string }) =>
      context.offers!.some((offer) => offer.id === id && isClaimable(offer)),
    isAccepted,
  },
  actions: {
    turnPage: assign(({ context }) => ({ pages: context.pages + 1 })),
    noteOffers: assign((_, offers: readonly Offer[]) => ({ offers })),
    noteClaim: assign((_, { id, key }: Claim) => ({
      claim: { id, key },
      receipt: null,
      error: null,
    })),
    noteReceipt: assign((_, receipt: ClaimReceipt) => ({ receipt })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    /** Balance and records are outdated. */
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
          // Keep showing the last known data: the operator refuses whatever is outdated.
          { guard: 'hasOffers', target: 'known' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      // The read in flight may predate the change.
      on: { 'offers.ended': { guard: 'hasOffers', target: '.again', reenter: true } },
      states: {
        first: { tags: 'loading' },
        /** The claimable offers have changed. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'clearError' },
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
    /** There is nothing to claim, or it can't be claimed now. */
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
      tags: 'shown',
      invoke: {
        id: 'makeClaim',
        src: 'makeClaim',
        input: ({ context }) => ({ request: context.claim!, repeated: false }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              {
                type: 'noteReceipt',
                params: ({ event }) => acceptanceIn(event.output as ClaimOutcome).receipt,
              },
              'renewBalance',
            ],
          },
          // It may have been claimed elsewhere.
          { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: { target: 'loading.again', actions: { type: 'noteError', params: thrownError } },
      },
    },
  },
});
