import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Block } from '#screens/shared/loading/Block.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { GameStrip } from '#screens/shared/games/GameStrip.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import styles from './Category.module.css';

/** The hot games of each type that has any, with a link to the type's list (HOME-04, TILE-03). */
export function HotScreen() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const query = useQuery(queries.hotGames(useDataLanguage()));
  return (
    <div className={styles.screen}>
      <Block query={query} skeleton={<Skeleton className={styles.vendorsRoom} />}>
        {({ list }) => {
          if (list.length === 0) return <EmptyState />;
          const types = new Set(list.map(({ gameType }) => gameType));
          return [...types].map((gameType) => (
            <GameStrip
              key={gameType}
              title={t(`category.${gameType}`)}
              games={list.filter((game) => game.gameType === gameType)}
              more={`/m/gameList?gameType=${gameType}&type=hot`}
            />
          ));
        }}
      </Block>
    </div>
  );
}
