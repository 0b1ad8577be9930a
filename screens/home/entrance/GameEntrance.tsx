import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryPath, type EntranceTab } from '#machines/gameEntrance/gameEntrance.rules.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { MissingPart } from './MissingPart.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { categoryIcons } from './categoryIcons.ts';
import styles from './GameEntrance.module.css';
import { LobbyGames } from './LobbyGames.tsx';
import { tabElementId, useGameEntrance } from './useGameEntrance.ts';

const VendorList = lazy(async () => ({
  default: (await import('#screens/shared/games/VendorList.tsx')).VendorList,
}));

/** The game menu: a rail of tabs, with the chosen tab's content beside it (ENT-01, ENT-02). */
export function GameEntrance() {
  const { t } = useTranslation();
  const { tabs, waiting, shown, choose } = useGameEntrance();

  const nameOf = (tab: EntranceTab) =>
    ('displayName' in tab && tab.id === 'BINGO' && tab.displayName) || t(`category.${tab.id}`);

  return (
    <div className={styles.entrance}>
      <nav className={styles.rail} aria-label={t('category.menu')}>
        {tabs.map((tab) => {
          const Icon = categoryIcons[tab.id];
          return (
            <button
              key={tab.id}
              id={tabElementId(tab)}
              type="button"
              className={styles.tab}
              aria-current={tab.id === shown.id || undefined}
              onClick={() => choose(tab)}
            >
              <Icon size={22} aria-hidden />
              <span>{nameOf(tab)}</span>
            </button>
          );
        })}
        {waiting && <TabSkeletons />}
      </nav>
      <div className={styles.shown}>
        {'vendors' in shown ? (
          <LazyPart instead={<MissingPart />}>
            <VendorList title={nameOf(shown)} categories={[shown]} more={categoryPath(shown.id)} />
          </LazyPart>
        ) : (
          <LobbyGames hotOnly={shown.id === 'HOT'} />
        )}
      </div>
    </div>
  );
}

/** Enough to fill the rail on the first screen. */
function TabSkeletons() {
  return Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className={styles.tabSkeleton} />);
}
