import { assign, fromPromise, setup } from 'xstate';
import type { OpenedType } from '@araw/contract/agents/agentAccounts';
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
import { mayRetry } from '../switchedOff.ts';
import { rebateProblems } from '#machines/rebateProblems.ts';

export interface OpeningForm {
  account: string;
  /** The first password, which its holder replaces. */
  password: string;
  type: OpenedType;
  /** In percent, by category. */
  rebates: Rates;
}

/** What a tap asks for. The tap makes the key, so it counts once. */
export interface Opening extends OpeningForm {
  key: string;
}

export type OpeningField = 'account' | 'password';

/** `decided`: the operator looked this key up and opened nothing (NET-12). */
export type OpeningOutcome = Outcome<
  { account: string },
  { decided: boolean; field: OpeningField | null; problems: readonly RebateProblem[] }
>;
type Rejection = Extract<OpeningOutcome, { ok: false }>;

interface Context {
  /** The highest rates the agent can give; null until loaded. */
  own: Rates | null;
  /** Set only while it is in flight or its outcome is unknown. */
  opening: Opening | null;
  /** The account that was opened; '' before. */
  opened: string;
  problems: readonly RebateProblem[];
  /** The field the last refusal is about; null if it names none. */
  field: OpeningField | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'net.returned' }
  | { type: 'form.changed' }
  /** `valid`: account and password may be sent. */
  | { type: 'form.submitted'; valid: boolean; opening: Opening }
  | { type: 'another.requested' };

/** An agent opens an account directly below (TEAM-08), once per tap, within the agent's own rates. */
export const openAccountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { openAccount: 'openAccount' },
    tags: {} as 'loading' | 'failed' | 'editing' | 'busy' | 'done',
  },
  actors: {
    loadRates: fromPromise<Rates>(notProvided('loadRates')),
    openAccount: keyedCallMachine,
  },
  guards: {
    mayRetry,
    isKnown: ({ context }) => context.own !== null,
    isFormInvalid: (_, { valid }: { valid: boolean }) => !valid,
    passesBounds: ({ context: { own } }, { opening }: { opening: Opening }) =>
      rebateProblems(opening.rebates, own!).length > 0,
    isAccepted,
    hasProblems: (_, { problems }: Rejection) => problems.length > 0,
  },
  actions: {
    noteRates: assign((_, own: Rates) => ({ own })),
    noteOpening: assign((_, { opening }: { opening: Opening }) => ({ opening })),
    forgetOpening: assign({ opening: null }),
    noteOpened: assign((_, { account }: { account: string }) => ({ opened: account })),
    clearOpened: assign({ opened: '' }),
    noteOwnProblems: assign(({ context: { own } }, { opening }: { opening: Opening }) => ({
      problems: rebateProblems(opening.rebates, own!),
    })),
    noteRefusal: assign((_, { problems, field }: Rejection) => ({ problems, field })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, problems: [], field: null }),
    focusFirstInvalidField: () => {},
    /** The refused rate or field. */
    focusRefused: () => {},
    renewTeam: () => {},
  },
}).createMachine({
  id: 'openAccount',
  context: { own: null, opening: null, opened: '', problems: [], field: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadRates',
        src: 'loadRates',
        onDone: { target: 'editing', actions: { type: 'noteRates', params: ({ event }) => event.output } },
        onError: [
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
      invoke: {
        id: 'openAccount',
        src: 'openAccount',
        input: ({ context }) => ({ request: context.opening!, repeated: false }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'opened',
            actions: [
              { type: 'noteOpened', params: ({ event }) => acceptanceIn(event.output as OpeningOutcome) },
              'forgetOpening',
              'renewTeam',
            ],
          },
          // The agent's rates or the places of a quota have changed.
          {
            guard: {
              type: 'hasProblems',
              params: ({ event }) => rejectionIn(event.output as OpeningOutcome),
            },
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteRefusal', params: ({ event }) => rejectionIn(event.output as OpeningOutcome) },
              'forgetOpening',
              'focusRefused',
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteRefusal', params: ({ event }) => rejectionIn(event.output as OpeningOutcome) },
              'forgetOpening',
              'focusRefused',
            ],
          },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: {
          target: 'editing',
          actions: [{ type: 'noteError', params: thrownError }, 'forgetOpening'],
        },
      },
    },
    opened: {
      tags: 'done',
      on: { 'another.requested': { target: 'editing', actions: 'clearOpened' } },
    },
  },
});
