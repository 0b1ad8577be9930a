import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { envelopeOpeningMachine } from '#machines/envelopeOpening/envelopeOpening.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useKeyedCall, useKeyedCallChart } from '#src/app/hooks/useKeyedCall.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { defineEnvelopeActors } from './envelopeActors.ts';

/** Joins the chart that opens envelopes with the operator, and the balance (TEAM-14). */
export function useEnvelopes(language: string) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const memberType = useSession()?.type ?? null;
  const { loadEnvelopes, openEnvelope: makeCall } = defineEnvelopeActors(operator, queryClient, language);
  const openEnvelope = useKeyedCallChart(makeCall);
  const [snapshot, send] = useChart(
    envelopeOpeningMachine,
    {
      actors: { loadEnvelopes, openEnvelope },
      actions: {
        renewBalance: () => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          for (const outdated of ['records', 'unread']) {
            void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, outdated] });
          }
        },
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { memberType } },
  );
  const call = useKeyedCall(snapshot.children.openEnvelope);
  useReturns((event) => {
    send(event);
    if (event.type === 'net.returned') call.netReturned();
  });
  return { snapshot, send, call };
}

export type Envelopes = ReturnType<typeof useEnvelopes>;
