import { depositReceiptsModel } from '#machines/depositReceipts/depositReceipts.model.ts';
import { depositReceiptsBinding } from './depositReceipts.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-04] [NET-12] [NET-13]', depositReceiptsModel, depositReceiptsBinding);
