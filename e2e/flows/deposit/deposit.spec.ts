import { depositModel } from '#machines/deposit/deposit.model.ts';
import { depositBinding } from './deposit.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-01] [CASH-02] [CASH-03] [CASH-07] [CASH-15]', depositModel, depositBinding);
