import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { GameTile } from '#screens/shared/games/GameTile.tsx';
import { TileSkeletons } from '#screens/shared/games/TileSkeletons.tsx';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { gameKey } from '#services/queries/queries.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import styles from './GameEntrance.module.css';
import { mixedTypes } from './mixedTypes.ts';

/** Tiles beside the rail, enough to match its height. */
const count = 8;
/** Tiles on the screen before any scrolling. */
const firstSeen = 4;

/** The content of the HOME and HOT tabs: games of every type in turn, or the hottest (ENT-01). */
export function LobbyGames({ hotOnly }: { hotOnly: boolean }) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const headingId = useId();
  const query = useQuery(queries.hotGames(useDataLanguage()));
  if (isNotOffered(query)) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={hotOnly ? t('home.hot') : t('home.games')}
        more={hotOnly ? '/m/hot' : '/m/gameList?gameType=ALL'}
      />
      <Block
        query={query}
        skeleton={
          <div className={styles.grid}>
            <TileSkeletons count={count} />
          </div>
        }
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState />
          ) : (
            <div className={styles.grid}>
              {(hotOnly ? list : mixedTypes(list)).slice(0, count).map((game, index) => (
                <GameTile key={gameKey(game)} game={game} eager={index < firstSeen} />
              ))}
            </div>
          )
        }
      </Block>
    </section>
  );
}
