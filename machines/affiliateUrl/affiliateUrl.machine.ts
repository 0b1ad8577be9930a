import { assign, fromPromise, setup } from 'xstate';
import type { AffiliateUrl, OpenedType } from '#services/contract/agentAccounts.ts';
import type { RebateProblem, Rates } from '#services/contract/downlineRebates.ts';
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
import { rebateProblems } from '#machines/rebateProblems.ts';

/** The addresses, and the highest rates that one can give. */
export interface Addresses {
  own: Rates;
  list: readonly AffiliateUrl[];
}

/** What a tap asks for, once for the key that this very tap made. */
export interface Creation {
  key: string;
  label: string;
  type: OpenedType;
  rebates: Rates;
  /** '' leaves it to the operator. */
  code: string;
}

export type AddressField = 'label' | 'code';

/** `decided` says that the operator looked this very key up: nothing was created (NET-12). */
export type CreationOutcome = Outcome<
  { id: string },
  { decided: boolean; field: AddressField | null; problems: readonly RebateProblem[] }
>;
type Rejection = Extract<CreationOutcome, { ok: false }>;

interface Chosen {
  id: string;
}

interface Context {
  /** Null until they are known. */
  addresses: Addresses | null;
  /** Only while it is on its way or nobody knows what became of it. */
  creation: Creation | null;
  /** It was sent before, without an answer that tells its fate. */
  repeated: boolean;
  /** The address that is to be deleted; null otherwise. */
  deleting: string | null;
  /** The one that was created last; '' before. */
  created: string;
  problems: readonly RebateProblem[];
  /** The field that the last refusal is about; null of any other. */
  field: AddressField | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** Somebody may have registered by one. */
  | { type: 'page.shown' }
  | { type: 'create.tapped' }
  | { type: 'form.left' }
  | { type: 'form.changed' }
  /** `valid` says whether its name and its code may be sent. */
  | { type: 'form.submitted'; valid: boolean; creation: Creation }
  | ({ type: 'delete.tapped' } & Chosen)
  | { type: 'delete.left' }
  | { type: 'delete.confirmed' };

/** Addresses by which an agent brings members in (TEAM-08): created within the own rates, shown, deleted after a question. */
export const affiliateUrlMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'loading' | 'failed' | 'listed' | 'composing' | 'asking' | 'deleting' | 'busy' | 'unanswered',
  },
  actors: {
    loadAddresses: fromPromise<Addresses>(notProvided('loadAddresses')),
    createAddress: fromPromise<CreationOutcome, Creation>(notProvided('createAddress')),
    deleteAddress: fromPromise<Outcome, Chosen>(notProvided('deleteAddress')),
  },
  guards: {
    isKnown: ({ context }) => context.addresses !== null,
    isFormInvalid: (_, { valid }: { valid: boolean }) => !valid,
    passesBounds: ({ context: { addresses } }, { creation }: { creation: Creation }) =>
      rebateProblems(creation.rebates, addresses!.own).length > 0,
    isLive: ({ context: { addresses } }, { id }: Chosen) =>
      addresses!.list.some((one) => one.id === id && one.deletedAt === null),
    isAccepted,
    isUndecided: ({ context }, { error, decided }: Rejection) =>
      !decided && (context.repeated || error.code === 'inProgress'),
  },
  actions: {
    noteAddresses: assign((_, addresses: Addresses) => ({ addresses })),
    noteCreation: assign((_, { creation }: { creation: Creation }) => ({ creation })),
    forgetCreation: assign({ creation: null, repeated: false }),
    noteRepeated: assign({ repeated: true }),
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
    /** The rate, or the field, that was refused. */
    focusRefused: () => {},
  },
}).createMachine({
  id: 'affiliateUrl',
  context: {
    addresses: null,
    creation: null,
    repeated: false,
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
          // What was known last shows; the operator refuses what no longer holds.
          { guard: 'isKnown', target: 'listed' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        again: { tags: ['busy', 'listed'] },
      },
    },
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
      tags: ['busy', 'composing'],
      invoke: {
        id: 'createAddress',
        src: 'createAddress',
        input: ({ context }) => context.creation!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              { type: 'noteCreated', params: ({ event }) => acceptanceIn(event.output) },
              'forgetCreation',
            ],
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => rejectionIn(event.output) },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          {
            target: 'composing',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteRefusal', params: ({ event }) => rejectionIn(event.output) },
              'forgetCreation',
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
    /** Whether it was created is open: the same is sent again, by the same key. */
    unanswered: {
      tags: ['composing', 'unanswered'],
      on: { 'retry.requested': { target: 'creating', actions: 'clearError' } },
    },
    /** What stays and what stops is said before it is deleted. */
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
        // Whether it was deleted, the list tells.
        onError: {
          target: 'loading.again',
          actions: ['clearDeleting', { type: 'noteError', params: thrownError }],
        },
      },
    },
  },
});
