import { assign, fromPromise, setup } from 'xstate';
import { applicationLimits } from '#services/contract/applicationLimits.ts';
import type { PromotionOffer } from '#services/contract/promotions.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { depositReceiptsMachine, type ReceiptFile } from '../depositReceipts/depositReceipts.machine.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, rejectionIn, thrownError } from '../outcome.ts';

/** What a tap does at once; one applies by a form of its own. */
export type PromotionStep = 'join' | 'claim';

/** By the terms that were shown, once for the key that this very tap made. */
export interface PromotionAct {
  step: PromotionStep;
  key: string;
  id: string;
  version: number;
  /** What the promotion has given; null before it has. */
  reward: string | null;
}

/** `decided` says that the operator looked this very key up: nothing was done (NET-12). */
export type PromotionOutcome = Outcome<object, { decided: boolean }>;
type Rejection = Extract<PromotionOutcome, { ok: false }>;

interface Input {
  memberType: MemberType;
  id: string;
}

interface Context extends Input {
  /** As it is to this member; null until it is known. */
  offer: PromotionOffer | null;
  /** Only while it is on its way or nobody knows what became of it. */
  act: PromotionAct | null;
  /** It was sent before, without an answer that tells its fate. */
  repeated: boolean;
  /** What was done last on this page; null before. */
  done: PromotionStep | 'apply' | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'join.tapped'; key: string }
  | { type: 'claim.tapped'; key: string }
  | { type: 'apply.tapped' }
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  /** What was shown held until now. */
  | { type: 'offer.ended' };

/** The pictures of an application that was rejected: they can be sent once more. */
const keptPictures = ({ application }: PromotionOffer): ReceiptFile[] =>
  (application?.pictures ?? []).map(({ id, name, type, bytes }) => ({
    id,
    name,
    type,
    bytes,
    state: 'uploaded',
    receipt: id,
    error: null,
  }));

/** One promotion as a member takes part in it: joined, applied for or claimed as the operator's table has it (BEN-01, BEN-02). */
export const promotionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { application: 'application' },
    tags: {} as
      | 'visitor'
      | 'refused'
      | 'loading'
      | 'failed'
      | 'gone'
      | 'shown'
      | 'applying'
      | 'busy'
      | 'unanswered',
  },
  actors: {
    loadOffer: fromPromise<PromotionOffer | null, { id: string }>(notProvided('loadOffer')),
    takeStep: fromPromise<PromotionOutcome, PromotionAct>(notProvided('takeStep')),
    /** Comment and pictures, as receipts of a deposit are sent. */
    application: depositReceiptsMachine,
  },
  guards: {
    isVisitor: ({ context }) => context.memberType === null,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isKnown: ({ context }) => context.offer !== null,
    isThere: (_, offer: PromotionOffer | null) => offer !== null,
    may: ({ context: { offer } }, { step }: { step: PromotionStep | 'apply' }) =>
      offer!.actions!.includes(step),
    isAccepted,
    isUndecided: ({ context }, { error, decided }: Rejection) =>
      !decided && (context.repeated || error.code === 'inProgress'),
    isSent: (_, { order }: { order: object | null }) => order !== null,
  },
  actions: {
    noteOffer: assign((_, offer: PromotionOffer | null) => ({ offer })),
    noteAct: assign(({ context: { id, offer } }, { step, key }: { step: PromotionStep; key: string }) => ({
      act: { step, key, id, version: offer!.version, reward: offer!.reward },
    })),
    forgetAct: assign({ act: null, repeated: false }),
    noteRepeated: assign({ repeated: true }),
    noteDone: assign((_, { done }: { done: PromotionStep | 'apply' }) => ({ done })),
    noteActDone: assign(({ context: { act } }) => ({ done: act!.step })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearNews: assign({ done: null, error: null }),
    /** Balance, rewards and the list of promotions are outdated. */
    renewRewards: () => {},
  },
}).createMachine({
  id: 'promotion',
  context: ({ input: { memberType, id } }) => ({
    memberType,
    id,
    offer: null,
    act: null,
    repeated: false,
    done: null,
    error: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isRealAccount', target: 'loading' },
        { guard: 'isVisitor', target: 'visitor' },
        { target: 'refused' },
      ],
    },
    visitor: { tags: 'visitor', type: 'final' },
    refused: { tags: 'refused', type: 'final' },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'noteOffer', params: ({ event }) => event.output },
          },
          { target: 'gone' },
        ],
        onError: [
          // What was known last shows; the operator refuses what no longer holds.
          { guard: 'isKnown', target: 'shown' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        again: { tags: 'busy' },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'clearNews' },
        'net.returned': { target: 'loading', actions: 'clearNews' },
      },
    },
    /** No promotion of that name runs or ran for this member. */
    gone: { tags: 'gone', type: 'final' },
    shown: {
      tags: 'shown',
      on: {
        'join.tapped': {
          guard: { type: 'may', params: { step: 'join' } },
          target: 'acting',
          actions: [
            'clearNews',
            { type: 'noteAct', params: ({ event: { key } }) => ({ step: 'join', key }) },
          ],
        },
        'claim.tapped': {
          guard: { type: 'may', params: { step: 'claim' } },
          target: 'acting',
          actions: [
            'clearNews',
            { type: 'noteAct', params: ({ event: { key } }) => ({ step: 'claim', key }) },
          ],
        },
        'apply.tapped': {
          guard: { type: 'may', params: { step: 'apply' } },
          target: 'applying',
          actions: 'clearNews',
        },
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
        'offer.ended': 'loading.again',
      },
    },
    applying: {
      tags: 'applying',
      invoke: {
        id: 'application',
        src: 'application',
        input: ({ context: { id, offer } }) => ({
          orderId: id,
          version: offer!.version,
          limits: applicationLimits,
          files: keptPictures(offer!),
        }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [{ type: 'noteDone', params: { done: 'apply' } }, 'renewRewards'],
          },
          // What was refused there may no longer be open.
          { target: 'loading.again' },
        ],
        onError: { target: 'loading.again', actions: { type: 'noteError', params: thrownError } },
      },
    },
    acting: {
      tags: 'busy',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context }) => context.act!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: ['noteActDone', 'forgetAct', 'renewRewards'],
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => rejectionIn(event.output) },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          // Other terms, no place left, or a step that was made elsewhere: what holds is read again.
          {
            target: 'loading.again',
            actions: [{ type: 'noteError', params: rejectedError }, 'forgetAct'],
          },
        ],
        onError: {
          target: 'unanswered',
          actions: [{ type: 'noteError', params: thrownError }, 'noteRepeated'],
        },
      },
    },
    /** Whether it was done is open: the same is sent again, by the same key. */
    unanswered: {
      tags: 'unanswered',
      on: {
        'retry.requested': { target: 'acting', actions: 'clearNews' },
        'net.returned': { target: 'acting', actions: 'clearNews' },
      },
    },
  },
});
