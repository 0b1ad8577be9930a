import { moveContracts } from '#operator/contracts/contractMoves.ts';
import { contractJobs, hurryOwed } from '#operator/contracts/payouts.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { type Job, runJobs } from '#operator/jobs/jobs.ts';
import { expireHolds } from '#operator/ledger/holds.ts';
import { settleOrders } from '#operator/lottery/orders.ts';
import { pointsJob } from '#operator/mall/earning.ts';
import { eraseAddresses } from '#operator/mall/orders.ts';
import { askDueDeposits, moveDueDeposits } from '#operator/payments/deposits/asking.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { endEnvelopes } from '#operator/payments/envelopes/envelopes.ts';
import { applyStoredEvents } from '#operator/payments/webhooks/providerEvents.ts';
import {
  askPayouts,
  payWithdrawals,
  reviewWithdrawals,
} from '#operator/payments/withdrawals/withdrawalJobs.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { moveProtections } from '#operator/protection/jobs/jobs.ts';
import { endBonuses } from '#operator/rewards/bonusJobs.ts';
import { commissionJob } from '#operator/rewards/commissions.ts';
import { levelJob } from '#operator/rewards/levels.ts';
import { missionJobs } from '#operator/rewards/missions.ts';
import { movePromotions } from '#operator/rewards/promotions/promotions.ts';
import { rankJobs } from '#operator/rewards/ranks.ts';
import { moveReferrals } from '#operator/rewards/referrals.ts';
import { settleTickets } from '#operator/sports/tickets.ts';

/** Closes each of the merchant's periods once, in order (BEN-13). */
export const periodJobs: readonly Job[] = [
  levelJob,
  pointsJob,
  ...missionJobs,
  ...rankJobs,
  commissionJob,
  ...contractJobs,
];

/**
 * Does everything that is due by the operator's clock, even without visitors: draws, matches, expired holds and envelopes,
 * withdrawals, bonuses, promotions, invitations, contracts, addresses of past orders, ends of breaks and exclusions with
 * reminders, and ended periods.
 */
export async function settleDue(context: OperatorContext, jobs = periodJobs): Promise<void> {
  await settleOrders(context);
  await settleTickets(context);
  await expireHolds(context);
  await endEnvelopes(context);
  await reviewWithdrawals(context);
  await endBonuses(context);
  await movePromotions(context);
  await moveReferrals(context);
  await moveContracts(context);
  await hurryOwed(context);
  await eraseAddresses(context);
  await moveProtections(context, tellInInbox);
  await runJobs(context, jobs);
}

/** The same for payments, separately, because they wait for their providers. */
export async function settlePayments(context: PaymentsContext): Promise<void> {
  await applyStoredEvents(context);
  await moveDueDeposits(context);
  await askDueDeposits(context);
  const [paying, ...others] = context.providers.values();
  if (paying) await payWithdrawals(context, paying);
  for (const provider of others) await askPayouts(context, provider);
}
