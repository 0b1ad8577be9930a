import { fromPromise } from 'xstate';
import type { Outcome } from '#machines/outcome.ts';
import type { NewAccount } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import type { PayoutAccounts } from '@araw/contract/cashier/payoutAccounts';
import type { OperatorClient } from '#services/client/operator.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { defineConfirmedCall } from '#screens/shared/payments/confirmedCall.ts';

/** Reads the payout accounts; adds, removes and chooses one. */
export const definePayoutAccountsActors = (operator: OperatorClient, language: string) => ({
  loadAccounts: fromPromise<PayoutAccounts>(({ signal }) =>
    operator.payoutAccounts({ language }, { signal }),
  ),
  setDefault: fromPromise<Outcome, { id: string; key: string }>(({ input }) =>
    outcomeOf(operator.setDefaultPayoutAccount(input)),
  ),
  addAccount: defineConfirmedCall(({ request, ...proof }) =>
    operator.addPayoutAccount({ ...(request as unknown as NewAccount), ...proof }),
  ),
  removeAccount: defineConfirmedCall(({ request, ...proof }) =>
    operator.removePayoutAccount({ ...(request as { id: string }), ...proof }),
  ),
});
