import { LoaderCircle } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@araw/contract/games/games';
import { gameKey } from '#services/queries/queries.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import styles from './GamePages.module.css';
import { GameTile } from './GameTile.tsx';
import { TileSkeletons } from './TileSkeletons.tsx';
import { useDrawnGames } from './useDrawnGames.ts';
import type { usePagedList } from './usePagedList.ts';

interface GamePagesProps {
  label: string;
  list: ReturnType<typeof usePagedList>;
  /** The part of the list to show; all games by default. */
  games?: readonly Game[];
}

/** Games whose pictures load immediately: more than a screen shows. */
const eagerGames = 8;

/** The games of all pages so far, followed by the state of the next page (LIST-05, CAT-05). */
export function GamePages({ label, list, games = list.games }: GamePagesProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { hasMore, loadingMore, moreFailure, retry } = list;
  const grid = useRef<HTMLDivElement>(null);
  const { from, to, rowsAbove, rowsBelow } = useDrawnGames(grid, games.length);
  const room = { '--rows-above': rowsAbove, '--rows-below': rowsBelow } as CSSProperties;
  return (
    <>
      <div
        ref={grid}
        role="feed"
        aria-busy={loadingMore}
        aria-label={label}
        className={styles.grid}
        style={room}
      >
        {games.slice(from, to).map((game, index) => (
          <GameTile key={gameKey(game)} game={game} eager={from + index < eagerGames} />
        ))}
      </div>
      {moreFailure ? (
        <div className={styles.more} role="alert">
          <p>{failureText(moreFailure)}</p>
          <Button small onClick={retry}>
            {t('app.retry')}
          </Button>
        </div>
      ) : (
        <output className={styles.more}>
          {hasMore || loadingMore ? (
            <LoaderCircle className={styles.spinner} aria-label={t('gameList.loadingMore')} />
          ) : (
            t('gameList.end')
          )}
        </output>
      )}
    </>
  );
}

/** The placeholder for the first page. */
export function GamePagesSkeleton() {
  const { t } = useTranslation();
  return (
    <output className={styles.grid} aria-busy aria-label={t('app.loading')}>
      <TileSkeletons count={8} />
    </output>
  );
}
