import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GameTile } from '#screens/shared/games/GameTile.tsx';
import { TileSkeletons } from '#screens/shared/games/TileSkeletons.tsx';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { gameKey } from '#services/queries/queries.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import styles from './LowerHome.module.css';

const count = 3;

/** The player's last three games (HOME-01); nothing before the first game. */
export function RecentGames() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const headingId = useId();
  const query = useQuery(queries.recentGames({ language: useDataLanguage(), count }));
  if (query.data?.list.length === 0 || isNotOffered(query)) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('homeBlocks.recent')}
        more="/m/gameList?gameType=ALL&type=recent"
      />
      <div className={styles.threes}>
        <Block query={query} skeleton={<TileSkeletons count={count} />}>
          {({ list }) => list.slice(0, count).map((game) => <GameTile key={gameKey(game)} game={game} />)}
        </Block>
      </div>
    </section>
  );
}
