import { assign, fromPromise, setup } from 'xstate';
import type { AffiliateUrl, OpenedType } from '@araw/contract/agents/agentAccounts';
import type { RebateProblem, Rates } from '@araw/contract/agents/downlineRebates';
import type { ChartError } from '../chartError.ts';
import { keyedCallMachine } from '../keyedCall/keyedCall.machine.ts';
import { notProvided } from '../notProvided.ts';
import {
  acceptanceIn,
  isAccepted,
  type Outcome,
  rejectedError,
  rejectionIn,
  thrownError,
} from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';
import { rebateProblems } from '#machines/rebateProblems.ts';

/** The addresses, and the agent's own rates, which none can exceed. */
export interface Addresses {
  own: Rates;
  list: readonly AffiliateUrl[];
}

/** What a tap asks for. The tap makes the key, so it counts once. */
export interface Creation {
  key: string;
  label: string;
  type: OpenedType;
  rebates: Rates;
  /** '' lets the operator choose one. */
  code: string;
}

export type AddressField = 'label' | 'code';

/** `decided`: the operator looked this key up and created nothing (NET-12). */
export type CreationOutcome = Outcome<
  { id: string },
  { decided: boolean; field: AddressField | null; problems: readonly RebateProblem[] }
>;
type Rejection = Extract<CreationOutcome, { ok: false }>;

interface Chosen {
  id: string;
}

interface Context {
  /** Null until loaded. */
  addresses: Addresses | null;
  /** Set only while it is in flight or its outcome is unknown. */
  creation: Creation | null;
  /** The id of the address to delete; null for none. */
  deleting: string | null;
  /** The id of the last created address; '' before. */
  created: string;
  problems: readonly RebateProblem[];
  /** The field the last refusal is about; null if it names none. */
  field: AddressField | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** A new member may have registered through an address. */
  | { type: 'page.shown' }
  | { type: 'create.tapped' }
  | { type: 'form.left' }
  | { type: 'form.changed' }
  /** `valid`: label and code may be sent. */
  | { type: 'form.submitted'; valid: boolean; creation: Creation }
  | ({ type: 'delete.tapped' } & Chosen)
  | { type: 'delete.left' }
  | { type: 'delete.confirmed' };

/** Affiliate URLs (TEAM-08): an agent creates them within their own rates, views them and confirms each deletion. */
export const affiliateUrlMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { createAddress: 'createAddress' },
    tags: {} as 'loading' | 'failed' | 'listed' | 'composing' | 'asking' | 'deleting' | 'busy',
  },
  actors: {
    loadAddresses: fromPromise<Addresses>(notProvided('loadAddresses')),
    createAddress: keyedCallMachine,
    deleteAddress: fromPromise<Outcome, Chosen>(notProvided('deleteAddress')),
  },
  guards: {
    isSwitchedOff,
    isKnown: ({ context }) => context.addresses !== null,
    isFormInvalid: (_, { valid }: { valid: boolean }) => !valid,
    passesBounds: ({ context: { addresses } }, { creation }: { creation: Creation }) =>
      rebateProblems(creation.rebates, addresses!.own).length > 0,
    isLive: ({ context: { addresses } }, { id }: Chosen) =>
      addresses!.list.some((one) => one.id === id && one.deletedAt === null),
    isAccepted,
  },
  actions: {
    noteAddresses: assign((_, addresses: Addresses) => ({ addresses })),
    noteCreation: assign((_, { creation }: { creation: Creation }) => ({ creation })),
    forgetCreation: assign({ creation: null }),
    noteCreated: assign((_, { id }: Chosen) => ({ created: id })),
    noteDeleting: assign((_, { id }: Chosen) => ({ deleting: id })),
    clearDeleting: assign({ deleting: null }),
    noteOwnProblems: assign(({ context: { addresses } }, { creation }: { creation: Creation }) => ({
      problems: rebateProblems(creation.rebates, addresses!.own),
    })),
    noteRefusal: assign((_, { problems, field }: Rejection) => ({ problems, field })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, problems: [], field: null }),
    focusFirstInvalidField: () => {},
    /** The refused rate or field. */
    focusRefused: () => {},
  },
}).createMachine({
  id: 'affiliateUrl',
  context: {
    addresses: null,
    creation: null,
    deleting: null,
    created: '',
    problems: [],
    field: null,
    error: null,
  },
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        onDone: { target: 'listed', actions: { type: 'noteAddresses', params: ({ event }) => event.output } },
        onError: [
          // Keep showing the last known data: the operator refuses whatever is outdated.
          { guard: 'isKnown', target: 'listed' },
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
        again: { tags: ['busy', 'listed'] },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    listed: {
      tags: 'listed',
      on: {
        'page.shown': 'loading.again',
        'create.tapped': { target: 'composing', actions: 'clearError' },
        'delete.tapped': {
          guard: { type: 'isLive', params: ({ event }) => event },
          target: 'asking',
          actions: ['clearError', { type: 'noteDeleting', params: ({ event }) => event }],
        },
      },
    },
    composing: {
      tags: 'composing',
      on: {
        'form.left': { target: 'listed', actions: 'clearError' },
        'form.changed': { actions: 'clearError' },
        'form.submitted': [
          {
            guard: { type: 'isFormInvalid', params: ({ event }) => event },
            actions: ['clearError', 'focusFirstInvalidField'],
          },
          {
            guard: { type: 'passesBounds', params: ({ event }) => event },
            actions: [
              'clearError',
              { type: 'noteOwnProblems', params: ({ event }) => event },
              'focusRefused',
            ],
          },
          {
            target: 'creating',
            actions: ['clearError', { type: 'noteCreation', params: ({ event }) => event }],
          },
        ],
      },
    },
    creating: {
      tags: 'composing',
      invoke: {
        id: 'createAddress',
        src: 'createAddress',
        input: ({ context }) => ({ request: context.creation!, repeated: false }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              { type: 'noteCreated', params: ({ event }) => acceptanceIn(event.output as CreationOutcome) },
              'forgetCreation',
            ],
          },
          {
            target: 'composing',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteRefusal', params: ({ event }) => rejectionIn(event.output as CreationOutcome) },
              'forgetCreation',
              'focusRefused',
            ],
          },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: {
          target: 'composing',
          actions: [{ type: 'noteError', params: thrownError }, 'forgetCreation'],
        },
      },
    },
    /** Explains what stays and what stops before the address is deleted. */
    asking: {
      tags: ['listed', 'asking'],
      on: {
        'delete.left': { target: 'listed', actions: 'clearDeleting' },
        'delete.confirmed': 'deleting',
      },
    },
    deleting: {
      tags: ['listed', 'busy', 'deleting'],
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context: { deleting } }) => ({ id: deleting! }),
        onDone: {
          target: 'loading.again',
          actions: ['clearDeleting', { type: 'noteError', params: rejectedError }],
        },
        // The reloaded list shows whether it was deleted.
        onError: {
          target: 'loading.again',
          actions: ['clearDeleting', { type: 'noteError', params: thrownError }],
        },
      },
    },
  },
});
