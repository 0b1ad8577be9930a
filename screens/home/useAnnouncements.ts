import { useQuery } from '@tanstack/react-query';
import { shownLanguage } from '#locales/i18n.ts';
import { useSession } from '#screens/parts/appActor.ts';
import { useServices } from '#screens/parts/services.ts';
import { homeAnnouncementTypes } from '#services/queries.ts';

/** What the home screen announces: banners and the titles of its ticker (ANN-02). */
export function useAnnouncements() {
  const { queries } = useServices();
  const account = useSession()?.userName ?? null;
  return useQuery(
    queries.announcements({
      types: homeAnnouncementTypes,
      groupName: '',
      language: shownLanguage(),
      account,
    }),
  );
}
