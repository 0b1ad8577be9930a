import { assign, fromPromise, setup } from 'xstate';
import type { DownlineRebates, RebateProblem, Rates } from '@araw/contract/agents/downlineRebates';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, rejectionIn, thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';
import { differs, editProblems, nextRates } from '#machines/rebateProblems.ts';

/** What is sent: the new rates, and those shown when they were chosen. In percent, by category. */
export interface RebateChange {
  account: string;
  seen: Rates;
  rebates: Rates;
}

/** A conflict without problems: the rates are no longer those that were shown. */
export type ChangeOutcome = Outcome<object, { problems: readonly RebateProblem[] }>;
type Rejection = Extract<ChangeOutcome, { ok: false }>;

interface Context {
  /** The direct subordinate's account, from the page's URL. */
  account: string;
  /** The subordinate's rates and their limits; null until loaded. */
  known: DownlineRebates | null;
  /** Set only while it is in flight or its outcome is unknown. */
  change: RebateChange | null;
  /** The last change was accepted, and nothing was typed since. */
  saved: boolean;
  problems: readonly RebateProblem[];
  error: ChartError | null;
}

/** `valid`: the typed text forms rates. */
type Submitted = { type: 'form.submitted'; valid: boolean; rebates: Rates };
type Event = { type: 'retry.requested' } | { type: 'net.returned' } | { type: 'form.changed' } | Submitted;

/** An agent changes a direct subordinate's rebates from the next midnight, within their limits (TEAM-03). */
export const downlineRebatesMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { account: string },
    events: {} as Event,
    tags: {} as 'loading' | 'failed' | 'stranger' | 'editing' | 'busy' | 'unanswered',
  },
  actors: {
    loadRebates: fromPromise<DownlineRebates, { account: string }>(notProvided('loadRebates')),
    changeRebates: fromPromise<ChangeOutcome, RebateChange>(notProvided('changeRebates')),
  },
  guards: {
    mayRetry,
    isNobody: (_, { code }: ChartError) => code === 'notFound',
    isKnown: ({ context }) => context.known !== null,
    isMalformed: (_, { valid }: Submitted) => !valid,
    passesBounds: ({ context: { known } }, { rebates }: Submitted) =>
      editProblems(rebates, known!).length > 0,
    changesSomething: ({ context: { known } }, { rebates }: Submitted) => differs(rebates, known!.list),
    isAccepted,
  },
  actions: {
    noteKnown: assign((_, known: DownlineRebates) => ({ known })),
    noteChange: assign(({ context: { account, known } }, { rebates }: Submitted) => ({
      change: { account, seen: nextRates(known!.list), rebates },
    })),
    forgetChange: assign({ change: null }),
    /** The accepted rates are the base of the next change. */
    noteSaved: assign(({ context: { known, change } }) => ({
      saved: true,
      known: {
        ...known!,
        list: known!.list.map((row) => ({ ...row, next: change!.rebates[row.category] ?? row.next })),
      },
    })),
    noteOwnProblems: assign(({ context: { known } }, { rebates }: Submitted) => ({
      problems: editProblems(rebates, known!),
    })),
    noteProblems: assign((_, { problems }: Rejection) => ({ problems })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearNews: assign({ error: null, problems: [], saved: false }),
    /** The accepted rates now show as the known ones. */
    emptyForm: () => {},
    focusFirstMalformed: () => {},
    focusRefused: () => {},
    /** Cards and lists show the new rates. */
    renewTeam: () => {},
  },
}).createMachine({
  id: 'downlineRebates',
  context: ({ input: { account } }) => ({
    account,
    known: null,
    change: null,
    saved: false,
    problems: [],
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadRebates',
        src: 'loadRebates',
        input: ({ context: { account } }) => ({ account }),
        onDone: { target: 'editing', actions: { type: 'noteKnown', params: ({ event }) => event.output } },
        onError: [
          // Moved to another line or never below this agent: both get the same answer (TEAM-10).
          { guard: { type: 'isNobody', params: thrownError }, target: 'stranger', actions: 'clearNews' },
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
        'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'clearNews' },
        'net.returned': { target: 'loading', actions: 'clearNews' },
      },
    },
    stranger: { tags: 'stranger', type: 'final' },
    editing: {
      tags: 'editing',
      on: {
        'form.changed': { actions: 'clearNews' },
        'form.submitted': [
          {
            guard: { type: 'isMalformed', params: ({ event }) => event },
            actions: ['clearNews', 'focusFirstMalformed'],
          },
          {
            guard: { type: 'passesBounds', params: ({ event }) => event },
            actions: ['clearNews', { type: 'noteOwnProblems', params: ({ event }) => event }, 'focusRefused'],
          },
          {
            guard: { type: 'changesSomething', params: ({ event }) => event },
            target: 'saving',
            actions: ['clearNews', { type: 'noteChange', params: ({ event }) => event }],
          },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'changeRebates',
        src: 'changeRebates',
        input: ({ context }) => context.change!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: ['noteSaved', 'forgetChange', 'emptyForm', 'renewTeam'],
          },
          // The rates changed meanwhile, the last place was taken, or the member has moved: reload.
          {
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteProblems', params: ({ event }) => rejectionIn(event.output) },
              'forgetChange',
              'focusRefused',
            ],
          },
        ],
        onError: { target: 'unanswered', actions: { type: 'noteError', params: thrownError } },
      },
    },
    /** Unknown whether it was saved. Sending the same change again is harmless. */
    unanswered: {
      tags: 'unanswered',
      on: {
        'retry.requested': { target: 'saving', actions: 'clearNews' },
        'net.returned': { target: 'saving', actions: 'clearNews' },
      },
    },
  },
});
