import { centavosOf, inCentavos } from '#machines/typedAmount.ts';
import type { PayoutAccount } from '#services/contract/payoutAccounts.ts';
import type { WithdrawPage } from '#services/contract/withdrawals.ts';

export type Rail = WithdrawPage['rails'][number];

/** By what a payout to this account can travel. */
const railsTo = ({ rails }: WithdrawPage, { kind }: PayoutAccount) =>
  rails.filter((rail) => rail.kind === kind);

/** What a payout to this account costs and by what it travels; null for an amount that no rail takes. The quote has the last word. */
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

/** The most that can go now. */
export function allOf(page: WithdrawPage, account: PayoutAccount | undefined): number {
  return Math.min(page.withdrawable, page.limits.sumLeft, boundsOf(page, account).most);
}

const steps = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** At most three round amounts that can go now, the largest ones. */
export function quickAmountsOf(page: WithdrawPage, account: PayoutAccount | undefined): number[] {
  const { least } = boundsOf(page, account);
  const most = allOf(page, account);
  return steps.filter((amount) => amount >= least && amount < most).slice(-3);
}

/** An amount as it would be typed: 9980.5 is 9980.50. */
export const asTyped = (pesos: number): string => pesos.toFixed(2).replace(/\.00$/, '');
