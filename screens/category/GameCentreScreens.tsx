import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoriesOf, categoryPath } from '#machines/gameEntrance/gameEntrance.rules.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { HotStrip } from '#screens/shared/games/HotStrip.tsx';
import { MatchStrip } from '#screens/shared/games/MatchStrip.tsx';
import { VendorList } from '#screens/shared/games/VendorList.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { GameType } from '@araw/contract/games/gameCodes';
import styles from './Category.module.css';
import { CategoryGames } from './CategoryGames.tsx';
import { useCategory } from './useCategory.ts';

/** Games per page of a category's list (CAT-05). */
const pageSize = 12;

/** The vendors of some game types, each leading to its lobby (CAT-03). */
function Vendors({ gameTypes }: { gameTypes: readonly GameType[] }) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const query = useQuery(queries.vendors(useDataLanguage()));
  return (
    <Block query={query} skeleton={<Skeleton className={styles.vendorsRoom} />}>
      {(config) => {
        const categories = categoriesOf(config).filter(({ gameType }) => gameTypes.includes(gameType));
        if (categories.length === 0) return null;
        return <VendorList title={t('categoryPage.vendors')} categories={categories} small />;
      }}
    </Block>
  );
}

/** All games of a type. Changing the language restarts the list. */
function AllGames({ gameType }: { gameType: GameType }) {
  return <AllGamesOf key={useDataLanguage()} gameType={gameType} />;
}

function AllGamesOf({ gameType }: { gameType: GameType }) {
  const { t } = useTranslation();
  const category = useCategory({ gameType, pageSize, vendor: '' }, () => {});
  return (
    <div className={styles.wholeWidth}>
      <CategoryGames category={category} title={t('categoryPage.allGames')} />
    </div>
  );
}

/** Hot tables, vendors and every live game (CAT-03). */
export const LiveScreen = () => (
  <div className={styles.screen}>
    <HotStrip gameType="LIVE" />
    <Vendors gameTypes={['LIVE']} />
    <AllGames gameType="LIVE" />
  </div>
);

/** Upcoming events, vendors and every sports game (CAT-03). */
export const SportsScreen = () => (
  <div className={styles.screen}>
    <MatchStrip />
    <Vendors gameTypes={['SPORTS']} />
    <AllGames gameType="SPORTS" />
  </div>
);

/** Esports games are requested as SPORTS (LIST-01); only the vendors differ. */
export const EsportsScreen = () => (
  <div className={styles.screen}>
    <MatchStrip />
    <Vendors gameTypes={['ESPORTS']} />
  </div>
);

export const LotteryScreen = () => (
  <div className={styles.screen}>
    <Vendors gameTypes={['LOTT']} />
    <AllGames gameType="LOTT" />
  </div>
);

export const ElotteryScreen = () => (
  <div className={styles.screen}>
    <Vendors gameTypes={['ELOTT', 'ELOTTO']} />
    <AllGames gameType="ELOTT" />
  </div>
);

/** Every category with its vendors and a link to its page (CAT-01, CAT-06). */
export function GameCenterScreen() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const query = useQuery(queries.vendors(useDataLanguage()));
  return (
    <div className={styles.screen}>
      <Block query={query} skeleton={<Skeleton className={styles.vendorsRoom} />}>
        {(config) => {
          const categories = categoriesOf(config);
          if (categories.length === 0) return <EmptyState />;
          return categories.map((category) => (
            <VendorList
              key={category.gameType}
              title={
                (category.gameType === 'BINGO' && category.displayName) || t(`category.${category.gameType}`)
              }
              categories={[category]}
              more={categoryPath(category.gameType)}
              small
            />
          ));
        }}
      </Block>
    </div>
  );
}
