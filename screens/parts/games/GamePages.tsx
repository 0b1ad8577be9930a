import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failure.ts';
import type { Game } from '#services/contract/games.ts';
import { gameKey } from '#services/queries.ts';
import { Button } from '../Button.tsx';
import { useFailureText } from '../failureText.ts';
import { GameBlock } from './GameBlock.tsx';
import { blocksOf } from './gameBlocks.ts';
import styles from './GamePages.module.css';
import { TileSkeletons } from './TileSkeletons.tsx';

interface GamePagesProps {
  /** What these games are. */
  label: string;
  games: readonly Game[];
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the next page did not come. */
  problem: Failure | null;
  onRetry: () => void;
}

/** The games of every page so far, and below them what is known of the next one (LIST-05, CAT-05). */
export function GamePages({ label, games, hasMore, loadingMore, problem, onRetry }: GamePagesProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <>
      <div role="feed" aria-busy={loadingMore} aria-label={label}>
        {blocksOf(games).map((block, index) => (
          <GameBlock key={block[0] && gameKey(block[0])} games={block} first={index === 0} />
        ))}
      </div>
      {problem ? (
        <div className={styles.more} role="alert">
          <p>{failureText(problem)}</p>
          <Button small onClick={onRetry}>
            {t('app.retry')}
          </Button>
        </div>
      ) : (
        <output className={styles.more}>
          {hasMore || loadingMore ? (
            <LoaderCircle className={styles.spinner} aria-label={t('list.loadingMore')} />
          ) : (
            t('list.end')
          )}
        </output>
      )}
    </>
  );
}

/** Stands where the first page is to be. */
export function GamePagesSkeleton() {
  const { t } = useTranslation();
  return (
    <output className={styles.block} aria-busy aria-label={t('app.loading')}>
      <TileSkeletons count={8} />
    </output>
  );
}
