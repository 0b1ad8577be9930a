import { assign, fromPromise, setup } from 'xstate';
import type { ContractKind, ContractTerm } from '@araw/contract/agents/agent';
import type { Offerable } from '@araw/contract/agents/agentContracts';
import { termFault, type TermFault } from '@araw/contract/agents/contractTerms';
import type { ChartError } from '../chartError.ts';
import { keyedCallMachine } from '../keyedCall/keyedCall.machine.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, rejectionIn, thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

/** What a tap offers. The tap makes the key, so it is offered once. */
export interface Offer {
  key: string;
  kind: ContractKind;
  terms: readonly ContractTerm[];
  /** A period's losses carry over to the next; only for dividends. */
  carries: boolean;
}
export interface SentOffer extends Offer {
  account: string;
}

/** `decided`: the operator looked this key up and offered nothing (NET-12). */
export type OfferOutcome = Outcome<object, { decided: boolean; fault: TermFault | null }>;
type Rejection = Extract<OfferOutcome, { ok: false }>;

interface Context {
  /** The direct subordinate's account, from the page's URL. */
  account: string;
  /** What can be offered; null until loaded. */
  offerable: Offerable | null;
  /** Set only while it is in flight or its outcome is unknown. */
  offer: SentOffer | null;
  /** The tier that breaks its rule. */
  fault: TermFault | null;
  error: ChartError | null;
}

/** `valid`: the typed text forms tiers. */
type Submitted = { type: 'form.submitted'; valid: boolean; offer: Offer };
type Event = { type: 'retry.requested' } | { type: 'net.returned' } | { type: 'form.changed' } | Submitted;

const kindOf = ({ kinds }: Offerable, kind: ContractKind) => kinds.find((one) => one.kind === kind);
const ownOf = (offerable: Offerable, kind: ContractKind) => kindOf(offerable, kind)?.own ?? [];

/** Why a kind can't be offered now; null if it can. */
export function offerBar(offerable: Offerable, kind: ContractKind): 'owed' | 'noOwn' | 'waits' | null {
  if (offerable.owed > 0) return 'owed';
  if (ownOf(offerable, kind).length === 0) return 'noOwn';
  return kindOf(offerable, kind)!.waits ? 'waits' : null;
}

/** An agent offers a direct subordinate a contract, within the agent's own contract of the same kind (TEAM-09). */
export const offerMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { account: string },
    events: {} as Event,
    children: {} as { offerContract: 'offerContract' },
    tags: {} as 'loading' | 'failed' | 'stranger' | 'editing' | 'busy' | 'done',
  },
  actors: {
    loadOfferable: fromPromise<Offerable, { account: string }>(notProvided('loadOfferable')),
    offerContract: keyedCallMachine,
  },
  guards: {
    mayRetry,
    /** The account doesn't exist or can't be a contract partner. */
    isNoPartner: (_, { code }: ChartError) => code === 'notFound' || code === 'fieldInvalid',
    isKnown: ({ context }) => context.offerable !== null,
    isBarred: ({ context: { offerable } }, { offer }: Submitted) => offerBar(offerable!, offer.kind) !== null,
    isMalformed: (_, { valid }: Submitted) => !valid,
    breaksRule: ({ context: { offerable } }, { offer }: Submitted) =>
      termFault(offer.terms, ownOf(offerable!, offer.kind)) !== null,
    isAccepted,
  },
  actions: {
    noteOfferable: assign((_, offerable: Offerable) => ({ offerable })),
    noteOffer: assign(({ context: { account } }, { offer }: Submitted) => ({
      offer: { account, ...offer },
    })),
    forgetOffer: assign({ offer: null }),
    noteOwnFault: assign(({ context: { offerable } }, { offer }: Submitted) => ({
      fault: termFault(offer.terms, ownOf(offerable!, offer.kind)),
    })),
    noteFault: assign((_, { fault }: Rejection) => ({ fault })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, fault: null }),
    focusFirstMalformed: () => {},
    focusRefused: () => {},
    renewContracts: () => {},
  },
}).createMachine({
  id: 'offer',
  context: ({ input: { account } }) => ({
    account,
    offerable: null,
    offer: null,
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
          // Keep showing the last known data: the operator refuses whatever is outdated.
          { guard: 'isKnown', target: 'editing' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** Keeps what was typed. */
        again: { tags: 'busy' },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'clearError' },
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
      invoke: {
        id: 'offerContract',
        src: 'offerContract',
        input: ({ context }) => ({ request: context.offer!, repeated: false }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'offered',
            actions: ['forgetOffer', 'renewContracts'],
          },
          // Another offer is pending, something is owed, or the agent's own contract has changed: reload.
          {
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteFault', params: ({ event }) => rejectionIn(event.output as OfferOutcome) },
              'forgetOffer',
              'focusRefused',
            ],
          },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: {
          target: 'editing',
          actions: [{ type: 'noteError', params: thrownError }, 'forgetOffer'],
        },
      },
    },
    offered: { tags: 'done', type: 'final' },
  },
});
