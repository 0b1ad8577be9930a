import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { depositOrderMachine } from '#machines/depositOrder/depositOrder.machine.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useSecondsLeft } from '#screens/shared/payments/useSecondsLeft.ts';

export type DepositOrderRef = ActorRefFrom<typeof depositOrderMachine>;

/** Joins one order's chart with the page's return to the front and the network's return (CASH-06). */
export function useDepositOrder(order: DepositOrderRef) {
  const snapshot = useSelector(order, (now) => now);
  const receipts = snapshot.children.depositReceipts;

  useReturns((event) => {
    order.send(event);
    if (event.type === 'net.returned') receipts?.send(event);
  });

  return { snapshot, receipts, send: order.send };
}

/** Notifies the chart when the time to pay ends by the operator's clock, whichever part of the page shows. */
export function TimeWatch({ order, endsAt }: { order: DepositOrderRef; endsAt: number }) {
  useSecondsLeft(endsAt, () => order.send({ type: 'time.ended' }));
  return null;
}
