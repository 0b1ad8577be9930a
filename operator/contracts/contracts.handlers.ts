import { type Handlers, signedIn } from '#operator/core/context.ts';
import {
  awaitedContracts,
  contractHistory,
  contractInfo,
  currentContract,
  decideContract,
  requiredContracts,
} from './contracts.ts';
import { endContract, givenContracts, withdrawContract } from './given.ts';
import { offerableContracts, offerContract } from './offers.ts';
import { contractPayoutsPage } from './payouts.ts';

/** Calls about contracts. The guard admits only agents, except for `memberFunds` (PERM-03). */
export const contractsHandlers = {
  async memberFunds(_request, caller, context) {
    const required = await requiredContracts(context, signedIn(caller).id);
    return {
      dailysalreqtype: required.dailySalary,
      divtypecompperiodreq: required.dividend,
      contracthoursalreq: required.hourlySalary,
    };
  },

  dailySalaryCurrent: (_request, caller, context) => currentContract(context, caller, 'dailySalary'),
  dailySalaryInfo: (request, caller, context) => contractInfo(context, caller, 'dailySalary', request),
  dailySalaryHistory: (request, caller, context) => contractHistory(context, caller, 'dailySalary', request),
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

  offerableContracts: (request, caller, context) => offerableContracts(context, caller, request),
  offerContract: (request, caller, context) => offerContract(context, caller, request),
  givenContracts: (request, caller, context) => givenContracts(context, caller, request),
  withdrawContract: (request, caller, context) => withdrawContract(context, caller, request),
  endContract: (request, caller, context) => endContract(context, caller, request),
  contractPayouts: (request, caller, context) => contractPayoutsPage(context, caller, request),
} satisfies Partial<Handlers>;
