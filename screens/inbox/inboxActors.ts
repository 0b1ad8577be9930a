import { fromPromise } from 'xstate';
import type { OperatorClient } from '#services/client/operator.ts';

export const defineInboxActors = (operator: OperatorClient) => ({
  deleteMessage: fromPromise<void, { id: string }>(async ({ input, signal }) => {
    await operator.deleteInboxMessage(input, { signal });
  }),
  readAll: fromPromise<void>(async ({ signal }) => {
    await operator.readInbox({}, { signal });
  }),
});
