import { assign, fromPromise, setup } from 'xstate';
import type { ContractKind, ContractTerm } from '#services/contract/agent.ts';
import type { Offerable } from '#services/contract/agentContracts.ts';
import { termFault, type TermFault } from '#services/contract/contractTerms.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, rejectionIn, thrownError } from '../outcome.ts';

/** What a tap offers, once for the key that this very tap made. */
export interface Offer {
  key: string;
  kind: ContractKind;
  terms: readonly ContractTerm[];
  /** What a period has lost counts against the next one; of dividends alone. */
  carries: boolean;
}
export interface SentOffer extends Offer {
  account: string;
}

/** `decided` says that the operator looked this very key up: nothing was offered (NET-12). */
export type OfferOutcome = Outcome<object, { decided: boolean; fault: TermFault | null }>;
type Rejection = Extract<OfferOutcome, { ok: false }>;

interface Context {
  /** The direct subordinate's name, as the page's address has it. */
  account: string;
  /** What can be offered; null until it is known. */
  offerable: Offerable | null;
  /** Only while it is on its way or nobody knows what became of it. */
  offer: SentOffer | null;
  /** It was sent before, without an answer that tells its fate. */
  repeated: boolean;
  /** The tier that breaks its rule. */
  fault: TermFault | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

/** `valid` says whether what was typed are tiers. */
type Submitted = { type: 'form.submitted'; valid: boolean; offer: Offer };
type Event = { type: 'retry.requested' } | { type: 'net.returned' } | { type: 'form.changed' } | Submitted;

const kindOf = ({ kinds }: Offerable, kind: ContractKind) => kinds.find((one) => one.kind === kind);
const ownOf = (offerable: Offerable, kind: ContractKind) => kindOf(offerable, kind)?.own ?? [];

/** Why a kind cannot be offered now; null where it can. */
export function offerBar(offerable: Offerable, kind: ContractKind): 'owed' | 'noOwn' | 'waits' | null {
  if (offerable.owed > 0) return 'owed';
  if (ownOf(offerable, kind).length === 0) return 'noOwn';
  return kindOf(offerable, kind)!.waits ? 'waits' : null;
}

/** An agent offers a contract to a direct subordinate, within what the own contract of the kind pays (TEAM-09). */
export const offerMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { account: string },
    events: {} as Event,
    tags: {} as 'loading' | 'failed' | 'stranger' | 'editing' | 'busy' | 'unanswered' | 'done',
  },
  actors: {
    loadOfferable: fromPromise<Offerable, { account: string }>(notProvided('loadOfferable')),
    offerContract: fromPromise<OfferOutcome, SentOffer>(notProvided('offerContract')),
  },
  guards: {
    /** Nobody, or nobody with whom a contract can be made. */
    isNoPartner: (_, { code }: ChartError) => code === 'notFound' || code === 'fieldInvalid',
    isKnown: ({ context }) => context.offerable !== null,
    isBarred: ({ context: { offerable } }, { offer }: Submitted) => offerBar(offerable!, offer.kind) !== null,
    isMalformed: (_, { valid }: Submitted) => !valid,
    breaksRule: ({ context: { offerable } }, { offer }: Submitted) =>
      termFault(offer.terms, ownOf(offerable!, offer.kind)) !== null,
    isAccepted,
    isUndecided: ({ context }, { error, decided }: Rejection) =>
      !decided && (context.repeated || error.code === 'inProgress'),
  },
  actions: {
    noteOfferable: assign((_, offerable: Offerable) => ({ offerable })),
    noteOffer: assign(({ context: { account } }, { offer }: Submitted) => ({
      offer: { account, ...offer },
    })),
    forgetOffer: assign({ offer: null, repeated: false }),
    noteRepeated: assign({ repeated: true }),
    noteOwnFault: assign(({ context: { offerable } }, { offer }: Submitted) => ({
      fault: termFault(offer.terms, ownOf(offerable!, offer.kind)),
    })),
    noteFault: assign((_, { fault }: Rejection) => ({ fault })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, fault: null }),
    focusFirstMalformed: () => {},
    focusRefused: () => {},
    /** The list of contracts shows the new one. */
    renewContracts: () => {},
  },
}).createMachine({
  id: 'offer',
  context: ({ input: { account } }) => ({
    account,
    offerable: null,
    offer: null,
    repeated: false,
    fault: null,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadOfferable',
        src: 'loadOfferable',
        input: ({ context: { account } }) => ({ account }),
        onDone: {
          target: 'editing',
          actions: { type: 'noteOfferable', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isNoPartner', params: thrownError }, target: 'stranger', actions: 'clearError' },
          // What was known last shows; the operator refuses what no longer holds.
          { guard: 'isKnown', target: 'editing' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** What was typed stays where it is. */
        again: { tags: 'busy' },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'clearError' },
        'net.returned': { target: 'loading', actions: 'clearError' },
      },
    },
    stranger: { tags: 'stranger', type: 'final' },
    editing: {
      tags: 'editing',
      on: {
        'form.changed': { actions: 'clearError' },
        'form.submitted': [
          { guard: { type: 'isBarred', params: ({ event }) => event } },
          {
            guard: { type: 'isMalformed', params: ({ event }) => event },
            actions: ['clearError', 'focusFirstMalformed'],
          },
          {
            guard: { type: 'breaksRule', params: ({ event }) => event },
            actions: ['clearError', { type: 'noteOwnFault', params: ({ event }) => event }, 'focusRefused'],
          },
          {
            target: 'offering',
            actions: ['clearError', { type: 'noteOffer', params: ({ event }) => event }],
          },
        ],
      },
    },
    offering: {
      tags: 'busy',
      invoke: {
        id: 'offerContract',
        src: 'offerContract',
        input: ({ context }) => context.offer!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'offered',
            actions: ['forgetOffer', 'renewContracts'],
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => rejectionIn(event.output) },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          // Another offer waits, something is owed, or the own contract is another by now: what holds is read again.
          {
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteFault', params: ({ event }) => rejectionIn(event.output) },
              'forgetOffer',
              'focusRefused',
            ],
          },
        ],
        onError: {
          target: 'unanswered',
          actions: [{ type: 'noteError', params: thrownError }, 'noteRepeated'],
        },
      },
    },
    /** Whether it was offered is open: the same is sent again, by the same key. */
    unanswered: {
      tags: 'unanswered',
      on: {
        'retry.requested': { target: 'offering', actions: 'clearError' },
        'net.returned': { target: 'offering', actions: 'clearError' },
      },
    },
    offered: { tags: 'done', type: 'final' },
  },
});
