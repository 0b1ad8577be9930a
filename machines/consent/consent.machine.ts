import { assign, fromPromise, setup } from 'xstate';
import type { Consents } from '@araw/contract/protection/consents';
import {
  type ConsentTable,
  everyConsent,
  type MarketingChannel,
  marketingChannels,
  type MarketingKind,
  marketingKinds,
} from '@araw/contract/protection/marketing';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { acceptanceIn, isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';

export interface ConsentName {
  kind: MarketingKind;
  channel: MarketingChannel;
}

export type ConsentOutcome = Outcome<{ consents: Consents }>;

interface Context {
  memberType: MemberType;
  /** As the operator has them; null until loaded. */
  consents: Consents | null;
  /** As chosen on the page; null until loaded. */
  chosen: ConsentTable | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  | ({ type: 'consent.switched' } & ConsentName)
  | { type: 'all.allowed' }
  | { type: 'all.refused' }
  | { type: 'save.tapped' };

const isSame = (one: ConsentTable, other: ConsentTable) =>
  marketingKinds.every((kind) =>
    marketingChannels.every((channel) => one[kind][channel] === other[kind][channel]),
  );

/** On a break or excluded, only a consent that was given can be chosen. */
export const mayChoose = ({ given, mayGive }: Consents, { kind, channel }: ConsentName): boolean =>
  mayGive || given[kind][channel];

/**
 * Consents to offers by kind and channel (PROT-12). Nothing is sent before the player saves; an answer that was lost can be
 * asked for again, because saving the same again changes nothing.
 */
export const consentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { memberType: MemberType },
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'busy' | 'lost',
  },
  actors: {
    loadConsents: fromPromise<Consents>(notProvided('loadConsents')),
    save: fromPromise<ConsentOutcome, { given: ConsentTable; version: number }>(notProvided('save')),
  },
  guards: {
    isSwitchedOff,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    mayChoose: ({ context }, name: ConsentName) => mayChoose(context.consents!, name),
    mayGive: ({ context }) => context.consents!.mayGive,
    isChanged: ({ context }) => !isSame(context.chosen!, context.consents!.given),
    isUnchanged: ({ context }) => isSame(context.chosen!, context.consents!.given),
    isAccepted,
  },
  actions: {
    noteConsents: assign((_, consents: Consents) => ({ consents, chosen: consents.given })),
    switchConsent: assign(({ context }, { kind, channel }: ConsentName) => {
      const channels = context.chosen![kind];
      return { chosen: { ...context.chosen!, [kind]: { ...channels, [channel]: !channels[channel] } } };
    }),
    chooseAll: assign((_, given: boolean) => ({ chosen: everyConsent(given) })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    saySaved: () => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ memberType: input.memberType, consents: null, chosen: null, error: null }),
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
        id: 'loadConsents',
        src: 'loadConsents',
        onDone: {
          target: 'shown',
          actions: { type: 'noteConsents', params: ({ event }) => event.output },
        },
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
        /** Reloads: another device may have changed them, or a break has begun. */
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
        // Never over a choice that isn't saved yet.
        'page.shown': { guard: 'isUnchanged', target: 'loading.again' },
        'net.returned': { guard: 'isUnchanged', target: 'loading.again' },
        'consent.switched': {
          guard: { type: 'mayChoose', params: ({ event }) => event },
          actions: ['clearError', { type: 'switchConsent', params: ({ event }) => event }],
        },
        'all.allowed': {
          guard: 'mayGive',
          actions: ['clearError', { type: 'chooseAll', params: true }],
        },
        'all.refused': { actions: ['clearError', { type: 'chooseAll', params: false }] },
        'save.tapped': { guard: 'isChanged', target: 'saving' },
      },
    },
    saving: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ given: context.chosen!, version: context.consents!.version }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteConsents', params: ({ event }) => acceptanceIn(event.output).consents },
              'saySaved',
            ],
          },
          // Another device was faster, or a break has begun.
          { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        ],
        onError: { target: 'lost', actions: { type: 'noteError', params: thrownError } },
      },
    },
    /** It may have been saved: what was chosen stays until the operator has answered. */
    lost: {
      tags: ['shown', 'lost'],
      on: {
        'retry.requested': { target: 'saving', actions: 'clearError' },
        'net.returned': { target: 'saving', actions: 'clearError' },
      },
    },
  },
});
