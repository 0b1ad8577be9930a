import { assign, fromPromise, setup } from 'xstate';
import type { ContractKind } from '@araw/contract/agents/agent';
import { isAgent, isContractExempt, type MemberType } from '@araw/contract/calls/roles';
import { notProvided } from '../notProvided.ts';
import { promptTurn, type TurnNews } from '../promptQueue/promptTurn.ts';

/** The contracts waiting for the player's decision: the id for each kind, or '' if there is none. */
export type RequiredContracts = Record<ContractKind, string>;

export interface ContractAlert {
  kind: ContractKind;
  contractId: string;
}

interface Input {
  memberType: MemberType;
  /** The merchant's AGENTPOLICY3. */
  agentPolicy: boolean;
  /** Alerts the player has answered during this visit. */
  answered: readonly ContractAlert[];
}

interface Context extends Input {
  /** In display order. */
  alerts: readonly ContractAlert[];
}

type Event =
  | TurnNews
  | { type: 'alert.cancelled' }
  /** By going back or pressing Escape. */
  | { type: 'alert.dismissed' }
  /** Opens the page of the alert's contract. */
  | { type: 'contract.chosen' };

/** Alerts an agent to contracts waiting for a decision, one after the other (AGENT-05, PERM-04). */
export const contractPromptsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input, tags: {} as 'open' },
  actors: { loadRequired: fromPromise<RequiredContracts>(notProvided('loadRequired')), promptTurn },
  guards: {
    isSpared: ({ context: { memberType, agentPolicy } }) =>
      isContractExempt(memberType) || !isAgent(memberType) || !agentPolicy,
    nothingWaits: ({ context }) => context.alerts.length === 0,
  },
  actions: {
    noteAlerts: assign(({ context: { answered } }, required: RequiredContracts) => ({
      alerts: kinds
        .map((kind) => ({ kind, contractId: required[kind] }))
        .filter(
          ({ kind, contractId }) =>
            contractId !== '' &&
            !answered.some((alert) => alert.kind === kind && alert.contractId === contractId),
        ),
    })),
    /** Don't show it again during this visit. */
    noteAnswered: (_, _alert: ContractAlert | undefined) => {},
    dropAlert: assign(({ context }) => ({ alerts: context.alerts.slice(1) })),
    openContract: (_, _alert: ContractAlert | undefined) => {},
  },
  delays: { doubleTapEnds: 500 },
}).createMachine({
  id: 'contractPrompts',
  context: ({ input }) => ({ ...input, alerts: [] }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSpared', target: 'spared' }, { target: 'loading' }] },
    spared: { type: 'final' },
    loading: {
      invoke: {
        id: 'loadRequired',
        src: 'loadRequired',
        onDone: {
          target: 'loaded',
          actions: { type: 'noteAlerts', params: ({ event }) => event.output },
        },
        // If the alerts can't be loaded, none shows; the next visit to the page tries again.
        onError: 'done',
      },
    },
    loaded: { always: [{ guard: 'nothingWaits', target: 'done' }, { target: 'queued' }] },
    queued: {
      invoke: {
        id: 'promptTurn',
        src: 'promptTurn',
        // Without a queue no turn ever comes, so nothing pops up.
        onError: 'done',
      },
      initial: 'waiting',
      states: {
        waiting: { on: { 'turn.given': 'alerting' } },
        alerting: {
          tags: 'open',
          initial: 'ready',
          on: { 'turn.taken': 'waiting', 'alert.dismissed': 'answered' },
          states: {
            /** Ignore the second tap of a double tap on the previous alert. */
            settling: { after: { doubleTapEnds: 'ready' } },
            ready: {
              on: {
                'alert.cancelled': '#contractPrompts.queued.answered',
                'contract.chosen': {
                  target: '#contractPrompts.done',
                  actions: [
                    { type: 'noteAnswered', params: ({ context }) => context.alerts[0] },
                    { type: 'openContract', params: ({ context }) => context.alerts[0] },
                  ],
                },
              },
            },
          },
        },
        answered: {
          entry: [{ type: 'noteAnswered', params: ({ context }) => context.alerts[0] }, 'dropAlert'],
          always: [
            { guard: 'nothingWaits', target: '#contractPrompts.done' },
            { target: 'alerting.settling' },
          ],
        },
      },
    },
    done: { type: 'final' },
  },
});

const kinds: readonly ContractKind[] = ['dailySalary', 'dividend', 'hourlySalary'];
