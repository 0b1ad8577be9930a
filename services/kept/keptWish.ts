import * as v from 'valibot';
import { redeemRequest } from '@araw/contract/rewards/mall';

/** Goods that an account asked for. */
export const keptWish = v.object({
  account: v.string(),
  goods: v.string(),
  wish: v.pick(redeemRequest, ['version', 'address', 'key']),
});
