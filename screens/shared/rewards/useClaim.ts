import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimMachine } from '#machines/claim/claim.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { queryKeys } from '#services/queries/queries.ts';

type ClaimActors = NonNullable<Parameters<typeof claimMachine.provide>[0]['actors']>;

/** Joins the chart of claims with what reads and makes them, and with the balance (BEN-07, BEN-09). */
export function useClaim(actors: ClaimActors) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const queryClient = useQueryClient();
  const memberType = useSession()?.type ?? null;
  const [snapshot, send] = useChart(
    claimMachine,
    {
      actors,
      actions: {
        renewBalance: () => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          for (const outdated of ['records', 'rewards', 'mall', 'unread']) {
            void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, outdated] });
          }
        },
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { memberType } },
  );
  useReturns(send);
  return { snapshot, send };
}

export type Claiming = ReturnType<typeof useClaim>;
