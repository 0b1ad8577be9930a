import { useTranslation } from 'react-i18next';
import { useSession } from '#src/app/appActor.ts';
import { useAnnouncements } from '#src/app/hooks/useAnnouncements.ts';
import type { Announcement } from '@araw/contract/messages/announcements';
import { AnnouncementList } from './AnnouncementList.tsx';
import { ListOrArticle, type SearchOf } from './ListOrArticle.tsx';

const list = (announcements: readonly Announcement[], searchOf: SearchOf) => (
  <AnnouncementList announcements={announcements} searchOf={searchOf} />
);

/**
 * /m/notice: the player's announcements, or the one that was tapped (ANN-03, ANN-04). Those in the home ticker come
 * first, so that both use the same indexes; popups for players follow.
 */
export function AnnouncementsScreen() {
  const { t } = useTranslation();
  const isVisitor = useSession() === null;
  return (
    <ListOrArticle
      query={useAnnouncements()}
      choose={({ player, popup }) => [
        ...player,
        ...popup.filter(({ execution }) => (execution === 'B') === isVisitor),
      ]}
      untitled={t('title.announcements')}
      allLabel={t('announcements.all')}
      list={list}
    />
  );
}

/** /m/member/notice?types=A: announcements for agents (AGENT-04). */
export function AgentAnnouncementsScreen() {
  const { t } = useTranslation();
  return (
    <ListOrArticle
      query={useAnnouncements('A', 'm_home')}
      choose={({ player }) => player}
      kept="types=A"
      untitled={t('title.announcements')}
      allLabel={t('announcements.all')}
      list={list}
    />
  );
}
