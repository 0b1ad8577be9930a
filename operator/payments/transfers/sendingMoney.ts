import type { Account } from '#operator/accounts/identity/finding.ts';
import { openRequirements, withdrawable } from '#operator/bets/requirements.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { demandsOf } from '../demands/demands.ts';

/** A sender's available money, and requirements that come first (CASH-13, CASH-15). */
export async function meansOf(context: OperatorContext, account: Account, language: string) {
  const { database, clock } = context;
  const most = withdrawable(
    await pocketsOf(database, account.id),
    await openRequirements(database, account.id),
  );
  return {
    withdrawable: most / 100,
    hasPaymentPassword: account.paymentPasswordHash !== null,
    demands: await demandsOf(context, account.id, 'transfer', language),
    now: clock.now(),
  };
}
