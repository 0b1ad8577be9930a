import { assign, fromPromise, setup } from 'xstate';
import type { OpenedType } from '#services/contract/agentAccounts.ts';
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

export interface OpeningForm {
  account: string;
  /** The first one, which its holder replaces. */
  password: string;
  type: OpenedType;
  /** In per cent, by category. */
  rebates: Rates;
}

/** What a tap asks for, once for the key that this very tap made. */
export interface Opening extends OpeningForm {
  key: string;
}

export type OpeningField = 'account' | 'password';

/** `decided` says that the operator looked this very key up: nothing was opened (NET-12). */
export type OpeningOutcome = Outcome<
  { account: string },
  { decided: boolean; field: OpeningField | null; problems: readonly RebateProblem[] }
>;
type Rejection = Extract<OpeningOutcome, { ok: false }>;

interface Context {
  /** The highest rates that the agent can give; null until they are known. */
  own: Rates | null;
  /** Only while it is on its way or nobody knows what became of it. */
  opening: Opening | null;
  /** It was sent before, without an answer that tells its fate. */
  repeated: boolean;
  /** The account that was opened; '' before. */
  opened: string;
  problems: readonly RebateProblem[];
  /** The field that the last refusal is about; null of any other. */
  field: OpeningField | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'net.returned' }
  | { type: 'form.changed' }
  /** `valid` says whether account and password may be sent. */
  | { type: 'form.submitted'; valid: boolean; opening: Opening }
  | { type: 'another.requested' };

/** An agent opens an account directly below (TEAM-08), once for each tap, within the bounds of the own rates. */
export const openAccountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'loading' | 'failed' | 'editing' | 'busy' | 'unanswered' | 'done',
  },
  actors: {
    loadRates: fromPromise<Rates>(notProvided('loadRates')),
    openAccount: fromPromise<OpeningOutcome, Opening>(notProvided('openAccount')),
  },
  guards: {
    isKnown: ({ context }) => context.own !== null,
    isFormInvalid: (_, { valid }: { valid: boolean }) => !valid,
    passesBounds: ({ context: { own } }, { opening }: { opening: Opening }) =>
      rebateProblems(opening.rebates, own!).length > 0,
    isAccepted,
    isUndecided: ({ context }, { error, decided }: Rejection) =>
      !decided && (context.repeated || error.code === 'inProgress'),
    hasProblems: (_, { problems }: Rejection) => problems.length > 0,
  },
  actions: {
    noteRates: assign((_, own: Rates) => ({ own })),
    noteOpening: assign((_, { opening }: { opening: Opening }) => ({ opening })),
    forgetOpening: assign({ opening: null, repeated: false }),
    noteRepeated: assign({ repeated: true }),
    noteOpened: assign((_, { account }: { account: string }) => ({ opened: account })),
    clearOpened: assign({ opened: '' }),
    noteOwnProblems: assign(({ context: { own } }, { opening }: { opening: Opening }) => ({
      problems: rebateProblems(opening.rebates, own!),
    })),
    noteRefusal: assign((_, { problems, field }: Rejection) => ({ problems, field })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, problems: [], field: null }),
    focusFirstInvalidField: () => {},
    /** The rate, or the field, that was refused. */
    focusRefused: () => {},
    /** The team has one more. */
    renewTeam: () => {},
  },
}).createMachine({
  id: 'openAccount',
  context: { own: null, opening: null, repeated: false, opened: '', problems: [], field: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadRates',
        src: 'loadRates',
        onDone: { target: 'editing', actions: { type: 'noteRates', params: ({ event }) => event.output } },
        onError: [
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
    editing: {
      tags: 'editing',
      on: {
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
            target: 'opening',
            actions: ['clearError', { type: 'noteOpening', params: ({ event }) => event }],
          },
        ],
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openAccount',
        src: 'openAccount',
        input: ({ context }) => context.opening!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'opened',
            actions: [
              { type: 'noteOpened', params: ({ event }) => acceptanceIn(event.output) },
              'forgetOpening',
              'renewTeam',
            ],
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => rejectionIn(event.output) },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          // The own rates, or the places of a quota, are others by now.
          {
            guard: { type: 'hasProblems', params: ({ event }) => rejectionIn(event.output) },
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteRefusal', params: ({ event }) => rejectionIn(event.output) },
              'forgetOpening',
              'focusRefused',
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteRefusal', params: ({ event }) => rejectionIn(event.output) },
              'forgetOpening',
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
    /** Whether it was opened is open: the same is sent again, by the same key. */
    unanswered: {
      tags: 'unanswered',
      on: {
        'retry.requested': { target: 'opening', actions: 'clearError' },
        'net.returned': { target: 'opening', actions: 'clearError' },
      },
    },
    opened: {
      tags: 'done',
      on: { 'another.requested': { target: 'editing', actions: 'clearOpened' } },
    },
  },
});
