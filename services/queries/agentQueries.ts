import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Contract, ContractKind } from '@araw/contract/agents/agent';
import type { CallValue } from '@araw/contract/calls/calls';
import type { GivenState } from '@araw/contract/agents/agentContracts';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

const minute = 60_000;
const historyLength = 50;
const givenLength = 25;

/** Keys for `agentQueries`; all of them end with the session. */
export const agentKeys = {
  contracts: [...queryKeys.member, 'contracts'],
  team: [...queryKeys.member, 'team'],
} as const;

interface ContractCalls {
  current(signal: AbortSignal): Promise<Contract>;
  /** The latest one, offered or decided. */
  info(signal?: AbortSignal): Promise<Contract>;
  decide(decision: { contractId: string; accept: boolean }): Promise<unknown>;
  history(signal: AbortSignal): Promise<Pick<CallValue<'dailySalaryHistory'>, 'list' | 'unread'>>;
}

const firstPage = { page: 1, pageSize: historyLength };

/** The operator's calls for one kind of contract. */
export const contractCalls = (operator: OperatorClient, kind: ContractKind): ContractCalls =>
  ({
    dailySalary: {
      current: (signal: AbortSignal) => operator.dailySalaryCurrent({}, { signal }),
      info: (signal?: AbortSignal) => operator.dailySalaryInfo({}, { signal }),
      decide: operator.dailySalaryApply,
      history: (signal: AbortSignal) => operator.dailySalaryHistory(firstPage, { signal }),
    },
    dividend: {
      current: (signal: AbortSignal) => operator.dividendCurrent({}, { signal }),
      info: (signal?: AbortSignal) => operator.dividendInfo({}, { signal }),
      decide: operator.dividendPayout,
      history: (signal: AbortSignal) => operator.dividendHistory(firstPage, { signal }),
    },
    hourlySalary: {
      current: (signal: AbortSignal) => operator.hourlySalaryCurrent({}, { signal }),
      info: (signal?: AbortSignal) => operator.hourlySalaryInfo({}, { signal }),
      decide: operator.hourlySalaryApply,
      history: (signal: AbortSignal) => operator.hourlySalaryHistory(firstPage, { signal }),
    },
  })[kind];

/** Reads for an agent's screens; they need a session. */
export const agentQueries = (operator: OperatorClient) => ({
  /** Only the team's counts (AGENT-02), for a merchant day. */
  teamOn: (day: string) =>
    queryOptions({
      queryKey: [...agentKeys.team, day],
      queryFn: ({ signal }) =>
        operator.teamKpiA({ startDate: day, endDate: day, size: 0 }, { signal }).then(({ footer }) => footer),
      staleTime: minute / 2,
    }),

  /** The agent's own rates, those of direct members, and the quotas. */
  rebates: () =>
    queryOptions({
      queryKey: [...agentKeys.team, 'rebates'],
      queryFn: async ({ signal }) => {
        const [settings, { list }] = await Promise.all([
          operator.rebateSettings({}, { signal }),
          operator.rebateQuotas({}, { signal }),
        ]);
        return { ...settings, quotas: list };
      },
      staleTime: 0,
    }),

  newestContract: (kind: ContractKind) =>
    queryOptions({
      queryKey: [...agentKeys.contracts, kind, 'newest'],
      queryFn: ({ signal }) => contractCalls(operator, kind).info(signal),
      staleTime: 0,
    }),

  currentContract: (kind: ContractKind) =>
    queryOptions({
      queryKey: [...agentKeys.contracts, kind, 'current'],
      queryFn: ({ signal }) => contractCalls(operator, kind).current(signal),
      staleTime: 0,
    }),

  /** Contracts of direct members; pages start at 1. */
  givenContracts: (state: GivenState, page: number) =>
    queryOptions({
      queryKey: [...agentKeys.contracts, 'given', state, page],
      queryFn: ({ signal }) => operator.givenContracts({ state, page, pageSize: givenLength }, { signal }),
      staleTime: 0,
    }),

  contractPayouts: (kind: ContractKind) =>
    queryOptions({
      queryKey: [...agentKeys.contracts, kind, 'payouts'],
      queryFn: ({ signal }) => operator.contractPayouts({ kind, ...firstPage }, { signal }),
      staleTime: 0,
    }),

  contractHistory: (kind: ContractKind) =>
    queryOptions({
      queryKey: [...agentKeys.contracts, kind, 'history'],
      queryFn: ({ signal }) => contractCalls(operator, kind).history(signal),
      staleTime: 0,
    }),
});

/** Possible recipients in the agent's downline, by the start of the account (TEAM-06, TEAM-07). */
export const recipientsQuery = (operator: OperatorClient, search: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'recipients', search],
    queryFn: ({ signal }) => operator.recipients({ search }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
