import { fromPromise } from 'xstate';
import type { DownlineRefusal, TransferForm } from '#machines/transfer/transfer.machine.ts';
import { defineConfirmedCall, problemIn } from '#screens/shared/payments/confirmedCall.ts';
import type { DownlineTransfer } from '#services/contract/transfers.ts';
import type { OperatorClient } from '#services/client/operator.ts';

/** Reads what can be sent to a member of the downline, and sends it. */
export const defineTransferActors = (operator: OperatorClient, language: string) => ({
  loadMeans: fromPromise<DownlineTransfer, { account: string }>(({ input: { account }, signal }) =>
    operator.downlineTransfer({ account, language }, { signal }),
  ),
  makeCall: defineConfirmedCall(
    ({ request, ...proof }) =>
      operator.transferDownline({
        ...(request as unknown as TransferForm & { account: string }),
        ...proof,
        language,
      }),
    (refused): DownlineRefusal => ({ problem: problemIn(refused) }),
  ),
});
