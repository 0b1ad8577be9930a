import { Flame, Heart, History, LoaderCircle, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/parts/Button.tsx';
import { EmptyState } from '#screens/parts/EmptyState.tsx';
import { ErrorState } from '#screens/parts/ErrorState.tsx';
import { useFailureText } from '#screens/parts/failureText.ts';
import { HotStrip } from '#screens/parts/games/HotStrip.tsx';
import { TileSkeletons } from '#screens/parts/games/TileSkeletons.tsx';
import { gameKey } from '#services/queries.ts';
import { blocksOf } from './gameBlocks.ts';
import { GameBlock } from './GameBlock.tsx';
import styles from './GameList.module.css';
import type { useGameList } from './useGameList.ts';

type List = ReturnType<typeof useGameList>;

/** The list in whatever state it is: loading, games, nothing, failed (LIST-05, LIST-06, SHELL-15). */
export function Games({ list }: { list: List }) {
  const { snapshot, games, send } = list;
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { problem, hasMore } = snapshot.context;
  const retry = () => send({ type: 'retry.requested' });

  if (snapshot.hasTag('loading')) {
    return (
      <output className={styles.block} aria-busy aria-label={t('app.loading')}>
        <TileSkeletons count={8} />
      </output>
    );
  }
  if (snapshot.matches({ list: 'empty' })) return <NoGames list={list} />;
  if (snapshot.matches({ list: 'failed' }) && problem) {
    return <ErrorState title={failureText(problem)} requestId={problem.requestId} onRetry={retry} />;
  }
  return (
    <>
      <div
        role="feed"
        aria-busy={snapshot.matches({ list: 'loadingMore' })}
        aria-label={t(`category.${snapshot.context.gameType}`)}
      >
        {blocksOf(games).map((block, index) => (
          <GameBlock key={block[0] && gameKey(block[0])} games={block} first={index === 0} />
        ))}
      </div>
      {snapshot.matches({ list: 'moreFailed' }) && problem ? (
        <div className={styles.more} role="alert">
          <p>{failureText(problem)}</p>
          <Button small onClick={retry}>
            {t('app.retry')}
          </Button>
        </div>
      ) : (
        <output className={styles.more}>
          {hasMore || snapshot.matches({ list: 'loadingMore' }) ? (
            <LoaderCircle className={styles.spinner} aria-label={t('list.loadingMore')} />
          ) : (
            t('list.end')
          )}
        </output>
      )}
    </>
  );
}

/** Why there is nothing, and one way on. */
function NoGames({ list: { snapshot, send, clearFilters } }: { list: List }) {
  const { t } = useTranslation();
  const showHot = (
    <Button onClick={() => send({ type: 'tab.chosen', tab: 'hot' })}>{t('list.hotInstead')}</Button>
  );
  const showAll = <Button onClick={() => send({ type: 'tab.chosen', tab: 'all' })}>{t('list.all')}</Button>;
  switch (snapshot.context.tab) {
    case 'filter':
      return (
        <>
          <EmptyState
            icon={SearchX}
            title={t('list.noResults')}
            hint={t('list.noResultsHint')}
            action={<Button onClick={clearFilters}>{t('list.clearFilters')}</Button>}
          />
          <div className={styles.instead}>
            <HotStrip gameType={snapshot.context.gameType} />
          </div>
        </>
      );
    case 'recent':
      return <EmptyState icon={History} title={t('app.noData')} hint={t('list.noRecent')} action={showHot} />;
    case 'fav':
      return (
        <EmptyState icon={Heart} title={t('app.noData')} hint={t('list.noFavourites')} action={showHot} />
      );
    case 'hot':
      return <EmptyState icon={Flame} action={showAll} />;
    case 'all':
      return <EmptyState action={showHot} />;
  }
}
