import { redeemModel } from '#machines/redeem/redeem.model.ts';
import { redeemBinding } from './redeem.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[BEN-04] [BEN-14] [NET-12] [NET-13]', redeemModel, redeemBinding);
