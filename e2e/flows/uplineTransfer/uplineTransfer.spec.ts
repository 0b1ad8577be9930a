import { uplineTransferModel } from '#machines/uplineTransfer/uplineTransfer.model.ts';
import { testFlow } from '../testFlow.ts';
import { uplineTransferBinding } from './uplineTransfer.binding.ts';

testFlow('[CASH-13] [CASH-15] [NET-13]', uplineTransferModel, uplineTransferBinding);
