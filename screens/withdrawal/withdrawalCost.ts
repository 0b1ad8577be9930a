import { centavosOf, inCentavos } from '#machines/typedAmount.ts';
import type { PayoutAccount } from '@araw/contract/cashier/payoutAccounts';
import type { WithdrawPage } from '@araw/contract/cashier/withdrawals';

export type Rail = WithdrawPage['rails'][number];

/** The rails that can pay out to this account. */
const railsTo = ({ rails }: WithdrawPage, { kind }: PayoutAccount) =>
  rails.filter((rail) => rail.kind === kind);

/** A payout's estimated cost and rail; null if no rail takes the amount. Only the quote is binding. */
export function costOf(
  page: WithdrawPage,
  account: PayoutAccount | undefined,
  typed: string,
): { rail: Rail; fee: number; net: number } | null {
  const gross = centavosOf(typed);
  if (!account || gross === null) return null;
  const rail = railsTo(page, account).find(
    ({ least, most }) => gross >= inCentavos(least) && gross <= inCentavos(most),
  );
  if (!rail) return null;
  const share = (BigInt(gross) * BigInt(rail.feeShare) + 9_999n) / 10_000n;
  const fee = inCentavos(rail.feeFlat) + Number(share);
  return fee < gross ? { rail, fee: fee / 100, net: (gross - fee) / 100 } : null;
}

/** The narrowest bounds of merchant and rail for this account, in pesos (CASH-08). */
export function boundsOf(page: WithdrawPage, account: PayoutAccount | undefined) {
  const { least, most } = page.limits;
  const rails = account ? railsTo(page, account) : [];
  if (rails.length === 0) return { least, most };
  return {
    least: Math.max(least, Math.min(...rails.map((rail) => rail.least))),
    most: Math.min(most, Math.max(...rails.map((rail) => rail.most))),
  };
}

/** The most that can be withdrawn now, in pesos. */
export function allOf(page: WithdrawPage, account: PayoutAccount | undefined): number {
  return Math.min(page.withdrawable, page.limits.sumLeft, boundsOf(page, account).most);
}

const steps = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** The largest round amounts that can be withdrawn now, up to three. */
export function quickAmountsOf(page: WithdrawPage, account: PayoutAccount | undefined): number[] {
  const { least } = boundsOf(page, account);
  const most = allOf(page, account);
  return steps.filter((amount) => amount >= least && amount < most).slice(-3);
}

/** An amount as it would be typed: 9980.5 is 9980.50. */
export const asTyped = (pesos: number): string => pesos.toFixed(2).replace(/\.00$/, '');
