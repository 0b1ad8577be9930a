import { fromPromise } from 'xstate';
import type { DownlineRefusal, TransferForm } from '#machines/downlineTransfer/downlineTransfer.machine.ts';
import { defineConfirmedCall, problemIn } from '#screens/shared/payments/confirmedCall.ts';
import type { DownlineTransfer } from '@araw/contract/cashier/transfers';
import type { OperatorClient } from '#services/client/operator.ts';

/** Reads the amounts that can be sent to a downline member, and sends money. */
export const defineDownlineTransferActors = (operator: OperatorClient, language: string) => ({
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
