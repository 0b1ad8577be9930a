import { assign, fromPromise, setup } from 'xstate';
import { applicationLimits } from '@araw/contract/cashier/applicationLimits';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { depositReceiptsMachine, type ReceiptFile } from '../depositReceipts/depositReceipts.machine.ts';
import { keyedCallMachine } from '../keyedCall/keyedCall.machine.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

/** What a tap does at once; applying has a form of its own. */
export type PromotionStep = 'join' | 'claim';

/** One step, based on the terms shown. The tap makes the key, so it counts once. */
export interface PromotionAct {
  step: PromotionStep;
  key: string;
  id: string;
  version: number;
  /** What the promotion has given; null if nothing yet. */
  reward: string | null;
}

/** `decided`: the operator looked this key up and did nothing (NET-12). */
export type PromotionOutcome = Outcome<object, { decided: boolean }>;

interface Input {
  memberType: MemberType;
  id: string;
}

interface Context extends Input {
  /** The promotion as this member sees it; null until loaded. */
  offer: PromotionOffer | null;
  /** Set only while it is in flight or its outcome is unknown. */
  act: PromotionAct | null;
  /** The last step done on this page; null before. */
  done: PromotionStep | 'apply' | null;
  error: ChartError | null;
}

type Event =
  | { type: 'join.tapped'; key: string }
  | { type: 'claim.tapped'; key: string }
  | { type: 'apply.tapped' }
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  /** What was shown has just expired. */
  | { type: 'offer.ended' };

/** The pictures of a rejected application: they can be sent again. */
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

/** One promotion for one member: joined, applied for or claimed, as the operator's table allows (BEN-01, BEN-02). */
export const promotionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { application: 'application'; takeStep: 'takeStep' },
    tags: {} as 'visitor' | 'refused' | 'loading' | 'failed' | 'gone' | 'shown' | 'applying' | 'busy',
  },
  actors: {
    loadOffer: fromPromise<PromotionOffer | null, { id: string }>(notProvided('loadOffer')),
    takeStep: keyedCallMachine,
    /** Comment and pictures, sent the way deposit receipts are. */
    application: depositReceiptsMachine,
  },
  guards: {
    mayRetry,
    isVisitor: ({ context }) => context.memberType === null,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isKnown: ({ context }) => context.offer !== null,
    isThere: (_, offer: PromotionOffer | null) => offer !== null,
    may: ({ context: { offer } }, { step }: { step: PromotionStep | 'apply' }) =>
      offer!.actions!.includes(step),
    isAccepted,
    isSent: (_, { order }: { order: object | null }) => order !== null,
  },
  actions: {
    noteOffer: assign((_, offer: PromotionOffer | null) => ({ offer })),
    noteAct: assign(({ context: { id, offer } }, { step, key }: { step: PromotionStep; key: string }) => ({
      act: { step, key, id, version: offer!.version, reward: offer!.reward },
    })),
    forgetAct: assign({ act: null }),
    noteDone: assign((_, { done }: { done: PromotionStep | 'apply' }) => ({ done })),
    noteActDone: assign(({ context: { act } }) => ({ done: act!.step })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearNews: assign({ done: null, error: null }),
    /** Balance, rewards and the promotion list are outdated. */
    renewRewards: () => {},
  },
}).createMachine({
  id: 'promotion',
  context: ({ input: { memberType, id } }) => ({
    memberType,
    id,
    offer: null,
    act: null,
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
          // Keep showing the last known data: the operator refuses whatever is outdated.
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
        'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'clearNews' },
        'net.returned': { target: 'loading', actions: 'clearNews' },
      },
    },
    /** This member has no promotion with this name, current or past. */
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
          // A rejected application may no longer be open.
          { target: 'loading.again' },
        ],
        onError: { target: 'loading.again', actions: { type: 'noteError', params: thrownError } },
      },
    },
    acting: {
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context }) => ({ request: context.act!, repeated: false }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: ['noteActDone', 'forgetAct', 'renewRewards'],
          },
          // The terms changed, no place is left, or the step was done elsewhere: reload.
          {
            target: 'loading.again',
            actions: [{ type: 'noteError', params: rejectedError }, 'forgetAct'],
          },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: {
          target: 'loading.again',
          actions: [{ type: 'noteError', params: thrownError }, 'forgetAct'],
        },
      },
    },
  },
});
