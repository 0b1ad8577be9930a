import { Refusal } from '@araw/server/http/refusal';
import type { MethodKind } from '@araw/contract/cashier/deposits';
import type { PayoutKind } from '@araw/contract/cashier/payoutAccounts';
import type { Switches } from '@araw/contract/protection/protectionProfiles';

type Kind = MethodKind | PayoutKind;
type Served = Pick<Switches, 'refusedMethods'>;

/** Whether the merchant takes money, and pays it out, with this kind (CASH-21, PROT-11). */
export const isServed = (kind: Kind, { refusedMethods }: Served): boolean =>
  !refusedMethods.some((refused) => refused === kind);

/** Throws Refusal `switchedOff`. */
export function refuseUnserved(kind: Kind, switches: Served): void {
  if (isServed(kind, switches)) return;
  throw new Refusal('switchedOff', {
    message: "Crypto isn't available here.",
    value: { switch: 'refusedMethods' },
  });
}
