import { balanceModel } from '#machines/balance/balance.model.ts';
import { balanceBinding } from './balance.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[BAL-01] [BAL-02] [SES-03]', balanceModel, balanceBinding);
