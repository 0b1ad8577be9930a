import { transferModel } from '#machines/transfer/transfer.model.ts';
import { testFlow } from './testFlow.ts';
import { transferBinding } from './transfer.binding.ts';

testFlow('[TEAM-06] [CASH-15] [NET-13]', transferModel, transferBinding);
