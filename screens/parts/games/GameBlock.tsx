import { memo, useRef } from 'react';
import type { Game } from '#services/contract/games.ts';
import { gameKey } from '#services/queries.ts';
import { useNearViewport } from '../useNearViewport.ts';
import { blockSize, sameGames } from './gameBlocks.ts';
import styles from './GamePages.module.css';
import { GameTile } from './GameTile.tsx';

interface GameBlockProps {
  games: Game[];
  /** Among the first blocks of the list. */
  first: boolean;
}

/** Pixels above and below the screen within which blocks are drawn. */
const margin = 800;

/**
 * A run of tiles that is drawn only near the screen, so that the page holds few elements however long the list
 * gets. A whole block's height follows from its width, and is the same drawn or not.
 */
export const GameBlock = memo(
  function GameBlock({ games, first }: GameBlockProps) {
    const element = useRef<HTMLDivElement>(null);
    const isNear = useNearViewport(element, margin, first);
    const isWhole = games.length === blockSize;
    return (
      <div ref={element} className={styles.block} data-whole={isWhole || undefined}>
        {(isNear || !isWhole) &&
          games.map((game) => <GameTile key={gameKey(game)} game={game} eager={first} />)}
      </div>
    );
  },
  (before, after) => before.first === after.first && sameGames(before.games, after.games),
);
