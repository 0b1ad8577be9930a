import type { QueryClient } from '@tanstack/react-query';
import { depositOrderMachine } from '#machines/depositOrder/depositOrder.machine.ts';
import { depositReceiptsMachine } from '#machines/depositReceipts/depositReceipts.machine.ts';
import type { Configuration } from '@araw/contract/calls/configuration';
import { queryKeys } from '#services/queries/queries.ts';
import type { AppStorage } from '#services/kept/storage.ts';
import type { defineDepositActors } from './depositActors.ts';
import { createChosenFiles } from '#screens/shared/uploads/chosenFiles.ts';
import { focusReference } from './referenceField.ts';
import { defineUploadActor } from '#screens/shared/uploads/uploadActor.ts';

type OrderActors = Pick<ReturnType<typeof defineDepositActors>, 'readOrder' | 'cancelOrder' | 'sendProof'>;

interface World {
  configuration: Configuration;
  queryClient: QueryClient;
  merchant: () => string;
  storage: AppStorage;
}

/** One order's chart with the operator's calls provided, and its receipt files for the page. */
export function defineDepositOrder(
  { readOrder, cancelOrder, sendProof }: OrderActors,
  { configuration, queryClient, merchant, storage }: World,
) {
  const files = createChosenFiles();
  const uploadReceipt = defineUploadActor({
    baseUrl: configuration.apiBaseUrl,
    files,
    merchant,
    token: () => storage.read('sessionInfo')?.token ?? null,
    load: () => import('#services/client/receiptUpload.ts'),
  });
  const depositReceipts = depositReceiptsMachine.provide({
    actors: { sendProof, uploadReceipt },
    actions: { focusReference },
  });
  const depositOrder = depositOrderMachine.provide({
    actors: { readOrder, cancelOrder, depositReceipts },
    actions: { refreshBalance: () => void queryClient.invalidateQueries({ queryKey: queryKeys.wallet }) },
  });
  return { depositOrder, files };
}
