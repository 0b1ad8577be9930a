import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { uplineTransferMachine } from '#machines/uplineTransfer/uplineTransfer.machine.ts';
import { useSession, useWhitelabel } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useConfirmation } from '#screens/shared/payments/useConfirmation.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from '#services/queries/queries.ts';
import { defineUplineTransferActors } from './uplineTransferActors.ts';

const views = [
  'refused',
  'closed',
  'loading',
  'failed',
  'demanded',
  'passwordMissing',
  'editing',
  'reviewing',
  'done',
] as const;
type View = (typeof views)[number];

/** Every chart state has a view. */
const viewOf = (snapshot: SnapshotFrom<typeof uplineTransferMachine>): View =>
  views.find((view) => snapshot.hasTag(view)) ?? 'loading';

/** Joins the upline transfer chart with the operator, the payment PIN and the balance (CASH-13). */
export function useUplineTransfer(toUpline: boolean) {
  const { operator, notices } = useServices();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const memberType = useSession()?.type ?? null;
  const enabled = useWhitelabel()['UPLINETRANS3'] === true;
  const actors = defineUplineTransferActors(operator, languageToSend(useDataLanguage()));
  const confirmation = useConfirmation(actors.makeCall);
  const [amount, setAmount] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const [snapshot, send] = useChart(
    uplineTransferMachine,
    {
      actors: { loadUpline: actors.loadUpline, confirmTransfer: confirmation.chart },
      actions: {
        focusAmount: () => input.current?.focus(),
        renewBalance: () => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, 'records'] });
        },
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { memberType, enabled, toUpline } },
  );
  // The player may have set a payment PIN or met a demand elsewhere.
  useReturns((event) => {
    if (event.type === 'page.shown') send({ type: 'page.changed' });
  });

  return {
    view: viewOf(snapshot),
    busy: snapshot.hasTag('busy'),
    context: snapshot.context,
    confirmTransfer: snapshot.children.confirmTransfer,
    field: confirmation.field,
    amount,
    holdInput(element: HTMLInputElement | null) {
      input.current = element;
    },
    type(typed: string) {
      setAmount(typed);
      send({ type: 'amount.changed' });
    },
    retry: () => send({ type: 'retry.requested' }),
    review: () => send({ type: 'review.requested', amount }),
    canLeaveReview: snapshot.can({ type: 'review.left' }),
    leaveReview: () => send({ type: 'review.left' }),
    canConfirm: snapshot.can({ type: 'transfer.confirmed' }),
    confirm: () => send({ type: 'transfer.confirmed' }),
  };
}

export type UplineTransfer = ReturnType<typeof useUplineTransfer>;
