import { downlineTransferModel } from '#machines/downlineTransfer/downlineTransfer.model.ts';
import { testFlow } from '../testFlow.ts';
import { downlineTransferBinding } from './downlineTransfer.binding.ts';

testFlow('[TEAM-06] [CASH-15] [NET-13]', downlineTransferModel, downlineTransferBinding);
