import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { transferMachine } from '#machines/transfer/transfer.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useConfirmation } from '#screens/shared/payments/useConfirmation.ts';
import { languageToSend } from '#services/contract/languages.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { defineTransferActors } from './transferActors.ts';

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

/** What the agent sees: each state of the chart has one. */
const viewOf = (snapshot: SnapshotFrom<typeof transferMachine>): View =>
  views.find((view) => snapshot.hasTag(view)) ?? 'loading';

/** Joins the chart of a transfer down the line with the operator, the payment password and the balance (TEAM-06). */
export function useTransfer(account: string) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const actors = defineTransferActors(operator, languageToSend(useDataLanguage()));
  const confirmation = useConfirmation(actors.makeCall);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const amountInput = useRef<HTMLInputElement>(null);
  const noteInput = useRef<HTMLInputElement>(null);

  const [snapshot, send] = useChart(
    transferMachine,
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
  // A payment password that was set, or a demand that was met, elsewhere.
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
    check: () => send({ type: 'check.requested', amount, note: note.trim() }),
  };
}

export type Transfer = ReturnType<typeof useTransfer>;
