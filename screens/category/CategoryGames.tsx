import { useTranslation } from 'react-i18next';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { GamePages, GamePagesSkeleton } from '#screens/shared/games/GamePages.tsx';
import { GameTile } from '#screens/shared/games/GameTile.tsx';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { gameKey } from '#services/queries/queries.ts';
import styles from './Category.module.css';
import type { useCategory } from './useCategory.ts';

/** Games at the start of the first page that are shown separately (CAT-04). */
const topCount = 2;

interface CategoryGamesProps {
  category: ReturnType<typeof useCategory>;
  title: string;
  /** Shows the first two as the top popular ones. */
  withTop?: boolean;
}

/** A category's games in every state: loading, loaded, empty, failed (CAT-04, CAT-05, SHELL-15). */
export function CategoryGames({ category, title, withTop }: CategoryGamesProps) {
  const { snapshot, send, list } = category;
  const { t } = useTranslation();
  const { games, shown, failure, retry } = list;
  const { vendor } = snapshot.context;

  if (snapshot.hasTag('empty')) {
    const showAll = (
      <Button onClick={() => send({ type: 'vendor.chosen', vendor: '' })}>{t('gameList.allVendors')}</Button>
    );
    return <EmptyState action={vendor !== '' && showAll} />;
  }
  if (failure) {
    return <FailedState error={failure} onRetry={retry} />;
  }
  if (!shown) return <GamePagesSkeleton />;
  const top = withTop ? games.slice(0, topCount) : [];
  return (
    <>
      {top.length > 0 && (
        <section aria-labelledby="top-popular">
          <SectionHeading id="top-popular" title={t('categoryPage.topPopular')} />
          <div className={styles.top}>
            {top.map((game) => (
              <GameTile key={gameKey(game)} game={game} eager />
            ))}
          </div>
        </section>
      )}
      <SectionHeading title={title} />
      <GamePages label={title} list={list} games={games.slice(top.length)} />
    </>
  );
}
