import { useQuery } from '@tanstack/react-query';
import type { paced } from '#services/paced.ts';
import { homeAnnouncementTypes } from '#services/queries/queries.ts';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from './useDataLanguage.ts';

/** When the lists are read again, besides once they are stale. */
interface ReadAnew {
  refetchInterval?: ReturnType<typeof paced>;
  refetchOnMount?: 'always';
  refetchOnWindowFocus?: 'always';
}

/** What is announced, with the player's read marks; unless told otherwise all that home announces (ANN-02). */
export function useAnnouncements(types = homeAnnouncementTypes, groupName = '', readAnew: ReadAnew = {}) {
  const { queries } = useServices();
  const account = useSession()?.userName ?? null;
  const query = queries.announcements({ types, groupName, language: useDataLanguage(), account });
  return useQuery({ ...query, ...readAnew });
}
