import { ownAccount } from '#operator/accounts/identity/finding.ts';
import { type Handlers, signedIn } from '#operator/core/context.ts';
import { refuseSwitchedOff } from '#operator/records/range.ts';
import { settleDebt } from '../debts/debts.ts';
import { withdrawalRecord } from './withdrawalRecord.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  quoteWithdrawal,
  withdrawalOrder,
  withdrawPage,
} from './withdrawals.ts';

export const withdrawalsHandlers = {
  async withdrawPage({ language }, caller, context) {
    return withdrawPage(context, await ownAccount(context, caller), language);
  },

  async quoteWithdrawal(request, caller, context) {
    return quoteWithdrawal(context, await ownAccount(context, caller), request);
  },

  async createWithdrawal(request, caller, context) {
    return createWithdrawal(context, await ownAccount(context, caller), request);
  },

  async withdrawalOrder({ id, language }, caller, context) {
    return withdrawalOrder(context, signedIn(caller).id, id, language);
  },

  async cancelWithdrawal(request, caller, context) {
    return cancelWithdrawal(context, signedIn(caller).id, request);
  },

  async settleDebt(request, caller, context) {
    return settleDebt(context, signedIn(caller).id, request);
  },

  async withdrawalRecord(request, caller, context) {
    await refuseSwitchedOff(context, 'WITHREC3');
    return withdrawalRecord(context, signedIn(caller).id, request);
  },
} satisfies Partial<Handlers>;
