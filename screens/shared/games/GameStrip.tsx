import { useId } from 'react';
import type { Game } from '@araw/contract/games/games';
import { gameKey } from '#services/queries/queries.ts';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import styles from './GameStrip.module.css';
import { GameTile } from './GameTile.tsx';

interface GameStripProps {
  title: string;
  games: readonly Game[];
  /** The address of the full list. */
  more?: string;
}

/** A row of games that scrolls sideways, without hearts; hidden if there are none. */
export function GameStrip({ title, games, more }: GameStripProps) {
  const headingId = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} more={more} />
      <ul className={styles.strip}>
        {games.map((game) => (
          <li key={gameKey(game)}>
            <GameTile game={game} heart={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
