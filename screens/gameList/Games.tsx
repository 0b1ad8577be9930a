import { Flame, Heart, History, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { GamePages, GamePagesSkeleton } from '#screens/shared/games/GamePages.tsx';
import { HotStrip } from '#screens/shared/games/HotStrip.tsx';
import styles from './GameList.module.css';
import type { useGameList } from './useGameList.ts';

type List = ReturnType<typeof useGameList>;

/** The list in every state: loading, games, empty, failed (LIST-05, LIST-06, SHELL-15). */
export function Games({ list }: { list: List }) {
  const { snapshot, pages } = list;
  const { shown, failure, retry } = pages;
  const { t } = useTranslation();

  if (snapshot.hasTag('empty')) return <NoGames list={list} />;
  if (failure) {
    return <FailedState error={failure} onRetry={retry} />;
  }
  if (!shown) return <GamePagesSkeleton />;
  return <GamePages label={t(`category.${snapshot.context.gameType}`)} list={pages} />;
}

/** Why the list is empty, and one next step. */
function NoGames({ list: { snapshot, send, clearFilters } }: { list: List }) {
  const { t } = useTranslation();
  const showHot = (
    <Button onClick={() => send({ type: 'tab.chosen', tab: 'hot' })}>{t('gameList.hotInstead')}</Button>
  );
  const showAll = (
    <Button onClick={() => send({ type: 'tab.chosen', tab: 'all' })}>{t('gameList.all')}</Button>
  );
  switch (snapshot.context.tab) {
    case 'filter':
      return (
        <>
          <EmptyState
            icon={SearchX}
            title={t('gameList.noResults')}
            hint={t('gameList.noResultsHint')}
            action={<Button onClick={clearFilters}>{t('gameList.clearFilters')}</Button>}
          />
          <div className={styles.instead}>
            <HotStrip gameType={snapshot.context.gameType} />
          </div>
        </>
      );
    case 'recent':
      return (
        <EmptyState icon={History} title={t('app.noData')} hint={t('gameList.noRecent')} action={showHot} />
      );
    case 'fav':
      return (
        <EmptyState icon={Heart} title={t('app.noData')} hint={t('gameList.noFavourites')} action={showHot} />
      );
    case 'hot':
      return <EmptyState icon={Flame} action={showAll} />;
    case 'all':
      return <EmptyState action={showHot} />;
  }
}
