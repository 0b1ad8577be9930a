import * as v from 'valibot';
import { moneyKey } from '@araw/contract/cashier/deposits';

/** An order that an account asked for. */
export const keptAttempt = v.object({
  account: v.string(),
  attempt: v.object({ key: moneyKey, quote: v.string(), anyway: v.boolean() }),
});
