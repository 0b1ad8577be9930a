import { Refusal } from '#packages/server/http/refusal.ts';
import type { PaymentRules } from '#operator/database/tables/system.tables.ts';
import type { MethodKind } from '#services/contract/deposits.ts';
import type { PayoutKind } from '#services/contract/payoutAccounts.ts';

type Kind = MethodKind | PayoutKind;
type Served = Pick<PaymentRules, 'crypto'>;

/** Whether the merchant takes money, and pays it out, in this way (CASH-21). */
export const isServed = (kind: Kind, { crypto }: Served): boolean => crypto || kind !== 'crypto';

/** Throws Refusal `switchedOff`. */
export function refuseUnserved(kind: Kind, rules: Served): void {
  if (!isServed(kind, rules))
    throw new Refusal('switchedOff', { message: 'Crypto is neither taken nor paid out here.' });
}
