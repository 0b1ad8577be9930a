import { promotionModel } from '#machines/promotion/promotion.model.ts';
import { promotionBinding } from './promotion.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[BEN-01] [BEN-02] [ACCT-04] [NET-12] [NET-13]', promotionModel, promotionBinding);
