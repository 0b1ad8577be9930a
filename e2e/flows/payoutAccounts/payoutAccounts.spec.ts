import { payoutAccountsModel } from '#machines/payoutAccounts/payoutAccounts.model.ts';
import { payoutAccountsBinding } from './payoutAccounts.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-12] [NET-13]', payoutAccountsModel, payoutAccountsBinding);
