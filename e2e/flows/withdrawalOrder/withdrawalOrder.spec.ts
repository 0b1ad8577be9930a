import { withdrawalOrderModel } from '#machines/withdrawalOrder/withdrawalOrder.model.ts';
import { testFlow } from '../testFlow.ts';
import { withdrawalOrderBinding } from './withdrawalOrder.binding.ts';

testFlow('[CASH-10] [CASH-22]', withdrawalOrderModel, withdrawalOrderBinding);
