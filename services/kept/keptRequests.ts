import * as v from 'valibot';
import { moneyKey } from '@araw/contract/cashier/deposits';
import { redeemRequest } from '@araw/contract/rewards/mall';

/** An order that an account asked for. */
export const keptAttempt = v.object({
  account: v.string(),
  attempt: v.object({ key: moneyKey, quote: v.string(), anyway: v.boolean() }),
});

/** Goods that an account asked for. */
export const keptWish = v.object({
  account: v.string(),
  goods: v.string(),
  wish: v.pick(redeemRequest, ['version', 'address', 'key']),
});
