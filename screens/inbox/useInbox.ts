import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useKeepPages, useKeptPages } from '#src/app/places.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { InboxMessage } from '@araw/contract/messages/messages';
import { paced } from '#services/paced.ts';
import { serviceQueries } from '#services/queries/serviceQueries.ts';
import { defineInboxActors } from './inboxActors.ts';
import { shownInbox } from './shownInbox.ts';
import { whileOpen } from '#src/app/whileOpen.ts';

/** Joins the inbox chart with the operator and the cached inbox (MSG-03). */
export function useInbox() {
  const { t } = useTranslation();
  const tellFailure = useFailureNotice();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const shown = useMemo(() => shownInbox(queryClient), [queryClient]);

  const leftPage = useKeptPages();

  const [snapshot, send] = useChart(
    inboxMachine,
    {
      actors: defineInboxActors(operator),
      actions: {
        markRead: (_, { id }) => {
          const takeBack = shown.markRead(id);
          operator.readInboxMessage({ id }).then(shown.countAnew, takeBack);
        },
        showDeleted: (_, { id }) => shown.remove(id),
        showAllRead: () => shown.markAllRead(),
        takeBack: () => shown.takeBack(),
        sayDeleted: () => void notices.show('success', t('inbox.deleted'), noticeTimes.success),
        sayFailure: (_, failure) => tellFailure(failure),
        refresh: () => shown.refresh(),
      },
    },
    { input: { page: leftPage } },
  );

  const { page, openId } = snapshot.context;
  useKeepPages(page);
  const canWrite = !snapshot.hasTag('busy');
  const messages = useQuery({
    ...serviceQueries(operator).inbox({ page, language: useDataLanguage() }),
    // Pending writes already show; a refetch of the older list would revert them.
    refetchInterval: canWrite && paced(whileOpen),
    refetchOnWindowFocus: canWrite && 'always',
  });
  return {
    messages,
    page,
    openId,
    asking: snapshot.hasTag('asking'),
    markingAll: snapshot.hasTag('markingAll'),
    canWrite,
    choosePage: (chosen: number) => send({ type: 'page.chosen', page: chosen }),
    open: ({ id, read }: InboxMessage) => send({ type: 'message.opened', id, read }),
    close: () => send({ type: 'message.closed' }),
    askToDelete: (id: string) => send({ type: 'deletion.requested', id }),
    keep: () => send({ type: 'deletion.cancelled' }),
    confirmDeletion: () => send({ type: 'deletion.confirmed' }),
    markAllRead: () => send({ type: 'allRead.requested' }),
  };
}
