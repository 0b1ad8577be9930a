import type { Handlers } from '#operator/core/context.ts';
import {
  awaitedContracts,
  contractHistory,
  contractInfo,
  currentContract,
  decideContract,
} from './contracts.ts';
import { dailySalaries, teamByCategory, teamByDay, teamByMember } from './team.ts';

/** The calls of agents about their team and their own contracts; the guard lets agents alone through (PERM-03). */
export const agentsHandlers = {
  teamKpiA: (request, caller, context) => teamByMember(context, caller, request),
  teamKpiB: (request, caller, context) => teamByCategory(context, caller, request),
  teamKpiC: (request, caller, context) => teamByDay(context, caller, request),

  dailySalaryCurrent: (_request, caller, context) => currentContract(context, caller, 'dailySalary'),
  dailySalaryInfo: (request, caller, context) => contractInfo(context, caller, 'dailySalary', request),
  dailySalaryHistory: (request, caller, context) => contractHistory(context, caller, 'dailySalary', request),
  dailySalaryQuery: (request, caller, context) => dailySalaries(context, caller, request),
  dailySalaryRequest: (_request, caller, context) =>
    awaitedContracts(context, caller, 'dailySalary', ['upline']),

  async dailySalaryApply(request, caller, context) {
    await decideContract(context, caller, 'dailySalary', request, ['holder']);
    return {};
  },

  async dailySalaryProcess(request, caller, context) {
    await decideContract(context, caller, 'dailySalary', request, ['upline']);
    return {};
  },

  dividendCurrent: (_request, caller, context) => currentContract(context, caller, 'dividend'),
  dividendInfo: (request, caller, context) => contractInfo(context, caller, 'dividend', request),
  dividendHistory: (request, caller, context) => contractHistory(context, caller, 'dividend', request),
  dividendMessage: (_request, caller, context) =>
    awaitedContracts(context, caller, 'dividend', ['holder', 'upline']),

  async dividendPayout(request, caller, context) {
    await decideContract(context, caller, 'dividend', request, ['holder', 'upline']);
    return {};
  },

  hourlySalaryCurrent: (_request, caller, context) => currentContract(context, caller, 'hourlySalary'),
  hourlySalaryInfo: (request, caller, context) => contractInfo(context, caller, 'hourlySalary', request),
  hourlySalaryHistory: (request, caller, context) =>
    contractHistory(context, caller, 'hourlySalary', request),

  async hourlySalaryApply(request, caller, context) {
    await decideContract(context, caller, 'hourlySalary', request, ['holder']);
    return {};
  },
} satisfies Partial<Handlers>;
