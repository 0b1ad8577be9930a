import { inCentavos } from '#machines/typedAmount.ts';
import type { DepositOrder } from '@araw/contract/cashier/deposits';

/** The amount in pesos that the payment itself adds to the balance, without any bonus. */
export const cashInOf = ({ arrives, withBonus }: DepositOrder): number =>
  (inCentavos(arrives) - inCentavos(withBonus)) / 100;
