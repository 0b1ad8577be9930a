import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import type { Announcement } from '@araw/contract/messages/announcements';
import { queryKeys } from '#services/queries/queries.ts';
import { unreadKey } from '#services/queries/unreadQuery.ts';

/** Marks an announcement on screen as read, once, and then reloads the lists (ANN-05). */
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
      // It stays unread, and is marked the next time it is shown.
      () => {},
    );
  }, [operator, queryClient, unread]);
}
