import { depositOrderModel } from '#machines/depositOrder/depositOrder.model.ts';
import { depositOrderBinding } from './depositOrder.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-04] [CASH-06] [CASH-20] [CASH-22] [NET-13]', depositOrderModel, depositOrderBinding);
