import { useQuery } from '@tanstack/react-query';
import { homeAnnouncementTypes } from '#services/queries.ts';
import { useSession } from './appActor.ts';
import { useServices } from './services.ts';
import { useDataLanguage } from './useDataLanguage.ts';

/** What is announced, with the player's read marks; unless told otherwise all that home announces (ANN-02). */
export function useAnnouncements(types = homeAnnouncementTypes, groupName = '') {
  const { queries } = useServices();
  const account = useSession()?.userName ?? null;
  return useQuery(queries.announcements({ types, groupName, language: useDataLanguage(), account }));
}
