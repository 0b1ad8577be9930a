import { withdrawalModel } from '#machines/withdrawal/withdrawal.model.ts';
import { testFlow } from '../testFlow.ts';
import { withdrawalBinding } from './withdrawal.binding.ts';

testFlow('[CASH-08] [CASH-09] [CASH-15]', withdrawalModel, withdrawalBinding);
