import { debtModel } from '#machines/debt/debt.model.ts';
import { debtBinding } from './debt.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-20] [NET-12] [NET-13]', debtModel, debtBinding);
