import { fromPromise } from 'xstate';
import type { TransferRefusal } from '#machines/uplineTransfer/uplineTransfer.machine.ts';
import type { Upline } from '@araw/contract/cashier/withdrawals';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineConfirmedCall, problemIn } from '#screens/shared/payments/confirmedCall.ts';

export const defineUplineTransferActors = (operator: OperatorClient, language: string) => ({
  loadUpline: fromPromise<Upline>(({ signal }) => operator.upline({ language }, { signal })),
  makeCall: defineConfirmedCall(
    ({ request, ...proof }) =>
      operator.transferUpline({ ...(request as { amount: string }), ...proof, language }),
    (refused): TransferRefusal => ({ problem: problemIn(refused) }),
  ),
});
