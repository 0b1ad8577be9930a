import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Block } from '#screens/shared/loading/Block.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { Announcement, AnnouncementLists } from '@araw/contract/messages/announcements';
import { AnnouncementArticle } from './AnnouncementArticle.tsx';
import { Gone } from './Gone.tsx';
import styles from './Announcements.module.css';
import { useIndex } from './useIndex.ts';

/** The query of the announcement at an index, or of the whole list without one. */
export type SearchOf = (index?: number) => string;

interface ListOrArticleProps {
  query: UseQueryResult<AnnouncementLists>;
  choose: (lists: AnnouncementLists) => readonly Announcement[];
  /** Parameters that links must keep, such as `types=A`. */
  kept?: string;
  /** Shown for announcements without a title. */
  untitled: string;
  allLabel: string;
  list: (announcements: readonly Announcement[], searchOf: SearchOf) => ReactNode;
  actionOf?: (announcement: Announcement) => ReactNode;
}

/** Announcements as a list, or the one at the address's `index`. */
export function ListOrArticle({
  query,
  choose,
  kept = '',
  untitled,
  allLabel,
  list,
  actionOf,
}: ListOrArticleProps) {
  const index = useIndex();
  const searchOf: SearchOf = (place) => {
    const search = new URLSearchParams(kept);
    if (place !== undefined) search.set('index', String(place));
    return search.toString();
  };
  const one = (announcement: Announcement | undefined) =>
    announcement ? (
      <>
        <AnnouncementArticle
          key={announcement.id}
          announcement={announcement}
          action={actionOf?.(announcement)}
        />
        <ButtonLink wide replace to={{ search: searchOf() }}>
          {allLabel}
        </ButtonLink>
      </>
    ) : (
      <Gone allSearch={searchOf()} allLabel={allLabel} />
    );

  return (
    <div className={styles.screen}>
      <Block query={query} skeleton={<Skeleton className={styles.loading} />}>
        {(lists) => {
          const announcements = choose(lists).map((one) => ({ ...one, title: one.title.trim() || untitled }));
          return index === null ? list(announcements, searchOf) : one(announcements[index]);
        }}
      </Block>
    </div>
  );
}
