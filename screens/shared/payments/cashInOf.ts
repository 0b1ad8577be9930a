import { inCentavos } from '#machines/typedAmount.ts';
import type { DepositOrder } from '#services/contract/deposits.ts';

/** What the payment itself adds to the balance, without a bonus that comes with it. */
export const cashInOf = ({ arrives, withBonus }: DepositOrder): number =>
  (inCentavos(arrives) - inCentavos(withBonus)) / 100;
