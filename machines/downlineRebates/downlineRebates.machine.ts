import { assign, fromPromise, setup } from 'xstate';
import type { DownlineRebates, RebateProblem, Rates } from '#services/contract/downlineRebates.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, rejectionIn, thrownError } from '../outcome.ts';
import { differs, editProblems, nextRates } from '#machines/rebateProblems.ts';

/** What is sent: the new rates, and those that were shown as they were chosen. In per cent, by category. */
export interface RebateChange {
  account: string;
  seen: Rates;
  rebates: Rates;
}

/** A conflict without problems: the rates are no longer those that were shown. */
export type ChangeOutcome = Outcome<object, { problems: readonly RebateProblem[] }>;
type Rejection = Extract<ChangeOutcome, { ok: false }>;

interface Context {
  /** The direct subordinate's name, as the page's address has it. */
  account: string;
  /** What the subordinate has, and its bounds; null until it is known. */
  known: DownlineRebates | null;
  /** Only while it is on its way or nobody knows what became of it. */
  change: RebateChange | null;
  /** The last change was accepted, and nothing was typed since. */
  saved: boolean;
  problems: readonly RebateProblem[];
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

/** `valid` says whether what was typed are rates. */
type Submitted = { type: 'form.submitted'; valid: boolean; rebates: Rates };
type Event = { type: 'retry.requested' } | { type: 'net.returned' } | { type: 'form.changed' } | Submitted;

/** An agent changes the rebates of a direct subordinate from the next midnight on, within their bounds (TEAM-03). */
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
    /** What was accepted is what the next change starts from. */
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
    /** What was typed is what is known by now. */
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
          // Moved to another line, or never below this agent: both answer alike (TEAM-10).
          { guard: { type: 'isNobody', params: thrownError }, target: 'stranger', actions: 'clearNews' },
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
        'retry.requested': { target: 'loading', actions: 'clearNews' },
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
          // Somebody changed them meanwhile, took the last place, or the member stands elsewhere: what holds is read again.
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
    /** Whether it was saved is open. The same once more changes nothing that stands already. */
    unanswered: {
      tags: 'unanswered',
      on: {
        'retry.requested': { target: 'saving', actions: 'clearNews' },
        'net.returned': { target: 'saving', actions: 'clearNews' },
      },
    },
  },
});
