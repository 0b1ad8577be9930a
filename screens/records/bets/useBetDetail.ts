import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { betDetailMachine } from '#machines/betDetail/betDetail.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { ListedBet } from '@araw/contract/cashier/records';
import { queryKeys } from '#services/queries/queries.ts';
import { defineBetDetailActors } from './betDetailActors.ts';

/** Connects a bet's chart to the operator and to the page's return to the foreground (REC-02). */
export function useBetDetail({ source, id }: ListedBet, onChanged: () => void) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const memberType = useSession()?.type ?? null;
  const onAttempt = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
    onChanged();
  };
  const [snapshot, send] = useChart(
    betDetailMachine,
    {
      actors: defineBetDetailActors({ operator, language, onAttempt }),
      actions: {
        sayCancelled: () => void notices.show('success', t('betDetail.cancelled'), noticeTimes.short),
      },
    },
    { input: { source, id, memberType } },
  );
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible') send({ type: 'page.shown' });
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [send]);
  return [snapshot, send] as const;
}
