import { paymentConfirmationModel } from '#machines/paymentConfirmation/paymentConfirmation.model.ts';
import { paymentConfirmationBinding } from './paymentConfirmation.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-09] [CASH-11] [NET-12]', paymentConfirmationModel, paymentConfirmationBinding);
