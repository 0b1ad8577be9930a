import { useQuery } from '@tanstack/react-query';
import type { paced } from '#services/paced.ts';
import { homeAnnouncementTypes } from '#services/queries/queries.ts';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from './useDataLanguage.ts';

/** When to refetch the lists, besides when they are stale. */
interface ReadAnew {
  refetchInterval?: ReturnType<typeof paced>;
  refetchOnMount?: 'always';
  refetchOnWindowFocus?: 'always';
}

/** Announcements with the player's read marks; by default all those on home (ANN-02). */
export function useAnnouncements(types = homeAnnouncementTypes, groupName = '', readAnew: ReadAnew = {}) {
  const { queries } = useServices();
  const account = useSession()?.userName ?? null;
  const query = queries.announcements({ types, groupName, language: useDataLanguage(), account });
  return useQuery({ ...query, ...readAnew });
}
