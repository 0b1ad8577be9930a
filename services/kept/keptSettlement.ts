import * as v from 'valibot';
import { moneyKey } from '@araw/contract/cashier/deposits';

/** A debt that an account is paying, in pesos. */
export const keptSettlement = v.object({
  account: v.string(),
  settlement: v.object({ amount: v.pipe(v.number(), v.finite(), v.gtValue(0)), key: moneyKey }),
});
