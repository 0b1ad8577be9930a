import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import type { Announcement } from '#services/contract/announcements.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { unreadKey } from '#services/queries/unreadQuery.ts';

/** A player who sees an announcement has read it: told to the operator once, then the lists are read again (ANN-05). */
export function useMarkRead(announcement: Announcement | undefined) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const isPlayer = useSession() !== null;
  const unread = isPlayer && announcement?.read === false ? announcement.id : null;
  useEffect(() => {
    if (unread === null) return;
    operator.readAnnouncement({ announcementId: unread, read: true }).then(
      () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.allAnnouncements });
        void queryClient.invalidateQueries({ queryKey: unreadKey });
      },
      // It stays unread, and is told the next time it is seen.
      () => {},
    );
  }, [operator, queryClient, unread]);
}
