import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { downlineTransferMachine } from '#machines/downlineTransfer/downlineTransfer.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useConfirmation } from '#screens/shared/payments/useConfirmation.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from '#services/queries/queries.ts';
import { readLine } from '@araw/contract/values/typedText';
import { defineDownlineTransferActors } from './downlineTransferActors.ts';

const views = [
  'loading',
  'failed',
  'strange',
  'closed',
  'demanded',
  'passwordMissing',
  'editing',
  'done',
] as const;
type View = (typeof views)[number];

/** Every chart state has a view. */
const viewOf = (snapshot: SnapshotFrom<typeof downlineTransferMachine>): View =>
  views.find((view) => snapshot.hasTag(view)) ?? 'loading';

/** Joins the downline transfer chart with the operator, the payment PIN and the balance (TEAM-06). */
export function useDownlineTransfer(account: string) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const actors = defineDownlineTransferActors(operator, languageToSend(useDataLanguage()));
  const confirmation = useConfirmation(actors.makeCall);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const amountInput = useRef<HTMLInputElement>(null);
  const noteInput = useRef<HTMLInputElement>(null);

  const [snapshot, send] = useChart(
    downlineTransferMachine,
    {
      actors: { loadMeans: actors.loadMeans, confirmTransfer: confirmation.chart },
      actions: {
        focusAmount: () => amountInput.current?.focus(),
        focusNote: () => noteInput.current?.focus(),
        renewBalance: () => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, 'records'] });
        },
      },
    },
    { input: { account } },
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
    note,
    holdAmount(element: HTMLInputElement | null) {
      amountInput.current = element;
    },
    holdNote(element: HTMLInputElement | null) {
      noteInput.current = element;
    },
    typeAmount(typed: string) {
      setAmount(typed);
      send({ type: 'form.changed' });
    },
    typeNote(typed: string) {
      setNote(typed);
      send({ type: 'form.changed' });
    },
    retry: () => send({ type: 'retry.requested' }),
    check: () => send({ type: 'check.requested', amount, note: readLine(note) }),
  };
}

export type Transfer = ReturnType<typeof useDownlineTransfer>;
