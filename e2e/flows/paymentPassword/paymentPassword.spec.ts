import { paymentPasswordModel } from '#machines/paymentPassword/paymentPassword.model.ts';
import { paymentPasswordBinding } from './paymentPassword.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-07] [CASH-11] [NET-12]', paymentPasswordModel, paymentPasswordBinding);
