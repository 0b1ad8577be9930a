import { useQuery } from '@tanstack/react-query';
import { useSession } from '#screens/parts/appActor.ts';
import { useServices } from '#screens/parts/services.ts';
import { useDataLanguage } from '#screens/parts/useDataLanguage.ts';
import { homeAnnouncementTypes } from '#services/queries.ts';

/** What the home screen announces: banners and the titles of its ticker (ANN-02). */
export function useAnnouncements() {
  const { queries } = useServices();
  const account = useSession()?.userName ?? null;
  return useQuery(
    queries.announcements({
      types: homeAnnouncementTypes,
      groupName: '',
      language: useDataLanguage(),
      account,
    }),
  );
}
