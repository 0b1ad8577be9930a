import { assign, fromPromise, setup } from 'xstate';
import type { ContractKind } from '#services/contract/agent.ts';
import { isAgent, isContractExempt, type MemberType } from '#services/contract/roles.ts';
import { notProvided } from '../notProvided.ts';
import { promptTurn, type TurnNews } from '../promptQueue/promptTurn.ts';

/** The contracts that wait for the player's decision: of each kind its id, or '' where none does. */
export type RequiredContracts = Record<ContractKind, string>;

/** One contract to be alerted to. */
export interface ContractAlert {
  kind: ContractKind;
  contractId: string;
}

interface Input {
  memberType: MemberType;
  /** The merchant's AGENTPOLICY3. */
  agentPolicy: boolean;
  /** What the player has answered in this visit. */
  answered: readonly ContractAlert[];
}

interface Context extends Input {
  /** In the order in which they come up. */
  alerts: readonly ContractAlert[];
}

type Event =
  | TurnNews
  | { type: 'alert.cancelled' }
  /** By going back or by Escape. */
  | { type: 'alert.dismissed' }
  /** To the page of the contract that the alert is about. */
  | { type: 'contract.chosen' };

/** Alerts an agent, one after the other, to the contracts that wait for a decision (AGENT-05, PERM-04). */
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
    /** For the rest of the visit it does not come up again. */
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
        // An alert that cannot be loaded does not show; the next visit of the page asks again.
        onError: 'done',
      },
    },
    loaded: { always: [{ guard: 'nothingWaits', target: 'done' }, { target: 'queued' }] },
    queued: {
      invoke: {
        id: 'promptTurn',
        src: 'promptTurn',
        // Without a queue there is no turn to wait for, and nothing comes up.
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
            /** The second tap of a double tap on the alert before this one answers nothing here. */
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
